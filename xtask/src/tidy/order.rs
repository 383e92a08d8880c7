//! The order of the crates: each imports only those above it.

use crate::tidy::Fault;
use crate::workspace::{Dependency, Package};

/// Our crates from the ground up.
const ORDER: [&str; 15] = [
    "game",
    "fable",
    "crazy-race",
    "carrots",
    "table",
    "bots",
    "outside",
    "arena",
    "lab",
    "text",
    "art",
    "store",
    "server",
    "cli",
    "load",
];

/// The rules of one game each; they never know one another, not even in tests.
const GAMES: [&str; 3] = ["fable", "crazy-race", "carrots"];

/// Libraries of the outer world, and the crates at the edge that may touch it.
const OUTER: [&str; 3] = ["axum", "sqlx", "tokio"];
const EDGES: [&str; 4] = ["store", "server", "cli", "load"];

/// Every dependency that breaks the order.
pub(super) fn check(packages: &[Package]) -> Vec<Fault> {
    packages.iter().filter(|package| package.name != "xtask").flat_map(faults).collect()
}

fn faults(package: &Package) -> Vec<Fault> {
    let crate_name = short(&package.name);
    if !ORDER.contains(&crate_name) {
        return vec![Fault::of(
            &package.name,
            "has no place in the order of crates: give it one in tidy/order.rs",
        )];
    }
    let refusals = package.dependencies.iter().filter_map(|dependency| {
        refusal(crate_name, dependency)
            .map(|why| Fault::of(&package.name, format!("depends on {}: {why}", dependency.name)))
    });
    refusals.collect()
}

/// Why this crate may not have this dependency.
fn refusal(crate_name: &str, dependency: &Dependency) -> Option<&'static str> {
    let wanted = short(&dependency.name);
    if GAMES.contains(&crate_name) && GAMES.contains(&wanted) {
        return Some("games never know one another");
    }
    if dependency.dev {
        return None;
    }
    if OUTER.contains(&wanted) && !EDGES.contains(&crate_name) {
        return Some("only store, server, cli and load may touch the outer world");
    }
    let above = place(wanted)?;
    match crate_name {
        "art" => Some("art needs nothing of ours"),
        "bots" if wanted == "table" => Some("bots see views, never the table"),
        _ if place(crate_name)? <= above => Some("a crate imports only crates above it"),
        _ => None,
    }
}

/// The name without the common beginning; libraries of others keep theirs.
fn short(package: &str) -> &str {
    package.strip_prefix("furrow-").unwrap_or(package)
}

fn place(crate_name: &str) -> Option<usize> {
    ORDER.iter().position(|name| *name == crate_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(crate_name: &str, wanted: &str, dev: bool) -> Option<&'static str> {
        refusal(crate_name, &Dependency { name: wanted.to_owned(), version: "*".to_owned(), dev })
    }

    #[test]
    fn a_crate_imports_only_crates_above_it() {
        assert_eq!(refused("table", "furrow-game", false), None);
        assert!(refused("game", "furrow-table", false).is_some());
        assert!(refused("text", "furrow-server", false).is_some());
        assert_eq!(refused("game", "furrow-fable", true), None, "tests may reach freely");
    }

    #[test]
    fn bots_never_see_the_table_and_art_needs_nothing() {
        assert!(refused("bots", "furrow-table", false).is_some());
        assert_eq!(refused("bots", "furrow-fable", false), None);
        assert!(refused("art", "furrow-game", false).is_some());
    }

    #[test]
    fn games_never_know_one_another_even_in_tests() {
        assert!(refused("fable", "furrow-fable", true).is_some());
    }

    #[test]
    fn the_outer_world_is_for_the_edges() {
        for outer in OUTER {
            assert!(refused("table", outer, false).is_some(), "table may not use {outer}");
            assert_eq!(refused("server", outer, false), None);
        }
    }

    #[test]
    fn a_crate_without_a_place_is_told() {
        let stray = Package { name: "furrow-stray".into(), dependencies: Vec::new(), benches: Vec::new() };
        let xtask = Package { name: "xtask".into(), dependencies: Vec::new(), benches: Vec::new() };
        assert_eq!(check(&[stray, xtask]).len(), 1);
    }
}
