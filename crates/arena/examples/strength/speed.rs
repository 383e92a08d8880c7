//! How long the levels that search take for a move.

use crate::{matches::SETTINGS, tables};
use furrow_arena::Player;
use furrow_bots::{Asked, Level, Playable, play};
use furrow_game::{Seat, Setup, fair::Seed};
use furrow_table::{for_game, registry::GameId};
use serde_json::Map;
use std::{
    fmt::Write,
    path::Path,
    time::{Duration, Instant},
};

/// Experts are asked at every so many decisions of the game.
const EXPERT_EVERY: u32 = 6;

/// What searches took.
#[derive(Default)]
struct Spent {
    moves: u32,
    simulations: f64,
    time: Duration,
}

/// Fills the table of the file.
pub(crate) fn measure(file: &Path) -> Result<(), String> {
    let mut table =
        "| game | hard: a move | simulations a second | expert: a move | simulations a second |\n\
                     |---|---:|---:|---:|---:|\n"
            .to_owned();
    for (game, seats) in SETTINGS {
        let id = GameId::named(game).ok_or_else(|| format!("no game {game:?}"))?;
        let [hard, expert] = for_game!(id, G => of::<G>(seats))?;
        let told = |spent: &Spent| {
            let (time, moves) = (spent.time.as_secs_f64(), f64::from(spent.moves.max(1)));
            format!("{:.0} ms | {:.0},000", 1000.0 * time / moves, spent.simulations / time / 1000.0)
        };
        let line = format!("| {game}, {seats} seats | {} | {} |", told(&hard), told(&expert));
        eprintln!("{line}");
        let _ = writeln!(table, "{line}");
    }
    tables::replace(file, &[("speed", table)])
}

/// A game among `hard`, one search at a time; at some of its decisions `expert` is asked too.
fn of<G: Playable>(seats: u8) -> Result<[Spent; 2], String> {
    let setup = G::Setup::new(seats, &Map::new()).map_err(|error| error.to_string())?;
    let [mut hard, mut expert] = [Spent::default(), Spent::default()];
    let players = [Level::Hard, Level::Expert].map(|level| Player::parse(level.name()));
    let [of_hard, of_expert] = players.map(|player| player.map(|player| seated::<G>(&player, seats)));
    let (mut of_hard, mut of_expert) = (of_hard?, of_expert?);
    let choose = |asked: &Asked<'_, G>| {
        let seat = asked.seat.index();
        if hard.moves % EXPERT_EVERY == 1 {
            expert.of::<G>(Level::Expert, asked, || of_expert[seat].choose(asked));
        }
        hard.of::<G>(Level::Hard, asked, || of_hard[seat].choose(asked))
    };
    play(&setup, &Seed::of_game("speed", 0), choose, &mut ());
    Ok([hard, expert])
}

fn seated<G: Playable>(player: &Player, seats: u8) -> Vec<furrow_arena::Seated<G>> {
    Seat::all(seats).map(|seat| player.seated("speed", seat)).collect()
}

impl Spent {
    /// Times a choice, if there is anything to search.
    fn of<G: Playable>(
        &mut self,
        level: Level,
        asked: &Asked<'_, G>,
        choose: impl FnOnce() -> G::Action,
    ) -> G::Action {
        let begun = Instant::now();
        let action = choose();
        if asked.actions.len() > 1
            && let Some(effort) = G::effort(level, &asked.sight.view)
        {
            self.time += begun.elapsed();
            self.moves += 1;
            self.simulations += f64::from(effort.simulations * effort.trees);
        }
        action
    }
}
