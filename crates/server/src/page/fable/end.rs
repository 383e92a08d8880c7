//! The end of the game: podium, bets turned over, ranks, and how chance can be checked.

use super::{
    art,
    track::{Standing, placed, stage, standings},
};
use crate::page::{
    Moment, Region, Scene,
    table::{self, by_rank, list},
};
use furrow_art::{Mood, seat_shape};
use furrow_fable::{Beat, Card, Places, State, View};
use furrow_game::Seat;
use furrow_text::{Lang, fable};
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>) -> Region {
    if scene.moment != Moment::Over {
        return ("r-end", html! { section #r-end data-late hidden {} });
    }
    let region = html! {
        section #r-end data-late aria-label=(scene.lang.t("board-end")) {
            div.evening {
                div.stage { (stage()) (guests(scene, &scene.view.places)) }
            }
            ol.standing { @for seat in by_rank(scene) { (line(scene, seat)) } }
            @for sentence in levels(scene.lang, &scene.view.places) { p.tie { (sentence) } }
            @for sentence in ties(scene) { p.tie { (sentence) } }
            p.moral { (table::moral(scene)) }
            @if scene.view.setup.championship { (championship(scene)) }
            (table::after(scene, false))
        }
    };
    ("r-end", region)
}

/// Who stands on a podium, level ones on one step.
pub(super) fn guests(scene: &Scene<'_, State>, places: &Places) -> Markup {
    html! {
        @for standing in standings(places) {
            div.guest data-home=(standing.place) data-level=[standing.level()] data-nth=[standing.level().map(|_| standing.nth)] {
                (art::animal(standing.animal, Mood::Happy)) span.sr { (placed(scene, &standing)) }
            }
        }
    }
}

/// A sentence for each step of the podium that several animals share (F22).
pub(super) fn levels(lang: Lang, places: &Places) -> Vec<String> {
    let on = |place: u8| standings(places).into_iter().filter(move |standing| standing.place == place);
    let the = |standing: Standing| lang.part("fable-animal-the", [("animal", standing.animal.name().into())]);
    let shared = (1..=3).filter(|place| on(*place).count() > 1);
    let sentence = |place: u8| {
        let animals = ("list", list(lang, on(place).map(the)).into());
        let points = on(place).next().map_or(0, |standing| View::points(places, &[standing.animal.card()]));
        lang.with("fable-board-level", [animals, ("place", place.into()), ("points", points.into())])
    };
    shared.map(sentence).collect()
}

/// A seat's bets, which are all known now.
pub(super) fn bets(scene: &Scene<'_, State>, seat: Seat) -> Vec<Card> {
    scene.view.bets[seat.index()].iter().copied().flatten().collect()
}

fn line(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let turned = html! {
        @for card in &bets(scene, seat) {
            span.card.held data-reveal=(seat) { (art::card(*card)) span.word { (fable::card(lang, *card)) } span.worth { (View::points(&view.places, &[*card])) } }
        }
    };
    table::line(scene, seat, &turned)
}

/// How ties were broken, in words (F17).
pub(super) fn ties(scene: &Scene<'_, State>) -> Vec<String> {
    let names = scene.names();
    let last = scene.log.last().map(|happening| happening.beats.as_slice()).unwrap_or_default();
    let broken = last.iter().filter(|beat| matches!(beat, Beat::TieBroken { .. }));
    broken.filter_map(|beat| fable::sentence(scene.lang, beat, &names, scene.viewer)).collect()
}

/// Points by game and in all (F18).
pub(super) fn championship(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        table.games {
            caption { (lang.t("fable-board-running-score")) }
            thead {
                tr {
                    td {}
                    @for n in 1..=view.finished.len() { th scope="col" { (lang.with("fable-board-game", [("game", n.into())])) } }
                    @if scene.moment == Moment::Over { th scope="col" { (lang.with("fable-board-game", [("game", 3.into())])) } }
                    th scope="col" { (lang.t("board-total")) }
                }
            }
            tbody {
                @for seat in Seat::all(view.setup.seats) {
                    tr {
                        th scope="row" { (seat_shape(seat.number())) span.name { (scene.called(seat)) } }
                        @for game in &view.finished { td { (game.points[seat.index()]) } }
                        @if scene.moment == Moment::Over { td { (View::points(&view.places, &bets(scene, seat))) } }
                        td.total { (view.scores[seat.index()]) }
                    }
                }
            }
        }
    }
}
