//! The report: the same on any number of threads, finite, and a page that stands alone.

use crate::{experiment, report};
use furrow_lab::{Report, Studied};
use roxmltree::{Document, ParsingOptions};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn all() -> [Report; 3] {
    let options = json!({ "hare": "mso" });
    [
        report(&experiment::<furrow_fable::State>(4, &json!({}), None, 30), 2),
        report(&experiment::<furrow_crazy_race::State>(3, &json!({}), None, 10), 2),
        report(&experiment::<furrow_carrots::State>(6, &options, Some(&json!({})), 10), 2),
    ]
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_any_number_of_threads() {
    fn check<G: Studied>(seats: u8, options: &Value) {
        let experiment = experiment::<G>(seats, options, Some(&json!({})), 12);
        let [one, three] = [1, 3].map(|threads| report(&experiment, threads));
        assert_eq!(one.files(), three.files());
        assert_eq!(one.to_text(), three.to_text());
    }
    check::<furrow_fable::State>(3, &json!({ "nap_counts_podium": true }));
    check::<furrow_crazy_race::State>(4, &json!({ "start": 1 }));
    check::<furrow_carrots::State>(2, &json!({ "hare": "intellect" }));
}

/// Every number of a value, and where it stands.
fn numbers(value: &Value, at: &str, check: &mut impl FnMut(&str, f64)) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| numbers(one, at, check)),
        Value::Object(all) => all.iter().for_each(|(key, one)| numbers(one, &format!("{at}.{key}"), check)),
        Value::Number(number) => check(at, number.as_f64().unwrap_or(f64::NAN)),
        _ => {}
    }
}

fn one_game<G: Studied>(seats: u8) {
    let told = report(&experiment::<G>(seats, &json!({}), Some(&json!({ "start": 0 })), 1), 1);
    let mut seen = 0;
    numbers(&told.to_json(), "", &mut |at, number| {
        assert!(number.is_finite(), "{at}");
        seen += 1;
    });
    assert!(seen > 100);
    for (name, text) in told.files().into_iter().chain([("summary".to_owned(), told.to_text())]) {
        assert!(!text.contains("NaN") && !text.contains("inf,") && !text.contains(" inf"), "{name}");
    }
    assert!(told.findings[0].starts_with("One game says nothing"));
}

#[test]
fn one_game_has_finite_numbers() {
    one_game::<furrow_fable::State>(2);
    one_game::<furrow_crazy_race::State>(3);
    one_game::<furrow_carrots::State>(5);
}

#[test]
fn the_page_is_well_formed_and_needs_nothing_else() {
    for told in all() {
        let page = told.to_html();
        let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
        let document = Document::parse_with_options(&page, options).expect("well-formed");
        for outside in ["<script", "http:", "https:", "//", "url(", "@import", "src="] {
            assert!(!page.contains(outside), "{}: {outside}", told.game);
        }
        let named = |name: &str| document.descendants().filter(|node| node.has_tag_name(name)).count();
        assert_eq!(named("h1"), 1);
        assert_eq!(named("table"), told.sections.len());
        let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
        let pictures = document.descendants().filter(|node| node.attribute("role") == Some("img"));
        assert!(pictures.clone().count() > 8);
        assert!(pictures.clone().all(|picture| picture.attribute("aria-label").is_some()));
        let coordinates = ["x", "y", "width", "height", "x1", "x2", "y1", "y2", "cx", "cy"];
        for drawn in pictures.flat_map(|picture| picture.descendants()) {
            let told = coordinates.iter().filter_map(|name| drawn.attribute(*name));
            told.for_each(|at| assert!(at.parse::<f64>().is_ok_and(f64::is_finite), "{at}"));
        }
    }
}

#[test]
fn every_ruling_that_can_come_up_is_in_the_table_also_those_that_never_did() {
    fn check<G: Studied>(seats: u8, options: &Value) {
        let experiment = experiment::<G>(seats, options, None, 4);
        let json = report(&experiment, 2).to_json();
        let rows = json["tables"]["rulings"]["rows"].as_array().expect("rows");
        let listed: Vec<&str> = rows.iter().filter_map(|row| row["ruling"].as_str()).collect();
        let can = G::RULINGS.iter().filter(|ruling| (ruling.within)(&experiment.plan.setup));
        assert_eq!(listed, can.map(|ruling| ruling.name).collect::<Vec<_>>());
        let never = |row: &&Value| row["times_a_game"]["mean"] == json!(0);
        assert!(rows.iter().any(|row| never(&row)), "{}", G::NAME);
    }
    check::<furrow_fable::State>(4, &json!({ "variant": "apprentice" }));
    check::<furrow_crazy_race::State>(3, &json!({}));
    check::<furrow_carrots::State>(2, &json!({ "hare": "mso" }));
}

#[test]
fn the_summary_fits_80_columns() {
    for told in all() {
        for line in told.to_text().lines() {
            assert!(line.chars().count() <= 80, "{line}");
            assert_eq!(line, line.trim_end());
        }
    }
}

#[test]
fn every_line_of_a_csv_file_has_as_many_fields() {
    for told in all() {
        for (name, text) in told.files().iter().filter(|(name, _)| name.ends_with(".csv")) {
            let fields = |line: &str| line.split('"').step_by(2).map(|part| part.matches(',').count()).sum();
            let counts: BTreeSet<usize> = text.lines().map(fields).collect();
            assert_eq!(counts.len(), 1, "{name}: {text}");
        }
    }
}
