//! The seats: place, carrots, lettuces, what each owes; in its sheet where it stands and what it has done.

use super::{art, printed};
use crate::page::{
    Moment, Scene,
    table::{self, order},
};
use furrow_art::{Icon, icon};
use furrow_carrots::{FINISH, Marker, Owes, State, reach};
use furrow_game::Seat;
use furrow_text::{Arg, Words as _};
use maud::{Markup, html};

/// How much of what a seat has done its sheet tells.
const TOLD: usize = 12;

pub(super) fn region(scene: &Scene<'_, State>) -> Markup {
    html! {
        section #r-seats data-board aria-label=(scene.lang.t("board-seats")) {
            div.chips data-count=(scene.sitters.len()) { @for seat in order(scene) { (chip(scene, seat)) } }
            @for seat in order(scene) { (sheet(scene, seat)) }
        }
    }
}

fn chip(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (state, lang) = (&scene.view.state, scene.lang);
    let (held, lettuces) = (state.carrots[seat.index()], state.lettuces[seat.index()]);
    let two = state.setup.markers() == 2;
    let facts = html! {
        @for marker in state.markers() {
            span.place data-marker=[two.then_some(marker.name())] { (place(scene, seat, marker)) }
        }
        span.held-carrots { (art::carrot()) span.num { (held) } " " span.sr { (lang.with("carrots-board-carrots", [("n", held.into())])) } }
        span.held-lettuces { (art::lettuce()) span.num { (lettuces) } " " span.sr { (lang.with("carrots-board-lettuces", [("n", lettuces.into())])) } }
    };
    table::chip(scene, seat, &facts, &pill(scene, seat))
}

/// The place of a marker in the race (P6), with its letter where there are two.
fn place(scene: &Scene<'_, State>, seat: Seat, marker: Marker) -> Markup {
    let state = &scene.view.state;
    let letter = if state.setup.markers() == 2 { marker.name() } else { "none" };
    let place = [("marker", letter.into()), ("place", state.position(seat, marker).into())];
    html! {
        @if state.is_home(seat, marker) { (icon(Icon::Flag)) }
        b { (scene.lang.with("carrots-board-place", place)) }
    }
}

/// One word about a seat: what it has to do at its next turn.
fn pill(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let lang = scene.lang;
    if let Some(pill) = table::pill(scene, seat) {
        return pill;
    }
    let state = &scene.view.state;
    let (mark, key) = match state.owes[seat.index()] {
        Owes::Lettuce => (Icon::Eats, "carrots-board-owes-lettuce"),
        Owes::Turn => (Icon::Miss, "carrots-board-owes-turn"),
        Owes::Nothing if state.waits[seat.index()].is_some() => (Icon::Clock, "carrots-board-waits"),
        Owes::Nothing => return html! {},
    };
    html! { span.pill.owes { (icon(mark)) span { (lang.t(key)) } } }
}

/// All that is known of a seat.
fn sheet(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (state, lang) = (&scene.view.state, scene.lang);
    let (held, lettuces) = (state.carrots[seat.index()], state.lettuces[seat.index()]);
    let told = told(scene, seat);
    let known = html! {
        @for marker in state.markers() { p { (stands(scene, seat, marker)) } }
        p {
            span { (lang.with("carrots-board-carrots", [("n", held.into())])) } " "
            span { (lang.with("carrots-board-lettuces", [("n", lettuces.into())])) } " "
            @if !state.has_finished(seat) && scene.moment != Moment::Over {
                span { (lang.with("carrots-board-reach", [("carrots", held.into()), ("spaces", reach(held).into())])) }
            }
        }
        @if let Some(owes) = owes(scene, seat) { p { (owes) } }
        @if !told.is_empty() {
            h3 { (lang.t("carrots-board-history")) }
            ol.history { @for sentence in &told { li { (sentence) } } }
        }
    };
    table::sheet(scene, seat, &known)
}

/// Where a marker of a seat is, and its place in the race.
pub(super) fn stands(scene: &Scene<'_, State>, seat: Seat, marker: Marker) -> String {
    let state = &scene.view.state;
    let space = state.space_of(seat, marker);
    let at: Arg<'_> = match space {
        0 => "start".into(),
        FINISH => "finish".into(),
        _ => printed(space).into(),
    };
    let letter = if state.setup.markers() == 2 { marker.name() } else { "none" };
    let kind = state.course().space(space).name();
    scene.lang.with(
        "carrots-board-stands",
        [
            ("name", scene.called(seat).into()),
            ("marker", letter.into()),
            ("at", at),
            ("kind", kind.into()),
            ("place", state.position(seat, marker).into()),
        ],
    )
}

/// What a seat has to do at its next turn, as a sentence.
pub(super) fn owes(scene: &Scene<'_, State>, seat: Seat) -> Option<String> {
    let state = &scene.view.state;
    let key = match state.owes[seat.index()] {
        Owes::Lettuce => "carrots-board-will-eat",
        Owes::Turn => "carrots-board-will-miss",
        Owes::Nothing => return None,
    };
    Some(scene.lang.with(key, scene.about(seat)))
}

/// What a seat has done of late, the newest first.
fn told(scene: &Scene<'_, State>, seat: Seat) -> Vec<String> {
    let names = scene.names();
    let mut told = Vec::new();
    for happening in scene.log.iter().rev() {
        let own: Vec<_> = happening.beats.iter().filter(|beat| beat.seat() == Some(seat)).copied().collect();
        told.extend(
            State::news(scene.lang, &own, &names, scene.viewer).into_iter().rev().map(|news| news.sentence),
        );
        if told.len() >= TOLD {
            break;
        }
    }
    told.truncate(TOLD);
    told
}
