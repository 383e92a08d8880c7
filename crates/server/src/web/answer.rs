//! Answers: whole pages, notices, refusals.

use super::identity::Visitor;
use crate::{
    live::Problem,
    page::{
        layout::{self, Frame, Kind, Preview},
        notice::{self, Notice, Trouble},
    },
};
use axum::{
    Extension,
    extract::Request,
    http::{StatusCode, header},
    middleware::Next,
    response::{Html, IntoResponse, Response},
};
use maud::Markup;
use serde_json::json;
use std::{any::Any, time::Duration};
use tokio::time::timeout;

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
    page_with(visitor, place, &More::default(), body)
}

/// A whole page that other programs show by a preview where a link to it is sent.
pub(super) fn shared_page(
    visitor: &Visitor,
    place: &Place<'_>,
    preview: Option<&Preview>,
    body: &Markup,
) -> Response {
    page_with(visitor, place, &More { preview, ..More::default() }, body)
}

/// What some pages have around them besides.
#[derive(Clone, Copy, Default)]
pub(super) struct More<'a> {
    /// What other programs show where a link to the page is sent.
    pub(super) preview: Option<&'a Preview>,
    /// The day on which its table will be closed because nobody has moved for very long.
    pub(super) closes: Option<&'a str>,
    /// What the menu has of a table.
    pub(super) menu: Option<&'a Markup>,
}

/// A whole page with more around it.
pub(super) fn page_with(
    visitor: &Visitor,
    place: &Place<'_>,
    &More { preview, closes, menu }: &More<'_>,
    body: &Markup,
) -> Response {
    let frame = Frame {
        lang: visitor.asker.lang,
        title: place.title,
        prefs: visitor.prefs,
        kind: place.kind,
        your_turn: place.your_turn,
        text: visitor.asker.text,
        here: place.here,
        waits: place.waits,
        preview,
        notice: visitor.notice.as_deref(),
        closes,
        feed: visitor.feed.as_deref(),
        menu,
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
        StatusCode::INTERNAL_SERVER_ERROR => Trouble::Aside,
        _ => Trouble::Refused,
    };
    notice(visitor, trouble, Some(&problem.sentence), back)
}

/// The mark of an answer that a panic left empty; the reason is in the log.
#[derive(Clone)]
struct Broken;

/// An empty answer in place of the one that a panic broke off.
pub(super) fn broken(_: Box<dyn Any + Send + 'static>) -> Response {
    (StatusCode::INTERNAL_SERVER_ERROR, Extension(Broken)).into_response()
}

/// Who waits so long is told that the server is busy; streams have no limit once they have begun.
const SLOWEST: Duration = Duration::from_secs(10);

/// Says in the reader's language that something broke, where a panic left nothing to say, that an address could not be
/// read, which the router says in plain text, that it is not asked in this way, which the router says by nothing, and
/// that the answer takes too long.
pub(super) async fn explain(visitor: Visitor, request: Request, next: Next) -> Response {
    let Ok(response) = timeout(SLOWEST, next.run(request)).await else {
        return notice(&visitor, Trouble::Busy, None, None);
    };
    if response.extensions().get::<Broken>().is_some() {
        return notice(&visitor, Trouble::Broken, None, None);
    }
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        let mut said = notice(&visitor, Trouble::NoWay, None, None);
        said.headers_mut()
            .extend(response.headers().get(header::ALLOW).map(|allow| (header::ALLOW, allow.clone())));
        return said;
    }
    let kind = response.headers().get(header::CONTENT_TYPE);
    let plain = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/plain"));
    if response.status() == StatusCode::BAD_REQUEST && plain {
        return notice(&visitor, Trouble::Unreadable, None, None);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{live::Asker, page::prefs::Prefs};
    use axum::{Router, body::Body, http::Uri, middleware::from_fn, routing::get};
    use furrow_text::Lang;
    use http_body_util::BodyExt;
    use tower::ServiceExt;
    use tower_http::catch_panic::CatchPanicLayer;

    async fn breaks() -> &'static str {
        panic!("a fault of ours")
    }

    /// What a reader of German, or its script, is told by an address.
    async fn told(address: &'static str, script: bool) -> (StatusCode, String) {
        let asker = Asker::of("reader", Lang::De);
        let (from, prefs) = (asker.network, Prefs::default());
        let visitor = Visitor { asker, prefs, script, from, notice: None, feed: None };
        let router = Router::new()
            .route("/breaks", get(breaks))
            .route("/never", get(std::future::pending::<()>))
            .layer(CatchPanicLayer::custom(broken))
            .layer(from_fn(explain))
            .layer(Extension(visitor));
        let mut request = Request::new(Body::empty());
        *request.uri_mut() = Uri::from_static(address);
        let answer = router.oneshot(request).await.expect("infallible");
        let status = answer.status();
        let page = answer.into_body().collect().await.expect("a body").to_bytes();
        (status, String::from_utf8_lossy(&page).into_owned())
    }

    #[tokio::test]
    async fn a_panic_is_told_in_the_readers_language() {
        let (status, page) = told("/breaks", false).await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        let title = notice::title(Lang::De, Trouble::Broken);
        assert!(page.contains("<html lang=\"de\"") && page.contains(&title), "{page}");
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_takes_too_long_is_one_in_words() {
        let title = notice::title(Lang::De, Trouble::Busy);
        for script in [false, true] {
            let (status, page) = told("/never", script).await;
            assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
            assert!(page.contains(&title) && page.contains("{\"error\"") == script, "{page}");
        }
    }
}
