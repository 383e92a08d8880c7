//! What else could have been done at a step of a replay.

use super::percent;
use crate::page::layout::keep;
use furrow_art::{Icon, icon};
use furrow_text::Lang;
use maud::{Markup, html};

/// One action of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// What it does.
    pub says: String,
    /// The chance to win with it, in percent.
    pub percent: i64,
    /// Whether it was done.
    pub done: bool,
}

/// What is known of what else could have been done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Others {
    /// There was no choice.
    None,
    /// Nobody has looked back at this game lately.
    Unknown,
    /// What the look back found out.
    Known {
        /// Who chose.
        name: String,
        /// Actions, best first.
        listed: Vec<Listed>,
        /// What would most likely have followed the best one, the best one first; may be empty.
        line: Vec<String>,
    },
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
            Others::Unknown => p { (lang.t("review-others-unknown")) },
            Others::Known { name, listed, line } => {
                p { (lang.with("review-others-how", [("name", name.as_str().into())])) }
                ol.others {
                    @for other in listed {
                        li { (other.says) " " b { (percent(lang, other.percent)) } @if other.done { " " em { (lang.t("review-others-done")) } } }
                    }
                }
                @if line.len() > 1 {
                    p { (lang.t("review-line")) }
                    ol.line { @for says in line { li { (says) } } }
                }
            },
        }
        p { a.file href=(keep(text, review)) { @if !text { (icon(Icon::Eye)) } span { (lang.t("review-link")) } } }
    }
}
