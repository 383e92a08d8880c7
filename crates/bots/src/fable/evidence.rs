//! What the others' plays tell of their bets.
//!
//! Each play seen leaves signs for and against each animal; a sum of them, weighed, is the logarithm of how likely a
//! bet on it is. The weights were found by maximum likelihood over what the players of 1,200 standard and 400 apprentice
//! games had done by each third turn, games among `medium` players and among players who go by the playout
//! policy: of all sets of bets the true one is then as likely on average as 1 of 4, without the plays as 1 of 14; of
//! apprentices' as 3 of 5, not as 1 of 6. In the standard game what [`suspicion`] makes of the same plays is added, and
//! the true bets of `medium` players come out as 1 of 2. Weighing hands by the last plays takes an eighth off the squared
//! error of how many cards of each animal another seat holds.

use super::{
    replay::{Replay, SIGNS, Signs},
    suspicion::{self, Choice},
};
use furrow_fable::{Animal, Card, Chance, Counts, Seen, State, View};
use furrow_game::{Game, Seat, Sight, Step};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How far the likelihood of all plays is believed, beside the signs: they are no news of one another, and not every
/// player goes by the policy.
const PLAYS: f32 = 0.7;

/// Signs by the thirds of a turn, or a turn on average: of averages over fewer turns than these little is known.
const TURNS: f32 = 3.0;

/// Weights of the signs added up, and of those of a turn on average.
type Weights = [[f32; SIGNS]; 2];

/// What the signs say of a bet and, beside that, of two bets on the animal.
struct Reading {
    /// How far it is believed: other players play otherwise.
    belief: f32,
    one: Weights,
    two: Weights,
    /// By animal, how likely it is bet on.
    liked: [f32; 5],
    /// How likely a second bet is on the animal of the first.
    twice: f32,
}

const STANDARD: Reading = Reading {
    belief: 0.56,
    one: [
        [-1.402, 1.985, 1.074, 0.830, 0.572, 3.498, 2.073, -0.434],
        [-1.699, 3.177, 0.326, 1.204, 0.469, 3.290, 3.229, 0.047],
    ],
    two: [
        [-1.076, 0.629, 0.275, 0.348, -0.393, 1.911, -0.213, -0.298],
        [-1.180, 2.500, -0.939, 0.516, -0.634, 0.944, 1.180, -0.403],
    ],
    liked: [-0.550, 1.285, -0.307, -0.403, -0.274],
    twice: 2.114,
};

const APPRENTICE: Reading = Reading {
    belief: 0.8,
    one: [
        [-1.894, -0.235, -0.057, 1.754, 1.079, 1.955, 3.852, 0.0],
        [-1.604, -0.888, 0.192, 3.051, -0.220, 0.617, 3.921, 0.0],
    ],
    two: [[0.0; SIGNS]; 2],
    liked: [0.0; 5],
    twice: 0.0,
};

/// By seat, what it did tells.
pub struct Evidence {
    seats: Vec<Told>,
}

/// What is told of a seat; nothing of the viewer.
struct Told {
    /// How likely its bets make what it did, as a logarithm: 0 for the likeliest bets.
    bets: [f32; KEYS],
    /// Its last plays, the last one at the end, and by bets the logarithm of how likely each is.
    last: Vec<(Choice, [f32; KEYS])>,
}

/// Bets by the animals on them, ascending, as a number of so many digits to the base of five.
const KEYS: usize = 5 * 5 * 5;

/// Most bets of a seat.
const MOST_BETS: usize = 3;

/// No bets are told to be less likely than e to this, so that sums of weights stay numbers.
const LEAST: f32 = -40.0;

/// Plays of a seat by which its present hand is weighed: of what it held before them much is gone.
const LAST: usize = 2;

/// How far that is believed. With 1 in place of 0.5 hands are told no better and few truths have all the weight.
const HANDS_BELIEF: f32 = 0.5;

/// Hands that are imagined for what a seat may have held at each of its plays.
const HANDS: usize = 16;

impl Evidence {
    /// All that the sight's history tells of the present game.
    pub(super) fn gather(sight: &Sight<State>) -> Self {
        let view = &sight.view;
        let seats = || Seat::all(view.setup.seats);
        // Nobody has chosen the bets that are dealt: before the second ones nothing is told.
        if view.is_betting() {
            return Evidence { seats: seats().map(|_| Told::NOTHING).collect() };
        }
        let (replay, choices) = replayed(sight);
        let mut rng = Pcg64Mcg::seed_from_u64(0);
        let truths: Vec<State> = (0..HANDS).map(|_| State::imagine(view, &mut rng)).collect();
        let told = |(seat, choices): (Seat, Vec<Choice>)| {
            if view.viewer.is(seat) {
                return Told::NOTHING;
            }
            let hands: Vec<Vec<Counts>> =
                truths.iter().map(|truth| suspicion::hands(truth.hand(seat), &choices, &mut rng)).collect();
            let read = reading(view).of(replay.signs(seat), bets(view, seat));
            Told::of(&read, choices, &hands, bets(view, seat))
        };
        Evidence { seats: seats().zip(choices).map(told).collect() }
    }

    /// How likely this truth makes it all, as a logarithm.
    pub(super) fn of(&self, truth: &State) -> f32 {
        Seat::all(truth.setup().seats).map(|seat| self.of_bets(seat, truth.bets(seat))).sum()
    }

    /// How likely these bets of a seat make what it did, as a logarithm.
    pub(super) fn of_bets(&self, seat: Seat, bets: &[Card]) -> f32 {
        let mut animals = [0; MOST_BETS];
        let animals = ascending(bets, &mut animals);
        self.seats[seat.index()].bets[key(animals)]
    }

    /// How much likelier the last plays are with the hands of this truth than they are with any, as a logarithm.
    pub(super) fn of_hands(&self, truth: &State, rng: &mut Pcg64Mcg) -> f32 {
        let mut animals = [0; MOST_BETS];
        let mut sum = 0.0;
        for (seat, told) in Seat::all(truth.setup().seats).zip(&self.seats) {
            let animals = ascending(truth.bets(seat), &mut animals);
            let mut hand = truth.hand(seat);
            for (choice, any) in told.last.iter().rev() {
                hand = choice.hand_before(hand, rng);
                sum += HANDS_BELIEF * (choice.chance(hand, animals).ln() - any[key(animals)]);
            }
        }
        sum
    }
}

impl Told {
    const NOTHING: Self = Told { bets: [0.0; KEYS], last: Vec::new() };

    /// Of a seat with so many bets, by signs and by its plays with the hands that it may have held.
    fn of(read: &[[f32; 5]; 2], mut choices: Vec<Choice>, hands: &[Vec<Counts>], bets: usize) -> Self {
        let mut logs = vec![[0.0; KEYS]; choices.len()];
        let mut told = Vec::new();
        for animals in all(bets) {
            let mut log = of_bets(read, &animals);
            for (turn, (choice, logs)) in choices.iter().zip(&mut logs).enumerate() {
                let chance = |hands: &Vec<Counts>| choice.chance(hands[turn], &animals);
                let any = (hands.iter().map(chance).sum::<f32>() / hands.len() as f32).ln();
                logs[key(&animals)] = any;
                log += PLAYS * any;
            }
            told.push((key(&animals), log));
        }
        let most = told.iter().map(|(_, log)| *log).fold(f32::NEG_INFINITY, f32::max);
        let mut bets = [0.0; KEYS];
        told.iter().for_each(|(key, log)| bets[*key] = (log - most).max(LEAST));
        let older = choices.len().saturating_sub(LAST);
        Told { bets, last: choices.drain(older..).zip(logs.drain(older..)).collect() }
    }
}

/// The animals on some bets, ascending.
fn ascending<'a>(bets: &[Card], animals: &'a mut [usize; MOST_BETS]) -> &'a [usize] {
    animals.iter_mut().zip(bets).for_each(|(animal, card)| *animal = card.animal() as usize);
    let animals = &mut animals[..bets.len()];
    animals.sort_unstable();
    animals
}

/// The present game, and by seat the plays in it.
fn replayed(sight: &Sight<State>) -> (Replay, Vec<Vec<Choice>>) {
    let streams = |seen: &Seen| matches!(seen, Seen::Step(Step::Chance(Chance::Stream(_))));
    let begun = sight.history.iter().rposition(streams).map_or(sight.history.len(), |last| last + 1);
    let mut replay = Replay::new(&sight.view);
    let mut choices: Vec<Vec<Choice>> = Seat::all(sight.view.setup.seats).map(|_| Vec::new()).collect();
    for seen in &sight.history[begun..] {
        if let Seen::Step(Step::Act(seat, action)) = *seen {
            choices[seat.index()].extend(replay.choice(action));
            replay.make(seat, action);
        }
    }
    (replay, choices)
}

/// The number of some bets; animals ascend.
fn key(animals: &[usize]) -> usize {
    animals.iter().fold(0, |key, animal| key * 5 + animal)
}

/// All ascending lists of so many animals.
fn all(bets: usize) -> Vec<Vec<usize>> {
    let longer = |list: Vec<usize>| {
        let from = list.last().copied().unwrap_or(0);
        (from..Animal::ALL.len()).map(move |animal| [list.as_slice(), &[animal]].concat())
    };
    (0..bets).fold(vec![Vec::new()], |lists, _| lists.into_iter().flat_map(longer).collect())
}

fn of_bets([one, two]: &[[f32; 5]; 2], bets: &[usize]) -> f32 {
    let mut seen = [0_u8; 5];
    let mut sum = 0.0;
    for animal in bets {
        sum += [one[*animal], two[*animal], 0.0][usize::from(seen[*animal].min(2))];
        seen[*animal] += 1;
    }
    sum
}

fn bets(view: &View, seat: Seat) -> usize {
    view.bets[seat.index()].len()
}

const fn reading(view: &View) -> &'static Reading {
    if view.setup.variant.is_apprentice() { &APPRENTICE } else { &STANDARD }
}

impl Reading {
    /// Of a seat with so many bets. Two bets on two animals can have come in as many ways as there are bets, any of
    /// them being the second bet; two on one animal in one way.
    fn of(&self, (signs, turns): (&[Signs; 5], usize), bets: usize) -> [[f32; 5]; 2] {
        let read = |weights: &Weights, signs: &Signs| {
            let sum = |weights: &[f32; SIGNS]| {
                signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum::<f32>()
            };
            sum(&weights[0]) / TURNS + sum(&weights[1]) / TURNS.max(turns as f32)
        };
        let twice = self.twice + (bets.max(1) as f32).ln();
        let one = std::array::from_fn(|a| self.belief * (read(&self.one, &signs[a]) + self.liked[a]));
        let two = std::array::from_fn(|a| self.belief * (read(&self.two, &signs[a]) + self.liked[a] + twice));
        [one, two]
    }
}
