//! The end of the game: podium, bets turned over, ranks, and how chance can be checked.

use super::{
    art, called, names,
    track::{stage, stands},
};
use crate::page::{Moment, Scene};
use furrow_art::{Icon, Mood, icon, seat_shape};
use furrow_fable::{Animal, Beat, Card, State, View};
use furrow_game::{Seat, Viewer};
use furrow_text::{Lang, fable};
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>) -> Markup {
    if scene.moment != Moment::Over {
        return html! { section #r-end hidden {} };
    }
    let lang = scene.lang;
    html! {
        section #r-end aria-label=(lang.t("board-end")) {
            div.evening {
                div.stage { (stage()) (guests(scene.lang, &scene.view.podium)) }
            }
            ol.standing { @for seat in by_rank(scene) { (line(scene, seat)) } }
            @for sentence in ties(scene) { p.tie { (sentence) } }
            p.moral { (moral(scene)) }
            @if scene.view.setup.championship { (championship(scene)) }
            @if scene.viewer != Viewer::Public {
                (nonce())
                button.primary type="submit" formaction={ "/t/" (scene.code) "/again" } { (lang.t("board-again-game")) }
            }
            p.next-steps {
                a.file href={ "/t/" (scene.code) "/game.json" } download {
                    (icon(Icon::Download)) span { (lang.t("board-file")) }
                }
            }
            (fair(scene))
        }
    }
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

fn rank(scene: &Scene<'_, State>, seat: Seat) -> u8 {
    scene.ranks.as_ref().map_or(0, |ranks| ranks[seat.index()])
}

/// The seats, best first.
pub(super) fn by_rank(scene: &Scene<'_, State>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(scene.view.setup.seats).collect();
    seats.sort_by_key(|seat| rank(scene, *seat));
    seats
}

/// A seat's bets, which are all known now.
pub(super) fn bets(scene: &Scene<'_, State>, seat: Seat) -> Vec<Card> {
    scene.view.bets[seat.index()].iter().copied().flatten().collect()
}

fn line(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let bets = bets(scene, seat);
    let points = view.scores[seat.index()];
    html! {
        li.result.first[rank(scene, seat) == 1] data-seat=(seat) {
            span.rank { (lang.with("board-rank", [("place", rank(scene, seat).into())])) }
            span.who { (seat_shape(seat.number())) span.name { (called(scene, seat)) } }
            span.turned {
                @for card in &bets {
                    span.card.held data-reveal=(seat) { (art::card(*card)) span.word { (fable::card(lang, *card)) } span.worth { (View::points(&view.places, &[*card])) } }
                }
            }
            b.points { (lang.with("board-points", [("points", points.into())])) }
        }
    }
}

/// How ties were broken, in words (F17).
pub(super) fn ties(scene: &Scene<'_, State>) -> Vec<String> {
    let names = names(scene);
    let last = scene.log.last().map(|happening| happening.beats.as_slice()).unwrap_or_default();
    let broken = last.iter().filter(|beat| matches!(beat, Beat::TieBroken { .. }));
    broken.filter_map(|beat| fable::sentence(scene.lang, beat, &names, scene.viewer)).collect()
}

/// One sentence to take away.
pub(super) fn moral(scene: &Scene<'_, State>) -> String {
    let beats = scene.log.iter().flat_map(|happening| &happening.beats);
    fable::moral(scene.lang, &fable::MoralFacts::of(beats))
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
                        th scope="row" { (seat_shape(seat.number())) span.name { (called(scene, seat)) } }
                        @for game in &view.finished { td { (game.points[seat.index()]) } }
                        @if scene.moment == Moment::Over { td { (View::points(&view.places, &bets(scene, seat))) } }
                        td.total { (view.scores[seat.index()]) }
                    }
                }
            }
        }
    }
}

/// The browser's part in the chance of the next game.
pub(super) fn nonce() -> Markup {
    html! { input type="hidden" name="nonce" value="" data-nonce; }
}

/// What proves that chance was settled beforehand.
pub(super) fn fair(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        details #fair {
            summary { (lang.t("board-fair")) }
            p { (lang.t("board-fair-how")) }
            dl {
                dt { (lang.t("board-fair-commit")) } dd { code { (scene.fair.commit) } }
                @if let Some(secret) = &scene.fair.secret { dt { (lang.t("board-fair-secret")) } dd { code { (secret) } } }
                @for (seat, nonce) in scene.fair.nonces.iter().enumerate() {
                    dt { (lang.with("board-fair-nonce", [("name", scene.sitters[seat].name.as_str().into())])) }
                    dd { @if let Some(nonce) = nonce { code { (nonce) } } @else { (lang.t("board-fair-none")) } }
                }
                @if scene.ranks.is_some() { dt { (lang.t("board-fair-next")) } dd { code { (scene.fair.next.commit) } } }
            }
        }
    }
}
