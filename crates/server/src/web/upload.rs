//! Game files that somebody brings: taken, kept for a while, replayed.

use super::{
    Site,
    answer::{self, Place},
    chance,
    identity::Visitor,
    replay::{At, show},
    review,
    sent::Sent,
};
use crate::{
    live::Problem,
    page::{
        layout::Kind,
        notice::Trouble,
        replay::Links,
        replay_upload::{self, Upload},
    },
    replay::{Look, Source, fair, people, take},
    secret::fill_random,
};
use axum::{
    extract::{Path, Query, State},
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use furrow_game::{Record, Viewer, shown};
use furrow_store::StoreError;
use serde::Deserialize;

/// For how many days a file is kept.
const DAYS: i64 = 30;
/// How many files are kept at most.
const MOST: u32 = 500;
const DAY_MS: i64 = 24 * 3600 * 1000;
/// The longest body: a form writes a sign such as a quotation mark with three.
pub(super) const LARGEST_FILE: usize = 3 * replay_upload::LONGEST + 1024;

/// `GET /replay`: the form.
pub(super) async fn form(visitor: Visitor) -> Response {
    page(&visitor, &Brought::default(), None)
}

/// What the form sends.
#[derive(Deserialize, Default)]
pub(super) struct Brought {
    record: String,
    number: Option<String>,
    view: Option<String>,
}

impl Brought {
    /// Which game of the file is meant; `Err`: what was typed is no number that a game can have.
    fn number(&self) -> Result<usize, &str> {
        let typed = self.number.as_deref().unwrap_or_default().trim();
        let number = if typed.is_empty() { Some(1) } else { typed.parse().ok() };
        number.filter(|number| (1..=replay_upload::MOST_GAMES).contains(number)).ok_or(typed)
    }
}

fn page(visitor: &Visitor, brought: &Brought, refused: Option<&str>) -> Response {
    let lang = visitor.asker.lang;
    let body = replay_upload::page(&Upload {
        lang,
        text: visitor.asker.text,
        typed: &brought.record,
        number: brought.number().unwrap_or(1),
        refused,
        days: DAYS,
        most: MOST,
    });
    let title = lang.t("upload-title");
    let place = Place { title: &title, kind: Kind::Report, here: "/replay", your_turn: false, waits: false };
    answer::page(visitor, &place, &body)
}

/// `POST /replay`: a file is checked and kept.
pub(super) async fn bring(
    State(site): State<Site>,
    visitor: Visitor,
    Sent(brought): Sent<Brought>,
) -> Response {
    let visitor = visitor.in_view(brought.view.as_deref());
    let lang = visitor.asker.lang;
    let number = match brought.number() {
        Ok(number) => number,
        Err(typed) => {
            let (typed, most) = (shown(typed), replay_upload::MOST_GAMES as i64);
            let why = lang.with("upload-bad-number", [("typed", typed.into()), ("most", most.into())]);
            return refused(&visitor, &brought, &why);
        }
    };
    // Playing a long game through takes a while: no other request waits for it.
    let checked = tokio::task::spawn_blocking(move || (take(lang, &brought.record, number), brought)).await;
    let Ok((taken, brought)) = checked else { return answer::notice(&visitor, Trouble::Broken, None, None) };
    match taken {
        Ok(line) => match store(&site, line).await {
            Ok(id) => {
                let view = if visitor.asker.text { "&view=text" } else { "" };
                Redirect::to(&format!("/replay/{id}?step=0{view}")).into_response()
            }
            Err(error) => answer::problem(&visitor, &Problem::store(lang, &error), Some("/replay")),
        },
        Err(why) => refused(&visitor, &brought, &why),
    }
}

fn refused(visitor: &Visitor, brought: &Brought, why: &str) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, page(visitor, brought, Some(why))).into_response()
}

async fn store(site: &Site, line: String) -> Result<String, StoreError> {
    let mut id = [0; 8];
    fill_random(&mut id);
    let id = hex::encode(id);
    let now = site.hub().time().now();
    let store = site.hub().store();
    store.put_upload(&id, now, line).await?;
    store.prune_uploads(MOST, now - DAYS * DAY_MS).await?;
    Ok(id)
}

/// A file that was kept; else the answer to give.
async fn kept(site: &Site, visitor: &Visitor, id: &str) -> Result<(String, Record), Response> {
    let lang = visitor.asker.lang;
    let line = site.hub().store().upload(id).await;
    let line = line.map_err(|error| answer::problem(visitor, &Problem::store(lang, &error), None))?;
    let gone = || {
        let sentence = lang.with("upload-gone", [("days", DAYS.into())]);
        answer::notice(visitor, Trouble::NoPage, Some(&sentence), Some("/replay"))
    };
    let line = line.ok_or_else(gone)?;
    let record = Record::parse(&line, 1).map_err(|_| gone())?;
    Ok((line, record))
}

/// Hands a kept file over to be shown. Nothing of it is hidden: it is a file.
async fn with_file(
    site: &Site,
    visitor: &Visitor,
    id: &str,
    show: impl FnOnce(&Source<'_>) -> Response,
) -> Response {
    let (_, record) = match kept(site, visitor, id).await {
        Ok(kept) => kept,
        Err(answer) => return answer,
    };
    let (people, fair) = (people(visitor.asker.lang, &record), fair(&record));
    let at = format!("/replay/{id}");
    let links = Links {
        replay: None,
        chance: format!("{at}/chance"),
        review: Some(format!("{at}/review")),
        file: Some(format!("{at}/game.json")),
    };
    let source = Source {
        record: &record,
        people: &people,
        fair: &fair,
        own: Viewer::Public,
        open: true,
        code: id,
        at,
        looked: site.reviews().whole(&record),
        links,
        table: None,
    };
    show(&source)
}

/// `GET /replay/ID`: a step of a file.
pub(super) async fn step(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Response {
    let look = Look::from(at);
    with_file(&site, &visitor, &id, |source| show(&visitor, source, &look)).await
}

/// `GET /replay/ID/chance`.
pub(super) async fn its_chance(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Response {
    let here = format!("/replay/{id}/chance");
    with_file(&site, &visitor, &id, |source| chance::show(&visitor, source, &here)).await
}

/// `GET /replay/ID/review`.
pub(super) async fn its_review(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Response {
    with_file(&site, &visitor, &id, |source| review::show(&site, &visitor, source)).await
}

/// `GET /replay/ID/game.json`: the file again.
pub(super) async fn file(State(site): State<Site>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match kept(&site, &visitor, &id).await {
        Ok((line, _)) => {
            let name = "attachment; filename=\"furrow-game.json\"";
            ([(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, name)], line + "\n")
                .into_response()
        }
        Err(answer) => answer,
    }
}
