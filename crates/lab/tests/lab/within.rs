//! What is said to come up nowhere but in some set-ups comes up nowhere else.

use crate::{ON, plan};
use furrow_carrots::Effect;
use furrow_lab::{Group, Studied, Within};
use serde_json::{Value, json};

/// Games of each set-up, in which players do what they like: how often each thing came up that can.
fn check<G: Studied>(setups: &[(u8, Value)]) {
    let mut seen = vec![0.0; G::RULINGS.len() + G::MEASURES.len() + G::CHOICES.len()];
    let rulings = G::RULINGS.iter().map(|of| (of.name, of.within));
    let measures = G::MEASURES.iter().map(|of| (of.key, of.within));
    let choices = G::CHOICES.iter().map(|of| (of.word, of.within));
    let all: Vec<(&str, Within<G>)> = rulings.chain(measures).chain(choices).collect();
    for (seats, options) in setups {
        let plan = plan::<G>("random", *seats, options);
        for n in 0..20 {
            let game = plan.play(n, &ON).expect("nobody stops it");
            let groups = [Group::Ruling, Group::Measure, Group::Choice];
            let times = groups.iter().flat_map(|group| game.figures[group].clone());
            for (((name, within), times), seen) in all.iter().zip(times).zip(&mut seen) {
                let can = within(&plan.setup);
                assert!(can || times == 0.0, "{name} came up {times} times, {seats} seats, {options}");
                *seen += times;
            }
        }
    }
    let never = all.iter().zip(seen).filter(|(_, seen)| *seen == 0.0).map(|((name, _), _)| *name);
    assert!(never.clone().count() <= 2, "hardly tried: {:?}", never.collect::<Vec<_>>());
}

#[test]
fn fable_says_where_things_come_up() {
    let mut setups = vec![(2, json!({ "variant": "digest" }))];
    for seats in 2..=5 {
        for variant in ["standard", "apprentice"] {
            for championship in [false, true] {
                setups.push((seats, json!({ "variant": variant, "championship": championship })));
            }
        }
        setups.push((seats, json!({ "start": 1, "nap_counts_podium": true })));
    }
    check::<furrow_fable::State>(&setups);
}

#[test]
fn crazy_race_says_where_things_come_up() {
    let deck = "*2 R3 F2 S2\nR1 F4 S3 *?\nF2 R4 S1 *1\nS3 R2 *? F3\n*3 S1 R4 F3\nR2 *? S4 F1\nF4 R1 S2 *2\nS4 F1 R3 *?";
    let options = [json!({}), json!({ "start": 0 }), json!({ "deck": deck })];
    let setups = [3, 4].into_iter().flat_map(|seats| options.clone().map(|options| (seats, options)));
    check::<furrow_crazy_race::State>(&setups.collect::<Vec<_>>());
}

#[test]
fn carrots_says_where_things_come_up() {
    let mut tables: Vec<Value> = ["abacus", "intellect", "blank", "mso"].map(Value::from).into();
    tables.extend(Effect::ALL.map(|effect| json!(vec![vec![effect.name(); 6]; 6])));
    let mut setups = Vec::new();
    for hare in tables {
        for seats in [2, 3, 6] {
            setups.push((seats, json!({ "hare": hare, "round_limit": 60, "start_carrots": 20 })));
        }
    }
    setups.push((4, json!({ "start": 3, "round_limit": 2 })));
    check::<furrow_carrots::State>(&setups);
}
