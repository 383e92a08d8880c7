//! Pages that belong to no table: rules, specimen, preferences, nowhere.

use super::{
    answer::{self, Place},
    identity::{SEEN, Visitor, add_cookie},
    sent::Sent,
};
use crate::{
    learn,
    page::{
        self,
        layout::Kind,
        notice::Trouble,
        prefs::{Sound, Speed, Theme},
    },
    statistics,
};
use axum::{
    extract::Path,
    response::{IntoResponse, Redirect, Response},
};
use furrow_table::{for_game, registry::GameId};
use furrow_text::{Lang, Rules};
use serde::Deserialize;

/// `GET /rules/GAME`.
pub(super) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Response {
    let lang = visitor.asker.lang;
    let Some(game) = GameId::find(&game) else {
        return answer::notice(&visitor, Trouble::NoPage, None, None);
    };
    let rules = rules_of(game, lang);
    let here = format!("/rules/{}", game.name());
    let text = visitor.asker.text;
    let place = Place { title: &rules.title, kind: Kind::Rules, here: &here, your_turn: false, waits: false };
    let others: Vec<(String, String)> = GameId::ALL
        .into_iter()
        .filter(|other| *other != game)
        .map(|other| {
            let address = page::layout::keep(text, &format!("/rules/{}", other.name()));
            (address, rules_of(other, lang).title)
        })
        .collect();
    let statistics = page::layout::keep(text, &page::statistics::address(game));
    let reading = page::rules::Reading {
        lang,
        text,
        here: &here,
        rules: &rules,
        others: &others,
        statistics: &statistics,
    };
    let body = page::rules::page(&reading);
    answer::page(&visitor, &place, &body)
}

fn rules_of(game: GameId, lang: Lang) -> Rules {
    match game {
        GameId::Fable => furrow_text::fable::rules(lang),
        GameId::CrazyRace => furrow_text::crazy_race::rules(lang),
        GameId::Carrots => furrow_text::carrots::rules(lang),
    }
}

/// `GET /statistics`: the first game's.
pub(super) async fn statistics_of_all(visitor: Visitor) -> Redirect {
    Redirect::to(&page::layout::keep(visitor.asker.text, &page::statistics::address(GameId::Fable)))
}

/// `GET /statistics/GAME`: what the computer players have done among themselves.
pub(super) async fn statistics(visitor: Visitor, Path(game): Path<String>) -> Response {
    let lang = visitor.asker.lang;
    let Some(game) = GameId::find(&game) else {
        return answer::notice(&visitor, Trouble::NoPage, None, None);
    };
    let settings: Vec<_> = statistics::settings().iter().filter(|setting| setting.game == game).collect();
    let text = visitor.asker.text;
    let body =
        page::statistics::page(&page::statistics::Statistics { lang, text, game, settings: &settings });
    let (title, here) = (lang.t("statistics-title"), page::statistics::address(game));
    let place = Place { title: &title, kind: Kind::Report, here: &here, your_turn: false, waits: false };
    answer::page(&visitor, &place, &body)
}

/// `GET /specimen`: every drawing.
pub(super) async fn specimen(visitor: Visitor) -> Response {
    let lang = visitor.asker.lang;
    let body = page::specimen::page(lang, &furrow_art::specimen_plates());
    let title = lang.t("frame-specimen");
    let place =
        Place { title: &title, kind: Kind::Specimen, here: "/specimen", your_turn: false, waits: false };
    answer::page(&visitor, &place, &body)
}

/// `GET /specimen/words`: sentences to be read by eye.
pub(super) async fn words(visitor: Visitor) -> Response {
    let lang = visitor.asker.lang;
    let log = |game: GameId| {
        let title = lang.t(&format!("front-{}-title", game.name()));
        (title, for_game!(game, G => learn::log::<G>(lang)))
    };
    let body = page::words::page(lang, &furrow_text::forms(lang), &GameId::ALL.map(log));
    let title = lang.t("words-title");
    let here = "/specimen/words";
    let place = Place { title: &title, kind: Kind::Rules, here, your_turn: false, waits: false };
    answer::page(&visitor, &place, &body)
}

/// The form of preferences.
#[derive(Deserialize)]
pub(super) struct Wishes {
    theme: Option<String>,
    speed: Option<String>,
    sound: Option<String>,
    lang: Option<String>,
    here: Option<String>,
}

/// `POST /prefs`: cookies, for a page without a script.
pub(super) async fn prefs(visitor: Visitor, Sent(wishes): Sent<Wishes>) -> Response {
    let mut response = back(wishes.here);
    let words = [
        ("theme", wishes.theme.and_then(|w| Theme::parse(&w)).map(Theme::name)),
        ("speed", wishes.speed.and_then(|w| Speed::parse(&w)).map(Speed::name)),
        ("sound", wishes.sound.and_then(|w| Sound::parse(&w)).map(Sound::name)),
        ("lang", wishes.lang.and_then(|w| Lang::parse(&w)).map(Lang::code)),
    ];
    let secure = visitor.asker.base.starts_with("https:");
    for (name, word) in words {
        if let Some(word) = word {
            add_cookie(&mut response, name, word, false, secure);
        }
    }
    response
}

/// Back to a path of this site: the form's own. Browsers read a backslash as a slash and pass over tabs.
fn back(here: Option<String>) -> Response {
    let odd = |c: char| c == '\\' || c.is_control();
    let local = |path: &String| path.starts_with('/') && !path.starts_with("//") && !path.contains(odd);
    Redirect::to(&here.filter(local).unwrap_or_else(|| "/".to_owned())).into_response()
}

/// The form that puts a message away.
#[derive(Deserialize)]
pub(super) struct Seen {
    id: String,
    here: Option<String>,
}

/// `POST /seen`: the host's message is put away, for a page without a script.
pub(super) async fn seen(visitor: Visitor, Sent(seen): Sent<Seen>) -> Response {
    let mut response = back(seen.here);
    let id: String = seen.id.chars().filter(char::is_ascii_hexdigit).take(16).collect();
    add_cookie(&mut response, SEEN, &id, false, visitor.asker.base.starts_with("https:"));
    response
}

/// Any other address.
pub(super) async fn nowhere(visitor: Visitor) -> Response {
    answer::notice(&visitor, Trouble::NoPage, None, None)
}
