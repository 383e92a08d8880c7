//! Parts of the truth, to read.

use crate::{Animal, Bets, Counts, Podium, Race, Run, State, state::Phase};
use furrow_game::Seat;

impl State {
    /// Whether a seat is to play (F6).
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        matches!(self.phase, Phase::Play)
    }

    /// The hand of a seat that sits at the table.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Counts {
        self.hands[seat.index()]
    }

    /// The bets of a seat that sits at the table, dealt ones first.
    #[must_use]
    pub const fn bets(&self, seat: Seat) -> &Bets {
        &self.bets[seat.index()]
    }

    /// Spaces by animal, 0 to 12 (12: across the line).
    #[must_use]
    pub const fn pos(&self) -> [u8; 5] {
        self.pos
    }

    /// Animals home, in order of arrival.
    #[must_use]
    pub const fn podium(&self) -> &Podium {
        &self.podium
    }

    /// Cards on the table.
    #[must_use]
    pub const fn table(&self) -> Counts {
        self.table
    }

    /// Cards in the pile.
    #[must_use]
    pub const fn pile(&self) -> Counts {
        self.deck
    }

    /// The spaces of the streams, ascending; 0 for one that does not lie there yet.
    #[must_use]
    pub const fn stream_spaces(&self) -> [u8; 2] {
        self.streams
    }

    /// Points so far by seat, those of finished games.
    #[must_use]
    pub fn points_so_far(&self) -> &[u8] {
        &self.scores[..self.seats()]
    }

    /// Which game of a championship, from 0.
    #[must_use]
    pub fn game_number(&self) -> u8 {
        self.finished.len() as u8
    }

    /// How an animal would fare if its seat moved it now in an apprentice race (F20, F21), were these cards on the
    /// table.
    #[must_use]
    pub fn moved_with(&self, animal: Animal, table: Counts) -> Run {
        self.track().run(animal, table)
    }

    /// Where the animals would stand if the race ran now with these cards on the table, and the podium after it; in
    /// an apprentice race nobody has a place by it, and the podium is as it is now (F20).
    #[must_use]
    #[inline]
    pub fn race_with(&self, table: Counts) -> ([u8; 5], Podium) {
        if self.setup.variant.is_apprentice() {
            return (Animal::ALL.map(|animal| self.moved_with(animal, table).to), self.podium.clone());
        }
        let mut race = Race {
            pos: self.pos,
            podium: self.podium.clone(),
            streams: &self.streams,
            nap_counts_podium: self.setup.nap_counts_podium,
        };
        race.run(table, |_| {});
        (race.pos, race.podium)
    }
}
