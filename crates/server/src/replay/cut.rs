//! What a table hands over to be replayed.

use crate::{
    live::{Asker, Stage},
    page::{Board, Fair, Sitter},
};
use furrow_game::{FORMAT, Game, Other, Record, Setup, VERSION, Viewer};
use furrow_table::Table;

/// A game as far as it has been played, who plays it, and whose eyes the one who asks has.
pub struct Cut {
    /// The steps. While the game goes on it holds hidden ones too, and neither seed nor secret.
    pub(crate) record: Record,
    pub(crate) people: Vec<Sitter>,
    pub(crate) fair: Fair,
    /// The eyes of the one who asks.
    pub(crate) own: Viewer,
    /// Whether nothing is hidden any more.
    pub(crate) over: bool,
}

impl Cut {
    /// What a table hands over to one who asks; `None` before the game begins.
    pub(crate) fn of<G: Board>(stage: &Stage<G>, asker: &Asker) -> Option<Self> {
        let record = stage.table.record().or_else(|| so_far(&stage.table))?;
        let at_rest = |mut sitter: Sitter| {
            if let crate::page::Who::Person { here } = &mut sitter.who {
                *here = true; // who is connected now was not so then
            }
            sitter
        };
        Some(Cut {
            record,
            people: stage.sitters().into_iter().flatten().map(at_rest).collect(),
            fair: stage.fair(),
            own: stage.eyes(asker).viewer,
            over: stage.table.is_over(),
        })
    }
}

/// The record of a game that goes on.
fn so_far<G: Game>(table: &Table<G>) -> Option<Record> {
    let setup = table.setup()?;
    Some(Record {
        format: FORMAT.to_owned(),
        version: VERSION,
        rules: G::RULES,
        game: G::NAME.to_owned(),
        seats: setup.seats(),
        options: setup.options(),
        players: None,
        seed: None,
        fair: None,
        steps: table.steps().iter().map(ToString::to_string).collect(),
        scores: None,
        ranks: None,
        other: Other::default(),
    })
}
