//! What shows with which selection: the part of the stylesheet that all tables have.

use std::fmt::Write as _;

/// What belongs to other selections hides, and what is selected lifts, for radios `a0` to the last of so many. While
/// pieces move, the board shows what is, whatever is selected.
pub(crate) fn selections(radios: usize) -> String {
    let mut css = String::new();
    let _ =
        writeln!(css, "#table:not(:has(.act:checked)) [data-for]:not([data-base]){{display:none!important}}");
    for n in 0..radios {
        let others = format!(":is([data-base],[data-for]):not([data-for~=\"{n}\"])");
        let _ = writeln!(
            css,
            "#table:has(#a{n}:checked) #r-actions {others},\
             #table:not([data-playing]):has(#a{n}:checked) [data-board] {others}{{display:none!important}}"
        );
    }
    let lifted = |n| format!("#table:has(#a{n}:checked) [data-lift~=\"{n}\"]");
    rule(&mut css, (0..radios).map(lifted), LIFTED);
    let focus = |n| format!("#table:has(#a{n}:focus-visible) [data-lift~=\"{n}\"]");
    rule(&mut css, (0..radios).map(focus), "outline:3px solid var(--ink);outline-offset:3px");
    css
}

/// One rule for many selectors.
pub(crate) fn rule(css: &mut String, selectors: impl Iterator<Item = String>, look: &str) {
    let _ = writeln!(css, "{}{{{look}}}", selectors.collect::<Vec<_>>().join(","));
}

const LIFTED: &str = "translate:0 -9px;--ring:var(--act)";
