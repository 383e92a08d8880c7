//! Where the cards came from that the other seats have played since the pile first formed anew (F24).
//!
//! Who draws when is seen by all, so it is known how many cards of a hand came from which pile, but not which of
//! them is played. Given the origins of all cards played so far, the unseen cards of one origin lie in its hidden
//! places in any order. A path of origins is therefore as likely as the product, card by card, of: the
//! places of that origin in the hand, times the share of that kind among its unseen cards.

mod search;

use crate::{
    Card, Counts, DECK, Play,
    state::SEATS,
    story::{Event, PILES, Story},
};
use arrayvec::ArrayVec;
use furrow_game::{Seat, Viewer};
use rand::{Rng, RngExt};

/// Where cards came from: 0 is all that was in no remembered pile when it formed, the others are the piles.
pub(crate) const ORIGINS: usize = PILES + 1;

/// Paths that are followed side by side; one is chosen by weight.
const PATHS: usize = 16;

/// So often the paths are begun again if all of them end.
const ATTEMPTS: usize = 32;

/// A number for each path.
type Lane = [f32; PATHS];

/// The most cards played while the story's piles last, and one play more: each card played was drawn for.
const PLAYED: usize = PILES * DECK.total() as usize + 4;

/// What a viewer knows of the deals.
pub(crate) struct Known<'a> {
    pub(crate) story: &'a Story,
    pub(crate) viewer: Viewer,
    /// Cards of a full hand.
    pub(crate) full: u8,
    /// Cards in each hand now.
    pub(crate) hands: ArrayVec<u8, SEATS>,
    /// What the viewer itself has drawn out of each pile.
    pub(crate) drawn: [Counts; PILES],
    /// The cards whose place the viewer does not know.
    pub(crate) unseen: Counts,
}

/// One way in which it may have come to what the viewer sees.
#[derive(Clone, Debug)]
pub(crate) struct Origins {
    /// The unseen cards by origin.
    pub(crate) cards: [Counts; ORIGINS],
    /// How many cards of each origin the hands of the other seats hold.
    pub(crate) hands: [[u8; ORIGINS]; SEATS],
    /// The cards of each origin that the other seats have played, those of origin 0 left out.
    pub(crate) played: [[Counts; ORIGINS]; SEATS],
}

impl Origins {
    /// Fills the hand of a seat; by origin.
    pub(crate) fn hand(&mut self, seat: Seat, rng: &mut impl Rng) -> [Counts; ORIGINS] {
        let slots = self.hands[seat.index()];
        std::array::from_fn(|origin| (0..slots[origin]).map(|_| take(&mut self.cards[origin], rng)).collect())
    }

    /// A second bet: laid before any pile formed anew (F4).
    pub(crate) fn bet(&mut self, rng: &mut impl Rng) -> Card {
        take(&mut self.cards[0], rng)
    }

    /// What second bets are of.
    pub(crate) const fn older(&self) -> Counts {
        self.cards[0]
    }

    /// One of these is a second bet.
    pub(crate) fn lay(&mut self, bet: Card) {
        self.cards[0] = self.cards[0].minus(Counts::some(bet, 1));
    }

    /// What is left once hands and bets are filled: it lies in the pile.
    pub(crate) fn pile(self) -> Counts {
        self.cards.into_iter().fold(Counts::NONE, Counts::plus)
    }
}

fn take(pool: &mut Counts, rng: &mut impl Rng) -> Card {
    let card = pool.nth(rng.random_range(0..pool.total()));
    *pool = pool.minus(Counts::some(card, 1));
    card
}

impl Known<'_> {
    /// Draws one, by how many deals lead to it.
    pub(crate) fn origins(&self, rng: &mut impl Rng) -> Origins {
        if !self.story.has_begun() {
            return self.of_one_deal();
        }
        let start = self.cards_at_start();
        // A path ends where it leaves a play impossible. There are stories that hardly any path gets through.
        let drawn = (0..ATTEMPTS).find_map(|_| self.follow(start, rng));
        drawn.unwrap_or_else(|| self.search(start, rng))
    }

    fn others(&self) -> impl Iterator<Item = (Seat, u8)> {
        let seats = Seat::all(self.hands.len() as u8).zip(self.hands.iter().copied());
        seats.filter(|(seat, _)| !self.viewer.is(*seat))
    }

    fn of_one_deal(&self) -> Origins {
        let mut origins = Origins {
            cards: [Counts::NONE; ORIGINS],
            hands: [[0; ORIGINS]; SEATS],
            played: [[Counts::NONE; ORIGINS]; SEATS],
        };
        origins.cards[0] = self.unseen;
        self.others().for_each(|(seat, cards)| origins.hands[seat.index()][0] = cards);
        origins
    }

    /// Unseen cards by origin before the first remembered play. Plays of cards that were surely older than all piles
    /// are taken out at once: the order in which cards of one kind and origin go does not change the number of ways.
    fn cards_at_start(&self) -> [Counts; ORIGINS] {
        let mut cards = [Counts::NONE; ORIGINS];
        let mut older = self.unseen;
        let mut sure = Sure::new();
        for event in self.story.events(self.hands.len() as u8) {
            match event {
                Event::Forms(pile) => sure.draws(pile.seat),
                Event::Plays(seat, play) => {
                    if !self.viewer.is(seat) && !sure.is(seat) {
                        older = older.plus(play.cards());
                    }
                    sure.draws(seat);
                }
            }
        }
        for (n, pile) in self.story.piles().iter().enumerate() {
            cards[n + 1] = pile.cards.minus(self.drawn[n]);
            older = older.minus(cards[n + 1]);
        }
        cards[0] = older;
        cards
    }

    /// Tells in order how the others' hands change and what they play, as far as its origin is open.
    fn walk(&self, mut tell: impl FnMut(Move)) {
        let (mut drawing, mut missing, mut pile) = (Seat::new(0), 0, 0);
        let mut sure = Sure::new();
        self.others().for_each(|(seat, _)| tell(Move::Draws(seat, 0, self.full as i8)));
        for event in self.story.events(self.hands.len() as u8) {
            match event {
                Event::Forms(formed) => {
                    // what was drawn before; of the first pile: what the hand lacked
                    tell(Move::Draws(formed.seat, pile, missing - formed.missing as i8));
                    sure.draws(formed.seat);
                    (drawing, missing, pile) = (formed.seat, formed.missing as i8, pile + 1);
                }
                Event::Plays(seat, play) => {
                    tell(Move::Draws(drawing, pile, missing));
                    if sure.is(seat) {
                        tell(Move::Draws(seat, 0, -(play.len() as i8)));
                    } else if !self.viewer.is(seat) {
                        tell(Move::Plays(seat, play, pile));
                    }
                    sure.draws(seat);
                    (drawing, missing) = (seat, play.len() as i8);
                }
            }
        }
        let lacks = self.full - self.hands[drawing.index()];
        tell(Move::Draws(drawing, pile, missing - lacks as i8));
    }

    /// Follows the plays on all paths; `None` if no path gets through.
    fn follow(&self, start: [Counts; ORIGINS], rng: &mut impl Rng) -> Option<Origins> {
        let mut paths = Paths::new(start, rng);
        let mut open: ArrayVec<Open, PLAYED> = ArrayVec::new();
        self.walk(|step| match step {
            Move::Draws(seat, origin, cards) => paths.draw(seat, origin, cards),
            Move::Plays(seat, play, last) => {
                open.extend(play.cards().cards().map(|card| (seat, card, paths.play(seat, card, last))));
                paths.level();
                paths.replace_dead(&mut open, rng);
            }
        });
        let path = paths.choose(rng)?;
        Some(self.along(path, &paths, start, &open))
    }

    fn along(&self, path: usize, paths: &Paths, start: [Counts; ORIGINS], open: &[Open]) -> Origins {
        let mut origins = self.of_one_deal();
        origins.cards = start;
        self.others().for_each(|(seat, _)| {
            let slots = &paths.slots[seat.index()];
            origins.hands[seat.index()] = std::array::from_fn(|origin| slots[origin][path] as u8);
        });
        for (seat, card, origin) in open {
            let (origin, card) = (usize::from(origin[path]), Counts::some(*card, 1));
            origins.cards[origin] = origins.cards[origin].minus(card);
            let played = &mut origins.played[seat.index()][origin];
            *played = played.plus(card);
        }
        origins
    }
}

/// A change of a hand.
#[derive(Clone, Copy)]
enum Move {
    /// So many cards of an origin come into a hand, or go out of it if they are surely of that origin.
    Draws(Seat, usize, i8),
    /// A seat plays cards that may be of any origin up to this one.
    Plays(Seat, Play, usize),
}

/// A card that was played, and its origin on each path.
type Open = (Seat, Card, [u8; PATHS]);

/// Seats whose hands hold nothing out of any pile: what they play next is surely older.
struct Sure(u8);

impl Sure {
    const fn new() -> Self {
        Sure(u8::MAX)
    }

    /// The seat draws from a pile.
    const fn draws(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.number());
    }

    const fn is(&self, seat: Seat) -> bool {
        self.0 >> seat.number() & 1 == 1
    }
}

/// Where all paths stand. Lanes of floats: every path does the same sums, and the processor does some at once.
struct Paths {
    /// By seat and origin: cards in the hand.
    slots: [[Lane; ORIGINS]; SEATS],
    /// By origin and kind: unseen cards.
    cards: [[Lane; Card::ALL.len()]; ORIGINS],
    /// By origin: unseen cards of all kinds.
    totals: [Lane; ORIGINS],
    weights: Lane,
    /// Xorshift numbers, never 0.
    random: [u32; PATHS],
}

impl Paths {
    fn new(start: [Counts; ORIGINS], rng: &mut impl Rng) -> Self {
        Paths {
            slots: [[[0.0; PATHS]; ORIGINS]; SEATS],
            cards: start.map(|cards| Card::ALL.map(|card| [f32::from(cards.get(card)); PATHS])),
            totals: start.map(|cards| [f32::from(cards.total()); PATHS]),
            weights: [1.0; PATHS],
            random: std::array::from_fn(|_| rng.next_u32() | 1),
        }
    }

    /// Puts `n` cards of an origin into a hand, or takes them out.
    fn draw(&mut self, seat: Seat, origin: usize, n: i8) {
        self.slots[seat.index()][origin].iter_mut().for_each(|slots| *slots += f32::from(n));
    }

    /// A seat plays a card: each path draws its origin, up to `last`, by weight, and is weighed by their sum.
    fn play(&mut self, seat: Seat, card: Card, last: usize) -> [u8; PATHS] {
        let slots = &mut self.slots[seat.index()];
        let mut sums = [[0.0; PATHS]; ORIGINS];
        let mut sum = [0.0; PATHS];
        for origin in 0..=last {
            let (slots, cards) = (&slots[origin], &self.cards[origin][card as usize]);
            let totals = &self.totals[origin];
            for path in 0..PATHS {
                sum[path] += slots[path] * cards[path] / totals[path].max(1.0);
            }
            sums[origin] = sum;
        }
        let mut drawn = [0.0; PATHS];
        for path in 0..PATHS {
            let random = &mut self.random[path];
            *random ^= *random << 13;
            *random ^= *random >> 17;
            *random ^= *random << 5;
            drawn[path] = (*random >> 8) as i32 as f32 * (sum[path] / (1 << 24) as f32);
            self.weights[path] *= sum[path];
        }
        let mut origins = [0.0; PATHS];
        let mut open = [1.0; PATHS];
        for origin in 0..=last {
            for path in 0..PATHS {
                let beyond = f32::from(u8::from(drawn[path] >= sums[origin][path]));
                let here = open[path] - beyond; // 1 for the first origin whose sum is above what was drawn
                open[path] = beyond;
                origins[path] += beyond;
                slots[origin][path] -= here;
                self.cards[origin][card as usize][path] -= here;
                self.totals[origin][path] -= here;
            }
        }
        origins.map(|origin| (origin as u8).min(last as u8))
    }

    /// Keeps the weights in the range of a float.
    fn level(&mut self) {
        let most = self.weights.iter().copied().fold(0.0, f32::max);
        if most > 0.0 && !(1e-12..1e12).contains(&most) {
            self.weights.iter_mut().for_each(|weight| *weight /= most);
        }
    }

    /// Where more than half of the paths have come to an end, all go on from those that have not, drawn by weight: a
    /// long story that few paths get through would else be begun again and again.
    fn replace_dead(&mut self, open: &mut [Open], rng: &mut impl Rng) {
        let dead = self.weights.iter().filter(|weight| **weight <= 0.0).count();
        if dead <= PATHS / 2 || dead == PATHS {
            return;
        }
        let parents: [usize; PATHS] = std::array::from_fn(|path| self.choose(rng).unwrap_or(path));
        let follow = |lane: &mut Lane| *lane = parents.map(|parent| lane[parent]);
        self.slots.iter_mut().flatten().for_each(follow);
        self.cards.iter_mut().flatten().for_each(follow);
        self.totals.iter_mut().for_each(follow);
        self.weights = [1.0; PATHS];
        open.iter_mut().for_each(|(_, _, origins)| *origins = parents.map(|parent| origins[parent]));
    }

    /// A path by weight; `None` if none has any.
    fn choose(&self, rng: &mut impl Rng) -> Option<usize> {
        let sum: f32 = self.weights.iter().sum();
        let mut left = rng.random::<f32>() * sum;
        let mut alive = self.weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0);
        let last = alive.clone().next_back()?; // rounding may run past it
        let found = alive.find(|(_, weight)| {
            left -= **weight;
            left < 0.0
        });
        Some(found.unwrap_or(last).0)
    }
}

#[cfg(test)]
mod tests;
