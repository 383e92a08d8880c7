//! The computer players of a table.

use super::{actor::Actor, actor::RETRY};
use crate::page::Board;
use furrow_bots::Level;
use furrow_game::Seat;
use furrow_table::{By, Post, Table};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio::time::Instant;

/// Names of computer players.
const NAMES: [&str; 5] = ["Bea", "Carl", "Dot", "Eve", "Finn"];

/// Fills of free places with a computer player each, none with the name of somebody who sits there.
pub(super) fn fill<G: Board>(table: &Table<G>, level: &str) -> Vec<(String, String)> {
    let taken = |name: &str| {
        table.chairs().iter().flatten().any(|chair| chair.name.to_string().eq_ignore_ascii_case(name))
    };
    let free = NAMES.into_iter().filter(|name| !taken(name));
    free.map(|name| (name.to_owned(), level.to_owned())).collect()
}

impl<G: Board> Actor<G> {
    /// The computer player that has to move: none while people pause or are asked something.
    pub(super) fn machine_to_move(&self) -> Option<Seat> {
        let table = &self.stage.table;
        let halted = table.paused().is_some() || table.undo_request().is_some();
        table.awaited().iter().find(|seat| table.machine(*seat).is_some()).filter(|_| !halted)
    }

    /// A computer player moves. What it plays follows from the table and the decision alone, so that a table that
    /// is woken goes on as it would have.
    pub(super) async fn let_machine_move(&mut self, seat: Seat) {
        let Some((action, by)) = self.machine_choice(seat) else { return };
        let decision = self.stage.table.decision();
        let post = Post { seat, decision, key: None, action: &action, by, at: self.now() };
        let made = match self.stage.table.act(&post) {
            Ok(made) => made,
            Err(denied) => {
                tracing::error!(%denied, action, table = self.stage.code, "a computer player's move is refused");
                self.machines_at = Instant::now() + RETRY;
                return;
            }
        };
        if let Err(error) = self.carry_out(made).await {
            tracing::error!(%error, table = self.stage.code, "a computer player's move is not stored; it tries again");
            self.machines_at = Instant::now() + RETRY;
        }
    }

    fn machine_choice(&self, seat: Seat) -> Option<(String, By)> {
        let table = &self.stage.table;
        let (level, by) = table.machine(seat)?;
        let sight = table.sight(seat)?;
        let actions = G::view_actions(&sight.view);
        let seed = table.private_number(&format!("bot/{seat}/{}", table.decision()));
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let choose = |known| furrow_bots::choose(known, &sight, actions.as_ref(), &mut rng);
        let choose = AssertUnwindSafe(|| Level::parse(level).map(choose));
        // One that fails, or is of a level that another version knew, must not hold up the people at the table: it
        // takes the first legal action.
        let chosen = catch_unwind(choose).ok().flatten().unwrap_or_else(|| {
            tracing::error!(table = self.stage.code, %seat, level, "a computer player failed");
            actions.as_ref()[0]
        });
        Some((chosen.to_string(), by))
    }
}
