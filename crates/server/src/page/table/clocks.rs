//! Time left: what is stored, from which a script counts down.

use crate::page::{Board, Moment, Scene};
use furrow_game::Seat;
use furrow_table::{Clocks, Pace};
use furrow_text::Lang;
use maud::{Markup, html};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The clocks of a game that has some and goes on.
fn of<'a, G: Board>(scene: &Scene<'a, G>) -> Option<&'a Clocks> {
    let clocks = scene.affairs.clocks.as_ref().filter(|clocks| clocks.pace() != Pace::None)?;
    Some(clocks).filter(|_| scene.goes_on() && scene.moment != Moment::Over)
}

/// Whether any time on the page is counted down: only then it says what time it is.
pub(crate) fn run<G: Board>(scene: &Scene<'_, G>) -> bool {
    let affairs = scene.affairs;
    let waits = affairs.paused.is_some() || affairs.undo.is_some() || affairs.takes_over.is_some();
    of(scene).is_some() || waits && scene.goes_on()
}

/// The clock by a seat's chip. The one that runs has a sign of its own.
pub(crate) fn chip<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    html! { @if let Some(clocks) = of(scene) { (clock(scene, clocks, seat)) } }
}

fn clock<G: Board>(scene: &Scene<'_, G>, clocks: &Clocks, seat: Seat) -> Markup {
    let (left, since) = (clocks.left(seat, clocks.since()), clocks.since());
    let runs = clocks.running().contains(seat);
    let key = if runs { "clock-runs" } else { "clock-left" };
    let mine = scene.viewer.is(seat);
    html! {
        span.clock data-left=(left) data-since=(since) data-running[runs] data-mine[mine] {
            span.sr { (scene.lang.t(key)) } " "
            span.time { (figures(scene.lang, left)) }
        }
    }
}

/// A time that ends at `until` and began at `from`, all in unix milliseconds.
pub(crate) fn until<G: Board>(scene: &Scene<'_, G>, from: i64, until: i64) -> Markup {
    let left = (until - from).max(0);
    html! {
        span.clock data-left=(left) data-since=(from) data-running {
            span.time { (figures(scene.lang, left)) }
        }
    }
}

/// The clocks of all seats as a list of sentences. A clock that runs is counted down by a script only.
pub(crate) fn in_words<G: Board>(scene: &Scene<'_, G>) -> Option<Markup> {
    let (clocks, lang) = (of(scene)?, scene.lang);
    let row = |seat: Seat| {
        let runs = clocks.running().contains(seat);
        let (n, unit) = rounded(clocks.left(seat, clocks.since()));
        let key = if runs { "clock-words-running" } else { "clock-words" };
        let pairs = [("name", scene.called(seat).into()), ("n", n.into()), ("unit", unit.into())];
        html! { li { (lang.with(key, pairs)) @if runs { " " (clock(scene, clocks, seat)) } } }
    };
    Some(html! { ul.clocks { @for seat in Seat::all(scene.seats()) { (row(seat)) } } })
}

/// The clocks that run as they were when the page was loaded: for those who have no script that counts down.
pub(crate) fn when_loaded<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let lang = scene.lang;
    let says = |clocks: &Clocks, seat: Seat| {
        let (n, unit) = rounded(clocks.left(seat, scene.affairs.now));
        lang.with(
            "clock-words",
            [("name", scene.called(seat).into()), ("n", n.into()), ("unit", unit.into())],
        )
    };
    html! {
        @if let Some(clocks) = of(scene).filter(|clocks| !clocks.running().is_empty()) {
            noscript {
                p.clocks-loaded { @for seat in clocks.running().iter() { span { (says(clocks, seat)) } " " } }
            }
        }
    }
}

/// So many of the largest unit that fits.
fn rounded(left: i64) -> (i64, &'static str) {
    match left {
        DAY.. => (left / DAY, "days"),
        HOUR.. => (left / HOUR, "hours"),
        MINUTE.. => (left / MINUTE, "minutes"),
        _ => ((left + SECOND - 1) / SECOND, "seconds"),
    }
}

/// "4:32", or days and hours.
fn figures(lang: Lang, left: i64) -> String {
    match left {
        DAY.. => lang.with("clock-days", [("d", (left / DAY).into()), ("h", (left % DAY / HOUR).into())]),
        HOUR.. => {
            lang.with("clock-hours", [("h", (left / HOUR).into()), ("m", (left % HOUR / MINUTE).into())])
        }
        _ => {
            let seconds = (left + SECOND - 1) / SECOND;
            format!("{}:{:02}", seconds / 60, seconds % 60)
        }
    }
}
