//! What is let in, and how answers are sealed.

use super::{
    Site, answer,
    identity::{Visitor, host},
};
use crate::page::notice::Trouble;
use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};

/// Nothing but our own files; no inline script or style, no frame, no other site.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Lets a request in, or answers why not: too many in a short time, or a post from another site.
pub(super) async fn let_in(
    State(site): State<Site>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let post = request.method() == Method::POST;
    if !site.admits(visitor.from, post) {
        answer::notice(&visitor, Trouble::TooMany, None, None)
    } else if post && is_foreign(&site, request.headers()) {
        answer::notice(&visitor, Trouble::Forbidden, None, None)
    } else {
        next.run(request).await
    }
}

/// Whether a post comes from a page of another site.
fn is_foreign(site: &Site, headers: &HeaderMap) -> bool {
    if let Some(origin) = headers.get(header::ORIGIN) {
        let Some((_, from)) = origin.to_str().ok().and_then(|text| text.split_once("://")) else {
            return true;
        };
        let ours = |address: &str| address.split_once("://").is_some_and(|(_, host)| host == from);
        return host(headers) != Some(from) && !site.public().is_some_and(ours);
    }
    let fetch = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    matches!(fetch, Some(b"cross-site" | b"same-site"))
}

/// Adds the security headers to every answer; those that are about documents, to what a browser may show as one.
pub(super) async fn seal(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let is_part = is_part(response.headers());
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if is_part {
        return response; // a page loads some thirty, and each would be little longer than its headers
    }
    let fixed: [(HeaderName, &'static str); 4] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Some answers say even less about where the reader comes from.
    headers.entry(header::REFERRER_POLICY).or_insert(HeaderValue::from_static("same-origin"));
    response
}

/// Whether an answer is a part of a page and never a page itself: a script, a style, a font.
fn is_part(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    [&b"text/javascript"[..], b"text/css", b"font/"].iter().any(|part| kind.starts_with(part))
}
