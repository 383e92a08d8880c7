//! What the hare tells a marker to do (P3, P16 to P20).

use crate::{
    Beat, Effect, FINISH, Hare, Loss, Marker, Owes, Phase, StartsOver, State, Stay,
    rules::position::{after, before, highest, lowest},
};
use furrow_game::{Seat, Sink};

impl State {
    /// A marker has come to a hare space by a move that cost so much: the die is rolled, if there is a table (P3).
    pub(crate) fn on_hare(&mut self, marker: Marker, paid: u32, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        match self.setup.hare {
            Hare::Abacus | Hare::Intellect | Hare::Table(_) => {
                self.phase = Phase::Die(marker);
                self.paid = paid as u16;
            }
            Hare::Mso => {
                self.wait(seat, marker, beats);
                self.end_turn(beats);
            }
            Hare::Blank => {
                beats.beat(|| Beat::HareIsQuiet { seat, marker });
                self.end_turn(beats);
            }
        }
    }

    /// Looks the die up by the position after landing, and does what the table says.
    pub(crate) fn roll(&mut self, die: u8, beats: &mut impl Sink<Beat>) {
        let (Phase::Die(marker), Some(table)) = (self.phase, self.setup.hare.table()) else { return };
        let seat = self.seat;
        let position = self.position(seat, marker);
        let effect = table.effect(die, position);
        let paid = std::mem::take(&mut self.paid);
        beats.beat(|| Beat::Rolls { seat, marker, die, position, effect });
        match effect {
            Effect::CarrotBack | Effect::CarrotForward | Effect::PositionBack | Effect::PositionForward => {
                return self.hare_moves(marker, effect, beats);
            }
            Effect::Again => return self.move_again(marker, beats),
            Effect::Lose => self.lose_next_turn(Loss::Die, beats),
            Effect::EatLettuce => self.told_to_eat_lettuce(marker, beats),
            Effect::EatCarrot => self.eat_carrot(marker, beats),
            Effect::Free => self.take_back(marker, paid, beats),
            Effect::Nothing => beats.beat(|| Beat::HareIsQuiet { seat, marker }),
        }
        self.end_turn(beats);
    }

    /// P16.
    fn lose_next_turn(&mut self, why: Loss, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        self.owes[seat.index()] = Owes::Turn;
        beats.beat(|| Beat::WillLoseTurn { seat, why });
    }

    /// At the next turn; with no lettuce in hand that turn is lost (P16).
    fn told_to_eat_lettuce(&mut self, marker: Marker, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        if self.lettuces[seat.index()] == 0 {
            return self.lose_next_turn(Loss::NoLettuce, beats);
        }
        beats.beat(|| Beat::WillEat { seat, marker });
        self.owe_lettuce(seat, marker, beats);
    }

    /// One is lost now; with none the marker starts over (P16).
    fn eat_carrot(&mut self, marker: Marker, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        if self.carrots[seat.index()] == 0 {
            return self.restart(seat, marker, StartsOver::NoCarrot, beats);
        }
        self.carrots[seat.index()] -= 1;
        beats.beat(|| Beat::EatsCarrot { seat, marker });
    }

    /// The move that brought the marker to this space was free (P19).
    fn take_back(&mut self, marker: Marker, paid: u16, beats: &mut impl Sink<Beat>) {
        let (seat, back) = (self.seat, u32::from(paid));
        self.carrots[seat.index()] += back;
        beats.beat(|| Beat::Free { seat, marker, back });
    }

    /// One more normal move of this marker; if it has none the turn ends (P20).
    fn move_again(&mut self, marker: Marker, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        self.phase = Phase::Again(marker);
        if self.can_move(seat, marker) {
            return beats.beat(|| Beat::Again { seat, marker });
        }
        beats.beat(|| Beat::HareStays { seat, marker, effect: Effect::Again, why: Stay::NoMove });
        self.end_turn(beats);
    }

    /// P17, P18: at no cost, and then the new space's action follows.
    fn hare_moves(&mut self, marker: Marker, effect: Effect, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        let from = self.space_of(seat, marker);
        match self.hare_target(seat, marker, effect) {
            Ok(to) => {
                beats.beat(|| Beat::HareMoves { seat, marker, effect, from, to });
                self.put(seat, marker, to, beats);
                self.land(marker, 0, beats);
            }
            Err(why) => {
                beats.beat(|| Beat::HareStays { seat, marker, effect, why });
                self.end_turn(beats);
            }
        }
    }

    /// Where such an effect takes a marker.
    pub(crate) fn hare_target(&self, seat: Seat, marker: Marker, effect: Effect) -> Result<u8, Stay> {
        let from = self.space_of(seat, marker);
        let free_carrots = self.course().carrots & !self.occupied();
        match effect {
            Effect::CarrotBack => highest(free_carrots & before(from)).ok_or(Stay::NoCarrotSpace),
            Effect::CarrotForward => lowest(free_carrots & after(from)).ok_or(Stay::NoCarrotSpace),
            Effect::PositionBack => self.position_back(seat, from),
            _ => self.position_forward(seat, marker, from),
        }
    }

    /// The first permitted free space in front of the marker one position ahead; into the finish only if there is
    /// none before it and it is open without payment (P18).
    fn position_forward(&self, seat: Seat, marker: Marker, from: u8) -> Result<u8, Stay> {
        let Some(neighbour) = lowest(self.occupied() & after(from)) else {
            return Err(if self.finished.is_empty() { Stay::First } else { Stay::NeighbourHome });
        };
        if let Some(to) = lowest(self.permitted(seat) & after(neighbour)) {
            return Ok(to);
        }
        let open = self.finish_is_open(seat, marker, self.carrots[seat.index()]);
        open.then_some(FINISH).ok_or(Stay::FinishClosed)
    }

    /// The first permitted free space behind the marker one position behind; never the start (P18).
    fn position_back(&self, seat: Seat, from: u8) -> Result<u8, Stay> {
        let Some(neighbour) = highest(self.occupied() & before(from)) else {
            let on_start = self.all_markers().any(|(seat, marker)| self.space_of(seat, marker) == 0);
            return Err(if on_start { Stay::NeighbourOnStart } else { Stay::Last });
        };
        highest(self.permitted(seat) & before(neighbour)).ok_or(Stay::NoSpace)
    }
}
