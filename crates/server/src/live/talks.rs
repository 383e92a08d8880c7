//! The programs that play at a table.

use super::{
    actor::Actor,
    machines::Chosen,
    talk::{End, Question, Talk},
    turns::Share,
};
use crate::page::Board;
use furrow_game::{Seat, Sight};
use furrow_outside::Hello;
use furrow_table::Why;
use std::{
    collections::HashMap,
    sync::{Arc, atomic::AtomicBool},
};
use tokio::{sync::oneshot, task::spawn_blocking};

/// By seat, the talk with its program.
pub(super) type Talks = HashMap<Seat, Arc<Talk>>;

impl<G: Board> Actor<G> {
    /// Has a program choose beside this task.
    pub(super) fn ask_program(&mut self, seat: Seat, level: &str, sight: &Sight<G>, share: Share) -> Chosen {
        let (programs, code) = (self.ward.programs(), &self.stage.code);
        let Some(program) = programs.find(level) else {
            tracing::warn!(table = code, %seat, level, "there is no such computer player here; random plays on");
            return Chosen::Known(Err(Why::Missing));
        };
        let Some((hello, known)) = self.hello(seat).zip(self.stage.table.known(seat)) else {
            unreachable!("the game has begun");
        };
        let actions = G::view_actions(&sight.view).as_ref().to_vec();
        let first = actions[0].to_string();
        let talk = self.talks.entry(seat).or_insert_with(|| Arc::new(Talk::new(code, seat, level, program)));
        let (talk, begun) = (talk.clone(), Arc::new(AtomicBool::new(false)));
        let question = Question { hello, known, actions, begun: begun.clone() };
        let (tell, awaited) = oneshot::channel();
        tokio::spawn(async move { programs.ask::<G>(share, talk, question, tell).await });
        Chosen::Awaited { awaited, first, begun }
    }

    /// What a program on this seat is told first. It is the same after a restart, but for the file of its stderr.
    fn hello(&self, seat: Seat) -> Option<Hello> {
        let table = &self.stage.table;
        let seed = format!("{:016x}", table.private_number(&format!("program/{seat}")));
        let log = format!("{}-{}", self.stage.code, table.decision());
        Some(Hello::of::<G>(table.setup()?, seat, &seed, &log))
    }

    /// Once the game does not go on, its programs are told the end, if it has one, and leave.
    pub(super) fn part_with_programs(&mut self) {
        let table = &self.stage.table;
        if self.talks.is_empty() || !(table.is_over() || table.closed().is_some()) {
            return;
        }
        for (seat, talk) in self.talks.drain() {
            let end = table.ranks().zip(table.known(seat));
            if let Some((ranks, known)) = end.filter(|_| table.is_over()) {
                let end = End { ranks, scores: table.scores(), known };
                spawn_blocking(move || talk.end(end));
            }
        }
    }
}
