//! The feed that says where it is somebody's turn, for games by correspondence.

use super::{Site, answer, identity::Visitor};
use crate::{
    house::{Digest, stamp},
    page::notice::Trouble,
};
use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use furrow_store::{Status, StoreError};
use furrow_text::Lang;
use maud::{Markup, PreEscaped, html};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;

/// Games that are looked at: the ones that changed last.
const LOOKED_AT: usize = 40;
/// What a browser's number is signed for here: its cookie's signature opens no feed, and the other way round.
const PURPOSE: &str = "feed";

/// The path of a browser's feed. Whoever has it may know whose turn it is at that browser's tables, and nothing else.
pub(super) fn address(site: &Site, browser: &str) -> String {
    format!("/feed/{browser}{}.atom", site.sign_for(PURPOSE, browser))
}

/// Whose feed it is.
fn reader(site: &Site, file: &str) -> Option<String> {
    let token = file.strip_suffix(".atom")?;
    let (browser, signature) = token.split_at_checked(32)?;
    let good = site.sign_for(PURPOSE, browser);
    bool::from(good.as_bytes().ct_eq(signature.as_bytes())).then(|| browser.to_owned())
}

/// A turn of the reader's.
struct Turn {
    code: String,
    digest: Digest,
}

/// `GET /feed/TOKEN.atom`.
pub(super) async fn show(
    State(site): State<Site>,
    visitor: Visitor,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some(browser) = reader(&site, &file) else {
        return answer::notice(&visitor, Trouble::NoPage, None, None);
    };
    let turns = match turns(&site, &browser).await {
        Ok(turns) => turns,
        Err(error) => {
            tracing::error!(%error, "a feed");
            return answer::notice(&visitor, Trouble::Busy, None, None);
        }
    };
    let (lang, base) = (visitor.asker.lang, visitor.asker.base.as_str());
    let text = feed(lang, base, &format!("{base}/feed/{file}"), &turns).into_string();
    let etag = format!("\"{}\"", hex::encode(&Sha256::digest(text.as_bytes())[..12]));
    let fixed = [
        (header::CONTENT_TYPE, "application/atom+xml; charset=utf-8".to_owned()),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
        (header::VARY, "accept-language".to_owned()),
        (header::ETAG, etag.clone()),
    ];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or_default();
    // A compressing layer may have marked the tag as weak.
    if known.split(',').any(|known| known.trim().trim_start_matches("W/") == etag) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (fixed, text).into_response()
}

async fn turns(site: &Site, browser: &str) -> Result<Vec<Turn>, StoreError> {
    let store = site.hub().store();
    let tables = store.tables_of(browser).await?;
    let mine = tables.iter().filter(|mine| mine.seat.is_some() && mine.table.status == Status::Playing);
    let mut turns = Vec::new();
    for mine in mine.take(LOOKED_AT) {
        let digest = Digest::of(store, &mine.table).await?.filter(|digest| digest.waits_for(browser));
        let code = mine.table.id.as_str().to_owned();
        turns.extend(digest.map(|digest| Turn { code, digest }));
    }
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.digest.turn_at));
    Ok(turns)
}

/// The feed (RFC 4287). An entry's number is that of its table and decision, so that a reader shows each turn once.
fn feed(lang: Lang, base: &str, own: &str, turns: &[Turn]) -> Markup {
    let updated = turns.iter().map(|turn| turn.digest.turn_at).max().unwrap_or(0);
    let token = own.rsplit('/').next().unwrap_or_default().trim_end_matches(".atom");
    let feed = format!("tag:furrow,2026:feed/{}", hex::encode(&Sha256::digest(token.as_bytes())[..12]));
    html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"))
        feed xmlns="http://www.w3.org/2005/Atom" xml:lang=(lang.code()) {
            id { (feed) }
            title { (lang.t("feed-title")) }
            updated { (stamp(updated)) }
            author { name { (lang.t("front-name")) } }
            (PreEscaped(link("self", own)))
            (PreEscaped(link("alternate", &format!("{base}/"))))
            @for turn in turns { (entry(lang, base, turn)) }
        }
    }
}

fn entry(lang: Lang, base: &str, turn: &Turn) -> Markup {
    let Turn { code, digest } = turn;
    let game = lang.part(&format!("front-{}-title", digest.game.name()), []);
    let names: Vec<&str> = digest.people.iter().flatten().map(|person| person.name.as_str()).collect();
    let at = stamp(digest.turn_at);
    html! {
        entry {
            id { "tag:furrow,2026:table/" (code) "/turn/" (digest.turn) }
            title { (lang.with("feed-your-turn", [("game", game.into()), ("code", code.as_str().into())])) }
            updated { (at) }
            published { (at) }
            (PreEscaped(link("alternate", &format!("{base}/t/{code}"))))
            summary { (lang.with("feed-at-the-table", [("names", names.join(", ").into())])) }
        }
    }
}

/// A link of a feed: XML wants the end that HTML does without.
fn link(rel: &str, to: &str) -> String {
    let to = to.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    format!("<link rel=\"{rel}\" href=\"{to}\"/>")
}
