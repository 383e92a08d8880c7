//! The status line: one sentence, and the ways to everything that is one tap away.

use super::{Region, list};
use crate::page::{Board, Moment, Scene, Who};
use furrow_art::{Icon, icon};
use furrow_game::{Seat, Turn};
use maud::{Markup, html};

/// The line. `facts`: what the game shows beside it, such as the stage or a button that opens a sheet.
pub(crate) fn region<G: Board>(scene: &Scene<'_, G>, facts: &Markup) -> Region {
    let lang = scene.lang;
    let region = html! {
        section #r-status {
            h1 { (sentence(scene)) }
            (facts)
            button.tool.to-log type="button" popovertarget="log" { (lang.t("board-log")) }
            button.tool type="button" popovertarget="menu" aria-label=(lang.t("board-menu")) title=(lang.t("board-menu")) {
                (icon(Icon::Menu))
            }
        }
    };
    ("r-status", region)
}

/// What the table waits for.
pub(crate) fn sentence<G: Board>(scene: &Scene<'_, G>) -> String {
    let lang = scene.lang;
    match (scene.moment, &scene.affairs.closed, &scene.affairs.paused) {
        (Moment::Over, ..) => over(scene),
        (_, Some(_), _) => lang.t("board-status-closed"),
        (_, _, Some(pause)) => lang.with("board-status-paused", scene.about(pause.seat)),
        _ => G::status(scene).unwrap_or_else(|| waiting(scene)),
    }
}

fn waiting<G: Board>(scene: &Scene<'_, G>) -> String {
    let Turn::Act(seat) = G::whose_turn(scene.view) else { return scene.lang.t("board-status-chance") };
    if scene.replay.is_some() {
        return scene.lang.with("replay-turn", scene.about(seat));
    }
    let key = match scene.sitters[seat.index()].who {
        Who::Bot { .. } | Who::Program => "board-status-thinks",
        Who::Person { here: true } => "board-status-waits",
        Who::Person { here: false } => "board-status-away",
    };
    scene.lang.with(key, [("name", scene.name(seat).into())])
}

fn over<G: Board>(scene: &Scene<'_, G>) -> String {
    let ranks = scene.ranks.as_deref().unwrap_or_default();
    let winners: Vec<Seat> =
        Seat::all(scene.seats()).filter(|seat| ranks.get(seat.index()) == Some(&1)).collect();
    match winners[..] {
        [seat] => scene.lang.with("board-status-won", scene.about(seat)),
        _ => {
            let winners = list(scene.lang, winners.into_iter().map(|seat| scene.called(seat)));
            scene.lang.with("board-status-shared", [("list", winners.into())])
        }
    }
}
