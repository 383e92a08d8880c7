//! Bytes as a game: the first ones choose the game, the seats and the options, each that follows the next step out
//! of those that may come.
#![no_main]

use furrow_game::{Game, Setup, Step, StepOf, Turn, Viewer, laws};
use furrow_table::{for_game, registry::GameId};
use libfuzzer_sys::fuzz_target;
use rand_pcg::{Pcg64Mcg, rand_core::SeedableRng};
use serde_json::{Map, Value};

fuzz_target!(|data: &[u8]| {
    let mut bytes = data.iter().copied();
    let Some(first) = bytes.next() else { return };
    for_game!(*pick(&GameId::ALL, first), G => play::<G>(&set_up::<G>(&mut bytes), bytes));
});

fn pick<T>(list: &[T], byte: u8) -> &T {
    &list[usize::from(byte) % list.len()]
}

/// A number of seats, then a value for each option: its default, a number, or a word of its help text.
fn set_up<G: Game>(bytes: &mut impl Iterator<Item = u8>) -> G::Setup {
    let mut next = || bytes.next().unwrap_or(0);
    let seats = *pick(&G::Setup::SEATS.collect::<Vec<u8>>(), next());
    let mut options = Map::new();
    for option in G::Setup::OPTIONS {
        let words = option.takes.split(|c: char| !c.is_alphanumeric() && c != '-');
        let values: Vec<Value> = words.map(|word| word.parse().unwrap_or(word.into())).collect();
        let value = match next() {
            0..64 => continue,
            64..96 => next().into(),
            byte => pick(&values, byte).clone(),
        };
        options.insert(option.key.to_owned(), value);
        if G::Setup::new(seats, &options).is_err() {
            options.remove(option.key);
        }
    }
    G::Setup::new(seats, &options).expect("only values that will do are left")
}

fn play<G: Game>(setup: &G::Setup, bytes: impl Iterator<Item = u8>) {
    let (mut game, mut beats) = (G::new(setup), Vec::new());
    for (n, byte) in bytes.enumerate() {
        let Some(step) = choose(&game, byte) else { break };
        laws::notation_round_trips::<G>(step, setup.seats());
        game.apply(step, &mut beats).unwrap_or_else(|why| panic!("step {n}, {step}, is refused: {why}"));
        if n % 16 == usize::from(byte) % 16 {
            imagine(&game, byte, n as u64);
        }
    }
    assert_eq!(game.turn() == Turn::Over, game.ranks().is_some(), "a game that is over has ranks");
}

/// A step that may come next; `None` when the game is over.
fn choose<G: Game>(game: &G, byte: u8) -> Option<StepOf<G>> {
    laws::legal_is_sorted_and_unique(game);
    match game.turn() {
        Turn::Act(seat) => Some(Step::Act(seat, *pick(game.legal_actions(seat).as_ref(), byte))),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(|chance, weight| outcomes.extend((weight > 0).then_some(chance)));
            Some(Step::Chance(*pick(&outcomes, byte)))
        }
        Turn::Over => None,
    }
}

/// A truth that one viewer's view allows looks the same to it.
fn imagine<G: Game>(game: &G, byte: u8, seed: u64) {
    let viewers: Vec<Viewer> = Viewer::all(game.setup().seats()).collect();
    let viewer = *pick(&viewers, byte / 16);
    laws::imagined_truth_fits_the_view(game, viewer, &mut Pcg64Mcg::seed_from_u64(seed));
}
