//! Plays thousands of games among `medium` players and writes what came of them into the tables of a Markdown file;
//! its words are left as they are.
//!
//! `cargo run --release -p furrow-bots --example statistics -- docs/first-statistics.md`, or with another number of
//! games a line: `… docs/first-statistics.md 100`.

mod carrots;
mod crazy_race;
mod fable;
mod play;

use std::{env, fs, process::ExitCode};

/// Games a line of a table.
const GAMES: u64 = 10_000;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let games = args.get(1).map_or(Some(GAMES), |n| n.parse().ok());
    let (Some(file), Some(games)) = (args.first(), games) else {
        eprintln!("usage: statistics FILE [GAMES]");
        return ExitCode::from(2);
    };
    match write(file, games) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {file}: {why}");
            ExitCode::FAILURE
        }
    }
}

fn write(file: &str, games: u64) -> Result<(), String> {
    let mut text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    for (name, tables) in [
        ("fable", fable::table(games)),
        ("crazy-race", crazy_race::table(games)),
        ("carrots", carrots::table(games)),
    ] {
        text = between(&text, name, &tables).ok_or_else(|| format!("it has no place for {name}"))?;
    }
    fs::write(file, text).map_err(|error| error.to_string())
}

/// The text with what stands between the two marks of this name replaced.
fn between(text: &str, name: &str, tables: &str) -> Option<String> {
    let (head, rest) = text.split_once(&format!("<!-- {name} -->"))?;
    let (_, tail) = rest.split_once(&format!("<!-- end of {name} -->"))?;
    Some(format!("{head}<!-- {name} -->\n{tables}<!-- end of {name} -->{tail}"))
}
