//! How stages went, from what has happened so far.

use super::named;
use crate::page::{Moment, Scene, table::list};
use furrow_crazy_race::{Animal, Beat, Place, StageCard, State, Stay};
use furrow_game::Seat;
use furrow_text::{
    Arg,
    crazy_race::{at, side},
};
use maud::{Markup, html};

/// How a side ended.
pub(super) struct Outcome {
    side: u8,
    /// Who won it, with which sum, and whether others were level.
    won: Option<(Seat, u8, bool)>,
    how: How,
}

/// What its winner did.
#[derive(Clone, Copy)]
enum How {
    /// Nobody laid a card there.
    NoCards,
    /// Nothing was decided yet.
    Open,
    /// The animal, or all animals, were home.
    Home,
    /// The winner left it.
    Left,
    /// The animal and where it ended, and the tile it took last.
    Moved(Animal, u8, Option<u8>),
    /// So many points of a `?` side were spent.
    Spent(u8),
}

/// A stage so far.
pub(super) struct Stage {
    /// Its number, from 1.
    pub(super) stage: u8,
    card: StageCard,
    outcomes: Vec<Outcome>,
    /// Whether a seat has done something since the card was turned over.
    begun: bool,
}

fn beats<'a>(scene: &'a Scene<'_, State>) -> impl Iterator<Item = &'a Beat> {
    scene.log.iter().flat_map(|happening| &happening.beats)
}

/// All stages, oldest first.
pub(super) fn stages(scene: &Scene<'_, State>) -> Vec<Stage> {
    let mut stages: Vec<Stage> = Vec::new();
    for beat in beats(scene) {
        if let Beat::Stage { stage, card, .. } = *beat {
            stages.push(Stage { stage, card, outcomes: Vec::new(), begun: false });
        } else if let Some(stage) = stages.last_mut() {
            stage.hear(beat);
        }
    }
    stages
}

impl Stage {
    fn hear(&mut self, beat: &Beat) {
        self.begun |= matches!(beat, Beat::Lays { .. } | Beat::Passes { .. } | Beat::Recalls { .. });
        match *beat {
            Beat::Wins { side, seat, sum, by_order } => {
                self.outcomes.push(Outcome { side, won: Some((seat, sum, by_order)), how: How::Open });
            }
            Beat::Stay { side, seat: None, .. } => {
                self.outcomes.push(Outcome { side, won: None, how: How::NoCards });
            }
            Beat::Stay { why: Stay::Home(_) | Stay::AllHome, .. } => self.set(|_| How::Home),
            Beat::Declines { .. } => self.set(|_| How::Left),
            Beat::Moves { animal, .. } => self.set(|_| How::Moved(animal, 0, None)),
            Beat::Stops { .. } => self.set(|how| if matches!(how, How::Open) { How::Left } else { how }),
            Beat::Hops { hop, .. } => self.set(|how| match how {
                How::Moved(animal, _, tile) => How::Moved(animal, hop.to, tile),
                How::Spent(points) => How::Spent(points + 1),
                _ => How::Spent(1),
            }),
            Beat::Tile { tile, .. } => self.set(|how| match how {
                How::Moved(animal, to, _) => How::Moved(animal, to, tile),
                other => other,
            }),
            _ => {}
        }
    }

    fn set(&mut self, change: impl Fn(How) -> How) {
        if let Some(last) = self.outcomes.last_mut() {
            last.how = change(last.how);
        }
    }

    /// A line a side, in the order of evaluation.
    pub(super) fn lines(&self, scene: &Scene<'_, State>) -> Vec<String> {
        self.outcomes.iter().map(|outcome| self.line(scene, outcome)).collect()
    }

    fn line(&self, scene: &Scene<'_, State>, outcome: &Outcome) -> String {
        let asked = self.card.get(usize::from(outcome.side) - 1);
        let [kind, mut animal, points, number] = side(outcome.side, asked);
        let (word, mut to, mut tile, mut spent) = match outcome.how {
            How::NoCards => ("nobody", 0, None, 0),
            How::Open => ("open", 0, None, 0),
            How::Home => ("home", 0, None, 0),
            How::Left => ("left", 0, None, 0),
            How::Moved(..) => ("moved", 0, None, 0),
            How::Spent(_) => ("spent", 0, None, 0),
        };
        match outcome.how {
            How::Moved(mover, at, took) => (animal, to, tile) = (named(mover), at, took),
            How::Spent(points) => spent = points,
            _ => {}
        }
        let (seat, sum, level) = outcome.won.unwrap_or((Seat::new(0), 0, false));
        let [you, name] = scene.about(seat);
        let [leg, space] = at(to);
        let takes = if tile.is_some() { "tile" } else { "nothing" };
        let order: Arg<'_> = if level { "yes" } else { "no" }.into();
        scene.lang.with(
            "crazy-race-board-story",
            [
                ("place", outcome.side.into()),
                ("how", word.into()),
                ("sum", sum.into()),
                ("level", order),
                ("spent", spent.into()),
                ("takes", takes.into()),
                ("tile", tile.unwrap_or(0).into()),
                you,
                name,
                leg,
                space,
                kind,
                animal,
                points,
                number,
            ],
        )
    }
}

pub(super) fn heading(scene: &Scene<'_, State>, stage: &Stage) -> String {
    scene.lang.with("crazy-race-board-stage-past", [("stage", stage.stage.into())])
}

pub(super) fn lines(scene: &Scene<'_, State>, stage: &Stage) -> Markup {
    html! { ol.story { @for line in stage.lines(scene) { li { (line) } } } }
}

/// The last stage, until somebody does something in the next one; folded away for who is to begin.
pub(super) fn fold(scene: &Scene<'_, State>) -> Markup {
    let stages = stages(scene);
    let fresh = stages.last().is_some_and(|stage| !stage.begun) && scene.moment != Moment::Over;
    let before = stages.len().checked_sub(2).and_then(|n| stages.get(n)).filter(|_| fresh);
    html! {
        @if let Some(stage) = before {
            details #recap open[scene.moment != Moment::Choose] {
                summary { (heading(scene, stage)) }
                div.recap { (lines(scene, stage)) }
            }
        }
    }
}

/// All stages that are over, and the sides of this one that are, the latest first.
pub(super) fn sheet(scene: &Scene<'_, State>) -> Markup {
    let stages = stages(scene);
    let told = || stages.iter().rev().filter(|stage| !stage.outcomes.is_empty());
    let lang = scene.lang;
    html! {
        div #stages.sheet popover {
            h2 { (lang.t("crazy-race-board-stages")) }
            @if told().next().is_none() { p { (lang.t("crazy-race-board-no-stages")) } }
            @for stage in told() { h3 { (heading(scene, stage)) } (lines(scene, stage)) }
            button.close type="button" popovertarget="stages" popovertargetaction="hide" { (lang.t("board-close")) }
        }
    }
}

/// The tiles of a seat with the places where they were taken, in that order.
pub(super) fn tiles_held(scene: &Scene<'_, State>, seat: Seat) -> Vec<(Place, u8)> {
    let mut tiles = tiles_taken(scene, seat);
    for (tile, _) in tiles_lost(scene, seat) {
        if let Some(n) = tiles.iter().position(|(_, held)| *held == tile) {
            tiles.remove(n);
        }
    }
    tiles
}

/// All tiles a seat has ever taken.
pub(super) fn tiles_taken(scene: &Scene<'_, State>, seat: Seat) -> Vec<(Place, u8)> {
    let taken = beats(scene).filter_map(|beat| match *beat {
        Beat::Tile { seat: owner, place, tile: Some(tile), .. } if owner == seat => Some((place, tile)),
        _ => None,
    });
    taken.collect()
}

/// The tiles a seat has lost, and by which penalty (R17).
pub(super) fn tiles_lost(scene: &Scene<'_, State>, seat: Seat) -> Vec<(u8, u8)> {
    let lost = beats(scene).filter_map(|beat| match *beat {
        Beat::LosesTile { seat: owner, number, tile: Some(tile) } if owner == seat => Some((tile, number)),
        _ => None,
    });
    lost.collect()
}

/// The penalties, ties and the game's end in sentences (R16 to R18).
pub(super) fn ending(scene: &Scene<'_, State>) -> Vec<String> {
    let names = scene.names();
    let told = beats(scene).filter(|beat| {
        matches!(
            beat,
            Beat::GameEnds { .. } | Beat::Penalty { .. } | Beat::LosesTile { .. } | Beat::TieBroken { .. }
        )
    });
    told.filter_map(|beat| furrow_text::crazy_race::sentence(scene.lang, beat, &names, scene.viewer))
        .collect()
}

/// "Ann, Bea and Carl", each as the reader calls them.
pub(super) fn called(scene: &Scene<'_, State>, seats: impl Iterator<Item = Seat>) -> String {
    list(scene.lang, seats.map(|seat| scene.called(seat)))
}
