//! The whole truth as the record format's `state`; the view says the same, for nothing is hidden.

use crate::{Marker, Owes, State};
use serde_json::{Value, json};

impl State {
    pub(crate) fn to_json(&self) -> Value {
        let seats = usize::from(self.setup.seats);
        let at: Vec<&[u8]> = self.at[..seats].iter().map(|at| &at[..self.setup.markers()]).collect();
        let finished: Vec<[usize; 2]> =
            self.finished.iter().map(|(seat, marker)| [seat.index(), marker.index()]).collect();
        let bound: Vec<Option<usize>> = self.bound.iter().map(|marker| marker.map(Marker::index)).collect();
        let waits = self.waits.iter().enumerate();
        let passed: Vec<[usize; 3]> = waits
            .filter_map(|(seat, wait)| wait.map(|wait| [seat, wait.marker.index(), wait.passed.into()]))
            .collect();
        json!({
            "at": at,
            "carrots": self.carrots[..seats],
            "lettuces": self.lettuces[..seats],
            "owes": self.owes[..seats].iter().copied().map(Owes::name).collect::<Vec<_>>(),
            "finished": finished,
            "bound": if self.setup.markers() == 2 { bound } else { Vec::new() },
            "passed": passed,
            "round": self.round,
        })
    }
}
