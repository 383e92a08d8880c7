//! The report: what is told, in which order.

use crate::{
    Chart, Experiment, Outcome, Studied, Table, csv, findings, html, json, sections, text, warnings,
};
use furrow_arena::Player;
use furrow_game::Setup;
use serde_json::{Map, Value};

/// How a report was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The command that makes it again.
    pub command: String,
    /// The version of the program.
    pub version: String,
}

/// A part of the report.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// What the figure means, in plain words.
    pub heading: String,
    /// How to read it.
    pub about: String,
    /// What is drawn.
    pub chart: Option<Chart>,
    /// The numbers.
    pub table: Table,
    /// Whether the plain-text summary has it.
    pub brief: bool,
}

/// What many games say. It holds no time and no path: the same games give the same bytes.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The game's name for people.
    pub title: String,
    /// What was played, in a sentence.
    pub played: String,
    /// What to know before the rest is read: of programs that played, and what they did wrong.
    pub warnings: Vec<String>,
    /// What stands out, a sentence each.
    pub findings: Vec<String>,
    /// All tables.
    pub sections: Vec<Section>,
    /// The game's name in records.
    pub game: &'static str,
    /// How many seats.
    pub seats: u8,
    /// How many games were played; with a set-up to compare with, so many of each.
    pub games: u64,
    /// The bots, one a seat.
    pub players: Vec<String>,
    /// Whether programs of their own are among them: whether the same games come again is up to them.
    pub with_programs: bool,
    /// The options, defaults filled in.
    pub options: Map<String, Value>,
    /// Those of the set-up that is compared with.
    pub base: Option<Map<String, Value>>,
    /// Of which games.
    pub seed: String,
    /// How it was made.
    pub made: Made,
}

impl Report {
    /// Tells what came of an experiment.
    #[must_use]
    pub fn new<G: Studied>(experiment: &Experiment<G>, outcome: &Outcome, made: Made) -> Self {
        let plan = &experiment.plan;
        let options = plan.setup.options();
        let base = experiment.base.as_ref().map(|base| base.setup.options());
        let players: Vec<String> = plan.players.iter().map(ToString::to_string).collect();
        Report {
            title: G::TITLE.to_owned(),
            played: played(outcome, &players, &options, base.as_ref()),
            warnings: warnings::of(plan, outcome),
            findings: findings::of::<G>(plan, outcome),
            sections: sections::of(experiment, outcome),
            game: G::NAME,
            seats: plan.setup.seats(),
            games: outcome.study.games,
            players,
            with_programs: plan.players.iter().any(Player::is_program),
            options,
            base,
            seed: plan.seed.clone(),
            made,
        }
    }

    /// A summary in plain text, at most 80 columns wide.
    #[must_use]
    pub fn to_text(&self) -> String {
        text::write(self)
    }

    /// Everything, as one object: see `docs/balance.md`.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json::write(self)
    }

    /// One page that needs nothing else: no script, no address of another place.
    #[must_use]
    pub fn to_html(&self) -> String {
        html::write(self)
    }

    /// The files of a folder: `report.html`, `report.json`, and a CSV file a table; name and content.
    #[must_use]
    pub fn files(&self) -> Vec<(String, String)> {
        let json = serde_json::to_string_pretty(&self.to_json());
        let json = json.unwrap_or_else(|error| unreachable!("a report is JSON: {error}"));
        let tables = self
            .sections
            .iter()
            .map(|section| (format!("{}.csv", section.table.name), csv::write(&section.table)));
        let whole = [("report.html", self.to_html()), ("report.json", json + "\n")];
        whole.map(|(name, text)| (name.to_owned(), text)).into_iter().chain(tables).collect()
    }

    /// The options that differ from those of the set-up that is compared with: key, value, the other's value.
    pub(crate) fn changes(&self) -> Vec<(&str, String, String)> {
        self.base.as_ref().map(|base| changes(&self.options, base)).unwrap_or_default()
    }
}

fn changes<'a>(options: &'a Map<String, Value>, base: &Map<String, Value>) -> Vec<(&'a str, String, String)> {
    let other = |key: &str| base.get(key).map(value_shown).unwrap_or_default();
    let differ = options.iter().filter(|(key, value)| base.get(*key) != Some(*value));
    differ.map(|(key, value)| (key.as_str(), value_shown(value), other(key))).collect()
}

/// A value of an option as people read it; a table is told as one.
pub(crate) fn value_shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(_) => "a table of its own".to_owned(),
        other => other.to_string(),
    }
}

fn played(
    outcome: &Outcome,
    players: &[String],
    options: &Map<String, Value>,
    base: Option<&Map<String, Value>>,
) -> String {
    let games = outcome.study.games;
    let s = if games == 1 { "" } else { "s" };
    let alike = players.windows(2).all(|pair| pair[0] == pair[1]);
    let who = if alike { format!("{} players", players[0]) } else { players.join(", ") };
    let mut text = format!("{games} game{s} of {} seats among {who}", players.len());
    if let Some(base) = base {
        let changed = changes(options, base);
        let change =
            |(key, value, other): &(&str, String, String)| format!("{key} {value} instead of {other}");
        let changed: Vec<String> = changed.iter().map(change).collect();
        let what = if changed.is_empty() { "the same options".to_owned() } else { changed.join(", ") };
        text.push_str(&format!(", and the same deals again to compare: {what}"));
    }
    text + "."
}
