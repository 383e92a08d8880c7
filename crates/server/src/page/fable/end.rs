//! The end of the game: podium, bets turned over, ranks, and how chance can be checked.

use super::{
    art,
    track::{stage, stands},
};
use crate::page::{
    Moment, Region, Scene,
    table::{self, by_rank},
};
use furrow_art::{Mood, seat_shape};
use furrow_fable::{Animal, Beat, Card, State, View};
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
                div.stage { (stage()) (guests(scene.lang, &scene.view.podium)) }
            }
            ol.standing { @for seat in by_rank(scene) { (line(scene, seat)) } }
            @for sentence in ties(scene) { p.tie { (sentence) } }
            p.moral { (table::moral(scene)) }
            @if scene.view.setup.championship { (championship(scene)) }
            (table::after(scene, false))
        }
    };
    ("r-end", region)
}

/// Who stands on a podium.
pub(super) fn guests(lang: Lang, podium: &[Animal]) -> Markup {
    html! {
        @for (place, animal) in (1_u8..).zip(podium) {
            div.guest data-home=(place) {
                (art::animal(*animal, Mood::Happy)) span.sr { (stands(lang, *animal, 0, Some(place))) }
            }
        }
    }
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
