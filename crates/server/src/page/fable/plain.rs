//! The table in words, for screen readers and browsers without scripts or pictures.

use super::{called, end, go, hand, held, just, log, memory, outlook::Outlook, recap, seats, status, track};
use crate::page::{Moment, Scene};
use furrow_fable::{Animal, STEPS, State};
use furrow_game::Seat;
use furrow_text::fable;
use maud::{Markup, html};

pub(super) fn table(scene: &Scene<'_, State>) -> Markup {
    let attrs = super::attrs(scene);
    let attr = |name: &str| attrs.iter().find(|(n, _)| *n == name).map(|(_, value)| value.as_str());
    html! {
        main #table.table.fable.text data-code=(scene.code) data-viewer=(scene.viewer)
            data-stream={ "/t/" (scene.code) "/stream?view=text" }
            data-moment=[attr("moment")] data-version=[attr("version")] data-phase=[attr("phase")] {
            form #decide method="post" action={ "/t/" (scene.code) "/act" } {
                input type="hidden" name="view" value="text";
                @for (_, region) in regions(scene) { (region) }
            }
            div #say.sr role="log" aria-live="polite" aria-atomic="true" {}
        }
    }
}

/// The regions of the text view, in the order of the document.
pub(super) fn regions(scene: &Scene<'_, State>) -> Vec<(&'static str, Markup)> {
    let lang = scene.lang;
    let outlook = Outlook::of(scene);
    let over = scene.moment == Moment::Over;
    let region = |id: &'static str, inner: &Markup| (id, html! { section id=(id) { (inner) } });
    vec![
        region(
            "r-status",
            &html! {
                h1 { (status::sentence(scene)) }
                @if let Some(error) = &scene.error { p.error role="alert" { (error) } }
            },
        ),
        region(
            "r-just",
            &html! {
                h2 { (lang.t("board-just")) }
                @for sentence in just::sentences(scene) { p { (sentence) } }
            },
        ),
        region("r-actions", &html! { @if !over { (decision(scene, &outlook)) } }),
        region("r-end", &html! { @if over { (end_of_game(scene)) } @else { (recap::in_words(scene)) } }),
        region("r-track", &places(scene)),
        region("r-race", &html! { @if !over { (cards_laid(scene, &outlook)) } }),
        region("r-seats", &people(scene)),
        region("r-log", &html! { h2 #log { (lang.t("board-log")) } (log::lines(scene, usize::MAX)) }),
    ]
}

fn decision(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let lang = scene.lang;
    html! {
        h2 { (lang.t("board-hand")) }
        p { (super::list(lang, scene.view.hand().iter().map(|(card, n)| held(lang, card, n)))) }
        @if scene.view.is_betting() { p { (lang.t("fable-board-bet-rule")) } }
        @if outlook.live {
            input type="hidden" name="decision" value=(scene.decision);
            input type="hidden" name="key" value=(scene.key);
            fieldset {
                legend { (lang.t("board-actions")) }
                @for (n, action) in outlook.actions.iter().enumerate() {
                    p { label { input.act type="radio" name="action" id={ "a" (n) } value=(action) required checked[outlook.checked == Some(n)]; " " (go::label(scene, outlook, n)) } }
                }
            }
            @for animal in Animal::ALL {
                @let fits = furrow_fable::fits(scene.view.table, animal);
                @if !scene.view.is_betting() && scene.view.hand().of_animal(animal) > fits {
                    p { (hand::why(scene, animal)) }
                }
            }
        } @else if outlook.actions.is_empty() {
            p { (lang.t("board-go-watch")) }
        } @else {
            ul { @for n in 0..outlook.actions.len() { li { (go::label(scene, outlook, n)) } } }
        }
        // Off turn too, so that the focus that is on it stays there.
        @if scene.viewer.seat().is_some() {
            button #go type=(if outlook.live { "submit" } else { "button" }) aria-disabled=[(!outlook.live).then_some("true")] {
                (lang.t("board-go-do"))
            }
        }
    }
}

fn places(scene: &Scene<'_, State>) -> Markup {
    let view = scene.view;
    html! {
        h2 { (scene.lang.t("board-track")) }
        ul {
            @for animal in Animal::ALL {
                li { (track::stands(scene.lang, animal, view.pos[animal as usize], view.place(animal))) }
            }
        }
        p { (seats::streams(scene)) }
    }
}

fn cards_laid(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let now = outlook.now();
    html! {
        h2 { (lang.t("fable-board-race")) }
        p { (lang.with("fable-board-of-eight", [("n", view.table.total().into())])) }
        @if now.howl() { p { (lang.t("fable-board-howl-lies")) } }
        ul {
            @for animal in Animal::ALL {
                @let laid = view.table.of_animal(animal);
                li {
                    (lang.with("fable-board-row", [
                        ("animal", animal.name().into()), ("n", laid.into()),
                        ("steps", STEPS[animal as usize][usize::from(laid)].into()),
                        ("stays", if now.run(animal).stays.is_some() { "yes" } else { "no" }.into()),
                        ("space", now.run(animal).to.into()), ("home", now.run(animal).place.unwrap_or(0).into()),
                    ]))
                }
            }
        }
    }
}

fn people(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        h2 { (lang.t("board-seats")) }
        ul {
            @for seat in seats::order(scene) {
                li {
                    span { (lang.with("fable-board-seat-line", [
                        ("name", called(scene, seat).into()), ("cards", view.hands[seat.index()].len().into()),
                        ("bets", view.bets[seat.index()].len().into()),
                        ("token", if view.first == Some(seat) { "yes" } else { "no" }.into()),
                    ])) }
                    @for card in view.bets[seat.index()].iter().flatten() {
                        " " span { (lang.with("fable-board-bet-on", [("animal", card.animal().name().into())])) }
                    }
                    @if !view.played[seat.index()].is_empty() { " " span { (played(scene, seat)) } }
                }
            }
        }
        (memory::in_words(scene))
        @if !view.finished.is_empty() && scene.moment != Moment::Over { (end::championship(scene)) }
    }
}

fn played(scene: &Scene<'_, State>, seat: Seat) -> String {
    let cards = scene.view.played[seat.index()];
    let cards = super::list(scene.lang, cards.iter().map(|(card, n)| held(scene.lang, card, n)));
    scene.lang.with("fable-board-has-played", [("list", cards.into())])
}

fn end_of_game(scene: &Scene<'_, State>) -> Markup {
    html! {
        h2 { (scene.lang.t("board-end")) }
        ul {
            @for seat in end::by_rank(scene) {
                @let bets = end::bets(scene, seat).into_iter().map(|card| fable::animal(scene.lang, card.animal()));
                li { (scene.lang.with("fable-board-final-line", [
                    ("place", scene.ranks.as_ref().map_or(0, |ranks| ranks[seat.index()]).into()),
                    ("name", called(scene, seat).into()), ("points", scene.view.scores[seat.index()].into()),
                    ("list", super::list(scene.lang, bets).into()),
                ])) }
            }
        }
        @for sentence in end::ties(scene) { p { (sentence) } }
        p { (end::moral(scene)) }
        @if scene.view.setup.championship { (end::championship(scene)) }
        @if scene.viewer.seat().is_some() {
            (end::nonce())
            button type="submit" formaction={ "/t/" (scene.code) "/again" } { (scene.lang.t("board-again-game")) }
        }
        p { a href={ "/t/" (scene.code) "/game.json" } { (scene.lang.t("board-file")) } }
        (end::fair(scene))
    }
}
