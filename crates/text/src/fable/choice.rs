//! What can be chosen, what would follow, and why not.

use super::word::cards;
use crate::{Arg, Lang, list::list, teller::flag};
use furrow_fable::{Action, Animal, Card, FINISH, Preview, Refusal, Run, Stay};
use furrow_game::{Refusal as _, Seat, Viewer};

/// "Play 2 foxes", "Bet on the fox": the first line of the button.
#[must_use]
pub fn action(lang: Lang, action: &Action) -> String {
    match *action {
        Action::Play(play) => lang.with("fable-action-play", cards(play)),
        Action::Move(animal) => lang.with("fable-action-move", [("animal", animal.name().into())]),
        Action::Bet(card) => lang.with(
            "fable-action-bet",
            [("animal", card.animal().name().into()), ("howl", flag(card == Card::Howl))],
        ),
    }
}

/// Why a choice is refused, a sentence that ends with the ruling: "Only 1 more hare fits: … (F6)."
#[must_use]
pub fn refusal(lang: Lang, refusal: &Refusal) -> String {
    let ruling = ("ruling", refusal.ruling().into());
    match *refusal {
        Refusal::Over => lang.with("fable-no-over", [ruling]),
        Refusal::ChanceNext => lang.with("fable-no-chance-next", [ruling]),
        Refusal::ActionNext(_) => lang.with("fable-no-action-next", [ruling]),
        Refusal::NoSuchChance => lang.with("fable-no-such-chance", [ruling]),
        Refusal::NotYourTurn => lang.with("fable-no-turn", [ruling]),
        Refusal::BetFirst => lang.with("fable-no-bet-first", [ruling]),
        Refusal::BetsLaid => lang.with("fable-no-bets-laid", [ruling]),
        Refusal::NoSecondBets => lang.with("fable-no-second-bets", [ruling]),
        Refusal::MovesFirst => lang.with("fable-no-moves-first", [ruling]),
        Refusal::NoMoves => lang.with("fable-no-moves", [ruling]),
        Refusal::NoCardOf(animal) => {
            lang.with("fable-no-card-of", [("animal", animal.name().into()), ruling])
        }
        Refusal::HasMoved(animal) => {
            lang.with("fable-no-moved-twice", [("animal", animal.name().into()), ruling])
        }
        Refusal::NotInHand(card) => lang.with(
            "fable-no-such-card",
            [("card", card.name().into()), ("animal", card.animal().name().into()), ruling],
        ),
        Refusal::NoCard => lang.with("fable-no-card", [ruling]),
        Refusal::FourOfAnAnimal { animal, fits } => {
            lang.with("fable-no-four", [("animal", animal.name().into()), ("n", fits.into()), ruling])
        }
        Refusal::EightInAll { fits } => lang.with("fable-no-eight", [("n", fits.into()), ruling]),
    }
}

/// What would follow, as the second line of the button: "no race yet, 1 card to go · Bea is next".
///
/// # Panics
/// If the seat that would be next has no name.
#[must_use]
pub fn preview(lang: Lang, preview: &Preview, names: &[&str], viewer: Viewer) -> String {
    match preview {
        Preview::Bet { animal, howl, doubles } => {
            let pairs = [("animal", animal.name().into()), ("howl", flag(*howl))];
            match doubles {
                true => lang.with("fable-preview-bet-twice", pairs),
                false => lang.with("fable-preview-bet", pairs),
            }
        }
        Preview::Play { in_all, trigger: None, runs, next, .. } => {
            quiet(lang, *in_all, runs, who(*next, names, viewer))
        }
        Preview::Play { runs, ends, next, .. } => race(lang, runs, *ends, who(*next, names, viewer)),
        Preview::Opens { runs, first, .. } => opens(lang, runs, who(*first, names, viewer)),
        Preview::Move { run, left, places, next, .. } => {
            moves(lang, run, *left, places.is_some(), who(*next, names, viewer))
        }
    }
}

/// An apprentice race starts: the animals that cross in it, if any do (F20, F22).
fn opens(lang: Lang, runs: &[Run], [you, name]: [(&'static str, Arg<'_>); 2]) -> String {
    let word = |run: &Run| lang.part("fable-animal", [("animal", run.animal.name().into())]);
    let mut home = runs.iter().filter(|run| run.to == FINISH).map(word).peekable();
    if home.peek().is_none() {
        return lang.with("fable-preview-opens", [you, name]);
    }
    lang.with("fable-preview-opens-ends", [("list", list(lang, home).into())])
}

/// An animal is moved: where it lands, and who is next, unless the game ends with it.
fn moves(lang: Lang, run: &Run, left: u8, over: bool, [you, name]: [(&'static str, Arg<'_>); 2]) -> String {
    let lands = match (run.to, run.boost) {
        (FINISH, _) => "home",
        (_, 0) => "space",
        _ => "turbo",
    };
    let key = match left {
        0 if over => "fable-preview-move-ends",
        0 => "fable-preview-move-last",
        _ => "fable-preview-move",
    };
    lang.with(key, [("lands", lands.into()), ("to", run.to.into()), ("left", left.into()), you, name])
}

/// The arguments that say who is next.
fn who<'a>(next: Option<Seat>, names: &'a [&'a str], viewer: Viewer) -> [(&'static str, Arg<'a>); 2] {
    match next {
        Some(seat) => [("you", flag(viewer.is(seat))), ("name", names[seat.index()].into())],
        None => [("you", "nobody".into()), ("name", "".into())],
    }
}

/// No race: the fewest cards that would start one, of any animal or of one (F8).
fn quiet(lang: Lang, in_all: u8, runs: &[Run], [you, name]: [(&'static str, Arg<'_>); 2]) -> String {
    let left = 8 - in_all;
    match runs.iter().max_by_key(|run| run.cards).filter(|run| 4 - run.cards < left) {
        Some(run) => {
            let (animal, n) = (("animal", run.animal.name().into()), ("n", (4 - run.cards).into()));
            lang.with("fable-preview-quiet-four", [animal, n, you, name])
        }
        None => lang.with("fable-preview-quiet", [("left", left.into()), you, name]),
    }
}

/// The most that a race brings: arrivals, else what keeps animals from running.
fn race(lang: Lang, runs: &[Run], ends: bool, [you, name]: [(&'static str, Arg<'_>); 2]) -> String {
    let arrival = |(animal, place): (Animal, u8)| {
        lang.part("fable-preview-arrival", [("animal", animal.name().into()), ("place", place.into())])
    };
    let home = runs.iter().filter_map(|run| Some((run.animal, run.place?)));
    let home = ("list", list(lang, home.map(arrival)).into());
    let stays = |why| runs.iter().any(|run| run.stays == Some(why));
    let arrives = runs.iter().any(|run| run.place.is_some());
    if ends {
        lang.with("fable-preview-race-ends", [home])
    } else if arrives {
        lang.with("fable-preview-race-home", [home, you, name])
    } else if runs.iter().all(|run| run.stays.is_some()) {
        lang.with("fable-preview-race-nobody", [you, name])
    } else if stays(Stay::Howl) {
        lang.with("fable-preview-race-howl", [you, name])
    } else if stays(Stay::Nap) {
        lang.with("fable-preview-race-nap", [you, name])
    } else {
        lang.with("fable-preview-race", [you, name])
    }
}

/// How an animal fares, in a word or two: "→ 7", "stays", "naps", "home", "1st home".
#[must_use]
pub fn landing(lang: Lang, run: &Run) -> String {
    match (run.place, run.stays) {
        (Some(place), _) => lang.with("fable-landing-crosses", [("place", place.into())]),
        (None, Some(Stay::Nap)) => lang.t("fable-landing-naps"),
        (None, Some(Stay::Home)) => lang.t("fable-landing-home"),
        (None, Some(_)) => lang.t("fable-landing-stays"),
        (None, None) => lang.with("fable-landing-to", [("to", run.to.into())]),
    }
}
