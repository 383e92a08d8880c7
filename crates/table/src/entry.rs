//! An event with its time.

use crate::Event;
use serde::{Deserialize, Serialize};

/// An event of a table's log and when it happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Unix milliseconds; 0 in logs from before there were clocks.
    #[serde(default)]
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}
