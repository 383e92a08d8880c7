//! The pile and what has gone: what a careful player could keep in mind (F24).

use super::art;
use crate::page::Scene;
use furrow_fable::{Animal, Counts, DECK, State};
use furrow_text::fable;
use maud::{Markup, html};

/// Cards by animal: in the box, in the pile when it last formed, laid or discarded now.
pub(super) fn panel(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        div #memory.sheet popover {
            h2 { (lang.t("board-memory")) }
            p { (lang.with("board-pile", [("cards", view.pile.into())])) }
            table.gone {
                thead {
                    tr {
                        th scope="col" { span.sr { (lang.t("board-animal")) } }
                        @for animal in Animal::ALL {
                            th scope="col" { (art::small(animal)) span.sr { (fable::heading(lang, animal)) } }
                        }
                    }
                }
                tbody {
                    (row(&lang.t("board-in-box"), DECK))
                    (row(&lang.t("board-in-pile"), view.pile_formed))
                    (row(&lang.t("board-gone"), view.gone()))
                }
            }
            button.close type="button" popovertarget="memory" popovertargetaction="hide" { (lang.t("board-close")) }
        }
    }
}

fn row(title: &str, cards: Counts) -> Markup {
    html! {
        tr {
            th scope="row" { (title) }
            @for animal in Animal::ALL { td { (cards.of_animal(animal)) } }
        }
    }
}
