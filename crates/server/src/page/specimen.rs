//! Every drawing by its name: by day, by night, and in grey.

use furrow_art::{Plate, tokens};
use furrow_text::Lang;
use maud::{Markup, html};
use std::fmt::Write as _;

/// The light in which a plate is shown; also the class of its swatch.
const LIGHTS: [&str; 3] = ["day", "night", "grey"];

/// The body of the specimen page.
#[must_use]
pub fn page(lang: Lang, plates: &[Plate]) -> Markup {
    html! {
        main #main.specimen {
            h1 { (lang.t("specimen-title")) }
            p.lead { (lang.t("specimen-lead")) }
            p.lead { a href="/specimen/words" { (lang.t("words-title")) } }
            @for plate in plates {
                section.plate aria-labelledby={ "plate-" (plate.key) } {
                    h2 id={ "plate-" (plate.key) } { (lang.t(&format!("plate-{}", plate.key))) }
                    div.swatches {
                        @for light in LIGHTS {
                            figure.swatch.(light) {
                                div.swatch-art { (plate.art) }
                                figcaption { (lang.t(&format!("specimen-{light}"))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The stylesheet `specimen.css`: both themes' colours as classes, so that they stand side by side.
#[must_use]
pub fn css() -> String {
    let (mut day, mut night) = (String::new(), String::new());
    for token in tokens::THEMED {
        let _ = write!(day, "--{}:{};", token.name, token.light);
        let _ = write!(night, "--{}:{};", token.name, token.dark);
    }
    format!(".swatch.day,.swatch.grey{{{day}}}\n.swatch.night{{{night}}}\n")
}
