//! The game as the trait of all games.

use crate::{
    Action, Actions, Animal, Beat, Chance, Preview, Refusal, Seen, Setup, State, TRACK, TURBO_SPACES, View,
    state::{self, Phase},
};
use arrayvec::ArrayVec;
use furrow_game::{Game, Seat, SeatSet, Sink, Step, Turn, Viewer, below};
use rand::Rng;
use serde_json::Value;

impl Game for State {
    const NAME: &'static str = "fable";
    const ALIASES: &'static [&'static str] = &[
        "hare-and-the-tortoise",
        "the-hare-and-the-tortoise",
        "royal-turtle",
        "tales-and-games",
        "schildkroete-und-hase",
        "hase-und-schildkroete",
        "le-lievre-et-la-tortue",
        "a-lebre-e-a-tartaruga",
    ];
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
        &self.setup
    }

    #[inline]
    fn turn(&self) -> Turn {
        State::turn(self)
    }

    fn deciders(&self) -> SeatSet {
        State::deciders(self)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat) -> Actions {
        let decides = state::decides(self.phase, self.seat, self.setup.seats, seat);
        self.facing(seat).actions(decides)
    }

    fn chance_outcomes(&self, sink: impl FnMut(Chance, u32)) {
        self.tell_outcomes(sink);
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::Refill | Phase::DealHands => {
                Chance::Draw(self.seat, self.deck.nth(below(rng, self.deck.total().into()) as u8))
            }
            _ => self.sample_set_up(rng),
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
            Step::Chance(Chance::Bet(seat, _)) if !viewer.sees(seat) => Seen::BetDealt(seat),
            Step::Chance(Chance::Draw(seat, _)) if !viewer.sees(seat) => Seen::Draw(seat),
            Step::Act(seat, Action::Bet(_)) if !viewer.sees(seat) => Seen::Bet(seat),
            _ => Seen::Step(step),
        }
    }

    fn beat_seen(beat: &Beat, viewer: Viewer) -> Beat {
        match *beat {
            Beat::BetDealt { seat, .. } if !viewer.sees(seat) => Beat::BetDealt { seat, animal: None },
            Beat::Draws { seat, .. } if !viewer.sees(seat) => Beat::Draws { seat, card: None },
            Beat::LaysBet { seat, .. } if !viewer.sees(seat) => Beat::LaysBet { seat, card: None },
            open => open,
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

impl State {
    #[inline(never)] // once a game, while draws are asked for again and again
    fn sample_set_up(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::Start => Chance::Start(Seat::new(below(rng, self.setup.seats.into()) as u8)),
            Phase::DealBets => Chance::Bet(self.seat, one_of(self.undealt(), rng)),
            Phase::Streams => {
                let n = 1 + below(rng, u32::from(TRACK) - self.streams().count() as u32) as u8;
                Chance::Stream(self.streams().fold(n, |space, taken| space + u8::from(space >= taken)))
            }
            Phase::Turbos => Chance::Turbo(TURBO_SPACES[self.turbo.len()], one_of(self.unplaced(), rng)),
            _ => unreachable!("chance is next"),
        }
    }
}

/// One of some animals, uniform.
fn one_of(animals: impl Iterator<Item = Animal>, rng: &mut impl Rng) -> Animal {
    let animals: ArrayVec<Animal, 5> = animals.collect();
    animals[below(rng, animals.len() as u32) as usize]
}
