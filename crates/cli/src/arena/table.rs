//! The table of a match, as text and as JSON.

use furrow_arena::{Contest, Decision, Fallen, Match, Rating, Row};
use furrow_bots::Playable;
use serde_json::{Value, json};
use std::{collections::BTreeMap, fmt::Write};

/// What is told of a match.
pub(crate) struct Table<'a> {
    game: &'static str,
    options: Value,
    players: Vec<String>,
    seed: &'a str,
    so_far: &'a Match,
    rows: Vec<Row>,
}

impl<'a> Table<'a> {
    pub(crate) fn new<G: Playable>(contest: &Contest<G>, seed: &'a str, so_far: &'a Match) -> Self {
        Table {
            game: G::NAME,
            options: Value::Object(contest.options()),
            players: contest.players().iter().map(ToString::to_string).collect(),
            seed,
            so_far,
            rows: so_far.standings.rows(),
        }
    }

    /// Lines of at most 80 columns, unless a bot's name is long.
    pub(crate) fn text(&self) -> String {
        let (games, seats) = (self.so_far.standings.games(), self.players.len() as u64);
        let mut text = format!("{}, {seats} seats, seed {}\n", self.game, self.seed);
        let of = if games < self.so_far.games { format!(" of {}", self.so_far.games) } else { String::new() };
        let s = if games == 1 && of.is_empty() { "" } else { "s" };
        let _ = writeln!(text, "{games}{of} game{s}: {}\n", self.deals());
        let lines = self.rows.iter().map(|row| self.line(row));
        text.push_str(&columns(&[HEAD.map(str::to_owned)].into_iter().chain(lines).collect::<Vec<_>>()));
        let _ = writeln!(text, "\nA fair share of the wins is {:.1} %.", 100.0 / seats as f64);
        for note in self.notes() {
            let _ = writeln!(text, "{note}");
        }
        text
    }

    /// The words of [`HEAD`]'s columns.
    fn line(&self, row: &Row) -> [String; 8] {
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let (low, high) = row.wins.range();
        let (rank, (best, worst)) = row.rank(self.players.len() as u8);
        let (points, ends) = rating(&row.rating());
        [
            row.player.to_string(),
            row.seats.to_string(),
            percent(row.wins.mean()),
            format!("{} to {}", percent(low), percent(high)),
            format!("{rank:.2}"),
            format!("{best:.2} to {worst:.2}"),
            points,
            ends,
        ]
    }

    fn deals(&self) -> String {
        let (games, seats) = (self.so_far.standings.games(), self.players.len() as u64);
        let (whole, rest) = (games / seats, games % seats);
        let s = |n| if n == 1 { "" } else { "s" };
        match (whole, rest) {
            (0, rest) => format!("one deal, from {rest} of {seats} seats"),
            (whole, 0) => format!("{whole} deal{} from every seat", s(whole)),
            (whole, rest) => format!("{whole} deal{} from every seat, and one from {rest} of them", s(whole)),
        }
    }

    /// What to know of these numbers.
    fn notes(&self) -> Vec<String> {
        let deals = self.rows.first().map_or(0, |row| row.wins.deals);
        let alike = self.rows.iter().any(|row| row.wins.variance() < f64::EPSILON);
        let mut notes = Vec::new();
        if alike && deals > 0 {
            notes.push("Where all deals went alike, an interval counts each deal as one game.".to_owned());
        }
        if self.rows.iter().any(|row| row.rating().low.is_none() || row.rating().high.is_none()) {
            notes.push("A bot that was always first, or always last, has a rating with one end.".to_owned());
        }
        notes.extend(self.rows.iter().filter_map(faults));
        notes.extend(self.verdict());
        notes
    }

    /// What the test says.
    fn verdict(&self) -> Option<String> {
        let sprt = self.so_far.sprt?;
        let (low, high) = (100.0 * sprt.low, 100.0 * sprt.high);
        let first = &self.players[0];
        Some(match self.so_far.decision {
            Decision::High => format!("Test: {first} wins {high:.1} % rather than {low:.1} %."),
            Decision::Low => format!("Test: {first} wins {low:.1} % rather than {high:.1} %."),
            Decision::Open => {
                format!("Test: whether {first} wins {low:.1} % or {high:.1} % is not clear yet.")
            }
        })
    }

    /// One object on one line.
    pub(crate) fn json(&self) -> String {
        let games = self.so_far.standings.games();
        let test = self.so_far.sprt.map(|sprt| {
            let says = match self.so_far.decision {
                Decision::High => "high",
                Decision::Low => "low",
                Decision::Open => "open",
            };
            json!({"low": sprt.low, "high": sprt.high, "errors": sprt.errors, "says": says})
        });
        let rows: Vec<Value> = self.rows.iter().map(|row| self.row(row)).collect();
        let object = json!({
            "game": self.game,
            "seats": self.players.len(),
            "options": self.options,
            "bots": self.players,
            "seed": self.seed,
            "games": self.so_far.games,
            "played": games,
            "deals": self.rows.first().map_or(0, |row| row.wins.deals),
            "over": self.so_far.is_over(),
            "fair": 1.0 / self.players.len() as f64,
            "test": test,
            "table": rows,
        });
        format!("{object}\n")
    }

    fn row(&self, row: &Row) -> Value {
        let told = |mean: f64, (low, high): (f64, f64)| json!({"mean": mean, "low": low, "high": high});
        let (rank, ends) = row.rank(self.players.len() as u8);
        let Rating { points, low, high } = row.rating();
        json!({
            "bot": row.player.to_string(),
            "seats": row.seats,
            "wins": told(row.wins.mean(), row.wins.range()),
            "rank": told(rank, ends),
            "rating": {"points": points, "low": low, "high": high},
            "faults": row.fallen.iter().map(|(game, fallen)| fault(*game, fallen)).collect::<Vec<_>>(),
        })
    }

    /// How long each thought in the games played now: no two runs agree on it, so it stands beside the table.
    pub(crate) fn times(&self) -> String {
        let mut text = String::new();
        for row in self.rows.iter().filter(|row| row.pace.choices > 0) {
            let (mean, longest) = (row.pace.total / row.pace.choices, row.pace.longest);
            let _ = writeln!(text, "{}: {mean:.1?} a move, the longest {longest:.1?}", row.player);
        }
        text
    }
}

/// How often a bot lost its seat, and why the first time.
fn faults(row: &Row) -> Option<String> {
    let (game, first) = row.fallen.first()?;
    let mut kinds: BTreeMap<&str, u64> = BTreeMap::new();
    row.fallen.iter().for_each(|(_, fallen)| *kinds.entry(&fallen.fault).or_default() += 1);
    let kinds: Vec<String> = kinds.iter().map(|(kind, times)| format!("{kind} {times}")).collect();
    let Fallen { seat, decision, why, stderr, .. } = first;
    let said = stderr.lines().rev().find(|line| !line.trim().is_empty());
    let said = said.map(|line| format!("\n    its stderr ends: {line}")).unwrap_or_default();
    Some(format!(
        "{} lost its seat {} times ({}) and was last there.\n    First in game {game} on seat {seat}, decision {decision}: {why}{said}",
        row.player,
        row.fallen.len(),
        kinds.join(", "),
    ))
}

fn fault(game: u64, fallen: &Fallen) -> Value {
    let mut fault = json!(fallen);
    fault["game"] = json!(game);
    fault
}

/// What stands over the columns; every second number is the 95 % interval of the one before it.
const HEAD: [&str; 8] = ["bot", "seats", "wins %", "(95 %)", "rank", "(95 %)", "rating", "(95 %)"];

/// Columns as wide as their words: the first to the left, numbers to the right, intervals to the left.
fn columns(lines: &[[String; 8]]) -> String {
    let widths: [usize; 8] =
        std::array::from_fn(|n| lines.iter().map(|line| line[n].chars().count()).max().unwrap_or(0));
    let mut text = String::new();
    for line in lines {
        let cell = |(n, (word, width)): (usize, (&String, usize))| match n {
            0 | 3 | 5 | 7 => format!("{word:width$}"),
            _ => format!("{word:>width$}"),
        };
        let cells: Vec<String> = line.iter().zip(widths).enumerate().map(cell).collect();
        let _ = writeln!(text, "{}", cells.join("  ").trim_end());
    }
    text
}

/// A rating, and its interval.
fn rating(rating: &Rating) -> (String, String) {
    let Rating { points, low, high } = *rating;
    let points = format!("{points:+.0}");
    match (low, high) {
        (Some(low), Some(high)) => (points, format!("{low:+.0} to {high:+.0}")),
        (Some(_), None) => (points, "or more".to_owned()),
        (None, Some(_)) => (points, "or less".to_owned()),
        (None, None) => ("?".to_owned(), String::new()),
    }
}
