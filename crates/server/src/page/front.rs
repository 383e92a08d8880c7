//! The front page: a card for each game with two buttons, a code, and the games one is in.

use super::{
    fields::Typed,
    form::form,
    layout::{keep, kept},
    tables::{self, MyGame, OpenTable},
};
use furrow_art::{
    Animal, CardArt, Crop, Cut, Facing, Mood, Runner, animal, card_face, crop, front_scene, runner, wordmark,
};
use furrow_table::{Name, registry::GameId};
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
    /// Tables that anybody may join.
    pub open: &'a [OpenTable],
    /// Whether only open tables of one game are listed.
    pub only: Option<GameId>,
    /// The programs that can be seated beside the levels.
    pub programs: &'a [Name],
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
            (tables::waiting(front))
            div.cards { @for (id, offer) in front.offers { (game(front, *id, offer)) } }
            div.aside {
                (join(front))
                (tables::open(front))
                (tables::others(front))
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

fn also(front: &Front<'_>) -> Markup {
    let lang = front.lang;
    html! {
        div.also {
            p { (lang.t("front-also")) }
            a href="#languages" { (lang.t("front-languages")) } " "
            a href=(keep(front.text, "/replay")) { (lang.t("upload-title")) } " "
            a href=(keep(front.text, "/chance")) { (lang.t("chance-all-link")) } " "
            a href=(keep(front.text, "/ratings")) { (lang.t("ratings-title")) } " "
            a href=(keep(front.text, "/statistics")) { (lang.t("statistics-title")) }
        }
    }
}
