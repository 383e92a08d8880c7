//! Every drawing at every size, without a word: the page that shows it adds the headings.

use crate::{
    Animal, CardArt, Cut, Diagram, Empty, Icon, Mood, TileArt, animal, blink, card_face, diagram,
    empty_state, face, front_scene, ghost, howl_badge, icon, meadow_desktop, meadow_phone, podium, seat_face,
    seat_shape, tile, turbo, wordmark,
};
use maud::{Markup, html};

/// One group of drawings.
#[derive(Clone, Debug)]
pub struct Plate {
    /// What it shows; the heading's key in the text catalogue.
    pub key: &'static str,
    /// The drawings, in wrappers of class `plate-row`, their sizes set by `s24` to `s96`.
    pub art: Markup,
}

const SIZES: [(&str, u8); 4] = [("s24", 24), ("s32", 32), ("s48", 48), ("s96", 96)];

/// All plates, in the order of the page.
pub fn specimen_plates() -> Vec<Plate> {
    let mut plates = shared_plates();
    plates.extend(crate::crazy_race::plates());
    plates.extend(crate::carrots::plates());
    let diagrams = html! { div.plate-row { @for which in Diagram::ALL { (diagram(which)) } } };
    plates.push(Plate { key: "diagrams", art: diagrams });
    plates
}

/// What all games share, and Fable's pieces.
fn shared_plates() -> Vec<Plate> {
    vec![
        Plate { key: "animals-full", art: moods() },
        Plate { key: "animals-small", art: html! { (calm("s24", Cut::Small)) (calm("s32", Cut::Small)) } },
        Plate { key: "animals-grey", art: grey() },
        Plate { key: "animals-silhouette", art: silhouettes() },
        Plate { key: "ghosts", art: html! { (ghosts("s32")) (ghosts("s48")) } },
        Plate { key: "blinks", art: html! { div.plate-row.s48 { @for a in Animal::ALL { (blink(a)) } } } },
        Plate {
            key: "cards",
            art: html! { div.plate-row { @for art in CardArt::ALL { (card_face(art)) } } },
        },
        Plate { key: "turbo", art: turbos() },
        Plate { key: "tiles", art: tiles() },
        Plate { key: "podium", art: html! { div.plate-row { (podium()) } } },
        Plate { key: "seats", art: seats() },
        Plate {
            key: "faces",
            art: html! { (faces("s32")) (faces("s48")) (faces("s96")) @for n in 0..6 { (seated("s48", n)) } (seated("s24", 2)) },
        },
        Plate { key: "icons", art: html! { (icons("s24")) (icons("s48")) } },
        Plate { key: "wordmark", art: html! { div.plate-row { (wordmark()) } } },
        Plate { key: "front", art: front_scene() },
        Plate { key: "meadow-phone", art: meadow_phone() },
        Plate { key: "meadow-desktop", art: meadow_desktop() },
        Plate {
            key: "empty-states",
            art: html! { div.plate-row { @for kind in Empty::ALL { (empty_state(kind)) } } },
        },
        Plate { key: "stress", art: stress() },
    ]
}

fn moods() -> Markup {
    html! {
        @for (class, px) in SIZES.iter().rev() {
            @for a in Animal::ALL {
                div.plate-row.(*class) {
                    @for mood in Mood::ALL { (animal(a, mood, if *px < 32 { Cut::Small } else { Cut::Full })) }
                }
            }
        }
    }
}

fn calm(class: &str, cut: Cut) -> Markup {
    html! { div.plate-row.(class) { @for a in Animal::ALL { (animal(a, Mood::Calm, cut)) } } }
}

fn grey() -> Markup {
    html! { div.grey { (calm("s96", Cut::Full)) (calm("s48", Cut::Full)) (calm("s24", Cut::Small)) } }
}

fn silhouettes() -> Markup {
    html! { div.plate-paper { div.silhouette { (calm("s96", Cut::Full)) (calm("s24", Cut::Small)) } } }
}

fn ghosts(class: &str) -> Markup {
    html! { div.plate-row.(class) { @for a in Animal::ALL { (ghost(a)) } } }
}

/// The computer players of a level, one a seat.
fn seated(class: &str, level: usize) -> Markup {
    html! { div.plate-row.(class) { @for seat in 0..6 { (seat_face(level, seat)) } } }
}

fn faces(class: &str) -> Markup {
    html! { div.plate-row.(class) { @for n in 0..6 { (face(n)) } (howl_badge()) } }
}

fn seats() -> Markup {
    html! {
        @for class in ["s24", "s48"] {
            div.plate-row.(class) { @for n in 0..6 { (seat_shape(n)) } }
        }
        div.grey { div.plate-row.s24 { @for n in 0..6 { (seat_shape(n)) } } }
    }
}

fn icons(class: &str) -> Markup {
    html! { div.plate-row.(class) { @for &name in Icon::ALL { (icon(name)) } } }
}

fn turbos() -> Markup {
    html! { div.plate-row.s96 { (turbo(Cut::Full)) } div.plate-row.s48 { (turbo(Cut::Full)) } div.plate-row.s24 { (turbo(Cut::Small)) } }
}

fn tiles() -> Markup {
    html! {
        div.plate-row.s96 {
            (tile(TileArt::Start)) (tile(TileArt::Path)) (tile(TileArt::Path)) (tile(TileArt::Stream))
            (tile(TileArt::Path)) (tile(TileArt::Finish))
        }
    }
}

/// Five animals on one tile, a full hand, all moods in grey at the smallest size.
fn stress() -> Markup {
    html! {
        div.plate-row.s96 {
            div.plate-stack.s48 { (tile(TileArt::Stream)) @for a in Animal::ALL { (animal(a, Mood::Running, Cut::Full)) } }
        }
        div.plate-row {
            @for art in [CardArt::Wolf, CardArt::Howl, CardArt::Howl, CardArt::Wolf, CardArt::Hare, CardArt::Lamb, CardArt::Fox] {
                (card_face(art))
            }
        }
        div.grey { @for a in Animal::ALL { div.plate-row.s32 { @for m in Mood::ALL { (animal(a, m, Cut::Full)) } } } }
    }
}
