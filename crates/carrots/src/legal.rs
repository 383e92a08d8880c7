//! What a seat may choose.

use crate::{
    Act, Action, FINISH, Marker, Phase, Refusal, Space, State,
    rules::{
        moves::{cost, reach},
        position::lowest,
    },
};
use arrayvec::ArrayVec;
use furrow_game::Seat;
use std::iter;

/// The legal actions of a seat.
pub type Actions = ArrayVec<Action, LIST>;

/// As many as two markers have on the best spaces of either course, with any number of carrots.
const LIST: usize = 2 * most_of_a_marker();

impl State {
    /// What a seat can choose now; nothing if it has not to choose (P10 to P14, P20, P22).
    #[must_use]
    #[inline]
    pub fn actions(&self, seat: Seat) -> Actions {
        let mut actions = Actions::new();
        match (self.phase, self.setup.markers()) {
            _ if seat != self.seat => {}
            (Phase::Move, 1) => self.marker_actions(&mut actions, Marker::A, None),
            (Phase::Move, _) => self.two_markers_actions(&mut actions),
            (Phase::Again(marker), markers) => {
                self.moves(&mut actions, marker, (markers == 2).then_some(marker));
            }
            (Phase::Start | Phase::Die(_) | Phase::Over, _) => {}
        }
        actions
    }

    #[inline]
    fn two_markers_actions(&self, actions: &mut Actions) {
        let markers = self.choosable(self.seat);
        for marker in markers {
            self.marker_actions(actions, *marker, Some(*marker));
        }
        if actions.is_empty() {
            // Only two markers, both stuck, leave a choice: which one starts over (P22).
            actions.extend(markers.iter().map(|marker| Action { marker: Some(*marker), act: Act::Restart }));
        }
    }

    /// P10 to P13.
    #[inline(always)]
    fn marker_actions(&self, actions: &mut Actions, marker: Marker, name: Option<Marker>) {
        self.moves(actions, marker, name);
        if self.on_carrot(self.seat, marker) {
            actions.push(Action { marker: name, act: Act::Take });
            if self.can_give(self.seat) {
                actions.push(Action { marker: name, act: Act::Give });
            }
        }
    }

    /// P11 to P13. All is asked before the first is written: so the table is read once.
    #[inline(always)]
    fn moves(&self, actions: &mut Actions, marker: Marker, name: Option<Marker>) {
        let seat = self.seat;
        let (from, carrots) = (self.space_of(seat, marker), self.purse(seat, marker));
        let mut spaces = self.forwards(seat, marker, carrots);
        let back = self.back_to(seat, marker).is_some();
        let finish = self.can_finish(seat, marker, carrots);
        actions.extend(iter::from_fn(|| {
            let to = lowest(spaces)?;
            spaces &= spaces - 1;
            Some(Action { marker: name, act: Act::Forward(to - from) })
        }));
        if finish {
            actions.push(Action { marker: name, act: Act::Forward(FINISH - from) });
        }
        if back {
            actions.push(Action { marker: name, act: Act::Back });
        }
    }

    /// The marker that an action names, or the only one.
    pub(crate) fn marker_of(&self, action: Action) -> Result<Marker, Refusal> {
        match (action.marker, self.setup.markers()) {
            (Some(marker), 2) => Ok(marker),
            (None, 1) => Ok(Marker::A),
            (None, _) => Err(Refusal::WhichMarker),
            (Some(_), _) => Err(Refusal::OneMarker),
        }
    }

    /// Why the seat whose turn it is cannot do this.
    pub(crate) fn check_act(&self, action: Action) -> Result<(), Refusal> {
        let seat = self.seat;
        let marker = self.marker_of(action)?;
        if self.is_home(seat, marker) {
            return Err(Refusal::Home);
        }
        if let Phase::Again(again) = self.phase {
            if marker != again || !matches!(action.act, Act::Forward(_) | Act::Back) {
                return Err(Refusal::Again);
            }
        } else if let Some(bound) = self.bound_to(seat).filter(|bound| *bound != marker) {
            return Err(Refusal::Bound(bound));
        }
        match action.act {
            Act::Forward(n) => self.check_forward(marker, n),
            Act::Back => match self.tortoise_behind(seat, marker) {
                None => Err(Refusal::NoTortoise),
                Some(_) if self.back_to(seat, marker).is_none() => Err(Refusal::TortoiseTaken),
                Some(_) => Ok(()),
            },
            Act::Take | Act::Give if !self.on_carrot(seat, marker) => Err(Refusal::NotOnCarrot),
            Act::Give if !self.can_give(seat) => Err(Refusal::NotTen),
            Act::Take | Act::Give => Ok(()),
            Act::Restart => self.is_stuck(seat).then_some(()).ok_or(Refusal::NotStuck),
        }
    }

    fn check_forward(&self, marker: Marker, n: u8) -> Result<(), Refusal> {
        let seat = self.seat;
        let to = u16::from(self.space_of(seat, marker)) + u16::from(n);
        if n == 0 || to > u16::from(FINISH) {
            return Err(Refusal::BeyondFinish);
        }
        let (to, held) = (to as u8, self.purse(seat, marker));
        let space = self.course().space(to);
        if space == Space::Tortoise {
            Err(Refusal::Tortoise)
        } else if self.occupied() >> (to % FINISH) & 1 == 1 {
            Err(Refusal::Occupied)
        } else if space == Space::Lettuce && self.lettuces[seat.index()] == 0 {
            Err(Refusal::NoLettuce)
        } else if n > reach(held) {
            Err(Refusal::TooFewCarrots { cost: cost(n), held })
        } else if to == FINISH {
            self.check_finish(marker, held - cost(n))
        } else {
            Ok(())
        }
    }

    fn check_finish(&self, marker: Marker, left: u32) -> Result<(), Refusal> {
        if self.lettuces[self.seat.index()] > 0 {
            return Err(Refusal::LettuceAtFinish);
        }
        match self.carrots_allowed(self.seat, marker) {
            Some(most) if left > most => Err(Refusal::CarrotsAtFinish { most, left }),
            _ => Ok(()),
        }
    }
}

/// The most actions that one marker can have: every space ahead that is no tortoise, and either the lettuces or the
/// finish, one back, two on a carrot space.
const fn most_of_a_marker() -> usize {
    let mut most = 0;
    let mut from = 0;
    while from < 2 * FINISH {
        let course = crate::Layout::ALL[(from / FINISH) as usize].course();
        let at = from % FINISH;
        let ahead = crate::rules::position::after(at);
        let without_lettuces = (ahead & !course.tortoises & !course.lettuces).count_ones();
        let mut lettuces = (ahead & course.lettuces).count_ones();
        if lettuces == 0 {
            lettuces = 1;
        }
        let back = (course.tortoises & crate::rules::position::before(at) != 0) as u32;
        let carrots = if matches!(course.space(at), Space::Carrot) { 2 } else { 0 };
        let actions = (without_lettuces + lettuces + back + carrots) as usize;
        if actions > most {
            most = actions;
        }
        from += 1;
    }
    most
}

const _: () = assert!(size_of::<Action>() == 4 && LIST == 108);
