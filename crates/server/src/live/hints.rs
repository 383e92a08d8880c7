//! Hints: searched for beside the table, shown to the seat that asked.

use super::{
    Problem,
    actor::Actor,
    command::{Asker, Reply},
    places::Place,
    turns::{Purpose, Share},
};
use crate::page::Board;
use furrow_bots::Advice;
use furrow_game::Seat;
use furrow_table::{Denied, Made};
use furrow_text::Lang;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::{
    future::poll_fn,
    pin::Pin,
    task::{Context, Poll},
};
use tokio::sync::oneshot;

/// The hints of a table that are being worked out.
pub(super) struct Hints<G: Board>(Vec<Sought<G>>);

/// A hint that is being worked out, and those who wait for it.
struct Sought<G: Board> {
    seat: Seat,
    decision: u64,
    /// Once this is dropped, nobody searches for it any more.
    awaited: oneshot::Receiver<Option<Advice<G>>>,
    askers: Vec<(Asker, Reply<Result<u64, Problem>>)>,
}

/// What has become of a hint.
pub(super) struct Found<G: Board> {
    sought: Sought<G>,
    outcome: Outcome<G>,
}

enum Outcome<G: Board> {
    Advice(Advice<G>),
    /// Its decision has gone.
    Late,
    /// The search panicked.
    Failed,
}

impl<G: Board> Default for Hints<G> {
    fn default() -> Self {
        Hints(Vec::new())
    }
}

impl<G: Board> Hints<G> {
    /// Waits until a search has ended, or the decision it is for is no longer the table's.
    pub(super) async fn found(&mut self, decision: u64) -> Found<G> {
        poll_fn(|context| {
            for n in 0..self.0.len() {
                if let Poll::Ready(outcome) = self.0[n].poll(decision, context) {
                    return Poll::Ready(Found { sought: self.0.swap_remove(n), outcome });
                }
            }
            Poll::Pending
        })
        .await
    }
}

impl<G: Board> Sought<G> {
    fn poll(&mut self, decision: u64, context: &mut Context<'_>) -> Poll<Outcome<G>> {
        if self.decision != decision {
            return Poll::Ready(Outcome::Late);
        }
        let outcome =
            |sent: Result<Option<_>, _>| sent.ok().flatten().map_or(Outcome::Failed, Outcome::Advice);
        Pin::new(&mut self.awaited).poll(context).map(outcome)
    }
}

impl<G: Board> Actor<G> {
    /// Gives a hint to whoever has to choose: at once if it was worked out before, else as soon as it is.
    pub(super) async fn hint(
        &mut self,
        asker: Asker,
        named: Option<(u64, Seat)>,
        reply: Reply<Result<u64, Problem>>,
    ) {
        let answer = match self.seek(&asker, named).await {
            Ok(Some(sought)) => {
                self.hints.0[sought].askers.push((asker, reply));
                return;
            }
            Ok(None) => Ok(self.stage.version()),
            Err(problem) => Err(problem),
        };
        let _ = reply.send(answer);
    }

    /// The search that is to be waited for; `None`: the hint stands there.
    async fn seek(&mut self, asker: &Asker, named: Option<(u64, Seat)>) -> Result<Option<usize>, Problem> {
        let denied = |denied| Problem::denied(asker.lang, &denied, G::refusal_words);
        let table = &self.stage.table;
        let decision = table.decision();
        let seat = self.seat_meant(asker, named.map(|(_, seat)| seat)).map_err(denied)?;
        if named.is_some_and(|(named, _)| named != decision) {
            return Err(denied(Denied::Stale)); // a late click asks for no hint to the next decision
        }
        let asked = table.ask_hint(seat).map_err(denied)?;
        if self.stage.hints.get(&seat).is_some_and(|(given, _)| *given == decision) {
            return Ok(None);
        }
        let same = |sought: &Sought<G>| (sought.seat, sought.decision) == (seat, decision);
        if let Some(sought) = self.hints.0.iter().position(same) {
            return Ok(Some(sought));
        }
        let place = self.ward.place_for_a_hint(asker.network);
        let place = place.ok_or_else(|| Problem::too_many_hints(asker.lang))?;
        if let Some(event) = asked {
            let made = Made::Events { events: vec![event], ends: false };
            self.carry_out(made).await.map_err(|error| Problem::store(asker.lang, &error))?;
        }
        let awaited = self.search(seat, place);
        self.hints.0.push(Sought { seat, decision, awaited, askers: Vec::new() });
        Ok(Some(self.hints.0.len() - 1))
    }

    /// Searches on threads of their own, as long as somebody waits for what comes of it.
    fn search(&self, seat: Seat, place: Place) -> oneshot::Receiver<Option<Advice<G>>> {
        let (tell, awaited) = oneshot::channel();
        let table = &self.stage.table;
        if let Some(sight) = table.sight(seat) {
            let number = table.private_number(&format!("hint/{seat}/{}", table.decision()));
            let thinking = self.ward.thinking();
            let share = Share { network: Some(place.network()), purpose: Purpose::Hint };
            tokio::spawn(async move {
                let search = move || Advice::search(&sight, &mut Pcg64Mcg::seed_from_u64(number));
                thinking.search_for(share, tell, search).await;
                drop(place);
            });
        }
        awaited
    }

    /// Shows a hint that was found to its seat, and answers those who wait for it.
    pub(super) fn show_hint(&mut self, found: Found<G>) {
        let Found { sought: Sought { seat, decision, askers, .. }, outcome } = found;
        let answer: fn(Lang) -> Problem = match outcome {
            Outcome::Advice(advice) => {
                self.stage.hints.insert(seat, (decision, advice));
                self.tell_regions();
                let version = self.stage.version();
                return askers.into_iter().for_each(|(_, reply)| drop(reply.send(Ok(version))));
            }
            Outcome::Late => |lang| Problem::denied(lang, &Denied::Stale, G::refusal_words),
            Outcome::Failed => {
                tracing::error!(table = self.stage.code, %seat, "a hint could not be worked out");
                Problem::broken
            }
        };
        askers.into_iter().for_each(|(asker, reply)| drop(reply.send(Err(answer(asker.lang)))));
    }
}
