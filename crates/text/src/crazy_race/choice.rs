//! What can be chosen, what would follow, and why not.

use super::word::{at, named, side};
use crate::{Arg, Lang, teller::flag};
use furrow_crazy_race::{
    Action, Animal, Beat, HOME, Moved, Points, Preview, Refusal, STAGES, Side, Values, View,
};
use furrow_game::{Beat as _, Refusal as _, SeatSet};

/// "Lay 4 at the sprinter side", "Leave it": the first line of the button, for the viewer's seat.
#[must_use]
pub fn action(lang: Lang, view: &View, action: &Action) -> String {
    match *action {
        Action::Recall => {
            let cards = view.viewer.seat().map_or(Values::NONE, |seat| view.board.used[seat.index()]);
            let pairs = [("n", cards.len().into()), ("cards", cards.to_string().into())];
            lang.with("crazy-race-action-recall", pairs)
        }
        Action::Lay { side: number, value } => {
            let [kind, animal, points, number] = side(number, asked(view, number));
            let pairs = [("value", value.into()), kind, animal, points, number];
            lang.with("crazy-race-action-lay", pairs)
        }
        Action::Pass => lang.t("crazy-race-action-pass"),
        Action::Move(animal) => {
            let points = match view.board.won().map(|side| side.points) {
                Some(Points::Number(points)) => points,
                _ => 0,
            };
            lang.with("crazy-race-action-move", [named(animal), ("points", points.into())])
        }
        Action::Decline => lang.t("crazy-race-action-decline"),
        Action::Step(animal) => {
            lang.with("crazy-race-action-step", [named(animal), ("points", view.board.points.into())])
        }
        Action::Stop => lang.with("crazy-race-action-stop", [("points", view.board.points.into())]),
        Action::Discard(tile) => lang.with("crazy-race-action-discard", [("tile", tile.into())]),
    }
}

/// What would follow if the viewer's seat did this now, as the second line of the button: "first here; if you win: to 5
/// going home, takes the 3". `names` has a name a seat.
///
/// # Panics
/// If a seat that has laid a card has no name.
#[must_use]
pub fn preview(lang: Lang, view: &View, action: Action, names: &[&str]) -> String {
    match view.preview(action) {
        Preview::Recall { back, hand } => {
            let pairs = [("n", back.len().into()), ("hand", hand.len().into())];
            lang.with("crazy-race-preview-recall", pairs)
        }
        Preview::Lay { side, sum, cards, closes } => {
            let order = order(lang, view, side, sum, closes, names);
            lays(lang, view, side, cards, closes.is_some(), &order)
        }
        Preview::Pass { rounds } => passes(lang, view, rounds),
        Preview::Move(moved) => moves(lang, view, action, &moved),
        Preview::Nothing { points } => {
            let key = match action {
                Action::Stop => "crazy-race-preview-stop",
                _ => "crazy-race-preview-decline",
            };
            lang.with(key, [("points", points.into())])
        }
        Preview::Discard { tile, left } => {
            lang.with("crazy-race-preview-discard", [("tile", tile.into()), ("points", left.into())])
        }
    }
}

/// What the stage card says of a side, 1 to 4.
fn asked(view: &View, side: u8) -> Option<&Side> {
    view.board.stage_card()?.get(usize::from(side).checked_sub(1)?)
}

/// What a card does where it is laid: it closes another side (R9), or it adds to the seat's own sum, or it is the first
/// there or comes after others', which win if they are level (R11).
fn order(lang: Lang, view: &View, at: u8, sum: u8, closes: Option<u8>, names: &[&str]) -> String {
    let here = || view.laid.iter().filter(|card| card.side == at).map(|card| card.seat);
    let others: SeatSet = here().filter(|seat| !view.viewer.is(*seat)).collect();
    let first = here().find(|seat| others.contains(*seat));
    let how = match others.len() {
        _ if closes.is_some() => "closes",
        _ if here().any(|seat| view.viewer.is(seat)) => "sum",
        0 => "first",
        1 => "one",
        _ => "more",
    };
    let closed = closes.unwrap_or(at);
    let [kind, animal, points, number] = side(closed, asked(view, closed));
    let pairs = [
        ("how", how.into()),
        ("sum", sum.into()),
        ("n", others.len().into()),
        ("name", first.map_or("", |seat| names[seat.index()]).into()),
        ("ruling", Beat::Closes { side: closed }.ruling().into()),
        kind,
        animal,
        points,
        number,
    ];
    lang.part("crazy-race-order", pairs)
}

/// A card laid at a side that has so many cards then: what the seat would move if it won the side as the lanes stand.
/// With the side that it closes there is less room: the tile is told alone, without where the animal ends.
fn lays(lang: Lang, view: &View, at: u8, cards: u8, closes: bool, order: &str) -> String {
    let asked = asked(view, at);
    let moved = asked.and_then(|side| match (side.animal, side.points) {
        (Some(animal), Points::Number(points)) => Some(view.moved(animal, points)),
        _ => None,
    });
    let result = match (asked.map(|side| side.points), &moved) {
        (None, _) => "unknown",
        (_, Some(moved)) if moved.from == HOME => "still",
        (_, Some(moved)) if closes && moved.tiles.iter().any(|(_, tile)| tile.is_some()) => "takes",
        (_, Some(_)) if closes => "ends",
        (_, Some(_)) => "moves",
        _ if Animal::ALL.into_iter().all(|animal| view.moved(animal, 1).from == HOME) => "all-home",
        (Some(Points::Number(_)), _) if closes => "pick",
        (Some(Points::Number(_)), _) => "choice",
        (Some(Points::PerCard), _) => "per-card",
    };
    let own = [("order", order.to_owned().into()), ("result", result.into()), ("cards", cards.into())];
    lang.with_all(
        "crazy-race-preview-lay",
        own.into_iter().chain(side(at, asked)).chain(landing(moved.as_ref())),
    )
}

/// No card this time: whether another can be laid in this stage, and with an empty hand, in this game.
fn passes(lang: Lang, view: &View, rounds: u8) -> String {
    let last = rounds == 0 && view.board.stage == STAGES;
    let cards = match view.hand().len() {
        _ if last => "over",
        0 => "none",
        _ => "some",
    };
    lang.with("crazy-race-preview-pass", [("cards", cards.into()), ("rounds", rounds.into())])
}

/// An animal moves by all points of a side, or by one of several.
fn moves(lang: Lang, view: &View, action: Action, moved: &Moved) -> String {
    let Action::Step(animal) = action else {
        let pairs = [named(moved.animal)].into_iter().chain(landing(Some(moved)));
        return lang.with_all("crazy-race-preview-move", pairs);
    };
    let left = view.board.points.saturating_sub(1);
    let others = Animal::ALL.into_iter().filter(|other| *other != animal);
    let all_home = moved.to == HOME && others.clone().all(|other| view.moved(other, 1).from == HOME);
    let pairs = [named(animal), ("left", left.into()), ("all_home", flag(all_home))];
    lang.with_all("crazy-race-preview-step", pairs.into_iter().chain(landing(Some(moved))))
}

/// The arguments of a move: what it jumps, where it ends, what it takes (no move takes two tiles) and loses.
fn landing(moved: Option<&Moved>) -> [(&'static str, Arg<'static>); 6] {
    let jumped: usize = moved.map_or(0, |moved| moved.hops.iter().map(|hop| hop.jumped().len()).sum());
    let (takes, tile) = match moved.and_then(|moved| moved.tiles.last()) {
        None => ("nothing", 0),
        Some((_, None)) => ("none-left", 0),
        Some((_, Some(tile))) => ("tile", *tile),
    };
    let [leg, space] = at(moved.map_or(0, |moved| moved.to));
    let lost = moved.map_or(0, |moved| moved.lost);
    [
        ("jumped", jumped.into()),
        leg,
        space,
        ("takes", takes.into()),
        ("tile", tile.into()),
        ("lost", lost.into()),
    ]
}

/// Why a choice is refused, a sentence that ends with the ruling: "You have no 4 in your hand (R6)."
#[must_use]
pub fn refusal(lang: Lang, refusal: &Refusal) -> String {
    let ruling = ("ruling", refusal.ruling().into());
    match *refusal {
        Refusal::Over => lang.with("crazy-race-no-over", [ruling]),
        Refusal::ChanceNext => lang.with("crazy-race-no-chance-next", [ruling]),
        Refusal::ActionNext(_) => lang.with("crazy-race-no-action-next", [ruling]),
        Refusal::NoSuchChance => lang.with("crazy-race-no-such-chance", [ruling]),
        Refusal::NotYourTurn => lang.with("crazy-race-no-turn", [ruling]),
        Refusal::NotLaying => lang.with("crazy-race-no-laying", [ruling]),
        Refusal::NotInHand(value) => lang.with("crazy-race-no-such-card", [("value", value.into()), ruling]),
        Refusal::NoSuchSide(side) => lang.with("crazy-race-no-such-side", [("side", side.into()), ruling]),
        Refusal::SideClosed(side) => lang.with("crazy-race-no-closed", [("side", side.into()), ruling]),
        Refusal::Recalled => lang.with("crazy-race-no-second-recall", [ruling]),
        Refusal::NothingUsed => lang.with("crazy-race-no-used-cards", [ruling]),
        Refusal::NothingWon => lang.with("crazy-race-no-side-won", [ruling]),
        Refusal::OtherAnimal(animal) => lang.with("crazy-race-no-other-animal", [named(animal), ruling]),
        Refusal::Home(animal) => lang.with("crazy-race-no-home", [named(animal), ruling]),
        Refusal::OneAtATime => lang.with("crazy-race-no-all-at-once", [ruling]),
        Refusal::AllAtOnce => lang.with("crazy-race-no-one-at-a-time", [ruling]),
        Refusal::NothingOwed => lang.with("crazy-race-no-tile-owed", [ruling]),
        Refusal::NoSuchTile(tile) => lang.with("crazy-race-no-such-tile", [("tile", tile.into()), ruling]),
    }
}
