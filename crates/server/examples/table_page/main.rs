//! Writes table pages of random games as files to look at: `table_page DIR`. The stylesheets are copied beside
//! them.

mod tables;

use furrow_art::{art_css, sprite, tokens::css_tokens};
use furrow_server::page::fable;
use furrow_text::Lang;
use maud::{DOCTYPE, Markup, html};
use std::{fs, io, path::Path};
use tables::Shot;

fn page(shot: &Shot) -> String {
    let make = if shot.text { fable::text_table } else { fable::table };
    let page = document(&shot.show(Lang::En, make), shot.text);
    match shot.selected {
        Some(n) => page.replace(&format!("id=\"a{n}\""), &format!("checked id=\"a{n}\"")),
        None => page,
    }
}

fn document(body: &Markup, text: bool) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" data-theme="auto" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Table" }
                @for sheet in ["tokens", "base", "generated", "table", "motion"] { link rel="stylesheet" href={ "css/" (sheet) ".css" }; }
            }
            body.table.(if text { "plain" } else { "drawn" }) { @if !text { (sprite()) } (body) }
        }
    };
    page.into_string()
}

fn main() -> io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "out".to_owned());
    let folder = Path::new(&folder);
    let css = folder.join("css");
    fs::create_dir_all(&css)?;
    fs::write(css.join("tokens.css"), css_tokens() + &art_css())?;
    fs::write(css.join("generated.css"), fable::generated_css())?;
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for sheet in ["base", "table", "motion"] {
        let text = fs::read_to_string(assets.join(format!("css/{sheet}.css")))?;
        fs::write(css.join(format!("{sheet}.css")), text.replace("/assets/fonts", "../fonts"))?;
    }
    fs::create_dir_all(folder.join("fonts"))?;
    for font in ["atkinson.woff2", "fraunces.woff2"] {
        fs::copy(assets.join("fonts").join(font), folder.join("fonts").join(font))?;
    }
    for shot in tables::shots() {
        fs::write(folder.join(format!("{}.html", shot.name)), page(&shot))?;
    }
    Ok(())
}
