//! Who plays.

use furrow_bots::{
    Asked, Bot, Level, Playable,
    search::{Effort, Playouts, Searcher},
};
use furrow_game::{Game, Seat};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A player by its text: a level, and how it is to search otherwise than the level does.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    /// `None` for the cheat.
    level: Option<Level>,
    changes: Vec<(String, String)>,
}

/// A player on a seat of one game.
pub(crate) enum Seated<G: Playable> {
    Bot(Bot<G>),
    Changed(Player, Option<Bot<G>>, String, Seat),
    Cheat(Player, Pcg64Mcg),
}

impl Player {
    /// Reads `LEVEL`, `cheat`, or either with `:K=V,…`.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let (name, changes) = text.split_once(':').unwrap_or((text, ""));
        let level = match name {
            "cheat" => None,
            name => Some(Level::parse(name).ok_or("no such level")?),
        };
        let change = |change: &str| {
            let (key, value) = change.split_once('=').ok_or_else(|| format!("{change:?} is not K=V"))?;
            changed(Effort::of(1), key, value)?;
            Ok::<_, String>((key.to_owned(), value.to_owned()))
        };
        let changes = changes.split(',').filter(|change| !change.is_empty()).map(change);
        Ok(Player { level, changes: changes.collect::<Result<_, _>>()? })
    }

    pub(crate) fn seated<G: Playable>(&self, seed: &str, seat: Seat) -> Seated<G> {
        match self.level {
            None => Seated::Cheat(self.clone(), Pcg64Mcg::seed_from_u64(u64::from(seat.number()))),
            Some(level) if self.changes.is_empty() => Seated::Bot(Bot::new(level, seed, seat)),
            Some(_) => Seated::Changed(self.clone(), None, seed.to_owned(), seat),
        }
    }

    fn effort<G: Playable>(&self, view: &G::View) -> Effort {
        let effort = G::effort(self.level.unwrap_or(Level::Hard), view).expect("a level that searches");
        self.changes
            .iter()
            .fold(effort, |effort, (key, value)| changed(effort, key, value).expect("it was read"))
    }
}

impl<G: Playable> Seated<G> {
    pub(crate) fn choose(&mut self, asked: &Asked<'_, G>) -> <G as Game>::Action {
        match self {
            _ if asked.actions.len() == 1 => asked.actions[0],
            Seated::Bot(bot) => bot.choose(asked.sight, asked.actions),
            Seated::Changed(player, bot, seed, seat) => bot
                .get_or_insert_with(|| Bot::searching(player.effort::<G>(&asked.sight.view), seed, *seat))
                .choose(asked.sight, asked.actions),
            Seated::Cheat(player, rng) => {
                Searcher::new(player.effort::<G>(&asked.sight.view)).cheat(asked, rng).best()
            }
        }
    }
}

/// An effort with one thing otherwise.
fn changed(effort: Effort, key: &str, value: &str) -> Result<Effort, String> {
    let bad = || format!("{key}={value}?");
    let flag = || match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(bad()),
    };
    let number = || value.parse::<u32>().map_err(|_| bad());
    Ok(match key {
        "simulations" => Effort { simulations: number()?, ..effort },
        "trees" => Effort { trees: number()?, ..effort },
        "truths" => Effort { truths: number()?, ..effort },
        "bias" => Effort { bias: value.parse().map_err(|_| bad())?, ..effort },
        "playouts" if value == "random" => Effort { playouts: Playouts::Random, ..effort },
        "playouts" => {
            Effort { playouts: Playouts::Policy { sharpness: value.parse().map_err(|_| bad())? }, ..effort }
        }
        "horizon" if value == "end" => Effort { horizon: None, ..effort },
        "horizon" => Effort { horizon: Some(value.parse().map_err(|_| bad())?), ..effort },
        "inference" => Effort { inference: flag()?, ..effort },
        "even" => Effort { even: flag()?, ..effort },
        "reuse" => Effort { reuse: flag()?, ..effort },
        "chance" => Effort { chance: flag()?, ..effort },
        _ => return Err(format!("no {key:?} in an effort")),
    })
}
