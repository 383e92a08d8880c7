//! `furrow bot check`: whether a program keeps to the protocol.

use super::talk::{Heard, Part, Talk};
use crate::{
    argument,
    failure::{Failure, printable},
    many, output,
};
use furrow_bots::Playable;
use furrow_game::{Game, Seat, Setup};
use furrow_outside::{Clock, Fault, Host, Parting, Program};
use furrow_table::{for_game, registry::GameId};
use serde_json::{Map, Value, json};
use std::{io, path::PathBuf, time::Duration};

/// Hold every kind of conversation with a program, and stop where it does something else than the protocol wants.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The program with its arguments, in one word: "python3 bot.py". It is looked up on PATH; no shell runs.
    program: String,
    /// How long it may take to start, and for each choice, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    clock: u64,
    /// Only this game; may be given several times.
    #[arg(long = "game", value_name = "GAME", value_parser = argument::game)]
    games: Vec<GameId>,
    /// A folder for what it says on stderr, a file a conversation, and for what it is sent (.in.jsonl), to be fed to it
    /// by hand.
    #[arg(long, value_name = "DIR")]
    logs: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let text = args.program.strip_prefix("cmd:").unwrap_or(&args.program);
    let program = Program::parse(text).map_err(Failure::Usage)?;
    if let Some(folder) = &args.logs {
        many::folder_for("--logs", folder)?;
    }
    let time = Duration::from_millis(args.clock);
    let clock = Clock { start: time, choice: time };
    let host = Host { clock, logs: args.logs.clone(), letters: true, ..Host::default() };
    let check = Check { program: &program, host: &host };
    let all = if args.games.is_empty() { GameId::ALL.to_vec() } else { args.games.clone() };
    for game in all {
        for_game!(game, G => check.game::<G>(game))?;
    }
    Ok(output::print(&format!("{program} keeps to the protocol\n"))?)
}

/// A program being held to the protocol.
struct Check<'a> {
    program: &'a Program,
    host: &'a Host,
}

impl Check<'_> {
    /// Every number of seats and every variant once, the program on another seat each time; then what is the same in all
    /// of them, once.
    fn game<G: Playable>(&self, game: GameId) -> Result<(), Failure> {
        let setups: Vec<G::Setup> = variants(game)
            .iter()
            .flat_map(|options| G::Setup::SEATS.filter_map(|seats| G::Setup::new(seats, options).ok()))
            .collect();
        let mut first = None;
        for (n, setup) in setups.iter().enumerate() {
            let heard = self.hold(&self.talk::<G>(*setup, n, Part::Whole))?;
            first.get_or_insert(heard.choices);
        }
        for part in [Part::Unknown, Part::FromMiddle, Part::ToMiddle] {
            self.hold(&self.talk::<G>(setups[0], 0, part))?;
        }
        let talk = self.talk::<G>(setups[0], 0, Part::Whole);
        let again = self.hold(&talk)?.choices;
        Ok(same(&format!("{talk}, once more"), &first.unwrap_or_default(), &again)?)
    }

    fn talk<G: Playable>(&self, setup: G::Setup, n: usize, part: Part) -> Talk<'_, G> {
        let seat = Seat::new((n % usize::from(setup.seats())) as u8);
        Talk { program: self.program, host: self.host, setup, seat, part }
    }

    /// Holds a conversation and prints how it went.
    fn hold<G: Playable>(&self, talk: &Talk<'_, G>) -> Result<Heard, Failure> {
        let heard = match talk.hold() {
            Ok(heard) => heard,
            Err(fault) => return Err(deviation(talk, &told(&fault))?),
        };
        let asked = heard.choices.len();
        match &heard.parting {
            Parting::Killed => {
                let last = if talk.part == Part::ToMiddle { "its stdin was closed" } else { "the end" };
                let why = format!("it was still there a second after {last}, and was killed");
                return Err(deviation(talk, &[why])?);
            }
            Parting::Left(how) if how != "with exit status 0" => {
                output::print(&printed(&format!("ok: {talk}, {asked} decisions; it left {how}")))?;
            }
            Parting::Left(_) => output::print(&printed(&format!("ok: {talk}, {asked} decisions")))?,
        }
        Ok(heard)
    }
}

/// The options with which each game is played, beside all numbers of seats that have them.
fn variants(game: GameId) -> Vec<Map<String, Value>> {
    let all = match game {
        GameId::Fable => vec![
            json!({}),
            json!({"variant": "apprentice"}),
            json!({"variant": "digest"}),
            json!({"championship": true}),
        ],
        GameId::CrazyRace | GameId::Carrots => vec![json!({})],
    };
    let options = |value| match value {
        Value::Object(options) => options,
        _ => Map::new(),
    };
    all.into_iter().map(options).collect()
}

/// Says so if equal seeds gave other choices: games with it cannot be repeated, which is no deviation.
fn same(talk: &str, first: &[String], again: &[String]) -> io::Result<()> {
    let other = (0..first.len().max(again.len())).find(|n| first.get(*n) != again.get(*n));
    let Some(n) = other else { return Ok(()) };
    let choice = |of: &[String]| of.get(n).cloned().unwrap_or_else(|| "nothing".to_owned());
    output::print(&printed(&format!(
        "warning: {talk}: with the same seed it chose {:?} at its decision {}, and {:?} before: games with it cannot be \
         repeated",
        choice(again),
        n + 1,
        choice(first),
    )))
}

/// What a fault is, what was sent before it, and what the program said on stderr.
fn told(fault: &Fault) -> Vec<String> {
    let mut lines = vec![format!("{} ({})", fault, fault.kind())];
    lines.push(format!("it was sent: {}", fault.sent));
    lines.extend(fault.stderr.lines().map(|line| format!("its stderr: {line}")));
    lines
}

/// Prints a deviation; how to end then.
fn deviation<G: Game>(talk: &Talk<'_, G>, lines: &[String]) -> io::Result<Failure> {
    let lines = lines.iter().map(|line| printed(&format!("  {line}")));
    let told: String = [printed(&format!("deviation: {talk}"))].into_iter().chain(lines).collect();
    output::print(&told)?;
    Ok(Failure::Negative("the program does not keep to the protocol of docs/outside-bots.md".to_owned()))
}

/// A line, fit for a terminal whatever the program wrote.
fn printed(line: &str) -> String {
    format!("{}\n", printable(line))
}
