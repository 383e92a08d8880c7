//! What happened at the table besides the game, as the log tells it.

use crate::page::{Board, Scene};
use furrow_game::Seat;
use furrow_table::{News, Note, Why};
use furrow_text::Lang;
use maud::{Markup, html};

const MINUTE: i64 = 60_000;

/// The happening that a note stands after, by its index in the log; `None`: it stands before the first.
fn stands_after<G: Board>(scene: &Scene<'_, G>, note: &Note<G::Beat>) -> Option<usize> {
    scene.log.iter().rposition(|happening| happening.id <= note.after)
}

/// The lines of the notes after the happening at `index` of the log.
pub(crate) fn lines<G: Board>(scene: &Scene<'_, G>, index: usize) -> Markup {
    html! {
        @for note in &scene.affairs.notes {
            @if stands_after(scene, note).unwrap_or_default() == index { (line(scene, note)) }
        }
    }
}

fn line<G: Board>(scene: &Scene<'_, G>, note: &Note<G::Beat>) -> Markup {
    html! {
        li.table-note data-note=(note.id) {
            span { (sentence(scene, note)) }
            @if let News::TakenBack(_, back) = &note.news {
                ul.taken-back {
                    @for happening in back {
                        @for news in G::news(scene.lang, &happening.beats, &scene.names(), scene.viewer) { li { del { (news.sentence) } } }
                    }
                }
            }
        }
    }
}

/// The notes since the viewer's own last action, the newest last.
pub(crate) fn recent<G: Board>(scene: &Scene<'_, G>) -> impl Iterator<Item = String> {
    let after = scene.since.checked_sub(1).and_then(|last| scene.log.get(last)).map_or(0, |mine| mine.id);
    scene.affairs.notes.iter().filter(move |note| note.after >= after).map(|note| sentence(scene, note))
}

/// What a note says.
fn sentence<G: Board>(scene: &Scene<'_, G>, note: &Note<G::Beat>) -> String {
    let lang = scene.lang;
    let about = |key: &str, seat: Seat| lang.with(key, scene.about(seat));
    match &note.news {
        News::TimeOut(seat) => about("note-time-out", *seat),
        News::TakenOver(seat, reason, _) => {
            let [you, name] = scene.about(*seat);
            lang.with("note-taken-over", [("why", why(*reason).into()), you, name])
        }
        News::Returned(seat) => about("note-returned", *seat),
        News::UndoAsked(seat) => about("note-undo-asked", *seat),
        News::UndoRefused(Some(seat)) => about("note-undo-refused", *seat),
        News::UndoRefused(None) => lang.t("note-undo-lapsed"),
        News::TakenBack(seat, _) => about("note-taken-back", *seat),
        News::Paused(seat) => about("note-paused", *seat),
        News::Resumed(Some(seat)) => about("note-resumed", *seat),
        News::Resumed(None) => lang.t("note-resumed-by-itself"),
        News::Hinted(seat) => about("note-hinted", *seat),
        News::Down(ms) => down(lang, *ms),
        News::Closed(reason) => lang.with("affair-closed", [("why", why(*reason).into())]),
    }
}

fn down(lang: Lang, ms: i64) -> String {
    lang.with("note-down", [("n", ((ms + MINUTE - 1) / MINUTE).into())])
}

/// A reason, for a message to choose by.
pub(crate) const fn why(why: Why) -> &'static str {
    match why {
        Why::Away => "away",
        Why::Resigned => "resigned",
        Why::Host => "host",
        Why::Abandoned => "abandoned",
        Why::Late => "late",
        Why::Crashed => "crashed",
        Why::Faulty => "faulty",
        Why::Missing => "missing",
    }
}
