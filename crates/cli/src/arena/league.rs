//! `furrow arena league`: how strong each bot of a pool is.

use super::{drawing, series::Series, table::Table};
use crate::{argument, failure::Failure, output};
use furrow_arena::Player;
use furrow_bots::Playable;
use furrow_table::{for_game, registry::GameId};
use std::{
    fmt::Display,
    fs::{self, OpenOptions},
    path::{Path, PathBuf},
};

/// Rate a pool of bots: for each deal some of them are drawn, who play it from every seat.
///
/// All play equally often, in every company. Beside shares of the win the table has each one's skill by the method of Weng
/// and Lin: Elo's scale, 0 a newcomer. It goes by the ranks of every game, one after the other, and takes each for one of its
/// own; the shares' intervals go by deals. Stops, goes on and repeats as a match does.
#[derive(clap::Args)]
#[command(after_help = argument::options_help())]
pub(super) struct Args {
    /// The game: its name, or a usual one.
    #[arg(value_parser = argument::game)]
    game: GameId,
    /// How many seats a game has.
    #[arg(long)]
    seats: u8,
    /// The pool: at least as many bots as seats, all unlike; as --seats of a match takes them.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', value_parser = Player::parse, required = true)]
    bots: Vec<Player>,
    /// Draw the skills into this file, as SVG.
    #[arg(long, value_name = "FILE", conflicts_with = "only_game")]
    draw: Option<PathBuf>,
    #[command(flatten)]
    series: Series,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    for_game!(args.game, G => play::<G>(args))
}

/// Whether these bots can meet at this game.
fn check<G: Playable>(args: &Args) -> Result<(), Failure> {
    let Args { bots, seats, .. } = args;
    args.series.setup::<G>(*seats)?;
    let twice = bots.iter().enumerate().find(|(n, bot)| bots[..*n].contains(bot));
    if let Some((_, bot)) = twice {
        return Err(Failure::Usage(format!("--bots names {bot} twice; nobody can be rated against itself")));
    }
    if bots.len() < usize::from(*seats) {
        return Err(Failure::Usage(format!(
            "--bots names {} bots for {seats} seats; name as many as seats, or more",
            bots.len()
        )));
    }
    args.draw.as_deref().map_or(Ok(()), |file| may_draw(file, args.series.records.as_deref()))
}

/// Whether there can be a picture: better told before the games than after them.
fn may_draw(file: &Path, records: Option<&Path>) -> Result<(), Failure> {
    let told = |why: &dyn Display| Failure::Usage(format!("--draw {}: {why}", file.display()));
    let same = |one: &Path, other: &Path| {
        one == other
            || fs::canonicalize(one).ok().is_some_and(|one| fs::canonicalize(other).ok() == Some(one))
    };
    if records.is_some_and(|records| same(records, file)) {
        return Err(told(&"the records are kept there; name another file"));
    }
    let drawn = fs::read(file).unwrap_or_default();
    if !drawn.is_empty() && !drawn.starts_with(b"<svg") {
        return Err(told(&"it is there, and no picture; name another file"));
    }
    OpenOptions::new().append(true).create(true).open(file).map(drop).map_err(|error| told(&error))
}

fn play<G: Playable>(args: &Args) -> Result<(), Failure> {
    check::<G>(args)?;
    let Some((contest, so_far)) = args.series.play::<G>(args.seats, &args.bots, None)? else { return Ok(()) };
    let table = Table::of_league(&contest, &so_far);
    output::print(&if args.series.json { table.json() } else { table.text() })?;
    if let Some(file) = &args.draw {
        let drawn = fs::write(file, drawing::svg(G::NAME, &table.skills()));
        drawn.map_err(|error| Failure::Negative(format!("{} cannot be written: {error}", file.display())))?;
    }
    table.times().iter().for_each(output::say);
    args.series.end(&so_far)
}
