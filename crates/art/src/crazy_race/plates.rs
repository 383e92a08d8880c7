//! This game's part of the specimen.

use super::*;
use crate::animals::Cut;
use crate::specimen::Plate;
use crate::{parchment_desktop, parchment_phone};
use maud::{Markup, html};

/// Runners, cards, tiles, stage cards and lanes at the sizes they are seen in.
pub(crate) fn plates() -> Vec<Plate> {
    vec![
        Plate { key: "runners", art: runners() },
        Plate { key: "runners-silhouette", art: silhouettes() },
        Plate { key: "magic", art: magic() },
        Plate { key: "points", art: points() },
        Plate { key: "stage", art: stage() },
        Plate { key: "lane", art: lane() },
        Plate { key: "parchment-phone", art: parchment_phone() },
        Plate { key: "parchment-desktop", art: parchment_desktop() },
    ]
}

/// Out and back at four sizes, the plain ones, the ghosts.
fn runners() -> Markup {
    let sizes = [("s96", Cut::Full), ("s48", Cut::Full), ("s32", Cut::Full), ("s24", Cut::Small)];
    html! {
        @for (class, cut) in sizes {
            @for facing in [Facing::Out, Facing::Back] {
                div.plate-row.(class) { @for seat in 0..4 { @for r in Runner::ALL { (runner(r, seat, facing, cut)) } } }
            }
            div.plate-row.(class) { @for r in Runner::ALL { (runner_plain(r, cut)) (runner_ghost(r, 1, Facing::Back)) } }
        }
    }
}

fn silhouettes() -> Markup {
    let row = |class: &str, cut| html! { div.plate-row.(class) { @for r in Runner::ALL { (runner_plain(r, cut)) } } };
    html! { div.plate-paper { div.silhouette { (row("s96", Cut::Full)) (row("s24", Cut::Small)) } } }
}

fn magic() -> Markup {
    html! {
        div.plate-row { @for value in MAGIC_VALUES { (magic_card(value, Cut::Full)) } @for seat in 0..4 { (magic_back(seat)) } }
        div.plate-row.s32 { @for value in MAGIC_VALUES { (magic_card(value, Cut::Small)) } @for seat in 0..4 { (magic_back(seat)) } }
    }
}

fn points() -> Markup {
    html! {
        @for class in ["s96", "s48", "s24"] {
            @for art in PointArt::ALL {
                div.plate-row.(class) { @for n in 1..=6 { (point_tile(art, n)) } (point_stack(art)) }
            }
        }
    }
}

const fn side(runner: Runner, points: u8) -> StageSide {
    StageSide { runner: Some(runner), points: Some(points) }
}

const CARDS: [[StageSide; 4]; 2] = [
    [
        side(Runner::Sprinter, 1),
        side(Runner::Reptile, 4),
        side(Runner::Flyer, 3),
        StageSide { runner: None, points: None },
    ],
    [
        StageSide { runner: None, points: Some(2) },
        side(Runner::Sprinter, 3),
        side(Runner::Flyer, 2),
        side(Runner::Reptile, 2),
    ],
];

fn stage() -> Markup {
    html! {
        div.plate-row { @for card in &CARDS { (stage_card(card)) } }
        div.plate-row.s96 { @for card in &CARDS { (stage_card(card)) } }
        div.plate-row { (closed_bar()) }
    }
}

/// A lane from home to the turning point, and arcs over one to four spaces.
fn lane() -> Markup {
    html! {
        div.plate-row.plate-lane.s48 {
            span { (lane_art(LaneArt::Home)) }
            @for _ in 0..5 { span { (lane_art(LaneArt::Step)) } }
            span { (lane_art(LaneArt::Turn)) }
        }
        div.plate-row { @for cells in 1..=4 { (jump_arc(cells, cells % 2 == 0)) } }
    }
}
