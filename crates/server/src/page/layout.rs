//! What every page has around it: head, skip link, words for the scripts, foot.

use super::prefs::{Prefs, Sound, Speed, Theme};
use crate::house::Notice;
use furrow_art::{Icon, Set, icon, sprite};
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::{DOCTYPE, Markup, html};

/// What a page is, which decides the stylesheets it needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A table of this game, in progress or over.
    Table(GameId),
    /// The front page.
    Front,
    /// A table that waits for players.
    Lobby,
    /// The rules of a game.
    Rules,
    /// Every drawing.
    Specimen,
    /// A message in place of a page.
    Notice,
    /// What is told about games: chance, game files, looks back.
    Report,
    /// The page of whoever keeps the server.
    Host,
}

impl Kind {
    /// The stylesheets, in order; each is served as `/assets/css/NAME.css`. A table in words has no board to lay out.
    const fn sheets(self, text: bool) -> &'static [&'static str] {
        match self {
            Kind::Table(_) if text => &["tokens", "base", "front", "motion"],
            Kind::Table(GameId::Fable) => {
                &["tokens", "base", "fable-places", "table", "fable", "affairs", "motion"]
            }
            Kind::Table(GameId::CrazyRace) => {
                &["tokens", "base", "crazy-race-places", "table", "crazy-race", "affairs", "motion"]
            }
            Kind::Table(GameId::Carrots) => {
                &["tokens", "base", "carrots-places", "table", "carrots", "affairs", "motion"]
            }
            Kind::Specimen => &["tokens", "base", "front", "specimen"],
            Kind::Lobby => &["tokens", "base", "front", "motion"],
            Kind::Report => &["tokens", "base", "front", "report"],
            Kind::Front | Kind::Rules | Kind::Notice => &["tokens", "base", "front"],
            Kind::Host => &["tokens", "base", "front", "host"],
        }
    }

    /// The drawings it can show.
    const fn drawings(self) -> Set {
        match self {
            Kind::Table(GameId::Fable) => Set::Fable,
            Kind::Table(GameId::CrazyRace) => Set::CrazyRace,
            Kind::Table(GameId::Carrots) => Set::Carrots,
            Kind::Front | Kind::Lobby | Kind::Notice | Kind::Report | Kind::Host => Set::Front,
            Kind::Rules | Kind::Specimen => Set::All,
        }
    }

    /// Where the skip link leads.
    const fn main(self) -> &'static str {
        if matches!(self, Kind::Table(_) | Kind::Lobby) { "#table" } else { "#main" }
    }

    const fn name(self) -> &'static str {
        match self {
            Kind::Table(_) => "table",
            Kind::Front => "front",
            Kind::Lobby => "lobby",
            Kind::Rules => "rules",
            Kind::Specimen => "specimen",
            Kind::Notice => "notice",
            Kind::Report => "report",
            Kind::Host => "host",
        }
    }
}

/// What other programs show where a link to the page is sent to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The title.
    pub title: String,
    /// A sentence.
    pub says: String,
    /// The page's whole address.
    pub link: String,
    /// The whole address of a picture.
    pub picture: Option<String>,
}

/// What a page's surroundings are made from.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// The title in the browser's tab, out of the catalogue, without the mark of a turn.
    pub title: &'a str,
    /// What the reader prefers.
    pub prefs: Prefs,
    /// What the page is.
    pub kind: Kind,
    /// Whether the reader is to move: the tab's mark says so.
    pub your_turn: bool,
    /// Whether the reader waits for others: without a script the page then loads itself again every few seconds.
    pub waits: bool,
    /// What the menu of a drawn table has besides preferences and links.
    pub menu: Option<&'a Markup>,
    /// Whether the page is the text view: no drawing on it.
    pub text: bool,
    /// The page's own path and query without `view=text`, such as `/t/ABCDE`: where `/prefs` comes back to.
    pub here: &'a str,
    /// How a link to it is shown elsewhere.
    pub preview: Option<&'a Preview>,
    /// The host's message, unless the reader has put it away.
    pub notice: Option<&'a Notice>,
    /// The day on which this table will be closed because nobody has moved for very long.
    pub closes: Option<&'a str>,
    /// The path of the feed that says where it is the reader's turn.
    pub feed: Option<&'a str>,
}

impl Frame<'_> {
    /// This page's address in the other view.
    fn other_view(&self) -> String {
        match (self.text, self.here.contains('?')) {
            (true, _) => self.here.to_owned(),
            (false, true) => format!("{}&view=text", self.here),
            (false, false) => format!("{}?view=text", self.here),
        }
    }

    /// Where the reader comes back to after a post that leaves the page as it is.
    fn back(&self) -> String {
        if self.text { Frame { text: false, ..*self }.other_view() } else { self.here.to_owned() }
    }
}

const FONTS: [&str; 2] = ["/assets/fonts/atkinson.woff2", "/assets/fonts/fraunces.woff2"];

/// The path in the view the reader has now.
pub(crate) fn keep(text: bool, path: &str) -> String {
    format!("{path}{}", if text { "?view=text" } else { "" })
}

/// What a form carries so that its answer keeps the view the reader has now.
pub(super) fn kept(text: bool) -> Markup {
    html! { @if text { input type="hidden" name="view" value="text"; } }
}

/// A whole document around `body`. On a drawn table preferences and links are a popover `#menu`, which any
/// `<button type="button" popovertarget="menu">` opens without a script; elsewhere they are the page's foot.
#[must_use]
pub fn page(frame: &Frame<'_>, body: &Markup) -> Markup {
    let Prefs { theme, speed, sound } = frame.prefs;
    html! {
        (DOCTYPE)
        html lang=(frame.lang.code()) data-theme=(theme.name()) data-speed=(speed.name()) data-sound=(sound.name()) {
            (head(frame))
            body.(frame.kind.name()).(if frame.text { "plain" } else { "drawn" }) {
                a.skip href=(frame.kind.main()) { (frame.lang.t("frame-skip")) }
                @if !frame.text { (sprite(frame.kind.drawings())) }
                (messages(frame))
                (body)
                (words(frame))
                @if matches!(frame.kind, Kind::Table(_)) && !frame.text {
                    aside #menu.menu popover aria-label=(frame.lang.t("frame-menu")) {
                        @if let Some(menu) = frame.menu { (menu) }
                        (foot(frame))
                    }
                } @else {
                    footer.foot { (foot(frame)) }
                }
            }
        }
    }
}

/// What the host says, and what will become of a table where nobody moves. A page with a stream has room for a message to
/// come.
fn messages(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let live = matches!(frame.kind, Kind::Table(_) | Kind::Lobby);
    html! {
        @if frame.notice.is_some() || live {
            div #message.message role="status" hidden[frame.notice.is_none()] {
                p {
                    b { (lang.t("message-from-host")) } " "
                    span.said dir="auto" { (frame.notice.map_or("", |notice| &notice.text)) }
                }
                form method="post" action="/seen" {
                    input type="hidden" name="here" value=(frame.back());
                    input type="hidden" name="id" value=(frame.notice.map_or("", |notice| &notice.id));
                    button type="submit" { (lang.t("message-put-away")) }
                }
            }
        }
        @if let Some(day) = frame.closes {
            p.message.warned { (lang.with("message-closes", [("day", day.into())])) }
        }
    }
}

fn head(frame: &Frame<'_>) -> Markup {
    let mark = if frame.your_turn { TURN_MARK } else { MARK };
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            meta name="color-scheme" content="light dark";
            title { @if frame.your_turn { (frame.lang.with("title-your-turn", [("title", frame.title.into())])) } @else { (frame.title) } }
            @if frame.waits { noscript { meta http-equiv="refresh" content="5"; } }
            @if frame.kind == Kind::Front {
                meta name="description" content=(frame.lang.t("front-tagline"));
                meta name="keywords" content=(frame.lang.t("front-search-words"));
            }
            @if let Some(preview) = frame.preview { (shared(preview)) }
            @if let Some(feed) = frame.feed.filter(|_| frame.kind == Kind::Front) {
                link rel="alternate" type="application/atom+xml" title=(frame.lang.t("frame-feed")) href=(feed);
            }
            @for font in FONTS { link rel="preload" href=(font) as="font" type="font/woff2" crossorigin; }
            @for sheet in frame.kind.sheets(frame.text) { link rel="stylesheet" href={ "/assets/css/" (sheet) ".css" }; }
            link #favicon rel="icon" type="image/svg+xml" href=(mark) data-href=(MARK) data-turn-href=(TURN_MARK);
            script type="module" src="/assets/js/main.js" {}
        }
    }
}

fn shared(preview: &Preview) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:title" content=(preview.title);
        meta property="og:description" content=(preview.says);
        meta property="og:url" content=(preview.link);
        @if let Some(picture) = &preview.picture {
            meta property="og:image" content=(picture);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

const MARK: &str = "/assets/favicon.svg";
const TURN_MARK: &str = "/assets/favicon-turn.svg";

/// The words the scripts need, as `data-` attributes: scripts hold none of their own.
fn words(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let table = matches!(frame.kind, Kind::Table(_));
    let hole = |hole: &'static str| furrow_text::Arg::from(hole);
    html! {
        div #words hidden
            data-title=(frame.title)
            data-copied=(lang.t("script-copied"))
            data-copy-by-hand=(lang.t("script-copy-by-hand"))
            data-lost=(lang.t("script-lost"))
            data-back=(lang.t("script-back"))
            data-your-turn=(lang.t("script-your-turn"))
            data-failed=(lang.t("script-failed"))
            data-hurry=[table.then(|| lang.t("script-hurry"))]
            data-days=[table.then(|| lang.with("clock-days", [("d", hole("{d}")), ("h", hole("{h}"))]))]
            data-hours=[table.then(|| lang.with("clock-hours", [("h", hole("{h}")), ("m", hole("{m}"))]))] {}
    }
}

fn foot(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let rules = match frame.kind {
        Kind::Table(game) => game,
        _ => GameId::Fable,
    };
    html! {
        (prefs(frame))
        nav.foot-links aria-label=(lang.t("frame-links")) {
            @if frame.kind != Kind::Front { a href=(keep(frame.text, "/")) { (lang.t("frame-home")) } }
            a href=(keep(frame.text, &format!("/rules/{}", rules.name()))) { (lang.t("frame-rules")) }
            a href="/specimen" { (lang.t("frame-specimen")) }
            @if let Some(feed) = frame.feed.filter(|_| frame.kind == Kind::Front) {
                a href=(feed) { (frame.lang.t("frame-feed")) }
            }
            @if frame.kind != Kind::Specimen {
                a href=(frame.other_view()) { (lang.t(if frame.text { "frame-drawn-view" } else { "frame-text-view" })) }
            }
        }
        p.foot-note { (lang.t("frame-unofficial")) }
    }
}

/// Each choice is a button of its own that posts it, so that none needs a script; scripts take the click over.
fn prefs(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let Prefs { theme, speed, sound } = frame.prefs;
    html! {
        form.prefs method="post" action="/prefs" {
            input type="hidden" name="here" value=(frame.back());
            (languages(lang))
            (choices(frame, "theme", Theme::ALL.iter().map(|t| (t.name(), *t == theme))))
            (choices(frame, "speed", Speed::ALL.iter().map(|s| (s.name(), *s == speed))))
            (choices(frame, "sound", Sound::ALL.iter().map(|s| (s.name(), *s == sound))))
            @if matches!(frame.kind, Kind::Table(_)) { (script_prefs(lang)) }
        }
    }
}

fn choices(frame: &Frame<'_>, pref: &str, all: impl Iterator<Item = (&'static str, bool)>) -> Markup {
    let lang = frame.lang;
    html! {
        fieldset.pref {
            legend { (lang.t(&format!("pref-{pref}"))) }
            div.pref-row {
                @for (word, on) in all {
                    button.pref-choice type="submit" name=(pref) value=(word) data-pref=(pref) data-value=(word)
                        aria-pressed=(on) {
                        @if !frame.text { @if let Some(name) = pref_icon(pref, word) { (icon(name)) } }
                        span { (lang.t(&format!("pref-{pref}-{word}"))) }
                    }
                }
            }
        }
    }
}

/// Each language under its own name. No script takes this over: all words of the page change, so it is loaded anew.
fn languages(mine: Lang) -> Markup {
    html! {
        fieldset.pref #languages tabindex="-1" {
            legend { (mine.t("pref-lang")) }
            div.pref-row {
                @for lang in Lang::ALL {
                    button.pref-choice type="submit" name="lang" value=(lang.code()) lang=(lang.code())
                        aria-pressed=(lang == mine) { (lang.own_name()) }
                }
            }
        }
    }
}

/// Preferences that only scripts can keep.
fn script_prefs(lang: Lang) -> Markup {
    html! {
        div.script-only {
            label.tick {
                input type="checkbox" data-pref="only-move";
                span { (lang.t("pref-only-move")) }
            }
            label.field {
                span { (lang.t("pref-volume")) }
                select data-pref="volume" {
                    @for volume in ["0", "50", "100"] { option value=(volume) selected[volume == "50"] { (volume) } }
                }
            }
        }
    }
}

fn pref_icon(pref: &str, word: &str) -> Option<Icon> {
    match (pref, word) {
        ("theme", "light") => Some(Icon::Sun),
        ("theme", "dark") => Some(Icon::MoonTheme),
        ("sound", "on") => Some(Icon::SoundOn),
        ("sound", "off") => Some(Icon::SoundOff),
        _ => None,
    }
}
