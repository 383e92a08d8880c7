//! A table as the store keeps it.

use furrow_game::Game;
use furrow_table::{Early, Entry, Table};

/// A table from the bodies of its events and the early choices of its seats.
///
/// # Errors
/// What is wrong with the log, with the index of the event.
pub fn read<G: Game>(events: &[String], early: Vec<(u8, String)>) -> Result<Table<G>, String> {
    let events: Vec<Entry> = events
        .iter()
        .enumerate()
        .map(|(n, text)| serde_json::from_str(text).map_err(|e| format!("event {n}: {e}")))
        .collect::<Result<_, _>>()?;
    let early: Vec<(u8, Early)> = early
        .into_iter()
        .map(|(seat, text)| {
            Ok((seat, serde_json::from_str(&text).map_err(|e| format!("early choice: {e}"))?))
        })
        .collect::<Result<_, String>>()?;
    Table::wake(&events, early)
}
