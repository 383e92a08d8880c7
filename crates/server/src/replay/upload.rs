//! A game file that somebody brings: read, checked, and made ready to be looked at.

use super::{check, game, unreadable};
use crate::page::{Fair, Sitter, Who, fields, front::Offer, replay_upload::LONGEST};
use furrow_bots::Level;
use furrow_game::{Record, RecordError, read_records};
use furrow_table::{Name, PROGRAM, for_game};
use furrow_text::Lang;

/// The most steps of a game that is taken, which none that can be played here has: where every hare space gives another turn
/// and carrots abound, six players that only want to go on for long make some 30 steps a round.
const MOST_STEPS: usize = 60 * fields::MOST_ROUNDS as usize;

/// The game of this number, from 1, out of a file, as the one line that is kept of it.
///
/// # Errors
/// What is wrong with it, where and why, as a sentence.
pub fn take(lang: Lang, file: &str, number: usize) -> Result<String, String> {
    if file.len() > LONGEST {
        return Err(lang.t("upload-too-large"));
    }
    let record = pick(lang, file, number)?;
    if record.steps.len() > MOST_STEPS {
        return Err(lang.with("upload-too-many-steps", [("most", (MOST_STEPS as i64).into())]));
    }
    let id = game(lang, &record)?;
    for_game!(id, G => check::<G>(lang, &record))?;
    serde_json::to_string(&record).map_err(|_| lang.t("upload-too-large"))
}

fn pick(lang: Lang, file: &str, number: usize) -> Result<Record, String> {
    let mut games = 0;
    for record in read_records(file.as_bytes()) {
        games += 1;
        match record {
            Ok(record) if games == number => return Ok(record),
            // A game before the one asked for may break off: the reader goes on with the next.
            Ok(_) | Err(RecordError::BreaksOff { .. }) if games < number => {}
            Ok(_) => break,
            Err(error) => return Err(unreadable(lang, &error)),
        }
    }
    Err(match games {
        0 => lang.t("upload-empty"),
        _ => lang.with("upload-no-such-game", [("games", games.into()), ("n", (number as i64).into())]),
    })
}

/// Who plays in a file: its names, as far as they will do, else a number.
#[must_use]
pub fn people(lang: Lang, record: &Record) -> Vec<Sitter> {
    let names = record.players.clone().unwrap_or_default();
    (0..usize::from(record.seats)).map(|seat| person(lang, seat, names.get(seat))).collect()
}

fn person(lang: Lang, seat: usize, written: Option<&String>) -> Sitter {
    let n = ("n", ((seat + 1) as i64).into());
    let person = Who::Person { here: true };
    let computer = |who, name| Sitter { name, who, stands_in: false };
    if let Some(level) = written.and_then(|name| name.strip_prefix("bot:")) {
        let who = Level::parse(level).map_or(person, |level| Who::Bot { level });
        return computer(who, lang.part("upload-computer", [n]));
    }
    if let Some(program) = written.and_then(|name| name.strip_prefix(PROGRAM)) {
        let name = Name::parse(program).map(|name| name.to_string());
        return computer(Who::Program, name.unwrap_or_else(|| lang.part("upload-computer", [n])));
    }
    let name = written.and_then(|name| Name::parse(name)).map(|name| name.to_string());
    Sitter { name: name.unwrap_or_else(|| lang.part("upload-player", [n])), who: person, stands_in: false }
}

/// What a file says of its chance.
#[must_use]
pub fn fair(record: &Record) -> Fair {
    let fair = record.fair.as_ref();
    Fair {
        commit: fair.map(|fair| fair.commit.clone()).unwrap_or_default(),
        nonces: fair.map(|fair| fair.nonces.clone()).unwrap_or_default(),
        secret: fair.map(|fair| fair.secret.clone()),
        next: Offer { id: String::new(), commit: String::new() },
    }
}
