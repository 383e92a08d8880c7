//! What a tutorial says: a note over the table, and the way on.

use super::Region;
use crate::page::{Board, Coach, Scene};
use maud::html;

/// The note of a stop. One that asks for nothing has a button that reads on; the last one leads to a game of one's own.
pub(crate) fn region<G: Board>(scene: &Scene<'_, G>, coach: &Coach) -> Region {
    let lang = scene.lang;
    let (step, steps) = (coach.step + 1, coach.steps);
    let region = html! {
        section #r-coach aria-label=(lang.t("learn-coach")) {
            p.note { (lang.t(&coach.note)) }
            p.stop { (lang.with("learn-step", [("step", step.into()), ("steps", steps.into())])) }
            @if step == steps {
                a.next href={ "/#game-" (G::NAME) } { (lang.t("learn-play-now")) }
            } @else if coach.asks {
                p.task { (lang.t("learn-your-move")) }
            } @else {
                button.next type="submit" name="action" value="next" formnovalidate formaction=(scene.post_to("act")) data-next {
                    (lang.t("learn-next"))
                }
            }
        }
    };
    ("r-coach", region)
}
