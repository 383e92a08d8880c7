//! The draws of each game, by kind.

use crate::page::Board;
use furrow_carrots::{Chance as Rolled, State as Carrots};
use furrow_crazy_race::{Chance as Turned, State as CrazyRace};
use furrow_fable::{Animal, Card, Chance as Drawn, State as Fable};
use furrow_game::Seat;
use furrow_text::{Lang, fable};

/// Where a draw is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The kind of draw.
    pub kind: &'static str,
    /// Whose it is, where seats draw.
    pub seat: Option<Seat>,
    /// What came: a number of the kind's own.
    pub outcome: u8,
}

/// A game whose draws are counted.
pub trait Draws: Board {
    /// Where an outcome is counted; `None`: it says nothing, since all of its kind come.
    fn sort(chance: &Self::Chance) -> Option<Cell>;

    /// An outcome in words; `names`: those of the seats, or none where many games are counted.
    fn outcome_words(lang: Lang, kind: &str, outcome: u8, names: &[&str]) -> String;
}

const fn starts(seat: Seat) -> Cell {
    Cell { kind: "start", seat: None, outcome: seat.number() }
}

/// Who starts, or which place.
fn starter(lang: Lang, outcome: u8, names: &[&str]) -> String {
    match names.get(usize::from(outcome)) {
        Some(name) => (*name).to_owned(),
        None => lang.with("chance-place", [("n", (outcome + 1).into())]),
    }
}

impl Draws for Fable {
    fn sort(chance: &Drawn) -> Option<Cell> {
        match *chance {
            Drawn::Start(seat) => Some(starts(seat)),
            Drawn::Bet(seat, animal) => Some(Cell { kind: "bets", seat: Some(seat), outcome: animal as u8 }),
            Drawn::Stream(space) => Some(Cell { kind: "streams", seat: None, outcome: space }),
            Drawn::Turbo(..) => None,
            Drawn::Draw(seat, card) => Some(Cell { kind: "cards", seat: Some(seat), outcome: card as u8 }),
        }
    }

    fn outcome_words(lang: Lang, kind: &str, outcome: u8, names: &[&str]) -> String {
        match kind {
            "start" => starter(lang, outcome, names),
            "bets" => {
                Animal::ALL.get(usize::from(outcome)).map_or_else(String::new, |a| fable::animal(lang, *a))
            }
            "cards" => {
                Card::ALL.get(usize::from(outcome)).map_or_else(String::new, |card| fable::card(lang, *card))
            }
            _ => lang.with("chance-space", [("n", outcome.into())]),
        }
    }
}

impl Draws for CrazyRace {
    fn sort(chance: &Turned) -> Option<Cell> {
        match *chance {
            Turned::Start(seat) => Some(starts(seat)),
            Turned::Stage(card) => Some(Cell { kind: "stages", seat: None, outcome: card }),
        }
    }

    fn outcome_words(lang: Lang, kind: &str, outcome: u8, names: &[&str]) -> String {
        match kind {
            "start" => starter(lang, outcome, names),
            _ => lang.with("chance-stage", [("n", outcome.into())]),
        }
    }
}

impl Draws for Carrots {
    fn sort(chance: &Rolled) -> Option<Cell> {
        match *chance {
            Rolled::Start(seat) => Some(starts(seat)),
            Rolled::Die(eyes) => Some(Cell { kind: "die", seat: None, outcome: eyes }),
        }
    }

    fn outcome_words(lang: Lang, kind: &str, outcome: u8, names: &[&str]) -> String {
        match kind {
            "start" => starter(lang, outcome, names),
            _ => lang.with("chance-die", [("n", outcome.into())]),
        }
    }
}
