//! The table of a match or a league, as text and as JSON.

use super::drawing;
use furrow_arena::{Contest, Decision, Fallen, Faults, Match, Rating, Row, Skill};
use furrow_bots::Playable;
use furrow_game::printable;
use serde_json::{Value, json};
use std::fmt::Write;

/// What is told of a series of games.
pub(crate) struct Table<'a> {
    game: &'static str,
    seats: u8,
    options: Value,
    players: Vec<String>,
    seed: &'a str,
    so_far: &'a Match,
    rows: Vec<Row>,
    /// What is told beside the wins and the ranks.
    of: Of,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// Ratings against those at the table.
    Match,
    /// Skills, whoever was at the table.
    League,
}

impl<'a> Table<'a> {
    /// Of a match, its rows in the order of the list of bots.
    pub(crate) fn of_match<G: Playable>(contest: &'a Contest<G>, so_far: &'a Match) -> Self {
        Table {
            game: G::NAME,
            seats: contest.seats(),
            options: Value::Object(contest.options()),
            players: contest.players().iter().map(ToString::to_string).collect(),
            seed: contest.seed(),
            so_far,
            rows: so_far.standings.rows(),
            of: Of::Match,
        }
    }

    /// Of a league, the strongest first.
    pub(crate) fn of_league<G: Playable>(contest: &'a Contest<G>, so_far: &'a Match) -> Self {
        let mut table = Table { of: Of::League, ..Self::of_match(contest, so_far) };
        table.rows.sort_by(|one, other| skill(other).points.total_cmp(&skill(one).points));
        table
    }

    /// The skills of a league.
    pub(crate) fn skills(&self) -> Vec<(String, Skill)> {
        self.rows.iter().map(|row| (name(row), skill(row))).collect()
    }

    /// Lines of at most 80 columns, unless a bot's name is long.
    pub(crate) fn text(&self) -> String {
        let (games, seats) = (self.so_far.standings.games(), self.seats);
        let mut text = format!("{}, {seats} seats, seed {}\n", self.game, self.seed);
        if games == 0 {
            return text + "No game was played to its end.\n";
        }
        let of = if games < self.so_far.games { format!(" of {}", self.so_far.games) } else { String::new() };
        let s = if games == 1 && of.is_empty() { "" } else { "s" };
        let _ = writeln!(text, "{games}{of} game{s}: {}\n", self.deals());
        let lines = self.rows.iter().map(|row| self.line(row));
        let head = self.head().map(str::to_owned);
        text.push_str(&columns(&[head].into_iter().chain(lines).collect::<Vec<_>>()));
        if self.of == Of::League {
            let _ = write!(text, "\n{}", drawing::text(&self.skills()));
        }
        let _ = writeln!(text, "\nA fair share of the wins is {:.1} %.", 100.0 / f64::from(seats));
        for note in self.notes() {
            let _ = writeln!(text, "{note}");
        }
        text
    }

    /// What stands over the columns; every second number is the 95 % interval of the one before it.
    fn head(&self) -> [&'static str; 8] {
        let (played, strength) = match self.of {
            Of::Match => ("seats", "rating"),
            Of::League => ("games", "skill"),
        };
        ["bot", played, "wins %", "(95 %)", "rank", "(95 %)", strength, "(95 %)"]
    }

    fn line(&self, row: &Row) -> [String; 8] {
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let (low, high) = row.won(self.seats);
        let (rank, (best, worst)) = row.rank(self.seats);
        let (played, (points, ends)) = match self.of {
            Of::Match => (row.seats as u64, rating(&row.rating())),
            Of::League => (skill(row).games, skill_shown(&skill(row))),
        };
        [
            name(row),
            played.to_string(),
            percent(row.wins.mean()),
            format!("{} to {}", percent(low), percent(high)),
            format!("{rank:.2}"),
            format!("{best:.2} to {worst:.2}"),
            points,
            ends,
        ]
    }

    fn deals(&self) -> String {
        let (games, seats) = (self.so_far.standings.games(), u64::from(self.seats));
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
        let shares = |row: &Row| row.seats < usize::from(self.seats);
        let alike = self.rows.iter().any(|row| shares(row) && row.wins.is_alike());
        let mut notes = Vec::new();
        if alike && deals > 0 {
            notes.push("Where all deals went alike, an interval counts each deal as one game.".to_owned());
        }
        let open = |row: &Row| shares(row) && (row.rating().low.is_none() || row.rating().high.is_none());
        if self.of == Of::Match && self.rows.iter().any(open) {
            notes.push("A bot that was always first, or always last, has a rating with one end.".to_owned());
        }
        notes.extend(self.rows.iter().filter_map(faults));
        notes.extend(self.verdict());
        if self.so_far.decision != Decision::Open {
            notes.push("The intervals do not count that the match stopped early.".to_owned());
        }
        notes
    }

    /// What the test says.
    fn verdict(&self) -> Option<String> {
        let sprt = self.so_far.sprt?;
        let (low, high) = (100.0 * sprt.low, 100.0 * sprt.high);
        let first = printable(&self.players[0]);
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
            "seats": self.seats,
            "options": self.options,
            "bots": self.players,
            "seed": self.seed,
            "games": self.so_far.games,
            "played": games,
            "deals": games.div_ceil(u64::from(self.seats)),
            "over": self.so_far.is_over(),
            "fair": 1.0 / f64::from(self.seats),
            "test": test,
            "table": rows,
        });
        format!("{object}\n")
    }

    fn row(&self, row: &Row) -> Value {
        let told = |mean: f64, (low, high): (f64, f64)| json!({"mean": mean, "low": low, "high": high});
        let (rank, ends) = row.rank(self.seats);
        let mut object = json!({
            "bot": row.player.to_string(),
            "wins": told(row.wins.mean(), row.won(self.seats)),
            "rank": told(rank, ends),
            "faults": row.fallen.iter().map(|(game, fallen)| fault(*game, fallen)).collect::<Vec<_>>(),
        });
        match self.of {
            Of::Match => {
                let Rating { points, low, high } = row.rating();
                object["seats"] = json!(row.seats);
                object["rating"] = json!({"points": points, "low": low, "high": high});
            }
            Of::League => {
                let Skill { points, half, games } = skill(row);
                object["skill"] = json!({"points": points, "half": half, "games": games});
            }
        }
        object
    }

    /// How long each thought in the games played now: no two runs agree on it, so it stands beside the table.
    pub(crate) fn times(&self) -> Vec<String> {
        let time = |row: &Row| {
            let (mean, longest) = (row.pace.total / row.pace.choices, row.pace.longest);
            format!("{}: {mean:.1?} a move, the longest {longest:.1?}", name(row))
        };
        self.rows.iter().filter(|row| row.pace.choices > 0).map(time).collect()
    }
}

/// How often a bot lost its seat, and why the first time.
fn faults(row: &Row) -> Option<String> {
    Some(Faults::of(&row.fallen)?.lines(&name(row)).join("\n    "))
}

fn fault(game: u64, fallen: &Fallen) -> Value {
    let mut fault = json!(fallen);
    fault["game"] = json!(game);
    fault
}

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

/// Nobody plays on two seats at once in a league, so that all have a skill.
fn skill(row: &Row) -> Skill {
    row.skill.unwrap_or_else(|| unreachable!("{} is rated against itself", row.player))
}

/// A skill, and its interval.
fn skill_shown(skill: &Skill) -> (String, String) {
    let Skill { points, half, .. } = skill;
    (format!("{points:+.0}"), format!("{:+.0} to {:+.0}", points - half, points + half))
}

/// As people read it: a program's words may hold anything.
fn name(row: &Row) -> String {
    printable(&row.player.to_string())
}
