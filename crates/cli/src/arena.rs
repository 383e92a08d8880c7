//! `furrow arena`: a match between bots.

mod kept;
mod table;

use crate::{argument, failure::Failure, many, output};
use furrow_arena::{Contest, Match, Played, Player, Sprt, in_order};
use furrow_bots::Playable;
use furrow_table::{for_game, registry::GameId};
use kept::Kept;
use std::{io, io::Write, ops::ControlFlow, path::PathBuf};
use table::Table;

/// Play a match between bots: every deal from every seat; who wins how often, with 95 % intervals.
///
/// The first bot of the list sits on seat 0 in the first game, on the last seat in the next one, and so on, until all have
/// played that deal from every seat; then comes another deal. The same seed gives the same table on any number of threads.
/// Ctrl-C stops; with --records the same command goes on where it was, to the same table.
#[derive(clap::Args)]
#[command(after_help = argument::options_help())]
pub(crate) struct Args {
    /// The game: its name, or a usual one.
    #[arg(value_parser = argument::game)]
    game: GameId,
    /// Who plays, one a seat: random, easy, medium, hard, expert. One that searches may do so otherwise
    /// (hard:simulations=500:inference=off); cheat is a hard that sees everything; cmd:PROGRAM is a program of its own.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', value_parser = Player::parse, required = true)]
    seats: Vec<Player>,
    /// How many games; a multiple of the seats plays every deal from every seat.
    #[arg(long, required_unless_present = "only_game", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// The same text gives the same games; by default a random one, told on stderr.
    #[arg(long)]
    seed: Option<String>,
    /// An option of the game; V may be @FILE.
    #[arg(long = "option", value_name = "K=V", value_parser = argument::option)]
    options: Vec<argument::Given>,
    /// Stop as soon as Wald's test says whether the first bot wins LOW or HIGH of the games, such as 0.25,0.31; by default
    /// the fair share and 0.06 more. It looks after each deal and errs in 5 % of the matches.
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, value_parser = shares)]
    sprt: Option<Option<(f64, f64)>>,
    /// Write one JSON object instead of a table.
    #[arg(long)]
    json: bool,
    /// Keep the records of the games in this file, and go on from those that are there.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Play this game of the match alone, from 0, and write its record.
    #[arg(long, value_name = "N", conflicts_with_all = ["games", "records", "json", "sprt"])]
    only_game: Option<u64>,
    /// How many threads; by default as many as the machine has. The output is the same.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    #[command(flatten)]
    programs: many::Programs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for_game!(args.game, G => match args.only_game {
        Some(number) => one::<G>(args, number),
        None => play::<G>(args),
    })
}

fn one<G: Playable>(args: &Args, number: u64) -> Result<(), Failure> {
    let contest = Contest::<G>::new(
        setup::<G>(args)?,
        args.programs.seat(&args.seats)?,
        &many::seed(args.seed.as_ref())?,
    );
    let mut out = output::data();
    output::line(&mut out, &contest.game(number).record)?;
    Ok(out.flush()?)
}

fn play<G: Playable>(args: &Args) -> Result<(), Failure> {
    let setup = setup::<G>(args)?;
    let mut kept = args.records.as_deref().map(Kept::open).transpose()?;
    let seed = match (&args.seed, kept.as_ref().and_then(Kept::seed)) {
        (None, Some(seed)) => seed.to_owned(),
        (given, _) => many::seed(given.as_ref())?,
    };
    let contest = Contest::<G>::new(setup, args.programs.seat(&args.seats)?, &seed);
    let sprt = args.sprt.map(|shares| test(shares, args.seats.len()));
    let mut so_far = Match::new(contest.players(), args.games.unwrap_or_default(), sprt);
    if let Some(kept) = &mut kept {
        kept.games(&contest, &seed)?.iter().for_each(|game| so_far.add(game));
    }
    play_on(args, &contest, &mut so_far, |game| kept.as_mut().map_or(Ok(()), |kept| kept.add(game, &seed)))?;
    let table = Table::new::<G>(&contest, &seed, &so_far);
    output::print(&if args.json { table.json() } else { table.text() })?;
    eprint!("{}", table.times());
    let kept = args.records.as_ref().map_or_else(
        || "nothing is kept; with --records FILE the same command would go on".to_owned(),
        |file| format!("the same command goes on from {}", file.display()),
    );
    if so_far.is_over() { Ok(()) } else { Err(Failure::Stopped(kept)) }
}

fn setup<G: Playable>(args: &Args) -> Result<G::Setup, Failure> {
    argument::setup::<G>(u8::try_from(args.seats.len()).unwrap_or(u8::MAX), &args.options)
}

/// Plays the games that are left, until the last one, or the test knows, or somebody stops it.
fn play_on<G: Playable>(
    args: &Args,
    contest: &Contest<G>,
    so_far: &mut Match,
    mut keep: impl FnMut(&Played) -> io::Result<()>,
) -> Result<(), Failure> {
    if so_far.is_over() {
        return Ok(());
    }
    let stop = many::stopped()?;
    let bar = many::progress(so_far.games, false);
    bar.set_position(so_far.standings.games());
    let mut written = Ok(());
    let left = so_far.standings.games()..so_far.games;
    let play = |number| contest.game_unless(number, &stop);
    in_order(many::threads(args.threads), left, play, |game| {
        let Some(game) = game else { return ControlFlow::Break(()) };
        written = keep(&game);
        bar.inc(1);
        so_far.add(&game);
        if written.is_err() || so_far.is_over() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    bar.finish_and_clear();
    written.map_err(|error| Failure::Negative(format!("the records cannot be written: {error}")))
}

/// LOW,HIGH.
fn shares(text: &str) -> Result<(f64, f64), String> {
    let wrong = || {
        format!("{text:?} is not LOW,HIGH, two shares of the win with 0 < LOW < HIGH < 1, such as 0.25,0.31")
    };
    let (low, high) = text.split_once(',').ok_or_else(wrong)?;
    let read = |text: &str| text.trim().parse::<f64>().map_err(|_| wrong());
    let (low, high) = (read(low)?, read(high)?);
    if 0.0 < low && low < high && high < 1.0 { Ok((low, high)) } else { Err(wrong()) }
}

fn test(shares: Option<(f64, f64)>, seats: usize) -> Sprt {
    let fair = 1.0 / seats as f64;
    let (low, high) = shares.unwrap_or((fair, fair + BETTER));
    Sprt { low, high, errors: 0.05 }
}

/// What a bot has to win more than its fair share to be called better, if nobody says otherwise.
const BETTER: f64 = 0.06;
