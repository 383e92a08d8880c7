//! The clocks of a game: whole milliseconds, moved by the times in the log alone.

use crate::{Pace, terms::LONGEST};
use furrow_game::{Seat, SeatSet};

/// The most that a clock gains up to, in milliseconds: as long as one can be set to. A game is told to be quiet only after
/// longer than any clock runs.
const MOST: i64 = LONGEST as i64 * 1000;

/// Time left by seat, and whose runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    pace: Pace,
    left: Vec<i64>,
    running: SeatSet,
    /// The time at which `left` was right.
    since: i64,
    /// By seat, the choices that were taken back: what the clock gained with them is not gained again.
    owed: Vec<u32>,
}

impl Clocks {
    /// Clocks of so many seats as they stand at the start, in unix milliseconds.
    #[must_use]
    pub fn new(pace: Pace, seats: u8, at: i64) -> Self {
        let start = match pace {
            Pace::None => 0,
            Pace::Move(ms) | Pace::Game(ms, _) => i64::from(ms),
        };
        let (left, owed) = (vec![start; seats.into()], vec![0; seats.into()]);
        Clocks { pace, left, running: SeatSet::NONE, since: at, owed }
    }

    /// How long people may think.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Whose clocks run.
    #[must_use]
    pub fn running(&self) -> SeatSet {
        self.running
    }

    /// The time at which the clocks were set last, in unix milliseconds.
    #[must_use]
    pub fn since(&self) -> i64 {
        self.since
    }

    /// Milliseconds that a seat has left at a time; 0 once it is out.
    #[must_use]
    pub fn left(&self, seat: Seat, at: i64) -> i64 {
        let used = if self.running.contains(seat) { (at - self.since).max(0) } else { 0 };
        (self.left[seat.index()] - used).max(0)
    }

    /// The first seat whose time runs out, and when.
    pub(crate) fn next_out(&self) -> Option<(i64, Seat)> {
        self.running.iter().map(|seat| (self.since + self.left[seat.index()], seat)).min()
    }

    /// Lets time pass up to `at`; a time that lies back changes nothing.
    pub(crate) fn pass(&mut self, at: i64) {
        for seat in self.running.iter() {
            self.left[seat.index()] = self.left(seat, at);
        }
        self.since = self.since.max(at);
    }

    /// A seat has chosen. `left`: what it had left, if it chose before the others and its clock rests. Returns what it
    /// has left if its clock ran.
    pub(crate) fn stop(&mut self, seat: Seat, at: i64, left: Option<i64>) -> Option<i64> {
        self.pass(at);
        if !self.running.contains(seat) && left.is_none() {
            return None;
        }
        let left = left.or_else(|| self.left_after_choice(seat, at));
        self.rest(seat, left);
        let owed = &mut self.owed[seat.index()];
        *owed = owed.saturating_sub(1);
        left
    }

    /// What a seat will have left if it chooses at a time; `None`: there are no clocks.
    pub(crate) fn left_after_choice(&self, seat: Seat, at: i64) -> Option<i64> {
        let more = match self.pace {
            Pace::None => return None,
            Pace::Game(_, more) if self.running.contains(seat) && self.owed[seat.index()] == 0 => more,
            Pace::Game(..) | Pace::Move(_) => 0,
        };
        let left = self.left(seat, at);
        Some(left.max((left + i64::from(more)).min(MOST)))
    }

    /// A seat's clock stands still, with so much left.
    pub(crate) fn rest(&mut self, seat: Seat, left: Option<i64>) {
        self.running = self.running.iter().filter(|other| *other != seat).collect();
        if let Some(left) = left {
            self.left[seat.index()] = left;
        }
    }

    /// A choice for which the clock of a seat ran is taken back. A clock a move goes on where it stood, unless it was
    /// `out`: who takes its moves back again and again gains no time.
    pub(crate) fn take_back(&mut self, seat: Seat, left: i64, out: bool) {
        self.owed[seat.index()] += 1;
        if let Pace::Move(ms) = self.pace {
            self.left[seat.index()] = if out { i64::from(ms) } else { left };
        }
    }

    /// All stand still.
    pub(crate) fn halt(&mut self, at: i64) {
        self.pass(at);
        self.running = SeatSet::NONE;
    }

    /// The clocks of those who have to choose run on.
    pub fn run(&mut self, seats: SeatSet, at: i64) {
        self.pass(at);
        if self.pace != Pace::None {
            self.running = seats;
        }
    }

    /// A new choice is open: a clock a move starts anew.
    pub(crate) fn renew(&mut self) {
        if let Pace::Move(ms) = self.pace {
            self.left.fill(i64::from(ms));
        }
    }

    /// The server was away from `from` to `to`: that time is nobody's.
    pub(crate) fn skip(&mut self, from: i64, to: i64) {
        self.pass(from);
        self.since = self.since.max(to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Seat = Seat::new(0);
    const BEA: Seat = Seat::new(1);

    #[test]
    fn a_bank_shrinks_while_its_seat_has_to_choose_and_grows_with_each_choice() {
        let mut clocks = Clocks::new(Pace::Game(60_000, 5_000), 2, 0);
        clocks.run(SeatSet::one(ANN), 1_000);
        assert_eq!(clocks.next_out(), Some((61_000, ANN)));
        assert_eq!(clocks.stop(ANN, 11_000, None), Some(55_000));
        clocks.run(SeatSet::one(BEA), 11_000);
        assert_eq!((clocks.left(ANN, 20_000), clocks.left(BEA, 20_000)), (55_000, 51_000));
    }

    #[test]
    fn what_a_choice_that_is_taken_back_gained_is_not_gained_again() {
        let mut clocks = Clocks::new(Pace::Game(60_000, 5_000), 1, 0);
        for (n, left) in [(0, 64_000), (1, 63_000), (2, 62_000)] {
            clocks.run(SeatSet::one(ANN), n * 1_000);
            clocks.stop(ANN, (n + 1) * 1_000, None);
            assert_eq!(clocks.left(ANN, 9_000), left);
            clocks.take_back(ANN, left, false);
        }
    }

    #[test]
    fn a_bank_grows_no_longer_than_a_clock_can_be_set_to() {
        let more = 20 * 24 * 3_600_000;
        let mut clocks = Clocks::new(Pace::Game(more, more), 1, 0);
        for _ in 0..5 {
            clocks.run(SeatSet::one(ANN), 0);
            clocks.stop(ANN, 0, None);
        }
        assert_eq!(clocks.left(ANN, 0), 30 * 24 * 3_600_000);
    }

    #[test]
    fn a_clock_that_rests_shows_what_it_showed() {
        let mut clocks = Clocks::new(Pace::Game(60_000, 5_000), 2, 0);
        clocks.run([ANN, BEA].into_iter().collect(), 0);
        let left = clocks.left_after_choice(ANN, 10_000);
        assert_eq!(left, Some(55_000));
        clocks.stop(ANN, 40_000, left);
        assert_eq!((clocks.left(ANN, 40_000), clocks.left(BEA, 40_000)), (55_000, 20_000));
    }

    #[test]
    fn the_time_a_server_is_away_is_nobodys() {
        let mut clocks = Clocks::new(Pace::Move(60_000), 2, 0);
        clocks.run(SeatSet::one(ANN), 0);
        clocks.skip(10_000, 500_000);
        assert_eq!(clocks.left(ANN, 501_000), 49_000);
    }

    #[test]
    fn a_clock_that_is_set_back_gives_nobody_time() {
        let mut clocks = Clocks::new(Pace::Move(60_000), 1, 100_000);
        clocks.run(SeatSet::one(ANN), 100_000);
        clocks.pass(110_000);
        clocks.pass(50_000);
        assert_eq!(clocks.left(ANN, 110_000), 50_000);
    }
}
