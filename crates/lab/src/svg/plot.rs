//! Histograms and lines.

use super::{WIDTH, line, n, rect, text, tick, ticks};
use crate::{Estimate, Scale};
use maud::{Markup, html};

/// The frame: left of it stand the shares, below it what they are of.
const LEFT: f64 = 40.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 160.0;

/// Units that a label below a column needs, a letter.
const LETTER: f64 = 6.4;

/// The height of a share, where `high` is at the top.
fn y(share: f64, high: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * share.clamp(0.0, high) / high
}

fn frame(high: f64, axis: &str) -> Markup {
    html! {
        @for at in ticks(0.0, high, 4.0) {
            (line((LEFT, y(at, high)), (WIDTH, y(at, high)), "grid"))
            (text(LEFT - 6.0, y(at, high) + 4.0, "tick end", &tick(at, Scale::Share)))
        }
        (text((LEFT + WIDTH) / 2.0, BOTTOM + 32.0, "tick mid", axis))
    }
}

/// A histogram: the picture's height and what is in it.
pub(super) fn columns(axis: &str, bins: &[(String, f64)]) -> (f64, Markup) {
    let high = bins.iter().map(|(_, share)| *share).fold(0.01, f64::max) * 1.04;
    let wide = (WIDTH - LEFT) / bins.len().max(1) as f64;
    let longest = bins.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0) as f64;
    let every = ((longest * LETTER + 8.0) / wide).ceil().max(1.0) as usize;
    let body = html! {
        (frame(high, axis))
        @for (bin, (label, share)) in bins.iter().enumerate() {
            @let from = LEFT + wide * bin as f64;
            (rect(from + 1.0, y(*share, high), (wide - 2.0).min(60.0), BOTTOM - y(*share, high), "bar"))
            @if bin % every == 0 {
                (text(from + (wide / 2.0).min(30.0), BOTTOM + 15.0, "tick mid", label))
            }
        }
        (line((LEFT, BOTTOM), (WIDTH, BOTTOM), "base"))
    };
    (BOTTOM + 38.0, body)
}

/// A line with its band: the picture's height and what is in it.
pub(super) fn curve(points: &[(f64, Estimate)], mark: &(f64, String)) -> (f64, Markup) {
    let x = |part: f64| LEFT + (WIDTH - LEFT) * part;
    let path = |of: &dyn Fn(&Estimate) -> f64| -> Vec<String> {
        points.iter().map(|(part, mean)| format!("{},{}", n(x(*part)), n(y(of(mean), 1.0)))).collect()
    };
    let mut band = path(&Estimate::high);
    band.extend(path(&Estimate::low).into_iter().rev());
    let body = html! {
        (frame(1.0, "part of the game"))
        polygon points=(band.join(" ")) class="band" {}
        (line((LEFT, y(mark.0, 1.0)), (WIDTH, y(mark.0, 1.0)), "mark"))
        (text(WIDTH, y(mark.0, 1.0) - 5.0, "tick end strong", &mark.1))
        polyline points=(path(&|mean| mean.mean).join(" ")) class="curve" {}
        @for (part, mean) in points {
            circle cx=(n(x(*part))) cy=(n(y(mean.mean, 1.0))) r="3.5" class="dot" {}
        }
        @for at in ticks(0.0, 1.0, 5.0) {
            (text(x(at), BOTTOM + 15.0, if at == 1.0 { "tick end" } else { "tick mid" }, &tick(at, Scale::Share)))
        }
        (line((LEFT, BOTTOM), (WIDTH, BOTTOM), "base"))
    };
    (BOTTOM + 38.0, body)
}
