//! What holds in every game, whatever is played.

use furrow_fable::{Animal, Card, Setup, State, Variant};
use furrow_game::{Game, Seat, Turn, laws};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

fn setups() -> impl Strategy<Value = Setup> {
    let variants = proptest::sample::select(&Variant::ALL[..]);
    (variants, 0u8..4, any::<bool>(), proptest::option::of(0u8..5), any::<bool>(), 5u8..=6).prop_map(
        |(variant, seats, championship, start, nap_counts_podium, apprentice_hand)| {
            let seats = (2 + seats).min(*variant.seats().end());
            let start = start.map(|seat| Seat::new(seat % seats));
            Setup { seats, variant, championship, start, nap_counts_podium, apprentice_hand }
        },
    )
}

fn total(counts: &Value) -> u64 {
    counts.as_object().expect("counts").values().filter_map(Value::as_u64).sum()
}

/// Every card is in a hand, on the table, in the pile, among the discards or a second bet.
fn conserved(truth: &Value, setup: &Setup) {
    let (starting, deck) = (setup.starting_bets(), setup.variant.deck());
    let hands: u64 = truth["hands"].as_array().expect("hands").iter().map(total).sum();
    let bets = truth["bets"].as_array().expect("bets").iter();
    let second: usize = bets.map(|bets| bets.as_array().expect("bets").len().saturating_sub(starting)).sum();
    let places = total(&truth["table"]) + total(&truth["deck"]) + total(&truth["discard"]) + hands;
    assert_eq!(places + second as u64, u64::from(deck.total()));
    for card in Card::ALL {
        let count = |counts: &Value| counts[card.name()].as_u64().unwrap_or(0);
        let hands: u64 = truth["hands"].as_array().expect("hands").iter().map(count).sum();
        let bets = truth["bets"].as_array().expect("bets").iter();
        let bet = |bets: &Value| {
            bets.as_array().expect("bets").iter().skip(starting).filter(|b| *b == card.name()).count()
        };
        let second: usize = bets.map(bet).sum();
        let places = count(&truth["table"]) + count(&truth["deck"]) + count(&truth["discard"]) + hands;
        assert_eq!(places + second as u64, u64::from(deck.get(card)), "{card}");
    }
}

fn table_holds(truth: &Value) {
    let table = &truth["table"];
    assert!(total(table) <= 8);
    let of = |card: &str| table[card].as_u64().unwrap_or(0);
    let most = [of("hare"), of("tortoise"), of("wolf") + of("howl"), of("fox"), of("lamb")];
    assert!(most.iter().all(|n| *n <= 4), "{table}");
}

/// Animals only ever go forward, and the podium only grows; a new game starts them anew, and the end of an apprentice game
/// puts them by place (F22).
fn forward(before: &Value, after: &Value) {
    if before["game"] == after["game"] {
        for animal in Animal::ALL {
            assert!(after["pos"][animal.name()].as_u64() >= before["pos"][animal.name()].as_u64());
        }
        let podium = |truth: &Value| truth["podium"].as_array().expect("a podium").clone();
        assert!(after["places"].is_object() || podium(after).starts_with(&podium(before)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_are_conserved_animals_go_forward_and_the_game_ends(setup in setups(), seed: u64) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = State::new(&setup);
        let mut truth = game.truth();
        let mut steps = 0;
        while game.turn() != Turn::Over {
            game.apply_unchecked(laws::random_step(&game, &mut rng), &mut ());
            let next = game.truth();
            conserved(&next, &setup);
            table_holds(&next);
            forward(&truth, &next);
            truth = next;
            steps += 1;
            prop_assert!(steps < 3000, "every game ends");
        }
        let home = truth["podium"].as_array().map_or(0, Vec::len);
        prop_assert!(home == 3 || setup.variant == Variant::Apprentice && home > 3, "{} on the podium", home);
    }
}

/// Sampled outcomes are those that are told, as often as their weights say.
#[test]
fn chance_is_sampled_by_weight() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    for variant in [Variant::Standard, Variant::Apprentice] {
        let mut game = State::new(&Setup { variant, ..Setup::standard(4) });
        while game.turn() == Turn::Chance {
            laws::sampled_by_weight(&game, &mut rng);
            game.apply_unchecked(laws::random_step(&game, &mut rng), &mut ());
        }
    }
}
