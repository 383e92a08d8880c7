//! The default moves of seats whose time is up.

use crate::{Game, Setup, Step, Turn, Viewer};
use rand::Rng;

/// Every seat that has to choose has one default move: legal, and the same in every truth that its view allows.
///
/// # Panics
/// Where the law is broken, with the seat.
pub fn the_default_move_is_legal<G: Game>(game: &G, rng: &mut impl Rng) {
    for seat in game.deciders().iter() {
        let view = game.view(Viewer::Seat(seat));
        let action = G::at_time_out(&view);
        let legal = game.legal_actions(seat);
        assert!(legal.as_ref().contains(&action), "the default move {seat} {action} is legal");
        let imagined = G::imagine(&view, rng).view(Viewer::Seat(seat));
        assert_eq!(G::at_time_out(&imagined), action, "the default move of {seat} depends only on its view");
    }
}

/// A game in which nobody ever moves in time ends, and after it nobody has anything to choose.
///
/// # Panics
/// If it lasts for more than `longest` steps.
pub fn default_moves_end_a_game<G: Game>(setup: &G::Setup, rng: &mut impl Rng, longest: usize) {
    let mut game = G::new(setup);
    for _ in 0..longest {
        let step = match game.turn() {
            Turn::Chance => Step::Chance(game.sample_chance(rng)),
            Turn::Act(seat) => Step::Act(seat, G::at_time_out(&game.view(Viewer::Seat(seat)))),
            Turn::Over => return,
        };
        game.apply(step, &mut ()).unwrap_or_else(|e| panic!("{step} is refused: {e}\n{game:?}"));
    }
    panic!("default moves end a game of {} seats: {longest} steps and no end", setup.seats());
}
