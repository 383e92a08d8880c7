//! A page in place of the one asked for: what happened, why, what to do, and a way home.

use super::layout::keep;
use furrow_art::{Empty, empty_state};
use furrow_text::Lang;
use maud::{Markup, html};

/// What kept the page from being shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trouble {
    /// No such page (404).
    NoPage,
    /// No table has this code (404).
    NoTable,
    /// The address is not asked in this way (405).
    NoWay,
    /// What is stored of the table cannot be read (500).
    Aside,
    /// The post could not be read (400).
    Unreadable,
    /// The post asked for something not allowed (422).
    Refused,
    /// The decision it was for has gone (409).
    Stale,
    /// More was sent than is taken (413).
    TooLarge,
    /// Too many requests in a short time (429).
    TooMany,
    /// The post came from another site's page (403).
    Forbidden,
    /// The server's own fault (500).
    Broken,
    /// The server cannot serve now (503).
    Busy,
}

impl Trouble {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::NoPage,
        Self::NoTable,
        Self::NoWay,
        Self::Aside,
        Self::Unreadable,
        Self::Refused,
        Self::Stale,
        Self::TooLarge,
        Self::TooMany,
        Self::Forbidden,
        Self::Broken,
        Self::Busy,
    ];

    /// The status of the answer.
    #[must_use]
    pub const fn status(self) -> u16 {
        match self {
            Self::NoPage | Self::NoTable => 404,
            Self::NoWay => 405,
            Self::Unreadable => 400,
            Self::Refused => 422,
            Self::Stale => 409,
            Self::TooLarge => 413,
            Self::TooMany => 429,
            Self::Forbidden => 403,
            Self::Broken | Self::Aside => 500,
            Self::Busy => 503,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::NoPage => "no-page",
            Self::NoTable => "no-table",
            Self::NoWay => "no-way",
            Self::Aside => "aside",
            Self::Unreadable => "unreadable",
            Self::Refused => "refused",
            Self::Stale => "stale",
            Self::TooLarge => "too-large",
            Self::TooMany => "too-many",
            Self::Forbidden => "forbidden",
            Self::Broken => "broken",
            Self::Busy => "busy",
        }
    }

    const fn picture(self) -> Empty {
        match self {
            Self::NoPage | Self::NoTable | Self::NoWay | Self::Forbidden => Empty::Lost,
            Self::Stale | Self::TooMany | Self::Busy => Empty::Waiting,
            Self::Unreadable | Self::Refused | Self::TooLarge | Self::Broken | Self::Aside => Empty::Broken,
        }
    }
}

/// The title of the notice, for the browser's tab.
#[must_use]
pub fn title(lang: Lang, trouble: Trouble) -> String {
    lang.t(&format!("notice-{}", trouble.key()))
}

/// What a notice is made from.
#[derive(Clone, Copy, Debug)]
pub struct Notice<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Whether this is the text view.
    pub text: bool,
    /// What happened.
    pub trouble: Trouble,
    /// A reason known more exactly than the catalogue's, as a sentence.
    pub reason: Option<&'a str>,
    /// The path of the table to go back to.
    pub back: Option<&'a str>,
}

/// The body of the notice.
#[must_use]
pub fn page(notice: &Notice<'_>) -> Markup {
    let lang = notice.lang;
    let key = notice.trouble.key();
    html! {
        main #main.notice {
            @if !notice.text { (empty_state(notice.trouble.picture())) }
            div.sheet {
                h1 { (title(lang, notice.trouble)) }
                p { @match notice.reason {
                    Some(reason) => (reason),
                    None => (lang.t(&format!("notice-{key}-why"))),
                } }
                p { (lang.t(&format!("notice-{key}-do"))) }
                div.go-row {
                    @if let Some(back) = notice.back { a.go href=(back) { (lang.t("notice-back")) } }
                    a.(if notice.back.is_some() { "second" } else { "go" }) href=(keep(notice.text, "/")) { (lang.t("notice-home")) }
                }
            }
        }
    }
}
