//! The part of the stylesheet that is computed: what shows with which selection, and where places lie.

use super::geometry::{DESKTOP, Layout, PHONE, Rect};
use crate::page::table::{self, rule};
use furrow_art::PODIUM_STEPS;
use furrow_fable::{FINISH, TRACK};
use std::fmt::Write as _;

/// Most actions of a decision.
pub(super) const RADIOS: usize = 16;

/// The stylesheet `fable-places.css`: rules for radios `a0` to `a15`, and positions for phone and large screen.
#[must_use]
pub fn places_css() -> String {
    let mut css = table::selections(RADIOS);
    cells(&mut css, "lit", LIT);
    cells(&mut css, "out", OUT);
    picks(&mut css);
    css += &layout(&PHONE);
    let _ = write!(css, "@media (min-width:1024px){{\n{}}}\n", layout(&DESKTOP));
    css
}

/// The cells of the race board: lit or struck out with a selection, without one, or always.
fn cells(css: &mut String, what: &str, look: &str) {
    let radio = |n| format!("#table:not([data-playing]):has(#a{n}:checked) [data-{what}~=\"{n}\"]");
    let nothing = format!("#table:is([data-playing],:not(:has(.act:checked))) [data-{what}-base]");
    rule(css, (0..RADIOS).map(radio).chain([format!("#table .{what}"), nothing]), look);
}

/// The row or the animal on the track that is selected to be moved, and the one that the keyboard is on.
fn picks(css: &mut String) {
    let picked = |n| format!("#table:not([data-playing]):has(#a{n}:checked) [data-pick=\"{n}\"]");
    rule(css, (0..5).map(picked), "box-shadow:inset 0 0 0 2.5px var(--act)");
}

const LIT: &str = "background:var(--act);color:var(--act-ink);font-weight:600";
const OUT: &str = "box-shadow:inset 0 0 0 1.5px var(--muted);color:var(--muted);text-decoration:line-through";

fn layout(layout: &Layout) -> String {
    let mut css = String::new();
    let (w, h) = layout.size;
    let _ = writeln!(
        css,
        ".track{{aspect-ratio:{w}/{h};--pawn:{:.2}cqw;--crowd:{:.2}cqw}}",
        layout.pawn.0 / w * 100.0,
        layout.pawn.1 / w * 100.0
    );
    for space in 0..=FINISH {
        let place = layout.space(space);
        let _ = writeln!(css, "[data-tile=\"{space}\"]{{{}}}", area(place, layout.size));
        let (x, y) = (place.x + place.w / 2.0, place.y + place.h / 2.0);
        let _ = writeln!(css, "[data-space=\"{space}\"]{{{}}}", point(x, y, layout.size));
    }
    bands(&mut css, layout);
    slots(&mut css, layout);
    steps(&mut css, layout);
    css
}

fn percent(part: f32, whole: f32) -> f32 {
    part / whole * 100.0
}

fn area(Rect { x, y, w, h }: Rect, (width, height): (f32, f32)) -> String {
    format!(
        "left:{:.2}%;top:{:.2}%;width:{:.2}%;height:{:.2}%",
        percent(x, width),
        percent(y, height),
        percent(w, width),
        percent(h, height)
    )
}

fn point(x: f32, y: f32, (width, height): (f32, f32)) -> String {
    format!("left:{:.2}%;top:{:.2}%", percent(x, width), percent(y, height))
}

/// The path under the tiles: a band a row, and a link between row and row.
fn bands(css: &mut String, layout: &Layout) {
    for row in 0..3 {
        let mut places =
            (0..=FINISH).filter(|space| layout.row(*space) == row).map(|space| layout.space(space));
        let Some(first) = places.next() else {
            let _ = writeln!(css, "[data-band=\"{row}\"]{{display:none}}");
            continue;
        };
        let (left, right) =
            places.fold((first.x, first.x + first.w), |(l, r), p| (l.min(p.x), r.max(p.x + p.w)));
        let band = Rect { x: left, w: right - left, ..first };
        let _ = writeln!(
            css,
            "[data-band=\"{row}\"]{{display:block;{};border-radius:{}}}",
            area(band, layout.size),
            corners(row, layout.rows())
        );
    }
    for space in 0..=TRACK {
        let left = |space: u8| layout.row(space) == 1;
        let outer = space > 0 && !left(space - 1) && left(space + 1);
        let seam = if outer { "none" } else { "block" };
        let _ = writeln!(css, "[data-tile=\"{space}\"]::after{{display:{seam}}}");
    }
    for row in 0..2 {
        if row + 1 < layout.rows() {
            let link = area(layout.link(row), layout.size);
            let _ = writeln!(css, "[data-link=\"{row}\"]{{display:block;{link}}}");
        } else {
            let _ = writeln!(css, "[data-link=\"{row}\"]{{display:none}}");
        }
    }
}

/// The corners of a row's band, top left first: round outside a bend, square where the link joins on and under
/// the podium.
const fn corners(row: u8, rows: u8) -> &'static str {
    match (row, rows) {
        (0, _) => "26px 26px 0 26px",
        (1, 2) => "0 0 26px 0",
        (1, _) => "26px 0 26px 0",
        _ => "0 0 0 26px",
    }
}

/// Where animals stand on a shared place; in units of the track's width, so that they scale with it.
fn slots(css: &mut String, layout: &Layout) {
    for of in 1..=5 {
        for slot in 0..of {
            let (x, y) = layout.slot(slot, of);
            let (x, y) = (percent(x, layout.size.0), percent(y, layout.size.0));
            let _ = writeln!(
                css,
                ":is(.pawn,.tap)[data-slot=\"{slot}\"][data-of=\"{of}\"]{{--dx:{x:.2}cqw;--dy:{y:.2}cqw;z-index:{}}}",
                10 + slot
            );
            let (x, y) = layout.ghost(slot, of);
            let (x, y) = (percent(x, layout.size.0), percent(y, layout.size.0));
            let _ = writeln!(
                css,
                ".ghost[data-slot=\"{slot}\"][data-of=\"{of}\"]{{--dx:{x:.2}cqw;--dy:{y:.2}cqw}}"
            );
        }
    }
}

/// The podium's box and its steps, on the track and at the end of the game.
fn steps(css: &mut String, layout: &Layout) {
    let Rect { x, y, w, h } = layout.podium;
    let _ = writeln!(css, ".track .podium-box{{{}}}", area(layout.podium, layout.size));
    for (n, (across, down)) in (1..).zip(PODIUM_STEPS) {
        let (fx, fy) = (across / 150.0, down / 84.0);
        let _ = writeln!(css, "[data-step=\"{n}\"]{{left:{:.2}%;top:{:.2}%}}", fx * 100.0, fy * 100.0);
        let spot = point(x + w * fx, y + h * fy, layout.size);
        let _ = writeln!(css, "#table .track [data-home=\"{n}\"]{{{spot};--dx:0px;--dy:-42%}}");
        let _ = writeln!(css, ".stage [data-home=\"{n}\"]{{left:{:.2}%;top:{:.2}%}}", fx * 100.0, fy * 100.0);
    }
    level(css, percent(w, layout.size.0));
}

/// Several animals on one step: narrower, side by side. `podium`: the width of the podium on the track, in hundredths.
fn level(css: &mut String, podium: f32) {
    for (of, side) in [(2_u8, 0.2), (3, 0.16), (4, 0.13)] {
        for nth in 0..of {
            let at = side * 0.82 * (f32::from(nth) - f32::from(of - 1) / 2.0);
            let who = format!("[data-level=\"{of}\"][data-nth=\"{nth}\"]");
            let (pawn, dx) = (podium * side, podium * at);
            let _ = writeln!(
                css,
                "#table .track [data-home]{who}{{width:{pawn:.2}cqw;height:{pawn:.2}cqw;--dx:{dx:.2}cqw}}"
            );
            let (width, left) = (side * 100.0, at * 100.0);
            let _ = writeln!(
                css,
                "#table .stage {who}{{width:{width:.1}%;height:auto;aspect-ratio:1;margin-left:{left:.1}%}}"
            );
        }
    }
}
