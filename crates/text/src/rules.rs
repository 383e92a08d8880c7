//! The rules page as data, for a page of HTML or a terminal.

use crate::Lang;
use std::fmt::Write;

/// A text that stands in a file of its own in every language.
pub(crate) struct Translated {
    pub(crate) en: &'static str,
    pub(crate) fr: &'static str,
    pub(crate) pt: &'static str,
    pub(crate) de: &'static str,
}

impl Translated {
    const fn of(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En | Lang::Pseudo => self.en,
            Lang::Fr => self.fr,
            Lang::Pt | Lang::PtPt => self.pt,
            Lang::De => self.de,
        }
    }
}

/// The files of `i18n` with this name.
macro_rules! translated {
    ($name:literal) => {
        $crate::rules::Translated {
            en: include_str!(concat!("../../i18n/en/", $name)),
            fr: include_str!(concat!("../../i18n/fr/", $name)),
            pt: include_str!(concat!("../../i18n/pt/", $name)),
            de: include_str!(concat!("../../i18n/de/", $name)),
        }
    };
}

pub(crate) use translated;

/// Columns of [`Rules::to_text`].
const COLUMNS: usize = 80;

/// The rules of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The real title.
    pub title: String,
    /// What comes before the first section: the designer, and that this is unofficial.
    pub lead: Vec<Block>,
    /// The sections.
    pub sections: Vec<Section>,
}

/// A section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// A word for the address, as in `#race`.
    pub id: String,
    /// The heading.
    pub heading: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A ruling; its number is the anchor, as in `#F10`, and not in the text.
    Ruling {
        /// The letter of the game (`F`, `R`, `P`) or of all (`C`), and from 1.
        number: String,
        /// What it says.
        text: String,
    },
    /// A list.
    List(Vec<String>),
    /// A table; the first row is its head, the first cell of a row the row's.
    Table(Vec<Vec<String>>),
}

impl Block {
    fn read(lang: Lang, source: &str) -> Self {
        if source.starts_with("- ") {
            return Block::List(source.lines().map(|line| lang.words(line[2..].to_owned())).collect());
        }
        if source.starts_with('|') {
            let cells = |row: &str| {
                row.trim_matches('|').split('|').map(|cell| lang.words(cell.trim().to_owned())).collect()
            };
            return Block::Table(source.lines().map(cells).collect());
        }
        match source.split_once(' ') {
            Some((number, text)) if is_ruling(number) => {
                Block::Ruling { number: number.to_owned(), text: lang.words(text.to_owned()) }
            }
            _ => Block::Text(lang.words(source.to_owned())),
        }
    }

    fn write(&self, out: &mut String) {
        match self {
            Block::Text(text) => wrap(out, "", text),
            Block::Ruling { number, text } => wrap(out, &format!("{number:<5}"), text),
            Block::List(items) => items.iter().for_each(|item| wrap(out, "   - ", item)),
            Block::Table(rows) => write_table(out, rows),
        }
        out.push('\n');
    }
}

/// The letter of a game, or `C`, and one or two digits.
fn is_ruling(word: &str) -> bool {
    word.strip_prefix(['C', 'F', 'R', 'P'])
        .is_some_and(|n| (1..=2).contains(&n.len()) && n.parse::<u8>().is_ok())
}

/// The rulings that a sentence names, in order.
pub fn rulings_in(sentence: &str) -> impl Iterator<Item = &str> {
    sentence.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| is_ruling(word))
}

/// Lines of at most [`COLUMNS`], the first after `mark`, the others indented by as much.
fn wrap(out: &mut String, mark: &str, text: &str) {
    let indent = mark.chars().count();
    let mut column = indent;
    out.push_str(mark);
    // No-break spaces, as before a French colon, stay.
    for (n, word) in text.split_ascii_whitespace().enumerate() {
        let long = word.chars().count();
        if n > 0 && column + 1 + long > COLUMNS {
            let _ = write!(out, "\n{:indent$}", "");
            column = indent;
        } else if n > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += long;
    }
    out.push('\n');
}

/// Columns as wide as need be, numbers to the right.
fn write_table(out: &mut String, rows: &[Vec<String>]) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let widths: Vec<usize> = (0..columns)
        .map(|column| cells(column).map(|cell| cell.chars().count()).max().unwrap_or(0))
        .collect();
    let is_number = |cell: &String| cell.chars().all(|c| c.is_ascii_digit());
    let numbers: Vec<bool> = (0..columns).map(|column| cells(column).skip(1).all(is_number)).collect();
    for row in rows {
        let mut line = " ".repeat(3);
        for ((cell, width), number) in row.iter().zip(&widths).zip(&numbers) {
            let _ = if *number { write!(line, "  {cell:>width$}") } else { write!(line, "  {cell:<width$}") };
        }
        let _ = writeln!(out, "{}", line.trim_end());
    }
}

impl Rules {
    /// Reads a file of `i18n`: blocks between empty lines. `# ` begins the title, `## ID: ` a heading, `- ` a line of
    /// a list, `|` a row of a table, a ruling's number its paragraph.
    pub(crate) fn read(lang: Lang, texts: &Translated) -> Self {
        let source = texts.of(lang);
        let mut rules = Rules { title: String::new(), lead: Vec::new(), sections: Vec::new() };
        for source in source.split("\n\n").map(str::trim).filter(|source| !source.is_empty()) {
            if let Some(title) = source.strip_prefix("# ") {
                rules.title = lang.words(title.to_owned());
            } else if let Some((id, heading)) =
                source.strip_prefix("## ").and_then(|head| head.split_once(": "))
            {
                let heading = lang.words(heading.to_owned());
                rules.sections.push(Section { id: id.to_owned(), heading, blocks: Vec::new() });
            } else {
                let blocks = rules.sections.last_mut().map_or(&mut rules.lead, |section| &mut section.blocks);
                blocks.push(Block::read(lang, source));
            }
        }
        rules
    }

    /// The rules as plain text of 80 columns, for a terminal.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = String::new();
        underlined(&mut out, &self.title, '=');
        self.lead.iter().for_each(|block| block.write(&mut out));
        for section in &self.sections {
            underlined(&mut out, &section.heading, '-');
            section.blocks.iter().for_each(|block| block.write(&mut out));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
        out
    }

    /// Every ruling, in order.
    pub fn rulings(&self) -> impl Iterator<Item = (&str, &str)> {
        self.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
            Block::Ruling { number, text } => Some((number.as_str(), text.as_str())),
            _ => None,
        })
    }
}

fn underlined(out: &mut String, text: &str, with: char) {
    let line: String = text.chars().map(|_| with).collect();
    let _ = writeln!(out, "{text}\n{line}\n");
}
