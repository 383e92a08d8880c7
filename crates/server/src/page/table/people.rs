//! How a table speaks of its players.

use crate::page::Scene;
use furrow_game::{Game, Seat};
use furrow_text::{Arg, Lang};

impl<'a, G: Game> Scene<'a, G> {
    /// The names by seat.
    pub(crate) fn names(&self) -> Vec<&'a str> {
        self.sitters.iter().map(|sitter| sitter.name.as_str()).collect()
    }

    /// What a seat is called: the reader's own is "You".
    pub(crate) fn called(&self, seat: Seat) -> String {
        if self.viewer.is(seat) { self.lang.t("board-you") } else { self.name(seat).to_owned() }
    }

    /// `$you` and `$name` of a message about a seat.
    pub(crate) fn about(&self, seat: Seat) -> [(&'static str, Arg<'a>); 2] {
        let you = if self.viewer.is(seat) { "yes" } else { "no" };
        [("you", you.into()), ("name", self.names()[seat.index()].into())]
    }

    /// The number of seats.
    pub(crate) fn seats(&self) -> u8 {
        self.sitters.len() as u8
    }
}

/// "Ann, Bea and Carl".
pub(crate) fn list(lang: Lang, items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    let Some(last) = items.pop() else { return String::new() };
    let comma = |a: String, b: String| lang.with("list-comma", [("a", a.into()), ("b", b.into())]);
    match items.into_iter().reduce(comma) {
        Some(first) => lang.with("list-and", [("a", first.into()), ("b", last.into())]),
        None => last,
    }
}
