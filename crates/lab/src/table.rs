//! Tables: what every form of the report is written from.

use crate::{Estimate, Scale};

/// A table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Its name in data and of its file.
    pub name: String,
    /// The columns; the first says what the row is about.
    pub columns: Vec<Column>,
    /// The rows, a cell a column.
    pub rows: Vec<Vec<Cell>>,
}

/// A column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name in data, with its unit.
    pub key: String,
    /// Its head for people.
    pub words: String,
    /// How its cells are written.
    pub kind: Kind,
}

/// How a cell is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Words.
    Text,
    /// A whole number.
    Count,
    /// A mean without an interval.
    Plain(Scale),
    /// A mean with its interval.
    Mean(Scale),
    /// As the cell's own scale says: rows of amounts and rows of shares in one column.
    Own,
}

/// A cell.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A number.
    Number(f64),
    /// A mean.
    Mean(Estimate),
    /// A mean whose scale is the row's own; `true`: a difference.
    Own(Estimate, Scale, bool),
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Cell::Text(text.to_owned())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::Text(text)
    }
}

impl From<f64> for Cell {
    fn from(number: f64) -> Self {
        Cell::Number(number)
    }
}

impl From<u64> for Cell {
    fn from(number: u64) -> Self {
        Cell::Number(number as f64)
    }
}

impl From<Estimate> for Cell {
    fn from(estimate: Estimate) -> Self {
        Cell::Mean(estimate)
    }
}

impl Table {
    /// A table without rows: of each column its name in data, its head, and how its cells are written.
    pub(crate) fn new(name: &str, columns: &[(&str, &str, Kind)]) -> Self {
        let column = |(key, words, kind): &(&str, &str, Kind)| Column {
            key: (*key).to_owned(),
            words: (*words).to_owned(),
            kind: *kind,
        };
        Table { name: name.to_owned(), columns: columns.iter().map(column).collect(), rows: Vec::new() }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.rows.push(cells.into_iter().collect());
        debug_assert_eq!(self.rows.last().map(Vec::len), Some(self.columns.len()), "{}", self.name);
    }
}

impl Column {
    /// A cell as people read it: `34.1 % ± 0.9`, `13.66 ± 0.04`.
    #[must_use]
    pub fn shown(&self, cell: &Cell) -> String {
        match (cell, self.kind) {
            (Cell::Text(text), _) => text.clone(),
            (Cell::Number(number), Kind::Plain(scale)) => number_shown(*number, scale, false),
            (Cell::Number(number), _) => format!("{number:.0}"),
            (Cell::Mean(mean), Kind::Mean(scale) | Kind::Plain(scale)) => mean_shown(mean, scale, false),
            (Cell::Mean(mean), _) => mean_shown(mean, Scale::Amount, false),
            (Cell::Own(mean, scale, signed), _) => mean_shown(mean, *scale, *signed),
        }
    }
}

/// A number as people read it: `34.1 %`, `13.66`; with its sign if it is a difference.
pub(crate) fn number_shown(number: f64, scale: Scale, signed: bool) -> String {
    let (number, places, unit) = match scale {
        Scale::Share => (100.0 * number, 1, "\u{a0}%"),
        Scale::Amount => (number, 2, ""),
        Scale::Points => (number, 0, ""),
    };
    let text = format!("{number:.places$}");
    let bare = text.trim_start_matches('-');
    let nothing = bare.trim_matches(['0', '.']).is_empty();
    match (number < 0.0 && !nothing, signed) {
        (true, _) => format!("\u{2212}{bare}{unit}"),
        (false, true) => format!("+{bare}{unit}"),
        (false, false) => format!("{bare}{unit}"),
    }
}

fn mean_shown(mean: &Estimate, scale: Scale, signed: bool) -> String {
    let shown = number_shown(mean.mean, scale, signed);
    match mean.half {
        None => shown,
        Some(_) if mean.alike && scale != Scale::Share => format!("{shown}, always"),
        Some(half) if scale == Scale::Share => format!("{shown} ± {:.1}", 100.0 * half),
        Some(half) if scale == Scale::Amount => format!("{shown} ± {half:.2}"),
        Some(half) => format!("{shown} ± {half:.0}"),
    }
}
