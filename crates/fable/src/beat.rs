//! What happens, one thing at a time; and steps as a viewer sees them.

use crate::{Action, Animal, Card, Chance, Counts, Play, Trigger};
use furrow_game::{Seat, Step};
use std::fmt;

/// Why an animal does not move in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stay {
    /// No card of it lies there (F9).
    NoCard,
    /// The hare naps (F10).
    Nap,
    /// The wolf howled (F11).
    Howl,
    /// It is on the podium (F14).
    Home,
    /// The third animal is home: the race has ended (F13).
    Third,
}

/// One thing that happened. `None` where the viewer may not know. Spaces run from 0 (start) to 12 (home).
#[expect(missing_docs, reason = "each variant's sentence speaks of its fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    /// A seat gets the first-player token by chance (F5).
    Starts { seat: Seat },
    /// A starting bet is dealt (F3).
    BetDealt { seat: Seat, animal: Option<Animal> },
    /// A stream lies on this space (F2).
    Stream { space: u8 },
    /// A turbo token of this animal lies on this space (F19).
    Turbo { space: u8, animal: Animal },
    /// A card is drawn (F4, F7).
    Draws { seat: Seat, card: Option<Card> },
    /// The second bet is laid (F4).
    LaysBet { seat: Seat, card: Option<Card> },
    /// Cards are played (F6); so many of the animal and in all lie there now.
    Plays { seat: Seat, play: Play, of_animal: u8, in_all: u8 },
    /// The discards become the pile (F7).
    PileForms { cards: Counts },
    /// A race starts (F8).
    RaceStarts { trigger: Trigger },
    /// A howl lies there: only the wolf runs (F11), if it is not home.
    Howl { wolf_home: bool },
    /// An animal does not move in this race.
    Stays { animal: Animal, cards: u8, why: Stay },
    /// An animal runs (F9): `steps` by the table, to `to` (12: across the line), `lost` at a stream (F12).
    Runs { animal: Animal, cards: u8, steps: u8, from: u8, to: u8, lost: u8 },
    /// An animal crosses the line and takes a place from 1 (F13).
    Crosses { animal: Animal, place: u8 },
    /// Apprentices: who moves an animal in this race, in order, a seat an animal (F20).
    Choosers { order: [Option<Seat>; 5] },
    /// A seat moves an animal in an apprentice race, a step a card (F20).
    Moves { seat: Seat, animal: Animal, steps: u8, from: u8, to: u8 },
    /// It ended on its own turbo token and runs 2 more (F21), if the line does not stop it.
    Boosts { animal: Animal, from: u8, to: u8 },
    /// An animal crosses the line in an apprentice race, so many-th of it (F22); the race goes on.
    Arrives { animal: Animal, place: u8 },
    /// The laid cards are discarded (F15).
    Clears { cards: Counts },
    /// The token goes on (F15, F18).
    Token { to: Seat },
    /// The third animal is home: the game ends (F13).
    GameEnds,
    /// An apprentice race in which an animal crossed is complete: the game ends (F22).
    RaceCompletes,
    /// At the end of an apprentice game these animals, level with each other, have a place; what a bet on each of
    /// them scores (F22). Best place first.
    Places { place: u8, animals: [Option<Animal>; 5], points: u8 },
    /// A seat's bets are turned over, lowest total first (F16).
    Reveals { seat: Seat, bets: [Option<Card>; 3], points: u8 },
    /// These seats are level on points; `seat`'s best animal stands higher than theirs (F17).
    TieBroken { seat: Seat, over: Seat, animal: Animal },
    /// Final rank of a seat (C4, F17, F18).
    Ranks { seat: Seat, rank: u8, total: u8 },
    /// The next game of a championship is set up, numbered from 0 (F18).
    NextGame { game: u8 },
}

impl furrow_game::Beat for Beat {
    fn ruling(&self) -> &'static str {
        match self {
            Beat::Starts { .. } => "F5",
            Beat::BetDealt { .. } => "F3",
            Beat::Stream { .. } => "F2",
            Beat::Turbo { .. } => "F19",
            Beat::Draws { .. } | Beat::PileForms { .. } => "F7",
            Beat::LaysBet { .. } => "F4",
            Beat::Plays { .. } => "F6",
            Beat::RaceStarts { .. } => "F8",
            Beat::Howl { .. } | Beat::Stays { why: Stay::Howl, .. } => "F11",
            Beat::Runs { lost: 1.., .. } => "F12",
            Beat::Runs { .. } | Beat::Stays { why: Stay::NoCard, .. } => "F9",
            Beat::Stays { why: Stay::Nap, .. } => "F10",
            Beat::Stays { why: Stay::Home, .. } => "F14",
            Beat::Stays { why: Stay::Third, .. } | Beat::Crosses { .. } | Beat::GameEnds => "F13",
            Beat::Choosers { .. } | Beat::Moves { .. } => "F20",
            Beat::Boosts { .. } => "F21",
            Beat::Arrives { .. } | Beat::RaceCompletes | Beat::Places { .. } => "F22",
            Beat::Clears { .. } | Beat::Token { .. } => "F15",
            Beat::Reveals { .. } => "F16",
            Beat::TieBroken { .. } => "F17",
            Beat::Ranks { .. } => "C4",
            Beat::NextGame { .. } => "F18",
        }
    }

    fn starter(&self) -> Option<Seat> {
        match self {
            Beat::Starts { seat } => Some(*seat),
            _ => None,
        }
    }
}

/// One step as a viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// All of it.
    Step(Step<Action, Chance>),
    /// Another seat's starting bet.
    BetDealt(Seat),
    /// Another seat's draw.
    Draw(Seat),
    /// Another seat's second bet.
    Bet(Seat),
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Step(step) => step.fmt(f),
            Seen::BetDealt(seat) => write!(f, "* bet {seat} ?"),
            Seen::Draw(seat) => write!(f, "* draw {seat} ?"),
            Seen::Bet(seat) => write!(f, "{seat} bet ?"),
        }
    }
}
