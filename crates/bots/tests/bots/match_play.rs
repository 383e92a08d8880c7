//! Games between bots, of any game of the house.

use furrow_bots::{Asked, Bot, Level, Playable, Played, choose};
use furrow_game::{Seat, Setup, Sight, Turn, Viewer, fair::Seed, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The levels that do not search.
pub(crate) const AT_ONCE: [Level; 3] = [Level::Random, Level::Easy, Level::Medium];

/// What `seat` knows, without a history.
pub(crate) fn sight<G: Playable>(game: &G, seat: Seat) -> Sight<G> {
    let viewer = Viewer::Seat(seat);
    Sight { viewer, view: game.view(viewer), history: Vec::new() }
}

/// Plays a game, a level a seat, checking that every choice is legal.
pub(crate) fn play<G: Playable>(setup: &G::Setup, levels: &[Level], seed: &str) -> Played<G> {
    let bot = |(seat, level): (Seat, &Level)| Bot::new(*level, seed, seat);
    let mut bots: Vec<Bot<G>> = Seat::all(setup.seats()).zip(levels).map(bot).collect();
    let choose = |asked: &Asked<'_, G>| bots[asked.seat.index()].choose(asked.sight, asked.actions);
    furrow_bots::play(setup, &Seed::of_game(seed, 0), choose, &mut ())
}

/// A game among seats of one level, and all that happened.
pub(crate) fn watch<G: Playable>(setup: &G::Setup, level: Level, seed: u64) -> (Played<G>, Vec<G::Beat>) {
    let seed = format!("watch {seed}");
    let mut bots: Vec<Bot<G>> = Seat::all(setup.seats()).map(|seat| Bot::new(level, &seed, seat)).collect();
    let choose = |asked: &Asked<'_, G>| bots[asked.seat.index()].choose(asked.sight, asked.actions);
    let mut beats = Vec::new();
    (furrow_bots::play(setup, &Seed::of_game(&seed, 0), choose, &mut beats), beats)
}

/// The share of `games` that one `ours` wins in a company of `theirs`, from every seat in turn; a shared first place
/// is split.
pub(crate) fn wins<G: Playable>(setup: &G::Setup, ours: Level, theirs: Level, games: usize) -> f64 {
    let seats = usize::from(setup.seats());
    let won = |n: usize| {
        let mut levels = vec![theirs; seats];
        levels[n % seats] = ours;
        let played = play::<G>(setup, &levels, &format!("strength {n}"));
        let ranks = played.end.ranks().expect("it is over");
        let first = ranks.iter().filter(|rank| **rank == 1).count();
        if ranks[n % seats] == 1 { 1.0 / first as f64 } else { 0.0 }
    };
    (0..games).map(won).sum::<f64>() / games as f64
}

/// Equal seeds give equal games, whatever the level; every choice is legal.
pub(crate) fn equal_seeds_give_equal_games<G: Playable>(setups: &[G::Setup]) {
    for setup in setups {
        for level in AT_ONCE {
            let levels = vec![level; usize::from(setup.seats())];
            let game = || play::<G>(setup, &levels, &format!("{setup:?} {level:?}"));
            assert_eq!(game(), game());
        }
    }
}

/// Another truth with the same view gives the same choice.
pub(crate) fn what_a_seat_cannot_see_does_not_move_it<G: Playable>(setups: &[G::Setup], games: u64) {
    let mut dice = Pcg64Mcg::seed_from_u64(24);
    for (n, setup) in setups.iter().cycle().take(games as usize).enumerate() {
        let mut game = G::new(setup);
        while game.turn() != Turn::Over {
            if let Turn::Act(seat) = game.turn() {
                let here = sight(&game, seat);
                let other = G::imagine(&here.view, &mut dice);
                let there = sight(&other, seat);
                for level in AT_ONCE {
                    let mut rng = Pcg64Mcg::seed_from_u64(n as u64);
                    let mut same = rng.clone();
                    let a = choose(level, &here, game.legal_actions(seat).as_ref(), &mut rng);
                    let b = choose(level, &there, other.legal_actions(seat).as_ref(), &mut same);
                    assert_eq!((a, rng), (b, same));
                }
            }
            game.apply_unchecked(laws::random_step(&game, &mut dice), &mut ());
        }
    }
}
