//! The beats of a game, replayed on its start, give its end: whoever is told everything knows everything, and whoever
//! is told what the public may know knows the public's view.

use furrow_crazy_race::{
    Animal, Beat, HAND, Place, Points, Setup, StageCard, State, Stay, Values, highest_tile,
};
use furrow_game::{Game, Seat, Turn, Viewer, laws::random_step};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};

/// A game as someone knows it who has heard the beats and nothing else.
struct Retold {
    stage: u8,
    card: Option<StageCard>,
    round: u8,
    first: Option<Seat>,
    hands: Vec<Values>,
    used: Vec<Values>,
    recalled: Vec<bool>,
    /// Side, seat and card, in order of laying.
    laid: Vec<(u8, Seat, Option<u8>)>,
    progress: Vec<[u8; 3]>,
    tiles: Vec<Values>,
    left: [Vec<u8>; 2],
    side: u8,
    points: u8,
    ranks: Vec<u8>,
}

impl Retold {
    fn new(setup: &Setup) -> Self {
        let seats = usize::from(setup.seats);
        let tiles: Vec<u8> = (1..=highest_tile(setup.seats)).rev().collect();
        Retold {
            stage: 0,
            card: None,
            round: 0,
            first: setup.start,
            hands: vec![HAND; seats],
            used: vec![Values::NONE; seats],
            recalled: vec![false; seats],
            laid: Vec::new(),
            progress: vec![[0; 3]; seats],
            tiles: vec![Values::NONE; seats],
            left: [tiles.clone(), tiles],
            side: 0,
            points: 0,
            ranks: vec![0; seats],
        }
    }

    fn hear(&mut self, beat: &Beat) {
        match beat {
            Beat::Starts { seat } => self.first = Some(*seat),
            Beat::Stage { stage, card, .. } => (self.stage, self.card) = (*stage, Some(*card)),
            Beat::Round { round } => self.round = *round,
            Beat::Recalls { seat, cards } => {
                assert_eq!(*cards, self.used[seat.index()]);
                self.used[seat.index()] = Values::NONE;
                self.hands[seat.index()] = self.hands[seat.index()].plus(*cards);
                self.recalled[seat.index()] = true;
            }
            Beat::Lays { seat, side, value, at_side } => {
                self.laid.push((*side, *seat, *value));
                let lie = self.laid.iter().filter(|card| card.0 == *side).count();
                assert_eq!(lie, usize::from(*at_side));
                if let Some(value) = value {
                    self.hands[seat.index()] = self.hands[seat.index()].minus(Values::one(*value));
                }
            }
            Beat::Skipped { seat } => assert!(self.recalled[seat.index()]),
            Beat::Closes { side } => {
                assert!(self.hands.len() == 3 && self.laid.iter().all(|card| card.0 != *side));
            }
            Beat::TurnsUp { side, cards, sums } => self.turn_up(*side, cards, sums),
            Beat::Wins { side, .. } => {
                let worth = self.card.expect("a card")[usize::from(*side) - 1].points;
                let cards = self.laid.iter().filter(|card| card.0 == *side).count() as u8;
                self.points = if worth == Points::PerCard { cards } else { 0 };
            }
            Beat::Stay { side, why, .. } => {
                (self.side, self.points) = (*side, 0);
                assert_eq!(*why == Stay::NoCards, self.laid.iter().all(|card| card.0 != *side));
            }
            Beat::Hops { seat, animal, hop } => self.hop(*seat, *animal, hop.from, hop.to),
            Beat::Tile { seat, place, tile, .. } => {
                let left = &mut self.left[if *place == Place::Turnaround { 0 } else { 1 }];
                assert_eq!(left.first(), tile.as_ref(), "the highest");
                left.drain(..left.len().min(1));
                self.take(*seat, *tile);
            }
            Beat::Stops { left, .. } => {
                assert_eq!(*left, self.points);
                self.points = 0;
            }
            Beat::Lost { seat, animal, .. } => {
                assert_eq!(self.progress[seat.index()][*animal as usize], 12);
                self.points = 0;
            }
            Beat::Clears { cards } => self.clear(cards),
            Beat::Token { to } => self.first = Some(*to),
            Beat::LosesTile { seat, tile, .. } => {
                let of = &mut self.tiles[seat.index()];
                assert!(tile.is_some() || of.is_empty());
                *of = tile.map_or(*of, |tile| of.minus(Values::one(tile)));
            }
            Beat::Ranks { seat, rank, total } => {
                assert_eq!(*total, self.tiles[seat.index()].sum());
                self.ranks[seat.index()] = *rank;
            }
            Beat::Reconstructed => assert_eq!(self.stage, 0),
            Beat::Passes { .. }
            | Beat::Evaluates
            | Beat::Moves { .. }
            | Beat::Declines { .. }
            | Beat::GameEnds { .. }
            | Beat::Penalty { .. }
            | Beat::TieBroken { .. } => {}
        }
    }

    fn turn_up(&mut self, side: u8, cards: &[furrow_crazy_race::Laid], sums: &[u8]) {
        self.side = side;
        let lying = self.laid.iter_mut().filter(|card| card.0 == side);
        for (lying, card) in lying.zip(cards) {
            assert!(lying.1 == card.seat && lying.2.is_none_or(|value| value == card.value));
            lying.2 = Some(card.value);
        }
        for (n, sum) in sums.iter().enumerate() {
            let own = cards.iter().filter(|card| card.seat.index() == n);
            assert_eq!(*sum, own.map(|card| card.value).sum::<u8>());
        }
    }

    fn hop(&mut self, seat: Seat, animal: Animal, from: u8, to: u8) {
        let at = &mut self.progress[seat.index()][animal as usize];
        assert!(*at == from && to > from);
        *at = to;
        self.points = self.points.saturating_sub(1); // of a numbered side none are counted
    }

    fn take(&mut self, seat: Seat, tile: Option<u8>) {
        let of = &mut self.tiles[seat.index()];
        *of = tile.map_or(*of, |tile| of.plus(Values::one(tile)));
    }

    fn clear(&mut self, cards: &[Values]) {
        (self.side, self.points) = (0, 0);
        for (_, seat, value) in self.laid.drain(..) {
            let card = Values::one(value.expect("it has been turned up"));
            self.used[seat.index()] = self.used[seat.index()].plus(card);
        }
        for (used, cards) in self.used.iter().zip(cards) {
            assert!(cards.iter().all(|card| used.get(card) >= cards.get(card)));
        }
    }

    fn truth(&self) -> Value {
        let lanes = self.progress.iter().map(|lane| {
            Animal::ALL
                .into_iter()
                .map(|a| (a.name().to_owned(), json!(lane[a as usize])))
                .collect::<Map<_, _>>()
        });
        let card = |seat: Seat, value: Option<u8>| match value {
            Some(value) => json!({"seat": seat.number(), "value": value}),
            None => json!({"seat": seat.number()}),
        };
        let side = |n: u8| {
            let cards = self.laid.iter().filter(|card| card.0 == n);
            cards.map(|(_, seat, value)| card(*seat, *value)).collect::<Vec<_>>()
        };
        json!({
            "stage": self.stage,
            "card": self.card.map(|card| card.map(|side| side.to_string())),
            "round": self.round,
            "first": self.first.map(Seat::number),
            "used": self.used,
            "recalled": self.recalled,
            "progress": lanes.collect::<Vec<_>>(),
            "tiles": self.tiles.iter().map(|tiles| tiles.iter().rev().collect::<Vec<_>>()).collect::<Vec<_>>(),
            "turn_tiles": self.left[0],
            "finish_tiles": self.left[1],
            "side": self.side,
            "points": self.points,
            "hands": self.hands,
            "laid": (1..=4).map(side).collect::<Vec<_>>(),
        })
    }
}

/// The keys that hide nothing, and the cards at the stage card as the teller saw them.
fn public(of: &Value) -> Value {
    let mut keys = of.as_object().expect("an object").clone();
    ["hands", "remaining"].into_iter().for_each(|key| _ = keys.remove(key));
    Value::Object(keys)
}

#[test]
fn the_beats_of_a_game_replayed_on_its_start_give_its_end() {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    for seats in 3..=4 {
        for n in 0..40 {
            let start = (n % 2 == 0).then_some(Seat::new(n % seats));
            let setup = Setup { start, ..Setup::standard(seats) };
            let (mut game, mut told) = (State::new(&setup), Retold::new(&setup));
            let mut onlooker = Retold::new(&setup);
            while game.turn() != Turn::Over {
                let (step, mut beats) = (random_step(&game, &mut rng), Vec::new());
                game.apply_unchecked(step, &mut beats);
                for beat in &beats {
                    told.hear(beat);
                    onlooker.hear(&State::beat_seen(beat, Viewer::Public));
                }
                assert_eq!(told.truth(), game.truth(), "after {step}");
                let view = json!(game.view(Viewer::Public));
                assert_eq!(public(&onlooker.truth()), public(&view), "after {step}");
            }
            assert_eq!(Some(told.ranks), game.ranks());
        }
    }
}
