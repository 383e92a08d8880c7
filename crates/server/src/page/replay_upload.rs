//! The page that takes a game file to be replayed.

use super::layout::{keep, kept};
use furrow_text::Lang;
use maud::{Markup, html};

/// The longest file that is taken, in letters.
pub const LONGEST: usize = 1 << 20;

/// The most games of a file that can be asked for.
pub const MOST_GAMES: usize = 9999;

/// What the page is made from.
#[derive(Clone, Copy, Debug)]
pub struct Upload<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Whether this is the text view.
    pub text: bool,
    /// What was sent last and is refused: it stays in the field.
    pub typed: &'a str,
    /// Which game of the file was asked for.
    pub number: usize,
    /// Why it is refused, as a sentence.
    pub refused: Option<&'a str>,
    /// For how many days a file is kept.
    pub days: i64,
    /// How many files are kept.
    pub most: u32,
}

/// The body of the page.
#[must_use]
pub fn page(upload: &Upload<'_>) -> Markup {
    let Upload { lang, text, .. } = *upload;
    html! {
        main #main.report {
            article.sheet {
                h1 { (lang.t("upload-title")) }
                p { (lang.t("upload-lead")) }
                @if let Some(refused) = upload.refused { p.trouble role="alert" { (refused) } }
                form method="post" action="/replay" {
                    (kept(text))
                    label.field {
                        span { (lang.t("upload-paste")) }
                        textarea #record name="record" rows="10" required maxlength=(LONGEST) spellcheck="false" autocapitalize="off"
                            autocomplete="off" { "\n" (upload.typed) }
                    }
                    label.field.script-only {
                        span { (lang.t("upload-file")) }
                        input type="file" accept=".json,.jsonl,application/json" data-into="record" data-too-long=(lang.t("upload-too-large"));
                        output.note {}
                    }
                    label.field {
                        span { (lang.t("upload-number")) }
                        input type="number" name="number" min="1" max=(MOST_GAMES) value=(upload.number);
                    }
                    div.go-row { button.go type="submit" { (lang.t("upload-go")) } }
                }
                p.note { (lang.with("upload-kept", [("days", upload.days.into()), ("most", i64::from(upload.most).into())])) }
                p.game-links { a href=(keep(text, "/chance")) { (lang.t("chance-all-link")) } }
            }
        }
    }
}
