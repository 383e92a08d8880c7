//! How well the levels play Crazy Race, that they play by what they see alone, and that `medium` keeps house.

use crate::match_play::{equal_seeds_give_equal_games, watch, what_a_seat_cannot_see_does_not_move_it, wins};
use furrow_bots::Level::{Easy, Medium, Random};
use furrow_bots::{Level, Played};
use furrow_crazy_race::{Animal, Beat, HOME, Setup, StageCard, State};
use furrow_game::{Game, Seat, Viewer};

fn setup(seats: u8) -> Setup {
    Setup::standard(seats)
}

/// What seats of a level do in many games, a seat and game on average.
#[derive(Default, Debug)]
struct Habits {
    points: f64,
    animals_home: f64,
    cards_left: f64,
    recalls: f64,
    /// Cards taken back by a recall, on average.
    taken_back: f64,
    /// Points of tiles lost by penalties.
    lost: f64,
    /// Points tiles given up by choice have above the least.
    overpaid: f64,
    /// Moves declined, and stops before the last point.
    declined: f64,
    sixes: f64,
    /// The share of sixes laid at a side that the seat then won.
    sixes_won: f64,
    /// Sixes laid at a side whose animal was home: all they can do is to keep others from winning.
    sixes_wasted: f64,
}

fn habits(level: Level) -> Habits {
    let mut all = Habits::default();
    let mut seats_watched = 0.0;
    for seed in 0..100 {
        for seats in [3, 4] {
            let (Played { end, .. }, beats) = watch::<State>(&setup(seats), level, seed);
            seats_watched += f64::from(seats);
            let view = end.view(Viewer::Public);
            let lanes = &view.board.progress[..view.board.seats()];
            all.animals_home += lanes.iter().flatten().filter(|progress| **progress == HOME).count() as f64;
            all.points += end.scores().into_iter().flatten().map(f64::from).sum::<f64>();
            all.cards_left += view.hands.iter().map(|hand| f64::from(hand.len())).sum::<f64>();
            all.notice(&beats);
        }
    }
    all.sixes_won /= all.sixes;
    all.taken_back /= all.recalls;
    for sum in [
        &mut all.points,
        &mut all.animals_home,
        &mut all.cards_left,
        &mut all.recalls,
        &mut all.lost,
        &mut all.declined,
        &mut all.sixes,
        &mut all.sixes_wasted,
    ] {
        *sum /= seats_watched;
    }
    all
}

impl Habits {
    fn notice(&mut self, beats: &[Beat]) {
        let mut card: Option<StageCard> = None;
        let mut home: Vec<(Seat, Animal)> = Vec::new();
        let mut sixes: Vec<(Seat, u8)> = Vec::new();
        let mut tiles: Vec<(Seat, u8)> = Vec::new();
        for beat in beats {
            match beat {
                Beat::Stage { card: turned, .. } => card = Some(*turned),
                Beat::Recalls { cards, .. } => {
                    self.recalls += 1.0;
                    self.taken_back += f64::from(cards.len());
                }
                Beat::Lays { seat, side, value: Some(6), .. } => {
                    self.sixes += 1.0;
                    sixes.push((*seat, *side));
                    let animal = card.and_then(|card| card[usize::from(*side) - 1].animal);
                    if animal.is_some_and(|animal| home.contains(&(*seat, animal))) {
                        self.sixes_wasted += 1.0;
                    }
                }
                Beat::Wins { seat, side, .. } if sixes.contains(&(*seat, *side)) => self.sixes_won += 1.0,
                Beat::Clears { .. } => sixes.clear(),
                Beat::Declines { .. } | Beat::Stops { .. } => self.declined += 1.0,
                Beat::Hops { seat, animal, hop } if hop.is_home() => home.push((*seat, *animal)),
                Beat::Tile { seat, tile: Some(tile), .. } => tiles.push((*seat, *tile)),
                Beat::LosesTile { seat, number, tile: Some(tile) } => {
                    self.lost += f64::from(*tile);
                    let own = tiles.iter().filter(|(owner, _)| owner == seat).map(|(_, tile)| *tile);
                    let least = own.min().expect("it has one to lose");
                    self.overpaid += if *number == 2 { f64::from(tile - least) } else { 0.0 };
                    let lost = tiles.iter().position(|owned| owned == &(*seat, *tile));
                    tiles.remove(lost.expect("it had this one"));
                }
                _ => {}
            }
        }
    }
}

#[test]
fn medium_is_clearly_better_than_random_at_every_table() {
    for seats in [3, 4] {
        let share = wins::<State>(&setup(seats), Medium, Random, 100);
        assert!(share > 0.9, "{seats} seats: {share}");
    }
}

#[test]
fn easy_stands_between_random_and_medium() {
    for seats in [3, 4] {
        let over_random = wins::<State>(&setup(seats), Easy, Random, 200);
        let over_medium = wins::<State>(&setup(seats), Easy, Medium, 100);
        assert!(over_random > 0.6 && over_medium < 0.15, "{seats} seats: {over_random} {over_medium}");
    }
}

#[test]
fn medium_uses_what_it_has() {
    let habits = habits(Medium);
    assert!(habits.points > 7.5 && habits.animals_home > 1.2, "{habits:?}");
    assert!(habits.recalls > 0.98 && habits.taken_back > 5.5 && habits.cards_left < 2.0, "{habits:?}");
    assert!(habits.sixes_won > 0.5 && habits.sixes_wasted < 0.1 && habits.declined < 0.2, "{habits:?}");
    assert!(habits.lost < 2.2 && habits.overpaid == 0.0, "{habits:?}");
}

#[test]
fn equal_seeds() {
    equal_seeds_give_equal_games::<State>(&[setup(3), setup(4)]);
}

#[test]
fn hidden_cards() {
    what_a_seat_cannot_see_does_not_move_it::<State>(&[setup(3), setup(4)], 12);
}
