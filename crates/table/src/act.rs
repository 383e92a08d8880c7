//! A seat acts.

use crate::{By, Denied, Early, Event, Table, table::Refused};
use furrow_game::{Game, Seat, Token, Viewer};

/// A choice that is posted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Post<'a> {
    /// Whose.
    pub seat: Seat,
    /// The decision it answers.
    pub decision: u64,
    /// The same key and action again are the same move.
    pub key: Option<&'a str>,
    /// The action, as the record writes it.
    pub action: &'a str,
    /// Who chose.
    pub by: By,
    /// When, in unix milliseconds.
    pub at: i64,
}

/// What came of a command that was not refused.
#[derive(Clone, PartialEq, Debug)]
pub enum Made {
    /// These events are to be stored, then absorbed. If there is a move among them, early choices are done with.
    Events {
        /// The events.
        events: Vec<Event>,
        /// Whether the game is over after them.
        ends: bool,
    },
    /// An early choice is to be stored, then taken by [`Table::keep_early`].
    Early(Seat, Early),
    /// The same key again: the move was made before.
    Again,
}

/// Keys remembered of a choice that is changed again and again. One that is forgotten makes no move twice: a post counts for
/// its own decision only, and that goes with the move. As long as it is open, a post that comes after so many others sets
/// the choice, which nobody else has seen, to what it was; its seat sees that, and may change it.
const MOST_KEYS: usize = 64;

impl<G: Game> Table<G> {
    /// What it means that a seat acts. Where several seats choose in secret, choices are kept early until all are
    /// in, and are then made in seat order (F4).
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn act(&self, post: &Post<'_>) -> Result<Made, Refused<G>> {
        let play = self.play.as_ref().ok_or(Denied::NotBegun)?;
        let &Post { seat, decision, action, by, at, .. } = post;
        // Two tabs hold the same key: only the same action is the same post.
        let key = post.key.map(|key| format!("{key} {action}"));
        let mine = self.early.get(&seat);
        let early_key = |key: &String| mine.is_some_and(|early| early.keys.contains(key));
        if key.as_ref().is_some_and(|key| play.has_made(seat, key) || early_key(key)) {
            return Ok(Made::Again);
        }
        self.may_act(post)?;
        // What the clock or a stand-in has chosen stays chosen.
        if decision != self.decision() || mine.is_some_and(|early| early.by != by) {
            return Err(Denied::Stale);
        }
        let parsed = <G::Action as Token>::parse(action).filter(|parsed| parsed.to_string() == action);
        let parsed = parsed.ok_or_else(|| Denied::NoAction(action.chars().take(60).collect()))?;
        if let Some(refusal) = G::refusal(&play.game.view(Viewer::Seat(seat)), parsed) {
            return Err(Denied::Rule(refusal));
        }
        let mut early = mine.cloned().unwrap_or_default();
        early.keys.extend(key);
        if early.keys.len() > MOST_KEYS {
            early.keys.remove(0);
        }
        (early.action, early.by) = (action.to_owned(), by);
        let deciders = play.game.deciders();
        if deciders.len() > 1 {
            early.left = early.left.or_else(|| play.clocks.left_after_choice(seat, at));
        }
        if deciders.iter().any(|other| other != seat && !self.early.contains_key(&other)) {
            return Ok(Made::Early(seat, early));
        }
        let choice = |s| if s == seat { early.clone() } else { self.early[&s].clone() };
        let (events, ends) = play.moves(deciders, choice);
        Ok(Made::Events { events, ends })
    }

    fn may_act(&self, post: &Post<'_>) -> Result<(), Refused<G>> {
        if self.closed().is_some() {
            return Err(Denied::Closed);
        }
        if post.by == By::Player && self.stand_in(post.seat).is_some() {
            return Err(Denied::StoodIn);
        }
        if self.paused().is_some() { Err(Denied::Paused) } else { Ok(()) }
    }

    /// Takes an early choice that is stored: the seat's clock stood still from then on.
    pub fn keep_early(&mut self, seat: Seat, early: Early) {
        if let Some(play) = &mut self.play {
            play.clocks.rest(seat, early.left);
        }
        self.early.insert(seat, early);
    }
}
