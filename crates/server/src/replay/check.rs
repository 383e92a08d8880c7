//! Whether a record is a game by the rules, and why not: what, where, in the reader's language.

use crate::page::{Board, options};
use furrow_game::{Fault, Record, RecordError, Replay, Step, shown};
use furrow_table::registry::GameId;
use furrow_text::Lang;

/// How much is shown of what could have come instead.
const SHOWN: usize = 120;

/// Plays a record through: steps, seed, scores and ranks.
///
/// # Errors
/// What is wrong, where and why, as a sentence.
pub fn check<G: Board>(lang: Lang, record: &Record) -> Result<(), String> {
    let mut replay = Replay::<G>::new(record).map_err(|fault| words::<G>(lang, record, &fault, None))?;
    loop {
        match replay.advance(&mut ()) {
            Ok(Some(_)) => {}
            Ok(None) => break,
            Err(fault) => return Err(words::<G>(lang, record, &fault, Some(replay.game()))),
        }
    }
    replay.finish().map(drop).map_err(|fault| words::<G>(lang, record, &fault, None))
}

/// A fault as a sentence; `game`: how it stood at the step that cannot be.
fn words<G: Board>(lang: Lang, record: &Record, fault: &Fault, game: Option<&G>) -> String {
    match fault {
        Fault::Rules(n) => lang.with("upload-rules", [("n", i64::from(*n).into())]),
        Fault::Setup(error) => options::sentence(lang, error, furrow_carrots::MOST_ROUNDS),
        Fault::PerSeat { key, got, seats } => lang.with(
            "upload-per-seat",
            [("key", (*key).into()), ("got", (*got).into()), ("seats", (*seats).into())],
        ),
        Fault::Step { index, text, possible, .. } => {
            let written = record.steps.get(*index).map_or("", String::as_str);
            let why = game.map_or_else(String::new, |game| why(lang, record, game, written));
            let possible: String = possible.chars().take(SHOWN).collect();
            let pairs = [
                ("index", (*index).into()),
                ("text", text.as_str().into()),
                ("why", why.into()),
                ("possible", possible.into()),
            ];
            lang.with("upload-step", pairs)
        }
        Fault::Chance { index, text, picked } => lang.with(
            "upload-chance",
            [("index", (*index).into()), ("text", text.as_str().into()), ("picked", picked.as_str().into())],
        ),
        Fault::Hex { key, digits } => {
            lang.with("upload-hex", [("key", (*key).into()), ("digits", (*digits).into())])
        }
        Fault::Commitment => lang.t("upload-commitment"),
        Fault::FairSeed => lang.t("upload-seed"),
        Fault::NoScores => lang.t("upload-no-scores"),
        Fault::Result { key, written, real } => lang.with(
            "upload-result",
            [("key", (*key).into()), ("written", shown(written).into()), ("real", shown(real).into())],
        ),
    }
}

/// Why a step cannot be there: with its ruling, or because it is no step at all.
fn why<G: Board>(lang: Lang, record: &Record, game: &G, written: &str) -> String {
    let refusal = Step::parse::<G>(written, record.seats).ok().and_then(|step| game.check(step).err());
    match refusal {
        Some(refusal) => G::refusal_words(lang, &refusal),
        None => lang.t("upload-no-step"),
    }
}

/// Why a text holds no record, as a sentence.
#[must_use]
pub fn unreadable(lang: Lang, error: &RecordError) -> String {
    let at = |key: &str, line: usize| lang.with(key, [("line", line.into())]);
    match error {
        RecordError::Read { line, .. } => at("upload-no-text", *line),
        RecordError::TooLong { .. } => lang.t("upload-too-large"),
        RecordError::Shape { line, why } => {
            lang.with("upload-shape", [("line", (*line).into()), ("why", shown(why).into())])
        }
        RecordError::BreaksOff { line, .. } => at("upload-breaks-off", *line),
        RecordError::Version { line, format, version } => lang.with(
            "upload-version",
            [
                ("line", (*line).into()),
                ("format", format.as_str().into()),
                ("version", i64::from(*version).into()),
            ],
        ),
    }
}

/// The game that a record names.
///
/// # Errors
/// A sentence, where there is none of that name.
pub fn game(lang: Lang, record: &Record) -> Result<GameId, String> {
    let names = || GameId::ALL.map(GameId::name).join(", ");
    GameId::named(&record.game).ok_or_else(|| {
        lang.with("upload-no-game", [("name", shown(&record.game).into()), ("names", names().into())])
    })
}
