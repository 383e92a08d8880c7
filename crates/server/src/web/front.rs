//! The front page, opening a table, joining by code.

use super::{
    Site,
    answer::{self, Place},
    identity::{Visitor, add_cookie, encode_name},
    sent::Sent,
};
use crate::{
    house::{day, retention},
    live::{Command, NewGame},
    page::{
        fields::{PROPOSED, Typed},
        front::{self, Front, Refused},
        layout::Kind,
        notice::Trouble,
        options,
        tables::{Glance, MyGame, OpenTable, Standing},
        terms,
    },
};
use axum::{
    extract::{Query, State},
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use furrow_store::{Status, TableRow};
use furrow_table::{Name, Terms, registry::GameId};
use serde::Deserialize;
use std::collections::BTreeMap;
use tokio::sync::oneshot;

/// Games of its reader's on the front page.
const LISTED: usize = 12;

/// Open tables that are looked at for the front page.
const OPEN: u32 = 40;

/// `?open=GAME`: which open tables are listed.
#[derive(Deserialize)]
pub(super) struct Listing {
    open: Option<String>,
}

/// `GET /`.
pub(super) async fn show(
    State(site): State<Site>,
    visitor: Visitor,
    Query(listing): Query<Listing>,
) -> Response {
    let only = listing.open.and_then(|name| GameId::named(&name));
    front_page(&site, &visitor, None, only).await
}

async fn front_page(
    site: &Site,
    visitor: &Visitor,
    refused: Option<&Refused>,
    only: Option<GameId>,
) -> Response {
    let lang = visitor.asker.lang;
    // An offer opens one table, so each game has its own.
    let offers = GameId::ALL.map(|game| (game, site.hub().new_offer().shown()));
    let games = my_games(site, visitor).await;
    let open = open_tables(site, visitor, only).await;
    let programs = site.hub().programs();
    let front = Front {
        lang,
        text: visitor.asker.text,
        offers: &offers,
        games: &games,
        open: &open,
        only,
        programs: programs.names(),
        name: &visitor.asker.name,
        refused,
    };
    let title = lang.t("front-name");
    let place = Place { title: &title, kind: Kind::Front, here: "/", your_turn: false, waits: false };
    answer::page(visitor, &place, &front::page(&front))
}

async fn my_games(site: &Site, visitor: &Visitor) -> Vec<MyGame> {
    let tables = match site.hub().store().tables_of(&visitor.asker.browser).await {
        Ok(tables) => tables,
        Err(error) => {
            tracing::error!(%error, "the list of a browser's tables");
            Vec::new()
        }
    };
    let mut tables: Vec<TableRow> =
        tables.into_iter().filter(|table| table.seat.is_some()).map(|table| table.table).collect();
    tables.sort_by_key(|table| matches!(table.status, Status::Finished | Status::Closed));
    let mut games = Vec::new();
    for table in tables.into_iter().take(LISTED) {
        let Some(game) = GameId::named(&table.game) else { continue };
        let Some(glance) = glance(site, visitor, &table).await else { continue };
        let closes = closing_day(site, &table);
        games.push(MyGame { code: table.id.as_str().to_owned(), game, glance, closes });
    }
    games.sort_by_key(|game| !matches!(game.glance.standing, Standing::WaitsForYou(_)));
    games
}

/// The day on which a table will be closed because nobody has moved there for very long.
pub(super) fn closing_day(site: &Site, row: &TableRow) -> Option<String> {
    let at = site.hub().closes_at(row.id.as_str())?;
    // The list is of the last time all tables were looked at: somebody may have moved since.
    retention::closes_at(row, 0).map(|_| day(at))
}

/// What one of the reader's tables tells; those that do not change are not woken for it.
async fn glance(site: &Site, visitor: &Visitor, table: &TableRow) -> Option<Glance> {
    match table.status {
        Status::Waiting => Some(Glance { standing: Standing::Gathering, left: None, file: false }),
        Status::Finished => Some(Glance { standing: Standing::Over, left: None, file: true }),
        Status::Playing | Status::Closed => {
            let (reply, answer) = oneshot::channel();
            let command = Command::Standing { asker: visitor.asker.clone(), reply };
            site.hub().send(table.id.as_str(), command).await.ok()?;
            answer.await.ok()
        }
    }
}

/// The tables that have a place for whoever asks.
async fn open_tables(site: &Site, visitor: &Visitor, only: Option<GameId>) -> Vec<OpenTable> {
    let rows = site.hub().store().listed_tables(OPEN).await.unwrap_or_else(|error| {
        tracing::error!(%error, "the list of open tables");
        Vec::new()
    });
    let mut open = Vec::new();
    for row in rows {
        let Some(game) = GameId::named(&row.game).filter(|game| only.is_none_or(|only| only == *game)) else {
            continue;
        };
        let (reply, answer) = oneshot::channel();
        let command = Command::Vacancy { asker: visitor.asker.clone(), reply };
        if !matches!(site.hub().send(row.id.as_str(), command).await, Ok(true)) {
            continue;
        }
        if let Ok(Some(vacancy)) = answer.await {
            open.push(OpenTable { code: row.id.as_str().to_owned(), game, vacancy });
        }
    }
    open
}

/// `GET` at an address that only takes forms: a refused form has left it in the address bar, to be loaded anew.
pub(super) async fn home() -> Redirect {
    Redirect::to("/")
}

/// The form of a game on the front page, as it was sent.
struct Wanted {
    game: GameId,
    typed: Typed,
    seats: u8,
}

impl Wanted {
    /// Reads a form. One with a field that the game's form does not have wants what this page does not offer, and
    /// gets no other table.
    fn read(fields: BTreeMap<String, String>) -> Option<Self> {
        let game = fields.get("game").map_or(Some(GameId::Fable), |name| GameId::named(name))?;
        let typed = Typed::new(game, fields).ok()?;
        let seats = typed.get("seats")?.parse().ok()?;
        Some(Wanted { game, typed, seats })
    }

    /// The table that is asked for, with these terms; `None` if there is no such button.
    fn table(&self, terms: Terms) -> Option<NewGame> {
        let level = || self.typed.get("level").unwrap_or(PROPOSED).to_owned();
        let bots = match self.typed.get("kind")? {
            "bots" => Some(level()),
            "invite" | "pass" => None,
            _ => return None,
        };
        let listed = self.typed.get("listed").is_some();
        let options = self.typed.options(self.game);
        Some(NewGame { game: self.game.name().to_owned(), places: self.seats, options, terms, listed, bots })
    }

    /// The form comes back as it was, with the reason.
    fn refused(self, sentence: String) -> Refused {
        Refused { game: self.game, typed: self.typed, sentence }
    }
}

/// `POST /new`: opens a table; the one who opens it sits down.
pub(super) async fn open(
    State(site): State<Site>,
    visitor: Visitor,
    Sent(fields): Sent<BTreeMap<String, String>>,
) -> Response {
    let mut visitor = visitor.in_view(fields.get("view").map(String::as_str));
    let Some(wanted) = Wanted::read(fields) else {
        return answer::notice(&visitor, Trouble::Unreadable, None, None);
    };
    let lang = visitor.asker.lang;
    let typed = wanted.typed.get("name").map(str::trim).filter(|name| !name.is_empty());
    let name = typed.map(Name::parse);
    if name == Some(None) {
        return back(&site, &visitor, wanted.refused(lang.t("denied-bad-name"))).await;
    }
    let offer = wanted.typed.get("offer").filter(|id| is_offer(id)).map(|id| site.hub().offer(id));
    let Some(offer) = offer else {
        return answer::notice(&visitor, Trouble::Unreadable, None, None);
    };
    let terms = match terms::read(lang, &wanted.typed, site.hub().programs().names()) {
        Ok(terms) => terms,
        Err(why) => return back(&site, &visitor, wanted.refused(why)).await,
    };
    let Some(table) = wanted.table(terms) else {
        return answer::notice(&visitor, Trouble::Refused, None, None);
    };
    if let Some(why) = options::refusal(lang, wanted.game, table.places, &table.options) {
        return back(&site, &visitor, wanted.refused(why)).await;
    }
    let remember = name.flatten().map(|name| visitor.asker.name = name.to_string()).is_some();
    let part = if wanted.typed.get("kind") == Some("pass") { ANOTHER } else { "" };
    let nonce = wanted.typed.get("nonce").filter(|nonce| !nonce.is_empty()).map(str::to_owned);
    match site.hub().open(&visitor.asker, &table, &offer, nonce).await {
        Ok(code) => to_part(&visitor, &code, remember, part),
        Err(problem) if problem.status == StatusCode::UNPROCESSABLE_ENTITY => {
            back(&site, &visitor, wanted.refused(problem.sentence)).await
        }
        Err(problem) => answer::problem(&visitor, &problem, None),
    }
}

/// The front page with the form that was sent, and why not.
async fn back(site: &Site, visitor: &Visitor, refused: Refused) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, front_page(site, visitor, Some(&refused), None).await).into_response()
}

/// Offers are 16 bytes in lower-case hex.
fn is_offer(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}

/// Where the waiting room takes one more player on the same device.
pub(super) const ANOTHER: &str = "#another";

/// Off to a table; a name that was typed is remembered for the next one.
pub(super) fn to_table(visitor: &Visitor, code: &str, remember: bool) -> Response {
    to_part(visitor, code, remember, "")
}

/// Off to a part of a table's page.
pub(super) fn to_part(visitor: &Visitor, code: &str, remember: bool, part: &str) -> Response {
    let view = if visitor.asker.text { "?view=text" } else { "" };
    let mut response = Redirect::to(&format!("/t/{code}{view}{part}")).into_response();
    if remember {
        let secure = visitor.asker.base.starts_with("https:");
        add_cookie(&mut response, "name", &encode_name(&visitor.asker.name), true, secure);
    }
    response
}

/// `?code=…`
#[derive(Deserialize)]
pub(super) struct Code {
    code: Option<String>,
}

/// `GET /join?code=…`: a code as people type it, or a whole link.
pub(super) async fn join(State(site): State<Site>, visitor: Visitor, Query(query): Query<Code>) -> Response {
    let code = query.code.unwrap_or_default();
    let path = code.split(['?', '#']).next().unwrap_or_default();
    let last = path.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    let code: String = last.chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let code = code.to_ascii_uppercase();
    match site.hub().store().table(&code.as_str().into()).await {
        Ok(Some(_)) => to_table(&visitor, &code, false),
        _ => answer::notice(&visitor, Trouble::NoTable, None, None),
    }
}
