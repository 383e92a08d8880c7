//! A side of the stage card: what it asks, the cards laid there in order, who was first, how it went.

use super::{
    art,
    outlook::{Outlook, Picked},
};
use crate::page::Scene;
use furrow_art::{closed_bar, seat_shape};
use furrow_crazy_race::{Action, Animal, Lying, Points, Preview, Refusal, Side, State};
use furrow_game::Seat;
use furrow_text::crazy_race;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook, at: u8, asked: &Side) -> Markup {
    let view = scene.view;
    let closed = view.closed() == Some(at);
    let taps = if closed { Vec::new() } else { outlook.taps(|picked: Picked| picked.with_side(at)) };
    let open = outlook.lays() && !taps.is_empty();
    let turned = view.board.is_turned_up(at);
    html! {
        div.flank.open[open].closed[closed].now[view.board.side == at].up[turned] id={ "side-" (at) } data-side=(at)
            data-kind=(asked.animal.map_or("any", Animal::name)) data-why=[why(scene, outlook)] data-pick=[outlook.picks(|picked| picked.is_at(at)).radios()] {
            (asks(scene, at, asked))
            div.laid data-n=(view.cards_at(at)) { (cards(scene, at)) (would_lie(scene, outlook, at)) }
            @if turned { (sums(scene, at)) } @else { (first(scene, at)) }
            (bar(scene, outlook, at, closed))
            @for (id, shown) in taps {
                label.hit for=(id) data-key=(key(at)) data-base[shown.base()] data-for=[shown.radios()] {}
            }
        }
    }
}

/// Why no card can be laid anywhere, where something else is to be chosen.
fn why(scene: &Scene<'_, State>, outlook: &Outlook) -> Option<String> {
    let refused = outlook.choice.live && !scene.view.board.is_laying();
    refused.then(|| crazy_race::refusal(scene.lang, &Refusal::NotLaying))
}

/// The arrow that points to a side.
const fn key(at: u8) -> &'static str {
    ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"][(at as usize - 1) % 4]
}

/// Its place in the order, its animal, its number.
fn asks(scene: &Scene<'_, State>, at: u8, asked: &Side) -> Markup {
    let lang = scene.lang;
    html! {
        p.asks {
            span.nth { (lang.with("crazy-race-board-nth", [("place", at.into())])) }
            @match asked.animal {
                Some(animal) => { span.beast { (art::plain(animal)) } },
                None => { span.any { (lang.t("crazy-race-board-any")) } },
            }
            @match asked.points {
                Points::Number(points) => { b.worth { (points) } },
                Points::PerCard => { b.worth { "?" } },
            }
            span.sr { (lang.with("crazy-race-board-side", crazy_race::side(at, Some(asked)))) }
        }
    }
}

/// The cards in order of laying: mine open to me, all others face down until they are turned up.
fn cards(scene: &Scene<'_, State>, at: u8) -> Markup {
    html! {
        @for (n, card) in scene.view.laid.iter().enumerate().filter(|(_, card)| card.side == at) {
            span.laid-card id={ "laid-" (n) } data-seat=(card.seat) data-mine[scene.viewer.is(card.seat)] {
                @match card.value {
                    Some(value) => { (art::small_card(value)) span.owner { (seat_shape(card.seat.number())) } },
                    None => (art::back(card.seat)),
                }
                span.sr { (lies(scene, card)) }
            }
        }
    }
}

/// A card in words.
pub(super) fn lies(scene: &Scene<'_, State>, card: &Lying) -> String {
    let [you, name] = scene.about(card.seat);
    scene.lang.with("crazy-race-board-lies", [you, name, ("value", card.value.unwrap_or(0).into())])
}

/// The viewer's card where a lay would put it.
fn would_lie(scene: &Scene<'_, State>, outlook: &Outlook, at: u8) -> Markup {
    html! {
        @if outlook.lays() {
            @for value in scene.view.hand().kinds() {
                @if let Some(radios) = outlook.picks(|picked| picked == Picked::Lay(at, value)).radios() {
                    span.laid-card.would data-for=(radios) aria-hidden="true" { (art::small_card(value)) }
                }
            }
        }
    }
}

/// Who laid there first and so wins where sums are level (R11).
fn first(scene: &Scene<'_, State>, at: u8) -> Markup {
    let first = scene.view.laid.iter().find(|card| card.side == at);
    html! {
        @if let Some(card) = first {
            p.first { (scene.lang.with("crazy-race-board-first", scene.about(card.seat))) }
        }
    }
}

/// The sums of the cards turned up, the winner's lit.
fn sums(scene: &Scene<'_, State>, at: u8) -> Markup {
    let seats = by_first(scene, at);
    let best = seats.iter().map(|seat| scene.view.sum_at(at, *seat)).max();
    let winner = seats.iter().find(|seat| Some(scene.view.sum_at(at, **seat)) == best);
    html! {
        p.sums {
            @for seat in &seats {
                span.sum.won[winner == Some(seat)] data-seat=(seat) {
                    (seat_shape(seat.number())) b { (scene.view.sum_at(at, *seat)) }
                    span.sr { (scene.name(*seat)) }
                }
            }
        }
    }
}

/// The seats with cards there, whoever laid first in front.
pub(super) fn by_first(scene: &Scene<'_, State>, at: u8) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Vec::new();
    for card in scene.view.laid.iter().filter(|card| card.side == at) {
        if !seats.contains(&card.seat) {
            seats.push(card.seat);
        }
    }
    seats
}

/// The bar across a closed side (R9), and in dashes where a lay elsewhere would close it.
fn bar(scene: &Scene<'_, State>, outlook: &Outlook, at: u8, closed: bool) -> Markup {
    let lang = scene.lang;
    let closes = |picked: Picked| {
        let Picked::Lay(side, value) = picked else { return false };
        let preview = scene.view.preview(Action::Lay { side, value });
        matches!(preview, Preview::Lay { closes, .. } if closes == Some(at))
    };
    let why = crazy_race::refusal(lang, &Refusal::SideClosed(at));
    html! {
        @if closed {
            button.bar type="button" data-why=(why) title=(why) { (closed_bar()) span { (lang.t("crazy-race-board-closed")) } }
        } @else if outlook.lays() {
            @if let Some(radios) = outlook.picks(closes).radios() {
                span.bar.would data-for=(radios) { (closed_bar()) span { (lang.t("crazy-race-board-closes")) } }
            }
        }
    }
}
