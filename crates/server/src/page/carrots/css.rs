//! The part of the stylesheet that is computed: what shows with which selection, and where places lie.

use super::geometry::{DESKTOP, Layout, PHONE};
use crate::page::table::{self, rule};
use furrow_carrots::FINISH;
use std::fmt::Write as _;

/// As many actions as a decision can have: two markers' on the best spaces, with any number of carrots.
pub(super) const RADIOS: usize = 108;

/// Most markers on one space.
const CROWD: u8 = 6;

/// The stylesheet `carrots-places.css`: rules for radios `a0` to `a107`, and positions for phone and large screen.
#[must_use]
pub fn places_css() -> String {
    let mut css = table::selections(RADIOS);
    let picked = |n| format!("#table:has(#a{n}:checked) label[for=\"a{n}\"]");
    rule(&mut css, (0..RADIOS).map(picked), "--picked:1;--frame:var(--line);--tag:var(--line)");
    let focus = |n| format!("#table:has(#a{n}:focus-visible) label[for=\"a{n}\"]");
    rule(&mut css, (0..RADIOS).map(focus), "outline:3px solid var(--ink);outline-offset:2px;z-index:6");
    let lit = |n| format!("#table:has(#a{n}:checked) [data-lit~=\"{n}\"]");
    rule(&mut css, (0..RADIOS).map(lit), "background:var(--act);color:var(--act-ink)");
    css += &layout(&PHONE);
    let _ = write!(css, "@media (min-width:1024px){{\n{}}}\n", layout(&DESKTOP));
    css
}

fn percent(part: f32, whole: f32) -> f32 {
    part / whole * 100.0
}

fn layout(layout: &Layout) -> String {
    let mut css = String::new();
    let (w, h) = layout.size;
    let wide = |part: f32| percent(part, w);
    let _ = writeln!(
        css,
        ".course{{aspect-ratio:{w}/{h};--cell:{:.2}cqw;--pawn:{:.2}cqw;--crowd:{:.2}cqw}}",
        wide(layout.cell),
        wide(layout.pawn.0),
        wide(layout.pawn.1)
    );
    let _ = writeln!(
        css,
        "#table [data-tile=\"0\"]{{width:{:.2}cqw;height:{:.2}cqw}}",
        wide(layout.start.0),
        wide(layout.start.1)
    );
    for space in 0..=FINISH {
        let (x, y, turn) = (layout.space)(space);
        let at = |x: f32, y: f32| format!("left:{:.2}%;top:{:.2}%", percent(x, w), percent(y, h));
        let turned = if turn == 0 { String::from("none") } else { format!("{turn}deg") };
        let _ = writeln!(css, "[data-tile=\"{space}\"]{{{};rotate:{turned}}}", at(x, y));
        let (x, y) = layout.pawn_at(space);
        let _ = writeln!(css, ".pawn[data-space=\"{space}\"]{{{}}}", at(x, y));
    }
    for space in [0, FINISH] {
        for slot in 0..CROWD {
            let (x, y) = (layout.slot)(space, slot);
            let _ = writeln!(
                css,
                ".pawn[data-space=\"{space}\"][data-slot=\"{slot}\"]{{--dx:{:.2}cqw;--dy:{:.2}cqw}}",
                wide(x),
                wide(y)
            );
        }
    }
    css
}
