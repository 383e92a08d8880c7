//! What speaks for an action.

use super::word::{named, side};
use crate::{Arg, Lang, Reasons, reasons::clause};
use furrow_bots::merit::CrazyRaceMerit as Merit;
use furrow_crazy_race::{State, View};

impl Reasons for State {
    fn reason(lang: Lang, view: &View, merit: Merit, names: &[&str], who: Option<&str>) -> String {
        match merit {
            Merit::Wins { side } => clause(lang, who, "crazy-race-why-wins", the(view, side)),
            Merit::Leads { side } => clause(lang, who, "crazy-race-why-leads", the(view, side)),
            Merit::First { side } => clause(lang, who, "crazy-race-why-first", the(view, side)),
            Merit::Closes { side } => clause(lang, who, "crazy-race-why-closes", the(view, side)),
            Merit::Contests { side, rival } => {
                let [kind, animal, points, number] = the(view, side);
                let name = ("name", names[rival.index()].into());
                clause(lang, who, "crazy-race-why-contests", [kind, animal, points, number, name])
            }
            Merit::Sum { sum } => clause(lang, who, "crazy-race-why-sum", [("sum", sum.into())]),
            Merit::Tile { tile } => clause(lang, who, "crazy-race-why-tile", [("tile", tile.into())]),
            Merit::Home { animal } => clause(lang, who, "crazy-race-why-home", [named(animal)]),
            Merit::Jumps { animal, n } => {
                clause(lang, who, "crazy-race-why-jumps", [named(animal), ("n", n.into())])
            }
            Merit::Hindmost { animal } => clause(lang, who, "crazy-race-why-hindmost", [named(animal)]),
            Merit::Saves { value } => clause(lang, who, "crazy-race-why-saves", [("value", value.into())]),
            Merit::Keeps { n } => clause(lang, who, "crazy-race-why-keeps", [("n", n.into())]),
            Merit::Recalls { n, stages } => {
                clause(lang, who, "crazy-race-why-recalls", [("n", n.into()), ("stages", stages.into())])
            }
            Merit::Least => clause(lang, who, "crazy-race-why-least", []),
        }
    }
}

/// The arguments of a side of the stage card.
fn the(view: &View, number: u8) -> [(&'static str, Arg<'static>); 4] {
    side(number, view.board.stage_card().and_then(|card| card.get(usize::from(number).checked_sub(1)?)))
}
