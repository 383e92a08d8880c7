//! `cargo xtask statistics`: the figures of the page of statistics, `crates/server/statistics/`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Map, Value, json};

use crate::command;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// What is looked at: each game, with as many seats.
const SETTINGS: [(&str, u8); 6] =
    [("fable", 2), ("fable", 4), ("crazy-race", 3), ("crazy-race", 4), ("carrots", 2), ("carrots", 4)];
/// Games of a report, all players `medium`; of a league.
const REPORT: &str = "4000";
const LEAGUE: &str = "144";
/// The levels of a league: `expert` would take ten times as long as all of them.
const LEVELS: &str = "random,easy,medium,hard";
const SEED: &str = "statistics";
/// The tables of a report that the page shows.
const TABLES: [&str; 6] =
    ["wins_by_order", "length", "decisions_of_a_game", "leader_wins", "lead_changes", "places_by_animal"];

/// Builds the released binary and lets it play. A league that was broken off goes on where it was.
///
/// # Errors
/// When a command fails, or writes what is not expected.
pub(crate) fn run(workspace: &Workspace, only: Option<&str>) -> Result<(), Failure> {
    command::run(&mut workspace.cargo(&["build", "--release", "-p", "furrow-cli"]))?;
    let work = workspace.target.join("statistics");
    made(&work)?;
    let furrow = workspace.target.join("release").join(format!("furrow{}", std::env::consts::EXE_SUFFIX));
    for (game, seats) in SETTINGS {
        let name = format!("{game}-{seats}");
        if only.is_some_and(|only| !name.contains(only)) {
            continue;
        }
        eprintln!("\n==> {name}");
        let setting = Setting { furrow: &furrow, work: &work, game, seats, name: &name };
        let figures = json!({
            "game": game, "seats": seats, "report": setting.report()?, "league": setting.league()?,
        });
        let file = workspace.root.join("crates/server/statistics").join(format!("{name}.json"));
        fs::write(&file, lines(&figures, 0) + "\n").map_err(|error| unwritten(&file, &error))?;
    }
    Ok(())
}

/// A game with so many seats, and where what is played of it is kept.
struct Setting<'a> {
    furrow: &'a Path,
    work: &'a Path,
    game: &'a str,
    seats: u8,
    name: &'a str,
}

impl Setting<'_> {
    fn furrow(&self, words: &[&str]) -> Command {
        let mut furrow = Command::new(self.furrow);
        furrow.args(words).args(["--seats", &self.seats.to_string(), "--seed", SEED]);
        furrow
    }

    /// `furrow lab`: how many games, and the rows of the tables that are shown.
    fn report(&self) -> Result<Value, Failure> {
        let folder = self.work.join(self.name);
        let mut lab = self.furrow(&["lab", self.game, "--bots", "medium", "--games", REPORT]);
        command::read(lab.arg("--out").arg(&folder))?;
        let report = read(&folder.join("report.json"))?;
        let mut tables = Map::new();
        for table in TABLES {
            if let Some(rows) = report["tables"][table].get("rows") {
                tables.insert(table.to_owned(), rows.clone());
            }
        }
        Ok(json!({"games": report["games"], "tables": tables}))
    }

    /// `furrow arena league`: how many games, and its table.
    fn league(&self) -> Result<Value, Failure> {
        let records = self.work.join(format!("{}.jsonl", self.name));
        let mut league =
            self.furrow(&["arena", "league", self.game, "--bots", LEVELS, "--games", LEAGUE, "--json"]);
        let told = command::read(league.arg("--records").arg(&records))?;
        let league = parsed(&told, "furrow arena league")?;
        Ok(json!({"games": league["played"], "table": league["table"]}))
    }
}

fn made(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))
}

fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{} cannot be written: {error}", path.display()))
}

fn read(file: &PathBuf) -> Result<Value, Failure> {
    let text =
        fs::read_to_string(file).map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
    parsed(&text, &file.display().to_string())
}

fn parsed(text: &str, whose: &str) -> Result<Value, Failure> {
    serde_json::from_str(text).map_err(|error| Failure::new(format!("{whose} wrote no JSON: {error}")))
}

/// JSON with a row a line: a change shows which rows it changed.
fn lines(value: &Value, depth: usize) -> String {
    let within = |open: char, parts: Vec<String>, close: char| {
        let indent = "  ".repeat(depth + 1);
        format!("{open}\n{indent}{}\n{}{close}", parts.join(&format!(",\n{indent}")), "  ".repeat(depth))
    };
    match value {
        Value::Array(rows) if rows.iter().any(Value::is_object) => {
            within('[', rows.iter().map(Value::to_string).collect(), ']')
        }
        Value::Object(fields) if depth < 3 => {
            let field =
                |(key, value): (&String, &Value)| format!("{}: {}", json!(key), lines(value, depth + 1));
            within('{', fields.iter().map(field).collect(), '}')
        }
        _ => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_a_line_and_nothing_is_lost() {
        let value =
            json!({"game": "fable", "report": {"tables": {"length": [{"mean": {"low": 1.5}}, {"mean": 2}]}}});
        let text = lines(&value, 0);
        assert_eq!(parsed(&text, "this").map_err(|error| error.to_string()), Ok(value));
        assert!(text.contains("\n        {\"mean\":{\"low\":1.5}},\n"), "{text}");
    }
}
