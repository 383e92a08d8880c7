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
    /// What an apprentice game has besides; `None` in the other games.
    moves: Option<MoveFacts>,
}

/// The facts of an apprentice game (F19 to F22).
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct MoveFacts {
    /// Who moved an animal last.
    mover: Option<Seat>,
    /// Who brought the first animal over the line.
    bringer: Option<Seat>,
    /// Whether it was its turbo that carried it there.
    pushed: bool,
    /// Turbos that worked.
    boosts: u8,
    /// Animals that crossed.
    arrivals: u8,
    /// Whether animals share a step of the podium.
    level: bool,
    /// Whether the last thing that moved an animal was its turbo.
    boosted: bool,
    /// Whether the bringer had no bet on what it brought.
    carried: bool,
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
            Beat::Reveals { seat, bets, points } => self.reveal(seat, &bets, points),
            Beat::TieBroken { seat, .. } => self.ahead.push(seat),
            Beat::Ranks { seat, rank: 1, .. } => self.whisker |= self.ahead.contains(&seat),
            Beat::Moves { seat, .. } => {
                let moves = self.moves.get_or_insert_default();
                (moves.mover, moves.boosted) = (Some(seat), false);
            }
            Beat::Boosts { .. } => {
                let moves = self.moves.get_or_insert_default();
                (moves.boosts, moves.boosted) = (moves.boosts + 1, true);
            }
            Beat::Arrives { animal, .. } => self.arrive(animal),
            Beat::Places { animals, points: 1.., .. } => self.place(&animals),
            _ => {}
        }
    }

    /// An animal crosses in an apprentice race; who moved it was told just before.
    fn arrive(&mut self, animal: Animal) {
        let moves = self.moves.get_or_insert_default();
        if moves.arrivals == 0 {
            (moves.bringer, moves.pushed) = (moves.mover, moves.boosted);
        }
        moves.arrivals += 1;
        self.home.push(animal);
    }

    /// A step of an apprentice game's podium: those that have not crossed stand on it too.
    fn place(&mut self, animals: &[Option<Animal>]) {
        let animals = || animals.iter().flatten();
        self.moves.get_or_insert_default().level |= animals().count() > 1;
        for animal in animals().filter(|animal| !self.home.contains(animal)).collect::<Vec<_>>() {
            self.home.push(*animal);
        }
    }

    fn reveal(&mut self, seat: Seat, bets: &[Option<Card>], points: u8) {
        let first = self.first();
        if let Some(moves) = self.moves.as_mut().filter(|moves| moves.bringer == Some(seat)) {
            moves.carried = !bets.iter().flatten().any(|card| Some(card.animal()) == first);
        }
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
    lang.t(match &facts.moves {
        Some(moves) => of_apprentices(facts, moves),
        None => of_race(facts),
    })
}

/// Nobody bet on the winner.
fn unloved(facts: &MoralFacts) -> bool {
    facts.first().is_some_and(|animal| !facts.bets.contains(&animal))
}

fn of_race(facts: &MoralFacts) -> &'static str {
    match facts.first() {
        _ if facts.naps >= 2 => "fable-moral-naps",
        _ if facts.whisker => "fable-moral-whisker",
        Some(Animal::Tortoise) => "fable-moral-steady",
        _ if unloved(facts) => "fable-moral-unloved",
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
    }
}

fn of_apprentices(facts: &MoralFacts, moves: &MoveFacts) -> &'static str {
    match facts.first() {
        _ if moves.arrivals >= 3 => "fable-moral-together",
        _ if facts.whisker => "fable-moral-whisker",
        _ if moves.pushed => "fable-moral-push",
        _ if moves.boosts == 0 => "fable-moral-untouched",
        _ if unloved(facts) => "fable-moral-unloved",
        _ if moves.level => "fable-moral-level",
        Some(Animal::Tortoise) => "fable-moral-steady",
        _ if moves.carried => "fable-moral-carried",
        _ if facts.empty_purse => "fable-moral-empty-purse",
        Some(Animal::Hare) => "fable-moral-no-nap",
        Some(Animal::Wolf) => "fable-moral-quiet-wolf",
        Some(Animal::Fox) => "fable-moral-clever",
        _ if !facts.home.contains(&Animal::Tortoise) => "fable-moral-left-behind",
        Some(Animal::Lamb) => "fable-moral-sheepish",
        None => "fable-moral-all-the-same",
    }
}
