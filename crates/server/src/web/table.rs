//! A table's page, posts, stream and file.

use super::{
    Site,
    answer::{self, More, Place},
    code::Code,
    front::{ANOTHER, closing_day, to_part, to_table},
    identity::Visitor,
    live_stream::LiveStream,
    sent::Sent,
};
use crate::{
    live::{Command, Deed, Problem, Reply},
    page::{layout::Kind, named, notice::Trouble},
};
use axum::{
    Json,
    body::Body,
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use furrow_game::Seat;
use furrow_text::Lang;
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;
use time::OffsetDateTime;
use tokio::{sync::oneshot, time::timeout};

/// Asks a table something; `Err` is the answer to give instead.
pub(super) async fn ask<T>(
    site: &Site,
    visitor: &Visitor,
    code: &str,
    command: impl FnOnce(Reply<T>) -> Command,
) -> Result<T, Problem> {
    let lang = visitor.asker.lang;
    let (reply, answer) = oneshot::channel();
    match site.hub().send(code, command(reply)).await {
        Ok(true) => answer.await.map_err(|_| Problem::busy(lang)),
        Ok(false) => Err(Problem::no_table(lang)),
        Err(error) => Err(error.problem(lang)),
    }
}

/// Does something at a table.
async fn perform(site: &Site, visitor: &Visitor, code: &str, deed: Deed) -> Result<u64, Problem> {
    let asker = visitor.asker.clone();
    ask(site, visitor, code, |reply| Command::Do { asker, deed, reply }).await.flatten()
}

/// For so long an answer waits for a hint; a browser's script gives up after 10 seconds.
const HINT_IN: Duration = Duration::from_secs(8);

/// Asks for a hint, which then stands on the page; one that takes long comes there later.
async fn hint(site: &Site, visitor: &Visitor, code: &str, asks: Option<String>) -> Result<u64, Problem> {
    let bad = || Problem::bad_request(visitor.asker.lang);
    let named = asks.map(|asks| named::question(&asks).ok_or_else(bad)).transpose()?;
    let asker = visitor.asker.clone();
    let asked = ask(site, visitor, code, |reply| Command::Hint { asker, named, reply });
    in_time(visitor.asker.lang, asked).await.flatten()
}

/// What a table answers, or that it comes later: the table goes on with it all the same.
async fn in_time<T>(lang: Lang, asked: impl Future<Output = Result<T, Problem>>) -> Result<T, Problem> {
    timeout(HINT_IN, asked).await.unwrap_or_else(|_| Err(Problem::hint_comes(lang)))
}

/// `GET /t/CODE`.
pub(super) async fn show(State(site): State<Site>, visitor: Visitor, Path(typed): Path<String>) -> Response {
    let Code(code) = Code::from(typed.clone());
    if code != typed && code.bytes().all(|sign| sign.is_ascii_alphanumeric()) {
        return to_table(&visitor, &code, false);
    }
    table_page(&site, &visitor, &code, None).await
}

/// `GET` at an address of the table that only takes forms: to the table itself.
pub(super) async fn back_to(visitor: Visitor, Path(Code(code)): Path<Code>) -> Response {
    if code.bytes().all(|sign| sign.is_ascii_alphanumeric()) {
        to_table(&visitor, &code, false)
    } else {
        answer::notice(&visitor, Trouble::NoTable, None, None)
    }
}

/// The same, from the address of a button.
pub(super) async fn back_to_table(visitor: Visitor, Path((code, _)): Path<(Code, String)>) -> Response {
    back_to(visitor, Path(code)).await
}

async fn table_page(site: &Site, visitor: &Visitor, code: &str, error: Option<String>) -> Response {
    let asker = visitor.asker.clone();
    let shown = match ask(site, visitor, code, |reply| Command::Page { asker, error, reply }).await {
        Ok(shown) => shown,
        Err(problem) => return answer::problem(visitor, &problem, None),
    };
    let lang = visitor.asker.lang;
    let title = if shown.begun {
        lang.t(&format!("front-{}-title", shown.game.name()))
    } else {
        lang.t("title-lobby")
    };
    let here = format!("/t/{code}");
    let place = Place {
        title: &title,
        kind: if shown.begun { Kind::Table(shown.game) } else { Kind::Lobby },
        here: &here,
        your_turn: shown.your_turn,
        waits: shown.waits,
    };
    let closes = closes(site, code).await;
    let more = More { preview: None, closes: closes.as_deref(), menu: shown.menu.as_ref() };
    answer::page_with(visitor, &place, &more, &shown.body)
}

/// The day on which a table will be closed because nobody has moved for very long.
async fn closes(site: &Site, code: &str) -> Option<String> {
    site.hub().closes_at(code)?;
    let row = site.hub().store().table(&code.into()).await.ok().flatten()?;
    closing_day(site, &row)
}

/// A choice, as the form posts it.
#[derive(Deserialize)]
pub(super) struct Choice {
    decision: u64,
    key: String,
    action: Option<String>,
    view: Option<String>,
}

/// The longest key a page of ours sends.
const LONGEST_KEY: usize = 64;

/// `POST /t/CODE/act`.
pub(super) async fn act(
    State(site): State<Site>,
    visitor: Visitor,
    Path(Code(code)): Path<Code>,
    Sent(choice): Sent<Choice>,
) -> Response {
    let Choice { decision, key, action, view } = choice;
    let visitor = visitor.in_view(view.as_deref());
    let lang = visitor.asker.lang;
    let done = match action {
        None => Err(Problem::nothing_chosen(lang)),
        Some(_) if key.is_empty() || key.len() > LONGEST_KEY => Err(Problem::bad_request(lang)),
        Some(action) => perform(&site, &visitor, &code, Deed::Act { decision, key, action }).await,
    };
    match done {
        Ok(id) if visitor.script => Json(json!({"ok": true, "id": id})).into_response(),
        Ok(_) => to_table(&visitor, &code, false),
        Err(problem) => refuse(&site, &visitor, &code, problem).await,
    }
}

/// A refusal with the table as it is now.
async fn refuse(site: &Site, visitor: &Visitor, code: &str, problem: Problem) -> Response {
    if !visitor.script {
        let page = table_page(site, visitor, code, Some(problem.sentence)).await;
        let status = if page.status().is_success() { problem.status } else { page.status() };
        return (status, page).into_response();
    }
    let asker = visitor.asker.clone();
    let now = ask(site, visitor, code, |reply| Command::Regions { asker, reply }).await;
    let mut body = now.unwrap_or_else(|_| json!({}));
    body["error"] = Value::String(problem.sentence);
    (problem.status, Json(body)).into_response()
}

/// The form of the waiting room.
#[derive(Deserialize)]
pub(super) struct Seating {
    name: Option<String>,
    seat: Option<u8>,
    nonce: Option<String>,
    /// One more player on this device.
    another: Option<String>,
    /// Who had sat down there last.
    beside: Option<u64>,
    view: Option<String>,
}

/// `POST /t/CODE/join`.
pub(super) async fn sit(
    State(site): State<Site>,
    visitor: Visitor,
    Path(Code(code)): Path<Code>,
    Sent(form): Sent<Seating>,
) -> Response {
    let mut visitor = visitor.in_view(form.view.as_deref());
    let typed = form.name.as_deref().map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned);
    let name = typed.clone().unwrap_or_else(|| visitor.asker.lang.t("guest-name"));
    let nonce = form.nonce.filter(|nonce| !nonce.is_empty());
    let another = form.another.is_some();
    let deed = Deed::Sit { place: form.seat, name, nonce, another, beside: form.beside };
    match perform(&site, &visitor, &code, deed).await {
        Ok(_) => {
            let known = typed.filter(|_| !another);
            let remember = known.is_some_and(|name| take_name(&mut visitor, &name));
            to_part(&visitor, &code, remember, if another { ANOTHER } else { "" })
        }
        Err(problem) => refuse(&site, &visitor, &code, problem).await,
    }
}

/// Takes a name that somebody typed as its own; `false`: it is no name.
fn take_name(visitor: &mut Visitor, typed: &str) -> bool {
    let name = furrow_table::Name::parse(typed);
    name.map(|name| visitor.asker.name = name.to_string()).is_some()
}

/// What a button at a table sends besides its address.
#[derive(Deserialize)]
pub(super) struct Pressed {
    fill: Option<String>,
    level: Option<String>,
    seat: Option<u8>,
    /// Whose place is meant.
    guest: Option<String>,
    name: Option<String>,
    /// The name is that of the reader itself.
    own: Option<String>,
    /// How often the game had been stopped.
    pauses: Option<u64>,
    /// The id of a move.
    last: Option<u64>,
    /// The number of a question and the seat that answers it.
    agree: Option<String>,
    refuse: Option<String>,
    /// The number of the decision, and the seat that asks for a hint to it.
    asks: Option<String>,
    yes: Option<String>,
    view: Option<String>,
}

impl Pressed {
    /// What is done by a post to `/t/CODE/NAME`; `None`: there is no such thing, or the form is not whole.
    fn deed(self, name: &str) -> Option<Deed> {
        let seat = self.seat.filter(|seat| usize::from(*seat) < furrow_game::MAX_SEATS).map(Seat::new);
        let yes = || self.yes.as_deref().map(|yes| yes == "yes");
        let level = || self.fill.clone().and(self.level.clone());
        Some(match name {
            // A place alone names nobody: least of all does it mean that all leave.
            "leave" if self.guest.is_none() && self.seat.is_some() => return None,
            "leave" => Deed::Leave(match self.guest {
                Some(guest) => Some(named::guest(&guest)?),
                None => None,
            }),
            "name" => {
                let (place, guest) = named::guest(self.guest.as_deref()?)?;
                Deed::Rename { place, guest, name: self.name? }
            }
            "start" => Deed::Start(level()),
            "ask-ready" => Deed::AskReady(level()),
            "ready" => Deed::Ready,
            "kick" => {
                let (place, guest) = named::guest(self.guest.as_deref()?)?;
                Deed::Kick { place, guest }
            }
            "list" => Deed::List(yes()?),
            "undo" => Deed::Undo(self.last?),
            "answer-undo" => {
                let yes = self.agree.is_some();
                let (question, seat) = named::question(&self.agree.or(self.refuse)?)?;
                Deed::AnswerUndo { seat, question, yes }
            }
            "pause" => Deed::Pause(self.pauses),
            "resume" => Deed::Resume(self.pauses),
            "resign" if self.seat.is_some() => Deed::Resign(Some(seat?)),
            "resign" => Deed::Resign(None),
            "take-back" => Deed::TakeBack(seat?),
            "look" => Deed::Look(seat?),
            "hide" => Deed::Hide,
            _ => return None,
        })
    }
}

/// `POST /t/CODE/NAME`: a button at a table.
pub(super) async fn press(
    State(site): State<Site>,
    visitor: Visitor,
    Path((Code(code), name)): Path<(Code, String)>,
    Sent(form): Sent<Pressed>,
) -> Response {
    let mut visitor = visitor.in_view(form.view.as_deref());
    let asks = form.asks.clone();
    let own = form.name.clone().filter(|_| name == "name" && form.own.is_some());
    let done = match form.deed(&name) {
        _ if name == "hint" => hint(&site, &visitor, &code, asks).await,
        Some(deed) => perform(&site, &visitor, &code, deed).await,
        None => Err(Problem::bad_request(visitor.asker.lang)),
    };
    match done {
        Ok(id) if visitor.script => Json(json!({"ok": true, "id": id})).into_response(),
        Ok(_) => {
            let remember = own.is_some_and(|name| take_name(&mut visitor, &name));
            to_table(&visitor, &code, remember)
        }
        Err(problem) => refuse(&site, &visitor, &code, problem).await,
    }
}

/// The form that asks for another game.
#[derive(Deserialize)]
pub(super) struct Again {
    nonce: Option<String>,
    view: Option<String>,
}

/// `POST /t/CODE/again`: a new table for the players of this one; the first who asks opens it, the others find it and
/// their places there.
pub(super) async fn again(
    State(site): State<Site>,
    visitor: Visitor,
    Path(Code(code)): Path<Code>,
    Sent(form): Sent<Again>,
) -> Response {
    let visitor = visitor.in_view(form.view.as_deref());
    let (asker, lang) = (visitor.asker.clone(), visitor.asker.lang);
    let nonce = form.nonce.filter(|nonce| !nonce.is_empty());
    let again = |reply| Command::Again { asker, nonce: nonce.clone(), reply };
    let further = match ask(&site, &visitor, &code, again).await.flatten() {
        Ok(further) => further,
        Err(problem) => return refuse(&site, &visitor, &code, problem).await,
    };
    let name = further.name.clone();
    match site.hub().open_further(&code, further).await {
        Ok((next, true)) => to_table(&visitor, &next, false),
        Ok((next, false)) => {
            // A place is kept; one who has taken it already, or comes too late, is shown the table.
            let _ = perform(
                &site,
                &visitor,
                &next,
                Deed::Sit { place: None, name, nonce, another: false, beside: None },
            )
            .await;
            to_table(&visitor, &next, false)
        }
        Err(error) => answer::problem(&visitor, &Problem::store(lang, &error), Some(&format!("/t/{code}"))),
    }
}

/// `?after=N`
#[derive(Deserialize)]
pub(super) struct After {
    after: Option<String>,
}

/// `GET /t/CODE/stream?after=N`: what happens after step N, as server-sent events.
pub(super) async fn stream(
    State(site): State<Site>,
    visitor: Visitor,
    Path(Code(code)): Path<Code>,
    Query(query): Query<After>,
    headers: axum::http::HeaderMap,
) -> Response {
    let Some(ticket) = site.stream_ticket(visitor.from, &visitor.asker.browser) else {
        return answer::notice(&visitor, Trouble::TooMany, None, None);
    };
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let after = last.or_else(|| query.after?.parse().ok()).unwrap_or(0);
    let asker = visitor.asker.clone();
    match ask(&site, &visitor, &code, |reply| Command::Listen { asker, after, reply }).await {
        Ok((listener, stream)) => {
            let body = Body::from_stream(LiveStream::new(site, code, listener, stream, ticket));
            let kind = (header::CONTENT_TYPE, "text/event-stream; charset=utf-8");
            ([kind, (header::CACHE_CONTROL, "no-store")], [("x-accel-buffering", "no")], body).into_response()
        }
        Err(problem) => answer::problem(&visitor, &problem, None),
    }
}

/// `GET /t/CODE/souvenir.svg`.
pub(super) async fn souvenir(
    State(site): State<Site>,
    visitor: Visitor,
    Path(Code(code)): Path<Code>,
) -> Response {
    let row = site.hub().store().table(&code.as_str().into()).await.ok().flatten();
    let ended = row.and_then(|row| OffsetDateTime::from_unix_timestamp(row.changed_at / 1000).ok());
    let day = ended.map(|ended| ended.date().to_string()).unwrap_or_default();
    let asker = visitor.asker.clone();
    match ask(&site, &visitor, &code, |reply| Command::Souvenir { asker, day, reply }).await {
        Ok(Some(picture)) => ([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response(),
        Ok(None) => {
            let sentence = visitor.asker.lang.t("denied-not-over");
            answer::notice(&visitor, Trouble::Refused, Some(&sentence), Some(&format!("/t/{code}")))
        }
        Err(problem) => answer::problem(&visitor, &problem, None),
    }
}

/// `GET /t/CODE/game.json`: the game's record, once it is over.
pub(super) async fn game_file(
    State(site): State<Site>,
    visitor: Visitor,
    Path(Code(code)): Path<Code>,
) -> Response {
    match ask(&site, &visitor, &code, |reply| Command::GameFile { reply }).await {
        Ok(Some(record)) => {
            let name = format!("attachment; filename=\"furrow-{code}.json\"");
            let kind = (header::CONTENT_TYPE, "application/json".to_owned());
            ([kind, (header::CONTENT_DISPOSITION, name)], record + "\n").into_response()
        }
        Ok(None) => {
            let sentence = visitor.asker.lang.t("denied-not-over");
            answer::notice(&visitor, Trouble::Refused, Some(&sentence), Some(&format!("/t/{code}")))
        }
        Err(problem) => answer::problem(&visitor, &problem, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::pending;

    #[tokio::test(start_paused = true)]
    async fn a_hint_that_takes_long_is_told_to_come_later() {
        let late = in_time::<u64>(Lang::En, pending()).await.expect_err("nothing came");
        assert!(late.status.is_success() && late.sentence.contains("still being worked out"), "{late:?}");
        assert_eq!(in_time(Lang::En, async { Ok(7) }).await, Ok(7));
    }
}
