//! What holds in every game, whatever is played, and of every text, whatever is written.

use furrow_fable::{Action, Animal, Card, Chance, Setup, State, Variant};
use furrow_game::{Game, Record, Replay, Seat, Step, Token, Turn, laws::random_step, read_records};
use proptest::{collection::vec, prelude::*};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

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

/// Animals only ever go forward; a new game starts them anew.
fn forward(before: &Value, after: &Value) {
    if before["game"] == after["game"] {
        for animal in Animal::ALL {
            assert!(after["pos"][animal.name()].as_u64() >= before["pos"][animal.name()].as_u64());
        }
        let podium = |truth: &Value| truth["podium"].as_array().expect("a podium").clone();
        assert!(podium(after).starts_with(&podium(before)));
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
            game.apply_unchecked(random_step(&game, &mut rng), &mut ());
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

    #[test]
    fn no_text_makes_a_reader_panic(text in ".*", seats in 0u8..=255) {
        let _ = Action::parse(&text);
        let _ = Chance::parse(&text);
        let _ = Step::parse::<State>(&text, seats);
        let _ = Record::parse(&text, 1);
        prop_assert!(read_records(text.as_bytes()).count() <= text.len());
    }

    #[test]
    fn a_step_that_is_read_is_written_the_same(text in step_like()) {
        if let Ok(step) = Step::parse::<State>(&text, 5) {
            prop_assert_eq!(step.to_string(), text);
        }
    }

    #[test]
    fn no_bytes_make_a_reader_panic(bytes in vec(any::<u8>(), 0..200)) {
        prop_assert!(read_records(bytes.as_slice()).count() <= bytes.len());
    }

    #[test]
    fn no_record_makes_the_referee_panic(record in records()) {
        if let Ok(record) = Record::parse(&record.to_string(), 1)
            && let Ok(replay) = Replay::<State>::new(&record)
        {
            let _ = replay.finish();
        }
    }
}

/// Sampled outcomes are those that are told, as often as their weights say.
#[test]
fn chance_is_sampled_by_weight() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    for variant in [Variant::Standard, Variant::Apprentice] {
        let mut game = State::new(&Setup { variant, ..Setup::standard(4) });
        while game.turn() == Turn::Chance {
            sampled_by_weight(&game, &mut rng);
            game.apply_unchecked(random_step(&game, &mut rng), &mut ());
        }
    }
}

fn sampled_by_weight(game: &State, rng: &mut Pcg64Mcg) {
    let (mut outcomes, mut counts) = (Vec::new(), Vec::new());
    game.chance_outcomes(|chance, weight| outcomes.push((chance, f64::from(weight))));
    counts.resize(outcomes.len(), 0.0);
    for _ in 0..4_000 {
        let chance = game.sample_chance(rng);
        let told = outcomes.iter().position(|(outcome, _)| *outcome == chance);
        counts[told.expect("an outcome that was told")] += 1.0;
    }
    let sum: f64 = outcomes.iter().map(|(_, weight)| weight).sum();
    for ((outcome, weight), count) in outcomes.iter().zip(counts) {
        let share = weight / sum;
        let deviation = (4_000.0 * share * (1.0 - share)).sqrt();
        assert!((count - 4_000.0 * share).abs() <= 5.0 * deviation, "{outcome}: {count} of 4000");
    }
}

/// Words of the notation in any order, and some that are none.
fn step_like() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "*", "0", "1", "2", "4", "5", "9", "11", "12", "00", "+1", "start", "bet", "stream", "turbo", "draw",
        "play", "move", "hare", "tortoise", "wolf", "howl", "fox", "lamb", "?", "", "Hare", "\u{661}",
    ];
    vec(proptest::sample::select(WORDS), 0..8).prop_map(|words| words.join(" "))
}

fn options() -> impl Strategy<Value = Value> {
    let values = prop_oneof![
        Just(json!(true)),
        Just(json!(false)),
        Just(json!("random")),
        Just(json!("standard")),
        Just(json!("apprentice")),
        Just(json!("digest")),
        Just(json!(null)),
        Just(json!([])),
        (0u64..9).prop_map(|n| json!(n)),
        Just(json!(u64::MAX)),
        Just(json!(-1)),
        Just(json!(1.5)),
    ];
    const KEYS: &[&str] =
        &["variant", "championship", "start", "nap_counts_podium", "apprentice_hand", "deck"];
    vec((proptest::sample::select(KEYS), values), 0..3).prop_map(|pairs| {
        Value::Object(pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
    })
}

fn records() -> impl Strategy<Value = Value> {
    let hex =
        prop_oneof![Just(json!(null)), Just(json!("ab".repeat(32))), Just(json!("xyz")), Just(json!(""))];
    let lists = prop_oneof![Just(json!(null)), Just(json!([])), Just(json!([1, 2])), Just(json!([300]))];
    (0u8..=7, options(), vec(step_like(), 0..30), hex, lists).prop_map(|(seats, options, steps, seed, list)| {
        let mut record = json!({
            "format": "furrow", "version": 1, "game": "fable", "seats": seats, "options": options, "steps": steps,
        });
        for (key, value) in [("seed", seed), ("scores", list.clone()), ("ranks", list.clone()), ("players", list)] {
            if !value.is_null() {
                record[key] = value;
            }
        }
        record
    })
}
