//! The game as the trait of all games.

use crate::{Action, Actions, Beat, Chance, Phase, Preview, Refusal, Seen, Setup, State, View};
use furrow_game::{Game, Seat, SeatSet, Sink, Step, Turn, Viewer, below};
use rand::Rng;
use serde_json::Value;

impl Game for State {
    const NAME: &'static str = "carrots";
    const ALIASES: &'static [&'static str] = &["hare-and-tortoise", "hase-und-igel", "lebre-e-tartaruga"];
    const RULES: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Actions = Actions;
    type View = View;
    type Seen = Seen;
    type Beat = Beat;
    type Preview = Preview;
    type Refusal = Refusal;

    fn new(setup: &Setup) -> Self {
        State::start(setup, &mut ())
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    #[inline]
    fn turn(&self) -> Turn {
        State::turn(self)
    }

    fn deciders(&self) -> SeatSet {
        State::deciders(self)
    }

    #[inline(always)]
    fn legal_actions(&self, seat: Seat) -> Actions {
        self.actions(seat)
    }

    fn chance_outcomes(&self, sink: impl FnMut(Chance, u32)) {
        self.tell_outcomes(sink);
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::Die(_) => Chance::Die(1 + below(rng, 6) as u8),
            Phase::Start => Chance::Start(Seat::new(below(rng, self.setup.seats.into()) as u8)),
            Phase::Move | Phase::Again(_) | Phase::Over => unreachable!("chance is next"),
        }
    }

    fn check(&self, step: Step<Action, Chance>) -> Result<(), Refusal> {
        match step {
            Step::Act(seat, action) => self.check_action(seat, action),
            Step::Chance(chance) => self.check_chance(chance),
        }
    }

    #[inline(always)]
    fn apply_unchecked(&mut self, step: Step<Action, Chance>, beats: &mut impl Sink<Beat>) {
        self.make(step, beats);
    }

    fn scores(&self) -> Option<Vec<i32>> {
        None
    }

    fn ranks(&self) -> Option<Vec<u8>> {
        self.final_ranks()
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, state: self.clone() }
    }

    fn seen(step: Step<Action, Chance>, _: Viewer) -> Seen {
        Seen(step)
    }

    fn beat_seen(beat: &Beat, _: Viewer) -> Beat {
        *beat
    }

    fn reveals(beat: &Beat) -> bool {
        beat.reveals()
    }

    fn imagine(view: &View, _: &mut impl Rng) -> Self {
        view.imagine()
    }

    fn view_actions(view: &View) -> Actions {
        view.actions()
    }

    fn preview(view: &View, action: Action) -> Preview {
        view.preview(action)
    }

    fn refusal(view: &View, action: Action) -> Option<Refusal> {
        view.refusal(action)
    }

    fn at_time_out(view: &View) -> Action {
        view.at_time_out()
    }

    fn truth(&self) -> Value {
        self.to_json()
    }
}
