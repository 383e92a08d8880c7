//! Beats as data for the browser.

use furrow_crazy_race::Beat;
use serde_json::{Value, json};

/// A beat as an object: `k` says what it is.
pub(super) fn fields(beat: &Beat) -> Value {
    match *beat {
        Beat::Starts { seat } => json!({"k": "starts", "seat": seat.number()}),
        Beat::Token { to } => json!({"k": "token", "to": to.number()}),
        _ => json!({"k": "said"}),
    }
}

/// How much a beat matters to someone who looks up.
pub(super) fn weight(beat: &Beat) -> u8 {
    match beat {
        Beat::Ranks { rank: 1, .. } => 12,
        Beat::Wins { .. } => 6,
        Beat::Lays { .. } | Beat::Passes { .. } | Beat::Recalls { .. } => 5,
        _ => 2,
    }
}

/// How long a beat lasts at normal speed, in milliseconds.
pub(super) fn lasts(beat: &Beat) -> u64 {
    if matches!(beat, Beat::Token { .. }) { 320 } else { 0 }
}
