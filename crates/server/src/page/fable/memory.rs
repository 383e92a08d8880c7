//! The pile and what has gone: what a careful player could keep in mind (F24).

use super::art;
use crate::page::{Scene, table::list};
use furrow_fable::{Animal, Card, Counts, State};
use furrow_text::fable;
use maud::{Markup, html};

/// Cards by animal: in the box, in the pile when it last formed, laid or discarded now.
pub(super) fn panel(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        div #memory.sheet popover {
            h2 { (lang.t("fable-board-memory")) }
            p { (lang.with("fable-board-pile", [("cards", view.pile.into())])) }
            table.gone {
                thead {
                    tr {
                        th scope="col" { span.sr { (lang.t("fable-board-animal")) } }
                        @for animal in Animal::ALL {
                            th scope="col" { (art::small(animal)) span.sr { (fable::heading(lang, animal)) } }
                        }
                    }
                }
                tbody {
                    (row(scene, &lang.t("fable-board-in-box"), view.setup.variant.deck()))
                    (row(scene, &lang.t("fable-board-in-pile"), view.pile_formed))
                    (row(scene, &lang.t("fable-board-gone"), view.gone()))
                }
            }
            button.close type="button" popovertarget="memory" popovertargetaction="hide" { (lang.t("board-close")) }
        }
    }
}

fn row(scene: &Scene<'_, State>, title: &str, cards: Counts) -> Markup {
    html! {
        tr {
            th scope="row" { (title) }
            @for animal in Animal::ALL { td { (cards.of_animal(animal)) (howls(scene, animal, cards)) } }
        }
    }
}

/// Below the number of wolves: how many of them howl, in a game with howls.
pub(super) fn howls(scene: &Scene<'_, State>, animal: Animal, cards: Counts) -> Markup {
    let howling = scene.view.setup.variant.deck().get(Card::Howl) > 0;
    html! {
        @if animal == Animal::Wolf && howling {
            " " span.howls { (scene.lang.with("fable-board-with-howls", [("howls", cards.get(Card::Howl).into())])) }
        }
    }
}

/// The same as the panel for the table in words.
pub(super) fn in_words(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let line = |key: &str, cards: Counts| {
        let cards = list(lang, cards.iter().map(|(card, n)| super::held(lang, card, n)));
        html! { p { (lang.with(key, [("list", cards.into())])) } }
    };
    html! {
        h2 { (lang.t("fable-board-memory")) }
        p { (lang.with("fable-board-pile", [("cards", view.pile.into())])) }
        (line("fable-board-list-in-box", view.setup.variant.deck()))
        (line("fable-board-list-in-pile", view.pile_formed))
        @if view.gone().is_empty() { p { (lang.t("fable-board-list-gone-none")) } } @else { (line("fable-board-list-gone", view.gone())) }
    }
}
