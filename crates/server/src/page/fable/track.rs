//! The track: tiles, animals, where they would be after a race, the podium.

use super::{
    art, moves,
    outlook::{Outlook, Prospect},
};
use crate::page::{
    Scene,
    table::{Shown, gather},
};
use furrow_art::{Cut, Icon, Mood, TileArt, icon, podium, tile, turbo};
use furrow_fable::{Animal, FINISH, Places, Run, State, TRACK, TURBO_SPACES, View};
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
                @for (animal, space) in turbos(scene.view) { (token(scene.lang, animal, space)) }
                @for animal in Animal::ALL { (pawn(scene, animal)) }
                @for animal in moves::to_move(scene.view).filter(|_| scene.view.is_moving()) { (pick(scene.view, outlook, animal)) }
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

/// The animals' turbo tokens and their spaces (F19).
pub(super) fn turbos(view: &View) -> impl Iterator<Item = (Animal, u8)> {
    view.turbo.iter().copied().zip(TURBO_SPACES)
}

fn token(lang: Lang, animal: Animal, space: u8) -> Markup {
    html! {
        div.token-on data-turbo=(animal) data-tile=(space) {
            span.disc { (turbo(Cut::Full)) } (art::small(animal))
            span.sr { (lang.with("fable-log-turbo", [("animal", animal.name().into()), ("space", space.into())])) }
        }
    }
}

/// Over an animal that can be moved: a tap on it selects it.
fn pick(view: &View, outlook: &Outlook, animal: Animal) -> Markup {
    let (space, slot, of) = spot(view, animal);
    html! {
        @if let Some(radio) = moves::radio(outlook, animal) {
            label.tap for={ "a" (radio) } data-space=(space) data-slot=(slot) data-of=(of) data-pick=(radio) {}
        }
    }
}

/// An animal's space, and which it is of how many there.
fn spot(view: &View, animal: Animal) -> (u8, usize, usize) {
    let space = view.pos[animal as usize];
    let there = || Animal::ALL.into_iter().filter(|a| view.pos[*a as usize] == space);
    (space, there().position(|a| a == animal).unwrap_or(0), there().count())
}

/// An animal: on its space beside others there, or on its step of the podium.
fn pawn(scene: &Scene<'_, State>, animal: Animal) -> Markup {
    let view = scene.view;
    let (space, slot, of) = spot(view, animal);
    let home = view.place(animal);
    let level = standings(&view.places).into_iter().find(|standing| standing.animal == animal);
    let level = level.filter(|standing| standing.of > 1);
    let mood = if home.is_some() { Mood::Happy } else { Mood::Calm };
    html! {
        div.pawn id={ "pawn-" (animal) } data-pawn=(animal) data-space=(space) data-home=[home]
            data-slot=(slot) data-of=(of) data-mood=(mood.name())
            data-level=[level.as_ref().map(|standing| standing.of)] data-nth=[level.as_ref().map(|standing| standing.nth)] {
            (art::animal(animal, mood))
            span.sr { (whereabouts(scene, animal)) }
        }
    }
}

/// Where an animal is, in words: on the track, home, or on the podium of a game that is over.
pub(super) fn whereabouts(scene: &Scene<'_, State>, animal: Animal) -> String {
    let view = scene.view;
    if let Some(standing) = standings(&view.places).into_iter().find(|standing| standing.animal == animal) {
        return placed(scene, &standing);
    }
    let home = (1..).zip(&view.podium).find_map(|(place, other)| (*other == animal).then_some(place));
    stands(scene.lang, animal, view.pos[animal as usize], home)
}

/// Where an animal is, in words.
pub(super) fn stands(lang: Lang, animal: Animal, space: u8, home: Option<u8>) -> String {
    let place = home.unwrap_or(0);
    lang.with(
        "fable-board-stands",
        [("animal", animal.name().into()), ("space", space.into()), ("place", place.into())],
    )
}

/// An animal on the podium when a game is over: the `nth` of `of` on its step.
pub(super) struct Standing {
    pub(super) animal: Animal,
    pub(super) place: u8,
    pub(super) nth: usize,
    pub(super) of: usize,
}

impl Standing {
    /// How many share its step, if several do.
    pub(super) fn level(&self) -> Option<usize> {
        Some(self.of).filter(|of| *of > 1)
    }
}

/// The animals on the podium, best first; level ones in running order (F22). None before a game is over.
pub(super) fn standings(places: &Places) -> Vec<Standing> {
    let on = |place: u8| Animal::ALL.into_iter().filter(move |animal| places[*animal as usize] == place);
    let step = |place: u8| {
        on(place).enumerate().map(move |(nth, animal)| Standing { animal, place, nth, of: on(place).count() })
    };
    (1..=3).flat_map(step).collect()
}

/// Where an animal of a podium stands, in words; in an apprentice game it need not be home (F22).
pub(super) fn placed(scene: &Scene<'_, State>, standing: &Standing) -> String {
    let Standing { animal, place, .. } = *standing;
    if !scene.view.setup.variant.is_apprentice() {
        return stands(scene.lang, animal, 0, Some(place));
    }
    scene.lang.with("fable-board-placed", [("animal", animal.name().into()), ("place", place.into())])
}

/// Where an animal ends in an apprentice race.
pub(super) fn landing(scene: &Scene<'_, State>, run: &Run) -> Markup {
    html! {
        span.to {
            @if run.to == FINISH {
                (icon(Icon::Flag)) span.across { (scene.lang.t("fable-board-across")) }
            } @else {
                (icon(Icon::Arrow)) b.num { (run.to) }
            }
            @if run.boost > 0 { span.boost { (turbo(Cut::Small)) } }
        }
    }
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
    let moved = |run: &&Run| run.to != run.from && prospect.runs(run.animal);
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
