//! The way out where paths that are drawn keep ending: origins are tried card by card, and taken back.

use super::{Known, Move, ORIGINS, Origins};
use crate::{Card, Counts, state::SEATS};
use furrow_game::Seat;
use rand::{Rng, RngExt};
use std::collections::HashSet;

/// What is left after some plays: unseen cards by origin, and cards of each origin in the others' hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Stand {
    cards: [Counts; ORIGINS],
    hands: [[i8; ORIGINS]; SEATS],
}

/// A search for one path that gets through.
struct Search<'a> {
    moves: &'a [Move],
    /// From here no path gets through: so the search ends, whatever the story.
    hopeless: HashSet<(usize, Stand)>,
    /// Origins chosen so far.
    played: Vec<(Seat, Card, usize)>,
}

impl Known<'_> {
    /// One way in which it may have come to what the viewer sees, its origins tried in a random order and not weighed.
    ///
    /// # Panics
    /// If there is none: the view is not that of any game.
    pub(super) fn search(&self, start: [Counts; ORIGINS], rng: &mut impl Rng) -> Origins {
        let mut moves = Vec::new();
        self.walk(|step| moves.push(step));
        let mut search = Search { moves: &moves, hopeless: HashSet::new(), played: Vec::new() };
        let stand = Stand { cards: start, hands: [[0; ORIGINS]; SEATS] };
        let Some(end) = search.go(0, 0, stand, rng) else { unreachable!("a game has led to this view") };
        let mut origins = self.of_one_deal();
        origins.cards = end.cards;
        for (seat, _) in self.others() {
            origins.hands[seat.index()] = end.hands[seat.index()].map(|cards| cards as u8);
        }
        for (seat, card, origin) in search.played {
            let played = &mut origins.played[seat.index()][origin];
            *played = played.plus(Counts::some(card, 1));
        }
        origins
    }
}

impl Search<'_> {
    /// From card number `card` of move `n` on; what is left at the end, if there is a way.
    fn go(&mut self, n: usize, card: usize, mut stand: Stand, rng: &mut impl Rng) -> Option<Stand> {
        let Some(step) = self.moves.get(n) else { return Some(stand) };
        let (seat, kind, last) = match *step {
            Move::Draws(seat, origin, cards) => {
                stand.hands[seat.index()][origin] += cards;
                return self.go(n + 1, 0, stand, rng);
            }
            Move::Plays(seat, play, last) => match play.cards().cards().nth(card) {
                Some(kind) => (seat, kind, last),
                None => return self.go(n + 1, 0, stand, rng),
            },
        };
        let here = (n * usize::from(u8::MAX) + card, stand);
        if self.hopeless.contains(&here) {
            return None;
        }
        let first = rng.random_range(0..=last);
        for origin in (0..=last).map(|k| (first + k) % (last + 1)) {
            if stand.hands[seat.index()][origin] > 0 && stand.cards[origin].get(kind) > 0 {
                let mut next = stand;
                next.hands[seat.index()][origin] -= 1;
                next.cards[origin] = next.cards[origin].minus(Counts::some(kind, 1));
                self.played.push((seat, kind, origin));
                if let Some(end) = self.go(n, card + 1, next, rng) {
                    return Some(end);
                }
                self.played.pop();
            }
        }
        self.hopeless.insert(here);
        None
    }
}
