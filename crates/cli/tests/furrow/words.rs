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
fn the_rules_of_every_game_say_what_is_reconstructed() {
    for (game, designer) in [("crazy-race", "Michael Schacht"), ("carrots", "David Parlett")] {
        let rules = data(&["rules", game]);
        assert!(rules.contains(designer) && rules.contains("econstructed"), "{rules}");
    }
    let help = data(&["record", "--help"]);
    assert_eq!(help.matches("econstructed").count(), 5, "{help}");
}

#[test]
fn the_bench_gives_one_object() {
    let paces: Value = serde_json::from_str(&data(&["bench", "--json"])).expect("JSON");
    let seats = |game: &str| -> Vec<u64> {
        let paces = paces[game].as_array().expect("a pace for each number of seats").iter();
        paces.filter_map(|pace| pace["seats"].as_u64()).collect()
    };
    assert_eq!(seats("fable"), [2, 3, 4, 5]);
    assert_eq!(seats("crazy-race"), [3, 4]);
    assert_eq!(seats("carrots"), [2, 3, 4, 5, 6]);
    for pace in paces.as_object().expect("games").values().flat_map(|paces| paces.as_array().expect("paces"))
    {
        for key in ["decisions_per_second", "ns_per_decision", "games_per_second"] {
            assert!(pace[key].as_f64().is_some_and(|n| n > 0.0), "{key}: {pace}");
        }
    }
}
