//! Games played from a script, and scenes: a game somewhere in its middle, set up by hand.

use furrow_fable::{Animal, Beat, Card, Chance, Counts, Hand, Refusal, Setup, State, View};
use furrow_game::{Game, Seat, Step, Turn, Viewer};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The standard game, seat 0 starts.
pub(crate) fn standard(seats: u8) -> Setup {
    Setup { start: Some(Seat::new(0)), ..Setup::standard(seats) }
}

/// Cards from their words.
pub(crate) fn cards(words: &str) -> Counts {
    words.split_whitespace().map(|word| Card::parse(word).unwrap_or_else(|| panic!("{word}"))).collect()
}

/// A game in progress and all that was told of it.
pub(crate) struct Scripted {
    pub(crate) state: State,
    pub(crate) beats: Vec<Beat>,
}

impl Scripted {
    pub(crate) fn new(setup: &Setup) -> Self {
        Scripted { state: State::new(setup), beats: Vec::new() }
    }

    pub(crate) fn at(state: State) -> Self {
        Scripted { state, beats: Vec::new() }
    }

    /// Seat 0 holds the bets hare and so on in order, the streams are 4 and 8; each seat is dealt its seven cards,
    /// the first of which it bets.
    pub(crate) fn opened(seats: u8, hands: &[&str]) -> Self {
        let mut game = Scripted::new(&standard(seats));
        let bets = if seats == 2 { 4 } else { usize::from(seats) };
        for (n, animal) in Animal::ALL.into_iter().take(bets).enumerate() {
            game.run(&format!("* bet {} {animal}", n % usize::from(seats)));
        }
        game.run("* stream 4; * stream 8");
        for (seat, hand) in hands.iter().enumerate() {
            hand.split(' ').for_each(|card| game.run(&format!("* draw {seat} {card}")));
        }
        for (seat, hand) in hands.iter().enumerate() {
            game.run(&format!("{seat} bet {}", hand.split(' ').next().expect("a card")));
        }
        game
    }

    /// Makes the steps of a script, divided by `; `.
    pub(crate) fn run(&mut self, script: &str) {
        for text in script.split("; ") {
            self.try_step(text).unwrap_or_else(|why| panic!("{text}: {why}\n{:?}", self.state));
        }
    }

    pub(crate) fn try_step(&mut self, text: &str) -> Result<(), Refusal> {
        let step = Step::parse::<State>(text, self.state.setup().seats).unwrap_or_else(|e| panic!("{e}"));
        self.state.apply(step, &mut self.beats)
    }

    /// Makes an action and lets chance bring whatever comes first after it.
    pub(crate) fn act(&mut self, text: &str) {
        self.run(text);
        self.settle();
    }

    /// Lets chance bring the first of its outcomes until a seat has to choose.
    pub(crate) fn settle(&mut self) {
        while self.state.turn() == Turn::Chance {
            self.run(&format!("* {}", self.outcomes()[0].0));
        }
    }

    pub(crate) fn outcomes(&self) -> Vec<(Chance, u32)> {
        let mut outcomes = Vec::new();
        self.state.chance_outcomes(|chance, weight| outcomes.push((chance, weight)));
        outcomes
    }

    /// What the seat that moves can do, as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        let Turn::Act(seat) = self.state.turn() else { return Vec::new() };
        self.state.legal_actions(seat).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn public(&self) -> View {
        self.state.view(Viewer::Public)
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.state.view(Viewer::Seat(Seat::new(seat)))
    }

    pub(crate) fn pos(&self, animal: Animal) -> u8 {
        self.public().pos[animal as usize]
    }
}

/// A game in which seat 0 is to play, changed by hand. All cards that are placed nowhere lie in the pile.
pub(crate) fn scene(setup: &Setup, change: impl FnOnce(&mut View)) -> Scripted {
    let mut game = Scripted::new(&Setup { start: Some(Seat::new(0)), ..*setup });
    game.settle();
    while game.public().is_betting() {
        let Turn::Act(seat) = game.state.turn() else { panic!("a bet") };
        game.run(&format!("{seat} {}", game.legal()[0]));
    }
    let mut view = game.view(0);
    view.setup = *setup;
    view.streams = [4, 8].into();
    change(&mut view);
    let hands: u8 = view.hands.iter().map(|hand| hand.len()).sum();
    let second_bets = if setup.variant.has_second_bets() { setup.seats } else { 0 };
    view.pile =
        setup.variant.deck().total() - hands - view.table.total() - view.discard.total() - second_bets;
    Scripted::at(State::imagine(&view, &mut Pcg64Mcg::seed_from_u64(7)))
}

/// Lays cards on a scene's table; nobody is said to have played them.
pub(crate) fn lay(view: &mut View, words: &str) {
    view.table = cards(words);
}

/// Gives seat 0 of a scene these cards, and cards of another kind up to a full hand.
pub(crate) fn hold(view: &mut View, words: &str) {
    let mut hand = cards(words);
    let rest = [Card::Lamb, Card::Fox, Card::Tortoise, Card::Hare, Card::Wolf];
    let filler = rest.into_iter().find(|card| hand.of_animal(card.animal()) == 0).expect("another kind");
    while hand.total() < view.setup.hand() {
        hand = hand.plus(Counts::some(filler, 1));
    }
    view.hands[0] = Hand::Known(hand);
}

/// Turns a scene's bets over: a word a card, dealt ones first.
pub(crate) fn bet(view: &mut View, bets: &[&str]) {
    for (seat, words) in bets.iter().enumerate() {
        view.bets[seat] = words.split(' ').map(|word| Some(Card::parse(word).expect("a card"))).collect();
    }
}

/// Puts animals home, in this order.
pub(crate) fn home(view: &mut View, animals: &[Animal]) {
    view.podium = animals.iter().copied().collect();
    animals.iter().for_each(|animal| view.pos[*animal as usize] = 12);
}

/// Seat 0 completes this table by playing these cards, and the race runs.
pub(crate) fn race(setup: &Setup, table: &str, play: &str, change: impl FnOnce(&mut View)) -> Scripted {
    let mut game = scene(setup, |view| {
        lay(view, table);
        hold(view, play);
        change(view);
    });
    game.act(&format!("0 play {play}"));
    assert!(game.beats.iter().any(|beat| matches!(beat, Beat::RaceStarts { .. })), "a race runs");
    game
}
