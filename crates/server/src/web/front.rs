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
        fields::{LEVELS, Typed},
        front::{self, Front, MyGame, Refused, Standing},
        layout::Kind,
        notice::Trouble,
        options,
    },
};
use axum::{
    extract::{Query, State},
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use furrow_store::{MemberTable, Status};
use furrow_table::{Name, Terms, registry::GameId};
use serde::Deserialize;
use std::collections::BTreeMap;
use tokio::sync::oneshot;

/// Games listed on the front page.
const LISTED: usize = 12;

/// `GET /`.
pub(super) async fn show(State(site): State<Site>, visitor: Visitor) -> Response {
    front_page(&site, &visitor, None).await
}

async fn front_page(site: &Site, visitor: &Visitor, refused: Option<&Refused>) -> Response {
    let lang = visitor.asker.lang;
    // An offer opens one table, so each game has its own.
    let offers = GameId::ALL.map(|game| (game, site.hub().new_offer().shown()));
    let games = my_games(site, visitor).await;
    let front = Front {
        lang,
        text: visitor.asker.text,
        offers: &offers,
        games: &games,
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
    let mut games = Vec::new();
    for table in tables.into_iter().filter(|table| table.seat.is_some()).take(LISTED) {
        let Some(game) = GameId::named(&table.table.game) else { continue };
        if let Some(standing) = standing(site, visitor, &table).await {
            games.push(MyGame { code: table.table.id.as_str().to_owned(), game, standing });
        }
    }
    games.sort_by_key(|game| !matches!(game.standing, Standing::WaitsForYou(_)));
    games
}

async fn standing(site: &Site, visitor: &Visitor, table: &MemberTable) -> Option<Standing> {
    match table.table.status {
        Status::Waiting => Some(Standing::Gathering),
        Status::Finished => Some(Standing::Over),
        Status::Closed => None,
        Status::Playing => {
            let (reply, answer) = oneshot::channel();
            let command = Command::Standing { asker: visitor.asker.clone(), reply };
            site.hub().send(table.table.id.as_str(), command).await.ok()?;
            answer.await.ok()
        }
    }
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

    /// The table that is asked for; `None` if there are no two such buttons.
    fn table(&self) -> Option<NewGame> {
        let level = || self.typed.get("level").unwrap_or(LEVELS[0]).to_owned();
        let bots = match self.typed.get("kind")? {
            "bots" => Some(level()),
            "invite" => None,
            _ => return None,
        };
        let options = self.typed.options(self.game);
        let (game, terms) = (self.game.name().to_owned(), Terms::default());
        Some(NewGame { game, places: self.seats, options, terms, listed: false, bots })
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
    let Some(table) = wanted.table() else {
        return answer::notice(&visitor, Trouble::Refused, None, None);
    };
    if let Some(why) = options::refusal(lang, wanted.game, table.places, &table.options) {
        return back(&site, &visitor, wanted.refused(why)).await;
    }
    let remember = name.flatten().map(|name| visitor.asker.name = name.to_string()).is_some();
    let nonce = wanted.typed.get("nonce").filter(|nonce| !nonce.is_empty()).map(str::to_owned);
    match site.hub().open(&visitor.asker, &table, &offer, nonce).await {
        Ok(code) => to_table(&visitor, &code, remember),
        Err(problem) if problem.status == StatusCode::UNPROCESSABLE_ENTITY => {
            back(&site, &visitor, wanted.refused(problem.sentence)).await
        }
        Err(problem) => answer::problem(&visitor, &problem, None),
    }
}

/// The front page with the form that was sent, and why not.
async fn back(site: &Site, visitor: &Visitor, refused: Refused) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, front_page(site, visitor, Some(&refused)).await).into_response()
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
