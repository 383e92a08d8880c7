//! The rules of a game, to be read on a screen or on paper; `#F10` leads to a ruling.

use furrow_text::{Block, Lang, Rules};
use maud::{Markup, html};

/// The body of the rules page; `others` are the addresses and titles of the other games' rules.
#[must_use]
pub fn page(lang: Lang, rules: &Rules, others: &[(String, String)]) -> Markup {
    html! {
        main #main.rules {
            article.sheet {
                h1 { (rules.title) }
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
                        @for block in &section.blocks { (self::block(block)) }
                    }
                }
                @if !others.is_empty() { nav.contents aria-labelledby="others" {
                    h2 id="others" { (lang.t("rules-others")) }
                    ol { @for (address, title) in others { li { a href=(address) { (title) } } } }
                } }
            }
        }
    }
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
        table {
            thead { tr { @for cell in head { th scope="col" { (cell) } } } }
            tbody { @for row in body { tr {
                @for (column, cell) in row.iter().enumerate() {
                    @if column == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                }
            } } }
        }
    }
}
