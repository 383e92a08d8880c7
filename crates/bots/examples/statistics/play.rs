//! Many games, and a line of a table made of them.

use furrow_bots::{Asked, Bot, Level, Playable};
use furrow_game::{Seat, Setup, Step, fair::Seed};
use rayon::prelude::*;
use serde_json::{Map, Value};
use std::fmt::Write;

/// One game as it went.
pub(crate) struct Played<G: Playable> {
    /// The last state.
    pub(crate) end: G,
    /// All that happened.
    pub(crate) beats: Vec<G::Beat>,
    /// How many choices were made.
    pub(crate) decisions: u32,
}

impl<G: Playable> Played<G> {
    /// How many beats are of a kind.
    pub(crate) fn count(&self, kind: impl Fn(&G::Beat) -> bool) -> f64 {
        self.beats.iter().filter(|beat| kind(beat)).count() as f64
    }
}

/// Columns of a table: their heads, and what is measured in a game.
pub(crate) type Columns<G> = &'static [(&'static str, fn(&Played<G>) -> f64)];

/// A table: what its lines have in common.
pub(crate) struct Table<G: Playable> {
    /// What is measured in each game, after what is measured in every game.
    columns: Columns<G>,
    /// Games a line.
    games: u64,
    /// The most seats of a line.
    most: u8,
    text: String,
}

impl<G: Playable> Table<G> {
    /// A table with a head and no lines yet.
    pub(crate) fn new(games: u64, columns: Columns<G>) -> Self {
        let most = *G::Setup::SEATS.end();
        let mut text = "| game | seats |".to_owned();
        (1..=most).for_each(|n| {
            let _ = write!(text, " wins {n} |");
        });
        text.push_str(" decisions |");
        columns.iter().for_each(|(name, _)| {
            let _ = write!(text, " {name} |");
        });
        let cells = text.matches('|').count() - 1;
        text.push_str(&format!("\n|---|{}\n", "---:|".repeat(cells - 1)));
        Table { columns, games, most, text }
    }

    /// Adds a line: the games of this many seats with these options. Seat 0 starts, so that a seat is a place in
    /// the order of play.
    pub(crate) fn line(&mut self, name: &str, seats: u8, options: &[(&str, Value)]) {
        let mut options: Map<String, Value> =
            options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        options.insert("start".to_owned(), 0.into());
        let setup = G::Setup::new(seats, &options).unwrap_or_else(|why| panic!("{why}"));
        eprintln!("{} games of {}, {name}, {seats} seats", self.games, G::NAME);
        let sums = self.sums(&setup);
        let mean = |sum: f64| sum / self.games as f64;
        let _ = write!(self.text, "| {name} | {seats} |");
        for seat in 0..self.most {
            let share = (seat < seats).then(|| format!("{:.1} %", 100.0 * mean(sums[usize::from(seat)])));
            let _ = write!(self.text, " {} |", share.unwrap_or_default());
        }
        sums[usize::from(seats)..].iter().for_each(|sum| {
            let _ = write!(self.text, " {:.2} |", mean(*sum));
        });
        self.text.push('\n');
    }

    /// The table as Markdown.
    pub(crate) fn finish(self) -> String {
        self.text
    }

    /// Added up over all games: first places by seat (a shared one split), decisions, the columns.
    fn sums(&self, setup: &G::Setup) -> Vec<f64> {
        let measured = |n: u64| {
            let played = play::<G>(setup, n);
            let ranks = played.end.ranks().unwrap_or_default();
            let first = ranks.iter().filter(|rank| **rank == 1).count() as f64;
            let mut line: Vec<f64> =
                ranks.iter().map(|rank| if *rank == 1 { 1.0 / first } else { 0.0 }).collect();
            line.push(f64::from(played.decisions));
            line.extend(self.columns.iter().map(|(_, measure)| measure(&played)));
            line
        };
        let lines: Vec<Vec<f64>> = (0..self.games).into_par_iter().map(measured).collect();
        // In order, so that rounding is the same on any number of threads.
        let add = |sums: Vec<f64>, line: Vec<f64>| sums.iter().zip(line).map(|(sum, x)| sum + x).collect();
        lines.into_iter().reduce(add).unwrap_or_default()
    }
}

/// Game number `n` among `medium` players.
fn play<G: Playable>(setup: &G::Setup, n: u64) -> Played<G> {
    let bot = |seat| Bot::new(Level::Medium, &format!("statistics/{n}"), seat);
    let mut bots: Vec<Bot<G>> = Seat::all(setup.seats()).map(bot).collect();
    let choose = |asked: &Asked<'_, G>| bots[asked.seat.index()].choose(asked.sight, asked.actions);
    let mut beats = Vec::new();
    let played = furrow_bots::play(setup, &Seed::of_game("statistics", n), choose, &mut beats);
    let decisions = played.steps.iter().filter(|step| matches!(step, Step::Act(..))).count();
    Played { end: played.end, beats, decisions: decisions as u32 }
}
