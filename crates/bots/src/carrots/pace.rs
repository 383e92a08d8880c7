//! The turns that are left to a seat of an imagined state, worked out quickly.

use super::{
    crowd::{Crowd, ahead_for_certain},
    pairs::Pairs,
    plan::{HARE, Plan, Terms},
};
use furrow_carrots::{Act, Action, FINISH, Hare, Marker, Owes, Space, State, TEN, Wait};
use furrow_game::Seat;

/// What a seat's turns are reckoned from.
pub(super) struct Pace<'a> {
    state: &'a State,
    me: Seat,
    plan: &'static Plan,
    pairs: Option<&'static Pairs>,
    crowd: Crowd,
    /// Whether a die is rolled on hare spaces.
    rolls: bool,
}

/// What a seat has, and where.
#[derive(Clone, Copy)]
struct Stand {
    at: [u8; 2],
    lettuces: u8,
    carrots: u32,
}

impl<'a> Pace<'a> {
    /// For a seat that has its next turn after so many other turns.
    pub(super) fn new(state: &'a State, me: Seat, after: u8) -> Self {
        let setup = &state.setup;
        let rolls = setup.hare.table().is_some();
        let terms = Terms { layout: setup.layout, seats: setup.seats, rolls };
        let (plan, pairs) = (Plan::of(terms), Pairs::of(terms));
        Pace { state, me, plan, pairs, crowd: Crowd::new(state, me, after), rolls }
    }

    /// Turns from the beginning of the seat's next turn.
    pub(super) fn turns(&self) -> f32 {
        let mut stand = self.stand();
        let me = self.me.index();
        if let Some(Wait { marker, passed }) = self.state.waits[me] {
            let (passing, none) = self.crowd.passing(self.state.space_of(self.me, marker));
            let (passing, none) =
                if passed > 0 { (passing + f32::from(passed), 0.0) } else { (passing, none) };
            stand.gain(none - passing);
        }
        match self.state.owes[me] {
            Owes::Turn => 1.0 + self.left(stand),
            Owes::Lettuce => self.meal(stand, self.state.bound_to(self.me).unwrap_or(Marker::A)),
            Owes::Nothing if self.state.seat == self.me && self.pairs.is_none() => self.left(stand),
            Owes::Nothing => self.rests(stand),
        }
    }

    /// Turns after the one in which it does this.
    pub(super) fn turns_after(&self, action: Action) -> f32 {
        let (marker, me) = (action.marker.unwrap_or(Marker::A), self.me);
        let (to, cost, income) = self.state.exchange(me, marker, action.act);
        let mut stand = self.stand();
        stand.at[marker.index()] = to;
        stand.carrots = self.state.purse(me, marker) + income - cost;
        if !matches!(action.act, Act::Forward(_)) {
            return self.rests(stand);
        }
        match self.state.course().space(to) {
            Space::Lettuce => self.meal(stand, marker),
            Space::Hare if self.rolls => HARE as f32 + self.rests(stand),
            Space::Hare if matches!(self.state.setup.hare, Hare::Mso) => {
                let (passing, none) = self.crowd.passing(to);
                stand.gain(none - passing);
                self.rests(stand)
            }
            _ => self.rests(stand),
        }
    }

    fn stand(&self) -> Stand {
        let me = self.me.index();
        Stand { at: self.state.at[me], lettuces: self.state.lettuces[me], carrots: self.state.carrots[me] }
    }

    /// By position (the first is 0), how likely a marker has it.
    fn positions(&self, stand: Stand, marker: Marker) -> [f32; 7] {
        let space = stand.at[marker.index()];
        self.crowd.positions(space, ahead_for_certain(self.state, self.me, marker, space))
    }

    /// A lettuce is eaten at the next turn.
    fn meal(&self, stand: Stand, marker: Marker) -> f32 {
        let Some(lettuces) = stand.lettuces.checked_sub(1) else { return 1.0 + self.left(stand) };
        let mean: f32 = (1..).zip(self.positions(stand, marker)).map(|(n, chance)| n as f32 * chance).sum();
        let mut stand = Stand { lettuces, ..stand };
        stand.gain(mean);
        1.0 + self.left(stand)
    }

    /// Where its markers are until the next turn, position spaces may pay.
    fn rests(&self, stand: Stand) -> f32 {
        if self.pairs.is_some() {
            let mut then = stand;
            for marker in self.state.markers() {
                let kind = self.state.course().space(stand.at[marker.index()]);
                if kind.is_position() {
                    let positions = (1..).zip(self.positions(stand, marker));
                    then.gain(
                        positions
                            .filter(|(n, _)| kind.pays(*n))
                            .map(|(n, chance)| f32::from(n) * chance)
                            .sum(),
                    );
                }
            }
            return self.left(then);
        }
        let kind = self.state.course().space(stand.at[0]);
        if !kind.is_position() {
            return self.left(stand);
        }
        let (mut turns, mut rest) = (0.0, 1.0);
        for (n, chance) in (1..).zip(self.positions(stand, Marker::A)) {
            if chance > 0.0 && kind.pays(n) {
                let carrots = stand.carrots + TEN * u32::from(n);
                turns += chance * self.left(Stand { carrots, ..stand });
                rest -= chance;
            }
        }
        turns + rest * self.left(stand)
    }

    /// Turns from the beginning of a turn at which everything has been paid.
    fn left(&self, Stand { at: [a, b], lettuces, carrots }: Stand) -> f32 {
        match self.pairs {
            Some(pairs) if a < FINISH && b < FINISH => pairs.turns([a, b], lettuces, carrots),
            Some(_) if a == FINISH && b == FINISH => 0.0,
            None if a == FINISH => 0.0,
            _ => {
                let space = if a < FINISH { a } else { b };
                let more = TEN * self.state.finished.len() as u32;
                let turns = self.plan.turns(space, lettuces, carrots) as f32;
                if more == 0 {
                    return turns;
                }
                turns.min(self.plan.turns(space, lettuces, carrots.saturating_sub(more)) as f32)
            }
        }
    }
}

impl Stand {
    /// Carrots in tens, more or fewer.
    fn gain(&mut self, tens: f32) {
        let tens = (tens * TEN as f32).round() as i32;
        self.carrots = self.carrots.saturating_add_signed(tens);
    }
}
