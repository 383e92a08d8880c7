//! The trait every game implements.

use crate::{Seat, SeatSet, Setup, Sink, Step, Viewer};
use rand::Rng;
use serde::Serialize;
use serde_json::Value;
use std::{error::Error, fmt};

/// Who moves next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A seat has to choose (C2).
    Act(Seat),
    /// A random outcome comes next (C3).
    Chance,
    /// The game is over.
    Over,
}

/// A value with a text that round-trips: the words of a step after `*` or the seat.
pub trait Token: Copy + Ord + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// Reads the text; `None` if it is none of this kind.
    fn parse(text: &str) -> Option<Self>;
}

/// Why a step is refused, as a sentence a player understands.
pub trait Refusal: Error + Clone + PartialEq + Send + Sync + 'static {
    /// The ruling behind it, such as `"F6"`.
    fn ruling(&self) -> &'static str;
}

/// One thing that happened, the automatic ones too.
pub trait Beat: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The ruling behind it, such as `"F6"`.
    fn ruling(&self) -> &'static str;

    /// The seat that starts, if this is the beat that tells it.
    fn starter(&self) -> Option<Seat>;
}

/// A game: its state is the whole truth, a small plain value.
///
/// Viewers never get the state. They get a [`Game::View`], built by allow-list, and the steps and beats as
/// they saw them ([`Game::seen`], [`Game::beat_seen`]).
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The name in records, addresses and on the command line.
    const NAME: &'static str;
    /// Other names people call it by, lower case.
    const ALIASES: &'static [&'static str];
    /// The revision of the rules that this code plays; records carry it.
    const RULES: u32;

    /// Seats and options.
    type Setup: Setup;
    /// What a seat can choose.
    type Action: Token;
    /// What chance can bring.
    type Chance: Token;
    /// The legal actions of a seat: fixed capacity, sorted by `Ord`, no heap.
    type Actions: AsRef<[Self::Action]> + Clone + PartialEq + fmt::Debug + Send + 'static;
    /// All that one viewer may know now; its JSON is the record format's `view`.
    type View: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync + 'static;
    /// One step as a viewer saw it: its text, with `?` for what was hidden.
    type Seen: Copy + PartialEq + fmt::Debug + fmt::Display + Send + Sync + 'static;
    /// One thing that happened.
    type Beat: Beat;
    /// What would follow an action, as far as its viewer can know.
    type Preview: Clone + PartialEq + fmt::Debug + Serialize + Send + 'static;
    /// Why a step is refused.
    type Refusal: Refusal;

    /// The start.
    fn new(setup: &Self::Setup) -> Self;

    /// Seats and options.
    fn setup(&self) -> &Self::Setup;

    /// Who moves next.
    fn turn(&self) -> Turn;

    /// The seats that have to choose now, in secret and independently of one another where they are several (F4).
    fn deciders(&self) -> SeatSet;

    /// What `seat` can choose now: sorted, unique; empty unless it is one of the [`Game::deciders`].
    fn legal_actions(&self, seat: Seat) -> Self::Actions;

    /// Tells every possible outcome of the chance step that comes next, with its weight. Tells nothing unless
    /// chance is next.
    fn chance_outcomes(&self, sink: impl FnMut(Self::Chance, u32));

    /// Draws an outcome by its weight. Chance must be next. Uniform to within 2^-25.
    fn sample_chance(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Whether `step` may come next.
    ///
    /// # Errors
    /// The ruling that forbids it.
    fn check(&self, step: StepOf<Self>) -> Result<(), Self::Refusal>;

    /// Makes a step that [`Game::check`] allows; any other step gives a wrong state or a panic.
    fn apply_unchecked(&mut self, step: StepOf<Self>, beats: &mut impl Sink<Self::Beat>);

    /// Makes a step.
    ///
    /// # Errors
    /// The ruling that forbids it; the state is then unchanged.
    fn apply(&mut self, step: StepOf<Self>, beats: &mut impl Sink<Self::Beat>) -> Result<(), Self::Refusal> {
        self.check(step)?;
        self.apply_unchecked(step, beats);
        Ok(())
    }

    /// Points by seat so far; `None` in a game without points.
    fn scores(&self) -> Option<Vec<i32>>;

    /// Ranks by seat from 1 (C4), once the game is over.
    fn ranks(&self) -> Option<Vec<u8>>;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How `viewer` sees a step when it is made.
    fn seen(step: StepOf<Self>, viewer: Viewer) -> Self::Seen;

    /// A beat with what is hidden from `viewer` taken out.
    fn beat_seen(beat: &Self::Beat, viewer: Viewer) -> Self::Beat;

    /// Whether the beat shows anybody something that was hidden before: a card, a die, a bid. What is behind it
    /// cannot be taken back.
    fn reveals(beat: &Self::Beat) -> bool;

    /// A truth that the view allows, drawn in proportion to the physical deals that lead to it (F24).
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// The actions of the view's own seat; equals [`Game::legal_actions`] of that seat.
    fn view_actions(view: &Self::View) -> Self::Actions;

    /// What would follow if the view's seat did this now, or did it on its next turn if others are to move first.
    fn preview(view: &Self::View, action: Self::Action) -> Self::Preview;

    /// Why the view's seat cannot do this now; `None` if it can.
    fn refusal(view: &Self::View, action: Self::Action) -> Option<Self::Refusal>;

    /// The one default move when the time of the view's seat is up: legal, harmless, and never what a seat can do only
    /// once a game.
    ///
    /// # Panics
    /// If the view's seat has nothing to choose.
    fn at_time_out(view: &Self::View) -> Self::Action;

    /// The whole truth as the record format's `state`. For the referee (`furrow replay --states`) and tests:
    /// no viewer is ever sent it.
    fn truth(&self) -> Value;
}

/// The step type of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;
