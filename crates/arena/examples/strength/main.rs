//! Measures how much stronger each level is than the one below, and writes it into the tables of a Markdown file; its
//! words are left as they are.
//!
//! `cargo run --release -p furrow-arena --example strength -- docs/strength.md --minutes 60 --only carrots`
//!
//! What has been played is kept beside the file (`docs/strength.json`), so that the command can be stopped at any time and
//! goes on where it was. A match whose players have changed is begun anew. `--minutes` says when to stop, `--only` plays none
//! but the matches in whose names the text is, such as "fable, 4 seats" or "expert over hard". `--speed` plays no matches but
//! measures how long the levels that search take, on a machine that should do nothing else.

mod matches;
mod results;
mod speed;
mod tables;

use furrow_arena::{Contest, Decision, Player};
use furrow_bots::Playable;
use furrow_game::Setup;
use furrow_table::{for_game, registry::GameId};
use matches::{Match, all};
use rayon::prelude::*;
use results::Results;
use std::{
    env,
    fs::File,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

/// A year, if nobody says how long.
const MINUTES: u64 = 365 * 24 * 60;

const USAGE: &str = "usage: strength FILE.md [--minutes N] [--only TEXT], or strength FILE.md --speed";

/// Deals that are played before what came of them is kept: a deal of experts takes some minutes.
const BATCH: u64 = 4;

fn main() -> ExitCode {
    match run(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let (file, options) = args.split_first().ok_or(USAGE)?;
    let _held = hold(Path::new(file))?;
    if options == ["--speed"] {
        return speed::measure(Path::new(file));
    }
    let (mut minutes, mut only) = (MINUTES, "");
    for pair in options.chunks(2) {
        match pair {
            [key, number] if key == "--minutes" => {
                let read = number.parse().ok().filter(|minutes| *minutes <= MINUTES);
                minutes =
                    read.ok_or_else(|| format!("--minutes takes a number up to {MINUTES}, not {number:?}"))?;
            }
            [key, text] if key == "--only" => only = text,
            _ => return Err(USAGE.to_owned()),
        }
    }
    let kept = PathBuf::from(file).with_extension("json");
    let mut results = Results::read(&kept)?;
    let end = Instant::now() + Duration::from_secs(minutes * 60);
    let chosen: Vec<Match> = all().into_iter().filter(|one| one.name().contains(only)).collect();
    // One that stays open for long must not keep all others from being played at all.
    let rounds = chosen.iter().map(Match::shortened).chain(chosen.iter().copied());
    for one in rounds {
        let game = GameId::named(one.game).ok_or_else(|| format!("no game {:?}", one.game))?;
        for_game!(game, G => play::<G>(&one, &mut results, &kept, end))?;
        tables::write(Path::new(file), &results)?;
    }
    Ok(())
}

/// Two that play for one file would write over each other's results: nobody else does until this is dropped.
fn hold(file: &Path) -> Result<File, String> {
    let held = File::open(file).map_err(|error| format!("{}: {error}", file.display()))?;
    held.try_lock()
        .map_err(|_| format!("{}: another run plays for it; wait for it, or stop it", file.display()))?;
    Ok(held)
}

/// Plays a match on until it is decided, as long as it may be, or the time is up.
fn play<G: Playable>(one: &Match, results: &mut Results, kept: &Path, end: Instant) -> Result<(), String> {
    let setup =
        G::Setup::new(one.seats, &one.options()).map_err(|error| format!("{}: {error}", one.name()))?;
    let mut players = vec![Player::parse(one.theirs)?; usize::from(one.seats)];
    players[0] = Player::parse(one.ours)?;
    let contest = Contest::<G>::new(setup, players, "strength");
    let mut tally = results.of(&one.name(), one.revision::<G>(&setup));
    results.keep(&one.name(), one.revision::<G>(&setup), tally); // what others played is no result any more
    while !one.is_done(&tally) && Instant::now() < end {
        let batch: Vec<f64> = (tally.deals..one.deals.1.min(tally.deals + BATCH))
            .into_par_iter()
            .map(|n| contest.deal(n)[0])
            .collect();
        batch.into_iter().for_each(|share| tally.add(share));
        results.keep(&one.name(), one.revision::<G>(&setup), tally);
        results.write(kept)?;
        let verdict = match one.sprt().decide(&tally) {
            Decision::High => "stronger",
            Decision::Low => "not stronger",
            Decision::Open => "open",
        };
        let (mean, half) = (100.0 * tally.mean(), 100.0 * tally.half());
        eprintln!("{}: {} deals, {mean:.1} % ± {half:.1}, {verdict}", one.name(), tally.deals);
    }
    Ok(())
}
