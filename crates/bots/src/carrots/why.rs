//! What speaks for an action of Hare and Tortoise.

use crate::{Explains, Playable, explain::LINE};
use furrow_carrots::{Act, Action, Beat, Owes, Seen, Space, State, TEN, View};
use furrow_game::{Game, Sight, Step};

/// What speaks for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Merit {
    /// A marker comes home, as so many-th of all.
    Home {
        /// Its place, from 1.
        place: u8,
    },
    /// It lands on a lettuce: one is eaten next turn.
    Eats {
        /// Carrots it brings in the place the marker has there.
        income: u32,
        /// Lettuces that are left then.
        left: u8,
    },
    /// About so many turns are left to the finish after it, against more after the other action.
    Sooner {
        /// The turns, rounded.
        turns: u8,
        /// Those of the other action.
        other: u8,
    },
    /// The space pays so much in the place that the marker has there.
    Pays {
        /// The place, from 1.
        place: u8,
        /// Carrots.
        income: u32,
    },
    /// It brings so many carrots.
    Takes {
        /// How many.
        carrots: u32,
    },
    /// So many carrots are got rid of: too many may not be left at the finish.
    Gives {
        /// How many.
        carrots: u32,
    },
    /// The marker is first of all there.
    Leads,
    /// So many more carrots are left than by the other action.
    Thrifty {
        /// How many.
        carrots: u32,
    },
    /// By the other action nothing might be left to do next turn.
    Free,
}

/// Turns to the finish are told if they are no more than this.
const NEAR: f64 = 60.0;

impl Explains for State {
    type Merit = Merit;

    fn merits(sight: &Sight<Self>, action: Action, other: Option<Action>) -> Vec<Merit> {
        let view = &sight.view;
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        let (preview, outlook) = (view.preview(action), view.outlook(action));
        let mut merits = Vec::new();
        merits.extend(preview.place.map(|place| Merit::Home { place }));
        if let (Owes::Lettuce, Some(income)) = (preview.owes, outlook.meal) {
            let left = view.state.lettuces[seat.index()].saturating_sub(1);
            merits.push(Merit::Eats { income, left });
        }
        merits.extend(other.and_then(|other| sooner(sight, action, other)));
        merits.extend(landing(view, action));
        match action.act {
            Act::Take | Act::Back => merits.push(Merit::Takes { carrots: preview.income }),
            Act::Give => merits.push(Merit::Gives { carrots: TEN }),
            Act::Restart | Act::Forward(_) => {}
        }
        merits.extend(other.and_then(|other| against(view, action, other)));
        if matches!(action.act, Act::Forward(_)) && outlook.position == 1 && preview.place.is_none() {
            merits.push(Merit::Leads);
        }
        merits
    }

    /// The moves of the others up to a die or the seat's next turn.
    fn expected(view: &View, line: &[Seen]) -> Vec<Beat> {
        let (mut state, mut told) = (view.state.clone(), Vec::new());
        for (nth, Seen(step)) in line.iter().take(LINE + 1).enumerate() {
            let mut beats = Vec::new();
            let Step::Act(seat, _) = step else { break };
            if nth > 0 && view.viewer.is(*seat) || state.apply(*step, &mut beats).is_err() {
                break;
            }
            if nth > 0 {
                told.extend(beats.into_iter().filter(is_choice));
            }
        }
        told
    }
}

/// Whether a beat is what a seat has chosen, not what came of it.
fn is_choice(beat: &Beat) -> bool {
    matches!(beat, Beat::Forward { .. } | Beat::Back { .. } | Beat::Takes { .. } | Beat::Gives { .. })
}

/// The turns that the heuristics reckon with, whose unit they are.
fn sooner(sight: &Sight<State>, action: Action, other: Action) -> Option<Merit> {
    let worths = State::worths(sight, &[action, other]);
    let [own, others] = [-worths[0], -worths[1]].map(f64::round);
    (own < others && own >= 1.0 && others < NEAR)
        .then_some(Merit::Sooner { turns: own as u8, other: others as u8 })
}

/// What the space pays, if nobody passes.
fn landing(view: &View, action: Action) -> Option<Merit> {
    let (preview, place) = (view.preview(action), view.outlook(action).position);
    let pays = preview.to != preview.from && preview.space.pays(place);
    let moves = !matches!(preview.space, Space::Finish);
    (pays && moves).then_some(Merit::Pays { place, income: TEN * u32::from(place) })
}

/// What speaks against the other action.
fn against(view: &View, action: Action, other: Action) -> Option<Merit> {
    let stuck = |action: Action| view.outlook(action).stuck;
    if stuck(other) && !stuck(action) {
        return Some(Merit::Free);
    }
    let [own, others] = [action, other].map(|action| view.preview(action));
    let forward = |action: Action| matches!(action.act, Act::Forward(_));
    let more = own.carrots.saturating_sub(others.carrots);
    let alike = forward(action) && forward(other) && action.marker == other.marker;
    (alike && more > TEN && own.place.is_none()).then_some(Merit::Thrifty { carrots: more })
}
