//! What programs did wrong.

use crate::{Cell, Kind, Outcome, Plan, Section, Studied, Table, warnings::lost};

/// Nothing if no seat was lost.
pub(super) fn section<G: Studied>(plan: &Plan<G>, outcome: &Outcome) -> Option<Section> {
    let columns = [
        ("player", "player", Kind::Text),
        ("games", "in games", Kind::Text),
        ("times", "times", Kind::Count),
        ("kinds", "how", Kind::Text),
        ("first_game", "first in game", Kind::Count),
        ("first_seat", "on seat", Kind::Count),
        ("first_decision", "at decision", Kind::Count),
        ("first_why", "why", Kind::Text),
        ("first_stderr", "its stderr ends", Kind::Text),
    ];
    let mut table = Table::new("faults", &columns);
    for lost in lost(plan, outcome) {
        let (faults, first) = (&lost.faults, &lost.faults.first);
        table.row([
            lost.player.into(),
            Cell::from(lost.games),
            faults.times.into(),
            faults.kinds().into(),
            faults.game.into(),
            u64::from(first.seat).into(),
            u64::from(first.decision).into(),
            faults.why().into(),
            faults.said().unwrap_or_default().into(),
        ]);
    }
    (!table.rows.is_empty()).then(|| Section {
        heading: "How programs lost their seats".to_owned(),
        about: "A program that does something wrong loses its seat to random for the rest of that game. The seat is last in \
                all that tells of winners here; everything else is told as it was played. Games are counted from 0, \
                decisions of the seat from 1."
            .to_owned(),
        chart: None,
        table,
        brief: false,
    })
}
