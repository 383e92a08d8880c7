//! A series of games between bots: what matches and leagues have in common.

use super::kept::Kept;
use crate::{argument, failure::Failure, many, output};
use furrow_arena::{Contest, Match, Played, Player, Sprt, in_order};
use furrow_bots::Playable;
use std::{io, io::Write, ops::ControlFlow, path::PathBuf};

/// How many games, of which set-up, and what becomes of them.
#[derive(clap::Args)]
pub(super) struct Series {
    /// How many games; a multiple of the seats plays every deal from every seat.
    #[arg(long, required_unless_present = "only_game", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// The same text gives the same games; by default a random one, told on stderr.
    #[arg(long)]
    seed: Option<String>,
    /// An option of the game; V may be @FILE.
    #[arg(long = "option", value_name = "K=V", value_parser = argument::option)]
    options: Vec<argument::Given>,
    /// Write one JSON object instead of a table.
    #[arg(long)]
    pub(super) json: bool,
    /// Keep the records of the games in this file, and go on from those that are there.
    #[arg(long, value_name = "FILE")]
    pub(super) records: Option<PathBuf>,
    /// Play this game alone, from 0, and write its record.
    #[arg(long, value_name = "N", requires = "seed", conflicts_with_all = ["records", "json"])]
    only_game: Option<u64>,
    #[command(flatten)]
    threads: many::Threads,
    #[command(flatten)]
    programs: many::Programs,
}

impl Series {
    /// Plays the games between these players, on so many seats, until the last one, or the test knows, or somebody stops it.
    /// `None`: one game alone was wanted, and is written.
    pub(super) fn play<G: Playable>(
        &self,
        seats: u8,
        players: &[Player],
        sprt: Option<Sprt>,
    ) -> Result<Option<(Contest<G>, Match)>, Failure> {
        let setup = self.setup::<G>(seats)?;
        let players = self.programs.seat(players)?;
        if let Some(number) = self.only_game {
            let contest = Contest::<G>::new(setup, players, &many::seed(self.seed.as_ref())?);
            let mut out = output::data();
            output::line(&mut out, &contest.game(number).record)?;
            out.flush()?;
            return Ok(None);
        }
        let mut kept = self.records.as_deref().map(Kept::open).transpose()?;
        let seed = match (&self.seed, kept.as_ref().and_then(Kept::seed)) {
            (None, Some(seed)) => seed.to_owned(),
            (given, _) => many::seed(given.as_ref())?,
        };
        let contest = Contest::<G>::new(setup, players, &seed);
        let mut so_far = Match::new(contest.players(), seats, self.games.unwrap_or_default(), sprt);
        if let Some(kept) = &mut kept {
            kept.games(&contest)?.iter().for_each(|game| so_far.add(game));
        }
        self.play_on(&contest, &mut so_far, |game| {
            kept.as_mut().map_or(Ok(()), |kept| kept.add(game, &contest))
        })?;
        Ok(Some((contest, so_far)))
    }

    pub(super) fn setup<G: Playable>(&self, seats: u8) -> Result<G::Setup, Failure> {
        argument::setup::<G>(seats, &self.options)
    }

    /// Plays the games that are left.
    fn play_on<G: Playable>(
        &self,
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
        in_order(self.threads.count(), left, play, |game| {
            let Some(game) = game else { return ControlFlow::Break(()) };
            written = keep(&game);
            bar.inc(1);
            so_far.add(&game);
            if written.is_err() || so_far.is_over() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        bar.finish_and_clear();
        let file = self.records.as_ref().map(|file| file.display().to_string()).unwrap_or_default();
        written.map_err(|error| {
            Failure::Negative(format!("{file}: {error}; once it can be written the same command goes on"))
        })
    }

    /// Whether it came to its end; where it did not, how it goes on.
    pub(super) fn end(&self, so_far: &Match) -> Result<(), Failure> {
        let kept = self.records.as_ref().map_or_else(
            || "nothing is kept; with --records FILE the same command would go on".to_owned(),
            |file| format!("the same command goes on from {}", file.display()),
        );
        if so_far.is_over() { Ok(()) } else { Err(Failure::Stopped(kept)) }
    }
}
