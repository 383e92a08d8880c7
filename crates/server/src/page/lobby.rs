//! A table that waits for its players.

use super::{
    Sitter, Who,
    form::{fair, level, name_field},
    layout::{keep, kept},
    named,
};
use furrow_art::{Empty, Icon, empty_state, icon, seat_face, seat_shape};
use furrow_game::SeatSet;
use furrow_table::{Name, registry::GameId};
use furrow_text::{Lang, list};
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
    /// The number of players, the options, and what holds beside the rules, as sentences.
    pub options: &'a [String],
    /// The places in seat order; `None` is free, unless it is kept.
    pub places: &'a [Option<Sitter>],
    /// By place, for whom it is kept.
    pub kept: &'a [Option<Kept>],
    /// By place, a number for whoever has it or for whom it is kept.
    pub guests: &'a [Option<u64>],
    /// The reader's own places: several where people share a device.
    pub mine: SeatSet,
    /// The number of whoever sat down there last.
    pub latest: Option<u64>,
    /// Whether the reader hosts the table and may start it.
    pub host: bool,
    /// Whether the reader cannot take a place, and why.
    pub out: Option<Out>,
    /// Whether the table is in the list of open tables.
    pub listed: bool,
    /// The programs that can be seated beside the levels.
    pub programs: &'a [Name],
    /// The level of the computer players that fill the free places, unless the host says otherwise.
    pub level: &'a str,
    /// The question whether all are ready.
    pub check: Option<&'a Check>,
    /// The reader's name from last time, or nothing.
    pub name: &'a str,
    /// SHA-256 of the secret the game will be dealt from, hex.
    pub commit: &'a str,
    /// The stream's number so far.
    pub version: u64,
    /// Why the last post was refused, as a sentence.
    pub error: Option<&'a str>,
}

/// A place that is kept for a player of the table before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its name.
    pub name: String,
    /// Whether it is the reader's.
    pub mine: bool,
}

/// The question whether all are ready.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The name of the one who asks, if it sits here.
    pub asks: Option<String>,
    /// The places whose people are ready.
    pub ready: SeatSet,
}

/// Why somebody cannot take a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Out {
    /// It was sent away.
    Barred,
    /// The table was closed.
    Closed,
}

impl Lobby<'_> {
    fn post(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.code)
    }

    fn people(&self) -> usize {
        self.places.iter().flatten().filter(|sitter| is_person(sitter)).count()
    }

    /// Whether there is a place that the reader could take.
    fn has_room(&self) -> bool {
        let for_me = |kept: &Option<Kept>| kept.as_ref().is_none_or(|kept| kept.mine);
        self.places.iter().zip(self.kept).any(|(place, kept)| place.is_none() && for_me(kept))
    }

    /// Whether there is a place that is nobody's.
    fn has_free(&self) -> bool {
        self.places.iter().zip(self.kept).any(|(place, kept)| place.is_none() && kept.is_none())
    }

    fn is_seated(&self) -> bool {
        !self.mine.is_empty()
    }

    fn is_mine(&self, place: u8) -> bool {
        self.mine.iter().any(|seat| seat.number() == place)
    }

    /// Names of people who are expected back at places kept for them.
    fn expected(&self) -> Vec<&str> {
        self.kept.iter().flatten().filter(|kept| !kept.mine).map(|kept| kept.name.as_str()).collect()
    }

    /// Whether other people sit here.
    fn has_company(&self) -> bool {
        let other = |(place, sitter): (u8, &Option<Sitter>)| {
            sitter.as_ref().is_some_and(is_person) && !self.is_mine(place)
        };
        (0..).zip(self.places).any(other)
    }
}

const fn is_person(sitter: &Sitter) -> bool {
    matches!(sitter.who, Who::Person { .. })
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

/// The region `r-lobby`: all that changes while people come and go. Its forms have ids, so that what somebody types
/// stays where it is while others come and go.
#[must_use]
pub fn region(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        section #r-lobby.sheet {
            p.which { (title(lobby)) }
            h1 { (headline(lobby)) }
            @if let Some(error) = lobby.error { p.trouble role="alert" { (error) } }
            (asked(lobby))
            @if lobby.is_seated() || lobby.out.is_some() { (places(lobby)) } @else { (sit(lobby)) }
            @if !lobby.is_seated() && (lobby.out.is_some() || !lobby.has_room()) {
                p.note { (lang.t("lobby-spectator")) }
            } @else if !lobby.is_seated() {
                p.note { (lang.t("lobby-or-watch")) }
            }
            @if lobby.out != Some(Out::Closed) { (doing(lobby)) }
        }
    }
}

/// What somebody who sits here can do, and the host.
fn doing(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        @if lobby.is_seated() && lobby.places.iter().flatten().count() == 1 && lobby.expected().is_empty() {
            p.note { (lang.t("lobby-empty")) }
        }
        @let more = lobby.is_seated() && lobby.has_free() && lobby.out.is_none();
        @if lobby.mine.len() > 1 && more { (another(lobby)) } // before the names of those who are there already
        @if lobby.check.is_none() && lobby.out.is_none() {
            @for seat in lobby.mine.iter() { (rename(lobby, seat.number())) }
        }
        @if lobby.mine.len() == 1 && more { (another(lobby)) }
        @if lobby.host { (start(lobby)) (listing(lobby)) (away(lobby)) }
        @if lobby.is_seated() {
            form #leave.leave method="post" action=(lobby.post("leave")) {
                (kept(lobby.text))
                button.quiet type="submit" {
                    (lang.t(if lobby.mine.len() > 1 { "lobby-leave-all" } else { "lobby-leave" }))
                }
            }
        }
    }
}

fn title(lobby: &Lobby<'_>) -> String {
    lobby.lang.t(&format!("front-{}-title", lobby.game.name()))
}

fn headline(lobby: &Lobby<'_>) -> String {
    let lang = lobby.lang;
    let expected = lobby.expected();
    let key = match lobby.out {
        Some(Out::Closed) => "board-status-closed",
        Some(Out::Barred) => "denied-barred",
        None if !lobby.is_seated() && lobby.kept.iter().flatten().any(|kept| kept.mine) => "lobby-come-along",
        None if !lobby.is_seated() && lobby.has_room() => "lobby-come-in",
        None if !lobby.is_seated() && !expected.is_empty() => "lobby-all-kept",
        None if !lobby.is_seated() => "lobby-you-watch",
        None if !expected.is_empty() => {
            return lang.with("lobby-expects", [("list", list(lang, expected).into())]);
        }
        None if lobby.host && lobby.mine.len() > 1 && !lobby.has_company() && lobby.has_free() => {
            "lobby-add-here"
        }
        None if lobby.host && lobby.people() > 1 => "lobby-start-when-ready",
        None if lobby.host => "lobby-send-link",
        None => "lobby-wait-for-host",
    };
    lang.t(key)
}

/// The question whether all are ready, and the reader's answer.
fn asked(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    let Some(check) = lobby.check else { return html! {} };
    let is_ready = |place: u8| check.ready.iter().any(|seat| seat.number() == place);
    let people = (0..).zip(lobby.places).filter_map(|(place, sitter)| Some((place, sitter.as_ref()?)));
    let missing = people.filter(|(place, sitter)| is_person(sitter) && !is_ready(*place));
    let missing: Vec<&str> = missing.map(|(_, sitter)| sitter.name.as_str()).collect();
    let waiting = || lang.with("lobby-ready-missing", [("list", list(lang, missing.iter().copied()).into())]);
    let asks = || match &check.asks {
        Some(name) => lang.with("lobby-asks", [("name", name.as_str().into())]),
        None => lang.t("lobby-is-asked"),
    };
    html! {
        @if lobby.is_seated() && lobby.mine.iter().any(|seat| !check.ready.contains(seat)) {
            form #ready.ready method="post" action=(lobby.post("ready")) {
                (kept(lobby.text))
                p role="status" { (asks()) }
                button.go type="submit" { (lang.t("lobby-ready")) }
            }
        } @else {
            div.ready { p role="status" { (waiting()) } }
        }
    }
}

fn sit(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        @if lobby.has_room() {
            form #sit.sit method="post" action=(lobby.post("join")) {
                (kept(lobby.text))
                input type="hidden" name="nonce" value="";
                div.sit-row {
                    (name_field(lang, my_name(lobby)))
                    button.go type="submit" { (lang.t("lobby-sit")) }
                }
                (places(lobby))
            }
        } @else { (places(lobby)) }
    }
}

/// The name of the reader here: as at the table before, or as last time.
fn my_name<'a>(lobby: &'a Lobby<'_>) -> &'a str {
    let kept = lobby.kept.iter().flatten().find(|kept| kept.mine);
    kept.map_or(lobby.name, |kept| kept.name.as_str())
}

fn places(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        ol.places aria-label=(lang.t("lobby-places")) {
            @for (seat, place) in (0_u8..).zip(lobby.places) {
                li.place.(if place.is_some() { "taken" } else { "free" }) data-seat=(seat) id={ "place-" (seat) } {
                    @if !lobby.text { (seat_shape(seat)) }
                    @match (place, &lobby.kept[usize::from(seat)]) {
                        (Some(sitter), _) => (sitter_words(lobby, seat, sitter)),
                        (None, Some(kept)) => (kept_words(lobby, seat, kept)),
                        (None, None) => (free(lobby, seat)),
                    }
                }
            }
        }
    }
}

fn sitter_words(lobby: &Lobby<'_>, seat: u8, sitter: &Sitter) -> Markup {
    let lang = lobby.lang;
    html! {
        @if let (Some(face), false) = (sitter.who.face(), lobby.text) { span.s32 { (seat_face(face, seat)) } }
        b.who { (sitter.name) }
        span.note { @match sitter.who {
            Who::Person { here } => (person_note(lobby, seat, here)),
            Who::Bot { level } => (computer(lang, level.name())),
            Who::Program => (computer(lang, "program")),
        } }
        @if lobby.is_mine(seat) && lobby.mine.len() > 1 {
            button.quiet type="submit" form="leave" name="guest" value=(guest_at(lobby, seat))
                aria-label=(lang.with("lobby-stand-up-name", [("name", sitter.name.as_str().into())])) {
                (lang.t("lobby-stand-up"))
            }
        } @else if lobby.host && !lobby.is_mine(seat) {
            (send_away(lobby, seat, ["lobby-kick", "lobby-kick-name"], &sitter.name))
        }
    }
}

fn computer(lang: Lang, level: &str) -> String {
    lang.with("lobby-computer", [("level", lang.t(&format!("level-{level}")).into())])
}

fn person_note(lobby: &Lobby<'_>, seat: u8, here: bool) -> String {
    let ready = |check: &Check| check.ready.iter().any(|ready| ready.number() == seat);
    lobby.lang.t(match (lobby.check.map(ready), lobby.is_mine(seat), here) {
        (Some(true), _, _) => "lobby-is-ready",
        (Some(false), _, _) => "lobby-not-ready",
        (None, true, _) if lobby.mine.len() > 1 => "lobby-this-device",
        (None, true, _) => "lobby-you",
        (None, false, true) => "lobby-here",
        (None, false, false) => "lobby-away",
    })
}

fn kept_words(lobby: &Lobby<'_>, seat: u8, kept: &Kept) -> Markup {
    let key = if kept.mine { "lobby-kept-mine" } else { "lobby-kept" };
    html! {
        span.who { (lobby.lang.with(key, [("name", kept.name.as_str().into())])) }
        @if lobby.host && !kept.mine { (send_away(lobby, seat, ["lobby-give-up", "lobby-give-up-name"], &kept.name)) }
    }
}

/// What a button at a place posts: whom it means.
fn guest_at(lobby: &Lobby<'_>, seat: u8) -> String {
    named::guest_at(seat, lobby.guests[usize::from(seat)].unwrap_or_default())
}

/// A button of the host's at one place, with a word and with all of it for screen readers; the form stands elsewhere, for forms do not stand in forms.
fn send_away(lobby: &Lobby<'_>, seat: u8, [short, whole]: [&str; 2], name: &str) -> Markup {
    html! {
        button.quiet type="submit" form="kick" name="guest" value=(guest_at(lobby, seat))
            aria-label=(lobby.lang.with(whole, [("name", name.into())])) {
            (lobby.lang.t(short))
        }
    }
}

/// The form of the host's buttons at the places.
fn away(lobby: &Lobby<'_>) -> Markup {
    html! { form #kick method="post" action=(lobby.post("kick")) { (kept(lobby.text)) } }
}

fn free(lobby: &Lobby<'_>, seat: u8) -> Markup {
    let lang = lobby.lang;
    html! {
        span.who { (lang.t("lobby-free")) }
        @if !lobby.is_seated() && lobby.out.is_none() {
            button.quiet type="submit" name="seat" value=(seat)
                aria-label=(lang.with("lobby-sit-on", [("n", (seat + 1).into())])) { (lang.t("lobby-sit-here")) }
        }
    }
}

/// The reader's own name, which its browser remembers, or that of one of several on this device.
fn rename(lobby: &Lobby<'_>, place: u8) -> Markup {
    let lang = lobby.lang;
    let name = lobby.places[usize::from(place)].as_ref().map_or("", |sitter| sitter.name.as_str());
    let alone = lobby.mine.len() == 1;
    let label = match alone {
        true => lang.t("front-your-name"),
        false => lang.with("lobby-rename", [("n", (place + 1).into())]),
    };
    html! {
        form.another id={ "rename-" (place) } method="post" action=(lobby.post("name")) {
            (kept(lobby.text))
            @if alone { input type="hidden" name="own" value="1"; }
            div.sit-row {
                label.field {
                    span { (label) }
                    input type="text" name="name" required maxlength=(Name::LONGEST)
                        autocomplete=(if alone { "nickname" } else { "off" }) spellcheck="false" value=(name);
                }
                button.second type="submit" name="guest" value=(guest_at(lobby, place)) {
                    (lang.t("lobby-rename-go"))
                }
            }
        }
    }
}

/// One more player on this device.
fn another(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        form #another.another method="post" action=(lobby.post("join")) {
            (kept(lobby.text))
            input type="hidden" name="another" value="1";
            @if let Some(latest) = lobby.latest { input type="hidden" name="beside" value=(latest); }
            input type="hidden" name="nonce" value="";
            div.sit-row {
                label.field {
                    span { (lang.t("lobby-another")) }
                    input type="text" name="name" required maxlength=(Name::LONGEST) autocomplete="off"
                        spellcheck="false";
                }
                button.second type="submit" { (lang.t("lobby-add")) }
            }
        }
    }
}

/// With fewer than two people the box that fills the free places has to be ticked: the browser says so itself.
fn start(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    let alone = lobby.places.iter().flatten().count() < 2;
    html! {
        form #start.start method="post" action=(lobby.post("start")) data-company[!alone] {
            (kept(lobby.text))
            @if lobby.places.iter().any(Option::is_none) {
                label.tick {
                    input id="fill" type="checkbox" name="fill" value="on" required[alone];
                    span { (lang.t("lobby-fill")) }
                }
                div.fill-level { (level(lang, lobby.level, lobby.programs)) }
            }
            button.go type="submit" { (lang.t("lobby-start")) }
            @if lobby.has_company() && lobby.check.is_none() {
                button.second type="submit" formaction=(lobby.post("ask-ready")) { (lang.t("lobby-ask-ready")) }
            }
        }
    }
}

/// Whether anybody may find the table.
fn listing(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    let [says, does, value] = if lobby.listed {
        ["lobby-listed", "lobby-unlist", "no"]
    } else {
        ["lobby-unlisted", "lobby-list", "yes"]
    };
    html! {
        @if lobby.has_free() {
            form #listing.listing method="post" action=(lobby.post("list")) {
                (kept(lobby.text))
                p.note { (lang.t(says)) }
                button.quiet type="submit" name="yes" value=(value) { (lang.t(does)) }
            }
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
