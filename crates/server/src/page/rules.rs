//! The rules of a game, to be read on a screen or on paper; `#F10` leads to a ruling.

use furrow_art::{Diagram, diagram};
use furrow_text::{Block, Lang, Rules};
use maud::{Markup, html};

/// What the rules page is made from.
#[derive(Clone, Copy, Debug)]
pub struct Reading<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Whether this is the text view.
    pub text: bool,
    /// The page's own path.
    pub here: &'a str,
    /// The rules.
    pub rules: &'a Rules,
    /// The addresses and titles of the other games' rules.
    pub others: &'a [(String, String)],
    /// The address of what the computer players have done in this game.
    pub statistics: &'a str,
}

/// The body of the rules page.
#[must_use]
pub fn page(reading: &Reading<'_>) -> Markup {
    let Reading { lang, rules, others, .. } = *reading;
    html! {
        main #main.rules {
            article.sheet {
                h1 { (rules.title) }
                (languages(reading))
                div.lead { @for block in &rules.lead { (self::block(block)) } }
                nav.contents aria-labelledby="contents" {
                    h2 id="contents" { (lang.t("rules-contents")) }
                    ol { @for section in &rules.sections {
                        li { a href={ "#" (section.id) } { (section.heading) } }
                    } }
                }
                @for section in &rules.sections {
                    section aria-labelledby=(section.id) {
                        h2 id=(section.id) { (section.heading) }
                        @for block in &section.blocks {
                            (self::block(block))
                            @if !reading.text { @if let Some(which) = picture(block) {
                                div.ruling-picture { (diagram(which)) }
                            } }
                        }
                    }
                }
                @if !others.is_empty() { nav.contents aria-labelledby="others" {
                    h2 id="others" { (lang.t("rules-others")) }
                    ol { @for (address, title) in others { li { a href=(address) { (title) } } } }
                } }
                p { a href=(reading.statistics) { (lang.t("statistics-title")) } }
            }
        }
    }
}

/// The same page in each language, at an address that can be sent to somebody.
fn languages(reading: &Reading<'_>) -> Markup {
    let view = if reading.text { "&view=text" } else { "" };
    html! {
        nav.languages aria-label=(reading.lang.t("rules-languages")) {
            @for lang in Lang::ALL {
                a href={ (reading.here) "?lang=" (lang.code()) (view) } hreflang=(lang.code()) lang=(lang.code())
                    aria-current=[(lang == reading.lang).then_some("page")] { (lang.own_name()) }
            }
        }
    }
}

/// What a ruling looks like, where a picture says it better.
fn picture(block: &Block) -> Option<Diagram> {
    let Block::Ruling { number, .. } = block else { return None };
    Some(match number.as_str() {
        "F2" => Diagram::FableTrack,
        "R11" => Diagram::StageOrder,
        "R13" => Diagram::CrazyJump,
        "R14" => Diagram::CrazyTurn,
        "P9" => Diagram::Positions,
        "P11" => Diagram::CarrotCosts,
        "P12" => Diagram::TortoiseBack,
        _ => return None,
    })
}

fn block(block: &Block) -> Markup {
    match block {
        Block::Text(text) => html! { p { (text) } },
        Block::Ruling { number, text } => html! {
            p.ruling id=(number) { a.number href={ "#" (number) } { (number) } span { (text) } }
        },
        Block::List(items) => html! { ul { @for item in items { li { (item) } } } },
        Block::Table(rows) => table(rows),
    }
}

fn table(rows: &[Vec<String>]) -> Markup {
    let Some((head, body)) = rows.split_first() else { return html! {} };
    html! {
        div.table tabindex="0" { table {
            thead { tr { @for cell in head { th scope="col" { (cell) } } } }
            tbody { @for row in body { tr {
                @for (column, cell) in row.iter().enumerate() {
                    @if column == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                }
            } } }
        } }
    }
}
