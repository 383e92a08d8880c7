//! The beats of a game, replayed on its start, give its end: whoever is told everything knows everything.

use furrow_carrots::{Beat, Effect, Hare, HareTable, LETTUCES, Loss, Marker, Setup, State};
use furrow_game::{Game, Seat, Turn, laws::random_step};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

/// A game as someone knows it who has heard the beats and nothing else.
struct Retold {
    markers: usize,
    at: Vec<Vec<u8>>,
    carrots: Vec<u32>,
    lettuces: Vec<u8>,
    owes: Vec<&'static str>,
    finished: Vec<[usize; 2]>,
    bound: Vec<Option<usize>>,
    passed: Vec<[usize; 3]>,
    round: u16,
    ranks: Vec<u8>,
}

impl Retold {
    fn new(setup: &Setup) -> Self {
        let (seats, markers) = (usize::from(setup.seats), setup.markers());
        Retold {
            markers,
            at: vec![vec![0; markers]; seats],
            carrots: vec![setup.start_carrots; seats],
            lettuces: vec![LETTUCES[markers - 1]; seats],
            owes: vec![""; seats],
            finished: Vec::new(),
            bound: if markers == 2 { vec![None; 2] } else { Vec::new() },
            passed: Vec::new(),
            round: 1,
            ranks: vec![0; seats],
        }
    }

    fn goes(&mut self, seat: Seat, marker: Marker, from: u8, to: u8) {
        let at = &mut self.at[seat.index()][marker.index()];
        assert_eq!(*at, from);
        *at = to;
    }

    fn gains(&mut self, seat: Seat, income: u32) {
        self.carrots[seat.index()] += income;
    }

    fn pays(&mut self, seat: Seat, cost: u32) {
        self.carrots[seat.index()] -= cost;
    }

    fn settles(&mut self, seat: Seat, marker: Marker, passed: u8) {
        let entry = [seat.index(), marker.index(), usize::from(passed)];
        assert!(self.passed.contains(&entry));
        self.passed.retain(|other| *other != entry);
    }

    fn hear(&mut self, beat: &Beat) {
        match *beat {
            Beat::Round { round } => self.round = round,
            Beat::Forward { seat, marker, from, to, cost } => {
                self.pays(seat, cost);
                self.goes(seat, marker, from, to);
            }
            Beat::Back { seat, marker, from, to, income } => {
                self.gains(seat, income);
                self.goes(seat, marker, from, to);
            }
            Beat::PositionIncome { seat, income, .. } => self.gains(seat, income),
            Beat::Takes { seat, .. } => self.gains(seat, 10),
            Beat::Gives { seat, .. } => self.pays(seat, 10),
            Beat::Eats { seat, income, .. } => {
                self.gains(seat, income);
                self.lettuces[seat.index()] -= 1;
                self.owes[seat.index()] = "";
            }
            Beat::TurnLost { seat } => self.owes[seat.index()] = "",
            Beat::WillLoseTurn { seat, why } => {
                assert!(why == Loss::Die || self.lettuces[seat.index()] == 0);
                self.owes[seat.index()] = "turn";
            }
            Beat::OnLettuce { seat, .. } | Beat::WillEat { seat, .. } => self.owes[seat.index()] = "lettuce",
            Beat::EatsCarrot { seat, .. } => self.pays(seat, 1),
            Beat::HareMoves { seat, marker, from, to, .. } => self.goes(seat, marker, from, to),
            Beat::Free { seat, back, .. } => self.gains(seat, back),
            Beat::Restarts { seat, marker, from, topped_up, .. } => {
                self.gains(seat, topped_up);
                self.goes(seat, marker, from, 0);
            }
            Beat::Waits { seat, marker } => {
                self.passed.push([seat.index(), marker.index(), 0]);
                self.passed.sort_unstable();
            }
            Beat::Passes { waiting: (seat, marker), passed, .. } => {
                let waits = |entry: &&mut [usize; 3]| entry[..2] == [seat.index(), marker.index()];
                self.passed.iter_mut().find(waits).expect("one that waits")[2] = passed.into();
            }
            Beat::NotPassed { seat, marker, income } => {
                self.settles(seat, marker, 0);
                self.gains(seat, income);
            }
            Beat::Passed { seat, marker, passed, paid } => {
                self.settles(seat, marker, passed);
                self.pays(seat, paid);
            }
            Beat::MarkerHome { seat, marker, of, place } => {
                assert_eq!(usize::from(of), self.markers);
                self.finished.push([seat.index(), marker.index()]);
                assert_eq!(self.finished.len(), usize::from(place));
            }
            Beat::Bound { seat, marker } => self.bound[seat.index()] = Some(marker.index()),
            Beat::Released { seat, marker, .. } => {
                assert_eq!(self.bound[seat.index()].take(), Some(marker.index()));
            }
            Beat::Ranks { seat, rank, .. } => self.ranks[seat.index()] = rank,
            Beat::Starts { .. }
            | Beat::Rolls { .. }
            | Beat::HareIsQuiet { .. }
            | Beat::HareStays { .. }
            | Beat::Again { .. }
            | Beat::PlayerHome { .. }
            | Beat::GameEnds { .. } => {}
        }
    }

    fn truth(&self) -> Value {
        json!({
            "at": self.at,
            "carrots": self.carrots,
            "lettuces": self.lettuces,
            "owes": self.owes,
            "finished": self.finished,
            "bound": self.bound,
            "passed": self.passed,
            "round": self.round,
        })
    }
}

#[test]
fn the_beats_of_a_game_replayed_on_its_start_give_its_end() {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    for n in 0..200 {
        let table = [[(); 6]; 6].map(|row| row.map(|()| Effect::ALL[rng.random_range(0..10)]));
        let hare = [Hare::Abacus, Hare::Mso, Hare::Blank, Hare::Table(HareTable(table))][n % 4];
        let seats = rng.random_range(2..=6);
        let setup = Setup { hare, round_limit: 100, ..Setup::standard(seats) };
        let (mut game, mut told) = (State::new(&setup), Retold::new(&setup));
        assert_eq!(told.markers, setup.markers());
        while game.turn() != Turn::Over {
            let (step, mut beats) = (random_step(&game, &mut rng), Vec::new());
            game.apply_unchecked(step, &mut beats);
            beats.iter().for_each(|beat| told.hear(beat));
            assert_eq!(told.truth(), game.truth(), "after {step}");
        }
        assert_eq!(Some(told.ranks), game.ranks());
    }
}
