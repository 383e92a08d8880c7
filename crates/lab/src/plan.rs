//! What is played, and what is taken of each game.

use crate::{Figure, Group, Spread, Studied, Told, course::Course, figures};
use furrow_arena::{Ended, Fallen, Player, Sitting};
use furrow_bots::Asked;
use furrow_game::{Beat, Game, Seat, Setup, Step, fair::Seed};
use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::atomic::AtomicBool,
    time::Duration,
};

/// Who plays what. Game `n` (from 0) is the one that `furrow record` writes as its `n`-th with the same seed and bots.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The game.
    pub setup: G::Setup,
    /// A player a seat.
    pub players: Vec<Player>,
    /// The same text gives the same games.
    pub seed: String,
}

/// Decisions that were answered alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Branching {
    /// How many.
    pub decisions: u64,
    /// In how many of them there was nothing else to choose.
    pub forced: u64,
    /// Legal actions, added up.
    pub legal: u64,
    /// The most legal actions of one decision.
    pub most: u64,
}

impl Branching {
    fn of(legal: usize) -> Self {
        let legal = legal as u64;
        Branching { decisions: 1, forced: u64::from(legal == 1), legal, most: legal }
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Branching {
            decisions: self.decisions + other.decisions,
            forced: self.forced + other.forced,
            legal: self.legal + other.legal,
            most: self.most.max(other.most),
        }
    }
}

/// What is taken of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Observed {
    /// The numbers that are averaged, in the order of [`figures`].
    pub figures: BTreeMap<Group, Vec<f64>>,
    /// By [`Studied::CHOICES`].
    pub branching: Vec<Branching>,
    /// The whole numbers whose distribution is told, by [`Spread::NAMES`].
    pub values: Vec<i64>,
    /// The same for games that went the same way, whoever started.
    pub course: u64,
    /// The seats that programs lost.
    pub fallen: Vec<Fallen>,
}

impl<G: Studied> Plan<G> {
    /// Plays a game and measures it; `None` soon after somebody says that it is to stop.
    #[must_use]
    pub fn play(&self, n: u64, stop: &AtomicBool) -> Option<Observed> {
        let mut course = Course::new(self.setup.seats());
        let mut branching = vec![Branching::default(); G::CHOICES.len()];
        let mut beats = Vec::new();
        let saw = |asked: &Asked<'_, G>, action: &G::Action, _: Duration| {
            if asked.truth.is_quiet() {
                course.look(&asked.truth.prospects());
            }
            course.decide();
            let kind = &mut branching[G::choice(action)];
            *kind = kind.plus(Branching::of(asked.actions.len()));
        };
        let (name, dice) = (format!("{}/{n}", self.seed), Seed::of_game(&self.seed, n));
        let players = self.players.iter().collect();
        let sitting = Sitting { setup: &self.setup, players, name: &name, dice: &dice };
        let Ended { end, steps, ranks, fallen } = sitting.play(stop, &mut beats, saw)?;
        let told = Told { end, steps, beats };
        Some(observed(&told, &ranks, fallen, &course, branching))
    }

    /// The names of the figures of a group.
    #[must_use]
    pub fn names(&self, group: Group) -> Vec<Figure> {
        figures::<G>(group, self.setup.seats())
    }
}

fn observed<G: Studied>(
    told: &Told<G>,
    ranks: &[u8],
    fallen: Vec<Fallen>,
    course: &Course,
    branching: Vec<Branching>,
) -> Observed {
    let first = ranks.iter().filter(|rank| **rank == 1).count().max(1) as f64;
    let wins: Vec<f64> = ranks.iter().map(|rank| if *rank == 1 { 1.0 / first } else { 0.0 }).collect();
    let mut order = wins.clone();
    let first_seat = starter(told);
    order.rotate_left(first_seat);
    let measures: Vec<f64> = G::MEASURES.iter().map(|measure| (measure.of)(told)).collect();
    let rulings: Vec<f64> =
        G::RULINGS.iter().map(|ruling| told.count(|beat| beat.ruling() == ruling.name)).collect();
    let scores = told.end.scores().map(|scores| points(&scores)).unwrap_or_default();
    let (decisions, steps) = (course.decisions(), told.steps.len());
    let decided = course.decided(&wins);
    let best = scores.get(wins.len()).copied().unwrap_or_default();
    let values = vec![
        measures[0] as i64,
        decisions.into(),
        steps as i64,
        course.changes().into(),
        (100.0 * decided).round() as i64,
        best as i64,
    ];
    let figures = [
        (Group::Ahead, course.ahead(&wins)),
        (Group::Seat, wins),
        (Group::Order, order),
        (Group::Shared, vec![f64::from(first > 1.0)]),
        (Group::Length, vec![decisions.into(), steps as f64]),
        (Group::Measure, measures),
        (Group::Cell, (G::BREAKDOWN.of)(told)),
        (Group::Lead, vec![course.changes().into(), decided]),
        (Group::Score, scores),
        (Group::Choice, branching.iter().map(|kind| kind.decisions as f64).collect()),
        (Group::Fired, rulings.iter().map(|times| f64::from(*times > 0.0)).collect()),
        (Group::Ruling, rulings),
    ];
    Observed { figures: figures.into(), branching, values, course: digest(told, first_seat), fallen }
}

/// The seat that starts: chance says so, or the set-up.
fn starter<G: Studied>(told: &Told<G>) -> usize {
    let fixed =
        || told.end.setup().options().get("start").and_then(serde_json::Value::as_u64).unwrap_or(0) as usize;
    told.beats.iter().find_map(Beat::starter).map_or_else(fixed, Seat::index)
}

/// A digest of the steps, with seats told from the one that starts.
fn digest<G: Studied>(told: &Told<G>, first: usize) -> u64 {
    let mut hash = DefaultHasher::new();
    let by_chance = usize::from(told.beats.iter().any(|beat| beat.starter().is_some()));
    let seats = usize::from(told.end.setup().seats());
    for step in told.steps.iter().skip(by_chance) {
        match step {
            Step::Chance(chance) => chance.to_string().hash(&mut hash),
            Step::Act(seat, action) => {
                ((seat.index() + seats - first) % seats, action.to_string()).hash(&mut hash);
            }
        }
    }
    hash.finish()
}

/// By seat; the winner's; how far ahead of the second; all together.
fn points(scores: &[i32]) -> Vec<f64> {
    let mut points: Vec<f64> = scores.iter().copied().map(f64::from).collect();
    let all = points.iter().sum();
    let mut sorted = points.clone();
    sorted.sort_by(|a, b| b.total_cmp(a));
    points.extend([sorted[0], sorted[0] - sorted[1], all]);
    points
}

impl Spread {
    /// What the values of [`Observed::values`] are: name in data, name for people.
    pub const NAMES: [(&'static str, &'static str); 6] = [
        ("length", "length"),
        ("decisions", "decisions"),
        ("steps", "steps"),
        ("lead_changes", "changes of the leader"),
        ("decided_after_percent", "part of the game after which it is decided, in percent"),
        ("best_points", "points of the winner"),
    ];
}
