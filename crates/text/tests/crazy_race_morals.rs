//! Each moral of Crazy Race from the smallest game it can be drawn from.

use furrow_crazy_race::{Animal, Beat, HOME, Hop, Place, Values};
use furrow_game::Seat;
use furrow_text::{Lang, crazy_race};
use std::collections::BTreeSet;

const ANN: Seat = Seat::new(0);
const BEA: Seat = Seat::new(1);

fn goes(seat: Seat, animal: Animal, from: u8, to: u8) -> Beat {
    Beat::Hops { seat, animal, hop: Hop { from, to } }
}

fn takes(seat: Seat, place: Place, tile: u8) -> Beat {
    Beat::Tile { seat, animal: Animal::Flyer, place, tile: Some(tile) }
}

fn all_home(seat: Seat) -> [Beat; 3] {
    Animal::ALL.map(|animal| goes(seat, animal, HOME - 1, HOME))
}

/// The moral of a game in which Ann wins, unless `winners` says otherwise; both take their cards back, and somebody
/// comes home.
fn game(beats: &[Beat], winners: &[Seat]) -> String {
    let recalls = [ANN, BEA].map(|seat| Beat::Recalls { seat, cards: Values::one(6) });
    let first = winners.iter().map(|seat| Beat::Ranks { seat: *seat, rank: 1, total: 5 });
    let beats: Vec<Beat> = recalls
        .into_iter()
        .chain([goes(BEA, Animal::Flyer, HOME - 1, HOME)])
        .chain(beats.iter().cloned())
        .chain(first)
        .collect();
    crazy_race::moral(Lang::En, &crazy_race::MoralFacts::of(beats.iter()))
}

#[test]
fn the_rarest_fact_speaks() {
    let ann = |beats: &[Beat]| game(beats, &[ANN]);
    let level = |seat, over| Beat::TieBroken { seat, over, progress: 7, behind: 4 };
    let declines = Beat::Declines { seat: BEA, side: 2 };
    let ends = |early| Beat::GameEnds { early };
    let penalty = Beat::Penalty { number: 1, progress: Some(3) };
    let rank = |seat| Beat::Ranks { seat, rank: 1, total: 5 };
    let alone = [goes(ANN, Animal::Flyer, 0, 1), rank(ANN)];
    let thrifty = [goes(ANN, Animal::Flyer, HOME - 1, HOME), rank(ANN)];
    let of = |beats: &[Beat]| crazy_race::moral(Lang::En, &crazy_race::MoralFacts::of(beats.iter()));
    let recalled = Beat::Recalls { seat: ANN, cards: Values::one(6) };
    let lazy = [Animal::Sprinter, Animal::Reptile].map(|animal| goes(ANN, animal, 0, 1));
    let plain = ann(&[ends(false)]);
    let told = [
        plain.clone(),
        game(&[], &[ANN, BEA]),
        ann(&[level(ANN, BEA)]),
        ann(&all_home(BEA)),
        of(&thrifty),
        ann(&[takes(ANN, Place::Finish, 4), takes(BEA, Place::Finish, 6), penalty.clone()]),
        ann(&[
            Beat::Lost { seat: BEA, animal: Animal::Flyer, points: 3 },
            Beat::Stops { seat: BEA, left: 4 },
        ]),
        ann(&[declines.clone(), declines.clone(), declines.clone(), declines.clone()]),
        of(&[&[recalled], &alone[..]].concat()),
        ann(&[takes(BEA, Place::Turnaround, 6)]),
        ann(&lazy),
        ann(&[Beat::Wins { side: 2, seat: BEA, sum: 11, by_order: false }]),
        ann(&[goes(BEA, Animal::Sprinter, 4, 8)]),
        ann(&[ends(true)]),
    ];
    let distinct: BTreeSet<&String> = told.iter().collect();
    assert_eq!(distinct.len(), told.len(), "{told:#?}");
    for common in [
        ann(&[level(BEA, Seat::new(2))]),
        ann(&all_home(ANN)),
        ann(&[takes(ANN, Place::Turnaround, 6), takes(BEA, Place::Turnaround, 5), penalty]),
        ann(&[goes(BEA, Animal::Sprinter, 4, 7)]),
    ] {
        assert_eq!(common, plain, "a tie lower down, a winner first home or round the bend, a short leap");
    }
}
