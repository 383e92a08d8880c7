//! Whether chance was fair: what was settled before, how to check it, and what the draws brought beside what could be
//! expected.

use super::{layout::keep, number::decimal};
use furrow_text::Lang;
use maud::{Markup, html};

/// The width of a bar's field, in units of its drawing.
const WIDE: f64 = 120.0;

/// One row of a chart in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What came.
    pub label: String,
    /// How often.
    pub drawn: u32,
    /// How often it was to be expected.
    pub expected: f64,
}

/// A chart in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawn {
    /// What was drawn, by whom.
    pub heading: String,
    /// What it says, as a sentence.
    pub says: String,
    /// The rows.
    pub lines: Vec<Line>,
}

/// What the server found when it checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every draw follows from the seed.
    Holds,
    /// Nothing to check: the game is still going on.
    GoesOn,
    /// The file has no seed.
    NoSeed,
    /// Something does not hold; a sentence.
    Fails(String),
}

/// What the page of a game's chance is made from.
#[derive(Clone, PartialEq, Debug)]
pub struct Chance<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Whether this is the text view.
    pub text: bool,
    /// The title of the game.
    pub game: &'a str,
    /// SHA-256 of the secret; none in a file that has no proof.
    pub commit: Option<&'a str>,
    /// By seat the name and the nonce.
    pub nonces: &'a [(String, Option<String>)],
    /// The secret, once the game is over.
    pub secret: Option<&'a str>,
    /// What follows from them.
    pub seed: Option<&'a str>,
    /// What the server found.
    pub verdict: &'a Verdict,
    /// Drawn beside expected; empty while the game goes on.
    pub charts: &'a [Drawn],
    /// The address of the game file.
    pub file: Option<&'a str>,
    /// The address of the replay.
    pub replay: &'a str,
}

/// The body of the page.
#[must_use]
pub fn page(chance: &Chance<'_>) -> Markup {
    let lang = chance.lang;
    html! {
        main #main.report {
            article.sheet {
                h1 { (lang.t("chance-title")) }
                p.facts { (chance.game) }
                p { (lang.t("chance-how")) }
                (settled(chance))
                section { h2 { (lang.t("chance-check")) } (check(chance)) }
            }
            @if !chance.charts.is_empty() {
                section.sheet {
                    h2 { (lang.t("chance-drawn")) }
                    p { (lang.t("chance-drawn-how")) }
                    (charts(lang, chance.text, chance.charts))
                }
            }
            p.game-links {
                a href={ (chance.replay) @if chance.text { (if chance.replay.contains('?') { "&" } else { "?" }) "view=text" } } { (lang.t("replay-link")) } " "
                @if let Some(file) = chance.file { a href=(file) download { (lang.t("board-file")) } " " }
                a href=(keep(chance.text, "/chance")) { (lang.t("chance-all-link")) }
            }
        }
    }
}

fn settled(chance: &Chance<'_>) -> Markup {
    let lang = chance.lang;
    html! {
        dl.proof {
            @if let Some(commit) = chance.commit { dt { (lang.t("board-fair-commit")) } dd { code { (commit) } } }
            @for (name, nonce) in chance.nonces {
                dt { (lang.with("board-fair-nonce", [("name", name.as_str().into())])) }
                dd { @match nonce { Some(nonce) => code { (nonce) }, None => (lang.t("board-fair-none")) } }
            }
            @if chance.commit.is_some() {
                dt { (lang.t("board-fair-secret")) }
                dd { @match chance.secret { Some(secret) => code { (secret) }, None => (lang.t("chance-secret-later")) } }
            }
            @if let Some(seed) = chance.seed { dt { (lang.t("chance-seed")) } dd { code { (seed) } } }
        }
    }
}

fn check(chance: &Chance<'_>) -> Markup {
    let lang = chance.lang;
    html! {
        @match chance.verdict {
            Verdict::Holds => p.verdict.holds { (lang.t("chance-holds")) },
            Verdict::GoesOn => p.verdict { (lang.t("chance-goes-on")) },
            Verdict::NoSeed => p.verdict { (lang.t("chance-no-seed")) },
            Verdict::Fails(sentence) => p.verdict.fails { (lang.t("chance-fails")) " " (sentence) },
        }
        ol {
            li { (lang.t("chance-by-hand-file")) }
            li { (lang.t("chance-by-hand-run")) " " code { "furrow verify FILE" } }
            li { (lang.t("chance-by-hand-or")) }
        }
    }
}

/// Charts, each with its sentence, its numbers and its bars.
pub(crate) fn charts(lang: Lang, text: bool, charts: &[Drawn]) -> Markup {
    html! {
        div.charts {
            @for chart in charts {
                figure.chart {
                    figcaption { h3 { (chart.heading) } p { (chart.says) } }
                    (table(lang, text, chart))
                }
            }
        }
    }
}

fn table(lang: Lang, text: bool, chart: &Drawn) -> Markup {
    let most = chart.lines.iter().map(|line| f64::from(line.drawn).max(line.expected)).fold(1.0, f64::max);
    html! {
        table {
            thead { tr {
                th scope="col" { (lang.t("chance-outcome")) }
                th scope="col" { (lang.t("chance-came")) }
                th scope="col" { (lang.t("chance-expected")) }
                @if !text { td {} }
            } }
            tbody {
                @for line in &chart.lines {
                    tr {
                        th scope="row" { (line.label) }
                        td { (line.drawn) }
                        td { (decimal(lang, line.expected, 1)) }
                        @if !text { td.bar-cell { (bar(line, most)) } }
                    }
                }
            }
        }
    }
}

/// What came as a bar, what was expected as a stroke across it.
fn bar(line: &Line, most: f64) -> Markup {
    let long = |n: f64| format!("{:.1}", n / most * (WIDE - 4.0));
    html! {
        svg.bar viewBox={ "0 0 " (WIDE) " 16" } width=(WIDE) height="16" aria-hidden="true" focusable="false" {
            rect.came x="0" y="3" height="10" rx="2" width=(long(f64::from(line.drawn))) {}
            rect.wanted x=(long(line.expected)) y="0" width="2.5" height="16" {}
        }
    }
}

/// What the page of all games' chance is made from: each game's title, how many games, its charts.
#[must_use]
pub fn all(lang: Lang, text: bool, games: &[(String, usize, Vec<Drawn>)]) -> Markup {
    html! {
        main #main.report {
            article.sheet {
                h1 { (lang.t("chance-all-title")) }
                p { (lang.t("chance-all-how")) }
                p { (lang.t("chance-drawn-how")) }
            }
            @for (title, n, drawn) in games {
                section.sheet {
                    h2 { (title) }
                    p { (lang.with("chance-all-games", [("n", (*n).into())])) }
                    (charts(lang, text, drawn))
                }
            }
        }
    }
}
