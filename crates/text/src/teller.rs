//! Who is told, in what language, and the names of those spoken of.

use crate::{Arg, Lang};
use furrow_game::{Seat, Viewer};

/// Tells one viewer of seats with these names, one a seat.
pub(crate) struct Teller<'a> {
    pub(crate) lang: Lang,
    pub(crate) names: &'a [&'a str],
    pub(crate) viewer: Viewer,
}

impl<'a> Teller<'a> {
    /// The seat's name.
    pub(crate) fn name(&self, seat: Seat) -> Arg<'a> {
        self.names[seat.index()].into()
    }

    /// The arguments of a message about a seat, which is `$name`, or the reader: `$you`.
    pub(crate) fn who(&self, seat: Seat) -> [(&'static str, Arg<'a>); 2] {
        [("you", flag(self.viewer.is(seat))), ("name", self.name(seat))]
    }

    /// A message about a seat.
    pub(crate) fn about<const N: usize>(
        &self,
        seat: Seat,
        key: &str,
        more: [(&'static str, Arg<'_>); N],
    ) -> String {
        self.lang.with_all(key, self.who(seat).into_iter().chain(more))
    }

    /// Which of two seats the reader sits on: `a`, `b` or `nobody`.
    pub(crate) fn which(&self, a: Seat, b: Seat) -> Arg<'static> {
        match self.viewer.seat() {
            Some(viewer) if viewer == a => "a".into(),
            Some(viewer) if viewer == b => "b".into(),
            _ => "nobody".into(),
        }
    }
}

/// "yes" or "no", for a message to choose by.
pub(crate) fn flag(yes: bool) -> Arg<'static> {
    if yes { "yes".into() } else { "no".into() }
}
