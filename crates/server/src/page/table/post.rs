//! A button that does something at the table besides a choice.

use crate::page::Scene;
use furrow_game::Game;
use maud::{Markup, html};

/// The button: it posts to `/t/CODE/WHAT`, from wherever on the page it stands; scripts send it without leaving the page.
pub(crate) fn post<G: Game>(
    scene: &Scene<'_, G>,
    what: &str,
    value: Option<(&str, &str)>,
    label: &str,
) -> Markup {
    let (name, value) = value.unzip();
    html! {
        button.affair-do type="submit" form="decide" formnovalidate formaction=(scene.post_to(what)) data-affair=(what)
            name=[name] value=[value] { (label) }
    }
}
