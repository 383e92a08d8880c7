//! The looks back of a server: one is worked on at a time, some wait, the last ones are kept.

use super::Looked;
use crate::live::{Purpose, Share, Thinking};
use furrow_bots::{
    Playable,
    review::{Care, Looking, Review},
};
use furrow_game::StepOf;
use std::{
    collections::VecDeque,
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
};
use tokio::sync::Semaphore;

/// How many may wait beside the one that is worked on.
const MOST_WAITING: usize = 16;
/// Steps of the longest game that is looked back at: one that is longer would keep the others waiting for an hour. Nor may
/// all games together that are worked on for one network have more.
const MOST_STEPS: usize = 4000;
/// How many are kept.
const MOST_KEPT: usize = 64;
/// Equal games give equal reviews.
const SEED: u64 = 1;

/// How a game's look back stands.
#[derive(Clone)]
pub enum Standing {
    /// It is whole.
    Whole(Arc<Looked>),
    /// It is worked on: parts done, parts in all; 0 in all before that is known.
    Goes(usize, usize),
    /// So many come before it.
    Waits(usize),
    /// It was not begun: too many wait, or too much for one network.
    Full,
    /// It was not begun: the game is too long.
    Long,
    /// It failed, through a fault of ours.
    Broken,
}

/// The looks back of a server. Cheap to clone.
#[derive(Clone)]
pub struct Reviews(Arc<Inner>);

struct Inner {
    thinking: Thinking,
    care: Care,
    desk: Mutex<Desk>,
    /// Who has it works; it is closed when the server stops.
    turn: Semaphore,
}

#[derive(Default)]
struct Desk {
    /// In the order they were asked for; the first is worked on.
    begun: Vec<Begun>,
    /// The last ones, newest last; `None`: it failed.
    kept: VecDeque<(String, Option<Arc<Looked>>)>,
}

/// A look back that is worked on or waits.
struct Begun {
    /// The game's address.
    game: String,
    /// The network of whoever asked first.
    network: IpAddr,
    /// The steps of the game.
    steps: usize,
    progress: Arc<Progress>,
}

#[derive(Default)]
struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Desk {
    fn standing(&self, game: &str) -> Option<Standing> {
        if let Some((_, looked)) = self.kept.iter().find(|(name, _)| name == game) {
            return Some(looked.clone().map_or(Standing::Broken, Standing::Whole));
        }
        let place = self.begun.iter().position(|begun| begun.game == game)?;
        let progress = &self.begun[place].progress;
        Some(match place {
            0 => Standing::Goes(progress.done.load(Relaxed), progress.all.load(Relaxed)),
            before => Standing::Waits(before),
        })
    }

    /// Whether a game of so many steps may be begun for a network.
    fn admits(&self, network: IpAddr, steps: usize) -> bool {
        let own = self.begun.iter().filter(|begun| begun.network == network).map(|begun| begun.steps);
        self.begun.len() <= MOST_WAITING && own.sum::<usize>() + steps <= MOST_STEPS
    }

    fn keep(&mut self, game: &str, looked: Option<Looked>) {
        self.begun.retain(|begun| begun.game != game);
        if self.kept.len() == MOST_KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((game.to_owned(), looked.map(Arc::new)));
    }
}

impl Reviews {
    /// None yet. They are worked out on these threads, with this care.
    pub(crate) fn new(thinking: Thinking, care: Care) -> Self {
        Reviews(Arc::new(Inner { thinking, care, desk: Mutex::default(), turn: Semaphore::new(1) }))
    }

    /// How the look back at a game stands; `None` if nobody has asked for it lately. `game`: its address.
    #[must_use]
    pub fn standing(&self, game: &str) -> Option<Standing> {
        self.0.desk().standing(game)
    }

    /// The look back at a game, if it is whole.
    #[must_use]
    pub fn whole(&self, game: &str) -> Option<Arc<Looked>> {
        if let Some(Standing::Whole(looked)) = self.standing(game) { Some(looked) } else { None }
    }

    /// Asks for the look back at a game that is over; whoever asks second shares what the first has begun. `network`:
    /// where it is asked from.
    pub fn ask<G: Playable>(
        &self,
        game: &str,
        network: IpAddr,
        setup: &G::Setup,
        steps: Vec<StepOf<G>>,
    ) -> Standing {
        if steps.len() > MOST_STEPS {
            return Standing::Long;
        }
        let progress = Arc::new(Progress::default());
        {
            let mut desk = self.0.desk();
            if let Some(standing) = desk.standing(game) {
                return standing;
            }
            if !desk.admits(network, steps.len()) || self.0.turn.is_closed() {
                return Standing::Full;
            }
            let (game, steps, progress) = (game.to_owned(), steps.len(), progress.clone());
            desk.begun.push(Begun { game, network, steps, progress });
        }
        let (inner, setup, name) = (self.0.clone(), *setup, game.to_owned());
        tokio::spawn(async move {
            let Ok(turn) = inner.turn.acquire().await else { return };
            let review = inner.look::<G>(network, setup, steps, &progress).await;
            if !inner.turn.is_closed() {
                inner.desk().keep(&name, review.map(Looked::new));
            }
            drop(turn);
        });
        self.standing(game).unwrap_or(Standing::Broken)
    }

    /// Ends the work: the server stops.
    pub fn stop(&self) {
        self.0.turn.close();
    }
}

impl Inner {
    fn desk(&self) -> std::sync::MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works a look back out, a part at a time, so that computer players think in between; `None` if it panicked, or if
    /// the server stops.
    async fn look<G: Playable>(
        &self,
        network: IpAddr,
        setup: G::Setup,
        steps: Vec<StepOf<G>>,
        progress: &Progress,
    ) -> Option<Review<G>> {
        let (care, share) = (self.care, Share { network: Some(network), purpose: Purpose::LookBack });
        let looking =
            self.thinking.search(share, move || Looking::<G>::new(&setup, &steps, care, SEED)).await?;
        let looking = Arc::new(looking);
        progress.all.store(looking.parts(), Relaxed);
        let mut parts = Vec::with_capacity(looking.parts());
        for n in 0..looking.parts() {
            if self.turn.is_closed() {
                return None;
            }
            let looking = looking.clone();
            parts.push(self.thinking.search(share, move || looking.part(n)).await?);
            progress.done.store(n + 1, Relaxed);
        }
        Some(Review::of(parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_network_has_no_more_begun_than_one_long_game() {
        let [one, other] = [1, 2].map(|n| IpAddr::from([192, 0, 2, n]));
        let begun = |steps| Begun { game: String::new(), network: one, steps, progress: Arc::default() };
        let mut desk = Desk::default();
        assert!(desk.admits(one, MOST_STEPS));
        desk.begun.push(begun(MOST_STEPS - 300));
        assert!(desk.admits(one, 300) && !desk.admits(one, 301) && desk.admits(other, MOST_STEPS));
        desk.begun.extend((0..MOST_WAITING).map(|_| begun(1)));
        assert!(!desk.admits(other, 1), "too many wait");
    }
}
