//! The pile and what has gone: what a careful player could keep in mind (F24).

use super::art;
use crate::page::Scene;
use furrow_fable::{Animal, State};
use furrow_text::fable;
use maud::{Markup, html};

/// Cards by animal: in the pile when it last formed, seen since.
pub(super) fn panel(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let gone = view.gone();
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
                    tr {
                        th scope="row" { (lang.t("board-in-pile")) }
                        @for animal in Animal::ALL { td { (view.pile_formed.of_animal(animal)) } }
                    }
                    tr {
                        th scope="row" { (lang.t("board-gone")) }
                        @for animal in Animal::ALL { td { (gone.of_animal(animal)) } }
                    }
                }
            }
            button.close type="button" popovertarget="memory" popovertargetaction="hide" { (lang.t("board-close")) }
        }
    }
}
