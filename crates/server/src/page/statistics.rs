//! What the computer players have done among themselves: how strong the levels are, what a game is like.

mod bars;
mod figures;

use super::{layout::keep, ratings::title};
use crate::statistics::Setting;
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::{Markup, html};

/// What the page is made from.
#[derive(Clone, Copy, Debug)]
pub struct Statistics<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Whether this is the text view.
    pub text: bool,
    /// The game it is about.
    pub game: GameId,
    /// That game's, by seats.
    pub settings: &'a [&'a Setting],
}

/// The address of a game's page.
#[must_use]
pub fn address(game: GameId) -> String {
    format!("/statistics/{}", game.name())
}

/// The body of the page.
#[must_use]
pub fn page(statistics: &Statistics<'_>) -> Markup {
    let Statistics { lang, text, game, settings } = *statistics;
    html! {
        main #main.report.statistics {
            article.sheet {
                h1 { (lang.t("statistics-title")) }
                (games(statistics))
                p { (lang.t("statistics-how")) }
                p { (lang.t("statistics-reading")) }
                p.game-links {
                    a href=(keep(text, &format!("/rules/{}", game.name()))) { (lang.t("frame-rules")) } " "
                    a href=(keep(text, "/ratings")) { (lang.t("statistics-ratings")) }
                }
            }
            @for setting in settings {
                @let id = format!("seats-{}", setting.seats);
                section.sheet aria-labelledby=(id) {
                    h2 id=(id) { (lang.with("statistics-seats", [("n", i64::from(setting.seats).into())])) }
                    div.charts { (figures::all(statistics, setting)) }
                }
            }
        }
    }
}

/// The pages of the games; the one that is open is marked.
fn games(statistics: &Statistics<'_>) -> Markup {
    let Statistics { lang, text, game: open, .. } = *statistics;
    html! {
        nav.filter aria-label=(lang.t("statistics-games")) {
            @for game in GameId::ALL {
                a href=(keep(text, &address(game))) aria-current=[(game == open).then_some("page")] { (title(lang, game)) } " "
            }
        }
    }
}
