//! The course: spaces with what they cost to reach, and the markers.

use super::{
    art,
    outlook::{Outlook, letter},
    printed, roll, seats,
};
use crate::page::Scene;
use furrow_art::course_path;
use furrow_carrots::{Act, Action, FINISH, Marker, Space, State};
use furrow_game::Seat;
use furrow_text::Words as _;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let state = &scene.view.state;
    html! {
        section #r-course data-board aria-label=(scene.lang.t("board-track")) {
            div.course {
                div.trail.on-desktop { (course_path()) }
                @for space in (0..=FINISH).rev() { (cell(scene, outlook, space)) }
                @for (seat, marker) in state.all_markers() { (pawn(scene, seat, marker)) }
                (roll::chain(scene, "on-board"))
            }
        }
    }
}

fn cell(scene: &Scene<'_, State>, outlook: &Outlook, space: u8) -> Markup {
    let kind = scene.view.state.course().space(space);
    let whys = whys(scene, outlook, space);
    let same = whys.windows(2).all(|two| two[0].1 == two[1].1);
    let alone = (same && whys.len() == outlook.markers().len()).then(|| whys.first()).flatten();
    html! {
        div.cell.(art::kind(kind).name()).turn[printed(space).is_multiple_of(8) && space < FINISH] data-tile=(space) data-why=[alone.map(|(_, why)| why)] {
            @match space {
                0 => span.end { (scene.lang.t("carrots-board-start")) },
                FINISH => span.end { (scene.lang.t("carrots-board-finish")) },
                _ => span.no { (printed(space)) },
            }
            @match art::numeral(kind) {
                Some(numeral) => b.numeral.three[kind == Space::OneFiveSix] { (numeral) },
                None => (art::space(kind)),
            }
            @if alone.is_none() {
                @for (marker, why) in &whys { span.why data-marker=[letter(*marker)] data-why=(why) {} }
            }
            (targets(outlook, space))
        }
    }
}

/// The choices that lead to a space, each with what it costs or brings.
fn targets(outlook: &Outlook, space: u8) -> Markup {
    let Some((seat, view)) = outlook.chooser() else { return html! {} };
    let leads = |action: &Action| {
        let to = view.preview(*action).to == space;
        to && matches!(action.act, Act::Forward(_) | Act::Back)
    };
    html! {
        @for (n, action) in outlook.choice.actions.iter().enumerate().filter(|(_, action)| leads(action)) {
            @let (_, cost, income) = view.state.exchange(seat, action.marker.unwrap_or(Marker::A), action.act);
            label.hit.back[action.act == Act::Back] for={ "a" (n) } data-key=(printed(space)) data-marker=[letter(action.marker)] {
                b.cost { @if action.act == Act::Back { "+" (income) } @else { (cost) } }
            }
        }
    }
}

/// Why a space cannot be reached, a sentence for each marker that can do something else.
fn whys(scene: &Scene<'_, State>, outlook: &Outlook, space: u8) -> Vec<(Option<Marker>, String)> {
    let Some((seat, view)) = outlook.chooser() else { return Vec::new() };
    let two = view.state.setup.markers() == 2;
    let mut whys = Vec::new();
    for marker in outlook.markers() {
        let from = view.state.space_of(seat, marker);
        let name = two.then_some(marker);
        let act = if space > from { Act::Forward(space - from) } else { Act::Back };
        let leads = space > from || view.state.tortoise_behind(seat, marker) == Some(space);
        let why = if leads {
            let refusal = view.refusal(Action { marker: name, act });
            refusal.map(|refusal| State::refusal_words(scene.lang, &refusal))
        } else if space == from {
            Some(scene.lang.t("carrots-board-here"))
        } else {
            Some(scene.lang.t("carrots-board-behind"))
        };
        whys.extend(why.map(|why| (name, why)));
    }
    whys
}

/// A marker on its space; on start and finish beside others.
fn pawn(scene: &Scene<'_, State>, seat: Seat, marker: Marker) -> Markup {
    let state = &scene.view.state;
    let space = state.space_of(seat, marker);
    let shared = space == 0 || space == FINISH;
    let slot = state
        .all_markers()
        .filter(|(s, m)| state.space_of(*s, *m) == space)
        .position(|one| one == (seat, marker));
    let two = state.setup.markers() == 2;
    let initial = if two {
        scene.lang.part("carrots-letter", [("marker", marker.name().into())])
    } else {
        scene.name(seat).chars().next().map(|c| c.to_uppercase().to_string()).unwrap_or_default()
    };
    let mine = two && scene.viewer.is(seat) && !state.is_home(seat, marker);
    html! {
        div.pawn.mine[scene.viewer.is(seat)] id={ "pawn-" (seat) "-" (marker) } data-pawn=(seat) data-space=(space)
            data-slot=[slot.filter(|_| shared)] data-pick=[mine.then_some(marker.name())] {
            div.disc { (art::marker(seat, marker)) b.initial aria-hidden="true" { (initial) } }
            span.sr { (seats::stands(scene, seat, marker)) }
        }
    }
}
