//! How the chances to win went: a line a seat, and the same in numbers.

use super::{Review, Told, percent};
use furrow_art::seat_shape;
use furrow_game::Seat;
use maud::{Markup, html};

/// The drawing, in its units.
const WIDE: f64 = 640.0;
const HIGH: f64 = 220.0;
/// Room around the lines, for marks that stand on the edge.
const EDGE: f64 = 12.0;
/// A seat's mark on its line.
const MARK: f64 = 20.0;
/// How often each line has its mark.
const MARKS: usize = 3;
/// A row of numbers is left out unless somebody's chance has changed by so much since the last one.
const CHANGED: f64 = 0.05;

/// A moment of the course.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// The step of the replay.
    pub step: usize,
    /// Whose choice led to it; `None`: chance, or it is the start.
    pub by: Option<Seat>,
    /// By seat, the chance to win, 0 to 1.
    pub chances: Vec<f64>,
}

pub(super) fn course(review: &Review<'_>, told: &Told) -> Markup {
    let lang = review.lang;
    let last = told.course.last().map_or(0, |point| point.step);
    html! {
        @if !review.text {
            figure.course {
                figcaption.sr { (lang.with("review-course-says", [("last", last.into())])) }
                div.axis aria-hidden="true" { @for n in [100, 50, 0] { span { (percent(lang, n)) } } }
                (lines(&told.course))
                div.steps aria-hidden="true" {
                    @for step in [0, last] { span { (lang.with("review-step", [("step", step.into())])) } }
                }
                ul.legend { @for account in &told.accounts { li { (review.who(account.seat)) } } }
            }
        }
        details.numbers-fold open[review.text] {
            summary { (lang.t("review-course-numbers")) }
            p.note { (lang.t("review-course-left-out")) }
            (numbers(review, told))
        }
    }
}

/// Where a moment and a chance stand in the drawing.
fn place(n: usize, of: usize, chance: f64) -> (f64, f64) {
    let along = n as f64 / (of.max(2) - 1) as f64;
    (EDGE + along * (WIDE - 2.0 * EDGE), EDGE + (1.0 - chance) * (HIGH - 2.0 * EDGE))
}

fn lines(course: &[Point]) -> Markup {
    let seats = course.first().map_or(0, |point| point.chances.len());
    let points = |seat: usize| {
        let each = |(n, point): (usize, &Point)| {
            let (x, y) = place(n, course.len(), point.chances[seat]);
            format!("{x:.1},{y:.1}")
        };
        course.iter().enumerate().map(each).collect::<Vec<_>>().join(" ")
    };
    html! {
        svg.lines viewBox={ "0 0 " (WIDE) " " (HIGH) } aria-hidden="true" focusable="false" {
            @for chance in [0.0, 0.5, 1.0] {
                @let (_, y) = place(0, 2, chance);
                line.rule x1=(EDGE) x2=(WIDE - EDGE) y1=(y) y2=(y) {}
            }
            @for seat in 0..seats {
                polyline.under points=(points(seat)) {}
                polyline class={ "line-" (seat) } points=(points(seat)) {}
            }
            @for seat in 0..seats { (marks(course, seat, seats)) }
        }
    }
}

/// The marks of a seat's line, apart from those of the others.
fn marks(course: &[Point], seat: usize, seats: usize) -> Markup {
    let at = |nth: usize| ((nth * seats + seat) * 2 + 1) * (course.len() - 1) / (2 * MARKS * seats);
    let stands = |n: usize| {
        let (x, y) = place(n, course.len(), course[n].chances[seat]);
        (format!("{:.1}", x - MARK / 2.0), format!("{:.1}", y - MARK / 2.0))
    };
    html! {
        @for nth in 0..MARKS {
            @let (x, y) = stands(at(nth));
            svg x=(x) y=(y) width=(MARK) height=(MARK) { (seat_shape(seat as u8)) }
        }
    }
}

/// The moments that are told in numbers: the first, the last, and those that changed something.
fn told_in_numbers(course: &[Point]) -> Vec<&Point> {
    let mut told: Vec<&Point> = Vec::new();
    for (n, point) in course.iter().enumerate() {
        let changed = |before: &&Point| {
            before.chances.iter().zip(&point.chances).any(|(a, b)| (a - b).abs() >= CHANGED)
        };
        if n + 1 == course.len() || told.last().is_none_or(changed) {
            told.push(point);
        }
    }
    told
}

fn numbers(review: &Review<'_>, told: &Told) -> Markup {
    let lang = review.lang;
    let what = |n: usize, point: &Point| match point.by {
        Some(seat) => review.name(seat).to_owned(),
        None if n == 0 => lang.t("replay-deal"),
        None => lang.t("review-chance"),
    };
    html! {
        div.wide tabindex="0" role="group" aria-label=(lang.t("review-course-numbers")) {
            table.numbers {
                thead { tr {
                    th scope="col" { (lang.t("replay-step-number")) }
                    th.by scope="col" { (lang.t("review-by")) }
                    @for account in &told.accounts { th scope="col" { (review.who(account.seat)) } }
                } }
                tbody {
                    @for (n, point) in told_in_numbers(&told.course).into_iter().enumerate() {
                        tr {
                            th scope="row" { a href=(review.step(point.step, None)) { (point.step) } }
                            td.by { (what(n, point)) }
                            @for chance in &point.chances { td { (percent(lang, (chance * 100.0).round() as i64)) } }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(step: usize, first: f64) -> Point {
        Point { step, by: None, chances: vec![first, 1.0 - first] }
    }

    #[test]
    fn small_changes_are_left_out_and_add_up() {
        let course: Vec<Point> = [0.5, 0.52, 0.54, 0.56, 0.57, 0.2, 0.2]
            .into_iter()
            .enumerate()
            .map(|(n, a)| point(n, a))
            .collect();
        let steps: Vec<usize> = told_in_numbers(&course).iter().map(|point| point.step).collect();
        assert_eq!(steps, [0, 3, 5, 6]);
    }

    #[test]
    fn a_course_of_one_moment_is_drawn_too() {
        assert!(lines(&[point(0, 0.5)]).into_string().contains("polyline"));
    }
}
