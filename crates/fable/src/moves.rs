//! Making the moves of an apprentice race (F20 to F22).

use crate::{
    Animal, Beat, FINISH,
    rules::{apprentice::to_move, podium},
    state::{Phase, State},
};
use furrow_game::{Seat, Sink};

impl State {
    /// A race starts: from the token's holder clockwise each seat moves an animal until all have moved (F20).
    #[inline(never)] // the standard game has none
    pub(crate) fn choosers(&mut self, beats: &mut impl Sink<Beat>) {
        self.phase = Phase::Move;
        self.seat = self.token();
        beats.beat(|| Beat::Choosers { order: self.order_of_choosers() });
    }

    fn order_of_choosers(&self) -> [Option<Seat>; 5] {
        let (mut order, mut seat) = ([None; 5], self.token());
        for (place, _) in order.iter_mut().zip(to_move(self.table, self.moved)) {
            *place = Some(seat);
            seat = seat.next(self.setup.seats);
        }
        order
    }

    #[inline(never)] // the standard game has none
    pub(crate) fn move_animal(&mut self, animal: Animal, beats: &mut impl Sink<Beat>) {
        let run = self.track().run(animal, self.table);
        self.pos[animal as usize] = run.to;
        self.moved.push(animal);
        let (seat, from, to) = (self.seat, run.from, run.to);
        let end = (from + run.steps).min(FINISH);
        beats.beat(|| Beat::Moves { seat, animal, steps: run.steps, from, to: end });
        if run.boost > 0 {
            beats.beat(|| Beat::Boosts { animal, from: end, to });
        }
        if let Some(place) = run.place {
            self.podium.push(animal);
            beats.beat(|| Beat::Arrives { animal, place });
        }
        if to_move(self.table, self.moved).next().is_some() {
            self.seat = seat.next(self.setup.seats);
        } else if self.podium.is_empty() {
            self.moved = Default::default();
            self.after_race(beats);
        } else {
            self.end_moves_game(beats);
        }
    }

    /// The race is complete and an animal has crossed (F22).
    fn end_moves_game(&mut self, beats: &mut impl Sink<Beat>) {
        beats.beat(|| Beat::RaceCompletes);
        self.places = podium::level_places(self.pos, &self.podium);
        self.podium = podium::podium(&self.places);
        self.tell_places(beats);
        self.end_game(beats);
    }

    fn tell_places<S: Sink<Beat>>(&self, beats: &mut S) {
        for place in 1..=Animal::ALL.len() as u8 {
            let level = Animal::ALL.map(|animal| (self.places[animal as usize] == place).then_some(animal));
            if level.iter().any(Option::is_some) {
                beats.beat(|| Beat::Places { place, animals: level, points: podium::worth(place) });
            }
        }
    }
}
