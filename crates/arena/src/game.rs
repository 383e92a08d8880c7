//! One game of a match, as it went.

use crate::Fallen;
use furrow_game::Record;
use std::time::Duration;

/// A game that has been played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its number in the match, from 0; see [`Contest::game`](crate::Contest::game).
    pub number: u64,
    /// By seat, the place of who sits there in the list of players.
    pub players: Vec<usize>,
    /// By seat, from 1: as the rules have it (C4), but that seats which were lost are last.
    pub ranks: Vec<u8>,
    /// The seats that programs lost.
    pub fallen: Vec<Fallen>,
    /// By seat, how long it thought.
    pub paces: Vec<Pace>,
    /// The game itself.
    pub record: Record,
}

impl Played {
    /// By seat, its share of the win: a first place that several have is split.
    #[must_use]
    pub fn shares(&self) -> Vec<f64> {
        let share = 1.0 / self.ranks.iter().filter(|rank| **rank == 1).count().max(1) as f64;
        self.ranks.iter().map(|rank| if *rank == 1 { share } else { 0.0 }).collect()
    }

    /// By seat, of the other seats the part that it is before, one level with it counted half: 0 to 1.
    #[must_use]
    pub fn beaten(&self) -> Vec<f64> {
        let others = (self.ranks.len() - 1).max(1) as f64;
        let beaten = |rank: &u8| {
            let behind = self.ranks.iter().filter(|other| *other > rank).count() as f64;
            let level = self.ranks.iter().filter(|other| *other == rank).count() as f64 - 1.0;
            (behind + level / 2.0) / others
        };
        self.ranks.iter().map(beaten).collect()
    }
}

/// How long a seat thought in a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pace {
    /// How often it chose among several actions.
    pub choices: u32,
    /// For all of them.
    pub total: Duration,
    /// For the one that took longest.
    pub longest: Duration,
}

impl Pace {
    /// Counts a choice.
    pub fn add(&mut self, time: Duration) {
        *self = self.and(Pace { choices: 1, total: time, longest: time });
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Pace) -> Pace {
        Pace {
            choices: self.choices + other.choices,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }
}
