//! Beats as data for the browser.

use furrow_carrots::Beat;
use serde_json::{Value, json};

/// A beat as an object: `k` says what it is.
pub(super) fn fields(beat: &Beat) -> Value {
    match *beat {
        Beat::Forward { seat, marker, from, to, .. } => {
            json!({"k": "forward", "seat": seat.number(), "marker": marker.name(), "from": from, "to": to})
        }
        _ => json!({"k": "other", "seat": beat.seat().map(furrow_game::Seat::number)}),
    }
}

/// How much a beat matters to someone who looks up.
pub(super) fn weight(beat: &Beat) -> u8 {
    match beat {
        Beat::Round { .. } => 0,
        _ => 2,
    }
}

/// How long a beat lasts at normal speed, in milliseconds.
pub(super) fn lasts(beat: &Beat) -> u64 {
    match beat {
        Beat::Forward { .. } | Beat::Back { .. } | Beat::HareMoves { .. } => 600,
        _ => 0,
    }
}
