//! Why a move of a replay was made, and what else could have been done.

use crate::page::{Chance, hint::in_per_cent, layout::keep};
use furrow_art::{Icon, icon};
use furrow_text::Lang;
use maud::{Markup, html};

/// One action of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// What it does.
    pub says: String,
    /// The chance to win with it; `None`: it was hardly tried.
    pub chance: Option<Chance>,
    /// Whether it was done.
    pub done: bool,
}

/// What is known of what else could have been done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Others {
    /// There was no choice.
    None,
    /// There was one.
    Choice(Box<Chosen>),
}

/// A choice that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// Who chose.
    pub name: String,
    /// The level of a computer player.
    pub level: Option<&'static str>,
    /// What speaks for what was done: clauses; `None`: nothing that can be told.
    pub why: Option<String>,
    /// What a look back found out; `None`: nobody has looked back at this game lately.
    pub found: Option<Compared>,
}

/// What a look back found out about a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compared {
    /// Actions, best first.
    pub listed: Vec<Listed>,
    /// What speaks for the best one, if that would have been better than what was done: clauses.
    pub why: Option<String>,
    /// What would most likely have followed the best one, the best one first; may be empty.
    pub line: Vec<String>,
}

/// The button's sheet on the drawn page.
pub(crate) fn sheet(lang: Lang, others: &Others, review: &str) -> Markup {
    html! {
        div #others.sheet popover {
            h2 { (lang.t("review-others")) }
            (inner(lang, others, review, false))
            button.close type="button" popovertarget="others" popovertargetaction="hide" { (lang.t("board-close")) }
        }
    }
}

/// The fold in words.
pub(crate) fn in_words(lang: Lang, others: &Others, review: &str) -> Markup {
    html! { details { summary { (lang.t("review-others")) } (inner(lang, others, review, true)) } }
}

fn inner(lang: Lang, others: &Others, review: &str, text: bool) -> Markup {
    html! {
        @match others {
            Others::None => p { (lang.t("review-others-none")) },
            Others::Choice(chosen) => {
                (why(lang, chosen))
                @match &chosen.found {
                    Some(found) => (compared(lang, &chosen.name, found)),
                    None => p { (lang.t("review-others-unknown")) },
                }
            },
        }
        p { a.file href=(keep(text, review)) { @if !text { (icon(Icon::Eye)) } span { (lang.t("review-link")) } } }
    }
}

fn why(lang: Lang, chosen: &Chosen) -> Markup {
    let name = || ("name", chosen.name.as_str().into());
    html! {
        @if let Some(level) = chosen.level { p { (lang.with("review-bot", [name(), ("level", level.into())])) } }
        p {
            @match chosen.why.as_deref() {
                Some(reasons) => (lang.with("review-why", [name(), ("reasons", reasons.into())])),
                None => (lang.with("review-why-nothing", [name()])),
            }
        }
    }
}

fn compared(lang: Lang, name: &str, found: &Compared) -> Markup {
    html! {
        p { (lang.with("review-others-how", [("name", name.into())])) }
        ol.others {
            @for other in &found.listed {
                li { (other.says) " " b { (in_per_cent(lang, other.chance)) } @if other.done { " " em { (lang.t("review-others-done")) } } }
            }
        }
        @if let Some(reasons) = found.why.as_deref() {
            p { (lang.with("review-why-better", [("name", name.into()), ("reasons", reasons.into())])) }
        }
        @if found.line.len() > 1 {
            p { (lang.t("review-line")) }
            ol.line { @for says in &found.line { li { (says) } } }
        }
    }
}
