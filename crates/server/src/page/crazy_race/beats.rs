//! Beats as data for the browser.

use furrow_crazy_race::{Animal, Beat, Hop, Laid, Points, Side, Stay, TURNAROUND};
use furrow_game::Seat;
use serde_json::{Value, json};

/// A beat as an object: `k` says what it is.
pub(super) fn fields(beat: &Beat) -> Value {
    match *beat {
        Beat::Starts { seat } => json!({"k": "starts", "seat": seat.number()}),
        Beat::Reconstructed => json!({"k": "reconstructed"}),
        Beat::Stage { stage, number, ref card } => {
            json!({"k": "stage", "stage": stage, "number": number, "card": card.each_ref().map(side)})
        }
        Beat::Round { round } => json!({"k": "round", "round": round}),
        Beat::Recalls { .. } | Beat::Lays { .. } | Beat::Passes { .. } | Beat::Skipped { .. } => laying(beat),
        Beat::Closes { side } => json!({"k": "closes", "side": side}),
        Beat::Evaluates => json!({"k": "evaluates"}),
        Beat::TurnsUp { side, ref cards, ref sums } => {
            let laid = |card: &Laid| json!({"seat": card.seat.number(), "value": card.value});
            json!({"k": "turns_up", "side": side, "cards": cards.iter().map(laid).collect::<Vec<_>>(), "sums": sums})
        }
        Beat::Wins { side, seat, sum, by_order } => {
            json!({"k": "wins", "side": side, "seat": seat.number(), "sum": sum, "by_order": by_order})
        }
        Beat::Stay { side, seat, why } => {
            let (why, animal) = stay(why);
            json!({"k": "stay", "side": side, "seat": seat.map(Seat::number), "why": why, "animal": animal})
        }
        Beat::Moves { .. }
        | Beat::Declines { .. }
        | Beat::Stops { .. }
        | Beat::Hops { .. }
        | Beat::Tile { .. }
        | Beat::Lost { .. } => moving(beat),
        Beat::Clears { cards } => json!({"k": "clears", "cards": cards}),
        Beat::Token { to } => json!({"k": "token", "to": to.number()}),
        Beat::GameEnds { .. }
        | Beat::Penalty { .. }
        | Beat::LosesTile { .. }
        | Beat::TieBroken { .. }
        | Beat::Ranks { .. } => ending(beat),
    }
}

/// A side of a stage card: its animal, if it has one, and its number; none is a point a card.
fn side(side: &Side) -> Value {
    let points = if let Points::Number(points) = side.points { Some(points) } else { None };
    json!({"animal": side.animal.map(Animal::name), "points": points})
}

fn laying(beat: &Beat) -> Value {
    match *beat {
        Beat::Recalls { seat, cards } => json!({"k": "recalls", "seat": seat.number(), "cards": cards}),
        Beat::Lays { seat, side, value, at_side } => {
            json!({"k": "lays", "seat": seat.number(), "side": side, "value": value, "at_side": at_side})
        }
        Beat::Passes { seat } => json!({"k": "passes", "seat": seat.number()}),
        Beat::Skipped { seat } => json!({"k": "skipped", "seat": seat.number()}),
        _ => unreachable!("not a turn: {beat:?}"),
    }
}

fn moving(beat: &Beat) -> Value {
    match *beat {
        Beat::Moves { seat, animal, points } => {
            json!({"k": "moves", "seat": seat.number(), "animal": animal.name(), "points": points})
        }
        Beat::Declines { seat, side } => json!({"k": "declines", "seat": seat.number(), "side": side}),
        Beat::Stops { seat, left } => json!({"k": "stops", "seat": seat.number(), "left": left}),
        Beat::Hops { seat, animal, hop } => json!({
            "k": "hops", "seat": seat.number(), "animal": animal.name(), "from": hop.from, "to": hop.to,
        }),
        Beat::Tile { seat, animal, place, tile } => json!({
            "k": "tile", "seat": seat.number(), "animal": animal.name(), "place": place.name(), "tile": tile,
        }),
        Beat::Lost { seat, animal, points } => {
            json!({"k": "lost", "seat": seat.number(), "animal": animal.name(), "points": points})
        }
        _ => unreachable!("not a move: {beat:?}"),
    }
}

fn ending(beat: &Beat) -> Value {
    match *beat {
        Beat::GameEnds { early } => json!({"k": "game_ends", "early": early}),
        Beat::Penalty { number, progress } => json!({"k": "penalty", "number": number, "progress": progress}),
        Beat::LosesTile { seat, number, tile } => {
            json!({"k": "loses_tile", "seat": seat.number(), "number": number, "tile": tile})
        }
        Beat::TieBroken { seat, over, progress, behind } => json!({
            "k": "tie_broken", "seat": seat.number(), "over": over.number(), "progress": progress, "behind": behind,
        }),
        Beat::Ranks { seat, rank, total } => {
            json!({"k": "ranks", "seat": seat.number(), "rank": rank, "total": total})
        }
        _ => unreachable!("not of the end: {beat:?}"),
    }
}

/// The word for why nothing moves, and the animal that is home.
const fn stay(why: Stay) -> (&'static str, Option<&'static str>) {
    match why {
        Stay::NoCards => ("no_cards", None),
        Stay::Home(animal) => ("home", Some(animal.name())),
        Stay::AllHome => ("all_home", None),
    }
}

/// Whether a later beat tells what came of an earlier one: who moves has won the side.
pub(super) fn replaces(later: &Beat, earlier: &Beat) -> bool {
    let Beat::Wins { seat: winner, .. } = *earlier else { return false };
    match *later {
        Beat::Moves { seat, .. } | Beat::Hops { seat, .. } | Beat::Declines { seat, .. } => seat == winner,
        Beat::Stay { seat, .. } => seat == Some(winner),
        _ => false,
    }
}

/// How much a beat matters to someone who looks up: how it ends, tiles, who won a side and what moved by it.
pub(super) fn weight(beat: &Beat) -> u8 {
    match beat {
        Beat::Ranks { rank: 1, .. } => 12,
        Beat::TieBroken { .. } => 11,
        Beat::LosesTile { .. } => 10,
        Beat::GameEnds { early: true } => 9,
        Beat::Tile { .. } => 8,
        Beat::Recalls { .. } | Beat::Moves { .. } | Beat::Hops { .. } => 7,
        Beat::Wins { .. } => 6,
        Beat::Closes { .. } | Beat::Stay { seat: Some(_), .. } => 5,
        Beat::Declines { .. } | Beat::Stops { .. } | Beat::Skipped { .. } | Beat::Starts { .. } => 4,
        Beat::Lays { .. } | Beat::Passes { .. } | Beat::Token { .. } | Beat::Stage { .. } => 3,
        Beat::Round { .. } | Beat::Evaluates => 1,
        _ => 2,
    }
}

/// What a reader is given to see that somebody else has acted, in milliseconds.
const HOLD: u64 = 600;

/// How long a beat lasts at normal speed, in milliseconds.
pub(super) fn lasts(beat: &Beat) -> u64 {
    match beat {
        Beat::Starts { .. } => 260,
        Beat::Stage { .. } => 480,
        Beat::Lays { .. } => 260 + HOLD,
        Beat::Recalls { .. } => 400 + HOLD,
        Beat::Passes { .. } | Beat::Declines { .. } | Beat::Stops { .. } => 200 + HOLD,
        Beat::Skipped { .. } | Beat::Stay { why: Stay::NoCards, .. } | Beat::Lost { .. } => 200,
        Beat::Closes { .. } | Beat::TieBroken { .. } | Beat::Ranks { .. } => 300,
        Beat::Evaluates | Beat::GameEnds { .. } | Beat::Stay { .. } => 400,
        Beat::TurnsUp { cards, .. } => 250 * cards.len() as u64 + 150,
        Beat::Wins { .. } => 500,
        Beat::Moves { .. } => HOLD,
        Beat::Hops { hop, .. } => hops(*hop),
        Beat::Tile { .. } | Beat::LosesTile { .. } => 460,
        Beat::Clears { .. } => 420,
        Beat::Token { .. } => 320,
        Beat::Penalty { .. } => 900,
        Beat::Reconstructed | Beat::Round { .. } => 0,
    }
}

/// A hop, an arc over each animal jumped, and the turning round of one that comes to the turning point.
fn hops(hop: Hop) -> u64 {
    let arc = if hop.jumped().is_empty() { 190 } else { 300 };
    match (hop.turns(), hop.to > TURNAROUND) {
        (false, _) => arc,
        (true, false) => arc + 260,
        (true, true) => arc + 260 + 190,
    }
}
