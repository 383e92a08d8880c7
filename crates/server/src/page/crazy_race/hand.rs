//! The decision: the viewer's cards or tiles, what else can be done, and the button that commits.

use super::{
    art, moves, named,
    outlook::{Outlook, Picked},
    story,
};
use crate::page::{
    Held, Region, Scene,
    table::{self, button, radios},
};
use furrow_art::{Icon, icon};
use furrow_crazy_race::{Action, Hand, Refusal, State};
use furrow_game::Seat;
use furrow_text::crazy_race;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Region {
    let inner = html! {
        (radios(scene, &outlook.choice))
        @if let Some(seat) = scene.viewer.seat() {
            div.holding {
                @if outlook.choice.actions.iter().any(|action| matches!(action, Action::Discard(_))) {
                    (tiles(scene, outlook, seat))
                } @else if moves::animals(outlook).count() > 1 {
                    (beasts(scene, outlook))
                } @else {
                    (cards(scene, outlook))
                }
                div.seconds { (seconds(scene, outlook, seat)) }
            }
        }
        (button(scene, &outlook.choice))
    };
    table::actions(scene, &inner)
}

/// The hands that the viewer of a replay sees.
pub(super) fn seen(scene: &Scene<'_, State>) -> Vec<Held> {
    let held = |seat: Seat| {
        let Hand::Known(cards) = scene.view.hands[seat.index()] else { return None };
        let drawn = html! { @for value in cards.iter() { span.small-card { (art::small_card(value)) } } };
        Some(Held { seat, cards: drawn, words: cards.iter().map(|value| value.to_string()).collect() })
    };
    table::order(scene).into_iter().filter_map(held).collect()
}

/// The cards by value, each value a place of its own: of two equal cards the upper one is taken.
fn cards(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let hand = scene.view.hand();
    html! {
        div.hand role="group" aria-label=(scene.lang.t("board-hand")) data-kinds=(hand.kinds().count()) {
            @for value in hand.kinds() {
                div.kind data-n=(hand.get(value)) {
                    @if hand.get(value) > 1 { span.card.under { (art::card(value)) } }
                    (card(scene, outlook, value))
                }
            }
            @if hand.is_empty() { p.no-cards { (scene.lang.t("crazy-race-board-no-cards")) } }
        }
    }
}

fn card(scene: &Scene<'_, State>, outlook: &Outlook, value: u8) -> Markup {
    let lang = scene.lang;
    let name = html! { span.sr { (lang.with("crazy-race-board-card", [("value", value.into())])) } };
    if !outlook.lays() {
        let why = crazy_race::refusal(lang, &Refusal::NotLaying);
        return html! { div.card.held id={ "card-" (value) } data-card=(value) data-why=(why) { (art::card(value)) (name) } };
    }
    let lifts = outlook.picks(|picked| picked.is_of(value)).radios();
    html! {
        div.card id={ "card-" (value) } data-card=(value) data-lift=[lifts] {
            (art::card(value)) (name)
            @for (id, shown) in outlook.taps(|picked: Picked| picked.with_card(value)) {
                label.hit for=(id) data-key=(value) data-base[shown.base()] data-for=[shown.radios()] {}
            }
        }
    }
}

/// The tiles one of which is to be given back (R17).
fn tiles(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat) -> Markup {
    let lang = scene.lang;
    html! {
        div.hand.tiles-held role="group" aria-label=(lang.t("crazy-race-board-tiles")) {
            @for (place, tile) in story::tiles_held(scene, seat) {
                @if let Some(id) = outlook.id(Action::Discard(tile)) {
                    label.card.tile-pick for=(id) data-key=(tile) data-lift=[outlook.when(Action::Discard(tile)).radios()] {
                        (art::tile(place, tile))
                        span.sr { (lang.with("crazy-race-board-tile", [("tile", tile.into())])) }
                    }
                }
            }
        }
    }
}

/// The animals one of which may move: those that crowd at the start are small things to tap (R13).
fn beasts(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    html! {
        div.hand.beasts role="group" aria-label=(scene.lang.t("crazy-race-board-animals")) {
            @for (n, animal) in moves::animals(outlook) {
                label.second for={ "a" (n) } data-key=(n + 1) data-lift=(n) {
                    (art::plain(animal)) span { (scene.lang.with("crazy-race-animal", [named(animal)])) }
                }
            }
        }
    }
}

/// What can be done instead.
fn seconds(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat) -> Markup {
    let (lang, points) = (scene.lang, ("points", scene.view.board.points.into()));
    let used = scene.view.board.used[seat.index()].len();
    html! {
        @if outlook.choice.actions.contains(&Action::Pass) {
            (second(outlook, Action::Pass, Icon::Pass, &lang.t("crazy-race-board-pass")))
            @let take_back = lang.with("crazy-race-board-recall", [("n", used.into())]);
            @if outlook.id(Action::Recall).is_some() {
                (second(outlook, Action::Recall, Icon::Recall, &take_back))
            } @else {
                (no_recall(scene, seat, &take_back))
            }
        }
        @if outlook.id(Action::Decline).is_some() {
            (second(outlook, Action::Decline, Icon::Pass, &lang.t("crazy-race-board-decline")))
        }
        @if outlook.id(Action::Stop).is_some() {
            (second(outlook, Action::Stop, Icon::Cross, &lang.with("crazy-race-board-stop", [points])))
        }
    }
}

fn second(outlook: &Outlook, action: Action, picture: Icon, word: &str) -> Markup {
    html! {
        @if let Some(id) = outlook.id(action) {
            label.second for=(id) data-key=(key(action)) data-lift=[outlook.when(action).radios()] { (icon(picture)) span { (word) } }
        }
    }
}

/// The key of what is no card: nothing is 0.
const fn key(action: Action) -> &'static str {
    if matches!(action, Action::Recall) { "Backspace" } else { "0" }
}

/// Why no cards can be taken back (R7).
fn no_recall(scene: &Scene<'_, State>, seat: Seat, word: &str) -> Markup {
    let recalled = scene.view.board.recalled[seat.index()];
    let refusal = if recalled { Refusal::Recalled } else { Refusal::NothingUsed };
    let why = crazy_race::refusal(scene.lang, &refusal);
    html! {
        button.second.off type="button" data-why=(why) title=(why) {
            (icon(Icon::Recall)) span { (word) } span.sr { (why) }
        }
    }
}
