//! The table of The Hare & the Tortoise.
//!
//! A page is a list of regions, each a pure function of the [`Scene`]: equal scenes give equal bytes. The
//! decision's number and key stand in `r-actions` only, so that all other regions change only with what they show.

mod art;
mod beats;
mod css;
mod end;
mod geometry;
mod go;
mod hand;
mod just;
mod log;
mod memory;
mod outlook;
mod plain;
mod race;
mod recap;
mod seats;
mod status;
mod told;
mod track;
mod when;

use crate::page::{Happening, Moment, Scene};
use furrow_art::{meadow_desktop, meadow_phone};
use furrow_fable::{Beat, Card, State};
use furrow_game::Seat;
use furrow_text::{Arg, Lang};
use maud::{Markup, html};
use outlook::Outlook;

pub use css::places_css;

/// Every region of the page with its id, in the order of the document.
#[must_use]
pub fn regions(scene: &Scene<'_, State>) -> Vec<(&'static str, Markup)> {
    let outlook = Outlook::of(scene);
    vec![
        ("r-status", status::region(scene)),
        ("r-actions", hand::region(scene, &outlook)),
        ("r-just", just::region(scene)),
        ("r-track", track::region(scene, &outlook)),
        ("r-race", race::region(scene, &outlook)),
        ("r-seats", seats::region(scene, &outlook)),
        ("r-log", log::region(scene)),
        ("r-end", end::region(scene)),
    ]
}

/// The whole table.
#[must_use]
pub fn table(scene: &Scene<'_, State>) -> Markup {
    let attrs = attrs(scene);
    let attr = |name: &str| attrs.iter().find(|(n, _)| *n == name).map(|(_, value)| value.as_str());
    html! {
        main #table.table.fable data-code=(scene.code) data-viewer=(scene.viewer)
            data-stream={ "/t/" (scene.code) "/stream" } data-seats=(scene.sitters.len())
            data-moment=[attr("moment")] data-version=[attr("version")] data-phase=[attr("phase")] {
            div.meadow aria-hidden="true" {
                div.on-phone { (meadow_phone()) }
                div.on-desktop { (meadow_desktop()) }
            }
            form #decide method="post" action={ "/t/" (scene.code) "/act" } {
                @for (_, region) in regions(scene) { (region) }
            }
            div #say.sr role="log" aria-live="polite" aria-atomic="true" {}
        }
    }
}

/// The table in words: headings, short paragraphs, the decision as one list, no drawing.
#[must_use]
pub fn text_table(scene: &Scene<'_, State>) -> Markup {
    plain::table(scene)
}

/// Every region of the text view with its id, in the order of the document.
#[must_use]
pub fn text_regions(scene: &Scene<'_, State>) -> Vec<(&'static str, Markup)> {
    plain::regions(scene)
}

/// The attributes of the table that change: each becomes `data-NAME`.
#[must_use]
pub fn attrs(scene: &Scene<'_, State>) -> Vec<(&'static str, String)> {
    let moment = match scene.moment {
        Moment::Choose => "choose",
        Moment::Chosen => "chosen",
        Moment::Wait => "wait",
        Moment::Over => "over",
    };
    let phase = match (scene.moment, scene.view.is_betting()) {
        (Moment::Over, _) => "over",
        (_, true) => "bets",
        (_, false) => "play",
    };
    vec![("moment", moment.to_owned()), ("version", scene.version().to_string()), ("phase", phase.to_owned())]
}

/// The news of a happening, as the viewer saw it, for the stream.
#[must_use]
pub fn beats_json(scene: &Scene<'_, State>, happening: &Happening<Beat>) -> serde_json::Value {
    beats::json(scene, happening)
}

/// The names by seat.
fn names<'a>(scene: &Scene<'a, State>) -> Vec<&'a str> {
    scene.sitters.iter().map(|sitter| sitter.name.as_str()).collect()
}

/// What a seat is called: the reader's own is "You".
fn called(scene: &Scene<'_, State>, seat: Seat) -> String {
    if scene.viewer.is(seat) { scene.lang.t("board-you") } else { scene.name(seat).to_owned() }
}

/// `$you` and `$name` of a message about a seat.
fn about<'a>(scene: &Scene<'a, State>, seat: Seat) -> [(&'static str, Arg<'a>); 2] {
    let you = if scene.viewer.is(seat) { "yes" } else { "no" };
    [("you", you.into()), ("name", names(scene)[seat.index()].into())]
}

/// So many cards of one kind.
fn held(lang: Lang, card: Card, n: u8) -> String {
    let (plain, howls) = if card == Card::Howl { (0, n) } else { (n, 0) };
    let animal = card.animal().name();
    lang.with("fable-board-cards", [("animal", animal.into()), ("n", plain.into()), ("howls", howls.into())])
}

/// "Ann, Bea and Carl".
fn list(lang: Lang, items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    let Some(last) = items.pop() else { return String::new() };
    let comma = |a: String, b: String| lang.with("list-comma", [("a", a.into()), ("b", b.into())]);
    match items.into_iter().reduce(comma) {
        Some(first) => lang.with("list-and", [("a", first.into()), ("b", last.into())]),
        None => last,
    }
}
