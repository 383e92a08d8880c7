//! Making a step.

use crate::{
    Action, Animal, Beat, Card, Chance, Counts, HAND, Play, Race, Refusal, TRACK,
    rules::{podium, trigger::trigger},
    state::{Phase, State},
    view::FinishedGame,
};
use furrow_game::{Seat, Sink, Step, Turn};

/// Games of a championship (F18).
const GAMES: usize = 3;

impl State {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Chance => Err(Refusal::ChanceNext),
            Turn::Act(next) if next != seat => Err(Refusal::NotYourTurn),
            Turn::Act(_) => check(self.phase, self.hands[seat.index()], self.table, action),
        }
    }

    pub(crate) fn check_chance(&self, chance: Chance) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Act(seat) => Err(Refusal::ActionNext(seat)),
            Turn::Chance => {
                let mut possible = false;
                self.tell_outcomes(|outcome, _| possible |= outcome == chance);
                possible.then_some(()).ok_or(Refusal::NoSuchChance)
            }
        }
    }

    pub(crate) fn tell_outcomes(&self, mut tell: impl FnMut(Chance, u32)) {
        match self.phase {
            Phase::Start => Seat::all(self.setup.seats).for_each(|seat| tell(Chance::Start(seat), 1)),
            Phase::DealBets => self.undealt().for_each(|animal| tell(Chance::Bet(self.seat, animal), 1)),
            Phase::Streams => (1..=TRACK)
                .filter(|space| !self.streams.contains(space))
                .for_each(|space| tell(Chance::Stream(space), 1)),
            Phase::DealHands | Phase::Refill => {
                self.deck.iter().for_each(|(card, n)| tell(Chance::Draw(self.seat, card), u32::from(n)));
            }
            Phase::SecondBets | Phase::Play | Phase::Over => {}
        }
    }

    #[inline(always)] // where the kind of step is known, only its own arm remains
    pub(crate) fn make(&mut self, step: Step<Action, Chance>, beats: &mut impl Sink<Beat>) {
        match step {
            Step::Chance(Chance::Draw(_, card)) => self.draw(card, beats),
            Step::Act(_, Action::Play(play)) => self.play(play, beats),
            Step::Act(_, Action::Bet(card)) => self.second_bet(card, beats),
            Step::Chance(Chance::Start(seat)) => {
                self.first = Some(seat);
                self.phase = Phase::DealBets;
                beats.beat(|| Beat::Starts { seat });
            }
            Step::Chance(Chance::Bet(_, animal)) => self.deal_bet(animal, beats),
            Step::Chance(Chance::Stream(space)) => self.stream(space, beats),
        }
    }

    /// Starting bets: one each, with two players two each, dealt in turn (F3).
    fn deal_bet(&mut self, animal: Animal, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        self.bets[seat.index()].push(animal.card());
        beats.beat(|| Beat::BetDealt { seat, animal: Some(animal) });
        self.seat = seat.next(self.setup.seats);
        if self.bets[self.seat.index()].len() == starting_bets(self.setup.seats) {
            self.phase = Phase::Streams;
        }
    }

    fn stream(&mut self, space: u8, beats: &mut impl Sink<Beat>) {
        let after = self.streams.iter().filter(|other| **other < space).count();
        self.streams.insert(after, space);
        beats.beat(|| Beat::Stream { space });
        if self.streams.is_full() {
            self.phase = Phase::DealHands;
        }
    }

    fn second_bet(&mut self, card: Card, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(Counts::some(card, 1));
        self.bets[seat.index()].push(card);
        beats.beat(|| Beat::LaysBet { seat, card: Some(card) });
        self.seat = seat.next(self.setup.seats);
        if self.seat.index() == 0 {
            self.phase = Phase::Play;
            self.seat = self.token();
        }
    }

    #[inline]
    fn play(&mut self, play: Play, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        let cards = play.cards();
        self.hands[seat.index()] = self.hands[seat.index()].minus(cards);
        self.played[seat.index()] = self.played[seat.index()].plus(cards);
        let before = self.table.of_animal(play.animal);
        self.table = self.table.plus(cards);
        let slots = 0x1111_u32 >> (4 * (4 - play.len())); // a nibble a card
        self.laid[play.animal as usize] |= ((slots * u32::from(seat.number() + 1)) << (4 * before)) as u16;
        self.phase = Phase::Refill;
        beats.beat(|| Beat::Plays { seat, play, of_animal: before + play.len(), in_all: self.table.total() });
        self.form_pile_if_empty(beats);
    }

    #[inline]
    fn draw(&mut self, card: Card, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        let hand = &mut self.hands[seat.index()];
        *hand = hand.plus(Counts::some(card, 1));
        self.deck = self.deck.minus(Counts::some(card, 1));
        let held = hand.total();
        beats.beat(|| Beat::Draws { seat, card: Some(card) });
        if self.phase == Phase::DealHands {
            if held > HAND {
                self.seat = seat.next(self.setup.seats);
                if self.seat.index() == 0 {
                    self.phase = Phase::SecondBets;
                }
            }
        } else if held == HAND {
            self.end_turn(beats);
        } else {
            self.form_pile_if_empty(beats);
        }
    }

    /// The discards become the pile at the moment a card must be drawn and the pile is empty (F7).
    #[inline]
    fn form_pile_if_empty(&mut self, beats: &mut impl Sink<Beat>) {
        if self.deck.is_empty() {
            self.deck = self.discard;
            self.pile_formed = self.discard;
            self.discard = Counts::NONE;
            beats.beat(|| Beat::PileForms { cards: self.deck });
        }
    }

    /// The hand is full again; only then does a race follow (F7, F8).
    #[inline]
    fn end_turn(&mut self, beats: &mut impl Sink<Beat>) {
        match trigger(self.table) {
            None => {
                self.phase = Phase::Play;
                self.seat = self.seat.next(self.setup.seats);
            }
            Some(trigger) => {
                beats.beat(|| Beat::RaceStarts { trigger });
                self.race(beats);
                if self.podium.is_full() { self.end_game(beats) } else { self.after_race(beats) }
            }
        }
    }

    fn race(&mut self, beats: &mut impl Sink<Beat>) {
        if self.table.get(Card::Howl) > 0 {
            let wolf_home = podium::place(&self.podium, Animal::Wolf).is_some();
            beats.beat(|| Beat::Howl { wolf_home });
        }
        let mut race = Race {
            pos: self.pos,
            podium: std::mem::take(&mut self.podium),
            streams: &self.streams,
            nap_counts_podium: self.setup.nap_counts_podium,
        };
        race.run(self.table, |run| {
            let (animal, cards) = (run.animal, run.cards);
            if let Some(why) = run.stays {
                return beats.beat(|| Beat::Stays { animal, cards, why });
            }
            beats.beat(|| Beat::Runs {
                animal,
                cards,
                steps: run.steps,
                from: run.from,
                to: run.to,
                lost: run.lost,
            });
            if let Some(place) = run.place {
                beats.beat(|| Beat::Crosses { animal, place });
            }
        });
        (self.pos, self.podium) = (race.pos, race.podium);
    }

    /// The laid cards are discarded and the token goes one seat on, whoever started the race (F15).
    fn after_race(&mut self, beats: &mut impl Sink<Beat>) {
        let cards = std::mem::take(&mut self.table);
        self.discard = self.discard.plus(cards);
        self.laid = [0; 5];
        let to = self.token().next(self.setup.seats);
        self.first = Some(to);
        self.seat = to;
        self.phase = Phase::Play;
        beats.beat(|| Beat::Clears { cards });
        beats.beat(|| Beat::Token { to });
    }

    fn end_game(&mut self, beats: &mut impl Sink<Beat>) {
        beats.beat(|| Beat::GameEnds);
        let mut points = [0; crate::state::SEATS];
        let seats = points.iter_mut().zip(&mut self.scores).zip(&self.bets);
        for ((points, score), bets) in seats.take(usize::from(self.setup.seats)) {
            *points = podium::points(&self.podium, bets);
            *score += *points;
        }
        self.tell_reveals(&points, beats);
        if self.setup.championship && self.finished.len() + 1 < GAMES {
            self.next_game(points, beats);
        } else {
            self.phase = Phase::Over;
            self.tell_ranks(beats);
        }
    }

    /// The token passes exactly once between two games; deal, bets and track are new (F18).
    fn next_game(&mut self, points: [u8; crate::state::SEATS], beats: &mut impl Sink<Beat>) {
        let mut next = State::start(&self.setup);
        next.finished = std::mem::take(&mut self.finished);
        next.finished.push(FinishedGame {
            podium: self.podium.clone(),
            bets: std::mem::take(&mut self.bets),
            points,
        });
        next.scores = self.scores;
        let to = self.token().next(self.setup.seats);
        next.first = Some(to);
        next.phase = Phase::DealBets;
        *self = next;
        beats.beat(|| Beat::NextGame { game: self.finished.len() as u8 });
        beats.beat(|| Beat::Token { to });
    }

    fn token(&self) -> Seat {
        self.first.unwrap_or(Seat::new(0))
    }

    fn tell_reveals<S: Sink<Beat>>(&self, points: &[u8], beats: &mut S) {
        if !S::LISTENS {
            return;
        }
        let mut order: Vec<Seat> = Seat::all(self.setup.seats).collect();
        order.sort_by_key(|seat| (points[seat.index()], seat.number()));
        for seat in order {
            let mut bets = [None; 3];
            bets.iter_mut().zip(&self.bets[seat.index()]).for_each(|(to, card)| *to = Some(*card));
            beats.beat(|| Beat::Reveals { seat, bets, points: points[seat.index()] });
        }
    }

    fn tell_ranks<S: Sink<Beat>>(&self, beats: &mut S) {
        if !S::LISTENS {
            return;
        }
        let Some(ranks) = self.final_ranks() else { return };
        let mut order: Vec<Seat> = Seat::all(self.setup.seats).collect();
        order.sort_by_key(|seat| (ranks[seat.index()], seat.number()));
        for pair in order.windows(2) {
            let (seat, over) = (pair[0], pair[1]);
            let level = self.scores[seat.index()] == self.scores[over.index()];
            if level && ranks[seat.index()] < ranks[over.index()] {
                let best =
                    self.podium.iter().find(|a| self.bets[seat.index()].iter().any(|c| c.animal() == **a));
                best.into_iter()
                    .for_each(|animal| beats.beat(|| Beat::TieBroken { seat, over, animal: *animal }));
            }
        }
        for seat in order {
            let (rank, total) = (ranks[seat.index()], self.scores[seat.index()]);
            beats.beat(|| Beat::Ranks { seat, rank, total });
        }
    }
}

/// Starting bets of a seat (F3).
pub(crate) const fn starting_bets(seats: u8) -> usize {
    if seats == 2 { 2 } else { 1 }
}

/// Whether a seat whose turn it is may do this, by its hand and the table.
pub(crate) fn check(phase: Phase, hand: Counts, table: Counts, action: Action) -> Result<(), Refusal> {
    match (phase, action) {
        (Phase::SecondBets, Action::Play(_)) => Err(Refusal::BetFirst),
        (Phase::Play, Action::Bet(_)) => Err(Refusal::BetsLaid),
        (_, Action::Bet(card)) if hand.get(card) == 0 => Err(Refusal::NotInHand(card)),
        (_, Action::Bet(_)) => Ok(()),
        (_, Action::Play(play)) => check_play(hand, table, play),
    }
}

fn check_play(hand: Counts, table: Counts, play: Play) -> Result<(), Refusal> {
    let eight = crate::data::TABLE_LIMIT - table.total();
    let four = crate::data::ANIMAL_LIMIT - table.of_animal(play.animal);
    if play.is_empty() || (play.howls > 0 && play.animal != Animal::Wolf) {
        Err(Refusal::NoCard)
    } else if hand.get(play.animal.card()) < play.plain {
        Err(Refusal::NotInHand(play.animal.card()))
    } else if play.howls > 0 && hand.get(Card::Howl) < play.howls {
        Err(Refusal::NotInHand(Card::Howl))
    } else if play.len() > four {
        Err(Refusal::FourOfAnAnimal { animal: play.animal, fits: four })
    } else if play.len() > eight {
        Err(Refusal::EightInAll { fits: eight })
    } else {
        Ok(())
    }
}
