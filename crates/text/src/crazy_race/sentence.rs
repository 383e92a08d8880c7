//! A sentence a beat: the log, the just-happened strip and the screen reader say the same.

use super::word::{named, place, sides, way};
use crate::{Lang, News, list::list, teller::Teller};
use furrow_crazy_race::{Animal, Beat, Hop, Laid, Place, Stay, Values};
use furrow_game::{Beat as _, Seat, Viewer};

/// What happened, in a sentence; every beat has one. `names` has a name a seat. The ruling behind it is not in it: it
/// is [`furrow_game::Beat::ruling`], for a link beside.
///
/// # Panics
/// If a seat of the beat has no name.
#[must_use]
pub fn sentence(lang: Lang, beat: &Beat, names: &[&str], viewer: Viewer) -> Option<String> {
    let teller = Teller { lang, names, viewer };
    let text = match *beat {
        Beat::Starts { seat } => teller.about(seat, "crazy-race-log-starts", []),
        Beat::Stage { stage, number, ref card } => lang.with(
            "crazy-race-log-stage",
            [("stage", stage.into()), ("number", number.into()), ("list", sides(lang, card).into())],
        ),
        Beat::Round { round } => lang.with("crazy-race-log-round", [("round", round.into())]),
        Beat::Reconstructed => lang.t("crazy-race-log-reconstructed"),
        Beat::Evaluates => lang.t("crazy-race-log-evaluates"),
        Beat::Closes { side } => lang.with("crazy-race-log-closes", [("side", side.into())]),
        Beat::Recalls { .. } | Beat::Lays { .. } | Beat::Passes { .. } | Beat::Skipped { .. } => {
            lays(&teller, beat)
        }
        Beat::TurnsUp { side, ref cards, ref sums } => turns_up(&teller, side, cards, sums),
        Beat::Wins { side, seat, sum, by_order } => {
            let key = if by_order { "crazy-race-log-wins-by-order" } else { "crazy-race-log-wins" };
            teller.about(seat, key, [("side", side.into()), ("sum", sum.into())])
        }
        Beat::Stay { side, seat, why } => still(&teller, side, seat, why),
        Beat::Moves { .. }
        | Beat::Declines { .. }
        | Beat::Stops { .. }
        | Beat::Hops { .. }
        | Beat::Tile { .. }
        | Beat::Lost { .. } => moves(&teller, beat),
        Beat::Clears { ref cards } => clears(&teller, cards),
        Beat::Token { to } => teller.about(to, "crazy-race-log-token", []),
        Beat::GameEnds { early: false } => lang.t("crazy-race-log-game-ends"),
        Beat::GameEnds { early: true } => lang.t("crazy-race-log-game-ends-early"),
        Beat::Penalty { number, progress } => penalty(lang, number, progress),
        Beat::LosesTile { .. } | Beat::TieBroken { .. } | Beat::Ranks { .. } => ends(&teller, beat),
    };
    Some(text)
}

/// The log of these beats, in order: [`sentence`] of each, but a move and the hops that follow it, or several hops
/// of one animal, are one sentence from the first space to the last: "Ann moves the flyer by 3, from the start to
/// space 4 on the way out, jumping 1 taken space." Tiles taken on the way follow in sentences of their own. Beats can be
/// handed over a step at a time or all at once; no fact is lost either way.
///
/// # Panics
/// If a seat of a beat has no name.
#[must_use]
pub fn sentences(lang: Lang, beats: &[Beat], names: &[&str], viewer: Viewer) -> Vec<String> {
    news(lang, beats, names, viewer).into_iter().map(|news| news.sentence).collect()
}

/// [`sentences`], each with the ruling behind its first beat.
///
/// # Panics
/// If a seat of a beat has no name.
#[must_use]
pub fn news<'a>(lang: Lang, beats: &'a [Beat], names: &[&str], viewer: Viewer) -> Vec<News<'a, Beat>> {
    let teller = Teller { lang, names, viewer };
    let tell = |beat: &'a Beat, sentence: String| News { beat, sentence, ruling: beat.ruling() };
    let each = |beat: &'a Beat| Some(tell(beat, sentence(lang, beat, names, viewer)?));
    let mut told = Vec::new();
    for run in beats.chunk_by(|a, b| mover(a).is_some() && mover(a) == mover(b) && !starts(b)) {
        let way =
            run.iter().filter_map(|beat| if let Beat::Hops { hop, .. } = beat { Some(*hop) } else { None });
        match mover(&run[0]) {
            Some((seat, animal)) if run.iter().any(|beat| matches!(beat, Beat::Hops { .. })) => {
                told.push(tell(&run[0], run_of(&teller, seat, animal, points(run), way)));
                let rest = run.iter().filter(|beat| !matches!(beat, Beat::Moves { .. } | Beat::Hops { .. }));
                told.extend(rest.filter_map(each));
            }
            _ => told.extend(run.iter().filter_map(each)),
        }
    }
    told
}

/// Whose animal a beat of movement is about.
fn mover(beat: &Beat) -> Option<(Seat, Animal)> {
    match *beat {
        Beat::Moves { seat, animal, .. }
        | Beat::Hops { seat, animal, .. }
        | Beat::Tile { seat, animal, .. }
        | Beat::Lost { seat, animal, .. } => Some((seat, animal)),
        _ => None,
    }
}

/// Whether a new move starts here.
fn starts(beat: &Beat) -> bool {
    matches!(beat, Beat::Moves { .. })
}

/// The points of a move: those of the side, or one a hop (R12).
fn points(run: &[Beat]) -> u8 {
    let of_side = |beat: &Beat| if let Beat::Moves { points, .. } = beat { Some(*points) } else { None };
    let hops = run.iter().filter(|beat| matches!(beat, Beat::Hops { .. })).count();
    run.iter().find_map(of_side).unwrap_or(hops as u8)
}

fn penalty(lang: Lang, number: u8, progress: Option<u8>) -> String {
    let key = match (number, progress) {
        (1, Some(_)) => "crazy-race-log-penalty-1",
        (1, None) => "crazy-race-log-no-penalty-1",
        (_, Some(_)) => "crazy-race-log-penalty-2",
        (_, None) => "crazy-race-log-no-penalty-2",
    };
    match progress {
        Some(progress) => {
            lang.with(key, [("progress", progress.into()), ("place", place(lang, progress).into())])
        }
        None => lang.t(key),
    }
}

/// A seat's turn in a round.
fn lays(teller: &Teller<'_>, beat: &Beat) -> String {
    match *beat {
        Beat::Recalls { seat, cards } => {
            let words = list(teller.lang, cards.iter().map(|value| value.to_string()));
            teller.about(seat, "crazy-race-log-recalls", [("list", words.into())])
        }
        Beat::Lays { seat, side, value: Some(value), at_side } => teller.about(
            seat,
            "crazy-race-log-lays",
            [("value", value.into()), ("side", side.into()), ("n", at_side.into())],
        ),
        Beat::Lays { seat, side, value: None, at_side } => {
            let there = [("side", side.into()), ("n", at_side.into())];
            teller.about(seat, "crazy-race-log-lays-hidden", there)
        }
        Beat::Passes { seat } => teller.about(seat, "crazy-race-log-passes", []),
        Beat::Skipped { seat } => teller.about(seat, "crazy-race-log-skipped", []),
        _ => unreachable!("not a turn: {beat:?}"),
    }
}

/// Each seat with its cards, whoever laid there first in front: that breaks ties (R11).
fn turns_up(teller: &Teller<'_>, side: u8, cards: &[Laid], sums: &[u8]) -> String {
    let mut seats: Vec<Seat> = Vec::new();
    for card in cards {
        if !seats.contains(&card.seat) {
            seats.push(card.seat);
        }
    }
    let sum = |seat: Seat| {
        let own: Vec<String> =
            cards.iter().filter(|card| card.seat == seat).map(|card| card.value.to_string()).collect();
        let [you, name] = teller.who(seat);
        let (n, addends) = (("cards", own.len().into()), ("addends", own.join(" + ").into()));
        teller.lang.part("crazy-race-sum", [you, name, n, addends, ("sum", sums[seat.index()].into())])
    };
    let words = list(teller.lang, seats.into_iter().map(sum));
    teller.lang.with("crazy-race-log-turns-up", [("side", side.into()), ("list", words.into())])
}

fn still(teller: &Teller<'_>, side: u8, seat: Option<Seat>, why: Stay) -> String {
    let at = ("side", side.into());
    match (seat, why) {
        (Some(seat), Stay::Home(animal)) => {
            teller.about(seat, "crazy-race-log-still-home", [at, named(animal)])
        }
        (Some(seat), Stay::AllHome) => teller.about(seat, "crazy-race-log-all-home", [at]),
        _ => teller.lang.with("crazy-race-log-no-cards", [at]),
    }
}

/// What a winner does at a side.
fn moves(teller: &Teller<'_>, beat: &Beat) -> String {
    match *beat {
        Beat::Moves { seat, animal, points } => {
            teller.about(seat, "crazy-race-log-moves", [named(animal), ("points", points.into())])
        }
        Beat::Declines { seat, side } => {
            teller.about(seat, "crazy-race-log-declines", [("side", side.into())])
        }
        Beat::Stops { seat, left } => teller.about(seat, "crazy-race-log-stops", [("points", left.into())]),
        Beat::Hops { seat, animal, hop } => run_of(teller, seat, animal, 1, [hop].into_iter()),
        Beat::Tile { seat, animal, place, tile } => takes(teller, seat, animal, place, tile),
        Beat::Lost { points, .. } => teller.lang.with("crazy-race-log-lost", [("points", points.into())]),
        _ => unreachable!("not a move: {beat:?}"),
    }
}

/// Hops of one animal, at least one, that follow one another.
fn run_of(
    teller: &Teller<'_>,
    seat: Seat,
    animal: Animal,
    points: u8,
    hops: impl Iterator<Item = Hop> + Clone,
) -> String {
    let from = hops.clone().map(|hop| hop.from).min().unwrap_or_default();
    let to = hops.clone().map(|hop| hop.to).max().unwrap_or_default();
    let jumped: usize = hops.map(|hop| hop.jumped().len()).sum();
    let [from, to] = way(teller.lang, from, to);
    teller.about(
        seat,
        "crazy-race-log-hops",
        [named(animal), ("points", points.into()), from, to, ("jumped", jumped.into())],
    )
}

fn takes(teller: &Teller<'_>, seat: Seat, animal: Animal, place: Place, tile: Option<u8>) -> String {
    let key = match (place, tile) {
        (Place::Turnaround, Some(_)) => "crazy-race-log-turn-tile",
        (Place::Turnaround, None) => "crazy-race-log-turn-no-tile",
        (Place::Finish, Some(_)) => "crazy-race-log-home-tile",
        (Place::Finish, None) => "crazy-race-log-home-no-tile",
    };
    teller.about(seat, key, [named(animal), ("tile", tile.unwrap_or_default().into())])
}

/// The cards of the stage, by seat.
fn clears(teller: &Teller<'_>, cards: &[Values]) -> String {
    let laid = Seat::all(teller.names.len() as u8).zip(cards).filter(|(_, cards)| !cards.is_empty());
    let spent = laid.map(|(seat, cards)| {
        let [you, name] = teller.who(seat);
        teller.lang.part("crazy-race-spent", [you, name, ("cards", cards.to_string().into())])
    });
    let words = list(teller.lang, spent);
    if words.is_empty() {
        return teller.lang.t("crazy-race-log-clears-none");
    }
    teller.lang.with("crazy-race-log-clears", [("list", words.into())])
}

/// Penalties paid, ties and ranks.
fn ends(teller: &Teller<'_>, beat: &Beat) -> String {
    match *beat {
        Beat::LosesTile { seat, number, tile: Some(tile) } => teller.about(
            seat,
            "crazy-race-log-loses-tile",
            [("number", number.into()), ("tile", tile.into())],
        ),
        Beat::LosesTile { seat, number, tile: None } => {
            teller.about(seat, "crazy-race-log-no-tile", [("number", number.into())])
        }
        Beat::TieBroken { seat, over, progress, behind } => teller.about(
            seat,
            "crazy-race-log-tie-broken",
            [
                ("which", teller.which(seat, over)),
                ("over", teller.name(over)),
                ("progress", progress.into()),
                ("behind", behind.into()),
            ],
        ),
        Beat::Ranks { seat, rank, total } => {
            teller.about(seat, "crazy-race-log-ranks", [("place", rank.into()), ("points", total.into())])
        }
        _ => unreachable!("not of the end: {beat:?}"),
    }
}
