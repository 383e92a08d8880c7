//! The front page, opening a table, joining by code.

use super::{
    Site,
    answer::{self, Place},
    identity::{Visitor, add_cookie, encode_name},
    sent::Sent,
};
use crate::{
    live::{Command, NewGame},
    page::{
        front::{self, Front, MyGame, Standing},
        layout::Kind,
        notice::Trouble,
    },
};
use axum::{
    extract::{Query, State},
    response::{IntoResponse, Redirect, Response},
};
use furrow_store::{MemberTable, Status};
use furrow_table::{Name, registry::GameId};
use serde::Deserialize;
use serde_json::{Map, json};
use tokio::sync::oneshot;

/// Games listed on the front page.
const LISTED: usize = 12;

/// `GET /`.
pub(super) async fn show(State(site): State<Site>, visitor: Visitor) -> Response {
    front_page(&site, &visitor, None).await
}

async fn front_page(site: &Site, visitor: &Visitor, error: Option<&str>) -> Response {
    let lang = visitor.asker.lang;
    let offer = site.hub().new_offer().shown();
    let games = my_games(site, visitor).await;
    let front = Front {
        lang,
        text: visitor.asker.text,
        offer: &offer,
        games: &games,
        name: &visitor.asker.name,
        error,
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
    let mut games = Vec::new();
    for table in tables.into_iter().filter(|table| table.seat.is_some()).take(LISTED) {
        if let Some(standing) = standing(site, visitor, &table).await {
            games.push(MyGame { code: table.table.id.as_str().to_owned(), standing });
        }
    }
    games.sort_by_key(|game| !matches!(game.standing, Standing::WaitsForYou(_)));
    games
}

async fn standing(site: &Site, visitor: &Visitor, table: &MemberTable) -> Option<Standing> {
    match table.table.status {
        Status::Waiting => Some(Standing::Gathering),
        Status::Finished => Some(Standing::Over),
        Status::Playing => {
            let (reply, answer) = oneshot::channel();
            let command = Command::Standing { asker: visitor.asker.clone(), reply };
            site.hub().send(table.table.id.as_str(), command).await.ok()?;
            answer.await.ok()
        }
    }
}

/// The form of the front page. A post with another field wants what this page does not offer, and gets no other table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    game: Option<String>,
    kind: String,
    seats: u8,
    level: Option<String>,
    start: Option<String>,
    championship: Option<String>,
    nap_counts_podium: Option<String>,
    name: Option<String>,
    offer: String,
    nonce: Option<String>,
    view: Option<String>,
}

impl Wanted {
    /// The table that is asked for; `None` if the page offers no such one.
    fn game(&self) -> Option<NewGame> {
        let game = GameId::Fable.name();
        let mut options = Map::new();
        options.insert("championship".to_owned(), json!(self.championship.is_some()));
        options.insert("nap_counts_podium".to_owned(), json!(self.nap_counts_podium.is_some()));
        if let Some(start) = self.start.as_deref().filter(|start| *start != "random") {
            options.insert("start".to_owned(), json!(start.parse::<u8>().ok()?));
        }
        let level = || self.level.clone().unwrap_or_else(|| front::LEVELS[0].to_owned());
        let bots = match self.kind.as_str() {
            "bots" => Some(level()),
            "invite" => None,
            _ => return None,
        };
        let asked = self.game.as_ref().is_none_or(|asked| asked == game);
        asked.then(|| NewGame { game: game.to_owned(), places: self.seats, options, bots })
    }
}

/// `POST /new`: opens a table; the one who opens it sits down.
pub(super) async fn open(State(site): State<Site>, visitor: Visitor, Sent(wanted): Sent<Wanted>) -> Response {
    let mut visitor = visitor.in_view(wanted.view.as_deref());
    let typed = wanted.name.as_deref().map(str::trim).filter(|name| !name.is_empty());
    if let Some(typed) = typed {
        match Name::parse(typed) {
            Some(name) => visitor.asker.name = name.to_string(),
            None => {
                let sentence = visitor.asker.lang.t("denied-bad-name");
                return front_page(&site, &visitor, Some(&sentence)).await;
            }
        }
    }
    if !is_offer(&wanted.offer) {
        return answer::notice(&visitor, Trouble::Unreadable, None, None);
    }
    let Some(game) = wanted.game() else {
        return answer::notice(&visitor, Trouble::Refused, None, None);
    };
    let nonce = wanted.nonce.clone().filter(|nonce| !nonce.is_empty());
    let offer = site.hub().offer(&wanted.offer);
    match site.hub().open(&visitor.asker, &game, &offer, nonce).await {
        Ok(code) => to_table(&visitor, &code, typed.is_some()),
        Err(problem) => answer::problem(&visitor, &problem, None),
    }
}

/// Offers are 16 bytes in lower-case hex.
fn is_offer(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}

/// Off to a table; a name that was typed is remembered for the next one.
pub(super) fn to_table(visitor: &Visitor, code: &str, remember: bool) -> Response {
    let view = if visitor.asker.text { "?view=text" } else { "" };
    let mut response = Redirect::to(&format!("/t/{code}{view}")).into_response();
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
    let last = code.trim().rsplit('/').next().unwrap_or_default();
    let code: String = last.chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let code = code.to_ascii_uppercase();
    match site.hub().store().table(&code.as_str().into()).await {
        Ok(Some(_)) => to_table(&visitor, &code, false),
        _ => answer::notice(&visitor, Trouble::NoTable, None, None),
    }
}
