//! The regions of the table in words that all games have.

use super::{Choice, Region, actions, end, just, log, status};
use crate::page::{Board, Moment, Scene};
use maud::{Markup, html};

/// What a game's table in words is made from; all but the decision's own pieces are whole regions' insides.
pub(crate) struct Plain {
    /// What stands before the list of actions: the hand.
    pub(crate) before: Markup,
    /// What stands after it: why some cannot be chosen.
    pub(crate) after: Markup,
    /// The result of the game, once it is over; before that what a new game shows of the last one.
    pub(crate) end: Markup,
    /// The game's regions between the decision and the log.
    pub(crate) board: Vec<Region>,
}

/// All regions in the order of the document.
pub(crate) fn regions<G: Board>(scene: &Scene<'_, G>, choice: &Choice<G>, parts: Plain) -> Vec<Region> {
    let lang = scene.lang;
    let over = scene.moment == Moment::Over;
    let Plain { before, after, end, board } = parts;
    let status = html! {
        h1 { (status::sentence(scene)) }
        @if let Some(error) = &scene.error { (actions::trouble::<G>(error)) }
    };
    let just = html! {
        h2 { (lang.t("board-just")) }
        @for sentence in just::sentences(scene) { p { (sentence) } }
    };
    let open = !scene.is_behind_curtain();
    let decision = html! {
        @if !over { @if open { (before) } (actions::plain_decision(scene, choice)) @if open { (after) } }
    };
    let end = html! {
        @if over { h2 { (lang.t("board-end")) } }
        (end)
        @if over { p { (end::moral(scene)) } (end::after(scene, true)) }
    };
    let log = html! {
        h2 #log { (lang.t("board-log")) }
        (log::rest(scene, true))
        (log::lines(scene, log::first(scene, true)))
    };
    let mut regions = vec![
        section("r-status", &status),
        section("r-just", &just),
        section("r-actions", &decision),
        section("r-end", &end),
    ];
    regions.extend(board);
    regions.push(section("r-log", &log));
    regions
}

/// A region of this id.
pub(crate) fn section(id: &'static str, inner: &Markup) -> Region {
    (id, html! { section id=(id) { (inner) } })
}
