//! The programs that the host of the server lets play at its tables, and how many of them run.

use super::{
    queue::Queue,
    talk::{Answer, Question, Talk},
    thinking::at_once,
    turns::Share,
};
use furrow_bots::Level;
use furrow_game::Game;
use furrow_outside::{Host, Program};
use furrow_table::{Name, PROGRAM};
use furrow_text::Lang;
use std::{
    collections::VecDeque,
    fmt,
    sync::{Arc, Mutex, PoisonError, Weak},
};
use tokio::sync::oneshot;

/// The programs that the host of the server lets play at its tables. Cheap to clone.
#[derive(Clone)]
pub struct Programs(Arc<Inner>);

struct Inner {
    /// What they are called, in the order of `programs`.
    names: Vec<Name>,
    programs: Vec<Program>,
    host: Host,
    /// How many processes there are at most.
    most: usize,
    /// One turn a process: who waits for one waits until another has chosen.
    queue: Queue,
    /// The seats whose programs run, the one that was asked longest ago first.
    running: Mutex<VecDeque<Weak<Talk>>>,
}

impl Default for Programs {
    /// None.
    fn default() -> Self {
        Self::with(Vec::new(), Vec::new(), Host::default(), 1)
    }
}

impl fmt::Debug for Programs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

impl Programs {
    /// These programs by what they are called, each run as `host` says; no more than `most` processes at once.
    ///
    /// # Errors
    /// A sentence: two have one name, or one is called as a level is.
    pub fn new(named: Vec<(Name, Program)>, host: Host, most: usize) -> Result<Self, String> {
        let (mut names, mut programs) = (Vec::<Name>::new(), Vec::new());
        for (name, program) in named {
            if names.iter().any(|other| is_same(other, name.as_str())) {
                return Err(format!("two programs are called {name}; people could not tell them apart"));
            }
            if is_of_level(&name) {
                return Err(format!("{name} is what the page calls a level; give the program another name"));
            }
            names.push(name);
            programs.push(program);
        }
        Ok(Self::with(names, programs, host, most.max(1)))
    }

    fn with(names: Vec<Name>, programs: Vec<Program>, host: Host, most: usize) -> Self {
        let (queue, running) = (Queue::of(most), Mutex::default());
        Programs(Arc::new(Inner { names, programs, host, most, queue, running }))
    }

    /// What they are called, in the order in which they were named.
    #[must_use]
    pub fn names(&self) -> &[Name] {
        &self.0.names
    }

    /// The program that is meant by a level of this text.
    pub(super) fn find(&self, level: &str) -> Option<&Program> {
        let name = level.strip_prefix(PROGRAM)?;
        self.0.programs.get(self.names().iter().position(|other| other.as_str() == name)?)
    }

    /// Has a program choose, for whoever waits at the other end; not at all if nobody waits there any more by its turn.
    /// `None` is sent if our own part in it panicked.
    pub(super) async fn ask<G: Game>(
        &self,
        share: Share,
        talk: Arc<Talk>,
        question: Question<G>,
        mut tell: oneshot::Sender<Option<Answer>>,
    ) {
        // One question a program first, and then a turn: those that wait for their program hold no turn of other tables.
        let _alone = tokio::select! {
            biased;
            () = tell.closed() => return,
            alone = talk.alone() => alone,
        };
        let Some(_turn) = self.0.queue.turn_for(share, &mut tell).await else { return };
        let programs = self.clone();
        let answer = at_once(move || talk.ask(&question, &programs.0.host, || programs.make_room_for(&talk)));
        let _ = tell.send(answer.await); // the table may have gone to sleep
    }

    /// Notes that a program is about to be asked. If one more cannot run, the one that was asked longest ago is ended: it
    /// is started anew when it is its turn again, and told everything. Whoever asks has a turn, so one of those that run
    /// is not being asked.
    fn make_room_for(&self, talk: &Arc<Talk>) {
        let mut running = self.0.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.retain(|other| {
            other.upgrade().is_some_and(|other| !Arc::ptr_eq(&other, talk) && other.is_running())
        });
        let mut ended = Vec::new();
        while running.len() >= self.0.most {
            let idle = |other: &Weak<Talk>| other.upgrade()?.take_if_idle();
            let Some((place, process)) =
                running.iter().enumerate().find_map(|(n, other)| Some((n, idle(other)?)))
            else {
                break;
            };
            running.remove(place);
            ended.push(process);
        }
        running.push_back(Arc::downgrade(talk));
        drop(running);
        ended.into_iter().for_each(|process| drop(process.hang_up()));
    }
}

fn is_same(name: &Name, other: &str) -> bool {
    name.as_str().to_lowercase() == other.to_lowercase()
}

/// Whether a name is a level's, on the command line or in a language of the page.
fn is_of_level(name: &Name) -> bool {
    let words = |level: Level| Lang::ALL.map(|lang| lang.t(&format!("level-{}", level.name())));
    Level::ALL
        .iter()
        .any(|level| is_same(name, level.name()) || words(*level).iter().any(|word| is_same(name, word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> Result<Programs, String> {
        let one =
            |name: &&str| (Name::parse(name).expect("a name"), Program::parse("sh").expect("it is there"));
        Programs::new(names.iter().map(one).collect(), Host::default(), 1)
    }

    #[test]
    fn programs_are_found_by_the_level_that_a_form_offers() {
        let programs = named(&["Rosa", "Bea & Co"]).expect("names");
        assert!(programs.find("cmd:Rosa").is_some() && programs.find("cmd:Bea & Co").is_some());
        for other in ["Rosa", "rosa", "cmd:rosa", "cmd:", "cmd:sh", "cmd:/bin/sh", "bot:Rosa", "medium", ""] {
            assert!(programs.find(other).is_none(), "{other}");
        }
    }

    #[test]
    fn no_two_have_one_name_and_none_has_a_levels() {
        for (names, why) in [
            (["Rosa", "rosa"], "two programs are called rosa"),
            (["Rosa", "Medium"], "Medium is what the page calls a level"),
            (["Rosa", "stark"], "stark is what the page calls a level"),
        ] {
            let told = named(&names).expect_err("it is refused");
            assert!(told.contains(why), "{told}");
        }
    }
}
