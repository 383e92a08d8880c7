//! Style sheets, scripts, fonts, marks: embedded in the binary.

use crate::page;
use axum::{
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use std::{borrow::Cow, collections::HashMap, sync::LazyLock};

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

struct Asset {
    kind: &'static str,
    etag: String,
    bytes: Cow<'static, [u8]>,
}

/// All assets by name, those that Rust writes among them.
static ASSETS: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    let files = Files::iter().filter_map(|name| Some((name.to_string(), Files::get(&name)?.data)));
    let written = [
        ("css/tokens.css", furrow_art::tokens::css_tokens() + &furrow_art::art_css()),
        ("css/carrots-places.css", page::carrots::places_css()),
        ("css/fable-places.css", page::fable::places_css()),
        ("css/crazy-race-places.css", page::crazy_race::places_css()),
        ("css/specimen.css", page::specimen::css()),
        ("favicon.svg", furrow_art::favicon(false)),
        ("favicon-turn.svg", furrow_art::favicon(true)),
    ];
    let written = written.into_iter().map(|(name, text)| (name.to_owned(), Cow::Owned(text.into_bytes())));
    files.chain(written).map(|(name, bytes)| (name.clone(), describe(&name, bytes))).collect()
});

fn describe(name: &str, bytes: Cow<'static, [u8]>) -> Asset {
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        _ => "text/plain; charset=utf-8",
    };
    Asset { kind, etag: format!("\"{}\"", hex::encode(&Sha256::digest(&bytes)[..12])), bytes }
}

/// `GET /assets/NAME`: the browser keeps it and asks whether it has changed.
pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(asset) = ASSETS.get(&name) else { return StatusCode::NOT_FOUND.into_response() };
    let fixed = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.kind)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    let etag = [(header::ETAG, asset.etag.as_str())];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // A compressing layer may have marked the tag as weak.
    if known.is_some_and(|known| known.trim_start_matches("W/") == asset.etag) {
        return (StatusCode::NOT_MODIFIED, fixed, etag).into_response();
    }
    (fixed, etag, asset.bytes.clone()).into_response()
}
