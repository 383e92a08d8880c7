//! Why an action is good: facts that a player can check, in no language.

use crate::Playable;
use furrow_game::Sight;
use std::fmt;

/// Most facts that are told of an action.
const MOST: usize = 2;

/// Most choices that are told of a line.
pub(crate) const LINE: usize = 3;

/// A game that can say why.
pub trait Explains: Playable {
    /// One thing that speaks for an action.
    type Merit: Copy + PartialEq + fmt::Debug + Send + Sync + 'static;

    /// What speaks for `action`, the weightiest first; `other` is the one it is preferred to. All of it follows from
    /// previews and from what the sight's seat knows, never from an imagined truth.
    fn merits(sight: &Sight<Self>, action: Self::Action, other: Option<Self::Action>) -> Vec<Self::Merit>;

    /// What is expected to happen after the first step of a search's line, which the view's seat makes: at most three
    /// choices that follow it.
    fn expected(view: &Self::View, line: &[Self::Seen]) -> Vec<Self::Beat>;
}

/// At most two facts that speak for an action: those that do not speak for the other as well, else the weightiest of
/// all. Nothing, where nothing can be said that a player could check.
pub fn why<G: Explains>(sight: &Sight<G>, action: G::Action, other: Option<G::Action>) -> Vec<G::Merit> {
    let merits = G::merits(sight, action, other);
    let others = other.map(|other| G::merits(sight, other, Some(action))).unwrap_or_default();
    let mut own: Vec<G::Merit> = merits.iter().copied().filter(|merit| !others.contains(merit)).collect();
    if own.is_empty() {
        own.extend(merits.first());
    }
    own.truncate(MOST);
    own
}
