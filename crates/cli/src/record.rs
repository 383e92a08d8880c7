//! `furrow record`: games between bots, as records.

use crate::{argument, failure::Failure, output};
use furrow_bots::{Asked, Bot, Level, Playable, Played};
use furrow_game::{FORMAT, Other, Record, Seat, Setup, VERSION, fair::Seed};
use furrow_table::{for_game, registry::GameId};
use indicatif::ProgressBar;
use rayon::prelude::*;
use std::io::{IsTerminal, Write, stderr, stdout};

/// Games played at once before their records are written, in order.
const BATCH: u64 = 256;

/// Play games between bots; their records, JSON lines, go to stdout.
#[derive(clap::Args)]
#[command(after_help = argument::options_help())]
pub(crate) struct Args {
    /// The game: its name, or a usual one.
    #[arg(value_parser = argument::game)]
    game: GameId,
    /// How many seats.
    #[arg(long)]
    seats: u8,
    /// How many games.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// The same text gives the same games; by default a random one, told on stderr.
    #[arg(long)]
    seed: Option<String>,
    /// One bot for all seats, or one a seat: random, easy, medium, hard, expert.
    #[arg(
        long,
        value_name = "BOT,…",
        value_delimiter = ',',
        value_parser = argument::bot,
        default_value = "random"
    )]
    bots: Vec<Level>,
    /// An option of the game; V may be @FILE.
    #[arg(long = "option", value_name = "K=V", value_parser = argument::option)]
    options: Vec<argument::Given>,
    /// How many threads; by default as many as the machine has. The output is the same.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for_game!(args.game, G => record::<G>(args))
}

fn record<G: Playable>(args: &Args) -> Result<(), Failure> {
    let options = argument::options(&args.options).map_err(Failure::Usage)?;
    let setup = G::Setup::new(args.seats, &options)
        .map_err(|error| Failure::Usage(argument::blame(&args.options, &error)))?;
    let levels = seated(&args.bots, args.seats)?;
    let seed = match &args.seed {
        Some(text) => text.clone(),
        None => random_seed()?,
    };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build()
        .map_err(|error| Failure::Negative(format!("threads: {error}")))?;
    let bar = progress(args.count);
    let mut out = output::data();
    for first in (0..args.count).step_by(BATCH as usize) {
        let batch = first..args.count.min(first + BATCH);
        let lines: Vec<String> = pool.install(|| {
            let line = |n| {
                let record = play::<G>(&setup, &levels, &seed, n);
                bar.inc(1);
                serde_json::to_string(&record).unwrap_or_else(|e| unreachable!("a record is JSON: {e}"))
            };
            batch.into_par_iter().map(line).collect()
        });
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    bar.finish_and_clear();
    Ok(out.flush()?)
}

/// A level a seat.
fn seated(bots: &[Level], seats: u8) -> Result<Vec<Level>, Failure> {
    match bots {
        [one] => Ok(vec![*one; usize::from(seats)]),
        all if all.len() == usize::from(seats) => Ok(all.to_vec()),
        all => Err(Failure::Usage(format!(
            "--bots names {} bots for {seats} seats; name one for all, or one a seat",
            all.len()
        ))),
    }
}

fn random_seed() -> Result<String, Failure> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Negative(format!("no randomness: {error}")))?;
    let text = hex::encode(bytes);
    eprintln!("seed: {text}");
    Ok(text)
}

/// On a terminal only, and not among the records.
fn progress(count: u64) -> ProgressBar {
    if count > 1 && stderr().is_terminal() && !stdout().is_terminal() {
        ProgressBar::new(count)
    } else {
        ProgressBar::hidden()
    }
}

/// Plays game number `n` (from 0) under a seed.
fn play<G: Playable>(setup: &G::Setup, levels: &[Level], seed: &str, n: u64) -> Record {
    let dice = Seed::of_game(seed, n);
    let bot = |(seat, level): (Seat, &Level)| Bot::new(*level, &format!("{seed}/{n}"), seat);
    let mut bots: Vec<Bot<G>> = Seat::all(setup.seats()).zip(levels).map(bot).collect();
    let choose = |asked: &Asked<'_, G>| bots[asked.seat.index()].choose(asked.sight, asked.actions);
    let Played { end, steps } = furrow_bots::play(setup, &dice, choose, &mut ());
    Record {
        format: FORMAT.to_owned(),
        version: VERSION,
        rules: G::RULES,
        game: G::NAME.to_owned(),
        seats: setup.seats(),
        options: setup.options(),
        players: Some(levels.iter().map(|level| format!("bot:{}", level.name())).collect()),
        seed: Some(dice.to_hex()),
        fair: None,
        steps: steps.iter().map(ToString::to_string).collect(),
        scores: end.scores(),
        ranks: end.ranks(),
        other: Other::default(),
    }
}
