//! The rules and the bench.

use crate::run::data;
use serde_json::Value;

#[test]
fn the_rules_name_the_game_and_its_designer() {
    let rules = data(&["rules", "fable"]);
    assert!(rules.contains("Gary Kim") && rules.to_lowercase().contains("unofficial"));
    assert_eq!(rules, data(&["rules", "The Hare & the Tortoise", "--lang", "en"]));
}

#[test]
fn the_bench_gives_one_object() {
    let paces: Value = serde_json::from_str(&data(&["bench", "--json"])).expect("JSON");
    let fable = paces["fable"].as_array().expect("a pace for each number of seats");
    assert_eq!(fable.iter().map(|pace| pace["seats"].as_u64()).collect::<Vec<_>>(), [2, 3, 4, 5].map(Some));
    for pace in fable {
        for key in ["decisions_per_second", "ns_per_decision", "games_per_second"] {
            assert!(pace[key].as_f64().is_some_and(|n| n > 0.0), "{key}: {pace}");
        }
    }
}
