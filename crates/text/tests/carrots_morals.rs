//! Each moral of Hare and Tortoise from the smallest game it can be drawn from.

use furrow_carrots::{Beat, Decided, Effect, End, FINISH, Loss, Marker, StartsOver};
use furrow_game::Seat;
use furrow_text::{Lang, carrots};

const ANN: Seat = Seat::new(0);
const BEA: Seat = Seat::new(1);
const A: Marker = Marker::A;

fn forward(seat: Seat, to: u8) -> Beat {
    Beat::Forward { seat, marker: A, from: 0, to, cost: 21 }
}

fn back(seat: Seat) -> Beat {
    Beat::Back { seat, marker: A, from: 20, to: 19, income: 10 }
}

fn starts_over(seat: Seat) -> Beat {
    Beat::Restarts { seat, marker: A, from: 20, topped_up: 10, why: StartsOver::Stuck }
}

/// A game that Ann wins before Bea and a third, with these beats on the way: she goes back once, a hare is asked, and
/// nothing else is to be told.
fn won(more: &[Beat], limit: bool) -> String {
    let mut beats = vec![Beat::HareIsQuiet { seat: BEA, marker: A }, back(ANN), forward(ANN, 30)];
    beats.extend([forward(BEA, 20)].iter().chain(more));
    beats.extend(end(3, limit));
    told(&beats)
}

fn end(seats: u8, limit: bool) -> Vec<Beat> {
    let mut beats = vec![
        forward(ANN, FINISH),
        Beat::PlayerHome { seat: ANN, of: 1, place: 1 },
        Beat::GameEnds { why: if limit { End::RoundLimit } else { End::OneLeft } },
    ];
    beats.extend(Seat::all(seats).map(|seat| Beat::Ranks {
        seat,
        rank: seat.number() + 1,
        by: Decided::Home,
    }));
    beats
}

fn told(beats: &[Beat]) -> String {
    carrots::moral(Lang::En, &carrots::MoralFacts::of(beats.iter()))
}

#[test]
fn the_rarest_fact_speaks() {
    let missed = Beat::TurnLost { seat: BEA };
    let eats = |position| Beat::Eats { seat: ANN, marker: A, position, income: 10 * u32::from(position) };
    let takes = Beat::Takes { seat: BEA, marker: A };
    let carried =
        Beat::HareMoves { seat: BEA, marker: A, effect: Effect::PositionForward, from: 62, to: FINISH };
    let asks = Beat::Rolls { seat: ANN, marker: A, die: 4, position: 1, effect: Effect::Free };
    let leap = Beat::Forward { seat: BEA, marker: A, from: 0, to: 22, cost: 253 };
    let start = [forward(BEA, 20), back(ANN), Beat::Waits { seat: BEA, marker: A }];
    let morals = [
        won(&[], false),
        won(&[], true),
        won(&[carried], false),
        won(&[starts_over(ANN)], false),
        won(&[starts_over(BEA)], false),
        won(&[leap], false),
        told(&[&start[..], &end(3, false)].concat()),
        told(&[&[back(ANN), forward(ANN, 30)][..], &end(3, false)].concat()),
        won(&[forward(BEA, 62)], false),
        won(&[Beat::Gives { seat: ANN, marker: A }], false),
        told(&[&[Beat::Waits { seat: BEA, marker: A }, forward(ANN, 30)][..], &end(3, false)].concat()),
        won(&[missed; 3], false),
        won(&[back(ANN), back(ANN), forward(ANN, 30)], false),
        won(&[eats(3)], false),
        won(&[takes; 6], false),
        won(&[asks; 3], false),
        won(&[Beat::Starts { seat: ANN }], false),
    ];
    let distinct: std::collections::BTreeSet<&String> = morals.iter().collect();
    assert_eq!(distinct.len(), morals.len(), "{morals:#?}");
    for common in [
        &[eats(2)][..],
        &[asks; 2],
        &[Beat::Starts { seat: BEA }],
        &[takes; 5],
        &[missed; 2],
        &[forward(BEA, 61)],
    ] {
        assert_eq!(won(common, false), morals[0], "{common:?}");
    }
    let will = Beat::WillLoseTurn { seat: BEA, why: Loss::Die };
    assert_eq!(won(&[will; 3], false), morals[0], "a turn is missed when it has passed");
}

#[test]
fn two_players_have_two_markers_each() {
    let home = |marker| Beat::Forward { seat: ANN, marker, from: 57, to: FINISH, cost: 28 };
    let ends = [Beat::PlayerHome { seat: ANN, of: 2, place: 1 }, Beat::GameEnds { why: End::BothHome }];
    let ranks = [ANN, BEA].map(|seat| Beat::Ranks { seat, rank: seat.number() + 1, by: Decided::BothHome });
    let game = |bea: [u8; 2]| {
        let mut beats = vec![Beat::HareIsQuiet { seat: BEA, marker: A }, back(ANN), forward(ANN, 30)];
        let moved = |(marker, to)| Beat::Forward { seat: BEA, marker, from: 0, to, cost: 21 };
        beats.extend(Marker::ALL.into_iter().zip(bea).map(moved));
        beats.extend([home(A), home(Marker::B)].into_iter().chain(ends).chain(ranks));
        told(&beats)
    };
    assert_ne!(game([63, 63]), game([63, 10]), "both count for a close race");
}

#[test]
fn nothing_told_is_a_moral_too() {
    assert!(!told(&[]).is_empty());
}
