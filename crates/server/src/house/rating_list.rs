//! The ratings of all players, as comma-separated values (RFC 4180).

use super::{Ranked, Sheet, csv::cell, stamp};
use std::fmt::Write;

/// All ratings, for whoever keeps the server. The names of the columns are for programs, so they are the same in every
/// language.
pub(crate) fn rating_list(sheet: &Sheet) -> String {
    let mut list = "game,place,name,device,rating,half,provisional,games,wins,last\r\n".to_owned();
    for (game, ranked) in &sheet.ranked {
        for (place, row) in (1..).zip(ranked) {
            let _ = write!(list, "{},{place},{}\r\n", game.name(), line(row));
        }
    }
    list
}

fn line(row: &Ranked) -> String {
    let cells = [
        cell(&row.name),
        row.device.map(|device| device.to_string()).unwrap_or_default(),
        row.rating().to_string(),
        row.skill.half.round().to_string(),
        if row.is_provisional() { "yes" } else { "no" }.to_owned(),
        row.skill.games.to_string(),
        format!("{:.2}", row.wins).trim_end_matches('0').trim_end_matches('.').to_owned(),
        stamp(row.last),
    ];
    cells.join(",")
}
