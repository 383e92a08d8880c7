//! What every game has to say for an action.

use crate::{Lang, Words};
use furrow_bots::Explains;

/// A game that tells in words what speaks for an action.
pub trait Reasons: Words + Explains {
    /// One reason for an action of the view's seat: a clause, as "it keeps 3 foxes". `names` has a name a seat; a
    /// function that is given fewer panics.
    fn reason(lang: Lang, view: &Self::View, merit: Self::Merit, names: &[&str]) -> String;
}
