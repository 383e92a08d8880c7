//! What shows with which selection: the part of the stylesheet that all tables have.

use std::fmt::Write as _;

/// What belongs to other selections hides, and what is selected lifts, for radios `a0` to the last of so many. While
/// pieces move, the board shows what is, whatever is selected.
pub(crate) fn selections(radios: usize) -> String {
    selections_with(radios, &[])
}

/// The same with further radios: the id of each, and the number that `data-for` calls it.
pub(crate) fn selections_with(radios: usize, more: &[(String, usize)]) -> String {
    let actions = (0..radios).map(|n| (format!("a{n}"), n));
    let all: Vec<(String, usize)> = actions.chain(more.iter().cloned()).collect();
    let mut css = String::new();
    let _ =
        writeln!(css, "#table:not(:has(.act:checked)) [data-for]:not([data-base]){{display:none!important}}");
    for (id, n) in &all {
        let others = format!(":is([data-base],[data-for]):not([data-for~=\"{n}\"])");
        let _ = writeln!(
            css,
            "#table:has(#{id}:checked) #r-actions {others},\
             #table:not([data-playing]):has(#{id}:checked) [data-board] {others}{{display:none!important}}"
        );
    }
    let lifted = |(id, n): &(String, usize)| format!("#table:has(#{id}:checked) [data-lift~=\"{n}\"]");
    rule(&mut css, all.iter().map(lifted), LIFTED);
    let focus = |(id, n): &(String, usize)| format!("#table:has(#{id}:focus-visible) [data-lift~=\"{n}\"]");
    rule(&mut css, all.iter().map(focus), "outline:3px solid var(--ink);outline-offset:3px");
    css
}

/// One rule for many selectors.
pub(crate) fn rule(css: &mut String, selectors: impl Iterator<Item = String>, look: &str) {
    let _ = writeln!(css, "{}{{{look}}}", selectors.collect::<Vec<_>>().join(","));
}

const LIFTED: &str = "translate:0 -9px;--ring:var(--act)";
