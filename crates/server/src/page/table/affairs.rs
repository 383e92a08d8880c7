//! What goes on besides the game: what is asked of the reader, and what the table waits for.

use super::{Region, clocks, list, post};
use crate::page::{Board, Moment, Scene, named};
use furrow_game::Seat;
use furrow_table::{News, Note, Request};
use maud::{Markup, html};

/// The region `r-affairs`; empty where nothing goes on.
pub(crate) fn region<G: Board>(scene: &Scene<'_, G>) -> Region {
    let region = html! {
        section #r-affairs { @if let Some(affair) = affair(scene) { div.affair { (affair) } } }
    };
    ("r-affairs", region)
}

/// The same in words, with the clocks.
pub(crate) fn plain<G: Board>(scene: &Scene<'_, G>) -> Region {
    let (lang, affair) = (scene.lang, affair(scene));
    let clocks = clocks::in_words(scene);
    let inner = html! {
        @if affair.is_some() || clocks.is_some() { h2 { (lang.t("affair-heading")) } }
        @if let Some(affair) = affair { (affair) }
        @if let Some(clocks) = clocks { (clocks) }
        (super::controls::take_back(scene))
        (super::controls::hide(scene))
    };
    super::section("r-affairs", &inner)
}

/// What comes first of all that goes on.
fn affair<G: Board>(scene: &Scene<'_, G>) -> Option<Markup> {
    let affairs = scene.affairs;
    if scene.replay.is_some() || scene.coach.is_some() {
        return None;
    }
    if affairs.closed.is_some() {
        return Some(ended(scene));
    }
    if scene.moment == Moment::Over {
        return None;
    }
    let stood_in = scene.mine().iter().find(|seat| scene.sitters[seat.index()].stands_in);
    match (affairs.undo, affairs.paused, stood_in) {
        (Some(request), ..) => Some(wish(scene, request)),
        (None, Some(_), _) => Some(pause(scene)),
        (None, None, Some(seat)) => Some(stand_in(scene, seat)),
        (None, None, None) => scene.affairs.takes_over.map(|(at, seat)| missed(scene, at, seat)),
    }
}

/// The game waits for somebody who is away: when a computer player takes the seat.
fn missed<G: Board>(scene: &Scene<'_, G>, at: i64, seat: Seat) -> Markup {
    let patience = i64::from(scene.affairs.terms.takeover.unwrap_or_default());
    let name = [("name", scene.called(seat).into())];
    html! {
        p { (scene.lang.with("affair-takes-over", name)) " " (clocks::until(scene, at - patience, at)) }
    }
}

/// The table is closed: why, its file, and where its players have gone on.
fn ended<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let lang = scene.lang;
    html! {
        @if let Some(why) = scene.affairs.closed {
            p { (lang.with("affair-closed", [("why", super::notes::why(why).into())])) }
            p.affair-links { a.file href={ "/t/" (scene.code) "/game.json" } download { (lang.t("board-file")) } }
        }
        @if let Some(code) = &scene.affairs.next_table {
            p { (lang.t("affair-next")) }
            p.affair-links { a.next-table href={ "/t/" (code) } { (lang.t("affair-to-next")) } }
        } @else if !scene.mine().is_empty() {
            p.affair-ways { (post(scene, "again", None, &lang.t("board-again-game"))) }
        }
    }
}

/// Somebody wants to take a move back: which, who is asked, and the answers.
fn wish<G: Board>(scene: &Scene<'_, G>, request: Request) -> Markup {
    let lang = scene.lang;
    let mine = scene.mine();
    let asked = request.ask.iter().find(|seat| mine.contains(*seat));
    let answer = asked.map(|seat| named::answer_of(seat, request.id));
    let key = if mine.contains(request.seat) { "affair-undo-waits" } else { "affair-undo-asked" };
    let waits = list(lang, request.ask.iter().map(|seat| scene.called(seat)));
    let asked_at = since(scene, |news| matches!(news, News::UndoAsked(seat) if *seat == request.seat));
    html! {
        p { (lang.with(key, [("name", scene.name(request.seat).into())])) }
        @if let Some(move_made) = taken_back(scene, request.seat) { p.affair-move { (move_made) } }
        @if let Some(answer) = answer {
            p.affair-ways {
                (post(scene, "answer-undo", Some(("agree", &answer)), &lang.t("affair-agree")))
                (post(scene, "answer-undo", Some(("refuse", &answer)), &lang.t("affair-refuse")))
                (clocks::until(scene, asked_at, request.until))
            }
        } @else {
            p { (lang.with("affair-undo-waits-for", [("list", waits.into())])) " " (clocks::until(scene, asked_at, request.until)) }
        }
    }
}

/// The move that a seat wants back, as the log has it.
fn taken_back<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Option<String> {
    let happening = scene.log.iter().rev().find(|happening| happening.seat == Some(seat))?;
    let names = scene.names();
    let news = G::news(scene.lang, &happening.beats, &names, scene.viewer);
    news.into_iter().next().map(|news| news.sentence)
}

/// When the last note of a kind was made.
fn since<G: Board>(scene: &Scene<'_, G>, is: impl Fn(&News<G::Beat>) -> bool) -> i64 {
    let notes = scene.affairs.notes.iter().rev();
    let mut made = notes.filter(|note: &&Note<G::Beat>| is(&note.news)).map(|note| note.at);
    made.next().unwrap_or_default()
}

fn pause<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let lang = scene.lang;
    let until = scene.affairs.paused.map_or(0, |pause| pause.until);
    let pauses = scene.affairs.pauses.to_string();
    let paused_at = since(scene, |news| matches!(news, News::Paused(_)));
    html! {
        p { (lang.t("affair-paused")) " " (clocks::until(scene, paused_at, until)) }
        @if !scene.mine().is_empty() {
            p.affair-ways { (post(scene, "resume", Some(("pauses", &pauses)), &lang.t("affair-go-on"))) }
        }
    }
}

fn stand_in<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let lang = scene.lang;
    html! {
        p { (lang.with("affair-plays-for", scene.about(seat))) }
        p.affair-ways { (post(scene, "take-back", Some(("seat", &seat.to_string())), &lang.t("affair-take-seat"))) }
    }
}
