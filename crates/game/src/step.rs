//! Steps: everything that happens in a game is an action of a seat or a chance outcome.

use crate::{Game, Seat, Token, shown};
use std::fmt;

/// One step of a game; its text is the record's (`* draw 2 fox`, `1 play wolf howl`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, C> {
    /// A random outcome.
    Chance(C),
    /// What a seat chose.
    Act(Seat, A),
}

/// Why a text is no step.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a step of this game: {why}")]
pub struct NotationError {
    /// The text as it came.
    pub text: String,
    /// What is wrong with it.
    pub why: String,
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Step<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Chance(chance) => write!(f, "* {chance}"),
            Step::Act(seat, action) => write!(f, "{seat} {action}"),
        }
    }
}

impl<A: Token, C: Token> Step<A, C> {
    /// Reads a step of game `G` from its exact text: one space between words, lower case.
    ///
    /// # Errors
    /// Anything that does not print back to the same text.
    pub fn parse<G: Game<Action = A, Chance = C>>(text: &str, seats: u8) -> Result<Self, NotationError> {
        let fail = |why: &str| NotationError { text: shown(text), why: why.to_owned() };
        if text.split(' ').any(|word| word.is_empty() || word.contains(char::is_whitespace)) {
            return Err(fail("there is one space between words"));
        }
        let (who, what) = text.split_once(' ').ok_or_else(|| fail("it has no second word"))?;
        let step = if who == "*" {
            Step::Chance(C::parse(what).ok_or_else(|| fail("no such chance outcome"))?)
        } else {
            let seat = Seat::parse(who, seats).ok_or_else(|| fail(&no_seat(who, seats)))?;
            Step::Act(seat, A::parse(what).ok_or_else(|| fail("no such action"))?)
        };
        if step.to_string() == text { Ok(step) } else { Err(fail("it is not written in the record's form")) }
    }
}

fn no_seat(who: &str, seats: u8) -> String {
    if who.bytes().all(|byte| byte.is_ascii_digit()) {
        format!("seats are 0 to {}", seats.saturating_sub(1))
    } else {
        "it starts with neither * nor a seat".to_owned()
    }
}
