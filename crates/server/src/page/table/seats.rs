//! The seats: who sits there; what a game knows of each is the game's.

use super::clocks;
use crate::page::{Board, Moment, Scene, Who};
use furrow_art::{seat_face, seat_shape};
use furrow_game::{Game, Seat, Turn};
use maud::{Markup, html};

/// The seats in their order, the viewer's own first.
pub(crate) fn order<G: Game>(scene: &Scene<'_, G>) -> Vec<Seat> {
    let seats = scene.seats();
    let first = scene.viewer.seat().map_or(0, Seat::number);
    (0..seats).map(|n| Seat::new((first + n) % seats)).collect()
}

/// A chip: a button that opens the seat's sheet. `facts`: what the game counts of the seat. `pill`: a word about it.
pub(crate) fn chip<G: Board>(scene: &Scene<'_, G>, seat: Seat, facts: &Markup, pill: &Markup) -> Markup {
    let (acts, me) = (acts(scene, seat), scene.viewer.is(seat));
    html! {
        button.chip.acts[acts].me[me].thinks[thinks(scene, seat)] type="button" id={ "chip-" (seat) } data-seat=(seat) popovertarget={ "sheet-" (seat) } {
            span.name-line {
                (seat_shape(seat.number()))
                (bot(scene, seat))
                span.name { (scene.called(seat)) }
                @if scene.sitters[seat.index()].stands_in { span.sr { (plays_for(scene, seat)) } }
            }
            span.facts { (facts) }
            (clocks::chip(scene, seat))
            (pill)
        }
    }
}

/// The face of a seat's computer player; nothing where a person sits.
pub(super) fn bot<G: Game>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    html! {
        @if let Some(face) = scene.sitters[seat.index()].who.face() {
            span.bot { (seat_face(face, seat.number())) }
        }
    }
}

/// Whether a computer player is at work on its move there.
fn thinks<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> bool {
    let halted = scene.affairs.paused.is_some() || scene.affairs.undo.is_some();
    let live = scene.replay.is_none() && scene.coach.is_none() && !halted;
    live && acts(scene, seat) && scene.sitters[seat.index()].who.face().is_some()
}

/// Whether it is this seat's turn, alone.
fn acts<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> bool {
    scene.goes_on() && !G::is_together(scene.view) && G::whose_turn(scene.view) == Turn::Act(seat)
}

/// One word about a seat, the weightiest: away, plays; `None` if it is for the game to say.
pub(crate) fn pill<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Option<Markup> {
    let lang = scene.lang;
    let word = |class: &str, key: &str| Some(html! { span.pill.(class) { (lang.t(key)) } });
    if scene.moment == Moment::Over {
        return Some(html! {});
    }
    if matches!(scene.sitters[seat.index()].who, Who::Person { here: false }) {
        return word("away", "board-away");
    }
    if acts(scene, seat) {
        return word("now", if scene.viewer.is(seat) { "board-your-go" } else { "board-plays" });
    }
    if scene.sitters[seat.index()].stands_in {
        return word("away", "affair-computer");
    }
    None
}

/// That a computer player has the seat of a person.
fn plays_for<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> String {
    scene.lang.with("affair-plays-for", scene.about(seat))
}

/// How well a seat's computer player plays, beside its face.
fn computer<G: Board>(scene: &Scene<'_, G>, seat: Seat, level: &str) -> Markup {
    html! {
        p.level {
            span.face { @if let Some(face) = scene.sitters[seat.index()].who.face() { (seat_face(face, seat.number())) } }
            " " (scene.lang.with("board-bot", [("level", level.into())]))
        }
    }
}

/// All that is known of a seat, in a sheet that its chip opens.
pub(crate) fn sheet<G: Board>(scene: &Scene<'_, G>, seat: Seat, known: &Markup) -> Markup {
    let lang = scene.lang;
    html! {
        div.sheet id={ "sheet-" (seat) } popover {
            h2 { (seat_shape(seat.number())) span { (scene.called(seat)) } }
            @match &scene.sitters[seat.index()].who {
                Who::Bot { level } => (computer(scene, seat, level.name())),
                Who::Program => (computer(scene, seat, "program")),
                Who::Person { here: false } => p { (lang.t("board-reconnecting")) },
                Who::Person { here: true } => {}
            }
            @if scene.sitters[seat.index()].stands_in { p { (plays_for(scene, seat)) } }
            (known)
            button.close type="button" popovertarget={ "sheet-" (seat) } popovertargetaction="hide" {
                (lang.t("board-close"))
            }
        }
    }
}
