//! `furrow record`: games between bots, as records.

use crate::{argument, failure::Failure, many, output};
use furrow_arena::{Contest, Player, in_order};
use furrow_bots::Playable;
use furrow_game::Setup;
use furrow_table::{for_game, registry::GameId};
use std::io::{IsTerminal, Write, stdout};
use std::ops::ControlFlow;

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
    /// One bot for all seats, or one a seat: random, easy, medium, hard, expert, or cmd:PROGRAM, a program
    /// of its own.
    #[arg(
        long,
        value_name = "BOT,…",
        value_delimiter = ',',
        value_parser = Player::parse,
        default_value = "random"
    )]
    bots: Vec<Player>,
    /// An option of the game; V may be @FILE.
    #[arg(long = "option", value_name = "K=V", value_parser = argument::option)]
    options: Vec<argument::Given>,
    #[command(flatten)]
    threads: many::Threads,
    #[command(flatten)]
    programs: many::Programs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for_game!(args.game, G => record::<G>(args))
}

fn record<G: Playable>(args: &Args) -> Result<(), Failure> {
    let setup = argument::setup::<G>(args.seats, &args.options)?;
    let players = args.programs.seat(&argument::a_seat(&args.bots, args.seats)?)?;
    let contest = Contest::<G>::new(setup, players, &many::seed(args.seed.as_ref())?);
    let bar = many::progress(args.count, stdout().is_terminal());
    let mut out = output::data();
    let mut written = Ok(());
    // Of every deal the first game: nobody changes places.
    let play = |n: u64| contest.game(n * u64::from(setup.seats())).record;
    in_order(args.threads.count(), 0..args.count, play, |record| {
        bar.inc(1);
        written = output::line(&mut out, &record);
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    bar.finish_and_clear();
    written?;
    Ok(out.flush()?)
}
