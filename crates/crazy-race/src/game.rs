//! The game as the trait of all games.

use crate::{Action, Actions, Beat, Chance, Preview, Refusal, Seen, Setup, State, View, state::Phase};
use furrow_game::{Game, Seat, SeatSet, Sink, Step, Turn, Viewer, below};
use rand::Rng;
use serde_json::Value;

impl Game for State {
    const NAME: &'static str = "crazy-race";
    const ALIASES: &'static [&'static str] = &["crazyrace"];
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
        State::start(setup)
    }

    fn setup(&self) -> &Setup {
        &self.board.setup
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.board.turn()
    }

    fn deciders(&self) -> SeatSet {
        self.board.decider().into_iter().collect()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat) -> Actions {
        if self.board.decider() != Some(seat) {
            return Actions::new();
        }
        self.board.choice(seat, self.hands[seat.index()], self.closed()).actions()
    }

    fn chance_outcomes(&self, sink: impl FnMut(Chance, u32)) {
        self.tell_outcomes(sink);
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.board.phase {
            Phase::Start => Chance::Start(Seat::new(below(rng, self.board.setup.seats.into()) as u8)),
            Phase::Stage => {
                let n = below(rng, (crate::STAGES - self.board.stage).into()) as u8;
                let number = self.board.cards_to_come().nth(usize::from(n));
                Chance::Stage(number.unwrap_or_else(|| unreachable!("{n} is below their number")))
            }
            Phase::Lay | Phase::Move | Phase::Step | Phase::Discard | Phase::Over => {
                unreachable!("chance is next")
            }
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
        Some(self.totals())
    }

    fn ranks(&self) -> Option<Vec<u8>> {
        self.final_ranks()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn seen(step: Step<Action, Chance>, viewer: Viewer) -> Seen {
        match step {
            Step::Act(seat, Action::Lay { side, .. }) if !viewer.sees(seat) => Seen::Lay { seat, side },
            _ => Seen::Step(step),
        }
    }

    fn beat_seen(beat: &Beat, viewer: Viewer) -> Beat {
        match *beat {
            Beat::Lays { seat, side, at_side, .. } if !viewer.sees(seat) => {
                Beat::Lays { seat, side, value: None, at_side }
            }
            _ => beat.clone(),
        }
    }

    fn reveals(beat: &Beat) -> bool {
        beat.reveals()
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        view.imagine(rng)
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
