//! What has been seen to happen, so that a run that tests little is noticed.

/// Counts of one world, or of many.
#[derive(Default, Clone, Copy, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) ended: u64,
    pub(crate) moves: u64,
    pub(crate) again: u64,
    pub(crate) undone: u64,
    pub(crate) consented: u64,
    pub(crate) time_outs: u64,
    pub(crate) taken_over: u64,
    pub(crate) pauses: u64,
    pub(crate) restarts: u64,
    pub(crate) faults: u64,
    pub(crate) truths: u64,
}

impl Tally {
    fn counts(&mut self) -> [&mut u64; 12] {
        let Tally { games, ended, moves, again, undone, consented, .. } = self;
        let Tally { time_outs, taken_over, pauses, restarts, faults, truths, .. } = self;
        [
            games, ended, moves, again, undone, consented, time_outs, taken_over, pauses, restarts, faults,
            truths,
        ]
    }

    /// Adds another world's.
    pub(crate) fn add(&mut self, other: &Tally) {
        let mut other = *other;
        self.counts().into_iter().zip(other.counts()).for_each(|(mine, theirs)| *mine += *theirs);
    }

    /// Asserts that each thing was seen about once a world at least.
    pub(crate) fn is_of_everything(mut self, worlds: u64) {
        let told = format!("{self:?}");
        assert!(self.counts().iter().all(|count| **count >= worlds / 2), "{worlds} worlds: {told}");
    }
}
