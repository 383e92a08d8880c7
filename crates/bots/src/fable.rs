//! Heuristics for Fable: what the bets may be worth after each play, what the cards kept are good for.
//!
//! The unit is a point of the game. Most weights were found by self-play: one was changed at a time, and a thousand
//! games or more were played from each seat against three random players, against three with the old weights, and in
//! pairs and fives; what won more in most of these was kept (the arena's `duel`). `KEEP`, `REFRESH` and the bets on a
//! hand or twice on an animal matter; `DENIAL`, `AS_IT_LIES`, `NEXT_CARD` and `HOWL_LOST` made no difference that such
//! numbers show, and `DOUBT` was never varied: they are guesses.

mod beginner;
mod evidence;
mod model;
mod outlook;
mod policy;
mod prospects;
mod replay;
mod suspicion;
mod weights;
pub(crate) mod why;

use crate::{
    Level, Playable,
    search::{Effort, Playouts, Prospects},
};
use evidence::Evidence;
use furrow_fable::{
    Action, Animal, Card, Counts, FINISH, POINTS, Play, State, View, fits, level_places, trigger,
};
use furrow_game::{Seat, Sight};
use outlook::outlook;
use rand_pcg::Pcg64Mcg;

/// What others may have bet counts against what this seat has bet, a bet card each.
const DENIAL: f64 = 1.0;

/// Cards of each animal that count as played by everybody before anyone played: how slowly one believes that the
/// animal a seat plays is one it has bet on.
const DOUBT: f64 = 2.0;

/// A card kept is worth so much of what one step of its animal now is worth.
const KEEP: f64 = 0.3;

/// A new card for each one played: the hand refreshes.
const REFRESH: f64 = 0.1;

/// How much an open table counts as if its race ran at once, beside the likely next cards.
const AS_IT_LIES: f64 = 1.0;

/// How much the likely next cards count, were all the pack unseen.
const NEXT_CARD: f64 = 3.0;

/// Second bet: a card of the animal in the hand.
const BET_ON_HAND: f64 = 0.3;

/// Second bet: on the animal of a bet already held, whose every step then counts twice.
const BET_TWICE: f64 = 1.0;

/// Second bet: what a bet on the animal is worth on average, as [`outlook`] has it from self-play. More wins more
/// against random players and less against one another, where all then bet alike.
const BET_ON_STRENGTH: f64 = 1.0;

/// Second bet: a howl given up.
const HOWL_LOST: f64 = 0.3;

impl Playable for State {
    const REVISION: u32 = 2;

    type Evidence = Evidence;

    fn worths(sight: &Sight<Self>, actions: &[Action]) -> Vec<f64> {
        let mind = Mind::new(&sight.view);
        let worth = |action: &Action| match action {
            Action::Bet(card) => mind.bet(*card),
            Action::Play(play) => mind.play(*play),
            Action::Move(animal) => mind.moves(*animal),
        };
        actions.iter().map(worth).collect()
    }

    fn first_thoughts(sight: &Sight<Self>, actions: &[Action]) -> Vec<f64> {
        let own = own_bets(&sight.view);
        actions.iter().map(|action| beginner::likes(&sight.view, own, *action)).collect()
    }

    fn lean(&self, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
        policy::lean(self, seat, actions, leanings);
    }

    fn is_quiet(&self) -> bool {
        prospects::is_quiet(self)
    }

    fn prospects(&self) -> Prospects {
        prospects::prospects(self)
    }

    fn evidence(sight: &Sight<Self>) -> Evidence {
        Evidence::gather(sight)
    }

    fn likelihood(&self, evidence: &Evidence) -> f32 {
        evidence.of(self)
    }

    fn imagine_by(view: &View, evidence: &Evidence, rng: &mut Pcg64Mcg) -> (Self, f32) {
        let (truth, log) = view.imagine_by(rng, |seat, bets| evidence.of_bets(seat, bets).exp());
        let hands = evidence.of_hands(&truth, rng);
        (truth, log + hands)
    }

    fn effort(level: Level, _view: &View) -> Option<Effort> {
        let (simulations, truths) = match level {
            Level::Hard => (10_000, 4_000),
            Level::Expert => (100_000, 16_000),
            _ => return None,
        };
        Some(Effort {
            truths,
            bias: 0.15,
            playouts: Playouts::Policy { sharpness: 3.0 },
            horizon: Some(1), // to the end of the next race too
            even: true,
            chance: false,
            ..Effort::of(simulations)
        })
    }
}

/// What a seat makes of its view.
struct Mind<'a> {
    view: &'a View,
    /// By animal, how many bet cards this seat has on it.
    own: [f64; 5],
    /// By animal, how much this seat wants it home: its own bets less those it suspects of the others.
    wants: [f64; 5],
    /// By animal, what one more step of it now would be worth to this seat.
    step: [f64; 5],
}

impl<'a> Mind<'a> {
    fn new(view: &'a View) -> Self {
        let own = own_bets(view);
        let suspected = suspected(view);
        let wants = std::array::from_fn(|a| own[a] - DENIAL * suspected[a]);
        let mut mind = Mind { view, own, wants, step: [0.0; 5] };
        mind.step = Animal::ALL.map(|animal| mind.step_of(animal));
        mind
    }

    /// What bets on the animals are worth to this seat, given what one on each is worth on average.
    fn worth(&self, points: [f64; 5]) -> f64 {
        points.iter().zip(self.wants).map(|(points, wants)| points * wants).sum()
    }

    /// Short of the finish: how the race there ends is for the play that runs it to weigh.
    fn step_of(&self, animal: Animal) -> f64 {
        let View { pos, podium, .. } = self.view;
        let mut ahead = *pos;
        if ahead[animal as usize] < FINISH {
            ahead[animal as usize] = (ahead[animal as usize] + 1).min(FINISH - 1);
        }
        self.worth(outlook(ahead, podium)) - self.worth(outlook(*pos, podium))
    }

    /// A second bet (F4).
    fn bet(&self, card: Card) -> f64 {
        let animal = card.animal();
        let howl = if card == Card::Howl { HOWL_LOST } else { 0.0 };
        let in_hand = f64::from(self.view.hand().of_animal(animal));
        let strength = outlook(self.view.pos, &self.view.podium)[animal as usize];
        BET_ON_STRENGTH * strength + BET_ON_HAND * in_hand + BET_TWICE * self.own[animal as usize] - howl
    }

    /// A turn (F6): the race it starts or prepares, and the hand it leaves.
    fn play(&self, play: Play) -> f64 {
        let table = self.view.table.plus(play.cards());
        let race = if trigger(table).is_some() { self.race(table) } else { self.open(table) };
        let kept = self.view.hand().minus(play.cards()).by_animal();
        let hand: f64 = kept.iter().zip(self.step).map(|(n, step)| f64::from(*n) * step).sum();
        race + KEEP * hand + REFRESH * f64::from(play.len())
    }

    /// An animal moved in an apprentice race (F20): by what its bets are worth where it lands, those across in the
    /// order they went.
    fn moves(&self, animal: Animal) -> f64 {
        let run = self.view.moved_now(animal);
        let (mut pos, mut arrived) = (self.view.pos, self.view.podium.clone());
        pos[animal as usize] = run.to;
        if run.to == FINISH {
            arrived.push(animal);
        }
        self.worth(level_places(pos, &arrived).map(points_of))
    }

    /// After a race with these cards: naps, howls and streams included.
    fn race(&self, table: Counts) -> f64 {
        let (runs, podium) = self.view.race(table);
        self.worth(outlook(std::array::from_fn(|a| runs[a].to), &podium))
    }

    /// With these cards on the table and more to come before the race: any animal's card may be next, the likelier
    /// the more of them this seat has not seen.
    fn open(&self, table: Counts) -> f64 {
        let deck = self.view.setup.variant.deck();
        let seen = table.plus(self.view.discard).plus(self.view.hand().minus(table.minus(self.view.table)));
        let unseen = deck.minus(seen);
        let (mut sum, mut weight) = (AS_IT_LIES * self.race(table), AS_IT_LIES);
        for animal in Animal::ALL.into_iter().filter(|animal| fits(table, *animal) > 0) {
            let likely = NEXT_CARD * f64::from(unseen.of_animal(animal)) / f64::from(deck.total());
            sum += likely * self.race(table.plus(Counts::some(animal.card(), 1)));
            weight += likely;
        }
        sum / weight
    }
}

/// What a bet on an animal at this place scores (F16).
fn points_of(place: u8) -> f64 {
    POINTS.get(usize::from(place) - 1).map_or(0.0, |points| f64::from(*points))
}

/// By animal, how many bet cards the viewer has on it.
fn own_bets(view: &View) -> [f64; 5] {
    let mut own = [0.0; 5];
    let me = view.viewer.seat();
    for card in me.into_iter().flat_map(|seat| view.bets[seat.index()].iter().flatten()) {
        own[card.animal() as usize] += 1.0;
    }
    own
}

/// By animal, how many bet cards another seat may have on it, on average: one in all, guessed from what the others
/// play.
fn suspected(view: &View) -> [f64; 5] {
    let mut suspected = [0.0; 5];
    let others = view
        .played
        .iter()
        .enumerate()
        .filter(|(seat, _)| view.viewer.seat().is_none_or(|me| me.index() != *seat));
    for (_, played) in others {
        let all = f64::from(played.total()) + DOUBT * suspected.len() as f64;
        for (animal, n) in played.by_animal().into_iter().enumerate() {
            suspected[animal] += (f64::from(n) + DOUBT) / all / f64::from(view.setup.seats - 1);
        }
    }
    suspected
}
