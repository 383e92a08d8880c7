//! The game of a table once it has begun: its steps and what happened.

use crate::{By, Clocks, Early, Event, Note, StandIn, Why, pause::Pause, undo::Request};
use furrow_game::{
    Game, Seat, SeatSet, Setup, Step, StepOf, Token, Turn,
    fair::{self, Seed},
};
use std::collections::{HashMap, HashSet};

/// One action and the chance it caused, or the deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening<B> {
    /// Events of the table up to it: it only grows, also past what is taken back.
    pub id: u64,
    /// Who acted; `None` for the deal.
    pub seat: Option<Seat>,
    /// All that happened; filter it by viewer before it leaves.
    pub beats: Vec<B>,
}

/// What the table keeps of a happening for its own use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    /// Steps of the game after it.
    pub(crate) steps: usize,
    /// Whether it showed anybody what was hidden.
    pub(crate) reveals: bool,
    /// The first of the happenings that were made together with it (F4).
    pub(crate) group: usize,
    /// Who made the choice.
    pub(crate) by: By,
    /// What its seat had left, if its clock ran for it.
    pub(crate) left: Option<i64>,
}

/// The game once it has begun.
pub(crate) struct Play<G: Game> {
    pub(crate) game: G,
    pub(crate) seed: Seed,
    pub(crate) steps: Vec<StepOf<G>>,
    pub(crate) happenings: Vec<Happening<G::Beat>>,
    pub(crate) marks: Vec<Mark>,
    /// By seat, the posts that were made, each its key and its action.
    pub(crate) keys: Vec<HashSet<String>>,
    /// The number of the open decision: it only grows.
    pub(crate) decision: u64,
    pub(crate) clocks: Clocks,
    /// By seat, the computer player that stands in.
    pub(crate) stand_ins: Vec<Option<StandIn>>,
    /// By seat, the decision at which it was given up last.
    pub(crate) given_up: HashMap<Seat, u64>,
    pub(crate) notes: Vec<Note<G::Beat>>,
    pub(crate) undo: Option<Request>,
    /// By seat, the decision at which it asked last to take a move back.
    pub(crate) asked: HashMap<Seat, u64>,
    /// By seat, the decision at which it asked last for a hint.
    pub(crate) hinted: HashMap<Seat, u64>,
    /// The events of the table when something was taken back last.
    pub(crate) undone_at: u64,
    pub(crate) pause: Option<Pause>,
    pub(crate) pauses: Vec<u8>,
    pub(crate) closed: Option<Why>,
}

/// One choice of a table's log.
pub(crate) struct Choice<'a> {
    pub(crate) seat: Seat,
    pub(crate) action: &'a str,
    pub(crate) by: By,
    pub(crate) joined: bool,
    pub(crate) left: Option<i64>,
}

impl<G: Game> Play<G> {
    pub(crate) fn new(setup: &G::Setup, seed: Seed, clocks: Clocks) -> Self {
        let seats = usize::from(setup.seats());
        Play {
            game: G::new(setup),
            seed,
            steps: Vec::new(),
            happenings: Vec::new(),
            marks: Vec::new(),
            keys: vec![HashSet::new(); seats],
            decision: 0,
            clocks,
            stand_ins: vec![None; seats],
            given_up: HashMap::new(),
            notes: Vec::new(),
            undo: None,
            asked: HashMap::new(),
            hinted: HashMap::new(),
            undone_at: 0,
            pause: None,
            pauses: vec![0; seats],
            closed: None,
        }
    }

    /// Whether this post of a seat was made.
    pub(crate) fn has_made(&self, seat: Seat, key: &str) -> bool {
        self.keys.get(seat.index()).is_some_and(|keys| keys.contains(key))
    }

    /// The chance steps up to the next choice, as the seed gives them.
    pub(crate) fn chance_ahead(&self) -> Vec<String> {
        let mut game = self.game.clone();
        draw_chance(&mut game, &self.seed, self.steps.len())
    }

    /// The events of these seats' choices, made one after another, and whether the game is over after them.
    pub(crate) fn moves(&self, seats: SeatSet, choice: impl Fn(Seat) -> Early) -> (Vec<Event>, bool) {
        let (mut game, mut made) = (self.game.clone(), self.steps.len());
        let mut events = Vec::new();
        for seat in seats.iter() {
            let Early { action, keys, by, left } = choice(seat);
            if let Some(parsed) = G::Action::parse(&action) {
                game.apply_unchecked(Step::Act(seat, parsed), &mut ());
            }
            let chance = draw_chance(&mut game, &self.seed, made + 1);
            made += 1 + chance.len();
            let joined = !events.is_empty();
            events.push(Event::Moved { seat: seat.number(), action, chance, keys, by, joined, left });
        }
        (events, game.turn() == Turn::Over)
    }

    /// Makes a choice, or the deal, and the chance after it.
    pub(crate) fn take(
        &mut self,
        id: u64,
        choice: Option<&Choice<'_>>,
        chance: &[String],
    ) -> Result<(), String> {
        let mut beats = Vec::new();
        let texts = choice.iter().map(|choice| format!("{} {}", choice.seat, choice.action));
        for text in texts.chain(chance.iter().map(|text| format!("* {text}"))) {
            let step = Step::parse::<G>(&text, self.game.setup().seats()).map_err(|e| e.to_string())?;
            self.game.apply(step, &mut beats).map_err(|e| format!("{text}: {e}"))?;
            self.steps.push(step);
        }
        let here = self.happenings.len();
        let joined = choice.is_some_and(|choice| choice.joined);
        self.marks.push(Mark {
            steps: self.steps.len(),
            reveals: !chance.is_empty() || choice.is_none() || beats.iter().any(G::reveals),
            group: self.marks.last().filter(|_| joined).map_or(here, |mark| mark.group),
            by: choice.map_or(By::Player, |choice| choice.by),
            left: choice.and_then(|choice| choice.left),
        });
        self.happenings.push(Happening { id, seat: choice.map(|choice| choice.seat), beats });
        self.decision += 1;
        Ok(())
    }

    /// Takes back all happenings but the first `keep`.
    pub(crate) fn take_back(&mut self, keep: usize) -> Vec<Happening<G::Beat>> {
        // The first last: of several choices of a seat it is the one that is open again.
        for (mark, happening) in self.marks.drain(keep..).zip(&self.happenings[keep..]).rev() {
            if let (Some(seat), Some(left)) = (happening.seat, mark.left) {
                self.clocks.take_back(seat, left, mark.by == By::Clock);
            }
        }
        self.steps.truncate(self.marks.last().map_or(0, |mark| mark.steps));
        let mut game = G::new(self.game.setup());
        self.steps.iter().for_each(|step| game.apply_unchecked(*step, &mut ()));
        self.game = game;
        self.decision += 1;
        self.happenings.split_off(keep)
    }
}

/// Makes the chance steps that come next; `made` steps were made before.
fn draw_chance<G: Game>(game: &mut G, seed: &Seed, made: usize) -> Vec<String> {
    let mut texts = Vec::new();
    while game.turn() == Turn::Chance {
        let chance = fair::pick(game, seed, (made + texts.len()) as u64);
        game.apply_unchecked(Step::Chance(chance), &mut ());
        texts.push(chance.to_string());
    }
    texts
}
