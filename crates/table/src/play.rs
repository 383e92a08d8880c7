//! The game of a table once it has begun: its steps and what happened.

use crate::{Early, Event};
use furrow_game::{
    Game, Seat, SeatSet, Setup, Step, StepOf, Token, Turn,
    fair::{self, Seed},
};
use std::collections::HashMap;

/// One action and the chance it caused, or the deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening<B> {
    /// Steps of the game after it.
    pub id: u64,
    /// Who acted; `None` for the deal.
    pub seat: Option<Seat>,
    /// All that happened; filter it by viewer before it leaves.
    pub beats: Vec<B>,
}

/// The game once it has begun.
pub(crate) struct Play<G: Game> {
    pub(crate) game: G,
    pub(crate) seed: Seed,
    pub(crate) steps: Vec<StepOf<G>>,
    pub(crate) happenings: Vec<Happening<G::Beat>>,
    pub(crate) keys: HashMap<String, Seat>,
}

impl<G: Game> Play<G> {
    /// The chance steps up to the next choice, as the seed gives them.
    pub(crate) fn chance_ahead(&self) -> Vec<String> {
        let mut game = self.game.clone();
        draw_chance(&mut game, &self.seed, self.steps.len())
    }

    /// The events of these seats' choices, made one after another, and whether the game is over after them.
    pub(crate) fn moves(&self, seats: SeatSet, choice: impl Fn(Seat) -> Early) -> (Vec<Event>, bool) {
        let (mut game, mut made) = (self.game.clone(), self.steps.len());
        let mut events = Vec::new();
        for seat in seats.iter() {
            let Early { action, keys } = choice(seat);
            if let Some(parsed) = G::Action::parse(&action) {
                game.apply_unchecked(Step::Act(seat, parsed), &mut ());
            }
            let chance = draw_chance(&mut game, &self.seed, made + 1);
            made += 1 + chance.len();
            events.push(Event::Moved { seat: seat.number(), action, chance, keys });
        }
        (events, game.turn() == Turn::Over)
    }

    pub(crate) fn take(&mut self, act: Option<(Seat, &String)>, chance: &[String]) -> Result<(), String> {
        let mut beats = Vec::new();
        let texts = act.iter().map(|(seat, action)| format!("{seat} {action}"));
        for text in texts.chain(chance.iter().map(|text| format!("* {text}"))) {
            let step = Step::parse::<G>(&text, self.game.setup().seats()).map_err(|e| e.to_string())?;
            self.game.apply(step, &mut beats).map_err(|e| format!("{text}: {e}"))?;
            self.steps.push(step);
        }
        let seat = act.map(|(seat, _)| seat);
        self.happenings.push(Happening { id: self.steps.len() as u64, seat, beats });
        Ok(())
    }
}

/// Makes the chance steps that come next; `made` steps were made before.
fn draw_chance<G: Game>(game: &mut G, seed: &Seed, made: usize) -> Vec<String> {
    let mut texts = Vec::new();
    while game.turn() == Turn::Chance {
        let chance = fair::pick(game, seed, (made + texts.len()) as u64);
        game.apply_unchecked(Step::Chance(chance), &mut ());
        texts.push(chance.to_string());
    }
    texts
}
