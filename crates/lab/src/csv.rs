//! A table as CSV (RFC 4180, line ends as on Unix).

use crate::{Cell, Column, Estimate, Kind, Table, json::rounded};

/// A head, then a line a row. A mean takes three columns: itself, and the ends of its 95 % interval, `_low` and `_high`,
/// empty where there is none.
pub(crate) fn write(table: &Table) -> String {
    let head: Vec<String> = table.columns.iter().flat_map(heads).collect();
    let mut text = head.join(",") + "\n";
    for row in &table.rows {
        let fields: Vec<String> = table.columns.iter().zip(row).flat_map(|(_, cell)| fields(cell)).collect();
        text.push_str(&(fields.join(",") + "\n"));
    }
    text
}

fn heads(column: &Column) -> Vec<String> {
    let key = &column.key;
    match column.kind {
        Kind::Mean(_) | Kind::Own => vec![key.clone(), format!("{key}_low"), format!("{key}_high")],
        Kind::Text | Kind::Count | Kind::Plain(_) => vec![key.clone()],
    }
}

fn fields(cell: &Cell) -> Vec<String> {
    match cell {
        Cell::Text(text) => vec![quoted(text)],
        Cell::Number(number) => vec![rounded(*number).to_string()],
        Cell::Mean(mean) | Cell::Own(mean, ..) => ends(mean),
    }
}

fn ends(mean: &Estimate) -> Vec<String> {
    let end = |end: f64| mean.half.map_or_else(String::new, |_| rounded(end).to_string());
    vec![rounded(mean.mean).to_string(), end(mean.low()), end(mean.high())]
}

/// In quotes where it needs them.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
