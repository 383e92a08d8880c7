//! Heuristics for Crazy Race: what each side would bring, who may win it, and what a card is worth for later.
//!
//! The unit is a point of the game. The weights here and in the files below were found by self-play at tables of three
//! and four: one or two were changed at a time, and what did better was kept, first against players with the old
//! weights, a thousand games or more each. That alone misleads: players who are all alike are beaten by whoever pays a
//! little more or less for a side, and by turns either wins. So the last changes were kept if they did better, game by
//! game, in a pool of eight others with different prices, a beginner, and those kept before. `PRICE`, `EAGER`, `PAIR`,
//! `AHEAD_TURN` and `AHEAD_FINISH` matter, and `DENIAL` seems to; `PENALTY_FADE`, `SIDE_TIME`, `SPACE`, `ACTIVE`, `BEND`
//! and `SURE` matter little. `PACE`, `JUMP`, `AHEAD_OWN`, `SUREST`, `HERE`, `THRIFT` and `TURN_USE` are guesses that
//! this search did not move; `SPLIT`, and the powers in the code, were never varied in it.

mod beginner;
mod evidence;
mod outlook;
mod policy;
mod prizes;
mod prospects;
mod purse;
mod reach;
mod rivals;
mod sides;
pub(crate) mod why;

use crate::{
    Level, Playable,
    search::{Effort, Prospects},
};
use evidence::Evidence;
use furrow_crazy_race::{Action, HOME, Lane, Points, SIDES, Side, State, Values, View};
use furrow_game::{MAX_SEATS, Seat, Sight};
use outlook::Outlook;
use purse::Purse;
use rivals::Rivals;

/// What another does not get counts so much of what this seat gets.
const DENIAL: f64 = 0.42;

/// What a card promises with the help of another that is still to be laid in this stage counts so much.
const PAIR: f64 = 1.0;

/// A side that this seat wins with at least this chance is taken for won when later sides are judged.
const SURE: f64 = 0.7;

/// At a `?` side in the laying, points up to this number are split in thought: more seldom change what to lay.
const SPLIT: u8 = 5;

/// Above what any card is worth: a recall costs no turn, so it comes before laying.
const AT_ONCE: f64 = 100.0;

/// Something for each side, in their order.
type BySide<T> = [T; SIDES as usize];

/// The place of a side in [`BySide`].
const fn at(side: u8) -> usize {
    side as usize - 1
}

impl Playable for State {
    type Evidence = Evidence;

    fn worths(sight: &Sight<Self>, actions: &[Action]) -> Vec<f64> {
        let view = &sight.view;
        let Some(me) = view.viewer.seat() else { return vec![0.0; actions.len()] };
        if view.board.is_laying() {
            let mind = Mind::new(view, me);
            return actions.iter().map(|action| mind.lays(*action)).collect();
        }
        let (outlook, lane) = (Outlook::new(&view.board, me, view.board.side), view.board.lane(me));
        actions.iter().map(|action| moves(view, &outlook, lane, *action)).collect()
    }

    fn first_thoughts(sight: &Sight<Self>, actions: &[Action]) -> Vec<f64> {
        let Some(me) = sight.view.viewer.seat() else { return vec![0.0; actions.len()] };
        actions.iter().map(|action| beginner::likes(&sight.view, me, *action)).collect()
    }

    fn lean(&self, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
        policy::lean(self, seat, actions, leanings);
    }

    fn is_quiet(&self) -> bool {
        self.is_laying_begun()
    }

    fn prospects(&self) -> Prospects {
        prospects::prospects(self)
    }

    fn evidence(sight: &Sight<Self>) -> Evidence {
        Evidence::new(sight)
    }

    fn likelihood(&self, evidence: &Evidence) -> f32 {
        evidence.likelihood(self)
    }

    fn effort(level: Level, _view: &Self::View) -> Option<Effort> {
        let simulations = match level {
            Level::Hard => 8000,
            Level::Expert => 80_000,
            _ => return None,
        };
        Some(Effort { truths: 256, ..Effort::of(simulations) })
    }
}

/// What a seat makes of its view when it is to lay a card.
struct Mind<'a> {
    view: &'a View,
    rivals: Rivals,
    purse: Purse,
    stakes: BySide<Stake>,
}

/// What a side is to this seat.
#[derive(Clone, Copy, Default)]
struct Stake {
    /// What winning it is worth with one more card there.
    prize: f64,
    /// The sum of the own cards there.
    sum: u8,
    /// The chance to win with them.
    chance: f64,
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, me: Seat) -> Self {
        let mut prizes = [[0.0; SIDES as usize]; MAX_SEATS];
        for rival in Seat::all(view.board.setup.seats).filter(|seat| *seat != me) {
            let lane = view.board.lane(rival);
            for (side, asked) in sides(view) {
                let outlook = Outlook::new(&view.board, rival, side);
                let (after, _) = best_after(&outlook, lane, asked, view.cards_at(side) + 1);
                prizes[rival.index()][at(side)] = after - outlook.worth(lane);
            }
        }
        let rivals = Rivals::new(view, me, &prizes);
        Mind {
            view,
            stakes: stakes(view, me, &rivals),
            rivals,
            purse: Purse::new(&view.board, me, view.hand()),
        }
    }

    fn lays(&self, action: Action) -> f64 {
        match action {
            Action::Recall if self.purse.is_time_to_recall() => AT_ONCE,
            Action::Recall => -AT_ONCE,
            Action::Lay { side, value } => self.lay(side, value),
            _ => 0.0,
        }
    }

    /// A card at a side, alone or followed by another in a later round.
    fn lay(&self, side: u8, value: u8) -> f64 {
        let price = self.purse.price(value);
        let alone = self.gain(side, value) - price;
        if !self.purse.has_turns_here() {
            return alone;
        }
        let next = self.view.hand().minus(Values::one(value)).kinds();
        let pair = |next| PAIR * (self.gain(side, value + next) - self.purse.price(next)) - price;
        next.map(pair).fold(alone, f64::max)
    }

    /// What so much more at a side brings, on average.
    fn gain(&self, side: u8, more: u8) -> f64 {
        let stake = self.stakes[at(side)];
        stake.prize * (self.rivals.chance(side, stake.sum + more) - stake.chance)
    }
}

/// What the sides are to this seat, those before them being won or not as they seem.
fn stakes(view: &View, me: Seat, rivals: &Rivals) -> BySide<Stake> {
    let mut lane = view.board.lane(me);
    let mut stakes = [Stake::default(); SIDES as usize];
    for (side, asked) in sides(view) {
        let outlook = Outlook::new(&view.board, me, side);
        let sum = view.sum_at(side, me);
        let chance = rivals.chance(side, sum);
        let (after, moved) = best_after(&outlook, lane, asked, view.cards_at(side) + 1);
        let prize = after - outlook.worth(lane) + DENIAL * rivals.threat(side);
        stakes[at(side)] = Stake { prize, sum, chance };
        if chance >= SURE {
            lane = moved;
        }
    }
    stakes
}

/// The sides of the stage card with their numbers.
fn sides(view: &View) -> impl Iterator<Item = (u8, Side)> + use<> {
    (1..=SIDES).zip(view.board.stage_card().copied().into_iter().flatten())
}

/// The best that the winner of a side can make of it, and how its lane is then; so many cards lie there (R12).
fn best_after(outlook: &Outlook, lane: Lane, side: Side, cards: u8) -> (f64, Lane) {
    let Points::Number(points) = side.points else { return best_split(outlook, lane, cards.min(SPLIT)) };
    let mut best = (outlook.worth(lane), lane);
    for animal in lane.unfinished().filter(|animal| side.animal.is_none_or(|only| only == *animal)) {
        better(&mut best, outlook, lane.after(animal, points));
    }
    best
}

/// The best way to spend so many points one at a time, or fewer. The tiles taken follow from where the animals come
/// to, so a lane is looked at once, however it came about.
fn best_split(outlook: &Outlook, lane: Lane, points: u8) -> (f64, Lane) {
    let mut best = (outlook.worth(lane), lane);
    let mut seen = [0_u16; LANES];
    let (mut here, mut next) = (vec![lane], Vec::new());
    for _ in 0..points {
        for lane in here.drain(..) {
            for after in lane.unfinished().map(|animal| lane.after(animal, 1)) {
                let [a, b, c] = after.progress.map(usize::from);
                let row = &mut seen[a * WIDTH + b];
                if *row >> c & 1 == 0 {
                    *row |= 1 << c;
                    better(&mut best, outlook, after);
                    next.push(after);
                }
            }
        }
        std::mem::swap(&mut here, &mut next);
    }
    best
}

/// Places an animal can be at, from the start to home.
const WIDTH: usize = HOME as usize + 1;

/// Pairs of these.
const LANES: usize = WIDTH * WIDTH;

/// Keeps the better lane.
fn better(best: &mut (f64, Lane), outlook: &Outlook, lane: Lane) {
    let worth = outlook.worth(lane);
    if worth > best.0 {
        *best = (worth, lane);
    }
}

/// Choices after the laying: how to move (R12), and what to give up (R17).
fn moves(view: &View, outlook: &Outlook, lane: Lane, action: Action) -> f64 {
    match (action, view.board.won().map(|side| side.points)) {
        (Action::Move(animal), Some(Points::Number(points))) => outlook.worth(lane.after(animal, points)),
        (Action::Step(animal), _) => best_split(outlook, lane.after(animal, 1), view.board.points - 1).0,
        (Action::Discard(tile), _) => -f64::from(tile),
        _ => outlook.worth(lane),
    }
}
