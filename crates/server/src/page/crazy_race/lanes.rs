//! The lanes: who runs there, the animals, the tiles left at both ends.

use super::{art, memory, moves, outlook::Outlook, preview, seats, standing};
use crate::page::{
    Moment, Scene,
    table::{order, sheet},
};
use furrow_art::{LaneArt, lane_art};
use furrow_crazy_race::{Animal, Board, HOME, Place, State, TURNAROUND, space};
use furrow_game::Seat;
use furrow_text::{Lang, crazy_race::at};
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    html! {
        section #r-seats data-board aria-label=(scene.lang.t("crazy-race-board-lanes")) {
            div.tiles {
                (stack(scene, Place::Finish, scene.view.board.finish_tile))
                (last_cards(scene))
                (stack(scene, Place::Turnaround, scene.view.board.turn_tile))
            }
            div.lanes data-count=(scene.seats()) {
                @for seat in order(scene) { (lane(scene, outlook, seat)) }
            }
            @for seat in order(scene) { (sheet(scene, seat, &seats::known(scene, seat))) }
            (memory::sheet(scene))
            (standing::sheet(scene))
        }
    }
}

/// The next tile of a stack, and how many are left.
fn stack(scene: &Scene<'_, State>, place: Place, highest: u8) -> Markup {
    let pairs = [("place", place.name().into()), ("tile", highest.into())];
    html! {
        span.stack data-stack=(place.name()) {
            @if highest > 0 { (art::tile(place, highest)) } @else { (art::stack(place)) }
            span { (scene.lang.with("crazy-race-board-stack", pairs)) }
        }
    }
}

/// Once everybody has taken cards back, the game may end early (R16).
fn last_cards(scene: &Scene<'_, State>) -> Markup {
    let (board, lang) = (&scene.view.board, scene.lang);
    let why = lang.t("crazy-race-board-last-cards-why");
    html! {
        @if board.recalled[..board.seats()].iter().all(|used| *used) && scene.moment != Moment::Over {
            button.last-cards type="button" data-why=(why) title=(why) { (lang.t("crazy-race-board-last-cards")) }
        }
    }
}

fn lane(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat) -> Markup {
    let me = scene.viewer.is(seat);
    html! {
        div.lane.me[me] id={ "lane-" (seat) } data-lane=(seat) {
            div.who { (seats::chip(scene, seat)) (memory::values(scene, seat)) }
            div.way {
                @for n in 0..=TURNAROUND {
                    span.cell data-tile=(n) { (lane_art(piece(n))) @if (1..TURNAROUND).contains(&n) { b.number { (n) } } }
                }
                @for animal in Animal::ALL { (pawn(scene, outlook, seat, animal)) }
                @if me { (preview::ghosts(scene, outlook, seat)) (moves::region(scene, outlook, seat)) }
            }
        }
    }
}

const fn piece(space: u8) -> LaneArt {
    match space {
        0 => LaneArt::Home,
        TURNAROUND => LaneArt::Turn,
        _ => LaneArt::Step,
    }
}

/// An animal on its space; several stand at the start and at home only (R13).
fn pawn(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat, animal: Animal) -> Markup {
    let board = &scene.view.board;
    let progress = board.progress_of(seat, animal);
    let at = space(progress);
    let (slot, of) = crowd(board, seat, animal);
    let penalty = standing::penalty_due(scene, progress);
    html! {
        div.pawn id={ "pawn-" (seat) "-" (animal) } data-pawn=(animal) data-space=(at) data-progress=(progress)
            data-facing=(art::way(progress)) data-home=[(progress == HOME).then_some("yes")] data-slot=(slot)
            data-of=(of) data-penalty=[penalty] data-why=[moves::why(scene, outlook, seat, animal)] {
            (art::runner(animal, seat))
            span.sr { (stands(scene.lang, animal, progress)) }
        }
    }
}

/// Its place among the seat's animals on its space, and how many they are.
pub(super) fn crowd(board: &Board, seat: Seat, animal: Animal) -> (usize, usize) {
    let at = |animal| space(board.progress_of(seat, animal));
    let there = || Animal::ALL.into_iter().filter(|other| at(*other) == at(animal));
    (there().position(|other| other == animal).unwrap_or(0), there().count())
}

/// Where an animal is, in words.
pub(super) fn stands(lang: Lang, animal: Animal, progress: u8) -> String {
    let [leg, space] = at(progress);
    lang.with("crazy-race-board-stands", [super::named(animal), leg, space])
}
