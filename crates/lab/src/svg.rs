//! Charts as SVG. They have no colour of their own: classes are painted by the page, light or dark. A picture is 360
//! units wide, as a phone shows it.

mod bars;
mod plot;

use crate::{Chart, Scale, table::number_shown};
use maud::{Markup, PreEscaped, html};

/// Units of a picture's width.
const WIDTH: f64 = 360.0;

/// Units around a picture that is on no page, and how it is painted.
const MARGIN: f64 = 12.0;
const STYLE: &str = include_str!("../assets/chart.css");

impl Chart {
    /// A picture of its own, with this name, for light and dark.
    #[must_use]
    pub fn to_svg(&self, name: &str) -> String {
        let (height, body) = body(self);
        let picture = html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox=(view_box(height, MARGIN)) role="img" aria-label=(name) {
                style { (PreEscaped(STYLE)) "svg { background: var(--card); font-family: system-ui, sans-serif; }" }
                (body)
            }
        };
        picture.into_string() + "\n"
    }
}

/// A chart as a picture with this name; its numbers stand in the table beside it.
pub(crate) fn draw(chart: &Chart, name: &str) -> Markup {
    let (height, body) = body(chart);
    html! {
        svg viewBox=(view_box(height, 0.0)) role="img" aria-label=(name) { (body) }
    }
}

fn view_box(height: f64, margin: f64) -> String {
    let [from, width, height] = [-margin, WIDTH + 2.0 * margin, height + 2.0 * margin].map(n);
    format!("{from} {from} {width} {height}")
}

/// How high the picture is, and what is in it.
fn body(chart: &Chart) -> (f64, Markup) {
    match chart {
        Chart::Bars { bars, scale, mark } => bars::bars(bars, *scale, mark.as_ref()),
        Chart::Stack { rows, .. } => bars::stack(rows),
        Chart::Columns { axis, bins } => plot::columns(axis, bins),
        Chart::Curve { points, mark } => plot::curve(points, mark),
    }
}

/// A coordinate, without digits that nobody sees.
fn n(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}

fn text(x: f64, y: f64, class: &str, words: &str) -> Markup {
    html! { text x=(n(x)) y=(n(y)) class=(class) { (words) } }
}

fn line(from: (f64, f64), to: (f64, f64), class: &str) -> Markup {
    html! { line x1=(n(from.0)) y1=(n(from.1)) x2=(n(to.0)) y2=(n(to.1)) class=(class) {} }
}

fn rect(x: f64, y: f64, width: f64, height: f64, class: &str) -> Markup {
    html! { rect x=(n(x)) y=(n(y)) width=(n(width.max(0.0))) height=(n(height.max(0.0))) class=(class) {} }
}

/// Round numbers from `low` to `high`, at most `most` steps apart.
fn ticks(low: f64, high: f64, most: f64) -> Vec<f64> {
    let rough = ((high - low) / most).max(1e-9);
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|of| of * power).into_iter().find(|step| *step >= rough * 0.999);
    let step = step.unwrap_or(10.0 * power);
    let (first, last) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    (first..=last).map(|k| k as f64 * step).collect()
}

/// A tick's number, as short as it can be.
fn tick(number: f64, scale: Scale) -> String {
    let long = number_shown(number, scale, false);
    let at = long.find('\u{a0}').unwrap_or(long.len());
    let (digits, unit) = long.split_at(at);
    let digits = match digits.split_once('.') {
        Some(_) => digits.trim_end_matches('0').trim_end_matches('.'),
        None => digits,
    };
    format!("{digits}{unit}")
}
