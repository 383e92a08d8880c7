//! What people ask for, named as a page that has just come names it.

use furrow_game::{Game, Seat, SeatSet};
use furrow_table::{Denied, Event, Table};

type Answer<G, T> = Result<T, Denied<<G as Game>::Refusal>>;

/// A seat wants its last move back.
pub(crate) fn ask_back<G: Game>(table: &Table<G>, seat: Seat, present: SeatSet, at: i64) -> Answer<G, Event> {
    let mine = table.happenings().iter().rfind(|happening| happening.seat == Some(seat));
    table.ask_undo(seat, mine.map_or(0, |happening| happening.id), present, at)
}

/// A seat answers the question that is open.
pub(crate) fn answer_back<G: Game>(table: &Table<G>, seat: Seat, yes: bool) -> Answer<G, Vec<Event>> {
    table.answer_undo(seat, table.undo_request().map_or(0, |request| request.id), yes)
}

/// Whoever has a place is sent away.
pub(crate) fn kick<G: Game>(table: &Table<G>, browser: &str, place: u8) -> Answer<G, Event> {
    table.kick(browser, place, table.guest(place).unwrap_or(0))
}
