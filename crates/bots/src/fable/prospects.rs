//! What each seat can expect of the end, from all that is true.

use super::model::true_weights;
use crate::search::Prospects;
use furrow_fable::{POINTS, State};
use furrow_game::{Game, Seat};

/// Seats the box has room for.
const SEATS: usize = 5;

/// How many points make a lead e times as likely to last, with so many games of a championship to come.
const SPREAD: [f32; 3] = [1.0, 2.6, 3.7];

/// The first play of a race is next: the table is cleared.
pub(super) fn is_quiet(state: &State) -> bool {
    state.is_playing() && state.table().is_empty()
}

/// By the ways in which the podium can still fill, each as likely as the animals' weights make it: all bets being
/// known, each tells the points and the ranks (F16, F17).
pub(super) fn prospects(state: &State) -> Prospects {
    let mut podium = [0; POINTS.len()];
    let home = state.podium().iter().take(podium.len());
    home.zip(&mut podium).for_each(|(animal, place)| *place = *animal as usize);
    let mut ends = Ends::new(state);
    ends.fill(podium, state.podium().len().min(podium.len()), true_weights(state), 1.0);
    ends.prospects
}

/// The ends of a game, added up as they come.
struct Ends {
    seats: usize,
    championship: bool,
    /// Games of a championship to come after this one.
    later: usize,
    /// Points of earlier games.
    before: [u8; SEATS],
    /// Bet cards by seat and animal.
    bets: [[u8; 5]; SEATS],
    prospects: Prospects,
}

impl Ends {
    fn new(state: &State) -> Self {
        let setup = state.setup();
        let (mut bets, mut before) = ([[0; 5]; SEATS], [0; SEATS]);
        for (seat, bets) in Seat::all(setup.seats).zip(&mut bets) {
            state.bets(seat).iter().for_each(|card| bets[card.animal() as usize] += 1);
        }
        before.iter_mut().zip(state.points_so_far()).for_each(|(before, points)| *before = *points);
        let later = if setup.championship { 2 - usize::from(state.game_number()) } else { 0 };
        let (seats, championship) = (usize::from(setup.seats), setup.championship);
        Ends { seats, championship, later, before, bets, prospects: Prospects::default() }
    }

    /// All podiums that begin with the first `home` of these, in the branch that has this `chance`.
    fn fill(&mut self, mut podium: [usize; 3], home: usize, weights: [f32; 5], chance: f32) {
        if home == podium.len() {
            return self.end(podium, chance);
        }
        let all: f32 = weights.iter().sum();
        for animal in (0..weights.len()).filter(|animal| weights[*animal] > 0.0) {
            let mut rest = weights;
            rest[animal] = 0.0;
            podium[home] = animal;
            self.fill(podium, home + 1, rest, chance * weights[animal] / all);
        }
    }

    fn end(&mut self, podium: [usize; 3], chance: f32) {
        let mut totals = self.before;
        for (total, bets) in totals.iter_mut().zip(&self.bets) {
            *total += podium.iter().zip(POINTS).map(|(animal, points)| bets[*animal] * points).sum::<u8>();
        }
        if self.later > 0 {
            return self.lead(totals.map(|total| f32::from(total) / SPREAD[self.later]), chance);
        }
        let best = |bets: &[u8; 5]| 3 - podium.iter().position(|animal| bets[*animal] > 0).unwrap_or(3) as u8;
        let mut keys = [0; SEATS];
        for (key, (total, bets)) in keys.iter_mut().zip(totals.iter().zip(&self.bets)) {
            *key = total * 4 + if self.championship { 0 } else { best(bets) }; // F17, F18
        }
        self.rank(keys, chance);
    }

    /// The ranks are known.
    fn rank(&mut self, keys: [u8; SEATS], chance: f32) {
        let keys = &keys[..self.seats];
        let most = keys.iter().copied().max().unwrap_or(0);
        let win = chance / keys.iter().filter(|key| **key == most).count() as f32;
        let pair = chance / (keys.len() - 1) as f32;
        for (seat, key) in keys.iter().enumerate() {
            if *key == most {
                self.prospects.wins[seat] += win;
            }
            let beaten: f32 = keys.iter().map(|other| f32::from(u8::from(other < key))).sum();
            let level: f32 = keys.iter().map(|other| f32::from(u8::from(other == key))).sum();
            self.prospects.places[seat] += pair * (beaten + (level - 1.0) / 2.0);
        }
    }

    /// More games will come: a lead may last.
    fn lead(&mut self, leads: [f32; SEATS], chance: f32) {
        let weights: Vec<f32> = leads[..self.seats].iter().map(|lead| lead.exp()).collect();
        let all: f32 = weights.iter().sum();
        let pair = chance / (weights.len() - 1) as f32;
        for (seat, weight) in weights.iter().enumerate() {
            self.prospects.wins[seat] += chance * weight / all;
            let beaten: f32 = weights.iter().map(|other| weight / (weight + other)).sum();
            self.prospects.places[seat] += pair * (beaten - 0.5);
        }
    }
}
