//! Bars beside the numbers of a table. They have no words: all they say stands in the row.

use maud::{Markup, html};

/// A bar's field, in units of its drawing.
const WIDE: f64 = 120.0;
const HIGH: f64 = 20.0;
/// Half of a whisker's end.
const END: f64 = 4.0;

/// What the bars of a table have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    low: f64,
    high: f64,
    /// Where a stroke is drawn to compare with.
    mark: Option<f64>,
}

impl Field {
    /// A field that 0, the mark, and these ends of bars and whiskers are in.
    pub(super) fn of(ends: impl Iterator<Item = f64> + Clone, mark: Option<f64>) -> Self {
        let start = mark.unwrap_or(0.0);
        let (low, high) = (ends.clone().fold(start.min(0.0), f64::min), ends.fold(start.max(0.0), f64::max));
        Field { low, high, mark }
    }

    fn x(self, value: f64) -> f64 {
        let part = (value - self.low) / (self.high - self.low).max(1e-9);
        2.0 + part.clamp(0.0, 1.0) * (WIDE - 4.0)
    }

    /// A bar from 0, and its interval.
    pub(super) fn bar(self, mean: f64, interval: Option<(f64, f64)>) -> Markup {
        let (from, to) = (self.x(mean.min(0.0)), self.x(mean.max(0.0)));
        drawing(&html! {
            rect.came x=(n(from)) y="4" height="12" rx="2" width=(n(to - from)) {}
            @if let Some(mark) = self.mark { rect.wanted x=(n(self.x(mark) - 0.75)) y="0" width="1.5" height=(HIGH) {} }
            @if let Some((low, high)) = interval {
                @let (low, high, middle) = (n(self.x(low)), n(self.x(high)), HIGH / 2.0);
                line.whisker x1=(low) x2=(high) y1=(middle) y2=(middle) {}
                @for end in [&low, &high] { line.whisker x1=(end) x2=(end) y1=(middle - END) y2=(middle + END) {} }
            }
        })
    }
}

/// Parts that add up to 1, one after the other.
pub(super) fn parts(shares: &[f64]) -> Markup {
    let from = |part: usize| shares[..part].iter().sum::<f64>() * WIDE;
    drawing(&html! {
        @for (part, share) in shares.iter().enumerate() {
            rect.part data-part=(part) x=(n(from(part))) y="3" height="14" width=(n((share * WIDE - 1.0).max(0.0))) {}
        }
    })
}

fn drawing(body: &Markup) -> Markup {
    html! {
        svg.bar viewBox={ "0 0 " (WIDE) " " (HIGH) } width=(WIDE) height=(HIGH) aria-hidden="true" focusable="false" { (body) }
    }
}

fn n(number: f64) -> String {
    format!("{number:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_begin_at_nought_and_stay_in_their_field() {
        let field = Field::of([-200.0, 300.0].into_iter(), Some(0.0));
        let (less, more) =
            (field.bar(-200.0, None).into_string(), field.bar(300.0, Some((100.0, 500.0))).into_string());
        assert!(less.contains("<rect class=\"came\" x=\"2.0\"") && less.contains("width=\"46.4\""), "{less}");
        assert!(more.contains("x=\"48.4\"") && more.contains("x2=\"118.0\""), "{more}");
        assert!(parts(&[0.5, 0.25]).into_string().contains("data-part=\"1\" x=\"60.0\""));
    }
}
