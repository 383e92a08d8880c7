//! If the game ended now: points, and who would pay the penalties with what (R17).

use super::story::called;
use crate::page::{Moment, Scene, table::order};
use furrow_art::seat_shape;
use furrow_crazy_race::{Penalty, State, Values};
use furrow_game::Seat;
use furrow_text::crazy_race::at;
use maud::{Markup, html};

/// The tiles that a seat would lose to penalties 1 and 2; of the second it is taken to choose the least.
pub(super) fn losses(scene: &Scene<'_, State>, seat: Seat) -> [Option<u8>; 2] {
    let board = &scene.view.board;
    let pays = |penalty: Option<Penalty>| penalty.is_some_and(|penalty| penalty.owners.contains(seat));
    let [first, second] = board.penalties();
    let tiles = board.tiles[seat.index()];
    let highest = tiles.highest().filter(|_| pays(first));
    let rest = highest.map_or(tiles, |tile| tiles.minus(Values::one(tile)));
    [highest, rest.iter().next().filter(|_| pays(second))]
}

/// The penalty that falls on animals of this progress, once it does.
pub(super) fn penalty_due(scene: &Scene<'_, State>, progress: u8) -> Option<u8> {
    let ended = super::status::phase(scene.view) == "pay";
    let due = (1..)
        .zip(scene.view.board.penalties())
        .find(|(_, due)| due.is_some_and(|due| due.progress == progress));
    due.filter(|_| ended).map(|(number, _)| number)
}

pub(super) fn sheet(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        div #standing.sheet popover {
            h2 { (lang.t("crazy-race-board-if-ended")) }
            @if scene.moment != Moment::Over {
                @for sentence in sentences(scene) { p { (sentence) } }
                table.known {
                    thead { tr {
                        td {}
                        th scope="col" { (lang.t("crazy-race-board-tiles")) }
                        th scope="col" { (lang.t("crazy-race-board-pays")) }
                        th scope="col" { (lang.t("crazy-race-board-would-have")) }
                    } }
                    tbody { @for seat in order(scene) { (row(scene, seat)) } }
                }
                p.note { (lang.t("crazy-race-board-penalty-note")) }
            }
            button.close type="button" popovertarget="standing" popovertargetaction="hide" { (lang.t("board-close")) }
        }
    }
}

fn row(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let tiles = scene.view.board.tiles[seat.index()];
    let lost = losses(scene, seat);
    let sum: u8 = lost.iter().flatten().sum();
    html! {
        tr {
            th scope="row" { (seat_shape(seat.number())) " " span.name { (scene.called(seat)) } }
            td { @if tiles.is_empty() { "–" } @else { (tiles) } }
            td { @if sum == 0 { "–" } @else { @for tile in lost.iter().flatten() { s.value { (tile) } " " } } }
            td.total { (tiles.sum() - sum) }
        }
    }
}

/// A sentence a penalty.
pub(super) fn sentences(scene: &Scene<'_, State>) -> Vec<String> {
    let told = (1_u8..).zip(scene.view.board.penalties()).map(|(number, due)| {
        let [leg, space] = at(due.map_or(0, |due| due.progress));
        let owners = due.map(|due| called(scene, due.owners.iter())).unwrap_or_default();
        let falls = if due.is_some() { "yes" } else { "no" };
        scene.lang.with(
            "crazy-race-board-penalty",
            [("number", number.into()), ("falls", falls.into()), leg, space, ("list", owners.into())],
        )
    });
    told.collect()
}
