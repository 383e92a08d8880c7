//! The table of the hare spaces and what moves cost; on a phone in a sheet.

use super::{outlook::Outlook, roll};
use crate::page::{
    Scene,
    table::{When, gather},
};
use furrow_art::die_face;
use furrow_carrots::{Effect, Hare, HareTable, Marker, State, TEN, cost, reach};
use maud::{Markup, html};

/// The longest move that can be paid for with the carrots that change hands in a game.
const LONGEST: u8 = 44;

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let lang = scene.lang;
    html! {
        section #r-tables data-board aria-label=(lang.t("carrots-board-tables")) {
            div #tables.sheet popover {
                (hare(scene, outlook))
                (costs(scene))
                button.close type="button" popovertarget="tables" popovertargetaction="hide" { (lang.t("board-close")) }
            }
        }
    }
}

fn hare(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let lang = scene.lang;
    let setup = &scene.view.state.setup;
    html! {
        h2 {
            span { (lang.t("carrots-board-hare-table")) }
            @if setup.hare == Hare::Abacus { small title=(lang.t("carrots-board-reconstructed")) { (lang.t("carrots-board-reconstructed-mark")) } }
        }
        @match &setup.hare {
            Hare::Blank => p { (lang.t("carrots-board-hare-blank")) },
            Hare::Mso => p { (lang.with("carrots-board-hare-mso", [("n", TEN.into())])) },
            Hare::Abacus | Hare::Intellect | Hare::Table(_) => {
                @if let Some(table) = setup.hare.table() { (grid(scene, outlook, table)) }
            },
        }
        (roll::chain(scene, "in-sheet"))
    }
}

/// Rows are the faces of the die, columns the places in the race; equal neighbours are one cell.
fn grid(scene: &Scene<'_, State>, outlook: &Outlook, table: &HareTable) -> Markup {
    let lang = scene.lang;
    let rolled = roll::last(scene);
    let places = positions(outlook);
    let lit = |from: u8, span: u8| {
        let there = places.iter().filter(|(place, _)| (from..from + span).contains(place));
        there.fold(When::default(), |all, (_, when)| all.or(*when)).radios()
    };
    let mine = mine(scene);
    html! {
        table.hare-table {
            caption.sr { (lang.t("carrots-board-hare-caption")) }
            thead {
                tr {
                    th scope="col" { span.sr { (lang.t("carrots-board-die")) } }
                    @for place in 1..=6_u8 {
                        th.place scope="col" .mine[mine.contains(&place)] data-lit=[lit(place, 1)] {
                            (lang.with("carrots-board-place", [("marker", "none".into()), ("place", place.into())]))
                        }
                    }
                }
            }
            tbody {
                @for (die, row) in (1..=6_u8).zip(&table.0) {
                    tr {
                        th scope="row" .now[rolled.iter().any(|roll| roll.die == die)] { (die_face(die)) span.sr { (die) } }
                        @for (from, span, effect) in runs(row) {
                            @let now = rolled.iter().any(|r| r.die == die && (from..from + span).contains(&r.position));
                            td .now[now] .mine[mine.iter().any(|place| (from..from + span).contains(place))]
                                colspan=(span) data-effect=(effect) data-lit=[lit(from, span)] {
                                (lang.with("carrots-board-effect", [("effect", effect.name().into())]))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Equal neighbours of a row: the first place, how many, the effect.
fn runs(row: &[Effect; 6]) -> Vec<(u8, u8, Effect)> {
    let mut runs: Vec<(u8, u8, Effect)> = Vec::new();
    for (place, effect) in (1..).zip(row) {
        match runs.last_mut() {
            Some((_, span, last)) if last == effect => *span += 1,
            _ => runs.push((place, 1, *effect)),
        }
    }
    runs
}

/// The places of the viewer's markers now.
fn mine(scene: &Scene<'_, State>) -> Vec<u8> {
    let state = &scene.view.state;
    let Some(seat) = scene.viewer.seat() else { return Vec::new() };
    state.markers().filter(|m| !state.is_home(seat, *m)).map(|m| state.position(seat, m)).collect()
}

/// The places in which selections come to a hare space.
fn positions(outlook: &Outlook) -> Vec<(u8, When)> {
    let Some((_, view)) = outlook.chooser() else { return Vec::new() };
    let each = outlook.choice.actions.iter().enumerate().filter(|(_, action)| view.preview(**action).rolls);
    gather(each.map(|(n, action)| (view.outlook(*action).position, When::radio(n))))
}

/// What so many spaces forward cost; those that can be paid stand out.
fn costs(scene: &Scene<'_, State>) -> Markup {
    let (state, lang) = (&scene.view.state, scene.lang);
    let farthest = scene.viewer.seat().map(|seat| {
        let purses = state.markers().map(|marker: Marker| state.purse(seat, marker));
        reach(purses.max().unwrap_or_default())
    });
    html! {
        h2 { (lang.t("carrots-board-costs")) }
        ol.costs {
            @for n in 1..=LONGEST {
                li .can[farthest.is_some_and(|most| n <= most)] { b { (n) } " " span { (cost(n)) } }
            }
        }
    }
}
