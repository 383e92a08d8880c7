//! What all finished games come to.

use super::{Class, Figures, Finished, Who, finished::Hand};
use furrow_arena::Skills;
use furrow_table::registry::GameId;
use std::collections::{BTreeMap, BTreeSet};

/// What all finished games come to: one pool a game, of people only.
#[derive(Default)]
pub(crate) struct Ledger {
    /// Games that were counted, those of one person against computer players too.
    games: u64,
    pools: BTreeMap<GameId, Skills<Who>>,
    players: BTreeMap<Who, Player>,
    /// Devices by the order in which they came: how the host tells two players of one name apart.
    devices: BTreeMap<String, u32>,
}

/// A player, besides how strong it is.
pub(super) struct Player {
    /// As it was written last.
    pub(super) name: String,
    pub(super) device: u32,
    /// Those with whom it has finished a game.
    pub(super) met: BTreeSet<Who>,
    /// Of rated games, by game.
    pub(super) rated: BTreeMap<GameId, Rated>,
    pub(super) figures: BTreeMap<Class, Figures>,
}

/// What is told beside a rating.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Rated {
    /// First among the people of the game; one that several share is divided among them.
    pub(super) wins: f64,
    /// When the last game ended, in unix milliseconds.
    pub(super) last: i64,
}

impl Ledger {
    /// Counts a game, once, after those that ended before it.
    pub(crate) fn add(&mut self, game: &Finished) {
        self.games += 1;
        self.rate(game);
        let seats = game.seats.len() as u8;
        let win = share(game.seats.iter().map(|sat| sat.rank));
        for (seat, sat) in game.seats.iter().enumerate() {
            let Hand::Person(who, name) = &sat.hand else { continue };
            let class = Class { game: game.game, seats, company: game.company(seat) };
            let met = game.people().map(|(other, ..)| other).filter(|other| *other != who).cloned();
            let player = self.player(who);
            name.clone_into(&mut player.name);
            player.met.extend(met);
            player.figures.entry(class).or_default().add(sat.rank, win(sat.rank));
        }
    }

    /// Only ranks of people against one another move ratings: how computer players did is left out.
    fn rate(&mut self, game: &Finished) {
        let ranks: Vec<(Who, u8)> = game.people().map(|(who, _, rank)| (who.clone(), rank)).collect();
        if ranks.len() < 2 {
            return;
        }
        let win = share(game.people().map(|(.., rank)| rank));
        self.pools.entry(game.game).or_default().add(&ranks);
        for (who, rank) in &ranks {
            let rated = self.player(who).rated.entry(game.game).or_default();
            rated.wins += win(*rank);
            rated.last = game.at;
        }
    }

    fn player(&mut self, who: &Who) -> &mut Player {
        let next = self.devices.len() as u32 + 1;
        let device = *self.devices.entry(who.browser().to_owned()).or_insert(next);
        self.players.entry(who.clone()).or_insert_with(|| Player {
            name: String::new(),
            device,
            met: BTreeSet::new(),
            rated: BTreeMap::new(),
            figures: BTreeMap::new(),
        })
    }

    /// How many games are counted.
    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    /// The players of a device.
    pub(super) fn players_of<'a>(&'a self, browser: &'a str) -> impl Iterator<Item = (&'a Who, &'a Player)> {
        self.players.range(Who::before_all_of(browser)..).take_while(move |(who, _)| who.is_of(browser))
    }

    pub(super) fn players(&self) -> &BTreeMap<Who, Player> {
        &self.players
    }

    pub(super) fn pool(&self, game: GameId) -> Option<&Skills<Who>> {
        self.pools.get(&game)
    }
}

/// What a rank has of the win among these: those who share the best rank divide it.
fn share(ranks: impl Iterator<Item = u8> + Clone) -> impl Fn(u8) -> f64 {
    let best = ranks.clone().min();
    let among = ranks.filter(|rank| Some(*rank) == best).count().max(1) as f64;
    move |rank| if Some(rank) == best { 1.0 / among } else { 0.0 }
}
