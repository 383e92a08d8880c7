//! The host page: behind a key that was shown once, and then a cookie.

use super::{
    Site,
    answer::{self, Place},
    identity::{Visitor, cookies},
    sent::Sent,
};
use crate::{
    house::{self, Digest, HostKey, Notice},
    live::{Command, HouseDeed},
    page::{
        house::{self as page, Listed, Numbers, Said},
        layout::{Kind, keep},
        named,
        notice::Trouble,
    },
};
use axum::{
    body::Body,
    extract::{FromRequestParts, Query, State},
    http::{HeaderValue, header, request::Parts},
    response::{IntoResponse, Redirect, Response},
};
use furrow_store::StoreError;
use futures_core::Stream;
use serde::Deserialize;
use std::{
    convert::Infallible,
    pin::Pin,
    task::{Context, Poll},
};
use subtle::ConstantTimeEq;
use tokio::sync::{mpsc, oneshot};

/// The cookie that opens the host page; browsers send it there only.
const COOKIE: &str = "host";
/// How long it is good for, in seconds.
const GOOD_FOR: i64 = 30 * 24 * 3600;
/// Tables on a page.
const PAGE: u32 = 25;
/// The longest time a message is shown, in minutes.
const LONGEST: i64 = 24 * 60;

/// Whoever has the key.
pub(super) struct Host;

impl FromRequestParts<Site> for Host {
    type Rejection = Response;

    /// Anybody else finds no page here.
    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Response> {
        let visitor = Visitor::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        let known =
            site.host().is_some_and(|key| cookies(&parts.headers, COOKIE).any(|text| opens(site, key, text)));
        known.then_some(Host).ok_or_else(|| nothing_here(&visitor))
    }
}

/// What is signed is the time at which the cookie was given, for the key that holds now.
fn signed(site: &Site, key: &HostKey, given: i64) -> String {
    site.sign_for("host", &format!("{given}/{}", key.mark()))
}

fn opens(site: &Site, key: &HostKey, text: &str) -> bool {
    let Some((given, signature)) = text.split_once('.') else { return false };
    let Ok(given) = given.parse::<i64>() else { return false };
    let age = site.hub().time().now() / 1000 - given;
    (0..=GOOD_FOR).contains(&age)
        && bool::from(signed(site, key, given).as_bytes().ct_eq(signature.as_bytes()))
}

fn nothing_here(visitor: &Visitor) -> Response {
    answer::notice(visitor, Trouble::NoPage, None, None)
}

/// `GET /host?key=K`: takes the key; `GET /host?page=N`: the page.
pub(super) async fn show(
    State(site): State<Site>,
    visitor: Visitor,
    Query(asked): Query<Vec<(String, String)>>,
    host: Result<Host, Response>,
) -> Response {
    let field = |name: &str| asked.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    if let Some(key) = field("key") {
        let mut response = enter(&site, &visitor, key);
        response.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
        return response;
    }
    if let Err(nothing) = host {
        return nothing;
    }
    let number = field("page").and_then(|page| page.parse().ok()).unwrap_or(1).clamp(1, u64::from(u32::MAX));
    let said = field("done").and_then(Said::parse);
    let shown = match listed(&site, number).await {
        Ok(shown) => shown,
        Err(error) => {
            tracing::error!(%error, "the host page");
            return answer::notice(&visitor, Trouble::Busy, None, None);
        }
    };
    let (numbers, tables) = shown;
    let lang = visitor.asker.lang;
    let notice = site.hub().notice();
    let body = page::page(&page::House {
        lang,
        text: visitor.asker.text,
        now: site.hub().time().now(),
        numbers: &numbers,
        tables: &tables,
        page: number,
        pages: numbers.tables.all().div_ceil(u64::from(PAGE)).max(1),
        notice: notice.as_deref(),
        said,
    });
    let title = lang.t("host-title");
    let here = if number == 1 { "/host".to_owned() } else { format!("/host?page={number}") };
    let place = Place { title: &title, kind: Kind::Host, here: &here, your_turn: false, waits: false };
    answer::page(&visitor, &place, &body)
}

fn enter(site: &Site, visitor: &Visitor, key: &str) -> Response {
    // The right key opens whatever was tried before: nobody may lock the host out. Guessing is hopeless either way.
    let Some(good) = site.host().filter(|good| good.is(key)) else {
        let may_try = site.admits_wrong_key(visitor.from);
        return if may_try {
            nothing_here(visitor)
        } else {
            answer::notice(visitor, Trouble::TooMany, None, None)
        };
    };
    let given = site.hub().time().now() / 1000;
    let secure = if visitor.asker.base.starts_with("https:") { "; Secure" } else { "" };
    let signed = signed(site, good, given);
    let cookie =
        format!("{COOKIE}={given}.{signed}; Path=/host; Max-Age={GOOD_FOR}; SameSite=Lax; HttpOnly{secure}");
    let mut response = Redirect::to(&keep(visitor.asker.text, "/host")).into_response();
    response
        .headers_mut()
        .extend(HeaderValue::from_str(&cookie).ok().map(|value| (header::SET_COOKIE, value)));
    response
}

async fn listed(site: &Site, page: u64) -> Result<(Numbers, Vec<Listed>), StoreError> {
    let store = site.hub().store();
    let numbers = Numbers {
        tables: store.counts().await?,
        connected: site.connected(),
        uptime: site.uptime(),
        bytes: store.bytes().await?,
    };
    let mut tables = Vec::new();
    for row in store.all_tables(PAGE, (page - 1) * u64::from(PAGE)).await?.into_iter().flatten() {
        let digest = Digest::of(store, &row).await?;
        tables.push(Listed { row, digest });
    }
    Ok((numbers, tables))
}

/// `GET` at an address that only takes forms.
pub(super) async fn back(_: Host) -> Redirect {
    Redirect::to("/host")
}

/// Where one comes back to after a deed.
fn done(visitor: &Visitor, page: Option<u64>, said: Said) -> Response {
    let view = if visitor.asker.text { "&view=text" } else { "" };
    Redirect::to(&format!("/host?page={}&done={}{view}", page.unwrap_or(1), said.name())).into_response()
}

/// A button at a table of the list.
#[derive(Deserialize)]
pub(super) struct Pressed {
    code: String,
    guest: Option<String>,
    page: Option<u64>,
    view: Option<String>,
}

/// `POST /host/close`: a table ends without a result.
pub(super) async fn close(
    host: Host,
    State(site): State<Site>,
    visitor: Visitor,
    Sent(form): Sent<Pressed>,
) -> Response {
    perform(host, &site, visitor, form, HouseDeed::Close, Said::Closed).await
}

/// `POST /host/kick`: somebody is sent away, or a computer player takes the seat.
pub(super) async fn kick(
    host: Host,
    State(site): State<Site>,
    visitor: Visitor,
    Sent(form): Sent<Pressed>,
) -> Response {
    let Some((place, guest)) = form.guest.as_deref().and_then(named::guest) else {
        return answer::notice(&visitor, Trouble::Unreadable, None, None);
    };
    perform(host, &site, visitor, form, HouseDeed::Kick { place, guest }, Said::Kicked).await
}

async fn perform(
    _: Host,
    site: &Site,
    visitor: Visitor,
    form: Pressed,
    deed: HouseDeed,
    said: Said,
) -> Response {
    let visitor = visitor.in_view(form.view.as_deref());
    let (reply, answer) = oneshot::channel();
    let sent = site.hub().send(&form.code, Command::House { deed, reply }).await;
    let could = match sent {
        Ok(known) => known && answer.await.unwrap_or(false),
        Err(error) => {
            tracing::error!(%error, "a wish of the host's");
            false
        }
    };
    done(&visitor, form.page, if could { said } else { Said::CouldNot })
}

/// The form of a message.
#[derive(Deserialize)]
pub(super) struct Saying {
    text: String,
    minutes: Option<i64>,
    view: Option<String>,
}

/// `POST /host/message`: a message to everybody; an empty one takes it back.
pub(super) async fn say(
    _: Host,
    State(site): State<Site>,
    visitor: Visitor,
    Sent(form): Sent<Saying>,
) -> Response {
    let visitor = visitor.in_view(form.view.as_deref());
    if form.text.trim().is_empty() {
        site.hub().announce(None).await;
        return done(&visitor, None, Said::Withdrawn);
    }
    let until = site.hub().time().now() + form.minutes.unwrap_or(15).clamp(1, LONGEST) * 60_000;
    let Some(notice) = Notice::new(&form.text, until) else { return done(&visitor, None, Said::TooLong) };
    site.hub().announce(Some(notice)).await;
    done(&visitor, None, Said::Announced)
}

/// Lines as the body of an answer.
struct Lines(mpsc::Receiver<String>);

impl Stream for Lines {
    type Item = Result<String, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(context).map(|line| line.map(Ok))
    }
}

/// `GET /host/results.csv`: written as it is read, however many games there are.
pub(super) async fn results(_: Host, State(site): State<Site>, visitor: Visitor) -> Response {
    let (out, lines) = mpsc::channel(16);
    let lang = visitor.asker.lang;
    tokio::spawn(async move {
        if let Err(error) = house::results(site.hub().store(), lang, &out).await {
            tracing::error!(%error, "the list of results breaks off");
        }
    });
    let kind = (header::CONTENT_TYPE, "text/csv; charset=utf-8; header=present");
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"furrow-results.csv\"");
    ([kind, name], Body::from_stream(Lines(lines))).into_response()
}
