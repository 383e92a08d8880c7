//! Games added up.

use crate::{Branching, Estimate, Figure, Group, Observed, Spread};
use furrow_arena::{Faults, Tally};
use std::collections::{BTreeMap, BTreeSet};

/// The sums of many games of one set-up.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Study {
    /// How many games.
    pub games: u64,
    sums: BTreeMap<Group, Vec<Tally>>,
    courses: BTreeSet<u64>,
    /// By choice.
    pub branching: Vec<Branching>,
    /// By [`Spread::NAMES`].
    pub spreads: Vec<Spread>,
    /// By seat, how programs lost it.
    pub faults: BTreeMap<u8, Faults>,
    /// In how many games a seat was lost.
    pub broken: u64,
}

impl Study {
    /// Adds a game. Added in the same order, the same games give the same bytes.
    pub(crate) fn add(&mut self, game: &Observed) {
        self.broken += u64::from(!game.fallen.is_empty());
        for fallen in &game.fallen {
            let first = || Faults::new(self.games, fallen.clone());
            self.faults.entry(fallen.seat).and_modify(|faults| faults.add(fallen)).or_insert_with(first);
        }
        self.games += 1;
        self.courses.insert(game.course);
        for (group, values) in &game.figures {
            add(self.sums.entry(*group).or_default(), values.iter().copied());
        }
        self.branching.resize(game.branching.len(), Branching::default());
        self.branching.iter_mut().zip(&game.branching).for_each(|(sum, one)| *sum = sum.plus(*one));
        self.spreads.resize(game.values.len(), Spread::default());
        self.spreads.iter_mut().zip(&game.values).for_each(|(spread, value)| spread.add(*value));
    }

    /// How many games went differently; players without a whim play the same game again where chance does the same.
    #[must_use]
    pub fn different(&self) -> u64 {
        self.courses.len() as u64
    }

    /// The means of a group's figures.
    #[must_use]
    pub fn estimates(&self, group: Group, figures: &[Figure]) -> Vec<Estimate> {
        estimates(&self.sums, group, figures)
    }
}

/// Differences of games of the same deals under two set-ups.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Paired {
    /// The games of the set-up that is compared with.
    pub base: Study,
    sums: BTreeMap<Group, Vec<Tally>>,
}

impl Paired {
    /// Adds a deal.
    pub(crate) fn add(&mut self, game: &Observed, base: &Observed) {
        self.base.add(base);
        for (group, values) in &game.figures {
            let differences = values.iter().zip(&base.figures[group]).map(|(value, base)| value - base);
            add(self.sums.entry(*group).or_default(), differences);
        }
    }

    /// The mean differences a deal of a group's figures: with the option less without.
    #[must_use]
    pub fn differences(&self, group: Group, figures: &[Figure]) -> Vec<Estimate> {
        estimates(&self.sums, group, figures)
    }
}

fn add(sums: &mut Vec<Tally>, values: impl ExactSizeIterator<Item = f64>) {
    sums.resize(values.len(), Tally::default());
    sums.iter_mut().zip(values).for_each(|(sum, value)| sum.add(value));
}

fn estimates(sums: &BTreeMap<Group, Vec<Tally>>, group: Group, figures: &[Figure]) -> Vec<Estimate> {
    let tallies = sums.get(&group).map(Vec::as_slice).unwrap_or_default();
    tallies.iter().zip(figures).map(|(tally, figure)| Estimate::of(tally, figure.scale)).collect()
}
