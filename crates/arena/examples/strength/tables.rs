//! The tables of the Markdown file.

use crate::{
    matches::{Match, STEPS, all},
    results::Results,
};
use furrow_arena::Decision;
use std::{fmt::Write, fs, path::Path};

/// Replaces the tables of the matches.
pub(crate) fn write(file: &Path, results: &Results) -> Result<(), String> {
    let (steps, trials): (Vec<Match>, Vec<Match>) =
        all().into_iter().partition(|one| STEPS.contains(&(one.ours, one.theirs)));
    replace(file, &[("levels", table(&steps, results)), ("trials", table(&trials, results))])
}

/// Replaces these tables, each between its marks.
pub(crate) fn replace(file: &Path, tables: &[(&str, String)]) -> Result<(), String> {
    let fault = |why: &str| format!("{}: {why}", file.display());
    let mut text = fs::read_to_string(file).map_err(|error| fault(&error.to_string()))?;
    for (mark, table) in tables {
        text = between(&text, mark, table).ok_or_else(|| fault(&format!("it has no place for {mark}")))?;
    }
    fs::write(file, text).map_err(|error| fault(&error.to_string()))
}

/// A line a match that has been played.
fn table(matches: &[Match], results: &Results) -> String {
    let mut table =
        "| game | one | among | games | wins | fair | p | |\n|---|---|---|---:|---:|---:|---:|---|\n"
            .to_owned();
    for one in matches {
        let Some(tally) = results.tally(&one.name()).filter(|tally| tally.deals > 0) else { continue };
        let percent = |share: f64| 100.0 * share;
        let p = tally.p_above(one.fair());
        let said = match one.sprt().decide(&tally) {
            Decision::High => "stronger",
            Decision::Low => "not stronger",
            Decision::Open if tally.mean() - tally.half() > one.fair() => "stronger by the interval",
            Decision::Open if tally.mean() + tally.half() < one.fair() => "weaker by the interval",
            Decision::Open => "not clear: the interval holds the fair share",
        };
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} | {:.1} % ± {:.1} | {:.1} % | {} | {said} |",
            one.setting(),
            one.ours,
            one.theirs,
            tally.deals * u64::from(one.seats),
            percent(tally.mean()),
            percent(tally.half()),
            percent(one.fair()),
            if p < 0.0001 { "< 0.0001".to_owned() } else { format!("{p:.4}") },
        );
    }
    table
}

/// The text with what stands between the two marks of this name replaced.
fn between(text: &str, name: &str, tables: &str) -> Option<String> {
    let (head, rest) = text.split_once(&format!("<!-- {name} -->"))?;
    let (_, tail) = rest.split_once(&format!("<!-- end of {name} -->"))?;
    Some(format!("{head}<!-- {name} -->\n{tables}<!-- end of {name} -->{tail}"))
}
