//! Whose eyes a replay is looked at with.

use furrow_game::{Seat, Viewer};

/// What an address asks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The step, from 0, the deal; `None`: the natural one.
    pub step: Option<usize>,
    /// `all`, `public` or a seat's number; `None`: the natural ones.
    pub eyes: Option<String>,
}

/// Why a game cannot be looked at with these eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blind {
    /// Nobody at this game has such eyes.
    Nobody,
    /// They would show what is still hidden from the one who asks.
    Hidden,
}

impl Blind {
    /// The message of the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Blind::Nobody => "replay-no-such-eyes",
            Blind::Hidden => "replay-hidden",
        }
    }
}

/// The eyes that may be borrowed: all once nothing is hidden, the first by default; else the reader's own.
pub(super) fn choices(seats: u8, own: Viewer, open: bool) -> Vec<Viewer> {
    if open { std::iter::once(Viewer::All).chain(Viewer::all(seats)).collect() } else { vec![own] }
}

/// The eyes that are asked for, out of those that may be borrowed.
pub(super) fn chosen(wanted: Option<&str>, seats: u8, choices: &[Viewer]) -> Result<Viewer, Blind> {
    let Some(wanted) = wanted.filter(|wanted| !wanted.is_empty()) else { return Ok(choices[0]) };
    let eyes = match wanted {
        "all" => Viewer::All,
        "public" => Viewer::Public,
        seat => Seat::parse(seat, seats).map(Viewer::Seat).ok_or(Blind::Nobody)?,
    };
    if choices.contains(&eyes) { Ok(eyes) } else { Err(Blind::Hidden) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn while_a_game_goes_on_nobody_borrows_eyes() {
        let me = Viewer::Seat(Seat::new(1));
        for own in [me, Viewer::Public] {
            let choices = choices(3, own, false);
            assert_eq!(chosen(None, 3, &choices), Ok(own));
            for wanted in ["all", "0", "2", "public", "1"] {
                let seen = chosen(Some(wanted), 3, &choices);
                assert!(seen == Ok(own) || seen == Err(Blind::Hidden), "{wanted}: {seen:?}");
            }
            assert_eq!(chosen(Some("3"), 3, &choices), Err(Blind::Nobody));
        }
        assert_eq!(chosen(None, 3, &choices(3, me, true)), Ok(Viewer::All));
    }
}
