//! Replays of tables.

use super::{
    Site,
    answer::{self, Place},
    code::Code,
    identity::Visitor,
    table::ask,
};
use crate::{
    live::Command,
    page::{
        layout::{Kind, Preview},
        notice::Trouble,
        replay::Links,
    },
    replay::{Cut, Look, Source, screen},
};
use axum::{
    Json,
    extract::{Path, Query, State},
    response::{IntoResponse, Response},
};
use furrow_table::{for_game, registry::GameId};
use serde::Deserialize;

/// `?step=12&eyes=1`
#[derive(Deserialize)]
pub(super) struct At {
    step: Option<usize>,
    eyes: Option<String>,
}

impl From<At> for Look {
    fn from(At { step, eyes }: At) -> Self {
        Look { step, eyes }
    }
}

/// `GET /t/CODE/replay`: a step of a table's game.
pub(super) async fn of_table(
    State(site): State<Site>,
    visitor: Visitor,
    Path(Code(code)): Path<Code>,
    Query(at): Query<At>,
) -> Response {
    let cut = match cut(&site, &visitor, &code).await {
        Ok(cut) => cut,
        Err(answer) => return answer,
    };
    let source = source(&site, &cut, &code);
    show(&visitor, &source, &Look::from(at))
}

/// A table's game as it may be shown to the one who asks.
pub(super) fn source<'a>(site: &Site, cut: &'a Cut, code: &'a str) -> Source<'a> {
    let links = Links { replay: None, ..Links::of_table(code) };
    Source {
        record: &cut.record,
        people: &cut.people,
        fair: &cut.fair,
        own: cut.own,
        open: cut.over,
        code,
        at: format!("/t/{code}/replay"),
        looked: cut.over.then(|| site.reviews().whole(&cut.record)).flatten(),
        links: Links {
            file: links.file.filter(|_| cut.over),
            review: links.review.filter(|_| cut.over),
            ..links
        },
        table: Some(format!("/t/{code}")),
    }
}

/// What a table hands over; before its game begins the answer is a notice.
pub(super) async fn cut(site: &Site, visitor: &Visitor, code: &str) -> Result<Cut, Response> {
    let asker = visitor.asker.clone();
    match ask(site, visitor, code, |reply| Command::Replay { asker, reply }).await {
        Ok(Some(cut)) => Ok(*cut),
        Ok(None) => {
            let sentence = visitor.asker.lang.t("replay-not-begun");
            let back = format!("/t/{code}");
            Err(answer::notice(visitor, Trouble::Refused, Some(&sentence), Some(&back)))
        }
        Err(problem) => Err(answer::problem(visitor, &problem, None)),
    }
}

/// The page of a step; to a script, what happened there.
pub(super) fn show(visitor: &Visitor, source: &Source<'_>, look: &Look) -> Response {
    let lang = visitor.asker.lang;
    let Some(game) = GameId::named(&source.record.game) else {
        return answer::notice(visitor, Trouble::NoPage, None, None);
    };
    let shown = match for_game!(game, G => screen::<G>(source, look, &visitor.asker)) {
        Ok(Some(shown)) => shown,
        Ok(None) => return answer::notice(visitor, Trouble::Broken, None, None),
        Err(blind) => {
            let back = Some(source.at.as_str());
            return answer::notice(visitor, Trouble::Forbidden, Some(&lang.t(blind.key())), back);
        }
    };
    if visitor.script {
        return Json(shown.news).into_response();
    }
    let name = lang.part(&format!("front-{}-title", shown.game.name()), []);
    let title = lang.with("replay-title", [("game", name.into())]);
    let kind = Kind::Table(shown.game);
    let place = Place { title: &title, kind, here: &shown.here, your_turn: false, waits: false };
    let base = &visitor.asker.base;
    let picture = source.table.as_ref().filter(|_| source.open);
    let preview = Preview {
        title: title.clone(),
        says: shown.says,
        link: format!("{base}{}", shown.here),
        picture: picture.map(|table| format!("{base}{table}/souvenir.svg")),
    };
    answer::shared_page(visitor, &place, Some(&preview), &shown.body)
}
