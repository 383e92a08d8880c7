//! The front page: a card for each game with two buttons, a code, and the games one is in.

use super::{
    fields::Typed,
    form::form,
    layout::{keep, kept},
};
use furrow_art::{
    Animal, CardArt, Crop, Cut, Facing, Icon, Mood, Runner, animal, card_face, crop, front_scene, icon,
    runner, wordmark,
};
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::{Markup, html};

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
    /// Which game it is.
    pub game: GameId,
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
    /// The games, each with the commitment that its next table will be dealt from.
    pub offers: &'a [(GameId, Offer)],
    /// The reader's games, the one that waits for it first.
    pub games: &'a [MyGame],
    /// The reader's name from last time, or nothing.
    pub name: &'a str,
    /// What was asked for last and cannot be had.
    pub refused: Option<&'a Refused>,
}

/// A table that was asked for and cannot be had: the form comes back as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Of which game.
    pub game: GameId,
    /// What was typed.
    pub typed: Typed,
    /// Why not, as a sentence.
    pub sentence: String,
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
            (games(front, "front-waits", |standing| matches!(standing, Standing::WaitsForYou(_))))
            div.cards { @for (id, offer) in front.offers { (game(front, *id, offer)) } }
            div.aside {
                (join(front))
                (games(front, "front-your-games", |standing| !matches!(standing, Standing::WaitsForYou(_))))
                (also(front))
            }
        }
    }
}

fn game(front: &Front<'_>, game: GameId, offer: &Offer) -> Markup {
    let lang = front.lang;
    let name = game.name();
    html! {
        section.sheet.game data-game=(name) aria-labelledby={ "game-" (name) } {
            @if !front.text { (picture(game)) }
            h2 id={ "game-" (name) } { (lang.t(&format!("front-{name}-title"))) }
            p.facts { (lang.t(&format!("front-{name}-facts"))) }
            p.pitch { (lang.t(&format!("front-{name}-pitch"))) }
            (form(front, game, offer))
            p.game-links {
                a href=(keep(front.text, &format!("/learn/{name}"))) { (lang.t("front-learn")) }
                a href=(keep(front.text, &format!("/rules/{name}"))) { (lang.t("front-rules")) }
            }
        }
    }
}

/// What lies on a game's card.
fn picture(game: GameId) -> Markup {
    html! {
        div.game-art aria-hidden="true" { @match game {
            GameId::Fable => div.fan {
                @for card in [CardArt::Hare, CardArt::Tortoise, CardArt::Wolf, CardArt::Fox, CardArt::Lamb] {
                    (card_face(card))
                }
            },
            GameId::CrazyRace => div.beasts.s96 {
                @for (seat, beast) in (0..).zip(Runner::ALL) { (runner(beast, seat, Facing::Out, Cut::Full)) }
            },
            GameId::Carrots => div.garden.s96 {
                (animal(Animal::Hare, Mood::Running, Cut::Full))
                (crop(Crop::Carrot, Cut::Full))
                (crop(Crop::Lettuce, Cut::Full))
                (animal(Animal::Tortoise, Mood::Happy, Cut::Full))
            },
        } }
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

/// The reader's games that stand in one of two ways, under the heading of this key.
fn games(front: &Front<'_>, heading: &str, listed: impl Fn(&Standing) -> bool) -> Markup {
    let lang = front.lang;
    let games: Vec<&MyGame> = front.games.iter().filter(|game| listed(&game.standing)).collect();
    html! {
        @if !games.is_empty() {
            section.mine aria-labelledby=(heading) {
                h2 id=(heading) { (lang.t(heading)) }
                ul {
                    @for game in games {
                        li { a.(mark(&game.standing)) href=(keep(front.text, &format!("/t/{}", game.code))) {
                            @if !front.text { (icon(standing_icon(&game.standing))) }
                            span.what {
                                span { (lang.t(&format!("front-{}-title", game.game.name()))) } " "
                                span.how { (standing(lang, &game.standing)) }
                            }
                            span.code { (game.code) }
                        }
                        @if game.standing == Standing::Over {
                            a.replay href=(replay(front.text, &game.code)) { (lang.t("replay-link")) }
                        } }
                    }
                }
            }
        }
    }
}

fn replay(text: bool, code: &str) -> String {
    format!("/t/{code}/replay?step=0{}", if text { "&view=text" } else { "" })
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

fn also(front: &Front<'_>) -> Markup {
    let lang = front.lang;
    html! {
        div.also {
            p { (lang.t("front-also")) }
            a href="#languages" { (lang.t("front-languages")) } " "
            a href=(keep(front.text, "/replay")) { (lang.t("upload-title")) } " "
            a href=(keep(front.text, "/chance")) { (lang.t("chance-all-link")) }
        }
    }
}
