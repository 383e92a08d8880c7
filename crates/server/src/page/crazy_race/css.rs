//! The part of the stylesheet that is computed: what shows with which selection, and where animals stand.

use super::outlook::all_halves;
use crate::page::table::{rule, selections_with};
use furrow_crazy_race::TURNAROUND;
use std::fmt::Write as _;

/// Most actions of a decision.
const RADIOS: usize = 26;

/// The first cell of a lane, start and home, in widths of the others.
const HOME_WIDTH: f32 = 1.8;

/// The stylesheet `crazy-race-places.css`: rules for the radios, cells of the lanes, where animals crowd at the start.
#[must_use]
pub fn places_css() -> String {
    let halves = all_halves();
    let mut css = selections_with(RADIOS, &halves);
    let picked = |(id, n): (String, usize)| format!("#table:has(#{id}:checked) [data-pick~=\"{n}\"]");
    let all = (0..RADIOS).map(|n| (format!("a{n}"), n)).chain(halves);
    rule(
        &mut css,
        all.map(picked),
        "border-color:var(--act);box-shadow:inset 0 0 0 1.5px var(--act),0 2px 0 var(--shade)",
    );
    let _ = writeln!(css, ".way{{grid-template-columns:{HOME_WIDTH}fr repeat({TURNAROUND},1fr)}}");
    for space in 0..=TURNAROUND {
        let _ = writeln!(css, ".way>[data-space=\"{space}\"]{{left:{:.2}%}}", middle(space));
        for end in space + 1..=TURNAROUND {
            let width = middle(end) - middle(space);
            let _ =
                writeln!(css, "[data-arc=\"{space}-{end}\"]{{left:{:.2}%;width:{width:.2}%}}", middle(space));
        }
    }
    crowds(&mut css);
    css
}

/// The middle of a space, in percent of the lane.
fn middle(space: u8) -> f32 {
    let all = HOME_WIDTH + f32::from(TURNAROUND);
    let at = if space == 0 { HOME_WIDTH / 2.0 } else { HOME_WIDTH + f32::from(space) - 0.5 };
    at / all * 100.0
}

/// Several animals at the start or at home, where all of them have room.
fn crowds(css: &mut String) {
    const PLACES: [&[(f32, f32)]; 3] =
        [&[(0.0, 0.0)], &[(-0.4, -0.08), (0.38, 0.08)], &[(-0.56, -0.12), (-0.02, 0.14), (0.52, -0.12)]];
    for places in PLACES {
        for (slot, (x, y)) in places.iter().enumerate() {
            let of = places.len();
            let at = format!("[data-slot=\"{slot}\"][data-of=\"{of}\"]");
            let _ = writeln!(
                css,
                ":is(.pawn,.grab){at}{{--dx:calc({x} * var(--pawn));--dy:calc({y} * var(--pawn))}}.pawn{at}{{z-index:{}}}",
                10 + slot
            );
        }
    }
}
