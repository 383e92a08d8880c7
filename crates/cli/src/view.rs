//! `furrow view`: what a seat knew at a moment of a game.

use crate::{
    failure::Failure,
    input::{Placed, records},
    output,
};
use furrow_game::{Game, Replay, Seat, Viewer, envelope};
use furrow_table::for_game;

/// Print what a seat, or a spectator, knew at a moment of a game: one JSON object.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A file of records; - is stdin.
    file: String,
    /// Which game of the file, from 1.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    game: u64,
    /// After how many steps; by default after the last.
    #[arg(long)]
    step: Option<usize>,
    /// Whose eyes, from 0; by default a spectator's.
    #[arg(long)]
    seat: Option<u8>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let (mut seen, mut unread) = (0, None);
    for placed in records(&args.file)? {
        seen += 1;
        if seen == args.game {
            let placed = placed?;
            return for_game!(placed.game, G => view::<G>(args, &placed));
        }
        unread = unread.or(placed.err());
    }
    let games = if seen == 1 { "game" } else { "games" };
    let none = || Failure::Usage(format!("{} has {seen} {games}, there is no game {}", args.file, args.game));
    Err(unread.unwrap_or_else(none))
}

fn view<G: Game>(args: &Args, placed: &Placed) -> Result<(), Failure> {
    let Placed { record, place, .. } = placed;
    let fault = |fault| Failure::Negative(format!("{place}: {fault}"));
    let mut replay = Replay::<G>::new(record).map_err(fault)?;
    let last = record.steps.len();
    let step = args.step.unwrap_or(last);
    if step > last {
        return Err(Failure::Usage(format!("{place} has {last} steps, there is no step {step}")));
    }
    let viewer = match args.seat {
        None => Viewer::Public,
        Some(seat) if seat < record.seats => Viewer::Seat(Seat::new(seat)),
        Some(seat) => {
            let most = record.seats - 1;
            return Err(Failure::Usage(format!(
                "{place} has the seats 0 to {most}, there is no seat {seat}"
            )));
        }
    };
    let mut history = Vec::with_capacity(step);
    for _ in 0..step {
        history.extend(replay.advance(&mut ()).map_err(fault)?.map(|made| G::seen(made, viewer)));
    }
    Ok(output::print(&format!("{}\n", envelope(replay.game(), viewer, &history)))?)
}
