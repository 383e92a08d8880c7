//! This game's part of the specimen.

use super::*;
use crate::animals::Cut;
use crate::specimen::Plate;
use crate::{garden_desktop, garden_phone};
use maud::{Markup, html};

/// Crops, spaces, markers, dice and the course at the sizes they are seen in.
pub(crate) fn plates() -> Vec<Plate> {
    vec![
        Plate { key: "crops", art: crops() },
        Plate { key: "spaces", art: spaces() },
        Plate { key: "markers", art: markers() },
        Plate { key: "dice", art: dice() },
        Plate { key: "course", art: course() },
        Plate { key: "garden-phone", art: garden_phone() },
        Plate { key: "garden-desktop", art: garden_desktop() },
    ]
}

const SIZES: [(&str, Cut); 4] =
    [("s96", Cut::Full), ("s48", Cut::Full), ("s32", Cut::Full), ("s24", Cut::Small)];

fn crops() -> Markup {
    html! {
        @for (class, cut) in SIZES { div.plate-row.(class) { @for c in Crop::ALL { (crop(c, cut)) } } }
        div.plate-paper { div.silhouette { div.plate-row.s24 { @for c in Crop::ALL { (crop(c, Cut::Small)) } } } }
    }
}

fn spaces() -> Markup {
    html! {
        @for class in ["s96", "s48"] { div.plate-row.(class) { @for kind in SpaceArt::ALL { (space_tile(kind)) } } }
        @for (class, cut) in SIZES { div.plate-row.(class) { @for kind in SpaceArt::ALL { (space_art(kind, cut)) } } }
    }
}

fn markers() -> Markup {
    html! {
        @for class in ["s96", "s48", "s24"] {
            @for which in [MarkerArt::A, MarkerArt::B] { div.plate-row.(class) { @for seat in 0..6 { (marker(seat, which)) } } }
        }
    }
}

fn dice() -> Markup {
    html! { @for class in ["s96", "s48", "s24"] { div.plate-row.(class) { @for n in 1..=6 { (die_face(n)) } } } }
}

/// The path with a stamp for each place.
fn course() -> Markup {
    let spots: String = COURSE
        .iter()
        .map(|p| crate::svg::place("space-ground", f32::from(p.x) - 23.0, f32::from(p.y) - 23.0, 46.0))
        .collect();
    let spots = format!(r#"<g fill="$ground-carrot">{spots}</g>"#);
    html! { div.plate-course { (course_path()) (crate::svg::picture("course-path", COURSE_SIZE.0, COURSE_SIZE.1, &spots)) } }
}
