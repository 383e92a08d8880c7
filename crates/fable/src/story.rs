//! What is remembered of a game from the moment its pile first formed anew (F24).

use crate::{
    Animal, Counts, Play,
    data::{ANIMAL_LIMIT, TABLE_LIMIT},
    state::SEATS,
};
use arrayvec::ArrayVec;
use furrow_game::Seat;

/// Piles that are remembered. With a third the first is forgotten.
pub(crate) const PILES: usize = 2;

/// Entries that are remembered: a power of two, so that the place of the next one is found without a test.
const ENTRIES: usize = 128;

/// A pile that formed of the discards (F7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Formed {
    /// What it held.
    pub(crate) cards: Counts,
    /// Who had to draw.
    pub(crate) seat: Seat,
    /// How many cards that seat had to draw yet.
    pub(crate) missing: u8,
    /// Remembered entries before it; the play whose cards are being drawn for is the last of them.
    after: u8,
}

/// The piles that formed anew and all plays since the first of them, or since the table was last cleared if that is
/// longer: what a table sees. A plain value: no heap.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    piles: ArrayVec<Formed, PILES>,
    /// A byte an entry, the oldest first: a play, or an empty table and who begins there. Whose a play is follows, for
    /// seats play in turn. What lies beyond the length is left over.
    log: [u8; ENTRIES],
    length: u8,
}

/// In the place of an animal: the table is empty, and a seat follows.
const EMPTY_TABLE: u8 = 7;

impl PartialEq for Story {
    fn eq(&self, other: &Self) -> bool {
        (&self.piles, self.log()) == (&other.piles, other.log())
    }
}

impl Eq for Story {}

/// By remembered pile and seat: all the cards that the seat had been dealt or had drawn when the pile formed, but for
/// its bets.
pub(crate) type Dealt = ArrayVec<[Counts; SEATS], PILES>;

/// What happened next.
pub(crate) enum Event<'a> {
    /// A pile formed.
    Forms(&'a Formed),
    /// A seat played.
    Plays(Seat, Play),
}

impl Story {
    pub(crate) const NONE: Story = Story { piles: ArrayVec::new_const(), log: [0; ENTRIES], length: 0 };

    /// The piles, the oldest first.
    pub(crate) fn piles(&self) -> &[Formed] {
        &self.piles
    }

    /// Before the first pile forms anew only the table counts: all that is hidden came from one deal.
    #[inline]
    pub(crate) fn has_begun(&self) -> bool {
        !self.piles.is_empty()
    }

    fn log(&self) -> &[u8] {
        &self.log[..usize::from(self.length)]
    }

    /// Remembers a play. Nothing is asked: there are few on a table, and room for more is made when a pile forms.
    #[inline]
    pub(crate) fn play(&mut self, play: Play) {
        self.remember(play.animal as u8 | play.plain << 3 | play.howls << 6);
    }

    /// The table is empty and a seat begins.
    #[inline]
    pub(crate) fn empty_table(&mut self, seat: Seat) {
        if !self.has_begun() {
            self.length = 0;
        }
        self.remember(EMPTY_TABLE | seat.number() << 3);
    }

    #[inline]
    fn remember(&mut self, entry: u8) {
        self.log[usize::from(self.length) % ENTRIES] = entry;
        self.length += 1;
    }

    /// Remembers a pile; there is room for it.
    pub(crate) fn form(&mut self, cards: Counts, seat: Seat, missing: u8) {
        self.piles.push(Formed { cards, seat, missing, after: self.length });
    }

    /// Whether there is room for a pile of so many cards and what happens while it lasts: each play draws a card or
    /// more, and a table is cleared of four or more, the first time of some that lie there already and the last time
    /// of some that are not drawn for.
    pub(crate) fn has_room(&self, cards: u8) -> bool {
        let cards = usize::from(cards);
        let entries = cards + (cards + usize::from(TABLE_LIMIT)) / usize::from(ANIMAL_LIMIT) + 1;
        !self.piles.is_full() && usize::from(self.length) + entries <= ENTRIES
    }

    /// Forgets the oldest pile and the tables before the next one: those cards count as older than all piles.
    pub(crate) fn forget(&mut self) {
        self.piles.remove(0);
        let before = self.piles.first().map_or(self.length, |pile| pile.after);
        let gone = self.last_table(usize::from(before));
        self.log.copy_within(gone.., 0);
        self.length -= gone as u8;
        self.piles.iter_mut().for_each(|pile| pile.after -= gone as u8);
    }

    /// The last entry before another that tells of an empty table; the log begins with one.
    fn last_table(&self, before: usize) -> usize {
        self.log[..before].iter().rposition(|entry| entry & 7 == EMPTY_TABLE).unwrap_or(0)
    }

    /// Who laid each animal's cards on the table, in order of laying.
    pub(crate) fn laid(&self, seats: u8) -> [ArrayVec<Seat, 4>; 5] {
        let mut laid: [ArrayVec<Seat, 4>; 5] = Default::default();
        let start = self.last_table(usize::from(self.length));
        for (_, seat, play) in self.plays(start, seats) {
            laid[play.animal as usize].extend(std::iter::repeat_n(seat, usize::from(play.len())));
        }
        laid
    }

    /// Plays from an empty table on, by their places in the log.
    fn plays(&self, start: usize, seats: u8) -> impl Iterator<Item = (usize, Seat, Play)> {
        let mut next = Seat::new(0);
        self.log().iter().enumerate().skip(start).filter_map(move |(n, entry)| {
            if entry & 7 == EMPTY_TABLE {
                next = Seat::new(entry >> 3);
                return None;
            }
            let seat = next;
            next = seat.next(seats);
            let animal = Animal::ALL[usize::from(entry & 7)];
            Some((n, seat, Play { animal, plain: entry >> 3 & 7, howls: entry >> 6 }))
        })
    }

    /// All since the first pile in order, at a table of `seats`.
    pub(crate) fn events(&self, seats: u8) -> impl Iterator<Item = Event<'_>> {
        let mut piles = self.piles.iter().peekable();
        let mut plays = self.plays(0, seats).peekable();
        let first = self.piles.first().map_or(self.length, |pile| pile.after);
        while plays.next_if(|(n, ..)| *n < usize::from(first)).is_some() {}
        std::iter::from_fn(move || {
            let until = plays.peek().map_or(ENTRIES, |(n, ..)| *n);
            if let Some(pile) = piles.next_if(|pile| usize::from(pile.after) <= until) {
                return Some(Event::Forms(pile));
            }
            plays.next().map(|(_, seat, play)| Event::Plays(seat, play))
        })
    }
}

#[cfg(test)]
mod tests;
