//! Who asks: a signed cookie; and the plain cookies of preference.

use super::{Site, feed, language, proxy::network};
use crate::{house::Notice, live::Asker, page::prefs::Prefs, secret::fill_random};
use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header, request::Parts},
    middleware::Next,
    response::Response,
};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};
use subtle::ConstantTimeEq;

/// A browser that asks.
#[derive(Clone, Debug)]
pub(super) struct Visitor {
    pub(super) asker: Asker,
    pub(super) prefs: Prefs,
    /// Whether an answer shall be JSON: a script asks.
    pub(super) script: bool,
    /// The address it comes from.
    pub(super) from: IpAddr,
    /// The host's message, unless the reader has put it away.
    pub(super) notice: Option<Arc<Notice>>,
    /// The path of the reader's feed, once it is known.
    pub(super) feed: Option<String>,
}

impl Visitor {
    /// A form says by its field `view` that it was posted from the text view.
    pub(super) fn in_view(mut self, view: Option<&str>) -> Self {
        self.asker.text |= view == Some("text");
        self
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        parts.extensions.get::<Visitor>().cloned().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// The cookie that says who it is; only this server can make one.
const COOKIE: &str = "furrow";
/// The cookie that says which message of the host the reader has put away.
pub(super) const SEEN: &str = "seen";
const YEAR: u32 = 365 * 24 * 3600;

/// Reads the cookies of a request; a browser without a good one gets a new identity with the answer.
pub(super) async fn recognise(State(site): State<Site>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    // A browser may send several of this name, set by its neighbours or for other paths: any good one will do.
    let known = cookies(headers, COOKIE).find_map(|text| verify(&site, text));
    let (browser, fresh) = known.map_or_else(|| (new_browser(), true), |id| (id, false));
    let base = base(&site, headers);
    let secure = base.starts_with("https:");
    let name = cookie(headers, "name").and_then(decode_name).unwrap_or_default();
    let prefs = ["theme", "speed", "sound"].into_iter().fold(Prefs::default(), |prefs, name| {
        cookie(headers, name).map_or(prefs, |word| prefs.with(name, word))
    });
    let script =
        headers.get(header::ACCEPT).is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"));
    let (text, data) = (has_pair(request.uri(), "view=text"), has_pair(request.uri(), "view=data"));
    // A live table goes on in the language of its stream, which nobody asks for by its address.
    let asked = request.uri().query().filter(|_| !request.uri().path().starts_with("/t/"));
    let lang = language::of(headers, asked, cookie(headers, "lang"));
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = from.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
    let from = site.client(peer, headers);
    let (network, speed) = (network(from), prefs.speed);
    let asker = Asker { browser: browser.clone(), lang, base, name, text, data, network, speed };
    let notice = site.hub().notice().filter(|notice| cookie(headers, SEEN) != Some(&notice.id));
    // One who reads a feed keeps no cookies.
    let named = !request.uri().path().starts_with("/feed/");
    let feed = (!fresh).then(|| feed::address(&site, &browser));
    request.extensions_mut().insert(Visitor { asker, prefs, script, from, notice, feed });
    let mut response = next.run(request).await;
    if fresh && named {
        let value = format!("{browser}.{}", site.sign(&browser));
        add_cookie(&mut response, COOKIE, &value, true, secure);
    }
    response
}

/// Whether an address asks for this.
fn has_pair(address: &Uri, wanted: &str) -> bool {
    address.query().is_some_and(|query| query.split('&').any(|pair| pair == wanted))
}

/// Sets a cookie for a year. Over plain http at home it cannot be `Secure`.
pub(super) fn add_cookie(response: &mut Response, name: &str, value: &str, hidden: bool, secure: bool) {
    let hidden = if hidden { "; HttpOnly" } else { "" };
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax{hidden}{secure}");
    if let Ok(value) = HeaderValue::from_str(&text) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// A name as a cookie's value.
pub(super) fn encode_name(name: &str) -> String {
    hex::encode(name)
}

fn decode_name(text: &str) -> Option<String> {
    let name = String::from_utf8(hex::decode(text).ok()?).ok()?;
    furrow_table::Name::parse(&name).map(|name| name.to_string())
}

fn new_browser() -> String {
    let mut id = [0; 16];
    fill_random(&mut id);
    hex::encode(id)
}

fn verify(site: &Site, text: &str) -> Option<String> {
    let (browser, signature) = text.split_once('.')?;
    let good = site.sign(browser);
    bool::from(good.as_bytes().ct_eq(signature.as_bytes())).then(|| browser.to_owned())
}

fn cookie<'a>(headers: &'a HeaderMap, name: &'a str) -> Option<&'a str> {
    cookies(headers, name).next()
}

pub(super) fn cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter(move |(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// The address by which the browser reaches this server. One that came by loopback to a server that listens at home
/// is shown the address that other devices can use.
fn base(site: &Site, headers: &HeaderMap) -> String {
    if let Some(public) = site.public() {
        return public.to_owned();
    }
    let host = host(headers).unwrap_or("127.0.0.1");
    let loopback = ["127.0.0.1", "localhost", "[::1]"].iter().any(|name| host.starts_with(name));
    match site.lan() {
        Some(lan) if loopback => lan.to_owned(),
        _ => format!("http://{host}"),
    }
}

/// The `Host` header, if it is made of what hosts are made of.
pub(super) fn host(headers: &HeaderMap) -> Option<&str> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
    (!host.is_empty() && host.len() < 256 && host.chars().all(plain)).then_some(host)
}
