//! A table that waits for its players.

use super::{
    Sitter, Who,
    form::{fair, levels, name_field},
    layout::{keep, kept},
};
use furrow_art::{Empty, Icon, empty_state, face, icon, seat_shape};
use furrow_game::Seat;
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::{Markup, html};

/// What one viewer's waiting room is made from.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Whether this is the text view.
    pub text: bool,
    /// The game that will be played.
    pub game: GameId,
    /// The table's code.
    pub code: &'a str,
    /// The address to send to friends.
    pub link: &'a str,
    /// The same as a QR code, an inline `<svg>` without style attributes.
    pub qr: &'a Markup,
    /// The number of players and the options, as sentences.
    pub options: &'a [String],
    /// The places in seat order; `None` is free.
    pub places: &'a [Option<Sitter>],
    /// The reader's own place.
    pub me: Option<Seat>,
    /// Whether the reader opened the table and may start it.
    pub host: bool,
    /// The reader's name from last time, or nothing.
    pub name: &'a str,
    /// SHA-256 of the secret the game will be dealt from, hex.
    pub commit: &'a str,
    /// The stream's number so far.
    pub version: u64,
    /// Why the last post was refused, as a sentence.
    pub error: Option<&'a str>,
}

impl Lobby<'_> {
    fn post(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.code)
    }

    fn people(&self) -> usize {
        self.places.iter().flatten().filter(|sitter| matches!(sitter.who, Who::Person { .. })).count()
    }

    fn first_free(&self) -> Option<usize> {
        self.places.iter().position(Option::is_none)
    }
}

/// The body of the waiting room.
#[must_use]
pub fn page(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        main #table.lobby data-code=(lobby.code) data-version=(lobby.version) data-moment="lobby"
            data-stream={ "/t/" (lobby.code) "/stream" } {
            @if !lobby.text { div.warm-up { (empty_state(Empty::Waiting)) } }
            @if lobby.host { (share(lobby)) (region(lobby)) } @else { (region(lobby)) (share(lobby)) }
            div #say.sr role="log" aria-live="polite" {}
            section.sheet.about-game aria-labelledby="about-game" {
                h2 id="about-game" { (title(lobby)) }
                (summary(lobby))
                p.game-links {
                    a href=(keep(lobby.text, &format!("/rules/{}", lobby.game.name()))) { (lang.t("front-rules")) }
                }
                (fair(lang, lobby.commit))
            }
        }
    }
}

/// The region `r-lobby`: all that changes while people come and go.
#[must_use]
pub fn region(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        section #r-lobby.sheet {
            p.which { (title(lobby)) }
            h1 { (headline(lobby)) }
            @if let Some(error) = lobby.error { p.trouble role="alert" { (error) } }
            @if lobby.me.is_none() { (sit(lobby)) } @else { (places(lobby)) }
            @if lobby.me.is_some() && lobby.places.iter().flatten().count() == 1 {
                p.note { (lang.t("lobby-empty")) }
            }
            @if lobby.host { (start(lobby)) }
            @if lobby.me.is_some() {
                form.leave method="post" action=(lobby.post("leave")) {
                    (kept(lobby.text))
                    button.quiet type="submit" { (lang.t("lobby-leave")) }
                }
            }
        }
    }
}

fn title(lobby: &Lobby<'_>) -> String {
    lobby.lang.t(&format!("front-{}-title", lobby.game.name()))
}

fn headline(lobby: &Lobby<'_>) -> String {
    let key = match (lobby.me, lobby.host, lobby.first_free()) {
        (None, _, Some(_)) => "lobby-come-in",
        (None, _, None) => "lobby-you-watch",
        (Some(_), true, _) if lobby.people() > 1 => "lobby-start-when-ready",
        (Some(_), true, _) => "lobby-send-link",
        (Some(_), false, _) => "lobby-wait-for-host",
    };
    lobby.lang.t(key)
}

fn sit(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        @if let Some(first) = lobby.first_free() {
            form.sit method="post" action=(lobby.post("join")) {
                (kept(lobby.text))
                input type="hidden" name="nonce" value="";
                div.sit-row {
                    (name_field(lang, lobby.name))
                    button.go type="submit" name="seat" value=(first) { (lang.t("lobby-sit")) }
                }
                (places(lobby))
            }
        } @else { (places(lobby)) }
    }
}

fn places(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        ol.places aria-label=(lang.t("lobby-places")) {
            @for (seat, place) in (0_u8..).zip(lobby.places) {
                li.place.(if place.is_some() { "taken" } else { "free" }) data-seat=(seat) id={ "place-" (seat) } {
                    @if !lobby.text { (seat_shape(seat)) }
                    @match place {
                        Some(sitter) => (sitter_words(lobby, seat, sitter)),
                        None => (free(lobby, seat)),
                    }
                }
            }
        }
    }
}

fn sitter_words(lobby: &Lobby<'_>, seat: u8, sitter: &Sitter) -> Markup {
    let lang = lobby.lang;
    let mine = lobby.me.is_some_and(|me| me.number() == seat);
    html! {
        @match sitter.who {
            Who::Person { here } => {
                b.who { (sitter.name) }
                span.note { (lang.t(match (mine, here) {
                    (true, _) => "lobby-you",
                    (false, true) => "lobby-here",
                    (false, false) => "lobby-away",
                })) }
            }
            Who::Bot { level, face: n } => {
                @if !lobby.text { span.s32 { (face(n)) } }
                b.who { (sitter.name) }
                span.note { (lang.with("lobby-computer", [("level", lang.t(&format!("level-{level}")).into())])) }
            }
        }
    }
}

fn free(lobby: &Lobby<'_>, seat: u8) -> Markup {
    let lang = lobby.lang;
    html! {
        span.who { (lang.t("lobby-free")) }
        @if lobby.me.is_none() {
            button.quiet type="submit" name="seat" value=(seat)
                aria-label=(lang.with("lobby-sit-on", [("n", (seat + 1).into())])) { (lang.t("lobby-sit-here")) }
        }
    }
}

/// With fewer than two people the box that fills the free places has to be ticked: the browser says so itself.
fn start(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    let alone = lobby.people() < 2;
    html! {
        form.start method="post" action=(lobby.post("start")) data-company[!alone] {
            (kept(lobby.text))
            @if lobby.first_free().is_some() {
                label.tick {
                    input id="fill" type="checkbox" name="fill" value="on" required[alone];
                    span { (lang.t("lobby-fill")) }
                }
                div.fill-level { (levels(lang)) }
            }
            button.go type="submit" { (lang.t("lobby-start")) }
        }
    }
}

fn share(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        section.sheet.share aria-labelledby="share" {
            h2 id="share" { (lang.t("lobby-share")) }
            div.copy-row {
                label.field {
                    span { (lang.t("lobby-link")) }
                    input #link type="text" readonly value=(lobby.link);
                }
                button.second type="button" data-copy="link" {
                    @if !lobby.text { (icon(Icon::Copy)) }
                    span { (lang.t("lobby-copy")) }
                }
            }
            div.code-row {
                p.big-code { span { (lang.t("lobby-code")) } b { (lobby.code) } }
                @if !lobby.text { div.qr role="img" aria-label=(lang.t("lobby-qr")) { (lobby.qr) } }
            }
        }
    }
}

fn summary(lobby: &Lobby<'_>) -> Markup {
    html! {
        ul.summary { @for option in lobby.options { li { (option) } } }
    }
}
