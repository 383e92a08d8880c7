//! What the lab asks of a game.

use crate::Scale;
use furrow_bots::Playable;
use furrow_game::{Seat, StepOf};

/// One game as it went.
#[derive(Debug)]
pub struct Told<G: Playable> {
    /// The last state.
    pub end: G,
    /// All steps.
    pub steps: Vec<StepOf<G>>,
    /// All that happened.
    pub beats: Vec<G::Beat>,
}

impl<G: Playable> Told<G> {
    /// How many beats are of a kind.
    pub fn count(&self, kind: impl Fn(&G::Beat) -> bool) -> f64 {
        self.beats.iter().filter(|beat| kind(beat)).count() as f64
    }
}

/// One of the things that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The kind of decision it is an answer to; choices of one kind stand together.
    pub decision: &'static str,
    /// The first word of the action in records.
    pub word: &'static str,
}

impl Choice {
    pub(crate) const fn new(decision: &'static str, word: &'static str) -> Self {
        Choice { decision, word }
    }
}

/// A number measured in every game.
#[derive(Debug)]
pub struct Measure<G: Playable> {
    /// Its name in data: lower case, with the unit in it.
    pub key: &'static str,
    /// Its name for people.
    pub words: &'static str,
    /// What it counts; a share is 1 in a game in which it is so, and else 0.
    pub scale: Scale,
    /// How it is measured.
    pub of: fn(&Told<G>) -> f64,
}

impl<G: Playable> Measure<G> {
    pub(crate) const fn new(key: &'static str, words: &'static str, of: fn(&Told<G>) -> f64) -> Self {
        Measure { key, words, scale: Scale::Amount, of }
    }

    /// In how many of the games something is so.
    pub(crate) const fn share(key: &'static str, words: &'static str, of: fn(&Told<G>) -> f64) -> Self {
        Measure { key, words, scale: Scale::Share, of }
    }
}

/// A table of numbers measured in every game: what each kind of thing did.
#[derive(Debug)]
pub struct Breakdown<G: Playable> {
    /// Its name in data.
    pub key: &'static str,
    /// What it says, as a heading.
    pub heading: &'static str,
    /// How to read it: a sentence or two.
    pub about: &'static str,
    /// What a row is: `animal`, `space`.
    pub row: &'static str,
    /// The rows.
    pub rows: &'static [&'static str],
    /// The columns: name in data, name for people, scale.
    pub columns: &'static [(&'static str, &'static str, Scale)],
    /// Whether the first columns are parts of a whole, of which a row's add up to 1.
    pub parts: usize,
    /// The numbers, row by row.
    pub of: fn(&Told<G>) -> Vec<f64>,
}

/// A game that the lab can study.
pub trait Studied: Playable {
    /// Its name for people.
    const TITLE: &'static str;

    /// All that can be chosen, by kind of decision.
    const CHOICES: &'static [Choice];

    /// Which of [`Studied::CHOICES`] an action is.
    fn choice(action: &Self::Action) -> usize;

    /// Every ruling that a beat can carry, in order, with what it is about in a few words.
    const RULINGS: &'static [(&'static str, &'static str)];

    /// The ruling behind a beat.
    fn ruling(beat: &Self::Beat) -> &'static str;

    /// Who starts, if this is the beat that tells it.
    fn starter(beat: &Self::Beat) -> Option<Seat>;

    /// What is measured in a game of its own; the first is its length in its own unit.
    const MEASURES: &'static [Measure<Self>];

    /// What each animal, or each kind of space, did.
    const BREAKDOWN: Breakdown<Self>;
}
