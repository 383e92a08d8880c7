//! A step of a film as a page, or as the news a script plays.

use super::{Blind, Film, Look, eyes};
use crate::{
    live::{Asker, body},
    page::{
        Affairs, Board, Fair, Happening, Moment, Scene, Sitter,
        replay::{Entry, Links, Reel},
        table,
    },
    review::{Looked, other_choices},
};
use furrow_game::{Record, Seat, SeatSet, Turn, Viewer};
use furrow_table::registry::GameId;
use maud::Markup;
use serde_json::{Value, json};
use std::sync::Arc;

/// What is replayed, and for whom.
pub struct Source<'a> {
    /// The steps.
    pub record: &'a Record,
    /// The players by seat.
    pub people: &'a [Sitter],
    /// Verifiable chance, as far as it may be shown.
    pub fair: &'a Fair,
    /// The eyes of the one who asks.
    pub own: Viewer,
    /// Whether nothing is hidden: the game is over, or it is a file.
    pub open: bool,
    /// The table's code, or the file's number.
    pub code: &'a str,
    /// The address of the replay.
    pub at: String,
    /// What a look back has found out, if somebody has asked for it lately.
    pub looked: Option<Arc<Looked>>,
    /// Where else to go.
    pub links: Links,
    /// The address of the table.
    pub table: Option<String>,
}

/// A step as it is shown.
pub struct Screen {
    /// Which game it is.
    pub game: GameId,
    /// The page's own address, drawn.
    pub here: String,
    /// What the step is, as a sentence.
    pub says: String,
    /// The `<main>` element.
    pub body: Markup,
    /// The regions, and what happened at the step, for a script.
    pub news: Value,
}

/// Shows a step. `Ok(None)`: the record is no game by the rules.
///
/// # Errors
/// Eyes that may not be borrowed.
pub fn screen<G: Board>(source: &Source<'_>, look: &Look, asker: &Asker) -> Result<Option<Screen>, Blind> {
    let choices = eyes::choices(source.record.seats, source.own, source.open);
    let viewer = eyes::chosen(look.eyes.as_deref(), source.record.seats, &choices)?;
    let Some(film) = Film::<G>::of(source.record, look.step) else { return Ok(None) };
    let reel = reel(source, &film, viewer, choices, asker);
    let log = film.seen(0..=film.step, viewer);
    let view = film.game.view(viewer);
    let over = film.game.turn() == Turn::Over;
    let scene = Scene::<G> {
        lang: asker.lang,
        code: source.code,
        viewer,
        coach: None,
        replay: Some(&reel),
        moment: if over { Moment::Over } else { Moment::Wait },
        sitters: source.people,
        view: &view,
        chosen: SeatSet::NONE,
        mine: None,
        decision: 0,
        key: String::new(),
        log: &log,
        log_apart: false,
        since: film.step,
        ranks: film.game.ranks(),
        fair: source.fair,
        affairs: &Affairs::default(),
        error: None,
    };
    let render = if asker.text { table::in_words } else { table::drawn };
    let (body, news) = (render(&scene), news(&scene, asker.text));
    let says = reel.entries.iter().find(|entry| entry.step == reel.step).map(|entry| entry.says.clone());
    let (here, says) = (reel.to(reel.step, false), says.unwrap_or_default());
    Ok(Some(Screen { game: G::ID, here, says, body, news }))
}

fn reel<G: Board>(
    source: &Source<'_>,
    film: &Film<G>,
    viewer: Viewer,
    choices: Vec<Viewer>,
    asker: &Asker,
) -> Reel {
    let listed = Reel::listed(film.step, film.last(), asker.text);
    let names: Vec<&str> = source.people.iter().map(|sitter| sitter.name.as_str()).collect();
    let says = |happening: &Happening<G::Beat>| {
        let deal = || asker.lang.t("replay-deal");
        if happening.seat.is_none() {
            deal()
        } else {
            sentence::<G>(asker, happening, &names, viewer).unwrap_or_else(deal)
        }
    };
    let entries = (*listed.start()..)
        .zip(film.seen(listed, viewer))
        .map(|(step, happening)| Entry { step, seat: happening.seat, says: says(&happening) })
        .collect();
    let looked = source.looked.as_deref();
    // While the game goes on nobody is told what else there was.
    let others = source
        .links
        .review
        .is_some()
        .then(|| other_choices::<G>(asker.lang, source.record, film.step, source.people, looked));
    Reel {
        at: source.at.clone(),
        base: asker.base.clone(),
        step: film.step,
        last: film.last(),
        eyes: viewer,
        choices,
        entries,
        others,
        links: source.links.clone(),
        table: source.table.clone(),
    }
}

/// The first thing that the actor did.
fn sentence<G: Board>(
    asker: &Asker,
    happening: &Happening<G::Beat>,
    names: &[&str],
    viewer: Viewer,
) -> Option<String> {
    G::news(asker.lang, &happening.beats, names, viewer).into_iter().next().map(|news| news.sentence)
}

/// As a stream has it, with the address of the step.
fn news<G: Board>(scene: &Scene<'_, G>, text: bool) -> Value {
    let regions = table::regions(scene, text);
    let regions = regions.into_iter().map(|(id, html)| (id, html.into_string())).collect();
    let mut data = body(regions, table::attrs(scene));
    let happening = scene.log.last();
    data.insert("id".to_owned(), json!(scene.version()));
    data.insert("seat".to_owned(), json!(happening.and_then(|h| h.seat).map(Seat::number)));
    data.insert("beats".to_owned(), happening.map_or_else(|| json!([]), |h| table::beats(scene, h)));
    Value::Object(data)
}
