//! Figures agree with what is counted by hand over the games that `furrow record` writes.

use crate::{experiment, run};
use furrow_bots::{Asked, Bot, Level};
use furrow_game::{Beat as _, Seat, Setup, Step, fair::Seed};
use furrow_lab::{Group, Studied, Told};
use serde_json::json;
use std::collections::BTreeSet;

const GAMES: u64 = 5;

/// Game `n`, as `furrow record` plays it.
fn recorded<G: Studied>(setup: &G::Setup, n: u64) -> (Told<G>, Vec<u64>) {
    let mut bots: Vec<Bot<G>> =
        Seat::all(setup.seats()).map(|seat| Bot::new(Level::Medium, &format!("test/{n}"), seat)).collect();
    let (mut beats, mut legal) = (Vec::new(), Vec::new());
    let choose = |asked: &Asked<'_, G>| {
        legal.push(asked.actions.len() as u64);
        bots[asked.seat.index()].choose(asked.sight, asked.actions)
    };
    let played = furrow_bots::play(setup, &Seed::of_game("test", n), choose, &mut beats);
    (Told { end: played.end, steps: played.steps, beats }, legal)
}

fn figures_agree<G: Studied>(seats: u8) {
    let experiment = experiment::<G>(seats, &json!({}), None, GAMES);
    let (plan, study) = (&experiment.plan, run(&experiment, 2).study);
    let games: Vec<(Told<G>, Vec<u64>)> = (0..GAMES).map(|n| recorded(&plan.setup, n)).collect();
    let means = |group| study.estimates(group, &plan.names(group));
    let agree = |mean: f64, sum: f64| assert!((mean - sum / GAMES as f64).abs() < 1e-9, "{mean} {sum}");

    let acts = |game: &Told<G>| game.steps.iter().filter(|step| matches!(step, Step::Act(..))).count();
    agree(means(Group::Length)[0].mean, games.iter().map(|(game, _)| acts(game)).sum::<usize>() as f64);
    agree(means(Group::Length)[1].mean, games.iter().map(|(game, _)| game.steps.len()).sum::<usize>() as f64);
    for (place, ruling) in G::RULINGS.iter().enumerate() {
        let fired = |game: &Told<G>| game.count(|beat| beat.ruling() == ruling.name);
        agree(means(Group::Ruling)[place].mean, games.iter().map(|(game, _)| fired(game)).sum());
        let with = games.iter().filter(|(game, _)| fired(game) > 0.0).count();
        agree(means(Group::Fired)[place].mean, with as f64);
    }
    for seat in Seat::all(seats) {
        let share = |game: &Told<G>| {
            let ranks = game.end.ranks().expect("it is over");
            let first = ranks.iter().filter(|rank| **rank == 1).count() as f64;
            if ranks[seat.index()] == 1 { 1.0 / first } else { 0.0 }
        };
        agree(means(Group::Seat)[seat.index()].mean, games.iter().map(|(game, _)| share(game)).sum());
    }
    let legal: Vec<u64> = games.iter().flat_map(|(_, legal)| legal.clone()).collect();
    assert_eq!(study.branching.iter().map(|of| of.decisions).sum::<u64>(), legal.len() as u64);
    assert_eq!(study.branching.iter().map(|of| of.legal).sum::<u64>(), legal.iter().sum::<u64>());
    assert_eq!(study.branching.iter().map(|of| of.most).max(), legal.iter().copied().max());
}

#[test]
fn figures_agree_with_the_records() {
    figures_agree::<furrow_fable::State>(4);
    figures_agree::<furrow_crazy_race::State>(3);
    figures_agree::<furrow_carrots::State>(2);
}

#[test]
fn the_starter_is_first_in_the_order_of_play() {
    let order = |start: u8| {
        let experiment = experiment::<furrow_carrots::State>(3, &json!({ "start": start }), None, 4);
        let means = |group| run(&experiment, 1).study.estimates(group, &experiment.plan.names(group));
        (means(Group::Order), means(Group::Seat))
    };
    for start in 0..3 {
        let (order, seats) = order(start);
        assert_eq!(order[0], seats[usize::from(start)], "start {start}");
        assert_eq!(order[2], seats[(usize::from(start) + 2) % 3], "start {start}");
    }
}

/// What stands in quotation marks and looks like a ruling.
fn rulings(source: &str) -> BTreeSet<&str> {
    let looks = |word: &&str| {
        let digits = word.strip_prefix(|c: char| c.is_ascii_uppercase());
        digits.is_some_and(|digits| digits.parse::<u8>().is_ok())
    };
    source.split('"').filter(looks).collect()
}

#[test]
fn every_ruling_that_a_beat_can_carry_is_listed_once_and_in_order() {
    fn check<G: Studied>(source: &str) {
        let listed: Vec<&str> = G::RULINGS.iter().map(|ruling| ruling.name).collect();
        assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), rulings(source), "{}", G::NAME);
        let number = |ruling: &str| ruling[1..].parse::<u8>().expect("a number");
        assert!(listed[1..].is_sorted_by_key(|ruling| number(ruling)), "{listed:?}");
        assert_eq!(listed.iter().collect::<BTreeSet<_>>().len(), listed.len());
    }
    check::<furrow_fable::State>(include_str!("../../../fable/src/beat.rs"));
    check::<furrow_crazy_race::State>(include_str!("../../../crazy-race/src/beat.rs"));
    check::<furrow_carrots::State>(include_str!("../../../carrots/src/beat.rs"));
}
