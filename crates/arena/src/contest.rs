//! Players, and the deals they play.

use crate::Player;
use furrow_bots::{Asked, Playable};
use furrow_game::{Game, Seat, Setup, fair::Seed};
use rayon::prelude::*;

/// Players at a game. Every deal is played once from every rotation of the seats, with the same chance as far as the
/// games agree.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    setup: G::Setup,
    players: Vec<Player>,
    seed: String,
}

impl<G: Playable> Contest<G> {
    /// One player a seat. The same text gives the same games.
    ///
    /// # Panics
    /// If there are not as many players as seats.
    #[must_use]
    pub fn new(setup: G::Setup, players: Vec<Player>, seed: &str) -> Self {
        assert_eq!(players.len(), usize::from(setup.seats()), "a player a seat");
        Contest { setup, players, seed: seed.to_owned() }
    }

    /// By place in the list of players, the share of the wins of all games of a deal: 1 for who won them all, 0.5 in a
    /// game for each of two that share the first place. They add up to 1. Runs on the rayon pool it is called in.
    #[must_use]
    pub fn deal(&self, deal: u64) -> Vec<f64> {
        let seats = self.players.len();
        let games: Vec<Vec<f64>> = (0..seats).into_par_iter().map(|turn| self.game(deal, turn)).collect();
        (0..seats).map(|place| games.iter().map(|won| won[place]).sum::<f64>() / seats as f64).collect()
    }

    /// A game in which the player at place `turn` sits on seat 0, the next one on seat 1, and so on.
    fn game(&self, deal: u64, turn: usize) -> Vec<f64> {
        let mut seated = self.players.clone();
        seated.rotate_left(turn);
        let name = format!("{}/{deal}", self.seed);
        let sit = |(seat, player): (Seat, &Player)| player.seated::<G>(&format!("{name}/{turn}"), seat);
        let mut seats: Vec<_> = Seat::all(self.setup.seats()).zip(&seated).map(sit).collect();
        let choose = |asked: &Asked<'_, G>| seats[asked.seat.index()].choose(asked);
        let played = furrow_bots::play(&self.setup, &Seed::of_game(&self.seed, deal), choose, &mut ());
        let ranks = played.end.ranks().unwrap_or_default();
        let share = 1.0 / ranks.iter().filter(|rank| **rank == 1).count().max(1) as f64;
        let mut won: Vec<f64> = ranks.iter().map(|rank| if *rank == 1 { share } else { 0.0 }).collect();
        won.rotate_right(turn);
        won
    }
}
