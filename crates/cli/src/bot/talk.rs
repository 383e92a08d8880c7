//! A conversation with a program: a game, or a part of one, among random bots.

use furrow_bots::{Asked, Bot, Level, Playable, Played, try_play};
use furrow_game::{Game, Seat, Setup, Viewer, envelope, fair::Seed};
use furrow_outside::{Fault, Hello, Host, Outsider, Parting, Program};
use serde_json::{Value, json};
use std::fmt;

/// Which part of a game a program is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// From the start to the end.
    Whole,
    /// The same, and there are keys and messages that it does not know.
    Unknown,
    /// From its third decision to the end.
    FromMiddle,
    /// To its third decision, before which its stdin is closed.
    ToMiddle,
}

/// How many decisions of a seat come before the middle of its game, for these purposes.
const MIDDLE: usize = 2;

/// A program on a seat of a game.
pub(super) struct Talk<'a, G: Game> {
    pub(super) program: &'a Program,
    pub(super) host: &'a Host,
    pub(super) setup: G::Setup,
    pub(super) seat: Seat,
    pub(super) part: Part,
}

/// What was heard in a conversation.
pub(super) struct Heard {
    /// The actions that the program chose.
    pub(super) choices: Vec<String>,
    /// How it left.
    pub(super) parting: Parting,
}

/// Why a game goes on no further.
enum Break {
    Fault(Fault),
    Middle,
}

impl<G: Playable> Talk<'_, G> {
    /// Holds it.
    ///
    /// # Errors
    /// What the program does wrong while it is asked. That it does not leave is told by how it left.
    pub(super) fn hold(&self) -> Result<Heard, Fault> {
        let name = self.file_name();
        let bot = |seat| Bot::<G>::new(Level::Random, &name, seat);
        let mut bots: Vec<_> = Seat::all(self.setup.seats()).map(bot).collect();
        let (mut outsider, mut own, mut choices) = (None, 0, Vec::new());
        let choose = |asked: &Asked<'_, G>| {
            let is_own = asked.seat == self.seat;
            own += usize::from(is_own);
            if !is_own || (self.part == Part::FromMiddle && own <= MIDDLE) {
                return Ok(bots[asked.seat.index()].choose(asked.sight, asked.actions));
            }
            if self.part == Part::ToMiddle && own > MIDDLE {
                return Err(Break::Middle);
            }
            let action = self.ask(&mut outsider, asked).map_err(Break::Fault)?;
            choices.push(action.to_string());
            Ok(action)
        };
        let played = try_play(&self.setup, &Seed::of_game("check", 0), choose, &mut ());
        let there = |outsider: Option<Outsider>| outsider.map_or_else(|| self.start(), Ok);
        let parting = match played {
            Err(Break::Fault(fault)) => return Err(fault),
            Err(Break::Middle) => there(outsider)?.hang_up(),
            Ok(played) => {
                let (ranks, scores) = (played.end.ranks().unwrap_or_default(), played.end.scores());
                there(outsider)?.end(&ranks, scores.as_deref(), self.known_at_end(&played))
            }
        };
        Ok(Heard { choices, parting })
    }

    fn ask(&self, outsider: &mut Option<Outsider>, asked: &Asked<'_, G>) -> Result<G::Action, Fault> {
        let outsider = match outsider {
            Some(outsider) => outsider,
            None => outsider.insert(self.start()?),
        };
        if self.part == Part::Unknown {
            outsider.mention(&json!({"type": "weather", "wind": 3}));
        }
        let known = envelope(asked.truth, asked.sight.viewer, &asked.sight.history);
        outsider.choose::<G>(self.with_more(known), asked.actions)
    }

    fn start(&self) -> Result<Outsider, Fault> {
        let seed = Seed::of_game("check/program", u64::from(self.seat.number())).to_hex();
        let mut hello = Hello::of::<G>(&self.setup, self.seat, &seed, &self.file_name());
        if self.part == Part::Unknown {
            hello = hello.adding("weather", json!({"rain": [1, 2.5, null], "": "é"}));
        }
        Outsider::start(self.program, self.host, &hello)
    }

    fn known_at_end(&self, played: &Played<G>) -> Value {
        let viewer = Viewer::Seat(self.seat);
        let history: Vec<G::Seen> = played.steps.iter().map(|step| G::seen(*step, viewer)).collect();
        envelope(&played.end, viewer, &history)
    }

    fn with_more(&self, mut known: Value) -> Value {
        if self.part == Part::Unknown {
            known["weather"] = json!([["sun"], {"wind": -3}]);
        }
        known
    }

    fn file_name(&self) -> String {
        self.to_string().replace([',', ':'], "").replace(' ', "-")
    }
}

impl<G: Game> fmt::Display for Talk<'_, G> {
    /// Such as "fable, 3 seats, variant apprentice, seat 1: a whole game".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} seats", G::NAME, self.setup.seats())?;
        let plain = G::Setup::new(self.setup.seats(), &serde_json::Map::new()).map(|plain| plain.options());
        for (key, value) in self.setup.options() {
            if plain.as_ref().is_ok_and(|plain| plain.get(&key) == Some(&value)) {
                continue;
            }
            match value.as_str() {
                Some(word) => write!(f, ", {key} {word}")?,
                None => write!(f, ", {key} {value}")?,
            }
        }
        write!(f, ", seat {}: ", self.seat)?;
        f.write_str(match self.part {
            Part::Whole => "a whole game",
            Part::Unknown => "a whole game with keys and messages it does not know",
            Part::FromMiddle => "started in the middle of a game",
            Part::ToMiddle => "its stdin closed in the middle of a game",
        })
    }
}
