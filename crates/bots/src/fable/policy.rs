//! The playout policy: the heuristics of `medium` made cheap. An open table is weighed as if its race ran at once,
//! and what others may have bet is left out.

use super::model::Model;
use furrow_fable::{Action, Animal, Card, Counts, FINISH, Play, Podium, State, level_places};
use furrow_game::{Game, Seat};

/// How much more likely, as a logarithm, an action is that is worth a point more.
const PER_POINT: f32 = 8.0;

// The weights of `medium`, in the numbers of the search.
const KEEP: f32 = super::KEEP as f32;
const REFRESH: f32 = super::REFRESH as f32;
const BET_ON_HAND: f32 = super::BET_ON_HAND as f32;
const BET_TWICE: f32 = super::BET_TWICE as f32;
const HOWL_LOST: f32 = super::HOWL_LOST as f32;

/// Adds how likely the seat is to choose each action.
pub(super) fn lean(state: &State, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
    let mind = Mind::new(state, seat);
    let worth = |action: &Action| match action {
        Action::Play(play) => mind.play(*play),
        Action::Bet(card) => mind.bet(*card),
        Action::Move(animal) => mind.moves(*animal),
    };
    leanings.extend(actions.iter().map(|action| PER_POINT * worth(action)));
}

/// What a seat goes by.
struct Mind<'a> {
    state: &'a State,
    model: Model,
    hand: Counts,
    /// By animal, how many bet cards the seat has on it.
    own: [f32; 5],
    /// By animal, what playing a card of it costs.
    cost: [f32; 5],
}

impl<'a> Mind<'a> {
    fn new(state: &'a State, seat: Seat) -> Self {
        let mut own = [0.0; 5];
        state.bets(seat).iter().for_each(|card| own[card.animal() as usize] += 1.0);
        let hand = state.hand(seat);
        let mut mind = Mind { state, model: Model::of(state.setup()), hand, own, cost: [0.0; 5] };
        if state.is_playing() {
            mind.cost = mind.costs();
        }
        mind
    }

    fn worth(&self, points: [f32; 5]) -> f32 {
        points.iter().zip(self.own).map(|(points, own)| points * own).sum()
    }

    fn stands(&self, pos: [u8; 5], podium: &Podium) -> f32 {
        self.worth(self.model.outlook(pos, podium))
    }

    /// Of the animals in the hand.
    fn costs(&self) -> [f32; 5] {
        let (pos, podium) = (self.state.pos(), self.state.podium());
        let now = self.stands(pos, podium);
        let held = self.hand.by_animal();
        std::array::from_fn(|a| {
            if held[a] == 0 || pos[a] >= FINISH - 1 {
                return -REFRESH;
            }
            let mut ahead = pos;
            ahead[a] += 1;
            KEEP * (self.stands(ahead, podium) - now) - REFRESH
        })
    }

    fn play(&self, play: Play) -> f32 {
        let (pos, podium) = self.state.race_with(self.state.table().plus(play.cards()));
        self.stands(pos, &podium) - f32::from(play.len()) * self.cost[play.animal as usize]
    }

    fn bet(&self, card: Card) -> f32 {
        let animal = card.animal() as usize;
        let strength = self.model.outlook([0; 5], self.state.podium())[animal];
        let howl = if card == Card::Howl { HOWL_LOST } else { 0.0 };
        let in_hand = f32::from(self.hand.of_animal(card.animal()));
        strength + BET_ON_HAND * in_hand + BET_TWICE * self.own[animal] - howl
    }

    /// An animal moved in an apprentice race (F20): by the places if the game ends with the race (F22).
    fn moves(&self, animal: Animal) -> f32 {
        let run = self.state.moved_with(animal, self.state.table());
        let (mut pos, mut arrived) = (self.state.pos(), self.state.podium().clone());
        pos[animal as usize] = run.to;
        if run.to == FINISH {
            arrived.push(animal);
        }
        if arrived.is_empty() {
            return self.stands(pos, &arrived);
        }
        self.worth(level_places(pos, &arrived).map(|place| super::points_of(place) as f32))
    }
}
