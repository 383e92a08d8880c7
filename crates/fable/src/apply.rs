//! Making a step.

use crate::{
    Action, Animal, Beat, Card, Chance, Counts, Play, Race, Refusal, TRACK, TURBO_SPACES,
    legal::Choice,
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
            Turn::Act(_) => self.facing(seat).check(action),
        }
    }

    /// What the actions of a seat depend on.
    #[inline]
    pub(crate) fn facing(&self, seat: Seat) -> Choice {
        Choice {
            variant: self.setup.variant,
            phase: self.phase,
            hand: self.hands.get(seat.index()).copied().unwrap_or_default(),
            table: self.table,
            moved: self.moved,
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
            Phase::Turbos => {
                let space = TURBO_SPACES[self.turbo.len()];
                self.unplaced().for_each(|animal| tell(Chance::Turbo(space, animal), 1));
            }
            Phase::DealHands | Phase::Refill => {
                self.deck.iter().for_each(|(card, n)| tell(Chance::Draw(self.seat, card), u32::from(n)));
            }
            Phase::SecondBets | Phase::Play | Phase::Move | Phase::Over => {}
        }
    }

    #[inline(always)] // where the kind of step is known, only its own arm remains
    pub(crate) fn make(&mut self, step: Step<Action, Chance>, beats: &mut impl Sink<Beat>) {
        match step {
            Step::Chance(Chance::Draw(_, card)) => self.draw(card, beats),
            Step::Act(_, Action::Play(play)) => self.play(play, beats),
            Step::Act(_, Action::Bet(card)) => self.second_bet(card, beats),
            Step::Act(_, Action::Move(animal)) => self.move_animal(animal, beats),
            Step::Chance(Chance::Start(seat)) => {
                self.first = Some(seat);
                self.phase = Phase::DealBets;
                beats.beat(|| Beat::Starts { seat });
            }
            Step::Chance(Chance::Bet(_, animal)) => self.deal_bet(animal, beats),
            Step::Chance(Chance::Stream(space)) => self.stream(space, beats),
            Step::Chance(Chance::Turbo(space, animal)) => self.turbo(space, animal, beats),
        }
    }

    /// Starting bets: one each, with two players two each, dealt in turn (F3).
    fn deal_bet(&mut self, animal: Animal, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        self.bets[seat.index()].push(animal.card());
        beats.beat(|| Beat::BetDealt { seat, animal: Some(animal) });
        self.seat = seat.next(self.setup.seats);
        if self.bets[self.seat.index()].len() == self.setup.starting_bets() {
            self.phase = Phase::Streams;
        }
    }

    fn stream(&mut self, space: u8, beats: &mut impl Sink<Beat>) {
        let [none, one] = &mut self.streams; // the first of them lies in the second place
        (*none, *one) = if *one == 0 { (0, space) } else { (space.min(*one), space.max(*one)) };
        beats.beat(|| Beat::Stream { space });
        if self.streams().count() == self.streams.len() {
            self.phase = if self.setup.variant.is_apprentice() { Phase::Turbos } else { Phase::DealHands };
        }
    }

    /// A token an animal, space by space (F19).
    fn turbo(&mut self, space: u8, animal: Animal, beats: &mut impl Sink<Beat>) {
        self.turbo.push(animal);
        beats.beat(|| Beat::Turbo { space, animal });
        if self.turbo.len() == TURBO_SPACES.len() {
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
            self.begin(self.token());
        }
    }

    #[inline]
    fn play(&mut self, play: Play, beats: &mut impl Sink<Beat>) {
        self.story.play(play);
        let seat = self.seat;
        let cards = play.cards();
        self.hands[seat.index()] = self.hands[seat.index()].minus(cards);
        self.played[seat.index()] = self.played[seat.index()].plus(cards);
        self.table = self.table.plus(cards);
        self.phase = Phase::Refill;
        let table = self.table;
        let of_animal = || table.of_animal(play.animal);
        beats.beat(|| Beat::Plays { seat, play, of_animal: of_animal(), in_all: table.total() });
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
            if held >= self.hand {
                self.deal_on(held);
            }
        } else if held == self.hand {
            self.end_turn(beats);
        } else {
            self.form_pile_if_empty(beats);
        }
    }

    /// The next card of the deal: seat by seat a whole hand, with one card more for the second bet (F4, F19, F23).
    fn deal_on(&mut self, held: u8) {
        let bets = self.setup.variant.has_second_bets();
        if held < self.hand + u8::from(bets) {
            return;
        }
        self.seat = self.seat.next(self.setup.seats);
        if self.seat.index() == 0 {
            if bets { self.phase = Phase::SecondBets } else { self.begin(self.token()) }
        }
    }

    /// The table is empty and a seat begins.
    fn begin(&mut self, seat: Seat) {
        self.phase = Phase::Play;
        self.seat = seat;
        self.story.empty_table(seat);
    }

    /// The discards become the pile at the moment a card must be drawn and the pile is empty (F7).
    #[inline]
    fn form_pile_if_empty(&mut self, beats: &mut impl Sink<Beat>) {
        if self.deck.is_empty() {
            self.form_pile();
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
                if self.setup.variant.is_apprentice() {
                    return self.choosers(beats);
                }
                self.race(beats);
                if podium::is_full(&self.podium) { self.end_race_game(beats) } else { self.after_race(beats) }
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
    pub(crate) fn after_race(&mut self, beats: &mut impl Sink<Beat>) {
        let cards = std::mem::take(&mut self.table);
        self.discard = self.discard.plus(cards);
        let to = self.token().next(self.setup.seats);
        self.first = Some(to);
        self.begin(to);
        beats.beat(|| Beat::Clears { cards });
        beats.beat(|| Beat::Token { to });
    }

    /// The third animal is home (F13).
    fn end_race_game(&mut self, beats: &mut impl Sink<Beat>) {
        beats.beat(|| Beat::GameEnds);
        self.places = podium::places(&self.podium);
        self.end_game(beats);
    }

    /// Bets are turned over and scored by the places (F16).
    pub(crate) fn end_game(&mut self, beats: &mut impl Sink<Beat>) {
        let mut points = [0; crate::state::SEATS];
        let seats = points.iter_mut().zip(&mut self.scores).zip(&self.bets);
        for ((points, score), bets) in seats.take(usize::from(self.setup.seats)) {
            *points = podium::points(&self.places, bets);
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
        let bets = std::mem::take(&mut self.bets);
        next.finished.push(FinishedGame { places: self.places, bets, points });
        next.scores = self.scores;
        let to = self.token().next(self.setup.seats);
        next.first = Some(to);
        next.phase = Phase::DealBets;
        *self = next;
        beats.beat(|| Beat::NextGame { game: self.finished.len() as u8 });
        beats.beat(|| Beat::Token { to });
    }

    pub(crate) fn token(&self) -> Seat {
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
}
