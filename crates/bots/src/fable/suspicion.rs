//! How likely a seat that goes by the playout policy would have played what it played, by its bets.
//!
//! Its hands are not known: they are followed back from hands that the viewer imagines, the cards drawn after a play
//! being any of those held, and the chance of each play is the mean over these.

use super::{KEEP, REFRESH, model::Model};
use furrow_fable::{Animal, Card, Counts, DECK, FINISH, Play, View, fits};
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

/// How much more likely, as a logarithm, a play is that is worth a point more.
const PER_POINT: f32 = 20.0;

/// So often a play comes that the policy does not explain.
const SLIP: f32 = 0.1;

/// A play, and how much a bet on each animal likes each that the table had room for.
pub(super) struct Choice {
    play: Play,
    likes: Vec<(Play, [f32; 5])>,
}

impl Choice {
    /// This play, with the animals and the table as they are.
    pub(super) fn new(play: Play, view: &View, model: Model) -> Self {
        let now = model.outlook(view.pos, &view.podium);
        let mut likes = Vec::new();
        for animal in Animal::ALL {
            let step = step(view, model, animal, now);
            for play in plays(view, animal) {
                let (runs, podium) = view.race(view.table.plus(play.cards()));
                let then = model.outlook(std::array::from_fn(|a| runs[a].to), &podium);
                let kept = KEEP as f32 * f32::from(play.len());
                likes.push((play, std::array::from_fn(|a| then[a] - kept * step[a])));
            }
        }
        Choice { play, likes }
    }

    /// The hand before it, by the hand after it: what was drawn since may be any of the cards.
    pub(super) fn hand_before(&self, mut after: Counts, rng: &mut Pcg64Mcg) -> Counts {
        for _ in 0..self.play.len() {
            let drawn = after.nth(rng.random_range(0..after.total()));
            after = after.minus(Counts::some(drawn, 1));
        }
        after.plus(self.play.cards())
    }

    /// The chance of it with this hand and bets, a card an animal.
    pub(super) fn chance(&self, hand: Counts, bets: &[usize]) -> f32 {
        let like = |(play, like): &(Play, [f32; 5])| {
            PER_POINT
                * (bets.iter().map(|animal| like[*animal]).sum::<f32>()
                    + REFRESH as f32 * f32::from(play.len()))
        };
        let able = self.likes.iter().filter(|(play, _)| hand.holds(play.cards()));
        let most = able.clone().map(like).fold(f32::NEG_INFINITY, f32::max);
        let (mut all, mut this) = (0.0, 0.0);
        for choice in able.clone() {
            let chance = (like(choice) - most).exp();
            all += chance;
            this += if choice.0 == self.play { chance } else { 0.0 };
        }
        SLIP / able.count().max(1) as f32 + (1.0 - SLIP) * this / all
    }
}

/// What one step of an animal is worth to a bet on each, short of the finish.
fn step(view: &View, model: Model, animal: Animal, now: [f32; 5]) -> [f32; 5] {
    let mut ahead = view.pos;
    if ahead[animal as usize] >= FINISH - 1 {
        return [0.0; 5];
    }
    ahead[animal as usize] += 1;
    let then = model.outlook(ahead, &view.podium);
    std::array::from_fn(|a| then[a] - now[a])
}

/// All plays of an animal that the table has room for.
fn plays(view: &View, animal: Animal) -> impl Iterator<Item = Play> {
    let howls = if animal == Animal::Wolf { DECK.get(Card::Howl) } else { 0 };
    (1..=fits(view.table, animal)).flat_map(move |cards| {
        (0..=cards.min(howls)).map(move |howls| Play { animal, plain: cards - howls, howls })
    })
}

/// What a seat held before each of its plays, going back from what it holds now.
pub(super) fn hands(mut hand: Counts, choices: &[Choice], rng: &mut Pcg64Mcg) -> Vec<Counts> {
    let mut hands = vec![Counts::NONE; choices.len()];
    for (choice, before) in choices.iter().zip(&mut hands).rev() {
        hand = choice.hand_before(hand, rng);
        *before = hand;
    }
    hands
}
