//! What is remembered of a game from the moment its pile first formed anew (F24).

use crate::{Animal, Counts, Play, state::SEATS};
use arrayvec::ArrayVec;
use furrow_game::Seat;

/// Piles that are remembered. With a third the first is forgotten.
pub(crate) const PILES: usize = 2;

/// Plays that are remembered: a power of two, so that the place of the next one is found without a test.
const PLAYS: usize = 128;

/// A pile that formed of the discards (F7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Formed {
    /// What it held.
    pub(crate) cards: Counts,
    /// Who had to draw.
    pub(crate) seat: Seat,
    /// How many cards that seat had to draw yet.
    pub(crate) missing: u8,
    /// Remembered plays before it; the play whose cards are being drawn for is the last of them.
    plays: u8,
}

/// The piles that formed anew and all plays since the first of them: what a table sees. A plain value: no heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Story {
    piles: ArrayVec<Formed, PILES>,
    /// Seat, animal, plain cards and howls, a nibble each; 0 beyond the length, so that equal stories are equal.
    plays: [u16; PLAYS],
    length: u8,
}

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
    pub(crate) const NONE: Story = Story { piles: ArrayVec::new_const(), plays: [0; PLAYS], length: 0 };

    /// The piles, the oldest first.
    pub(crate) fn piles(&self) -> &[Formed] {
        &self.piles
    }

    /// Before the first pile forms anew nothing is remembered: all that is hidden came from one deal.
    #[inline]
    pub(crate) fn has_begun(&self) -> bool {
        !self.piles.is_empty()
    }

    /// Remembers a play; room for it was made when the pile formed.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, play: Play) {
        let [seat, animal, plain, howls] =
            [seat.number(), play.animal as u8, play.plain, play.howls].map(u16::from);
        self.plays[usize::from(self.length) % PLAYS] = seat | animal << 4 | plain << 8 | howls << 12;
        self.length += 1;
    }

    /// Remembers a pile; there is room for it.
    pub(crate) fn form(&mut self, cards: Counts, seat: Seat, missing: u8) {
        self.piles.push(Formed { cards, seat, missing, plays: self.length });
    }

    /// Whether there is room for a pile of so many cards and the plays while it lasts: each draws a card or more.
    pub(crate) fn has_room(&self, cards: u8) -> bool {
        !self.piles.is_full() && usize::from(self.length) + usize::from(cards) <= PLAYS
    }

    /// Forgets the oldest pile and the plays before the next one: those cards count as older than all piles.
    pub(crate) fn forget(&mut self) {
        self.piles.remove(0);
        let gone = self.piles.first().map_or(self.length, |pile| pile.plays);
        self.plays.copy_within(usize::from(gone).., 0);
        self.length -= gone;
        self.plays[usize::from(self.length)..].fill(0);
        self.piles.iter_mut().for_each(|pile| pile.plays -= gone);
    }

    /// All of it in order.
    pub(crate) fn events(&self) -> impl Iterator<Item = Event<'_>> {
        let starts = self.piles.iter().map(|pile| usize::from(pile.plays));
        let ends = starts.clone().skip(1).chain([usize::from(self.length)]);
        self.piles.iter().zip(starts.zip(ends)).flat_map(|(pile, (start, end))| {
            let plays = self.plays[start..end].iter().map(|play| unpack(*play));
            [Event::Forms(pile)].into_iter().chain(plays)
        })
    }
}

fn unpack(play: u16) -> Event<'static> {
    let number = |n: u32| (play >> (4 * n) & 15) as u8;
    let animal = Animal::ALL[usize::from(number(1))];
    Event::Plays(Seat::new(number(0)), Play { animal, plain: number(2), howls: number(3) })
}
