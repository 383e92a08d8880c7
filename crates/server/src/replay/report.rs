//! The page about the chance of one game, and of all games of this server.

use super::{Account, Chart, Draws, Source, check};
use crate::{
    live::Asker,
    page::chance::{self, Chance, Drawn, Verdict},
};
use furrow_game::{Record, fair::Seed};
use furrow_text::Lang;
use maud::Markup;

/// The page about a game's chance. Of a game that goes on it tells what stands from the start, and nothing else.
#[must_use]
pub fn report<G: Draws>(source: &Source<'_>, asker: &Asker) -> Markup {
    let lang = asker.lang;
    let record = source.record;
    let names: Vec<&str> = source.people.iter().map(|sitter| sitter.name.as_str()).collect();
    let named = |(seat, nonce): (usize, &Option<String>)| (names[seat].to_owned(), nonce.clone());
    let nonces: Vec<(String, Option<String>)> = source.fair.nonces.iter().enumerate().map(named).collect();
    let account = if source.open { Account::of::<G>(record) } else { Account::default() };
    let charts: Vec<Drawn> = account.0.iter().map(|chart| in_words::<G>(lang, chart, &names)).collect();
    let seed = seed(record);
    let title = lang.t(&format!("front-{}-title", G::ID.name()));
    chance::page(&Chance {
        lang,
        text: asker.text,
        game: &title,
        commit: Some(source.fair.commit.as_str()).filter(|commit| !commit.is_empty()),
        nonces: &nonces,
        secret: source.fair.secret.as_deref(),
        seed: seed.as_deref(),
        verdict: &verdict::<G>(lang, source),
        charts: &charts,
        file: source.links.file.as_deref(),
        replay: &source.at,
    })
}

/// What all chance follows from: as it is written, or as it follows from secret and nonces.
fn seed(record: &Record) -> Option<String> {
    let grown = || {
        let fair = record.fair.as_ref()?;
        let nonces: Option<Vec<Option<[u8; 16]>>> =
            fair.nonces.iter().map(|nonce| nonce_of(nonce.as_deref())).collect();
        Some(Seed::of_table(&Seed::parse(&fair.secret)?.0, &nonces?).to_hex())
    };
    record.seed.clone().or_else(grown)
}

fn nonce_of(text: Option<&str>) -> Option<Option<[u8; 16]>> {
    let Some(text) = text else { return Some(None) };
    let mut bytes = [0; 16];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(Some(bytes))
}

fn verdict<G: Draws>(lang: Lang, source: &Source<'_>) -> Verdict {
    if !source.open {
        return Verdict::GoesOn;
    }
    match check::<G>(lang, source.record) {
        Err(sentence) => Verdict::Fails(sentence),
        Ok(()) if seed(source.record).is_none() => Verdict::NoSeed,
        Ok(()) => Verdict::Holds,
    }
}

/// A chart with its words; `names`: those of the seats, or none where many games are counted.
#[must_use]
pub fn in_words<G: Draws>(lang: Lang, chart: &Chart, names: &[&str]) -> Drawn {
    let name = chart.seat.and_then(|seat| names.get(seat.index())).copied();
    let who = if name.is_some() { "seat" } else { "all" };
    let heading = lang.with(
        &format!("chance-chart-{}", chart.kind),
        [("who", who.into()), ("name", name.unwrap_or_default().into())],
    );
    let draws = ("draws", i64::from(chart.draws()).into());
    let says = match chart.one_in() {
        None => lang.with("chance-says-few", [draws]),
        Some(n @ 0..10) => lang.with("chance-says-usual", [draws, ("n", i64::from(n.max(1)).into())]),
        Some(n @ 10..100) => lang.with("chance-says-uneven", [draws, ("n", i64::from(n).into())]),
        Some(n) => lang.with("chance-says-rare", [draws, ("n", i64::from(n).into())]),
    };
    let line = |row: &super::Row| chance::Line {
        label: G::outcome_words(lang, chart.kind, row.outcome, names),
        drawn: row.drawn,
        expected: row.expected,
    };
    Drawn { heading, says, lines: chart.rows.iter().map(line).collect() }
}
