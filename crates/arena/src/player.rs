//! Who plays.

use crate::Seated;
use furrow_bots::{
    Level, Playable,
    search::{Effort, Playouts},
};
use furrow_game::Seat;
use furrow_outside::{Host, Program};
use std::fmt;

/// What is before the program in a player's text.
const PROGRAM: &str = "cmd:";

/// A player by its text: a level, or `cheat`, which searches like `hard` and sees everything; then, after a colon, how
/// it is to search otherwise than the level does: `hard:simulations=500:inference=off`; or `cmd:PROGRAM`, a program of
/// its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    text: String,
    kind: Kind,
    changes: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kind {
    Level(Level),
    Cheat,
    Program(Program, Host),
}

impl Player {
    /// Reads the text.
    ///
    /// # Errors
    /// No such level or program, or a change that no search knows: a sentence that says which and what would be right.
    pub fn parse(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Some(program) = text.strip_prefix(PROGRAM) {
            let kind = Kind::Program(Program::parse(program)?, Host::default());
            return Ok(Player { text: text.to_owned(), kind, changes: Vec::new() });
        }
        let (name, changes) = text.split_once(':').unwrap_or((text, ""));
        let kind = match name {
            "cheat" => Kind::Cheat,
            name => Kind::Level(Level::parse(name).ok_or_else(|| unknown(name))?),
        };
        let searches = matches!(kind, Kind::Cheat | Kind::Level(Level::Hard | Level::Expert));
        if !changes.is_empty() && !searches {
            return Err(format!("{name} does not search; hard, expert and cheat do"));
        }
        let change = |change: &str| {
            let (key, value) = change.split_once('=').ok_or_else(|| format!("{change:?} is not K=V"))?;
            changed(Effort::of(1), key, value)?;
            Ok::<_, String>((key.to_owned(), value.to_owned()))
        };
        let changes = changes.split(':').filter(|change| !change.is_empty()).map(change);
        let mut changes: Vec<(String, String)> = changes.collect::<Result<_, _>>()?;
        changes.sort(); // whoever plays alike is told alike
        if let Some(twice) = changes.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(format!("{text:?} says twice what {} is", twice[0].0));
        }
        let told: String = changes.iter().map(|(key, value)| format!(":{key}={value}")).collect();
        Ok(Player { text: format!("{name}{told}"), kind, changes })
    }

    /// Whether it is a program of its own.
    #[must_use]
    pub fn is_program(&self) -> bool {
        matches!(self.kind, Kind::Program(..))
    }

    /// A program is run in this way; it makes no difference to others.
    #[must_use]
    pub fn hosted(mut self, host: &Host) -> Self {
        if let Kind::Program(_, own) = &mut self.kind {
            own.clone_from(host);
        }
        self
    }

    /// As records name it: `bot:hard`, `cmd:PROGRAM`.
    #[must_use]
    pub fn in_records(&self) -> String {
        match self.kind {
            Kind::Program(..) => self.text.clone(),
            _ => format!("bot:{}", self.text),
        }
    }

    /// On a seat of the game that this text names. Equal texts, seats and sights give equal choices, programs aside.
    #[must_use]
    pub fn seated<G: Playable>(&self, game: &str, seat: Seat) -> Seated<G> {
        Seated::new(self, game, seat)
    }

    pub(crate) fn kind(&self) -> &Kind {
        &self.kind
    }

    /// Whether it searches otherwise than its level does.
    pub(crate) fn is_changed(&self) -> bool {
        !self.changes.is_empty()
    }

    /// How it searches in this game.
    pub(crate) fn effort<G: Playable>(&self, view: &G::View) -> Effort {
        let level = if let Kind::Level(level) = self.kind { level } else { Level::Hard };
        let own = G::effort(level, view).or_else(|| G::effort(Level::Hard, view));
        let change = |effort, (key, value): &(String, String)| changed(effort, key, value).unwrap_or(effort);
        self.changes.iter().fold(own.unwrap_or(Effort::of(1)), change)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

fn unknown(name: &str) -> String {
    let levels = Level::ALL.map(Level::name).join(", ");
    format!(
        "there is no bot {name:?}; the bots are: {levels}, and cheat, a hard that sees everything; cmd:PROGRAM is a program"
    )
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
