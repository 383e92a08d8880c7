//! The table in words, for screen readers and browsers without scripts or pictures.

use super::{
    end, hand, held, memory, moves, opening,
    outlook::{Outlook, Prospect},
    race::steps,
    recap, seats, track,
};
use crate::page::{
    Moment, Region, Scene,
    table::{Plain, by_rank, list, order, plain_regions, rank, section},
};
use furrow_fable::{Animal, FINISH, State};
use furrow_game::Seat;
use furrow_text::fable;
use maud::{Markup, html};

/// The regions of the text view, in the order of the document.
pub(super) fn regions(scene: &Scene<'_, State>) -> Vec<Region> {
    let outlook = Outlook::of(scene);
    let over = scene.moment == Moment::Over;
    let parts = Plain {
        before: before(scene),
        after: after(scene, &outlook),
        end: html! { @if over { (end_of_game(scene)) } @else { (recap::in_words(scene)) } },
        board: vec![
            section("r-track", &places(scene)),
            section("r-race", &html! { @if !over { (cards_laid(scene, &outlook)) } }),
            section("r-seats", &people(scene)),
        ],
    };
    plain_regions(scene, &outlook.choice, parts)
}

/// The hand.
fn before(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        h2 { (lang.t("board-hand")) }
        p { (list(lang, scene.view.hand().iter().map(|(card, n)| held(lang, card, n)))) }
        @if scene.view.is_betting() { p { (lang.t("fable-board-bet-rule")) } }
        @if opening::is_now(scene.view) { p { (opening::no_second_bet(scene)) } }
        @if scene.view.is_moving() { p { (moves::in_order(scene)) } }
    }
}

/// Why cards in hand cannot be laid (F6).
fn after(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let view = scene.view;
    let full = |animal: &Animal| view.hand().of_animal(*animal) > furrow_fable::fits(view.table, *animal);
    let moving = view.is_moving();
    html! {
        @if outlook.choice.live && !view.is_betting() && !moving {
            @for animal in Animal::ALL.into_iter().filter(full) { p { (hand::why(scene, animal)) } }
        }
    }
}

fn places(scene: &Scene<'_, State>) -> Markup {
    let view = scene.view;
    html! {
        h2 { (scene.lang.t("board-track")) }
        ul {
            @for animal in Animal::ALL {
                li { (track::whereabouts(scene, animal)) }
            }
        }
        @for (animal, space) in track::turbos(view) {
            p { (scene.lang.with("fable-log-turbo", [("animal", animal.name().into()), ("space", space.into())])) }
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
                li { (if view.setup.variant.is_apprentice() { moves_row(scene, now, animal) } else { runs_row(scene, now, animal) }) }
            }
        }
    }
}

/// How an animal would run.
fn runs_row(scene: &Scene<'_, State>, now: &Prospect, animal: Animal) -> String {
    let (laid, run) = (scene.view.table.of_animal(animal), now.run(animal));
    scene.lang.with(
        "fable-board-row",
        [
            ("animal", animal.name().into()),
            ("n", laid.into()),
            ("steps", steps(scene.view, animal, laid).into()),
            ("stays", if run.stays.is_some() { "yes" } else { "no" }.into()),
            ("space", run.to.into()),
            ("home", run.place.unwrap_or(0).into()),
        ],
    )
}

/// How an animal of apprentices would be moved (F20, F21).
fn moves_row(scene: &Scene<'_, State>, now: &Prospect, animal: Animal) -> String {
    let (laid, run) = (scene.view.table.of_animal(animal), now.run(animal));
    let fate = match run.stays {
        Some(_) if scene.view.moved.contains(&animal) => "moved",
        Some(_) => "stays",
        None if run.to == FINISH => "across",
        None if run.boost > 0 => "turbo",
        None => "to",
    };
    scene.lang.with(
        "fable-board-row-moves",
        [
            ("animal", animal.name().into()),
            ("n", laid.into()),
            ("fate", fate.into()),
            ("steps", run.steps.into()),
            ("space", run.to.into()),
        ],
    )
}

fn people(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        h2 { (lang.t("board-seats")) }
        ul {
            @for seat in order(scene) {
                li {
                    span { (lang.with("fable-board-seat-line", [
                        ("name", scene.called(seat).into()), ("cards", view.hands[seat.index()].len().into()),
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
    let cards = list(scene.lang, cards.iter().map(|(card, n)| held(scene.lang, card, n)));
    scene.lang.with("fable-board-has-played", [("list", cards.into())])
}

fn end_of_game(scene: &Scene<'_, State>) -> Markup {
    html! {
        ul {
            @for seat in by_rank(scene) {
                @let bets = end::bets(scene, seat).into_iter().map(|card| fable::animal(scene.lang, card.animal()));
                li { (scene.lang.with("fable-board-final-line", [
                    ("place", rank(scene, seat).into()),
                    ("name", scene.called(seat).into()), ("points", scene.view.scores[seat.index()].into()),
                    ("list", list(scene.lang, bets).into()),
                ])) }
            }
        }
        @for sentence in end::levels(scene.lang, &scene.view.places) { p { (sentence) } }
        @for sentence in end::ties(scene) { p { (sentence) } }
        @if scene.view.setup.championship { (end::championship(scene)) }
    }
}
