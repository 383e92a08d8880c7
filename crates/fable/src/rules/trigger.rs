//! What starts a race (F8).

use crate::{
    Animal, Counts,
    data::{ANIMAL_LIMIT, TABLE_LIMIT},
};

/// What started a race; both may be met at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trigger {
    /// The animal of which four cards lie there. Two animals cannot have four: the first would have started the race.
    pub four: Option<Animal>,
    /// Whether eight cards lie there.
    pub eight: bool,
}

/// What starts a race on this table, if anything does: exactly 8 cards, or exactly 4 of one animal (F8).
#[must_use]
#[inline]
pub fn trigger(table: Counts) -> Option<Trigger> {
    let four = table.animal_with(ANIMAL_LIMIT);
    let eight = table.total() == TABLE_LIMIT;
    (four.is_some() || eight).then_some(Trigger { four, eight })
}
