//! One game among players, from the first decision to the last word.

use crate::{Fallen, Player, Seated, fallen::last};
use furrow_bots::{Asked, Playable, Played, try_play};
use furrow_game::{Game, Seat, Setup, Sink, StepOf, Viewer, fair::Seed};
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

/// Players at one game.
#[derive(Clone, Debug)]
pub struct Sitting<'a, G: Game> {
    /// The game.
    pub setup: &'a G::Setup,
    /// Who plays, by seat.
    pub players: Vec<&'a Player>,
    /// The text that names the game, for what players do by chance.
    pub name: &'a str,
    /// What chance brings.
    pub dice: &'a Seed,
}

/// How it went.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended<G: Game> {
    /// The last state.
    pub end: G,
    /// All steps.
    pub steps: Vec<StepOf<G>>,
    /// By seat, from 1: as the rules have it (C4), but that seats which were lost are last.
    pub ranks: Vec<u8>,
    /// The seats that programs lost.
    pub fallen: Vec<Fallen>,
}

/// Somebody wants the game to end before its time.
struct Stopped;

impl<G: Playable> Sitting<'_, G> {
    /// Plays the game to its end; `None` soon after somebody says that it is to stop. `beats` is told what happens, `saw`
    /// each decision, what was chosen, and how long that took. No program is there any more afterwards.
    pub fn play(
        &self,
        stop: &AtomicBool,
        beats: &mut impl Sink<G::Beat>,
        mut saw: impl FnMut(&Asked<'_, G>, &G::Action, Duration),
    ) -> Option<Ended<G>> {
        let sit = |(seat, player): (Seat, &&Player)| player.seated::<G>(self.name, seat);
        let mut seated: Vec<Seated<G>> = Seat::all(self.setup.seats()).zip(&self.players).map(sit).collect();
        let choose = |asked: &Asked<'_, G>| {
            if stop.load(Ordering::Relaxed) {
                return Err(Stopped);
            }
            let begun = Instant::now();
            let action = seated[asked.seat.index()].choose(asked);
            saw(asked, &action, begun.elapsed());
            Ok(action)
        };
        let Played { end, steps } = try_play(self.setup, self.dice, choose, beats).ok()?;
        let fallen = part(seated, &end, &steps);
        let ranks = last(&end.ranks().unwrap_or_default(), &fallen);
        Some(Ended { end, steps, ranks, fallen })
    }
}

/// Everybody hears how it ended, and leaves; the seats that programs lost.
fn part<G: Playable>(seated: Vec<Seated<G>>, end: &G, steps: &[StepOf<G>]) -> Vec<Fallen> {
    let saw = |seat| steps.iter().map(|step| G::seen(*step, Viewer::Seat(seat))).collect::<Vec<_>>();
    let seats = Seat::all(end.setup().seats()).zip(seated);
    seats.filter_map(|(seat, seated)| seated.end(end, &saw(seat))).collect()
}
