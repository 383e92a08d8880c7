//! What speaks for an action.

use super::word::{named, side};
use crate::{Arg, Lang, Reasons};
use furrow_bots::merit::CrazyRaceMerit as Merit;
use furrow_crazy_race::{State, View};

impl Reasons for State {
    fn reason(lang: Lang, view: &View, merit: Merit, names: &[&str]) -> String {
        match merit {
            Merit::Wins { side } => lang.part("crazy-race-why-wins", the(view, side)),
            Merit::Leads { side } => lang.part("crazy-race-why-leads", the(view, side)),
            Merit::First { side } => lang.part("crazy-race-why-first", the(view, side)),
            Merit::Closes { side } => lang.part("crazy-race-why-closes", the(view, side)),
            Merit::Contests { side, rival } => {
                let [kind, animal, points, number] = the(view, side);
                let name = ("name", names[rival.index()].into());
                lang.part("crazy-race-why-contests", [kind, animal, points, number, name])
            }
            Merit::Sum { sum } => lang.part("crazy-race-why-sum", [("sum", sum.into())]),
            Merit::Tile { tile } => lang.part("crazy-race-why-tile", [("tile", tile.into())]),
            Merit::Home { animal } => lang.part("crazy-race-why-home", [named(animal)]),
            Merit::Jumps { animal, n } => lang.part("crazy-race-why-jumps", [named(animal), ("n", n.into())]),
            Merit::Hindmost { animal } => lang.part("crazy-race-why-hindmost", [named(animal)]),
            Merit::Saves { value } => lang.part("crazy-race-why-saves", [("value", value.into())]),
            Merit::Keeps { n } => lang.part("crazy-race-why-keeps", [("n", n.into())]),
            Merit::Recalls { n, stages } => {
                lang.part("crazy-race-why-recalls", [("n", n.into()), ("stages", stages.into())])
            }
            Merit::Least => lang.part("crazy-race-why-least", []),
        }
    }
}

/// The arguments of a side of the stage card.
fn the(view: &View, number: u8) -> [(&'static str, Arg<'static>); 4] {
    side(number, view.board.stage_card().and_then(|card| card.get(usize::from(number).checked_sub(1)?)))
}
