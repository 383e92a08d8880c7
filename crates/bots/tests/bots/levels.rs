//! The roster of levels, and the generators of bots.

use crate::match_play::{play, sight};
use furrow_bots::{Bot, Level};
use furrow_fable::{Setup, State};
use furrow_game::{Game, Seat, Turn, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn setup(seats: u8) -> Setup {
    Setup::standard(seats)
}

#[test]
fn levels_have_names_that_are_read_back() {
    for level in Level::ALL {
        assert_eq!(Level::parse(level.name()), Some(level));
    }
    assert_eq!(Level::parse("Medium"), None);
    assert_eq!(Level::parse("master"), None);
}

#[test]
fn seats_and_games_have_generators_of_their_own() {
    let game = |seed| play::<State>(&setup(3), &[Level::Random; 3], seed).steps;
    assert_ne!(game("a"), game("b"));
    let mut dice = Pcg64Mcg::seed_from_u64(5);
    let mut state = State::new(&setup(2));
    while !matches!(state.turn(), Turn::Act(_)) {
        state.apply_unchecked(laws::random_step(&state, &mut dice), &mut ());
    }
    let sight = sight(&state, Seat::new(0));
    let actions = state.legal_actions(Seat::new(0));
    let stream = |seat| {
        let mut bot = Bot::<State>::new(Level::Random, "a", Seat::new(seat));
        (0..20).map(|_| bot.choose(&sight, &actions)).collect::<Vec<_>>()
    };
    assert_ne!(stream(0), stream(1));
}
