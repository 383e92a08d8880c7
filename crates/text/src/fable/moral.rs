//! The moral of a game.

use crate::Lang;
use furrow_fable::{Animal, Beat, Card, Stay};
use furrow_game::Seat;

/// What a moral may be drawn from: the facts of one game, of a championship's last.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MoralFacts {
    /// Animals home, in order of arrival.
    home: Vec<Animal>,
    /// Naps of the hare (F10).
    naps: u8,
    /// Races with a howl (F11).
    howls: u8,
    /// Stops of the lamb at a stream that cost it steps (F12).
    drinks: u8,
    /// Seats that a broken tie put ahead (F17).
    ahead: Vec<Seat>,
    /// Whether the winner is one of them.
    whisker: bool,
    /// Every bet turned over.
    bets: Vec<Animal>,
    /// Whether somebody scored nothing.
    empty_purse: bool,
    /// Whether somebody had two bets on the winner.
    one_basket: bool,
}

impl MoralFacts {
    /// The facts of all the beats of a game, from its start.
    #[must_use]
    pub fn of<'a>(beats: impl Iterator<Item = &'a Beat>) -> Self {
        let mut facts = MoralFacts::default();
        for beat in beats {
            facts.note(beat);
        }
        facts
    }

    fn note(&mut self, beat: &Beat) {
        match *beat {
            Beat::NextGame { .. } => *self = MoralFacts::default(),
            Beat::Stays { why: Stay::Nap, .. } => self.naps += 1,
            Beat::Howl { .. } => self.howls += 1,
            Beat::Runs { lost: 1.., .. } => self.drinks += 1,
            Beat::Crosses { animal, .. } => self.home.push(animal),
            Beat::Reveals { bets, points, .. } => self.reveal(&bets, points),
            Beat::TieBroken { seat, .. } => self.ahead.push(seat),
            Beat::Ranks { seat, rank: 1, .. } => self.whisker |= self.ahead.contains(&seat),
            _ => {}
        }
    }

    fn reveal(&mut self, bets: &[Option<Card>], points: u8) {
        let animals = || bets.iter().flatten().map(|card| card.animal());
        self.empty_purse |= points == 0;
        self.one_basket |= animals().filter(|animal| self.first() == Some(*animal)).count() > 1;
        self.bets.extend(animals());
    }

    fn first(&self) -> Option<Animal> {
        self.home.first().copied()
    }
}

/// One sentence for the end of a game: the rarest fact speaks.
#[must_use]
pub fn moral(lang: Lang, facts: &MoralFacts) -> String {
    let first = facts.first();
    let unloved = first.is_some_and(|animal| !facts.bets.contains(&animal));
    let key = match first {
        _ if facts.naps >= 2 => "fable-moral-naps",
        _ if facts.whisker => "fable-moral-whisker",
        Some(Animal::Tortoise) => "fable-moral-steady",
        _ if unloved => "fable-moral-unloved",
        _ if facts.one_basket => "fable-moral-one-basket",
        _ if facts.howls >= 3 => "fable-moral-howls",
        _ if facts.drinks >= 2 && !facts.home.contains(&Animal::Lamb) => "fable-moral-thirsty",
        _ if facts.empty_purse => "fable-moral-empty-purse",
        Some(Animal::Wolf) if facts.howls > 0 => "fable-moral-feared",
        Some(Animal::Hare) if facts.naps == 0 => "fable-moral-wide-awake",
        Some(Animal::Fox) => "fable-moral-clever",
        Some(Animal::Lamb) => "fable-moral-sheepish",
        _ if !facts.home.contains(&Animal::Tortoise) => "fable-moral-left-behind",
        _ => "fable-moral-all-the-same",
    };
    lang.t(key)
}
