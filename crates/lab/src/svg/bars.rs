//! Horizontal bars.

use super::{WIDTH, line, rect, text, tick, ticks};
use crate::{Bar, Scale, table::number_shown, text::cut};
use maud::{Markup, html};

/// Height of a row; of the bar in it.
const ROW: f64 = 26.0;
const BAR: f64 = 14.0;

/// Units a letter of a label takes, nearly.
const LETTER: f64 = 6.6;

/// Room for the number at the end of a row.
const NUMBER: f64 = 58.0;

/// Letters of a label at most: the name of a program can be long, and stands in the table.
const MOST: usize = 21;

/// Where bars begin: after the longest label.
fn start<'a>(labels: impl Iterator<Item = &'a str>) -> f64 {
    let longest = labels.map(|label| label.chars().count()).max().unwrap_or(0).min(MOST);
    (longest as f64 * LETTER + 10.0).max(30.0)
}

/// Bars from 0 with whiskers, above an axis: the picture's height and what is in it.
pub(super) fn bars(bars: &[Bar], scale: Scale, mark: Option<&(f64, String)>) -> (f64, Markup) {
    let left = start(bars.iter().map(|bar| bar.label.as_str()));
    let right = WIDTH - NUMBER;
    let marked = mark.map_or(0.0, |(at, _)| *at);
    let low = bars.iter().map(|bar| bar.mean.low()).fold(marked.min(0.0), f64::min);
    let high = bars.iter().map(|bar| bar.mean.high()).fold(marked.max(0.0), f64::max);
    // Intervals of shares may reach past what a share can be; nobody wants to see that.
    let signed = bars.iter().any(|bar| bar.mean.mean < 0.0) || mark.is_some_and(|(at, _)| *at == 0.0);
    let (low, high) = if signed { (low, high) } else { (0.0, high) };
    let high = if scale == Scale::Share && !signed { high.min(1.0) } else { high };
    let span = (high - low).max(1e-9) * 1.04;
    let x = |value: f64| left + (value.clamp(low, high) - low) / span * (right - left);
    let top = if mark.is_some() { 18.0 } else { 4.0 };
    let bottom = top + ROW * bars.len() as f64;
    let body = html! {
        @for at in ticks(low, high, 4.0) {
            (line((x(at), top), (x(at), bottom), "grid"))
            (text(x(at), bottom + 14.0, "tick mid", &tick(at, scale)))
        }
        @for (bar, y) in bars.iter().zip((0..).map(|row| top + ROW * f64::from(row))) {
            (text(left - 8.0, y + 17.0, "label end", &cut(&bar.label, MOST)))
            (rect(x(bar.mean.mean.min(0.0)), y + 6.0, x(bar.mean.mean.max(0.0)) - x(bar.mean.mean.min(0.0)), BAR, "bar"))
            @if bar.mean.half.is_some_and(|half| half > 0.0) {
                (line((x(bar.mean.low()), y + 13.0), (x(bar.mean.high()), y + 13.0), "whisker"))
                @for end in [bar.mean.low(), bar.mean.high()] {
                    (line((x(end), y + 9.0), (x(end), y + 17.0), "whisker"))
                }
            }
            (text(WIDTH, y + 17.0, "value end", &number_shown(bar.mean.mean, scale, signed)))
        }
        @if low < 0.0 { (line((x(0.0), top), (x(0.0), bottom), "base")) }
        @if let Some((at, words)) = mark {
            (line((x(*at), top - 4.0), (x(*at), bottom), "mark"))
            (text(x(*at), 10.0, "tick mid strong", words))
        }
    };
    (bottom + 20.0, body)
}

/// Rows of parts that add up to 1: the picture's height and what is in it.
pub(super) fn stack(rows: &[(String, Vec<f64>)]) -> (f64, Markup) {
    let left = start(rows.iter().map(|(label, _)| label.as_str()));
    let whole = WIDTH - left - 2.0;
    let bottom = 4.0 + ROW * rows.len() as f64;
    let body = html! {
        @for ((label, shares), y) in rows.iter().zip((0..).map(|row| 4.0 + ROW * f64::from(row))) {
            (text(left - 8.0, y + 17.0, "label end", &cut(label, MOST)))
            @for (part, share) in shares.iter().enumerate() {
                @let from = left + whole * shares[..part].iter().sum::<f64>();
                (rect(from, y + 3.0, whole * share - 1.0, ROW - 6.0, &format!("part-{part}")))
                @if *share >= 0.11 {
                    @let words = format!("{:.0} %", 100.0 * share);
                    (text(from + whole * share / 2.0, y + 17.0, &format!("on-{part} mid"), &words))
                }
            }
        }
        @for at in ticks(0.0, 1.0, 4.0) {
            (text(left + whole * at - if at == 1.0 { 14.0 } else { 0.0 }, bottom + 12.0, "tick mid", &tick(at, Scale::Share)))
        }
    };
    (bottom + 18.0, body)
}
