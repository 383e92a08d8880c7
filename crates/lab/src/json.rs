//! The report as JSON.

use crate::{Cell, Estimate, Kind, Report, Scale, Section, Table};
use serde_json::{Map, Value, json};

/// The version of the shape below; another one whenever a key changes its meaning.
const VERSION: u32 = 1;

/// The whole report: what was played, what stands out, and every table by its name, each with its columns told and its
/// rows as objects. A share is a part of 1. A mean is `{"mean", "low", "high", "same_in_every_game"}`, the ends those of
/// its 95 % interval, or null after one game.
pub(crate) fn write(report: &Report) -> Value {
    let tables: Map<String, Value> =
        report.sections.iter().map(|section| (section.table.name.clone(), table(section))).collect();
    json!({
        "format": "furrow-lab",
        "version": VERSION,
        "game": report.game,
        "seats": report.seats,
        "games": report.games,
        "players": report.players,
        "options": report.options,
        "compared_with_options": report.base,
        "seed": report.seed,
        "warnings": report.warnings,
        "findings": report.findings,
        "tables": tables,
        "command": report.made.command,
        "program": report.made.version,
    })
}

fn table(section: &Section) -> Value {
    let Table { columns, rows, .. } = &section.table;
    let told: Map<String, Value> = columns
        .iter()
        .map(|column| (column.key.clone(), json!({"about": column.words, "holds": holds(column.kind)})))
        .collect();
    let row = |row: &Vec<Cell>| -> Map<String, Value> {
        columns.iter().zip(row).map(|(column, of)| (column.key.clone(), cell(of))).collect()
    };
    json!({
        "about": section.heading,
        "reading": section.about,
        "columns": told,
        "rows": rows.iter().map(row).collect::<Vec<_>>(),
    })
}

fn holds(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "text",
        Kind::Count => "whole number",
        Kind::Plain(Scale::Share) => "share, 0 to 1",
        Kind::Plain(Scale::Amount) => "amount",
        Kind::Plain(Scale::Points) => "points",
        Kind::Mean(Scale::Share) => "mean share, 0 to 1, with its interval",
        Kind::Mean(Scale::Amount) => "mean amount, with its interval",
        Kind::Mean(Scale::Points) => "mean points, with their interval",
        Kind::Own => "mean of the row's own scale (share or amount), with its interval",
    }
}

fn cell(cell: &Cell) -> Value {
    match cell {
        Cell::Text(text) => json!(text),
        Cell::Number(number) => number_of(*number),
        Cell::Mean(mean) => estimate(mean),
        Cell::Own(mean, scale, _) => {
            let mut value = estimate(mean);
            value["scale"] = json!(match scale {
                Scale::Share => "share",
                Scale::Amount => "amount",
                Scale::Points => "points",
            });
            value
        }
    }
}

fn estimate(mean: &Estimate) -> Value {
    let end = |end: f64| mean.half.map(|_| number_of(end));
    json!({
        "mean": number_of(mean.mean),
        "low": end(mean.low()),
        "high": end(mean.high()),
        "same_in_every_game": mean.alike,
    })
}

/// Whole numbers without a point.
fn number_of(number: f64) -> Value {
    let number = rounded(number);
    if number.fract() == 0.0 { json!(number as i64) } else { json!(number) }
}

/// To a millionth: more digits say nothing.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6 + 0.0
}
