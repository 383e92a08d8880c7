//! Heuristics for Hare and Tortoise: how many turns it still takes to come home, after each action.
//!
//! The unit is a turn, and fewer are better. [`Plan`] has the turns of a marker that runs alone; to it comes what the
//! others do meanwhile ([`Rivals`]): which position they leave this seat in, and whether a tortoise is free. Two
//! markers share lettuces and carrots in the way that takes the fewest turns. Hindering others is no aim.
//!
//! `LUCK` and `BLUNDER` were found by self-play: one seat with other weights among seats with the old ones, at tables
//! of 2 to 6 players, by four hare tables and on both courses, some hundred games each; what won more on average was
//! kept. `HARE`, and more or less than the average for a lettuce, were tried in the same way and changed nothing for
//! certain. The rest are sizes of the calculation.

mod beginner;
mod crowd;
mod pace;
mod pairs;
mod plan;
mod policy;
mod prospects;
mod purse;
mod rivals;
pub(crate) mod why;

use crate::{
    Level, Playable,
    search::{Effort, Prospects},
};
use furrow_carrots::{Act, Action, Chance, FINISH, Marker, Owes, Phase, State, TEN, Wait};
use furrow_game::{Game, Seat, Sight, Step};
use pairs::shared;
use plan::{HARE, Plan, Terms};
use rivals::Rivals;

/// With fewer carrots than this it is asked whether any space ahead can be paid for at the next turn.
const POOR: u32 = 15;

/// Dice that are thought through one after the other: a hare can send a marker to another hare.
const DICE: u8 = 2;

/// Rounds after which a stay on a carrot space is liked less and less: two who each wait for the other to pass would
/// else wait for ever.
const PATIENT: u16 = 36;

/// The turns by which it is liked less, a round.
const IMPATIENCE: f64 = 0.05;

/// The most turns of that kind: what has to be given before the finish is given.
const LONGEST: f64 = 2.0;

/// How much is explored what the policy likes: little, for it knows the game rather well.
const BIAS: f32 = 0.3;

impl Playable for State {
    type Evidence = ();

    fn worths(sight: &Sight<Self>, actions: &[Action]) -> Vec<f64> {
        let Some(me) = sight.view.viewer.seat() else { return vec![0.0; actions.len()] };
        let mind = Mind::new(&sight.view.state, me);
        actions.iter().map(|action| -mind.turns_after(*action)).collect()
    }

    fn first_thoughts(sight: &Sight<Self>, actions: &[Action]) -> Vec<f64> {
        let Some(me) = sight.view.viewer.seat() else { return vec![0.0; actions.len()] };
        actions.iter().map(|action| beginner::likes(&sight.view.state, me, *action)).collect()
    }

    fn lean(&self, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
        policy::lean(self, seat, actions, leanings);
    }

    /// At the beginning of a turn.
    fn is_quiet(&self) -> bool {
        self.phase == Phase::Move
    }

    fn prospects(&self) -> Prospects {
        prospects::prospects(self)
    }

    fn evidence(_sight: &Sight<Self>) {}

    fn likelihood(&self, _evidence: &()) -> f32 {
        0.0
    }

    fn effort(level: Level, view: &Self::View) -> Option<Effort> {
        let hard = if view.state.setup.markers() == 2 { 15_000 } else { 25_000 };
        let effort = |simulations| Effort { truths: 1, bias: BIAS, ..Effort::of(simulations) };
        match level {
            Level::Hard => Some(effort(hard)),
            Level::Expert => Some(effort(8 * hard)),
            _ => None,
        }
    }
}

/// What a seat makes of the game.
struct Mind<'a> {
    state: &'a State,
    me: Seat,
    plan: &'static Plan,
    rivals: Rivals,
    /// Carrots allowed at the finish beyond 10, by the place that this seat is likely to take (P13).
    more: u32,
}

impl<'a> Mind<'a> {
    fn new(state: &'a State, me: Seat) -> Self {
        let setup = &state.setup;
        let rolls = setup.hare.table().is_some();
        let plan = Plan::of(Terms { layout: setup.layout, seats: setup.seats, rolls });
        let rivals = Rivals::new(state, me, plan);
        let alone = |space: u8| plan.turns(space, state.lettuces[me.index()], state.carrots[me.index()]);
        let left = Some(state.space_of(me, Marker::A)).filter(|space| *space < FINISH);
        let place = state.finished.len() + left.map_or(0, |space| rivals.faster(alone(space)));
        let more = TEN * place as u32;
        Mind { state, me, plan, rivals, more }
    }

    /// The turns that are left after an action, the dice on average.
    fn turns_after(&self, action: Action) -> f64 {
        let mut next = self.state.clone();
        next.apply_unchecked(Step::Act(self.me, action), &mut ());
        let stays = matches!(action.act, Act::Take | Act::Give);
        let late = f64::from(self.state.round.saturating_sub(PATIENT)) * IMPATIENCE;
        self.turns_at(&next, DICE) + if stays { late.min(LONGEST) } else { 0.0 }
    }

    fn turns_at(&self, next: &State, dice: u8) -> f64 {
        match next.phase {
            Phase::Die(_) if dice == 0 => HARE + self.outlook(next),
            Phase::Die(_) => {
                let rolled = |n| {
                    let mut next = next.clone();
                    next.apply_unchecked(Step::Chance(Chance::Die(n)), &mut ());
                    self.turns_at(&next, dice - 1)
                };
                (1..=6).map(rolled).sum::<f64>() / 6.0
            }
            Phase::Again(_) if next.seat == self.me => self.outlook(next) - 1.0,
            _ => self.outlook(next),
        }
    }

    /// The turns after this one.
    fn outlook(&self, next: &State) -> f64 {
        let mut left = next.markers().filter(|marker| !next.is_home(self.me, *marker));
        match (left.next(), left.next()) {
            (None, _) => 0.0,
            (Some(marker), None) => self.one(next, marker),
            (Some(_), Some(_)) => self.two(next),
        }
    }

    /// By position (from 1), how likely a marker has it at its next turn.
    fn positions(&self, next: &State, marker: Marker) -> impl Iterator<Item = (u32, f64)> + use<> {
        let space = next.space_of(self.me, marker);
        let other = next.markers().count() == 2 && {
            let other = next.space_of(self.me, marker.other());
            other > space && !next.is_home(self.me, marker.other())
        };
        let before = 1 + next.finished.len() as u32 + u32::from(other);
        let ahead = self.rivals.ahead(space);
        (before..).zip(ahead).filter(|(_, chance)| *chance > 0.0)
    }

    /// With a single marker left to bring home.
    fn one(&self, next: &State, marker: Marker) -> f64 {
        let me = self.me.index();
        let (space, lettuces) = (next.space_of(self.me, marker), next.lettuces[me]);
        let carrots = self.settled(next);
        let kind = next.course().space(space);
        match next.owes[me] {
            Owes::Turn => 1.0 + self.alone(space, lettuces, carrots),
            Owes::Lettuce => {
                let eats =
                    |(position, chance)| chance * self.alone(space, lettuces - 1, carrots + TEN * position);
                1.0 + self.positions(next, marker).map(eats).sum::<f64>()
            }
            Owes::Nothing => {
                let income = |position| if kind.pays(position as u8) { TEN * position } else { 0 };
                let free = |(position, chance)| {
                    chance * self.free(next, marker, lettuces, carrots + income(position))
                };
                self.positions(next, marker).map(free).sum()
            }
        }
    }

    /// From the beginning of a turn with so many carrots, the danger of starting over counted (P14).
    fn free(&self, next: &State, marker: Marker, lettuces: u8, carrots: u32) -> f64 {
        let space = next.space_of(self.me, marker);
        let turns = self.alone(space, lettuces, carrots);
        if carrots >= POOR {
            return turns;
        }
        let mut then = next.clone();
        (then.seat, then.phase, then.carrots[self.me.index()]) = (self.me, Phase::Move, carrots);
        if then.actions(self.me).iter().any(|action| action.act != Act::Back) {
            return turns;
        }
        let danger = then.tortoise_behind(self.me, marker).map_or(1.0, |to| self.rivals.taken(to));
        let over = 1.0 + self.alone(0, lettuces, carrots.max(next.setup.start_carrots));
        turns + danger * (over - turns).max(0.0)
    }

    /// The turns of a marker that has all the carrots to itself.
    fn alone(&self, space: u8, lettuces: u8, carrots: u32) -> f64 {
        let turns = self.plan.turns(space, lettuces, carrots);
        turns.min(self.plan.turns(space, lettuces, carrots.saturating_sub(self.more)))
    }

    /// What it will have once a waiting marker has been settled (P24).
    fn settled(&self, next: &State) -> u32 {
        let carrots = next.carrots[self.me.index()];
        let Some(Wait { marker, .. }) = next.waits[self.me.index()] else { return carrots };
        let (passing, none) = self.rivals.pass(self.state, self.me, next.space_of(self.me, marker));
        let change = f64::from(TEN) * (none - passing);
        (f64::from(carrots) + change).max(0.0).round() as u32
    }

    /// With both markers to bring home: they share lettuces and carrots in the best way, and one comes home first.
    fn two(&self, next: &State) -> f64 {
        let me = self.me.index();
        let (mut lettuces, mut carrots, mut turns) = (next.lettuces[me], self.settled(next), 0.0);
        let mean =
            |marker| self.positions(next, marker).map(|(n, chance)| f64::from(n) * chance).sum::<f64>();
        match next.owes[me] {
            Owes::Nothing => {}
            Owes::Turn => turns += 1.0,
            Owes::Lettuce => {
                turns += 1.0;
                lettuces -= 1;
                carrots += (f64::from(TEN) * next.bound_to(self.me).map_or(1.0, mean)).round() as u32;
            }
        }
        for marker in next.markers() {
            let kind = next.course().space(next.space_of(self.me, marker));
            let pays = self.positions(next, marker).filter(|(n, _)| kind.pays(*n as u8));
            carrots += pays.map(|(n, chance)| f64::from(TEN * n) * chance).sum::<f64>().round() as u32;
        }
        turns + shared(self.plan, next.at[me], lettuces, carrots, self.more)
    }
}
