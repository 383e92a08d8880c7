//! Texts, bytes and records from strangers: whatever is written, every game answers and none panics.

use furrow_game::{Game, Record, Replay, Setup, Step, Token, Turn, laws::random_step, read_records};
use furrow_table::{for_game, registry::GameId};
use proptest::{collection::vec, prelude::*, sample::select};
use rand_pcg::{Pcg64Mcg, rand_core::SeedableRng};
use serde_json::{Map, Value, json};

/// Who does something, and some that are nobody.
const WHO: &[&str] = &["*", "0", "1", "2", "3", "4", "5", "6", "00", "+1", "-1", "?", ""];

/// Words of the notations of all games, and some that are none.
const WORDS: &[&str] = &[
    "0", "1", "2", "3", "4", "5", "6", "7", "9", "10", "11", "12", "64", "65", "300", "00", "01", "+1", "-1",
    "*", "?", "", "\u{661}", "start", "bet", "stream", "turbo", "draw", "play", "move", "hare", "tortoise",
    "wolf", "howl", "fox", "lamb", "Hare", "stage", "lay", "pass", "recall", "decline", "step", "stop",
    "discard", "sprinter", "reptile", "flyer", "LAY", "die", "forward", "back", "take", "give", "restart",
    "a", "b", "c", "Back",
];

fn games() -> impl Strategy<Value = GameId> {
    select(&GameId::ALL[..])
}

/// Words in any order.
fn step_like() -> impl Strategy<Value = String> {
    (select(WHO), vec(select(WORDS), 0..6)).prop_map(|(who, words)| {
        let words = words.into_iter().map(|word| format!(" {word}"));
        format!("{who}{}", words.collect::<String>())
    })
}

/// Values that options of the games take, and some that none does.
fn values() -> impl Strategy<Value = Value> {
    const NAMES: &[&str] = &[
        "random",
        "standard",
        "apprentice",
        "digest",
        "mso",
        "ravensburger-1978",
        "reconstructed",
        "unicorn",
    ];
    let row = ["lose", "free", "again", "nothing", "eat-lettuce", "position-back"];
    prop_oneof![
        select(NAMES).prop_map(|name| json!(name)),
        any::<bool>().prop_map(|yes| json!(yes)),
        (0u64..9).prop_map(|n| json!(n)),
        Just(json!(u64::MAX)),
        Just(json!(-1)),
        Just(json!(1.5)),
        Just(json!(null)),
        Just(json!([])),
        (5usize..=6).prop_map(move |rows| json!(vec![row; rows])),
        (7usize..=8).prop_map(|cards| json!(vec!["*2 S3 F2 R2"; cards])),
        Just(json!([[["S1"]]])),
        Just(json!({"1": 2})),
    ]
}

/// Up to two options, by their number in the game's list; one past its end is an option that it does not have.
fn options() -> impl Strategy<Value = Vec<(usize, Value)>> {
    vec((0usize..7, values()), 0..3)
}

fn named<G: Game>(options: Vec<(usize, Value)>) -> Map<String, Value> {
    let key = |n: usize| G::Setup::OPTIONS.get(n).map_or("unicorns", |option| option.key).to_owned();
    options.into_iter().map(|(n, value)| (key(n), value)).collect()
}

/// What else a record may carry, right or wrong.
fn extras() -> impl Strategy<Value = Map<String, Value>> {
    let seed = select(vec![json!(null), json!("ab".repeat(32)), json!("xyz"), json!("")]);
    let list = select(vec![json!(null), json!([]), json!([1, 2]), json!([1, 2, 3]), json!([300])]);
    (seed, list).prop_map(|(seed, list)| {
        let all = [("seed", seed), ("scores", list.clone()), ("ranks", list.clone()), ("players", list)];
        all.into_iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(key, value)| (key.to_owned(), value))
            .collect()
    })
}

fn read<G: Game>(text: &str, seats: u8) {
    round_trips::<G::Action>(text);
    round_trips::<G::Chance>(text);
    let _ = Step::parse::<G>(text, seats);
    for option in G::Setup::OPTIONS {
        let options = [(option.key.to_owned(), json!(text))].into_iter().collect();
        let _ = G::Setup::new(*G::Setup::SEATS.start(), &options);
    }
}

fn round_trips<T: Token>(text: &str) {
    if let Some(token) = T::parse(text) {
        assert_eq!(T::parse(&token.to_string()), Some(token), "{text:?} prints as {token}");
    }
}

/// Steps that may come, as many as there are up to `count`: what a stranger writes after them is not refused at once.
fn true_steps<G: Game>(seats: u8, options: &Map<String, Value>, seed: u64, count: usize) -> Vec<String> {
    let Ok(setup) = G::Setup::new(seats, options) else { return Vec::new() };
    let (mut game, mut rng) = (G::new(&setup), Pcg64Mcg::seed_from_u64(seed));
    let mut steps = Vec::new();
    while steps.len() < count && game.turn() != Turn::Over {
        let step = random_step(&game, &mut rng);
        game.apply_unchecked(step, &mut ());
        steps.push(step.to_string());
    }
    steps
}

fn replayed<G: Game>(record: &Record) {
    if let Ok(replay) = Replay::<G>::new(record) {
        let _ = replay.finish();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_a_reader_panic(text in prop_oneof![".*", step_like()], seats in 0u8..=255) {
        for id in GameId::ALL {
            for_game!(id, G => read::<G>(&text, seats));
            if let Some((_, what)) = text.split_once(' ') {
                for_game!(id, G => read::<G>(what, seats));
            }
        }
        let _ = Record::parse(&text, 1);
    }

    #[test]
    fn no_bytes_make_a_reader_panic(bytes in vec(any::<u8>(), 0..200)) {
        prop_assert!(read_records(bytes.as_slice()).count() <= bytes.len());
    }

    #[test]
    fn no_options_make_a_set_up_panic(id in games(), seats in 0u8..=7, options in options()) {
        for_game!(id, G => {
            if let Ok(setup) = <G as Game>::Setup::new(seats, &named::<G>(options)) {
                prop_assert_eq!(<G as Game>::Setup::new(seats, &setup.options()), Ok(setup));
            }
        });
    }

    #[test]
    fn no_record_makes_the_referee_panic(
        id in games(), seats in 0u8..=7, options in options(), (seed, count) in (any::<u64>(), 0usize..60),
        strange in vec(step_like(), 0..4), extras in extras(),
    ) {
        let options = for_game!(id, G => named::<G>(options));
        let mut steps = for_game!(id, G => true_steps::<G>(seats, &options, seed, count));
        steps.extend(strange);
        let mut record = json!({
            "format": "furrow", "version": 1, "game": id.name(), "seats": seats, "options": options, "steps": steps,
        });
        record.as_object_mut().expect("an object").extend(extras);
        if let Ok(record) = Record::parse(&record.to_string(), 1) {
            for_game!(id, G => replayed::<G>(&record));
        }
    }
}
