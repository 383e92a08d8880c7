//! The decision: the viewer's cards, which select, and the button that commits.

use super::{art, held, moves, opening, outlook::Outlook, seats};
use crate::page::{
    Held, Region, Scene,
    table::{self, Shown, When, button, gather, radios},
};
use furrow_art::{Icon, icon};
use furrow_fable::{Action, Animal, Card, Counts, Hand, Play, Refusal, State, fits};
use furrow_game::Seat;
use furrow_text::fable;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Region {
    let betting = scene.view.is_betting();
    let choice = &outlook.choice;
    let between = scene.viewer.seat().is_none() && !scene.view.finished.is_empty();
    let cards = scene.view.hand();
    let inner = html! {
        @if betting && (choice.live || between) { (seats::bet_panel(scene)) }
        @if !betting { (opening::fold(scene)) }
        (radios(scene, choice))
        @if scene.view.is_moving() {
            (moves::panel(scene, outlook))
        } @else if !cards.is_empty() {
            div.hand data-cards=(cards.total()) {
                @for (card, held) in cards.iter() {
                    @for nth in 1..=held { (one(scene, outlook, card, nth)) }
                }
            }
        }
        (button(scene, choice))
    };
    table::actions(scene, &inner)
}

/// The hands that the viewer of a replay sees.
pub(super) fn seen(scene: &Scene<'_, State>) -> Vec<Held> {
    let known = |seat: Seat| match scene.view.hands[seat.index()] {
        Hand::Known(cards) => Some((seat, cards)),
        Hand::Hidden(_) => None,
    };
    table::order(scene)
        .into_iter()
        .filter_map(known)
        .map(|(seat, cards)| held_by(scene, seat, cards))
        .collect()
}

fn held_by(scene: &Scene<'_, State>, seat: Seat, cards: Counts) -> Held {
    let drawn = html! {
        @for (card, n) in cards.iter() {
            span.small-card data-card=(card) {
                (art::small(card.animal()))
                @if card == Card::Howl { (icon(Icon::Moon)) }
                @if n > 1 { b.num { (n) } }
            }
        }
    };
    let words = cards.iter().map(|(card, n)| held(scene.lang, card, n)).collect();
    Held { seat, cards: drawn, words }
}

/// The `nth` card of a kind, from 1.
fn one(scene: &Scene<'_, State>, outlook: &Outlook, card: Card, nth: u8) -> Markup {
    let id = format!("card-{card}-{nth}");
    let targets = targets(outlook, card, nth);
    let lifts = lifts(outlook, card, nth);
    let face = html! { (art::card(card)) span.word { (fable::card(scene.lang, card)) } };
    html! {
        @match targets[..] {
            [] => (refused(scene, card, &id, &face)),
            [(radio, Shown::Always)] => label.card id=(id) for={ "a" (radio) } data-card=(card) data-lift=[lifts] { (face) },
            _ => div.card id=(id) data-card=(card) data-lift=[lifts] {
                (face)
                @for (radio, shown) in &targets {
                    label.hit for={ "a" (radio) } data-base[shown.base()] data-for=[shown.radios()] {}
                }
            }
        }
    }
}

/// A card that cannot be laid says why.
fn refused(scene: &Scene<'_, State>, card: Card, id: &str, face: &Markup) -> Markup {
    let why = why(scene, card.animal());
    html! {
        button.card.off type="button" id=(id) data-card=(card) data-why=(why) title=(why) {
            (face) span.sr { (why) }
        }
    }
}

/// Why no more of an animal than fits can be laid (F6).
pub(super) fn why(scene: &Scene<'_, State>, animal: Animal) -> String {
    let table = scene.view.table;
    let fits = fits(table, animal);
    let four = 4 - table.of_animal(animal) == fits;
    let refusal = if four { Refusal::FourOfAnAnimal { animal, fits } } else { Refusal::EightInAll { fits } };
    fable::refusal(scene.lang, &refusal)
}

/// The selections in which a card is lifted out of the hand.
fn lifts(outlook: &Outlook, card: Card, nth: u8) -> Option<String> {
    let lifted = |(n, action): (usize, &Action)| {
        let up = match *action {
            Action::Bet(bet) => bet == card && nth == 1,
            Action::Play(play) => play.cards().get(card) >= nth,
            Action::Move(_) => false,
        };
        up.then_some(When::radio(n))
    };
    outlook.choice.actions.iter().enumerate().filter_map(lifted).fold(When::default(), When::or).radios()
}

/// The radio that a tap on the `nth` card of a kind selects, by what is selected now.
fn targets(outlook: &Outlook, card: Card, nth: u8) -> Vec<(usize, Shown)> {
    if let Some(bet) = outlook.choice.radio(Action::Bet(card)) {
        return vec![(bet, Shown::Always)];
    }
    let alone =
        |plain, howls| outlook.choice.radio(Action::Play(Play { animal: card.animal(), plain, howls }));
    let tapped = |play: Option<Play>| {
        let play = play.filter(|play| play.animal == Animal::Wolf);
        match card {
            Card::Howl => howl_tapped(play.map_or(0, |p| p.plain), play.map_or(0, |p| p.howls), nth, &alone),
            Card::Wolf => wolf_tapped(play.map_or(0, |p| p.plain), play.map_or(0, |p| p.howls), nth, &alone),
            _ => alone(nth, 0),
        }
    };
    let all = outlook.prospects.iter().map(|prospect| (tapped(prospect.play), prospect.when));
    let all: Vec<_> = all.filter_map(|(radio, when)| Some((radio?, when))).collect();
    if all.len() < outlook.prospects.len() {
        return Vec::new();
    }
    gather(all).into_iter().map(|(radio, when)| (radio, outlook.shown(when))).collect()
}

/// Howls stay as they are selected as far as the table has room; a tap on the last wolf selected drops it.
fn wolf_tapped(plain: u8, howls: u8, nth: u8, radio: &dyn Fn(u8, u8) -> Option<usize>) -> Option<usize> {
    let wanted = if nth == plain && howls > 0 { nth - 1 } else { nth };
    (0..=howls).rev().find_map(|howls| radio(wanted, howls))
}

/// As [`wolf_tapped`], the other way round.
fn howl_tapped(plain: u8, howls: u8, nth: u8, radio: &dyn Fn(u8, u8) -> Option<usize>) -> Option<usize> {
    let wanted = if nth == howls && plain > 0 { nth - 1 } else { nth };
    (0..=plain).rev().find_map(|plain| radio(plain, wanted))
}
