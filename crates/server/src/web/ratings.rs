//! Ratings: a visitor's own page, and the host's of all.

use super::{
    Site,
    answer::{self, Place},
    house::Host,
    identity::Visitor,
};
use crate::{
    house::{Sheet, rating_list},
    live::Problem,
    page::{
        layout::Kind,
        notice::Trouble,
        ratings::{self as page, Ratings, Reader},
    },
};
use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use std::time::Duration;

/// For how long a reader waits for what was not counted yet.
const PATIENCE: Duration = Duration::from_secs(2);

/// `GET /ratings`.
pub(super) async fn of_visitor(State(site): State<Site>, visitor: Visitor) -> Response {
    let browser = visitor.asker.browser.clone();
    shown(&site, &visitor, Reader::Visitor, |site| Sheet::of_visitor(&site.ratings().ledger(), &browser))
        .await
}

/// `GET /host/ratings`.
pub(super) async fn of_host(_: Host, State(site): State<Site>, visitor: Visitor) -> Response {
    shown(&site, &visitor, Reader::Host, all).await
}

fn all(site: &Site) -> Sheet {
    Sheet::of_host(&site.ratings().ledger())
}

async fn shown(
    site: &Site,
    visitor: &Visitor,
    reader: Reader,
    sheet: impl FnOnce(&Site) -> Sheet,
) -> Response {
    let lang = visitor.asker.lang;
    let complete = match site.ratings().catch_up(site.hub().store(), PATIENCE).await {
        Ok(complete) => complete,
        Err(error) => return answer::problem(visitor, &Problem::store(lang, &error), None),
    };
    let body = page::page(&Ratings { lang, text: visitor.asker.text, reader, sheet: &sheet(site), complete });
    let (title, here) = match reader {
        Reader::Visitor => ("ratings-title", "/ratings"),
        Reader::Host => ("ratings-all-title", "/host/ratings"),
    };
    let title = lang.t(title);
    let place = Place { title: &title, kind: Kind::Report, here, your_turn: false, waits: false };
    answer::page(visitor, &place, &body)
}

/// `GET /host/ratings.csv`: of all that is counted; while much is to be counted still, there is no list.
pub(super) async fn list(_: Host, State(site): State<Site>, visitor: Visitor) -> Response {
    let caught_up = site.ratings().catch_up(site.hub().store(), PATIENCE).await;
    match caught_up {
        Ok(true) => {}
        Ok(false) => return answer::notice(&visitor, Trouble::Busy, None, Some("/host/ratings")),
        Err(error) => return answer::problem(&visitor, &Problem::store(visitor.asker.lang, &error), None),
    }
    let kind = (header::CONTENT_TYPE, "text/csv; charset=utf-8; header=present");
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"furrow-ratings.csv\"");
    ([kind, name], rating_list(&all(&site))).into_response()
}
