//! Prints one HTML page with every drawing: light, dark, grey. Look at it before and after a change.

use furrow_art::{Set, art_css, specimen_plates, sprite, tokens::css_tokens};
use maud::{DOCTYPE, PreEscaped, html};
use std::io::Write as _;

const LAYOUT: &str = "body{margin:0;background:var(--table);color:var(--ink)}
section{padding:6px 12px;border-bottom:1px solid var(--edge)}
.plate-row{display:flex;flex-wrap:wrap;gap:6px;margin:4px 0;align-items:end}
.plate-row>.card-art{width:112px;height:148px}.plate-row>.podium{width:300px}.plate-row>.wordmark{width:540px}
.tile+.tile{margin-left:-6px}.scenery{max-width:780px;max-height:420px;border:1px solid var(--edge)}
.plate-row>[class*=empty]{width:360px}.plate-row.s32>.card-art{width:28px;height:37px}
.plate-row>.stage-card{width:160px}.plate-row>.closed-bar{width:240px}.plate-lane>span{width:60px;height:72px}
.plate-row>.jump-arc{height:40px;width:auto}.course-path{width:760px}.plate-row>.diagram{width:400px}.plate-course{display:grid}.plate-course>.art{grid-area:1/1}
.plate-stack{position:relative;display:flex;flex-wrap:wrap;width:96px;height:96px;place-content:center}
.plate-stack>.art{position:relative;margin:-6px -8px}.plate-stack>.tile{position:absolute;width:96px;height:96px;margin:0}";

fn main() -> std::io::Result<()> {
    let theme = std::env::args().nth(1).unwrap_or_else(|| "light".to_owned());
    let page = html! {
        (DOCTYPE)
        html lang="en" data-theme=(theme) {
            head { meta charset="utf-8"; title { "Specimen" } style { (PreEscaped(css_tokens() + &art_css() + LAYOUT)) } }
            body {
                (sprite(Set::All))
                @for plate in specimen_plates() { section id=(plate.key) { (plate.art) } }
            }
        }
    };
    std::io::stdout().write_all(page.into_string().as_bytes())
}
