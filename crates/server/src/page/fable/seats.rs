//! The seats: who sits there, what is known of each, and the sheet with all cards it has played.

use super::{art, memory, outlook::Outlook, recap};
use crate::page::{
    Scene,
    table::{self, Shown, order},
};
use furrow_art::{Icon, icon};
use furrow_fable::{Animal, Card, State};
use furrow_game::Seat;
use furrow_text::fable;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    html! {
        section #r-seats data-board aria-label=(scene.lang.t("board-seats")) {
            div.chips data-count=(scene.sitters.len()) data-scored[scene.view.setup.championship] {
                @for seat in order(scene) { (chip(scene, outlook, seat)) }
            }
            @for seat in order(scene) { (sheet(scene, seat)) }
            (memory::panel(scene))
        }
    }
}

fn chip(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let facts = html! {
        @if view.first == Some(seat) {
            span.token data-token title=(lang.t("fable-board-token")) { (icon(Icon::Token)) span.sr { (lang.t("fable-board-token")) } }
        }
        span.in-hand title=(lang.t("fable-board-in-hand")) {
            span.num { (view.hands[seat.index()].len()) } " " span.sr { (lang.t("fable-board-in-hand")) }
        }
        span.bets { @for bet in &view.bets[seat.index()] { (bet_mark(scene, *bet)) } }
        @if view.setup.championship {
            span.score {
                (icon(Icon::Trophy)) span.num { (view.scores[seat.index()]) } " "
                span.sr { (lang.t("board-points-so-far")) }
            }
        }
    };
    table::chip(scene, seat, &facts, &pill(scene, outlook, seat))
}

/// A bet: the animal to those who know it, a back to all others.
fn bet_mark(scene: &Scene<'_, State>, bet: Option<Card>) -> Markup {
    html! {
        @match bet {
            Some(card) => span.bet.known {
                (art::small(card.animal()))
                span.sr { (scene.lang.with("fable-board-bet-on", [("animal", card.animal().name().into())])) }
            },
            None => span.bet.back { span.sr { (scene.lang.t("fable-board-bet-hidden")) } },
        }
    }
}

/// One word about a seat: who has chosen a bet, who would be next.
fn pill(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat) -> Markup {
    let lang = scene.lang;
    if let Some(pill) = table::pill(scene, seat) {
        return pill;
    }
    if scene.view.is_betting() {
        let chosen = scene.chosen.contains(seat);
        let key = if chosen { "fable-board-has-chosen" } else { "fable-board-chooses" };
        return html! { span.pill.done[chosen].open[!chosen] { (lang.t(key)) } };
    }
    let next: Option<Shown> = outlook.holds(|prospect| prospect.next == Some(seat));
    html! {
        @if let Some(shown) = next {
            span.pill.next data-base[shown.base()] data-for=[shown.radios()] { (lang.t("board-next")) }
        }
    }
}

/// All that is known of a seat.
fn sheet(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let played = view.played[seat.index()];
    let known = html! {
        p { (lang.with("fable-board-hand-count", [("cards", view.hands[seat.index()].len().into())])) }
        p.known-bets { @for sentence in known_bets(scene, seat) { span { (sentence) } " " } }
        h3 { (lang.t("fable-board-played")) }
        ul.tally {
            @for animal in Animal::ALL {
                li {
                    (art::small(animal)) span.sr { (fable::heading(lang, animal)) }
                    span.num { (played.of_animal(animal)) }
                    (memory::howls(scene, animal, played))
                }
            }
        }
        @if !view.finished.is_empty() { (games(scene, seat)) }
        p.note { (lang.t("fable-board-played-note")) }
    };
    table::sheet(scene, seat, &known)
}

/// A seat's bets in words, those that are hidden as a number.
pub(super) fn known_bets(scene: &Scene<'_, State>, seat: Seat) -> Vec<String> {
    let bets = &scene.view.bets[seat.index()];
    let known = bets.iter().flatten();
    let on = |card: &Card| scene.lang.with("fable-board-bet-on", [("animal", card.animal().name().into())]);
    let hidden = bets.iter().filter(|bet| bet.is_none()).count();
    let hidden = (hidden > 0).then(|| scene.lang.with("fable-board-bets-hidden", [("bets", hidden.into())]));
    known.map(on).chain(hidden).collect()
}

fn games(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    html! {
        p {
            @for (n, game) in scene.view.finished.iter().enumerate() {
                span { (scene.lang.with("fable-board-game-points", [("game", (n + 1).into()), ("points", game.points[seat.index()].into())])) } " "
            }
        }
    }
}

/// Beside the cards of the second bet: the bets held, and what the choice means; to all, how the game before ended.
pub(super) fn bet_panel(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let recap = recap::fold(scene);
    let own = scene.viewer.seat().map(|seat| scene.view.bets[seat.index()].clone()).unwrap_or_default();
    html! {
        div.bet-panel {
            @if !own.is_empty() {
                div.starting {
                    @for card in own.iter().flatten() { span.card.held { (art::card(*card)) span.word { (fable::card(lang, *card)) } } }
                }
            }
            div.about {
                @if !own.is_empty() { p.have { (lang.with("fable-board-starting-bet", [("n", own.len().into())])) } }
                @if recap.is_none() { p { (lang.t("fable-board-bet-rule")) } }
                p { (streams(scene)) }
                @if let Some(recap) = recap { (recap) }
            }
        }
    }
}

/// Where the streams lie.
pub(super) fn streams(scene: &Scene<'_, State>) -> String {
    match scene.view.streams[..] {
        [a, b] => scene.lang.with("fable-board-streams", [("a", a.into()), ("b", b.into())]),
        _ => scene.lang.t("fable-board-streams-open"),
    }
}
