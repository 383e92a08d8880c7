//! Replaying a record, step by step; the referee's view of it.

use crate::{Game, Record, Refusal, Setup, SetupError, Sink, Step, StepOf, Turn, fair, shown};
use fair::Seed;
use serde_json::{Map, Value, json};

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Rules this program does not know.
    #[error("it follows revision {0} of the rules, which this program does not know")]
    Rules(u32),
    /// Seats or options.
    #[error("set-up: {0}")]
    Setup(#[from] SetupError),
    /// A list that must have an entry for each seat.
    #[error("{key} has {got} entries for {seats} seats")]
    PerSeat {
        /// Which list.
        key: &'static str,
        /// Its length.
        got: usize,
        /// The seats.
        seats: u8,
    },
    /// A step that cannot be.
    #[error("step {index} ({text:?}): {why}; possible there: {possible}")]
    Step {
        /// Index in `steps`, from 0.
        index: usize,
        /// The step as written, or its beginning.
        text: String,
        /// The reason, with the ruling.
        why: String,
        /// What could have come instead.
        possible: String,
    },
    /// The seed gives another outcome.
    #[error("step {index} ({text:?}): the seed gives {picked}")]
    Chance {
        /// Index in `steps`, from 0.
        index: usize,
        /// The step as written, or its beginning.
        text: String,
        /// What follows from the seed.
        picked: String,
    },
    /// A hex text of the wrong form.
    #[error("{key} is not {digits} hex digits")]
    Hex {
        /// Which.
        key: &'static str,
        /// How many digits it has to have.
        digits: usize,
    },
    /// Secret and commitment do not belong together.
    #[error("the commitment is not the SHA-256 of the secret")]
    Commitment,
    /// Secret and nonces do not give the seed.
    #[error("the seed does not follow from the secret and the nonces")]
    FairSeed,
    /// Scores where there are none.
    #[error("this game has no scores")]
    NoScores,
    /// Scores or ranks that the steps do not give.
    #[error("{key} says {written}, the steps give {real}")]
    Result {
        /// `scores` or `ranks`.
        key: &'static str,
        /// What the record says.
        written: String,
        /// What is true.
        real: String,
    },
}

/// A record being replayed.
pub struct Replay<'a, G: Game> {
    record: &'a Record,
    seed: Option<Seed>,
    game: G,
    next: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    /// The start of a record's game.
    ///
    /// # Errors
    /// A set-up or a seed that cannot be.
    pub fn new(record: &'a Record) -> Result<Self, Fault> {
        if record.rules != G::RULES {
            return Err(Fault::Rules(record.rules));
        }
        let setup = G::Setup::new(record.seats, &record.options)?;
        per_seat("players", record.players.as_ref().map(Vec::len), record.seats)?;
        per_seat("scores", record.scores.as_ref().map(Vec::len), record.seats)?;
        per_seat("ranks", record.ranks.as_ref().map(Vec::len), record.seats)?;
        per_seat("fair.nonces", record.fair.as_ref().map(|f| f.nonces.len()), record.seats)?;
        Ok(Replay { record, seed: check_seed(record)?, game: G::new(&setup), next: 0 })
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many steps have been made.
    #[must_use]
    pub fn made(&self) -> usize {
        self.next
    }

    /// Makes the record's next step; `None` after the last.
    ///
    /// # Errors
    /// A step that cannot be there, or that the seed does not give.
    pub fn advance(&mut self, beats: &mut impl Sink<G::Beat>) -> Result<Option<StepOf<G>>, Fault> {
        let Some(text) = self.record.steps.get(self.next) else { return Ok(None) };
        let step = Step::parse::<G>(text, self.record.seats).map_err(|e| self.fault(text, e.why))?;
        if let Some(seed) = &self.seed
            && self.game.turn() == Turn::Chance
        {
            let picked = Step::Chance(fair::pick(&self.game, seed, self.next as u64));
            if step != picked && self.game.check(step).is_ok() {
                let (index, text) = (self.next, shown(text));
                return Err(Fault::Chance { index, text, picked: picked.to_string() });
            }
        }
        self.game.apply(step, beats).map_err(|e| self.fault(text, format!("{e} ({})", e.ruling())))?;
        self.next += 1;
        Ok(Some(step))
    }

    /// Replays what is left and checks scores and ranks.
    ///
    /// # Errors
    /// The first fault.
    pub fn finish(mut self) -> Result<G, Fault> {
        while self.advance(&mut ())?.is_some() {}
        let (over, scores) = (self.game.turn() == Turn::Over, self.game.scores());
        if self.record.scores.is_some() && scores.is_none() {
            return Err(Fault::NoScores);
        }
        result("scores", self.record.scores.as_ref(), scores.filter(|_| over).as_ref())?;
        result("ranks", self.record.ranks.as_ref(), self.game.ranks().as_ref())?;
        Ok(self.game)
    }

    /// All steps of a record that holds, and the game after them; see [`Replay::finish`].
    ///
    /// # Errors
    /// The first fault.
    pub fn steps(record: &'a Record) -> Result<(Vec<StepOf<G>>, G), Fault> {
        let mut replay = Self::new(record)?;
        let mut steps = Vec::with_capacity(record.steps.len());
        while let Some(step) = replay.advance(&mut ())? {
            steps.push(step);
        }
        Ok((steps, replay.finish()?))
    }

    fn fault(&self, text: &str, why: String) -> Fault {
        Fault::Step { index: self.next, text: shown(text), why, possible: possible(&self.game) }
    }
}

fn per_seat(key: &'static str, got: Option<usize>, seats: u8) -> Result<(), Fault> {
    match got {
        Some(got) if got != usize::from(seats) => Err(Fault::PerSeat { key, got, seats }),
        _ => Ok(()),
    }
}

fn check_seed(record: &Record) -> Result<Option<Seed>, Fault> {
    let hex = |key, digits| Fault::Hex { key, digits };
    let seed = match &record.seed {
        None => None,
        Some(text) => Some(Seed::parse(text).ok_or_else(|| hex("seed", 64))?),
    };
    let Some(fair) = &record.fair else { return Ok(seed) };
    let secret = Seed::parse(&fair.secret).ok_or_else(|| hex("fair.secret", 64))?.0;
    let commit = Seed::parse(&fair.commit).ok_or_else(|| hex("fair.commit", 64))?.0;
    if fair::commitment(&secret) != commit {
        return Err(Fault::Commitment);
    }
    let mut nonces = Vec::new();
    for nonce in &fair.nonces {
        let mut bytes = [0; 16];
        if let Some(text) = nonce {
            hex::decode_to_slice(text, &mut bytes).map_err(|_| hex("fair.nonces", 32))?;
        }
        nonces.push(nonce.as_ref().map(|_| bytes));
    }
    let grown = Seed::of_table(&secret, &nonces);
    if seed.is_some_and(|seed| seed != grown) {
        return Err(Fault::FairSeed);
    }
    Ok(Some(grown))
}

fn result<T: PartialEq + std::fmt::Debug>(
    key: &'static str,
    written: Option<&T>,
    real: Option<&T>,
) -> Result<(), Fault> {
    match written {
        Some(list) if Some(list) != real => {
            let real = real.map_or("none yet".to_owned(), |list| format!("{list:?}"));
            Err(Fault::Result { key, written: format!("{list:?}"), real })
        }
        _ => Ok(()),
    }
}

/// What could come next, as the record writes it, for an error message.
fn possible<G: Game>(game: &G) -> String {
    let texts: Vec<String> = match game.turn() {
        Turn::Over => return "nothing, the game is over".to_owned(),
        Turn::Chance => fair::sorted_outcomes(game).into_iter().map(|o| format!("* {}", o.0)).collect(),
        Turn::Act(seat) => legal_texts(game, seat).into_iter().map(|t| format!("{seat} {t}")).collect(),
    };
    texts.join(", ")
}

fn legal_texts<G: Game>(game: &G, seat: crate::Seat) -> Vec<String> {
    let mut texts: Vec<String> = game.legal_actions(seat).as_ref().iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// One line of `furrow replay --states`: the whole truth after `step` steps.
#[must_use]
pub fn state_line<G: Game>(game: &G, step: usize) -> Value {
    let (turn, legal) = match game.turn() {
        Turn::Act(seat) => (json!(seat.number()), legal_texts(game, seat)),
        Turn::Chance => (json!("chance"), Vec::new()),
        Turn::Over => (json!("over"), Vec::new()),
    };
    let mut line = json!({"step": step, "turn": turn, "legal": legal});
    if game.turn() == Turn::Chance {
        let outcomes = fair::sorted_outcomes(game).into_iter();
        line["chance"] =
            Value::Object(outcomes.map(|(text, weight, _)| (text, json!(weight))).collect::<Map<_, _>>());
    }
    line["state"] = game.truth();
    line
}
