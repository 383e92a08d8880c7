//! Who plays.

use furrow_bots::{
    Asked, Bot, Level, Playable, generator,
    search::{Effort, Playouts, Searcher},
};
use furrow_game::Seat;
use rand_pcg::Pcg64Mcg;
use std::fmt;

/// A player by its text: a level, or `cheat`, which searches like `hard` and sees everything; then, after a colon, how
/// it is to search otherwise than the level does: `hard:simulations=500:inference=off`.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    text: String,
    /// `None` for the cheat.
    level: Option<Level>,
    changes: Vec<(String, String)>,
}

impl Player {
    /// Reads the text.
    ///
    /// # Errors
    /// No such level, or a change that no search knows: a sentence that says which and what would be right.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (name, changes) = text.split_once(':').unwrap_or((text, ""));
        let level = match name {
            "cheat" => None,
            name => Some(Level::parse(name).ok_or_else(|| unknown(name))?),
        };
        if !changes.is_empty() && !matches!(level, None | Some(Level::Hard | Level::Expert)) {
            return Err(format!("{name} does not search; hard, expert and cheat do"));
        }
        let change = |change: &str| {
            let (key, value) = change.split_once('=').ok_or_else(|| format!("{change:?} is not K=V"))?;
            changed(Effort::of(1), key, value)?;
            Ok::<_, String>((key.to_owned(), value.to_owned()))
        };
        let changes = changes.split(':').filter(|change| !change.is_empty()).map(change);
        Ok(Player { text: text.to_owned(), level, changes: changes.collect::<Result<_, _>>()? })
    }

    /// As records name it: `bot:hard`.
    #[must_use]
    pub fn in_records(&self) -> String {
        format!("bot:{}", self.text)
    }

    /// On a seat of the game that this text names. Equal texts, seats and sights give equal choices.
    #[must_use]
    pub fn seated<G: Playable>(&self, game: &str, seat: Seat) -> Seated<G> {
        let mind = match self.level {
            None => Mind::Cheat(generator(game, seat)),
            Some(level) if self.changes.is_empty() => Mind::Bot(Bot::new(level, game, seat)),
            Some(_) => Mind::Later(game.to_owned(), seat),
        };
        Seated { player: self.clone(), mind }
    }

    /// How it searches in this game.
    fn effort<G: Playable>(&self, view: &G::View) -> Effort {
        let of_level = |level| G::effort(level, view);
        let own = of_level(self.level.unwrap_or(Level::Hard)).or_else(|| of_level(Level::Hard));
        let change = |effort, (key, value): &(String, String)| changed(effort, key, value).unwrap_or(effort);
        self.changes.iter().fold(own.unwrap_or(Effort::of(1)), change)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// A player on a seat of one game.
#[derive(Debug)]
pub struct Seated<G: Playable> {
    player: Player,
    mind: Mind<G>,
}

#[derive(Debug)]
enum Mind<G: Playable> {
    Bot(Bot<G>),
    /// How it searches is known at its first decision, by the view.
    Later(String, Seat),
    Cheat(Pcg64Mcg),
}

impl<G: Playable> Seated<G> {
    /// Chooses one of the actions.
    pub fn choose(&mut self, asked: &Asked<'_, G>) -> G::Action {
        if let Mind::Later(game, seat) = &self.mind {
            self.mind = Mind::Bot(Bot::searching(self.player.effort::<G>(&asked.sight.view), game, *seat));
        }
        match &mut self.mind {
            _ if asked.actions.len() == 1 => asked.actions[0],
            Mind::Bot(bot) => bot.choose(asked.sight, asked.actions),
            Mind::Cheat(rng) => {
                Searcher::new(self.player.effort::<G>(&asked.sight.view)).cheat(asked, rng).best()
            }
            Mind::Later(..) => unreachable!("it was made a bot"),
        }
    }
}

fn unknown(name: &str) -> String {
    let levels = Level::ALL.map(Level::name).join(", ");
    format!("there is no bot {name:?}; the bots are: {levels}, and cheat, a hard that sees everything")
}

/// An effort with one thing otherwise.
fn changed(effort: Effort, key: &str, value: &str) -> Result<Effort, String> {
    let wants = |what: &str| format!("{key} is {what}, not {value:?}");
    let flag = || match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(wants("on or off")),
    };
    let number = || value.parse::<u32>().ok().filter(|n| *n > 0).ok_or_else(|| wants("a number from 1"));
    let factor = || value.parse::<f32>().ok().filter(|x| x.is_finite()).ok_or_else(|| wants("a number"));
    Ok(match key {
        "simulations" => Effort { simulations: number()?, ..effort },
        "trees" => Effort { trees: number()?, ..effort },
        "truths" => Effort { truths: number()?, ..effort },
        "bias" => Effort { bias: factor()?, ..effort },
        "playouts" if value == "random" => Effort { playouts: Playouts::Random, ..effort },
        "playouts" => Effort { playouts: Playouts::Policy { sharpness: factor()? }, ..effort },
        "horizon" if value == "end" => Effort { horizon: None, ..effort },
        "horizon" => Effort { horizon: Some(value.parse().map_err(|_| wants("end or a number"))?), ..effort },
        "inference" => Effort { inference: flag()?, ..effort },
        "even" => Effort { even: flag()?, ..effort },
        "reuse" => Effort { reuse: flag()?, ..effort },
        "chance" => Effort { chance: flag()?, ..effort },
        _ => {
            return Err(format!(
                "a search has no {key:?}; it has simulations, trees, truths, bias, playouts, horizon, inference, even, \
                 reuse, chance"
            ));
        }
    })
}
