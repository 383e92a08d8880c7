//! The tables on the front page: those the reader is at, and those that anybody may join.

use super::{
    front::Front,
    layout::{keep, kept},
    terms::{clock_in_words, roughly},
};
use furrow_art::{Icon, icon};
use furrow_table::{Pace, registry::GameId};
use furrow_text::{Lang, list};
use maud::{Markup, html};

/// How one of the reader's games stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The reader is to choose; the name of a person who waits for it, if any does.
    WaitsForYou(Option<String>),
    /// The first seat that has to choose, and how many more have to.
    WaitingFor(String, usize),
    /// Not started: players are missing.
    Gathering,
    /// Over.
    Over,
    /// Ended without a result.
    Closed,
}

/// What a table tells of itself to one of its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// How it stands.
    pub standing: Standing,
    /// Where people play over days: the milliseconds that the first who has to choose has left.
    pub left: Option<i64>,
    /// Whether its game file can be had.
    pub file: bool,
}

/// One of the reader's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyGame {
    /// The table's code.
    pub code: String,
    /// Which game it is.
    pub game: GameId,
    /// How it stands.
    pub glance: Glance,
    /// The day on which it will be closed because nobody has moved for very long.
    pub closes: Option<String>,
}

/// What an open table tells of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vacancy {
    /// Who sits there.
    pub people: Vec<String>,
    /// How many places are free.
    pub free: usize,
    /// Its clock.
    pub clock: Pace,
}

/// A table that anybody may join.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTable {
    /// The table's code.
    pub code: String,
    /// Which game it is.
    pub game: GameId,
    /// Who sits there.
    pub vacancy: Vacancy,
}

/// The reader's games in which it is to choose.
pub(super) fn waiting(front: &Front<'_>) -> Markup {
    let games: Vec<&MyGame> = front.games.iter().filter(|game| is_waiting(game)).collect();
    html! { @if !games.is_empty() { (mine(front, "front-waits", &games)) } }
}

/// All others.
pub(super) fn others(front: &Front<'_>) -> Markup {
    let games: Vec<&MyGame> = front.games.iter().filter(|game| !is_waiting(game)).collect();
    html! {
        @if !games.is_empty() {
            (mine(front, "front-your-games", &games))
        } @else if front.games.is_empty() {
            section.mine aria-labelledby="front-your-games" {
                h2 id="front-your-games" { (front.lang.t("front-your-games")) }
                p.note { (front.lang.t("front-your-games-none")) }
            }
        }
    }
}

const fn is_waiting(game: &MyGame) -> bool {
    matches!(game.glance.standing, Standing::WaitsForYou(_))
}

fn title(lang: Lang, game: GameId) -> String {
    lang.t(&format!("front-{}-title", game.name()))
}

fn mine(front: &Front<'_>, heading: &str, games: &[&MyGame]) -> Markup {
    let lang = front.lang;
    html! {
        section.mine aria-labelledby=(heading) {
            h2 id=(heading) { (lang.t(heading)) }
            ul { @for game in games { li {
                a.to-table.(if is_waiting(game) { "yours" } else { "theirs" }) href=(keep(front.text, &format!("/t/{}", game.code))) {
                    @if !front.text { (icon(sign(&game.glance.standing))) }
                    span.what {
                        span { (title(lang, game.game)) } " "
                        span.how { (standing(lang, &game.glance.standing)) }
                        @if let Some(left) = game.glance.left {
                            " " span.how { (lang.with("mine-left", [("time", roughly(lang, left).into())])) }
                        }
                    }
                    span.code { (game.code) }
                }
                @if let Some(day) = &game.closes {
                    p.note { (lang.with("mine-warned", [("date", day.as_str().into())])) }
                }
                @if game.glance.file || game.closes.is_some() { (keepsakes(front, game)) }
            } } }
        }
    }
}

/// The replay of a game, and its file once there is one.
fn keepsakes(front: &Front<'_>, game: &MyGame) -> Markup {
    let lang = front.lang;
    html! {
        p.keepsakes {
            a href={ "/t/" (game.code) "/replay?step=0" (if front.text { "&view=text" } else { "" }) } { (lang.t("replay-link")) }
            @if game.glance.file {
                " " a href=(keep(front.text, &format!("/t/{}/game.json", game.code))) download { (lang.t("board-file")) }
            }
        }
    }
}

const fn sign(standing: &Standing) -> Icon {
    match standing {
        Standing::WaitsForYou(_) => Icon::Play,
        Standing::WaitingFor(..) => Icon::Clock,
        Standing::Gathering => Icon::People,
        Standing::Over | Standing::Closed => Icon::Flag,
    }
}

fn standing(lang: Lang, standing: &Standing) -> String {
    match standing {
        Standing::WaitsForYou(None) => lang.t("mine-your-turn"),
        Standing::WaitsForYou(Some(name)) => {
            lang.with("mine-waits-for-you", [("name", name.as_str().into())])
        }
        Standing::WaitingFor(name, 0) => lang.with("mine-waiting", [("name", name.as_str().into())]),
        Standing::WaitingFor(name, more) => {
            lang.with("mine-waiting-more", [("name", name.as_str().into()), ("more", (*more).into())])
        }
        Standing::Gathering => lang.t("mine-gathering"),
        Standing::Over => lang.t("mine-over"),
        Standing::Closed => lang.t("mine-closed"),
    }
}

/// The tables that anybody may join.
pub(super) fn open(front: &Front<'_>) -> Markup {
    let lang = front.lang;
    html! {
        section #open.mine.open aria-labelledby="front-open" {
            h2 id="front-open" { (lang.t("front-open")) }
            @if !front.open.is_empty() || front.only.is_some() { (filter(front)) }
            @if front.open.is_empty() { p.note { (lang.t("front-open-none")) } }
            ul { @for table in front.open { li.open-table {
                span.what {
                    span { (title(lang, table.game)) } " "
                    span.how { (who(lang, &table.vacancy)) } " "
                    span.how { (lang.with("front-open-free", [("n", (table.vacancy.free as i64).into())])) ". " (clock_in_words(lang, table.vacancy.clock)) }
                }
                (door(front, table))
            } } }
        }
    }
}

/// Links to the open tables of each game.
fn filter(front: &Front<'_>) -> Markup {
    let lang = front.lang;
    let way = |only: &str| {
        let text = if front.text { "&view=text" } else { "" };
        format!("/?open={only}{text}#open")
    };
    html! {
        nav.filter aria-label=(lang.t("front-open-games")) {
            a href=(way("all")) aria-current=[front.only.is_none().then_some("true")] { (lang.t("front-open-all")) }
            @for game in GameId::ALL {
                " " a href=(way(game.name())) aria-current=[(front.only == Some(game)).then_some("true")] { (title(lang, game)) }
            }
        }
    }
}

fn who(lang: Lang, vacancy: &Vacancy) -> String {
    let people = list(lang, vacancy.people.iter().cloned());
    let n = vacancy.people.len() as i64;
    lang.with("front-open-who", [("list", people.into()), ("n", n.into())])
}

/// Who has a name sits down at once; others give theirs in the waiting room.
fn door(front: &Front<'_>, table: &OpenTable) -> Markup {
    let lang = front.lang;
    let label = lang.with("front-open-sit-at", [("code", table.code.as_str().into())]);
    html! {
        @if front.name.is_empty() {
            a.second href=(keep(front.text, &format!("/t/{}", table.code))) aria-label=(label) { (lang.t("lobby-sit")) }
        } @else {
            form method="post" action={ "/t/" (table.code) "/join" } {
                (kept(front.text))
                input type="hidden" name="name" value=(front.name);
                input type="hidden" name="nonce" value="";
                button.second type="submit" aria-label=(label) { (lang.t("lobby-sit")) }
            }
        }
    }
}
