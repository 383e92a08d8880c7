//! Games played from a script, and scenes: a stage somewhere in a game, set up by hand.

use furrow_crazy_race::{Animal, Beat, Board, Chance, Refusal, Setup, State, Values, View};
use furrow_game::{Game, Seat, Step, Turn, Viewer};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The game as it comes, seat 0 starts.
pub(crate) fn standard(seats: u8) -> Setup {
    Setup { start: Some(Seat::new(0)), ..Setup::standard(seats) }
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

    /// Plays the rounds of a stage to their end: cards are laid in this order, `SEAT SIDE VALUE` divided by `; `, and
    /// whoever is not next in it passes.
    pub(crate) fn rounds(&mut self, lays: &str) {
        let mut lays = lays.split("; ").filter(|lay| !lay.is_empty()).peekable();
        while self.public().board.is_laying() {
            let Turn::Act(seat) = self.state.turn() else { panic!("a turn") };
            match lays.peek().and_then(|lay| lay.strip_prefix(&format!("{seat} "))) {
                Some(card) => {
                    self.run(&format!("{seat} lay {card}"));
                    lays.next();
                }
                None => self.run(&format!("{seat} pass")),
            }
        }
        assert_eq!(lays.next(), None, "all cards find a turn");
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

    pub(crate) fn board(&self) -> Board {
        self.public().board
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.state.view(Viewer::Seat(Seat::new(seat)))
    }

    pub(crate) fn progress(&self, seat: u8, animal: Animal) -> u8 {
        self.board().progress_of(Seat::new(seat), animal)
    }

    pub(crate) fn tiles(&self, seat: usize) -> Vec<u8> {
        self.board().tiles[seat].iter().rev().collect()
    }

    pub(crate) fn told(&self, beat: &Beat) -> bool {
        self.beats.contains(beat)
    }
}

/// A stage begun with this card of the reconstructed deck, seat 0 to lay; the board changed by hand. A hand is what is
/// not in the used pile.
pub(crate) fn scene(seats: u8, card: u8, change: impl FnOnce(&mut Board)) -> Scripted {
    let mut game = Scripted::new(&standard(seats));
    game.run(&format!("* stage {card}"));
    let mut view = game.public();
    change(&mut view.board);
    Scripted { state: State::imagine(&view, &mut Pcg64Mcg::seed_from_u64(7)), beats: Vec::new() }
}

/// The last stage, in which nobody lays a card: the game ends as these lanes and tiles stand.
pub(crate) fn end(first: u8, lanes: &[[u8; 3]], tiles: &[&[u8]]) -> Scripted {
    let mut game = scene(lanes.len() as u8, 1, |board| {
        board.stage = 8;
        board.first = Some(Seat::new(first));
        board.progress[..lanes.len()].copy_from_slice(lanes);
        board.tiles.iter_mut().zip(tiles).for_each(|(of, tiles)| *of = Values::of(tiles));
    });
    // Seat 0 is asked first in the scene; the rounds end when the turn comes back to the start player.
    game.rounds("");
    game
}
