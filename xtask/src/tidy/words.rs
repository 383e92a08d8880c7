//! Words that have no place in the repository.

use crate::tidy::Fault;
use crate::tidy::source::Source;

/// Promises of work not done. Split, so that this file is tidy itself.
const UNFINISHED: [&str; 4] =
    [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("to", "do!"), concat!("un", "implemented!")];

/// Beginnings of somebody's own folders.
const HOMES: [&str; 3] = [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/Us", "ers/")];

const STYLE: &str = concat!("style", "=");

/// Unfinished work in sources, somebody's folders anywhere, style attributes in templates.
pub(super) fn check(source: &Source) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in source.lines() {
        if let Some(home) = HOMES.iter().find(|home| line.contains(**home)) {
            faults.push(Fault::at(source, number, format!("a path of one machine: {home}…")));
        }
        if let Some(word) = UNFINISHED.iter().find(|word| source.ending() != "md" && has_word(line, word)) {
            faults.push(Fault::at(source, number, format!("unfinished work: {word}")));
        }
    }
    faults.extend(style_attributes(source));
    faults
}

/// The page's security policy forbids them. Tests may name what they forbid.
fn style_attributes(source: &Source) -> Vec<Fault> {
    if !source.is_rust() || !source.path.starts_with("crates/") || source.is_test() {
        return Vec::new();
    }
    let shipped = source.lines().take_while(|(_, line)| line.trim() != "#[cfg(test)]");
    let styled = shipped.filter(|(_, line)| has_word(line, STYLE));
    styled
        .map(|(number, _)| Fault::at(source, number, "a style attribute: use a class or a data- attribute"))
        .collect()
}

/// Whether the word stands in the line with no letter, digit, `_` or `-` before it.
fn has_word(line: &str, word: &str) -> bool {
    let joins = |before: char| before.is_alphanumeric() || before == '_' || before == '-';
    line.match_indices(word).any(|(index, _)| !line[..index].ends_with(joins))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source::sample;

    fn count(path: &str, line: &str) -> usize {
        check(&sample(path, line)).len()
    }

    #[test]
    fn unfinished_work_is_found_in_sources_but_not_in_prose() {
        for word in UNFINISHED {
            assert_eq!(count("crates/game/src/lib.rs", &format!("    {word} later")), 1, "{word}");
        }
        assert_eq!(count("CONTRIBUTING.md", UNFINISHED[0]), 0);
        assert_eq!(
            count("crates/text/src/lib.rs", &format!("MASTO{}", UNFINISHED[0])),
            0,
            "inside another word"
        );
    }

    #[test]
    fn paths_of_one_machine_are_found_anywhere() {
        for home in HOMES {
            assert_eq!(count("docs/guide.md", &format!("see {home}ann/furrow")), 1, "{home}");
        }
    }

    #[test]
    fn style_attributes_are_found_in_templates_only() {
        let template = format!("        div {STYLE}\"left:1px\" {{}}");
        assert_eq!(count("crates/server/src/page.rs", &template), 1);
        assert_eq!(count("crates/server/tests/page.rs", &template), 0);
        assert_eq!(count("crates/server/src/page.rs", &format!("#[cfg(test)]\n{template}")), 0);
        assert_eq!(count("crates/server/src/page.rs", "text font-style=(slant) {}"), 0);
    }
}
