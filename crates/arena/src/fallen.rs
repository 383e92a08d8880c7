//! A seat that a program lost.

use serde::{Deserialize, Serialize};

/// A program did something wrong: its seat was played on by `random`, and is last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fallen {
    /// Which seat.
    pub seat: u8,
    /// At which of its own decisions, from 1.
    pub decision: u32,
    /// One word for what it did; see `docs/outside-bots.md`.
    pub fault: String,
    /// A sentence: what was wanted, and what came.
    pub why: String,
    /// The end of what it wrote on stderr.
    pub stderr: String,
}

/// Ranks with the seats that were lost at the end, level with one another; the others move up.
pub(crate) fn last(ranks: &[u8], fallen: &[Fallen]) -> Vec<u8> {
    let is_fallen = |seat: usize| fallen.iter().any(|fallen| usize::from(fallen.seat) == seat);
    let key = |seat: usize| if is_fallen(seat) { u8::MAX } else { ranks[seat] };
    let rank = |seat| 1 + (0..ranks.len()).filter(|other| key(*other) < key(seat)).count() as u8;
    (0..ranks.len()).map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_seats_are_last_and_level() {
        let lost = |seat| Fallen {
            seat,
            decision: 1,
            fault: "late".into(),
            why: String::new(),
            stderr: String::new(),
        };
        assert_eq!(last(&[1, 2, 2, 4], &[]), [1, 2, 2, 4]);
        assert_eq!(last(&[1, 2, 2, 4], &[lost(0)]), [4, 1, 1, 3]);
        assert_eq!(last(&[1, 2, 3, 4], &[lost(0), lost(2)]), [3, 1, 3, 2]);
        assert_eq!(last(&[1, 2], &[lost(0), lost(1)]), [1, 1]);
    }
}
