//! What is known of each seat: the label of its lane, and its sheet.

use super::{lanes, memory, story};
use crate::page::{
    Moment, Scene,
    table::{self, list},
};
use furrow_art::{Icon, icon};
use furrow_crazy_race::{Animal, State};
use furrow_game::Seat;
use maud::{Markup, html};

/// The label of a lane: hand, used cards taken back or not, points, and the start player's token.
pub(super) fn chip(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (board, lang) = (&scene.view.board, scene.lang);
    let recalled = board.recalled[seat.index()];
    let recall =
        lang.t(if recalled { "crazy-race-board-recall-used" } else { "crazy-race-board-recall-ready" });
    let facts = html! {
        span.in-hand title=(lang.t("crazy-race-board-in-hand")) {
            span.num { (scene.view.hands[seat.index()].len()) } " " span.sr { (lang.t("crazy-race-board-in-hand")) }
        }
        span.recall data-used[recalled] title=(recall) { (icon(Icon::Recall)) span.sr { (recall) } }
        span.score {
            (icon(Icon::Trophy)) span.num { (board.tiles[seat.index()].sum()) } " "
            span.sr { (lang.t("board-points-so-far")) }
        }
        @if board.first == Some(seat) && scene.moment != Moment::Over {
            span.token data-token title=(lang.t("crazy-race-board-token")) {
                (icon(Icon::Token)) span.sr { (lang.t("crazy-race-board-token")) }
            }
        }
    };
    let pill = table::pill(scene, seat).unwrap_or_default();
    table::chip(scene, seat, &facts, &pill)
}

/// All that is known of a seat.
pub(super) fn known(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let used = view.board.used[seat.index()];
    html! {
        p { (lang.with("crazy-race-board-hand-count", [("n", view.hands[seat.index()].len().into())])) }
        h3 { (lang.t("crazy-race-board-remaining")) }
        (memory::values(scene, seat))
        p.note { (lang.t("crazy-race-board-remaining-note")) }
        p { (lang.with("crazy-race-board-used", [("n", used.len().into()), ("cards", used.to_string().into())])) }
        p { (lang.t(if view.board.recalled[seat.index()] { "crazy-race-board-recall-used" } else { "crazy-race-board-recall-ready" })) }
        p { @for animal in Animal::ALL { span { (lanes::stands(lang, animal, view.board.progress_of(seat, animal))) } " " } }
        p { (tiles(scene, seat)) }
    }
}

/// The tiles of a seat, in words.
pub(super) fn tiles(scene: &Scene<'_, State>, seat: Seat) -> String {
    let tiles: Vec<String> =
        story::tiles_held(scene, seat).into_iter().map(|(_, tile)| tile.to_string()).collect();
    let points = ("points", scene.view.board.tiles[seat.index()].sum().into());
    let n = ("n", tiles.len().into());
    scene.lang.with("crazy-race-board-tiles-of", [n, points, ("list", list(scene.lang, tiles).into())])
}
