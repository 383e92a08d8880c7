//! How an animal moves and what it takes on its way (R13, R14).

use crate::{Animal, HOME, TURNAROUND, Values, data::space};

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

/// A player's animals and tiles, and the tiles left: what a move needs to know, all of it public. A plain value, for
/// moving in thought too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lane {
    /// Progress by animal, 0 to 12.
    pub progress: [u8; 3],
    /// The player's tiles.
    pub tiles: Values,
    /// The highest tile left at the turnaround, with all below it; 0: none.
    pub turn_tile: u8,
    /// The highest tile left at the finish, with all below it; 0: none.
    pub finish_tile: u8,
}

impl Lane {
    /// How it is after an animal has moved by so many points; those beyond home are lost (R13, R14).
    #[must_use]
    #[inline]
    pub fn after(mut self, animal: Animal, points: u8) -> Self {
        self.go(animal, points, |_| {});
        self
    }

    /// The animals that are not home.
    #[inline]
    pub fn unfinished(&self) -> impl Iterator<Item = Animal> + use<> {
        let progress = self.progress;
        Animal::ALL.iter().copied().filter(move |animal| progress[*animal as usize] < HOME)
    }

    /// A bit for each progress at which this animal would stand where another of the lane does, whichever way that one
    /// faces, the lowest for progress 0; start and home are always free (R13).
    #[must_use]
    #[inline]
    pub fn held(&self, animal: Animal) -> u16 {
        let others = self.progress.iter().enumerate().filter(|(other, _)| *other != animal as usize);
        let spaces = others.map(|(_, progress)| space(*progress)).filter(|space| *space > 0);
        spaces.fold(0, |held, space| held | 1 << space | 1 << (HOME - space))
    }

    /// Moves an animal by so many points.
    #[inline]
    pub(crate) fn go(&mut self, animal: Animal, points: u8, mut tell: impl FnMut(Event)) {
        let held = self.held(animal);
        for spent in 0..points {
            let from = self.progress[animal as usize];
            if from == HOME {
                return tell(Event::Lost(points - spent));
            }
            let hop = Hop { from, to: from + 1 + (held >> (from + 1)).trailing_ones() as u8 };
            self.progress[animal as usize] = hop.to;
            tell(Event::Hop(hop));
            if hop.turns() {
                tell(Event::Tile(Place::Turnaround, take(&mut self.turn_tile, &mut self.tiles)));
            }
            if hop.is_home() {
                tell(Event::Tile(Place::Finish, take(&mut self.finish_tile, &mut self.tiles)));
            }
        }
    }
}

/// Takes the highest tile, if one is left (R14).
#[inline]
fn take(highest: &mut u8, tiles: &mut Values) -> Option<u8> {
    let tile = (*highest > 0).then_some(*highest)?;
    *tiles = tiles.plus(Values::one(tile));
    *highest -= 1;
    Some(tile)
}
