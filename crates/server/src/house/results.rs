//! The results of all finished games, as comma-separated values (RFC 4180).

use super::{Digest, Person, csv::cell, stamp};
use crate::page::options::options_in_words;
use furrow_game::MAX_SEATS;
use furrow_store::{Store, StoreError, TableRow};
use furrow_table::in_records;
use furrow_text::Lang;
use std::fmt::Write;
use tokio::sync::mpsc;

/// Games read from the store at a time.
const PAGE: u32 = 100;

/// Writes the results to `out`, the first finished game first; ends early if nobody reads any more. A game that this
/// program cannot read is left out.
///
/// # Errors
/// The store's.
pub(crate) async fn results(store: &Store, lang: Lang, out: &mpsc::Sender<String>) -> Result<(), StoreError> {
    if out.send(header()).await.is_err() {
        return Ok(());
    }
    let mut read = 0;
    loop {
        let rows = store.finished_tables(PAGE, read).await?;
        for row in rows.iter().flatten() {
            let Some(digest) = Digest::of(store, row).await? else { continue };
            if out.send(line(lang, row, &digest)).await.is_err() {
                return Ok(());
            }
        }
        read += rows.len() as u64;
        if rows.len() < PAGE as usize {
            return Ok(());
        }
    }
}

/// The names of the columns: for programs, so they are the same in every language.
fn header() -> String {
    let mut line = "ended,table,game,options,seats".to_owned();
    for seat in 1..=MAX_SEATS {
        let _ = write!(line, ",name_{seat},kind_{seat},rank_{seat},score_{seat}");
    }
    line + "\r\n"
}

fn line(lang: Lang, row: &TableRow, digest: &Digest) -> String {
    let seats = digest.people.len();
    // The first sentence is the number of seats, which has a column of its own.
    let options = options_in_words(lang, digest.game, seats as u8, &digest.options).split_off(1).join("; ");
    let mut cells = vec![
        stamp(row.changed_at),
        cell(row.id.as_str()),
        cell(digest.game.name()),
        cell(&options),
        seats.to_string(),
    ];
    for seat in 0..MAX_SEATS {
        let person = digest.people.get(seat).and_then(Option::as_ref);
        let figure = |text: Option<String>| text.unwrap_or_default();
        cells.push(person.map(|person| cell(&person.name)).unwrap_or_default());
        cells.push(person.map(|person| cell(&kind(person))).unwrap_or_default());
        let ranks = digest.ranks.as_ref().and_then(|ranks| ranks.get(seat));
        let scores = digest.scores.as_ref().and_then(|scores| scores.get(seat));
        cells.push(figure(ranks.map(ToString::to_string)));
        cells.push(figure(scores.map(ToString::to_string)));
    }
    cells.join(",") + "\r\n"
}

/// Who played to the end: a person, a computer player, or one in the place of another.
fn kind(person: &Person) -> String {
    let own = person.machine.as_deref().map_or_else(|| "person".to_owned(), in_records);
    match &person.level {
        Some(level) if person.machine.as_ref() != Some(level) => format!("{own}, then {}", in_records(level)),
        _ => own,
    }
}
