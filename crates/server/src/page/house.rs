//! The host page: numbers, a message to everybody, every table.

use super::{
    layout::{keep, kept},
    named,
};
use crate::house::{Digest, Notice, Person};
use furrow_bots::Level;
use furrow_store::{Counts, Status, TableRow};
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::{Markup, html};
use std::time::Duration;

/// What became of the host's last wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// A table is closed.
    Closed,
    /// Somebody is sent away.
    Kicked,
    /// It cannot be done any more.
    CouldNot,
    /// A message is shown.
    Announced,
    /// None is shown any more.
    Withdrawn,
    /// A message is too long.
    TooLong,
}

impl Said {
    const ALL: [Self; 6] =
        [Self::Closed, Self::Kicked, Self::CouldNot, Self::Announced, Self::Withdrawn, Self::TooLong];

    /// As an address has it, and the catalogue.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Said::Closed => "closed",
            Said::Kicked => "kicked",
            Said::CouldNot => "could-not",
            Said::Announced => "announced",
            Said::Withdrawn => "withdrawn",
            Said::TooLong => "too-long",
        }
    }

    /// Reads it.
    pub(crate) fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|said| said.name() == name)
    }
}

/// How the server does.
pub(crate) struct Numbers {
    pub(crate) tables: Counts,
    /// Browsers with a table open.
    pub(crate) connected: usize,
    pub(crate) uptime: Duration,
    /// Of the database.
    pub(crate) bytes: u64,
}

/// A table of the list.
pub(crate) struct Listed {
    pub(crate) row: TableRow,
    /// Nothing where this program cannot read the table.
    pub(crate) digest: Option<Digest>,
}

/// What the page is made from.
pub(crate) struct House<'a> {
    pub(crate) lang: Lang,
    pub(crate) text: bool,
    /// Unix milliseconds.
    pub(crate) now: i64,
    pub(crate) numbers: &'a Numbers,
    /// Those of this page.
    pub(crate) tables: &'a [Listed],
    /// Counted from 1.
    pub(crate) page: u64,
    pub(crate) pages: u64,
    pub(crate) notice: Option<&'a Notice>,
    pub(crate) said: Option<Said>,
}

/// How long a message can be shown, in minutes.
const MINUTES: [i64; 4] = [5, 15, 60, 240];

/// The body of the page.
pub(crate) fn page(house: &House<'_>) -> Markup {
    let lang = house.lang;
    html! {
        main #main.host {
            h1 { (lang.t("host-title")) }
            @if let Some(said) = house.said {
                p.trouble role="status" { (lang.with(&format!("host-{}", said.name()), [("n", (Notice::LONGEST as i64).into())])) }
            }
            (numbers(house))
            (message(house))
            section.sheet aria-labelledby="host-tables" {
                h2 #host-tables { (lang.t("host-tables")) }
                p.game-links {
                    a href="/host/results.csv" download { (lang.t("host-results")) }
                    a href=(keep(house.text, "/host/ratings")) { (lang.t("ratings-all-title")) }
                }
                @if house.tables.is_empty() { p { (lang.t("host-no-tables")) } }
                ol.host-tables { @for table in house.tables { (listed(house, table)) } }
                (pager(house))
            }
        }
    }
}

fn numbers(house: &House<'_>) -> Markup {
    let (lang, numbers) = (house.lang, house.numbers);
    let count = |n: u64| n.to_string();
    let all = [
        ("host-playing", count(numbers.tables.playing)),
        ("host-waiting", count(numbers.tables.waiting)),
        ("host-finished", count(numbers.tables.finished)),
        ("host-closed-tables", count(numbers.tables.closed)),
        ("host-connected", numbers.connected.to_string()),
        ("host-uptime", time(lang, numbers.uptime.as_millis() as i64)),
        (
            "host-database",
            lang.with("host-megabytes", [("n", ((numbers.bytes as f64 / 1e5).ceil() / 10.0).into())]),
        ),
        ("host-version", env!("CARGO_PKG_VERSION").to_owned()),
    ];
    html! {
        dl.sheet.host-numbers aria-label=(lang.t("host-numbers")) {
            @for (key, value) in &all { div { dt { (lang.t(key)) } dd { (value) } } }
        }
    }
}

fn message(house: &House<'_>) -> Markup {
    let lang = house.lang;
    let now = house.notice.map_or("", |notice| &notice.text);
    html! {
        @if house.notice.is_some() {
            form #host-withdraw hidden method="post" action="/host/message" {
                (kept(house.text))
                input type="hidden" name="text" value="";
            }
        }
        form.sheet.host-message method="post" action="/host/message" {
            (kept(house.text))
            h2 { (lang.t("host-message")) }
            label.field {
                span { (lang.t("host-message-text")) }
                input type="text" name="text" value=(now) maxlength=(Notice::LONGEST) autocomplete="off";
            }
            fieldset {
                legend { (lang.t("host-message-for")) }
                div.picks {
                    @for minutes in MINUTES {
                        label.pick {
                            input type="radio" name="minutes" value=(minutes) checked[minutes == MINUTES[1]];
                            span { (time(lang, minutes * 60_000)) }
                        }
                    }
                }
            }
            div.host-row {
                button.second type="submit" { (lang.t("host-message-say")) }
                @if house.notice.is_some() {
                    button.quiet type="submit" form="host-withdraw" { (lang.t("host-message-withdraw")) }
                }
            }
        }
    }
}

fn listed(house: &House<'_>, table: &Listed) -> Markup {
    let lang = house.lang;
    let row = &table.row;
    let code = row.id.as_str();
    let game = GameId::named(&row.game);
    let game = game.map_or(row.game.clone(), |game| lang.t(&format!("front-{}-title", game.name())));
    html! {
        li.host-table data-status=(row.status.name()) {
            a.code href=(keep(house.text, &format!("/t/{code}"))) { (code) }
            span.plays { (game) }
            span.status { (lang.t(&format!("host-status-{}", row.status.name()))) }
            span.when { (ago(lang, house.now - row.changed_at)) @if row.warned_at.is_some() { " · " (lang.t("host-warned")) } }
            @match &table.digest {
                Some(digest) => (people(house, row, digest)),
                None => p.names { (lang.t("host-unreadable")) },
            }
        }
    }
}

/// Who is there, who has to choose, and what the host can do about it.
fn people(house: &House<'_>, row: &TableRow, digest: &Digest) -> Markup {
    let lang = house.lang;
    let names: Vec<String> = digest.people.iter().flatten().map(|person| name(lang, person)).collect();
    let awaited = digest.awaited_names().join(", ");
    let open = matches!(row.status, Status::Waiting | Status::Playing);
    html! {
        p.names {
            (names.join(", "))
            @if !awaited.is_empty() && row.status == Status::Playing {
                " " b.turn { (lang.with("host-turn", [("names", awaited.into())])) }
            }
        }
        @if open {
            details.options {
                summary { (lang.t("host-actions")) span.sr { " " (row.id.as_str()) } }
                div.host-row {
                    @for (seat, person) in digest.people.iter().enumerate() {
                        @if let Some(person) = person.as_ref().filter(|person| person.plays() || row.status == Status::Waiting) {
                            (deed(house, row, "kick", Some(named::guest_at(seat as u8, person.guest)), &away(lang, row.status, person)))
                        }
                    }
                    details.options {
                        summary { (lang.t("host-close")) }
                        p { (lang.t("host-close-sure")) }
                        (deed(house, row, "close", None, &lang.with("host-close-yes", [("code", row.id.as_str().into())])))
                    }
                }
            }
        }
    }
}

fn away(lang: Lang, status: Status, person: &Person) -> String {
    let key = if status == Status::Waiting { "host-kick" } else { "host-give-to-bot" };
    lang.with(key, [("name", person.name.as_str().into())])
}

fn name(lang: Lang, person: &Person) -> String {
    match person.level.as_deref() {
        None => person.name.clone(),
        Some(level) => {
            let level = Level::parse(level).map_or("program", Level::name);
            let level = lang.part(&format!("level-{level}"), []);
            lang.with("host-bot", [("name", person.name.as_str().into()), ("level", level.into())])
        }
    }
}

/// A button that does something at a table.
fn deed(house: &House<'_>, row: &TableRow, deed: &str, guest: Option<String>, words: &str) -> Markup {
    html! {
        form method="post" action={ "/host/" (deed) } {
            (kept(house.text))
            input type="hidden" name="code" value=(row.id.as_str());
            input type="hidden" name="page" value=(house.page);
            @if let Some(guest) = guest { input type="hidden" name="guest" value=(guest); }
            button.second type="submit" { (words) }
        }
    }
}

fn pager(house: &House<'_>) -> Markup {
    let lang = house.lang;
    let view = if house.text { "&view=text" } else { "" };
    let link =
        |page: u64, key: &str| html! { a.second href={ "/host?page=" (page) (view) } { (lang.t(key)) } };
    html! {
        @if house.pages > 1 {
            nav.host-row aria-label=(lang.t("host-pages")) {
                @if house.page > 1 { (link(house.page.min(house.pages + 1) - 1, "host-newer")) }
                span { (lang.with("host-page", [("n", (house.page as i64).into()), ("of", (house.pages as i64).into())])) }
                @if house.page < house.pages { (link(house.page + 1, "host-older")) }
            }
        }
    }
}

/// How long ago something was.
fn ago(lang: Lang, ms: i64) -> String {
    if ms < 60_000 {
        return lang.t("host-just-now");
    }
    let (key, n) = span(ms);
    lang.with(&format!("{key}-ago"), [("n", n.into())])
}

/// A time in words.
fn time(lang: Lang, ms: i64) -> String {
    let (key, n) = span(ms);
    lang.with(key, [("n", n.into())])
}

/// A time in the largest unit that fits: the message, and how many.
const fn span(ms: i64) -> (&'static str, i64) {
    let minutes = if ms < 0 { 0 } else { ms / 60_000 };
    match minutes {
        0..120 => ("host-minutes", minutes),
        120..2_880 => ("host-hours", minutes / 60),
        _ => ("host-days", minutes / 1_440),
    }
}
