//! How well `medium` plays, and that it plays by what it sees alone.

use furrow_bots::{Bot, Level, choose};
use furrow_fable::{Action, Setup, State};
use furrow_game::{Game, Seat, Sight, Step, Turn, Viewer, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn setup(seats: u8) -> Setup {
    Setup { seats, championship: false, start: None, nap_counts_podium: false }
}

fn sight(game: &State, seat: Seat) -> Sight<State> {
    let viewer = Viewer::Seat(seat);
    Sight { viewer, view: game.view(viewer), history: Vec::new() }
}

/// Plays a game, checking that every choice is legal; the ranks and the actions chosen.
fn play(levels: &[Level], championship: bool, seed: &str) -> (Vec<u8>, Vec<Action>) {
    let setup = Setup { championship, ..setup(levels.len() as u8) };
    let mut game = State::new(&setup);
    let mut dice = Pcg64Mcg::seed_from_u64(seed.bytes().fold(7, |n, b| n * 31 + u64::from(b)));
    let mut bots: Vec<Bot> =
        Seat::all(setup.seats).zip(levels).map(|(seat, level)| Bot::new(*level, seed, seat)).collect();
    let mut chosen = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => return (game.ranks().expect("it is over"), chosen),
            Turn::Chance => Step::Chance(game.sample_chance(&mut dice)),
            Turn::Act(seat) => {
                let actions = game.legal_actions(seat);
                chosen.push(bots[seat.index()].choose(&sight(&game, seat), &actions));
                Step::Act(seat, chosen[chosen.len() - 1])
            }
        };
        game.apply(step, &mut ()).unwrap_or_else(|error| panic!("{step}: {error}"));
    }
}

/// The share of games that one `medium` wins against `random` ones, from every seat; a shared first place is split.
fn wins(seats: usize, games: usize) -> f64 {
    let won = |n: usize| {
        let mut levels = vec![Level::Random; seats];
        levels[n % seats] = Level::Medium;
        let (ranks, _) = play(&levels, false, &format!("strength {n}"));
        let first = ranks.iter().filter(|rank| **rank == 1).count();
        if ranks[n % seats] == 1 { 1.0 / first as f64 } else { 0.0 }
    };
    (0..games).map(won).sum::<f64>() / games as f64
}

#[test]
fn medium_wins_more_than_half_of_its_games_against_three_random_players() {
    let share = wins(4, 400);
    assert!(share > 0.5, "{share}");
}

#[test]
fn medium_is_clearly_better_than_random_at_every_table() {
    for (seats, least) in [(2, 0.8), (3, 0.6), (5, 0.4)] {
        let share = wins(seats, 200);
        assert!(share > least, "{seats} seats: {share}");
    }
}

#[test]
fn equal_seeds_give_equal_choices_and_all_are_legal() {
    for seats in 2..=5 {
        for level in Level::ALL {
            for championship in [false, true] {
                let levels = vec![level; seats];
                let game = || play(&levels, championship, &format!("{seats} {level:?}"));
                assert_eq!(game(), game());
            }
        }
    }
}

#[test]
fn seats_and_games_have_generators_of_their_own() {
    let game = |seed| play(&[Level::Random; 3], false, seed).1;
    assert_ne!(game("a"), game("b"));
    let setup = setup(2);
    let mut dice = Pcg64Mcg::seed_from_u64(5);
    let mut state = State::new(&setup);
    while !matches!(state.turn(), Turn::Act(_)) {
        state.apply_unchecked(laws::random_step(&state, &mut dice), &mut ());
    }
    let sight = sight(&state, Seat::new(0));
    let actions = state.legal_actions(Seat::new(0));
    let stream = |seat| {
        let mut bot = Bot::new(Level::Random, "a", Seat::new(seat));
        (0..20).map(|_| bot.choose(&sight, &actions)).collect::<Vec<_>>()
    };
    assert_ne!(stream(0), stream(1));
}

/// Another truth with the same view gives the same choice.
#[test]
fn what_a_seat_cannot_see_does_not_move_it() {
    let mut dice = Pcg64Mcg::seed_from_u64(24);
    for n in 0..40 {
        let mut game = State::new(&setup(2 + n % 4));
        while game.turn() != Turn::Over {
            if let Turn::Act(seat) = game.turn() {
                let here = sight(&game, seat);
                let other = State::imagine(&here.view, &mut dice);
                let there = sight(&other, seat);
                for level in Level::ALL {
                    let mut rng = Pcg64Mcg::seed_from_u64(u64::from(n));
                    let mut same = rng.clone();
                    let a = choose(level, &here, &game.legal_actions(seat), &mut rng);
                    let b = choose(level, &there, &other.legal_actions(seat), &mut same);
                    assert_eq!((a, rng), (b, same));
                }
            }
            game.apply_unchecked(laws::random_step(&game, &mut dice), &mut ());
        }
    }
}

#[test]
fn levels_have_names_that_are_read_back() {
    for level in Level::ALL {
        assert_eq!(Level::parse(level.name()), Some(level));
    }
    assert_eq!(Level::parse("Medium"), None);
    assert_eq!(Level::parse("expert"), None);
}
