//! `furrow arena`: a match between bots, or a league of them.

mod drawing;
mod kept;
mod league;
mod series;
mod table;

use crate::{argument, failure::Failure, output};
use furrow_arena::{Player, Sprt};
use furrow_bots::Playable;
use furrow_table::{for_game, registry::GameId};
use series::Series;
use table::Table;

/// Play a match between bots: every deal from every seat; who wins how often, with 95 % intervals.
///
/// The first bot of the list sits on seat 0 in the first game, on the last seat in the next one, and so on, until all have
/// played that deal from every seat; then comes another deal. The same seed gives the same table on any number of threads.
/// Ctrl-C stops; with --records the same command goes on where it was, to the same table.
#[derive(clap::Args)]
#[command(
    after_help = argument::options_help(),
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true
)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    bout: Bout,
}

#[derive(clap::Subcommand)]
enum Command {
    League(Box<league::Args>),
}

/// A match.
#[derive(clap::Args)]
struct Bout {
    /// The game: its name, or a usual one.
    #[arg(value_parser = argument::game, required = true)]
    game: Option<GameId>,
    /// Who plays, one a seat: random, easy, medium, hard, expert. One that searches may do so otherwise
    /// (hard:simulations=500:inference=off); cheat is a hard that sees everything; cmd:PROGRAM is a program of its own.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', value_parser = Player::parse, required = true)]
    seats: Vec<Player>,
    /// Stop as soon as Wald's test says whether the first bot wins LOW or HIGH of the games, such as 0.25,0.31; by default
    /// the fair share and 0.06 more. It looks after each deal and errs in 5 % of the matches.
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, value_parser = shares, conflicts_with = "only_game")]
    sprt: Option<Option<(f64, f64)>>,
    #[command(flatten)]
    series: Series,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match (&args.command, args.bout.game) {
        (Some(Command::League(args)), _) => league::run(args),
        (None, Some(game)) => for_game!(game, G => play::<G>(&args.bout)),
        (None, None) => unreachable!("clap asks for a game"),
    }
}

fn play<G: Playable>(args: &Bout) -> Result<(), Failure> {
    let seats = u8::try_from(args.seats.len()).unwrap_or(u8::MAX);
    let sprt = args.sprt.map(|shares| test(shares, args.seats.len()));
    let Some((contest, so_far)) = args.series.play::<G>(seats, &args.seats, sprt)? else { return Ok(()) };
    let table = Table::of_match(&contest, &so_far);
    output::print(&if args.series.json { table.json() } else { table.text() })?;
    table.times().iter().for_each(output::say);
    args.series.end(&so_far)
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
