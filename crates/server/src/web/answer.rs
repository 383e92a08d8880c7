//! Answers: whole pages, notices, refusals.

use super::identity::Visitor;
use crate::{
    live::Problem,
    page::{
        layout::{self, Frame, Kind},
        notice::{self, Notice, Trouble},
        prefs::Prefs,
    },
};
use axum::{
    body::Body,
    http::{Response as HttpResponse, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use furrow_text::Lang;
use maud::Markup;
use serde_json::json;
use std::any::Any;

/// Where a page stands, for its frame.
pub(super) struct Place<'a> {
    pub(super) title: &'a str,
    pub(super) kind: Kind,
    pub(super) here: &'a str,
    pub(super) your_turn: bool,
    /// Whether a page without a script shall load itself again after a while.
    pub(super) waits: bool,
}

/// A whole page.
pub(super) fn page(visitor: &Visitor, place: &Place<'_>, body: &Markup) -> Response {
    let frame = Frame {
        lang: visitor.asker.lang,
        title: place.title,
        prefs: visitor.prefs,
        kind: place.kind,
        your_turn: place.your_turn,
        text: visitor.asker.text,
        here: place.here,
        waits: place.waits,
    };
    Html(layout::page(&frame, body).into_string()).into_response()
}

/// A notice in place of the page asked for; JSON to a script.
pub(super) fn notice(
    visitor: &Visitor,
    trouble: Trouble,
    reason: Option<&str>,
    back: Option<&str>,
) -> Response {
    let status = StatusCode::from_u16(trouble.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let lang = visitor.asker.lang;
    let title = notice::title(lang, trouble);
    if visitor.script {
        return (status, axum::Json(json!({"error": reason.unwrap_or(&title)}))).into_response();
    }
    let body = notice::page(&Notice { lang, text: visitor.asker.text, trouble, reason, back });
    let here = back.unwrap_or("/");
    let place = Place { title: &title, kind: Kind::Notice, here, your_turn: false, waits: false };
    (status, page(visitor, &place, &body)).into_response()
}

/// The notice of a problem.
pub(super) fn problem(visitor: &Visitor, problem: &Problem, back: Option<&str>) -> Response {
    let trouble = match problem.status {
        StatusCode::NOT_FOUND => Trouble::NoTable,
        StatusCode::CONFLICT => Trouble::Stale,
        StatusCode::FORBIDDEN => Trouble::Forbidden,
        StatusCode::SERVICE_UNAVAILABLE => Trouble::Busy,
        _ => Trouble::Refused,
    };
    notice(visitor, trouble, Some(&problem.sentence), back)
}

/// What is left to say after a panic; the reason is in the log.
pub(super) fn broken(_: Box<dyn Any + Send + 'static>) -> HttpResponse<Body> {
    let lang = Lang::En;
    let title = notice::title(lang, Trouble::Broken);
    let body =
        notice::page(&Notice { lang, text: false, trouble: Trouble::Broken, reason: None, back: None });
    let frame = Frame {
        lang,
        title: &title,
        prefs: Prefs::default(),
        kind: Kind::Notice,
        your_turn: false,
        text: false,
        here: "/",
        waits: false,
    };
    let html = layout::page(&frame, &body).into_string();
    (StatusCode::INTERNAL_SERVER_ERROR, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], html)
        .into_response()
}
