//! Each moral from the smallest game it can be drawn from.

use furrow_fable::{Animal, Beat, Card, Setup, State, Stay, Variant};
use furrow_game::{Game as _, Seat, Step, Turn};
use furrow_text::{Lang, fable};
use rand::{RngExt as _, SeedableRng as _};
use std::collections::BTreeMap;

const NAP: Beat = Beat::Stays { animal: Animal::Hare, cards: 4, why: Stay::Nap };
const HOWL: Beat = Beat::Howl { wolf_home: false };
const DRINK: Beat = Beat::Runs { animal: Animal::Lamb, cards: 1, steps: 2, from: 1, to: 2, lost: 1 };

fn game(before: &[Beat], home: [Animal; 3], bets: [(Card, Card, u8); 2], after: &[Beat]) -> String {
    let crossed = (1..).zip(home).map(|(place, animal)| Beat::Crosses { animal, place });
    let reveal = |(seat, (a, b, points))| Beat::Reveals {
        seat: Seat::new(seat),
        bets: [Some(a), Some(b), None],
        points,
    };
    let reveals = (0..).zip(bets).map(reveal);
    let beats: Vec<Beat> =
        before.iter().copied().chain(crossed).chain(reveals).chain(after.iter().copied()).collect();
    fable::moral(Lang::En, &fable::MoralFacts::of(beats.iter()))
}

#[test]
fn the_rarest_fact_speaks() {
    use Animal::{Fox, Hare, Lamb, Tortoise, Wolf};
    let all = |before: &[Beat], home: [Animal; 3]| {
        let winner = (home[0].card(), home[1].card(), 8);
        game(before, home, [winner, (home[2].card(), home[1].card(), 5)], &[])
    };
    let home = [Fox, Hare, Wolf];
    let tie = [
        Beat::TieBroken { seat: Seat::new(0), over: Seat::new(1), animal: Fox },
        Beat::Ranks { seat: Seat::new(0), rank: 1, total: 5 },
    ];
    let level = [(Card::Fox, Card::Lamb, 5), (Card::Hare, Card::Wolf, 5)];
    let lower = [Beat::Ranks { seat: Seat::new(1), rank: 1, total: 5 }, tie[0]];
    let told = [
        all(&[HOWL; 3], home),
        all(&[NAP; 2], home),
        game(&[], home, level, &tie),
        all(&[], [Tortoise, Fox, Hare]),
        game(&[], home, [(Card::Hare, Card::Wolf, 5), (Card::Wolf, Card::Lamb, 2)], &[]),
        game(&[], home, [(Card::Fox, Card::Fox, 10), (Card::Wolf, Card::Lamb, 2)], &[]),
        all(&[DRINK; 2], home),
        game(&[], home, [(Card::Fox, Card::Hare, 8), (Card::Tortoise, Card::Lamb, 0)], &[]),
        all(&[HOWL], [Wolf, Fox, Hare]),
        all(&[], [Hare, Wolf, Fox]),
        all(&[], home),
        all(&[], [Lamb, Fox, Hare]),
        all(&[NAP], [Hare, Fox, Lamb]),
        all(&[NAP], [Hare, Fox, Tortoise]),
    ];
    let distinct: std::collections::BTreeSet<&String> = told.iter().collect();
    assert_eq!(distinct.len(), told.len(), "{told:#?}");
    assert_eq!(game(&[], home, level, &lower), told[10], "a tie lower down is no whisker");
    let fresh: Vec<Beat> = [NAP; 2].into_iter().chain([Beat::NextGame { game: 1 }]).collect();
    assert_eq!(all(&fresh, home), told[10], "each game of a championship has its own facts");
}

/// A game of apprentices played at random; the beats of all of it.
fn apprentices(seats: u8, rng: &mut rand_pcg::Pcg64Mcg) -> Vec<Beat> {
    let mut game = State::new(&Setup { variant: Variant::Apprentice, ..Setup::standard(seats) });
    let mut beats = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => return beats,
            Turn::Chance => Step::Chance(game.sample_chance(rng)),
            Turn::Act(seat) => {
                let actions = game.legal_actions(seat);
                Step::Act(seat, actions[rng.random_range(0..actions.len())])
            }
        };
        game.apply_unchecked(step, &mut beats);
    }
}

#[test]
fn apprentices_hear_their_own_facts_and_a_dozen_morals() {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(3);
    let mut told: BTreeMap<String, u32> = BTreeMap::new();
    for n in 0..4_000_u16 {
        let beats = apprentices(2 + (n % 4) as u8, &mut rng);
        *told.entry(fable::moral(Lang::En, &fable::MoralFacts::of(beats.iter()))).or_default() += 1;
    }
    assert!(told.len() >= 12, "{told:#?}");
    assert!(told.values().all(|times| *times < 1_200), "one speaks too often: {told:#?}");
    let race = ["fable-moral-naps", "fable-moral-howls", "fable-moral-thirsty", "fable-moral-feared"];
    assert!(race.iter().all(|key| !told.contains_key(&Lang::En.t(key))), "{told:#?}");
}
