//! Seats and options of the game.

use crate::{Effect, Hare, HareTable, Layout};
use furrow_game::{OptionInfo, OptionReader, Seat, SetupError, WordOrLines};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 6.
    pub seats: u8,
    /// Who starts; `None`: chance decides (P5).
    pub start: Option<Seat>,
    /// What hare spaces do (P3).
    pub hare: Hare,
    /// Which print of the course (P3).
    pub layout: Layout,
    /// Carrots of each player at the start, and what a restart tops up to (P4, P14).
    pub start_carrots: u32,
    /// The game ends after so many rounds (P23).
    pub round_limit: u16,
}

/// Carrots at the start by the number of players, from 2 (P4).
const START_CARROTS: [u32; 5] = [95, 65, 95, 95, 95];

/// Rounds of a game at most, if nothing is said (P23).
const ROUNDS: u16 = 300;

/// The most carrots a player can be given at the start: far more than the longest move costs.
const MOST_CARROTS: u64 = 10_000;

/// The most rounds a game can be given (P23).
pub const MOST_ROUNDS: u64 = 10_000;

impl Setup {
    /// The standard game.
    #[must_use]
    pub const fn standard(seats: u8) -> Self {
        Setup {
            seats,
            start: None,
            hare: Hare::Abacus,
            layout: Layout::Abacus,
            start_carrots: START_CARROTS[seats as usize - 2],
            round_limit: ROUNDS,
        }
    }

    /// Markers of each player (P4).
    #[must_use]
    #[inline]
    pub const fn markers(&self) -> usize {
        if self.seats == 2 { 2 } else { 1 }
    }
}

impl furrow_game::Setup for Setup {
    const SEATS: RangeInclusive<u8> = 2..=6;

    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo { key: "start", takes: "random or a seat", default: "random", about: "who starts (P5)" },
        OptionInfo {
            key: "hare",
            takes: "abacus, intellect, blank, mso, or 6 rows (die) of 6 words (position): lose carrot-back \
                    carrot-forward position-back position-forward free eat-carrot eat-lettuce again nothing",
            default: "abacus",
            about: "what hare spaces do (P3); abacus: the table of 2000, reconstructed; intellect: the table of \
                    1974, rows 4 and 5 exchanged, not reconstructed; blank: nothing; mso: 10 carrots at the \
                    next turn, gained if no marker has passed, else lost for each that has (P24)",
        },
        OptionInfo {
            key: "layout",
            takes: "abacus or ravensburger-1978",
            default: "abacus",
            about: "which print of the course; ravensburger-1978 differs in seven spaces (P2, P3)",
        },
        OptionInfo {
            key: "start_carrots",
            takes: "a number from 0 to 10000",
            default: "65 with 3 players, else 95",
            about: "carrots of each player at the start, and after a restart at least (P4, P14)",
        },
        OptionInfo {
            key: "round_limit",
            takes: "a number from 1 to 10000",
            default: "300",
            about: "the game ends after so many rounds (P23)",
        },
    ];

    fn new(seats: u8, options: &Map<String, Value>) -> Result<Self, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { got: seats, allowed: Self::SEATS });
        }
        let standard = Setup::standard(seats);
        let mut read = OptionReader::new(options);
        let setup = Setup {
            seats,
            start: read.start(seats)?,
            hare: read_hare(&mut read)?,
            layout: Layout::ALL[read.word("layout", &Layout::NAMES)?],
            start_carrots: read.number("start_carrots", standard.start_carrots.into(), 0..=MOST_CARROTS)?
                as u32,
            round_limit: read.number("round_limit", ROUNDS.into(), 1..=MOST_ROUNDS)? as u16,
        };
        read.finish()?;
        Ok(setup)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Map<String, Value> {
        let start = self.start.map_or(json!("random"), |seat| json!(seat.number()));
        let options = json!({
            "start": start,
            "hare": write_hare(&self.hare),
            "layout": self.layout.name(),
            "start_carrots": self.start_carrots,
            "round_limit": self.round_limit,
        });
        options.as_object().cloned().unwrap_or_default()
    }
}

fn write_hare(hare: &Hare) -> Value {
    match hare {
        Hare::Abacus => json!("abacus"),
        Hare::Intellect => json!("intellect"),
        Hare::Blank => json!("blank"),
        Hare::Mso => json!("mso"),
        Hare::Table(HareTable(rows)) => json!(rows.map(|row| row.map(Effect::name))),
    }
}

fn read_hare(read: &mut OptionReader<'_>) -> Result<Hare, SetupError> {
    match read.word_or_lines("hare", &Hare::NAMES, "6 rows of 6 effects")? {
        WordOrLines::Word(word) => Ok([Hare::Abacus, Hare::Intellect, Hare::Blank, Hare::Mso][word]),
        WordOrLines::Lines(lines) => read_table(&lines).map(Hare::Table),
    }
}

/// A table is six rows of six effects (P3).
fn read_table(lines: &[(usize, String)]) -> Result<HareTable, SetupError> {
    let mut rows = [[Effect::Nothing; 6]; 6];
    for (n, (line, text)) in lines.iter().enumerate() {
        let row = rows.get_mut(n).ok_or_else(|| wrong_rows(*line, lines.len()))?;
        *row = read_row(*line, text)?;
    }
    if lines.len() < rows.len() {
        let after = lines.last().map_or(1, |(line, _)| line + 1);
        return Err(wrong_rows(after, lines.len()));
    }
    Ok(HareTable(rows))
}

fn read_row(line: usize, text: &str) -> Result<[Effect; 6], SetupError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut row = [Effect::Nothing; 6];
    for (effect, word) in row.iter_mut().zip(&words) {
        *effect = Effect::parse(word).ok_or_else(|| {
            let word: String = word.chars().take(40).collect();
            let known = Effect::ALL.map(Effect::name).join(", ");
            let why = format!("{word:?} is no effect; the effects are {known} (P3)");
            SetupError::BadLine { key: "hare", line, why, fault: "effect", got: word }
        })?;
    }
    if words.len() != row.len() {
        let got = words.len().to_string();
        let why = format!("a row has 6 effects, one for each race position; here are {got} (P3)");
        return Err(SetupError::BadLine { key: "hare", line, why, fault: "words", got });
    }
    Ok(row)
}

fn wrong_rows(line: usize, got: usize) -> SetupError {
    let why = format!("a table has 6 rows, one for each face of the die; here are {got} (P3)");
    SetupError::BadLine { key: "hare", line, why, fault: "rows", got: got.to_string() }
}
