//! The computer players of a table.

use super::{
    actor::{Actor, LET_GO, RETRY},
    talk::Answer,
    thinking,
    turns::{Purpose, Share},
};
use crate::page::Board;
use furrow_bots::Level;
use furrow_game::{MAX_SEATS, Seat, Sight};
use furrow_table::{By, Made, PROGRAM, Post, Table};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::{
    future::pending,
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};
use tokio::{sync::oneshot, time::Instant};

/// Names of computer players: one for each place, for somebody may have one of them.
const NAMES: [&str; MAX_SEATS] = ["Bea", "Carl", "Dot", "Eve", "Finn", "Ann"];

/// Fills of free places with a computer player each, none with the name of somebody who sits there. A program is called
/// as its host calls it.
pub(super) fn fill<G: Board>(table: &Table<G>, level: &str) -> Vec<(String, String)> {
    if let Some(name) = level.strip_prefix(PROGRAM) {
        return vec![(name.to_owned(), level.to_owned()); MAX_SEATS];
    }
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

    /// Whether the computer player that has to move knows how.
    pub(super) fn machine_is_ready(&self) -> bool {
        let decision = self.stage.table.decision();
        let ready = |seat| self.thought.as_ref().is_some_and(|thought| thought.is_ready(seat, decision));
        self.machine_to_move().is_some_and(ready)
    }

    /// Lets a computer player think about its decision, unless it does so already. What it plays follows from the table
    /// and the decision alone, so that a table that is woken goes on as it would have.
    pub(super) fn let_think(&mut self, seat: Seat) {
        let table = &self.stage.table;
        let decision = table.decision();
        let network = self.presence.network(self.stage.browsers());
        if self.thought.as_ref().is_some_and(|thought| thought.is_of(seat, decision, network)) {
            return;
        }
        let (Some((level, by)), Some(sight)) = (table.machine(seat), table.sight(seat)) else { return };
        let (level, share) = (level.to_owned(), Share { network, purpose: Purpose::Move });
        let alone = G::view_actions(&sight.view).as_ref().len() == 1;
        let chosen = match Level::parse(&level) {
            Some(known) => self.choose(known, sight, self.rng(seat, decision), share),
            // Of a level that another version knew.
            None if alone || by == By::StandIn => {
                self.choose(Level::Random, sight, self.rng(seat, decision), share)
            }
            None => self.ask_program(seat, &level, &sight, share),
        };
        self.thought = Some(Thought { seat, decision, by, network, chosen });
    }

    /// The chance of a computer player at a decision.
    fn rng(&self, seat: Seat, decision: u64) -> Pcg64Mcg {
        Pcg64Mcg::seed_from_u64(self.stage.table.private_number(&format!("bot/{seat}/{decision}")))
    }

    /// Has a choice made beside this task: on the threads that search, if it takes a search.
    fn choose(&self, level: Level, sight: Sight<G>, mut rng: Pcg64Mcg, share: Share) -> Chosen {
        let actions = G::view_actions(&sight.view);
        let first = actions.as_ref()[0].to_string();
        let searches = G::effort(level, &sight.view).is_some() && actions.as_ref().len() > 1;
        let begun = Arc::new(AtomicBool::new(false));
        let begins = begun.clone();
        let choose = move || {
            begins.store(true, Ordering::Relaxed);
            Ok(furrow_bots::choose(level, &sight, actions.as_ref(), &mut rng).to_string())
        };
        let thinking = self.ward.thinking();
        let (tell, awaited) = oneshot::channel();
        tokio::spawn(async move {
            if searches {
                thinking.search_for(share, tell, choose).await;
            } else {
                let _ = tell.send(thinking::at_once(choose).await); // the table may have gone to sleep
            }
        });
        Chosen::Awaited { awaited, first, begun }
    }

    /// The computer player that has thought moves, or, if it cannot play on, is taken over.
    pub(super) async fn let_machine_move(&mut self) {
        let Some(Thought { seat, decision, by, chosen: Chosen::Known(answer), .. }) = self.thought.take()
        else {
            return;
        };
        let table = &self.stage.table;
        let post = |action| Post { seat, decision, key: None, action, by, at: self.now() };
        let made = match &answer {
            Ok(action) => table.act(&post(action)),
            Err(why) => {
                let event = table.let_go(seat, LET_GO, *why);
                event.map(|event| Made::Events { events: vec![event], ends: false })
            }
        };
        let made = match made {
            Ok(made) => made,
            Err(denied) => {
                tracing::error!(%denied, ?answer, table = self.stage.code, "a computer player is refused");
                self.machines_at = Instant::now() + RETRY;
                return;
            }
        };
        match self.carry_out(made).await {
            Ok(()) if answer.is_err() => drop(self.talks.remove(&seat)),
            Ok(()) => {}
            Err(error) => {
                tracing::error!(%error, table = self.stage.code, "a computer player's move is not stored; it tries again");
                self.machines_at = Instant::now() + RETRY;
            }
        }
    }
}

/// What a computer player thinks about.
pub(super) struct Thought {
    seat: Seat,
    decision: u64,
    by: By,
    /// Whose share of the threads it has.
    network: Option<IpAddr>,
    chosen: Chosen,
}

pub(super) enum Chosen {
    Awaited {
        awaited: oneshot::Receiver<Option<Answer>>,
        /// The first legal action, which stands in for one who fails.
        first: String,
        /// Whether its turn has come.
        begun: Arc<AtomicBool>,
    },
    Known(Answer),
}

impl Thought {
    /// Whether it is this seat's and decision's. One that waits among the tables that nobody has asked for since they woke
    /// is sought anew once somebody has; a search that has begun goes on.
    fn is_of(&self, seat: Seat, decision: u64, network: Option<IpAddr>) -> bool {
        let waits = match &self.chosen {
            Chosen::Awaited { begun, .. } => !begun.load(Ordering::Relaxed),
            Chosen::Known(_) => false,
        };
        let is_left = self.network.is_none() && network.is_some() && waits;
        (self.seat, self.decision) == (seat, decision) && !is_left
    }

    /// Whether it is thought out, for this seat and decision.
    pub(super) fn is_ready(&self, seat: Seat, decision: u64) -> bool {
        (self.seat, self.decision) == (seat, decision) && matches!(self.chosen, Chosen::Known(_))
    }

    /// Waits until it is thought out; for ever if there is nothing to wait for.
    pub(super) async fn ready(thought: &mut Option<Thought>) {
        let Some(Thought { chosen, .. }) = thought else { return pending().await };
        let Chosen::Awaited { awaited, first, .. } = chosen else { return pending().await };
        match awaited.await {
            Ok(Some(answer)) => *chosen = Chosen::Known(answer),
            Ok(None) => {
                tracing::error!(first, "a computer player failed: it takes the first legal action");
                *chosen = Chosen::Known(Ok(std::mem::take(first)));
            }
            Err(_) => *thought = None, // it is thought about anew
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_that_has_begun_goes_on_when_somebody_comes() {
        let (begun, home) = (Arc::new(AtomicBool::new(false)), IpAddr::from([192, 0, 2, 1]));
        let thought = |network| {
            let (awaited, first) = (oneshot::channel().1, String::new());
            let chosen = Chosen::Awaited { awaited, first, begun: begun.clone() };
            Thought { seat: Seat::new(1), decision: 7, by: By::Player, network, chosen }
        };
        let [of_nobody, of_home] = [None, Some(home)].map(thought);
        assert!(of_nobody.is_of(Seat::new(1), 7, None) && !of_nobody.is_of(Seat::new(1), 7, Some(home)));
        assert!(of_home.is_of(Seat::new(1), 7, Some(IpAddr::from([192, 0, 2, 2]))), "it has a share");
        begun.store(true, Ordering::Relaxed);
        assert!(of_nobody.is_of(Seat::new(1), 7, Some(home)), "it goes on");
        assert!(!of_nobody.is_of(Seat::new(1), 8, Some(home)) && !of_nobody.is_of(Seat::new(2), 7, None));
    }
}
