//! How well the levels play Fable, and that they play by what they see alone.

use crate::match_play::{equal_seeds_give_equal_games, what_a_seat_cannot_see_does_not_move_it, wins};
use furrow_bots::Level::{Easy, Medium, Random};
use furrow_fable::{Setup, State};

fn setup(seats: u8) -> Setup {
    Setup::standard(seats)
}

fn setups() -> Vec<Setup> {
    let kinds = (2..=5).flat_map(|seats| [false, true].map(|championship| (seats, championship)));
    kinds.map(|(seats, championship)| Setup { championship, ..setup(seats) }).collect()
}

#[test]
fn medium_is_clearly_better_than_random_at_every_table() {
    for (seats, least) in [(2, 0.8), (3, 0.6), (4, 0.5), (5, 0.4)] {
        let share = wins::<State>(&setup(seats), Medium, Random, 200);
        assert!(share > least, "{seats} seats: {share}");
    }
}

#[test]
fn easy_stands_between_random_and_medium() {
    let over_random = wins::<State>(&setup(2), Easy, Random, 400);
    let over_medium = wins::<State>(&setup(2), Easy, Medium, 400);
    assert!(over_random > 0.56 && over_medium < 0.44, "{over_random} {over_medium}");
}

#[test]
fn equal_seeds() {
    equal_seeds_give_equal_games::<State>(&setups());
}

#[test]
fn hidden_cards() {
    what_a_seat_cannot_see_does_not_move_it::<State>(&setups(), 40);
}
