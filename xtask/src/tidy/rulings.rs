//! Every ruling has a test named after it: F10 is tested by `f10_nap_ignores_the_podium`.

use std::collections::BTreeSet;

use crate::tidy::Fault;
use crate::tidy::length::function_name;
use crate::tidy::source::Source;

/// Rulings by the crate whose tests, or the common ones in `game`, must name them.
const RULINGS: [(&str, &[&str]); 3] = [
    (
        "fable",
        &[
            "C1", "C2", "C3", "C4", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11",
            "F12", "F13", "F14", "F15", "F16", "F17", "F18", "F19", "F20", "F21", "F22", "F23", "F24",
        ],
    ),
    (
        "crazy-race",
        &[
            "C2", "C4", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13",
            "R14", "R15", "R16", "R17", "R18",
        ],
    ),
    (
        "carrots",
        &[
            "C2", "C4", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11", "P12", "P13",
            "P14", "P15", "P16", "P17", "P18", "P19", "P20", "P21", "P22", "P23", "P24",
        ],
    ),
];

/// Every ruling without a test.
pub(super) fn check(sources: &[Source]) -> Vec<Fault> {
    RULINGS.iter().flat_map(|(game, rulings)| faults(sources, game, rulings)).collect()
}

fn faults(sources: &[Source], game: &str, rulings: &[&str]) -> Vec<Fault> {
    let folders = [format!("crates/{game}/"), "crates/game/".to_owned()];
    let ours = sources.iter().filter(|source| {
        source.is_rust() && folders.iter().any(|folder| source.path.starts_with(folder.as_str()))
    });
    let tested: BTreeSet<&str> =
        ours.flat_map(|source| test_names(&source.text)).filter_map(ruling).collect();
    let missing =
        rulings.iter().map(|name| name.to_lowercase()).filter(|name| !tested.contains(name.as_str()));
    missing.map(|name| Fault::of(&folders[0], format!("no test is named `{name}_…`"))).collect()
}

/// What stands before the first underscore.
fn ruling(test: &str) -> Option<&str> {
    test.split_once('_').map(|(ruling, _)| ruling)
}

/// The functions marked as tests, those inside `proptest!` too.
fn test_names(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in text.lines() {
        if line.trim() == "#[test]" {
            marked = true;
        } else if let Some(name) = function_name(line) {
            if marked {
                names.push(name);
            }
            marked = false;
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source::sample;

    #[test]
    fn a_ruling_without_a_test_is_listed() {
        let sources = [
            sample("crates/fable/tests/race.rs", "#[test]\n#[ignore]\nfn f10_nap() {}\nfn f1_helper() {}\n"),
            sample("crates/game/src/rank.rs", "    #[test]\n    fn c4_equal_players_share() {}\n"),
            sample("crates/text/src/lib.rs", "#[test]\nfn f2_elsewhere() {}\n"),
        ];
        let faults = faults(&sources, "fable", &["C4", "F1", "F2", "F10"]);
        let what: Vec<&str> = faults.iter().map(|fault| fault.what.as_str()).collect();
        assert_eq!(what, ["no test is named `f1_…`", "no test is named `f2_…`"]);
    }

    #[test]
    fn with_no_test_at_all_every_ruling_is_missing() {
        assert_eq!(check(&[]).len(), RULINGS.iter().map(|(_, rulings)| rulings.len()).sum::<usize>());
    }
}
