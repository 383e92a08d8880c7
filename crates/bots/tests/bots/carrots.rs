//! How well the levels play Hare and Tortoise, and that `medium` comes home at every table.

mod search;

use crate::match_play::{
    equal_seeds_give_equal_games, sight, watch, what_a_seat_cannot_see_does_not_move_it, wins,
};
use furrow_bots::Level::{Easy, Medium, Random};
use furrow_bots::{Level, Playable, Played};
use furrow_carrots::{
    Act, Action, Beat, Effect, End, Hare, HareTable, Layout, Phase, Setup, StartsOver, State,
};
use furrow_game::{Game, Seat, Turn};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn setup(seats: u8) -> Setup {
    Setup::standard(seats)
}

/// Every table of the house, both courses.
fn setups() -> Vec<Setup> {
    let hares = [Hare::Abacus, Hare::Intellect, Hare::Blank, Hare::Mso];
    let kinds = hares.into_iter().flat_map(|hare| Layout::ALL.map(|layout| (hare, layout)));
    let all =
        kinds.flat_map(|(hare, layout)| (2..=6).map(move |seats| Setup { hare, layout, ..setup(seats) }));
    all.collect()
}

/// What happens in games among seats of one level.
#[derive(Default, Debug)]
struct Habits {
    games: u32,
    /// Rounds of all games.
    rounds: u32,
    /// Rounds of the longest game.
    longest: u16,
    /// Games that end by the round limit.
    unfinished: u32,
    /// Seats that came home with a lettuce.
    with_lettuce: u32,
    /// Times that a marker had no move (P14).
    stuck: u32,
    /// Turns lost (P7).
    lost: u32,
}

impl Habits {
    fn of(level: Level, setups: &[Setup], games: u64) -> Habits {
        let mut habits = Habits::default();
        for (setup, seed) in setups.iter().flat_map(|setup| (0..games).map(move |seed| (setup, seed))) {
            habits.watch(level, setup, seed);
        }
        habits
    }

    fn watch(&mut self, level: Level, setup: &Setup, seed: u64) {
        let (Played { end: game, .. }, beats) = watch::<State>(setup, level, seed);
        self.games += 1;
        self.rounds += u32::from(game.round);
        self.longest = self.longest.max(game.round);
        for beat in beats {
            match beat {
                Beat::GameEnds { why: End::RoundLimit } => self.unfinished += 1,
                Beat::PlayerHome { seat, .. } => {
                    self.with_lettuce += u32::from(game.lettuces[seat.index()] > 0);
                }
                Beat::Restarts { why: StartsOver::Stuck, .. } => self.stuck += 1,
                Beat::TurnLost { .. } => self.lost += 1,
                _ => {}
            }
        }
    }

    fn rounds_a_game(&self) -> f64 {
        f64::from(self.rounds) / f64::from(self.games)
    }
}

#[test]
fn medium_is_clearly_better_than_random_at_every_table() {
    for (seats, games) in [(2, 60), (3, 30), (4, 20), (5, 20), (6, 20)] {
        let share = wins::<State>(&setup(seats), Medium, Random, games);
        assert!(share > 0.9, "{seats} seats: {share}");
    }
}

#[test]
fn easy_stands_between_random_and_medium() {
    for seats in 2..=4 {
        let over_random = wins::<State>(&setup(seats), Easy, Random, 40);
        let over_medium = wins::<State>(&setup(seats), Easy, Medium, 60);
        assert!(over_random > 0.7 && over_medium < 0.15, "{seats} seats: {over_random} {over_medium}");
    }
}

#[test]
fn medium_comes_home_by_every_table_and_course() {
    let habits = Habits::of(Medium, &setups(), 20);
    assert_eq!((habits.unfinished, habits.with_lettuce), (0, 0), "{habits:?}");
    assert!(habits.rounds_a_game() < 35.0 && habits.longest < 80, "{habits:?}");
    assert!(habits.stuck * 20 < habits.games, "{habits:?}");
}

#[test]
fn medium_comes_home_with_any_table_of_effects() {
    let tables = Effect::ALL.map(|effect| Hare::Table(HareTable([[effect; 6]; 6])));
    let setups: Vec<Setup> =
        tables.into_iter().flat_map(|hare| [2, 3, 5].map(|seats| Setup { hare, ..setup(seats) })).collect();
    let habits = Habits::of(Medium, &setups, 5);
    assert_eq!(habits.unfinished, 0, "{habits:?}");
}

#[test]
fn medium_comes_home_with_few_carrots_or_many() {
    let kinds = [5, 20, 300, 1000].into_iter().flat_map(|carrots| (2..=6).map(move |seats| (carrots, seats)));
    let setups: Vec<Setup> =
        kinds.map(|(start_carrots, seats)| Setup { start_carrots, ..setup(seats) }).collect();
    let habits = Habits::of(Medium, &setups, 8);
    assert_eq!(habits.unfinished, 0, "{habits:?}");
}

#[test]
fn easy_finishes_most_games() {
    let habits = Habits::of(Easy, &setups(), 5);
    assert!(habits.unfinished * 20 < habits.games, "{habits:?}");
    assert_eq!(habits.with_lettuce, 0, "{habits:?}");
}

/// One seat's turn on a course that is else as at the start, the others on the start.
fn turn_at(space: u8, lettuces: u8, carrots: u32) -> State {
    let mut state = State::new(&Setup { start: Some(Seat::new(0)), ..setup(3) });
    state.phase = Phase::Move;
    (state.at[0][0], state.lettuces[0], state.carrots[0]) = (space, lettuces, carrots);
    state
}

/// What `medium` likes best there.
fn best(state: &State) -> Act {
    let seat = Seat::new(0);
    let actions = state.actions(seat);
    let worths = State::worths(&sight(state, seat), &actions);
    let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let place = worths.iter().position(|worth| *worth == most);
    place.map(|place| actions[place]).map_or(Act::Restart, |Action { act, .. }| act)
}

#[test]
fn medium_knows_the_plain_cases() {
    assert_eq!(best(&turn_at(63, 0, 11)), Act::Forward(1), "home (P13)");
    assert_eq!(best(&turn_at(63, 0, 21)), Act::Give, "ten too many (P10)");
    assert_eq!(best(&turn_at(61, 0, 5)), Act::Forward(2), "two short moves where one costs too much (P11)");
    assert_eq!(best(&turn_at(56, 1, 5)), Act::Forward(1), "the last lettuce (P8)");
    assert_eq!(best(&turn_at(62, 1, 30)), Act::Back, "past the last lettuce space (P12)");
}

#[test]
fn worths_are_finite_in_any_game() {
    let mut dice = Pcg64Mcg::seed_from_u64(3);
    for setup in setups().into_iter().chain([Setup { start_carrots: 10_000, ..setup(2) }]) {
        let mut game = State::new(&setup);
        while game.turn() != Turn::Over && game.round < 60 {
            if let Turn::Act(seat) = game.turn() {
                let actions = game.actions(seat);
                let here = sight(&game, seat);
                let worths = [State::worths(&here, &actions), State::first_thoughts(&here, &actions)];
                assert!(worths.iter().all(|worths| worths.len() == actions.len()));
                assert!(worths.iter().flatten().all(|worth| worth.is_finite()), "{game:?}");
            }
            game.apply_unchecked(furrow_game::laws::random_step(&game, &mut dice), &mut ());
        }
    }
}

#[test]
fn equal_seeds() {
    equal_seeds_give_equal_games::<State>(&[setup(2), Setup { hare: Hare::Mso, ..setup(3) }, setup(6)]);
}

#[test]
fn nothing_is_hidden() {
    what_a_seat_cannot_see_does_not_move_it::<State>(&[setup(2), setup(4)], 2);
}
