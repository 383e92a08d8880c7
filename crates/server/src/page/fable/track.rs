//! The track: tiles, animals, where they would be after a race, the podium.

use super::{
    art,
    outlook::{Outlook, Prospect},
};
use crate::page::{
    Scene,
    table::{Shown, gather},
};
use furrow_art::{Icon, Mood, TileArt, icon, podium, tile};
use furrow_fable::{Animal, FINISH, Run, State, TRACK};
use furrow_text::Lang;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    html! {
        section #r-track data-board aria-label=(scene.lang.t("board-track")) {
            div.track {
                @for row in 0..3 { div.band data-band=(row) {} }
                @for row in 0..2 { div.link data-link=(row) {} }
                @for space in 0..=TRACK { (place(scene, space)) }
                div.tile.line data-tile=(FINISH) { (tile(TileArt::Finish)) }
                (stage())
                @for animal in Animal::ALL { (pawn(scene, animal)) }
                @for (ghost, shown) in ghosts(outlook) { (ghost_at(&ghost, shown)) }
            }
        }
    }
}

/// The podium with its three steps.
pub(super) fn stage() -> Markup {
    html! {
        div.podium-box {
            (podium())
            @for step in 1..=3 { div.step data-step=(step) {} }
        }
    }
}

fn place(scene: &Scene<'_, State>, space: u8) -> Markup {
    let stream = scene.view.streams.contains(&space);
    html! {
        div.tile.stream[stream] data-tile=(space) {
            @if stream { (tile(TileArt::Stream)) }
            @if space == 0 {
                span.tag { (scene.lang.t("fable-board-start")) }
            } @else {
                span.tag { (space) }
            }
            @if stream { span.sr { (scene.lang.with("fable-board-stream-on", [("space", space.into())])) } }
        }
    }
}

/// An animal: on its space beside others there, or on its step of the podium.
fn pawn(scene: &Scene<'_, State>, animal: Animal) -> Markup {
    let view = scene.view;
    let space = view.pos[animal as usize];
    let home = view.place(animal);
    let there = || Animal::ALL.into_iter().filter(|a| view.pos[*a as usize] == space);
    let slot = there().position(|a| a == animal).unwrap_or(0);
    let mood = if home.is_some() { Mood::Happy } else { Mood::Calm };
    html! {
        div.pawn id={ "pawn-" (animal) } data-pawn=(animal) data-space=(space) data-home=[home]
            data-slot=(slot) data-of=(there().count()) data-mood=(mood.name()) {
            (art::animal(animal, mood))
            span.sr { (stands(scene.lang, animal, space, home)) }
        }
    }
}

/// Where an animal is, in words.
pub(super) fn stands(lang: Lang, animal: Animal, space: u8, home: Option<u8>) -> String {
    let place = home.unwrap_or(0);
    lang.with(
        "fable-board-stands",
        [("animal", animal.name().into()), ("space", space.into()), ("place", place.into())],
    )
}

/// An animal after a race, one of `of` that end on the same space.
#[derive(PartialEq)]
struct Ghost {
    animal: Animal,
    space: u8,
    home: Option<u8>,
    slot: usize,
    of: usize,
}

fn ghosts(outlook: &Outlook) -> Vec<(Ghost, Shown)> {
    let each = |prospect| after(prospect).map(|ghost| (ghost, prospect.when));
    let groups = gather(outlook.prospects.iter().flat_map(each));
    groups.into_iter().map(|(ghost, when)| (ghost, outlook.shown(when))).collect()
}

fn after(prospect: &Prospect) -> impl Iterator<Item = Ghost> {
    let moved = |run: &&Run| run.to != run.from;
    prospect.runs.iter().filter(moved).map(move |run| {
        let same = || prospect.runs.iter().filter(moved).filter(|other| other.to == run.to);
        let slot = same().position(|other| other.animal == run.animal).unwrap_or(0);
        Ghost { animal: run.animal, space: run.to, home: run.place, slot, of: same().count() }
    })
}

fn ghost_at(ghost: &Ghost, shown: Shown) -> Markup {
    html! {
        div.ghost data-ghost=(ghost.animal) data-space=(ghost.space) data-home=[ghost.home] data-slot=(ghost.slot)
            data-of=(ghost.of) data-base[shown.base()] data-for=[shown.radios()] aria-hidden="true" {
            (art::ghost(ghost.animal))
        }
    }
}

/// The mark of the stream.
pub(super) fn stream_icon() -> Markup {
    icon(Icon::Stream)
}
