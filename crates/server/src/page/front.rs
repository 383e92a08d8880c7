//! The front page: one game, two buttons, a code, and the games one is in.

use super::layout::{keep, kept};
use furrow_art::{CardArt, Icon, card_face, front_scene, icon, wordmark};
use furrow_table::Name;
use furrow_text::Lang;
use maud::{Markup, html};

/// The levels of computer players that exist, the one proposed first.
pub const LEVELS: [&str; 3] = ["medium", "easy", "random"];

/// A secret the server has committed to for the next table of this reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The offer's number, which the post brings back.
    pub id: String,
    /// SHA-256 of the secret, hex.
    pub commit: String,
}

/// How one of the reader's games stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The reader is to choose; the name of a person who waits for it, if any does.
    WaitsForYou(Option<String>),
    /// The first seat that has to choose, and how many more have to.
    WaitingFor(String, usize),
    /// Not started: players are missing.
    Gathering,
    /// Over.
    Over,
}

/// One of the reader's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyGame {
    /// The table's code.
    pub code: String,
    /// How it stands.
    pub standing: Standing,
}

/// What the front page is made from.
#[derive(Clone, Debug)]
pub struct Front<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Whether this is the text view.
    pub text: bool,
    /// The commitment the next table will be dealt from.
    pub offer: &'a Offer,
    /// The reader's games, the one that waits for it first.
    pub games: &'a [MyGame],
    /// The reader's name from last time, or nothing.
    pub name: &'a str,
    /// Why the last post was refused, as a sentence.
    pub error: Option<&'a str>,
}

/// The body of the front page.
#[must_use]
pub fn page(front: &Front<'_>) -> Markup {
    let lang = front.lang;
    html! {
        header.sky {
            @if !front.text { (front_scene()) }
            div.sky-words {
                h1.name {
                    @if !front.text { (wordmark()) }
                    span.(if front.text { "name-plain" } else { "sr" }) { (lang.t("front-name")) }
                }
                p.tagline { (lang.t("front-tagline")) }
            }
        }
        main #main.front {
            @if let Some(error) = front.error { p.trouble role="alert" { (error) } }
            (game(front))
            div.aside {
                (games(front))
                (join(front))
                (also(lang))
            }
        }
    }
}

fn game(front: &Front<'_>) -> Markup {
    let lang = front.lang;
    html! {
        section.sheet.game aria-labelledby="game-fable" {
            @if !front.text {
                div.fan aria-hidden="true" {
                    @for card in [CardArt::Hare, CardArt::Tortoise, CardArt::Wolf, CardArt::Fox, CardArt::Lamb] {
                        (card_face(card))
                    }
                }
            }
            h2 id="game-fable" { (lang.t("front-fable-title")) }
            p.facts { (lang.t("front-fable-facts")) }
            p.pitch { (lang.t("front-fable-pitch")) }
            form.new method="post" action="/new" {
                (kept(front.text))
                input type="hidden" name="offer" value=(front.offer.id);
                input type="hidden" name="nonce" value="";
                div.go-row {
                    button.go type="submit" name="kind" value="bots" { (lang.t("front-play")) }
                    button.second type="submit" name="kind" value="invite" { (lang.t("front-invite")) }
                }
                (options(front))
            }
            (fair(lang, &front.offer.commit))
        }
    }
}

fn options(front: &Front<'_>) -> Markup {
    let lang = front.lang;
    html! {
        details.options {
            summary { (lang.t("front-options")) }
            div.options-body {
                fieldset {
                    legend { (lang.t("front-seats")) }
                    div.picks {
                        @for n in 2..=5 {
                            label.pick {
                                input type="radio" name="seats" value=(n) checked[n == 4];
                                span { (n) }
                            }
                        }
                    }
                }
                (levels(lang))
                fieldset {
                    legend { (lang.t("front-start")) }
                    div.picks {
                        label.pick {
                            input type="radio" name="start" value="random" checked;
                            span { (lang.t("front-start-chance")) }
                        }
                        label.pick {
                            input type="radio" name="start" value="0";
                            span { (lang.t("front-start-you")) }
                        }
                    }
                }
                label.tick {
                    input type="checkbox" name="championship" value="on";
                    span { (lang.t("option-championship")) }
                }
                label.tick {
                    input type="checkbox" name="nap_counts_podium" value="on";
                    span { (lang.t("option-nap-counts-podium")) }
                }
                (name_field(lang, front.name))
            }
        }
    }
}

/// The choice of a level for all computer players, as `level`.
pub(super) fn levels(lang: Lang) -> Markup {
    html! {
        fieldset {
            legend { (lang.t("front-level")) }
            div.picks {
                @for level in LEVELS {
                    label.pick {
                        input type="radio" name="level" value=(level) checked[level == LEVELS[0]];
                        span { (lang.t(&format!("level-{level}"))) }
                    }
                }
            }
        }
    }
}

/// The field for one's name, as `name`.
pub(super) fn name_field(lang: Lang, name: &str) -> Markup {
    html! {
        label.field {
            span { (lang.t("front-your-name")) }
            input type="text" name="name" value=(name) maxlength=(Name::LONGEST) autocomplete="nickname"
                spellcheck="false";
        }
    }
}

/// What the server has bound itself to before anybody chose, and what that is good for.
pub(super) fn fair(lang: Lang, commit: &str) -> Markup {
    html! {
        details.fair {
            summary { (lang.t("fair-title")) }
            p { (lang.t("fair-note")) }
            p.hex { code { (commit) } }
        }
    }
}

fn join(front: &Front<'_>) -> Markup {
    let lang = front.lang;
    html! {
        form.join.sheet method="get" action="/join" {
            (kept(front.text))
            label.field {
                span { (lang.t("front-join")) }
                input type="text" name="code" required autocomplete="off" autocapitalize="characters"
                    spellcheck="false";
            }
            button.second type="submit" { (lang.t("front-join-go")) }
        }
    }
}

fn games(front: &Front<'_>) -> Markup {
    let lang = front.lang;
    html! {
        @if !front.games.is_empty() {
            section.mine aria-labelledby="mine" {
                h2 id="mine" { (lang.t("front-your-games")) }
                ul {
                    @for game in front.games {
                        li { a.(mark(&game.standing)) href=(keep(front.text, &format!("/t/{}", game.code))) {
                            @if !front.text { (icon(standing_icon(&game.standing))) }
                            span { (standing(lang, &game.standing)) }
                            span.code { (game.code) }
                        } }
                    }
                }
            }
        }
    }
}

const fn mark(standing: &Standing) -> &'static str {
    if matches!(standing, Standing::WaitsForYou(_)) { "yours" } else { "theirs" }
}

const fn standing_icon(standing: &Standing) -> Icon {
    match standing {
        Standing::WaitsForYou(_) => Icon::Play,
        Standing::WaitingFor(..) => Icon::Clock,
        Standing::Gathering => Icon::People,
        Standing::Over => Icon::Flag,
    }
}

fn standing(lang: Lang, standing: &Standing) -> String {
    match standing {
        Standing::WaitsForYou(None) => lang.t("mine-your-turn"),
        Standing::WaitsForYou(Some(name)) => {
            lang.with("mine-waits-for-you", [("name", name.as_str().into())])
        }
        Standing::WaitingFor(name, 0) => lang.with("mine-waiting", [("name", name.as_str().into())]),
        Standing::WaitingFor(name, more) => {
            lang.with("mine-waiting-more", [("name", name.as_str().into()), ("more", (*more).into())])
        }
        Standing::Gathering => lang.t("mine-gathering"),
        Standing::Over => lang.t("mine-over"),
    }
}

fn also(lang: Lang) -> Markup {
    html! {
        p.also { (lang.t("front-also")) }
    }
}
