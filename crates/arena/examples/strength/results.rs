//! What has been played so far.

use furrow_arena::Tally;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fs, io::ErrorKind, path::Path};

/// Tallies by the name of their match.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Results(BTreeMap<String, Kept>);

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Kept {
    /// Of the players.
    revision: u64,
    deals: u64,
    sum: f64,
    squares: f64,
}

impl Results {
    /// What a file holds; nothing if there is none.
    pub(crate) fn read(file: &Path) -> Result<Self, String> {
        match fs::read_to_string(file) {
            Ok(text) => serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Results::default()),
            Err(error) => Err(format!("{}: {error}", file.display())),
        }
    }

    /// Replaces the file; one that is stopped meanwhile leaves it as it was.
    pub(crate) fn write(&self, file: &Path) -> Result<(), String> {
        let new = file.with_extension("json.new");
        let text = serde_json::to_string_pretty(self).map_err(|error| error.to_string())?;
        let written = fs::write(&new, text + "\n").and_then(|()| fs::rename(&new, file));
        written.map_err(|error| format!("{}: {error}", file.display()))
    }

    /// What a match came to, played by players of this revision.
    pub(crate) fn of(&self, name: &str, revision: u64) -> Tally {
        self.tally(name).filter(|_| self.0[name].revision == revision).unwrap_or_default()
    }

    /// What a match came to.
    pub(crate) fn tally(&self, name: &str) -> Option<Tally> {
        self.0.get(name).map(|kept| Tally::of_deals(kept.deals, kept.sum, kept.squares))
    }

    pub(crate) fn keep(&mut self, name: &str, revision: u64, tally: Tally) {
        let Tally { deals, sum, squares, .. } = tally;
        self.0.insert(name.to_owned(), Kept { revision, deals, sum, squares });
    }
}
