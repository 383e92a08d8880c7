//! The roster of levels, and how each chooses.

use crate::{Playable, search::Searcher};
use furrow_game::Sight;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any action, each as likely.
    Random,
    /// What a beginner likes best, and now and then anything.
    Easy,
    /// The action its heuristics like best.
    Medium,
    /// A search of about a tenth of a second.
    Hard,
    /// A search of about a second.
    Expert,
}

impl Level {
    /// All, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The word of records and the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// Reads [`Level::name`].
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == text)
    }
}

/// `easy` does anything at all once in so many choices.
const SLIP: u32 = 8;

/// Chooses one of `actions`, the legal actions of the sight's seat. Equal sights, actions and generators give
/// equal choices; nothing else enters. A level that searches takes its time, on the rayon pool it is called in.
///
/// # Panics
/// If there are no actions.
pub fn choose<G: Playable>(
    level: Level,
    sight: &Sight<G>,
    actions: &[G::Action],
    rng: &mut Pcg64Mcg,
) -> G::Action {
    match (level, G::effort(level, &sight.view)) {
        _ if actions.len() == 1 => actions[0],
        (_, Some(effort)) => Searcher::new(effort).search(sight, actions, rng).best(),
        (Level::Random, _) => any(actions, rng),
        (Level::Easy, _) if rng.random_range(0..SLIP) == 0 => any(actions, rng),
        (Level::Easy, _) => any(&best(actions, &G::first_thoughts(sight, actions)), rng),
        _ => any(&best(actions, &G::worths(sight, actions)), rng),
    }
}

/// The actions of most worth; several if they are alike.
fn best<A: Copy>(actions: &[A], worths: &[f64]) -> Vec<A> {
    let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    actions.iter().zip(worths).filter(|(_, worth)| **worth >= most).map(|(action, _)| *action).collect()
}

fn any<A: Copy>(actions: &[A], rng: &mut Pcg64Mcg) -> A {
    actions[rng.random_range(0..actions.len())]
}
