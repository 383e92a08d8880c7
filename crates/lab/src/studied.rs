//! What the lab asks of a game.

use crate::Scale;
use furrow_bots::Playable;
use furrow_game::{Game, StepOf};

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

/// Whether something can come up with these seats and options; what cannot is not told of.
pub type Within<G> = fn(&<G as Game>::Setup) -> bool;

/// One of the things that can be chosen.
#[derive(Debug)]
pub struct Choice<G: Playable> {
    /// The kind of decision it is an answer to; choices of one kind stand together.
    pub decision: &'static str,
    /// The first word of the action in records.
    pub word: &'static str,
    /// Where there is such a choice.
    pub within: Within<G>,
}

impl<G: Playable> Choice<G> {
    pub(crate) const fn new(decision: &'static str, word: &'static str) -> Self {
        Choice { decision, word, within: |_| true }
    }

    pub(crate) const fn only(self, within: Within<G>) -> Self {
        Choice { within, ..self }
    }
}

/// A ruling that a beat can carry.
#[derive(Debug)]
pub struct Ruling<G: Playable> {
    /// Its name, such as `"F6"`.
    pub name: &'static str,
    /// What it is about, in a few words.
    pub about: &'static str,
    /// Where it can come up.
    pub within: Within<G>,
}

impl<G: Playable> Ruling<G> {
    pub(crate) const fn new(name: &'static str, about: &'static str) -> Self {
        Ruling { name, about, within: |_| true }
    }

    pub(crate) const fn only(self, within: Within<G>) -> Self {
        Ruling { within, ..self }
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
    /// Where it can be anything but 0.
    pub within: Within<G>,
}

impl<G: Playable> Measure<G> {
    pub(crate) const fn new(key: &'static str, words: &'static str, of: fn(&Told<G>) -> f64) -> Self {
        Measure { key, words, scale: Scale::Amount, of, within: |_| true }
    }

    /// In how many of the games something is so.
    pub(crate) const fn share(key: &'static str, words: &'static str, of: fn(&Told<G>) -> f64) -> Self {
        Measure { key, words, scale: Scale::Share, of, within: |_| true }
    }

    pub(crate) const fn only(self, within: Within<G>) -> Self {
        Measure { within, ..self }
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
    const CHOICES: &'static [Choice<Self>];

    /// Which of [`Studied::CHOICES`] an action is.
    fn choice(action: &Self::Action) -> usize;

    /// Every ruling that a beat can carry, in order.
    const RULINGS: &'static [Ruling<Self>];

    /// What is measured in a game of its own; the first is its length in its own unit, and everywhere.
    const MEASURES: &'static [Measure<Self>];

    /// What each animal, or each kind of space, did.
    const BREAKDOWN: Breakdown<Self>;
}
