//! How an animal moves and what it takes on its way (R13, R14).

use crate::{Animal, HOME, TURNAROUND, data::space};

/// One point of movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hop {
    /// Progress before.
    pub from: u8,
    /// Progress after: the next free space.
    pub to: u8,
}

impl Hop {
    /// The progress of the spaces jumped: own animals stand there.
    #[must_use]
    pub fn jumped(self) -> std::ops::Range<u8> {
        self.from + 1..self.to
    }

    /// Whether it reaches or jumps the turnaround (R14).
    #[must_use]
    pub const fn turns(self) -> bool {
        self.from < TURNAROUND && self.to >= TURNAROUND
    }

    /// Whether it brings the animal home (R14).
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.to == HOME
    }
}

/// Where tiles lie (R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// At the turnaround.
    Turnaround,
    /// At the finish.
    Finish,
}

impl Place {
    /// The word of previews.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Place::Turnaround => "turnaround",
            Place::Finish => "finish",
        }
    }
}

/// One thing that happens while an animal moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Hop(Hop),
    Tile(Place, Option<u8>),
    /// Points beyond home.
    Lost(u8),
}

/// What a move needs to know, all of it public; moving changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lane {
    /// By animal.
    pub(crate) progress: [u8; 3],
    /// The highest tile left at the turnaround; 0: none.
    pub(crate) turn_tile: u8,
    /// The highest tile left at the finish; 0: none.
    pub(crate) finish_tile: u8,
}

impl Lane {
    /// Moves an animal by so many points.
    #[inline]
    pub(crate) fn go(&mut self, animal: Animal, points: u8, mut tell: impl FnMut(Event)) {
        for spent in 0..points {
            let from = self.progress[animal as usize];
            if from == HOME {
                return tell(Event::Lost(points - spent));
            }
            let hop = Hop { from, to: self.next_free(animal) };
            self.progress[animal as usize] = hop.to;
            tell(Event::Hop(hop));
            if hop.turns() {
                tell(Event::Tile(Place::Turnaround, take(&mut self.turn_tile)));
            }
            if hop.is_home() {
                tell(Event::Tile(Place::Finish, take(&mut self.finish_tile)));
            }
        }
    }

    /// The next space on which none of the other two stands, whichever way it faces; start and home are always free
    /// (R13).
    #[inline]
    fn next_free(&self, animal: Animal) -> u8 {
        let held = |progress: u8| {
            let others = Animal::ALL.into_iter().filter(|other| *other != animal);
            others.map(|other| self.progress[other as usize]).any(|other| space(other) == space(progress))
        };
        let mut to = self.progress[animal as usize] + 1;
        while to < HOME && held(to) {
            to += 1;
        }
        to
    }
}

/// Takes the highest tile, if one is left (R14).
fn take(highest: &mut u8) -> Option<u8> {
    let tile = *highest;
    *highest = tile.saturating_sub(1);
    (tile > 0).then_some(tile)
}
