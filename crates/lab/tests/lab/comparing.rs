//! Paired deals: what an option changes.

use crate::{experiment, report, run};
use furrow_fable::State;
use furrow_lab::{Group, Studied};
use serde_json::json;

#[test]
fn an_option_against_itself_changes_nothing_and_says_how_sure_that_is() {
    let same = json!({ "nap_counts_podium": false });
    let experiment = experiment::<State>(3, &json!({}), Some(&same), 20);
    let outcome = run(&experiment, 2);
    let paired = outcome.paired.expect("it was compared");
    assert_eq!(paired.base, outcome.study);
    for group in Group::ALL {
        let figures = experiment.plan.names(group);
        let differences = paired.differences(group, &figures);
        assert_eq!(differences.len(), figures.len(), "{group:?}");
        for (difference, figure) in differences.iter().zip(&figures) {
            assert_eq!((difference.mean, difference.alike), (0.0, true), "{}", figure.key);
            assert!(difference.half.is_some_and(f64::is_finite), "{}", figure.key);
            assert!(!difference.excludes(0.0), "{}", figure.key);
        }
    }
    let told = report(&experiment, 2);
    assert!(told.findings.iter().any(|finding| finding.contains("changes none")), "{:?}", told.findings);
    assert!(told.played.contains("the same options"), "{}", told.played);
}

#[test]
fn the_difference_is_that_of_the_means() {
    let experiment = experiment::<State>(2, &json!({ "championship": true }), Some(&json!({})), 10);
    let outcome = run(&experiment, 2);
    let paired = outcome.paired.expect("it was compared");
    for group in Group::ALL {
        let figures = experiment.plan.names(group);
        let with = outcome.study.estimates(group, &figures);
        let without = paired.base.estimates(group, &figures);
        for (n, difference) in paired.differences(group, &figures).iter().enumerate() {
            let of_means = with[n].mean - without[n].mean;
            assert!((difference.mean - of_means).abs() < 1e-9, "{}", figures[n].key);
        }
    }
    let races = paired.differences(Group::Measure, &experiment.plan.names(Group::Measure))[0];
    assert!(races.excludes(0.0) && races.mean > 10.0, "three games have more {}", State::MEASURES[0].words);
}
