//! The summary as plain text, at most 80 columns wide.

use crate::{Cell, Kind, Report, Table};
use std::fmt::Write;

const WIDTH: usize = 80;

/// What stands between two columns.
const GAP: &str = "  ";

/// So many characters of the column that is cut stay in any case.
const LEAST: usize = 20;

pub(crate) fn write(report: &Report) -> String {
    let mut text = format!("{}\n", report.title);
    wrapped(&mut text, &report.played, "", "");
    text.push('\n');
    report.warnings.iter().for_each(|warning| wrapped(&mut text, warning, "! ", "  "));
    report.findings.iter().for_each(|finding| wrapped(&mut text, finding, "- ", "  "));
    for section in report.sections.iter().filter(|section| section.brief) {
        text.push('\n');
        wrapped(&mut text, &section.heading, "", "");
        table(&mut text, &section.table);
    }
    text.push('\n');
    wrapped(&mut text, "± is half of a 95 % interval; \"always\": the same in every game.", "", "");
    wrapped(&mut text, &report.made.command, "", "  ");
    text
}

/// A paragraph whose first line begins with `first` and the others with `then`.
fn wrapped(text: &mut String, words: &str, first: &str, then: &str) {
    let mut line = first.to_owned();
    let mut bare = true;
    for word in words.split(' ') {
        if !bare && width(&line) + 1 + width(word) > WIDTH {
            let _ = writeln!(text, "{line}");
            line = then.to_owned();
            bare = true;
        }
        if !bare {
            line.push(' ');
        }
        line.push_str(word);
        bare = false;
    }
    let _ = writeln!(text, "{line}");
}

/// The widest column of words is cut where the others need its room; where that would leave too little of it, intervals go.
fn table(text: &mut String, table: &Table) {
    let mut rows = written(table, |cell| cell);
    let is_words = |n: &usize| table.columns[*n].kind == Kind::Text;
    let all = widths(&rows);
    let widest = (0..all.len()).rev().filter(is_words).max_by_key(|n| all[*n]).unwrap_or(0);
    if over(&all) + LEAST > all[widest].max(LEAST) {
        rows = written(table, |cell| cell.split(" ±").next().unwrap_or_default().to_owned());
    }
    let mut widths = widths(&rows);
    widths[widest] -= over(&widths).min(widths[widest] - 1);
    for row in &rows {
        let mut line = String::new();
        for (n, (cell, wide)) in row.iter().zip(&widths).enumerate() {
            let cell = cut(cell, *wide);
            let space = " ".repeat(wide - width(&cell));
            let left = n == 0 || table.columns[n].kind == Kind::Text;
            line.push_str(GAP);
            line.push_str(&if left { cell + &space } else { space + &cell });
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
}

/// The head and the rows.
fn written(table: &Table, cell: impl Fn(String) -> String) -> Vec<Vec<String>> {
    let head = table.columns.iter().map(|column| column.words.clone()).collect();
    let row = |row: &Vec<Cell>| table.columns.iter().zip(row).map(|(of, it)| cell(of.shown(it))).collect();
    [head].into_iter().chain(table.rows.iter().map(row)).collect()
}

/// Of the columns.
fn widths(rows: &[Vec<String>]) -> Vec<usize> {
    let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or_default();
    (0..rows[0].len()).map(widest).collect()
}

/// By how many characters lines are too long.
fn over(widths: &[usize]) -> usize {
    let all = widths.iter().sum::<usize>() + GAP.len() * widths.len();
    all.saturating_sub(WIDTH)
}

/// At most so many characters; `…` where some are gone.
pub(crate) fn cut(text: &str, wide: usize) -> String {
    if width(text) <= wide {
        text.to_owned()
    } else {
        text.chars().take(wide.saturating_sub(1)).chain(['…']).collect()
    }
}

/// Every character that reports have is as wide as a letter.
fn width(text: &str) -> usize {
    text.chars().count()
}
