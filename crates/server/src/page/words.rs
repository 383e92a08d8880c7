//! The words to be read by eye: every animal and count in the sentences that take them, and the log of a whole game each.

use furrow_text::{Forms, Lang};
use maud::{Markup, html};

/// The log of a game: its title, and the sentences with the rulings behind them.
pub type Log = (String, Vec<(String, &'static str)>);

/// The body of the page.
#[must_use]
pub fn page(lang: Lang, forms: &[Forms], logs: &[Log]) -> Markup {
    html! {
        main #main.rules {
            article.sheet {
                h1 { (lang.t("words-title")) }
                p { (lang.t("words-lead")) }
                p { @for other in Lang::ALL { a href={ "/specimen/words?lang=" (other.code()) } lang=(other.code()) hreflang=(other.code()) { (other.own_name()) } " " } }
                @for about in forms {
                    section { h2 { (about.about) } ul { @for sentence in &about.sentences { li { (sentence) } } } }
                }
                @for (title, sentences) in logs {
                    section {
                        h2 { (title) }
                        ol { @for (sentence, ruling) in sentences { li { (sentence) " " span.ruling { (ruling) } } } }
                    }
                }
            }
        }
    }
}
