//! What an action leads to beyond its own turn, if nobody else moved.

use crate::{Action, Beat, Hare, Marker, Owes, Phase, Space, State, TEN, View};
use furrow_game::Seat;

/// What lies ahead of a marker that an action has taken somewhere: after landing, before any die is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Its position in the race there, from 1 (P6).
    pub position: u8,
    /// What a lettuce eaten there in that position brings, if one is owed, in carrots (P8).
    pub meal: Option<u32>,
    /// Whether its seat could then do nothing as soon as it may choose again, whatever a die would do (P14).
    pub stuck: bool,
}

impl View {
    /// What lies ahead if the viewer's seat did this and the table stayed as it is then.
    #[must_use]
    pub fn outlook(&self, action: Action) -> Outlook {
        let (mut landed, seat, marker) = self.landed(action);
        let position = landed.position(seat, marker);
        let owes = landed.owes[seat.index()] == Owes::Lettuce;
        let meal = owes.then_some(TEN * u32::from(position));
        Outlook { position, meal, stuck: landed.is_stuck_next(seat, marker) }
    }

    /// What each face of the die would do to the marker, from 1 to 6: the beat that follows its roll (P3, P16 to P20).
    /// `None` if none is rolled there.
    #[must_use]
    pub fn fates(&self, action: Action) -> Option<[Beat; 6]> {
        let preview = self.preview(action);
        let (mut landed, _, marker) = self.landed(action);
        landed.phase = Phase::Die(marker);
        landed.paid = preview.cost as u16;
        preview.rolls.then(|| {
            [1, 2, 3, 4, 5, 6].map(|die| {
                let mut beats = Vec::new();
                landed.clone().roll(die, &mut beats);
                beats[1]
            })
        })
    }

    /// The table once the marker has landed, on its seat's turn.
    fn landed(&self, action: Action) -> (State, Seat, Marker) {
        let preview = self.preview(action);
        let mut state = self.on_turn().into_owned();
        let seat = self.viewer.seat().unwrap_or(state.seat);
        state.seat = seat;
        state.phase = Phase::Move;
        state.at[seat.index()][preview.marker.index()] = preview.to;
        state.carrots[seat.index()] = preview.carrots;
        state.owes[seat.index()] = preview.owes;
        let arrives = preview.from != preview.to && preview.space == Space::Hare;
        if arrives && matches!(state.setup.hare, Hare::Mso) {
            state.wait(seat, preview.marker, &mut ());
        }
        (state, seat, preview.marker)
    }
}

impl State {
    /// Whether a seat whose marker has landed can do nothing at its next turn, or at the one after a meal (P14).
    fn is_stuck_next(&mut self, seat: Seat, marker: Marker) -> bool {
        self.settle(seat, &mut ());
        if self.owes[seat.index()] == Owes::Lettuce {
            self.eat_lettuce(seat, marker, &mut ());
        }
        if self.setup.markers() == 1 {
            self.take_position_income(seat, marker, &mut ());
        }
        !self.has_finished(seat) && self.is_stuck(seat)
    }
}
