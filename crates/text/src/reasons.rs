//! What every game has to say for an action.

use crate::{Arg, Lang, Words, teller::flag};
use furrow_bots::Explains;

/// A game that tells in words what speaks for an action.
pub trait Reasons: Words + Explains {
    /// One reason for an action of the view's seat: a clause, as "it keeps 3 foxes". `names` has a name a seat; a
    /// function that is given fewer panics. `who`: the name of the seat where another reads it; `None`: its own player
    /// does.
    fn reason(lang: Lang, view: &Self::View, merit: Self::Merit, names: &[&str], who: Option<&str>)
    -> String;
}

/// A clause, for the player of the seat itself or (`who`) for another reader.
pub(crate) fn clause<'a, const N: usize>(
    lang: Lang,
    who: Option<&'a str>,
    key: &str,
    pairs: [(&'static str, Arg<'a>); N],
) -> String {
    let reader = [("you", flag(who.is_none())), ("who", who.unwrap_or_default().into())];
    lang.part_all(key, pairs.into_iter().chain(reader))
}
