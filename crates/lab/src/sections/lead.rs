//! Who leads, and how early the winner is known.

use super::{histogram, wins::even};
use crate::{Chart, Group, Kind, Plan, Scale, Section, Studied, Study, Table, figure::TENTHS};

pub(super) fn ahead<G: Studied>(plan: &Plan<G>, study: &Study) -> Section {
    let means = study.estimates(Group::Ahead, &plan.names(Group::Ahead));
    let columns = [
        ("after_percent_of_game", "after % of the game", Kind::Count),
        ("leader_wins_share", "its leader wins", Kind::Mean(Scale::Share)),
    ];
    let mut table = Table::new("leader_wins", &columns);
    for (tenth, mean) in TENTHS.zip(&means) {
        table.row([f64::from(10 * tenth).into(), (*mean).into()]);
    }
    let points = TENTHS.map(|tenth| f64::from(tenth) / 10.0).zip(means).collect();
    Section {
        heading: "How early the winner is known".to_owned(),
        about: "How often whoever leads after a part of the decisions wins in the end. The leader is the seat whose \
                chance to win is best by the program's estimate, which sees all cards; while all are level one of \
                them is guessed. A line that rises late is a game that stays open."
            .to_owned(),
        chart: Some(Chart::Curve { points, mark: even(plan) }),
        table,
        brief: true,
    }
}

pub(super) fn decided<G: Studied>(plan: &Plan<G>, study: &Study) -> Section {
    let lead = study.estimates(Group::Lead, &plan.names(Group::Lead));
    histogram(
        &study.spreads[4],
        "When the later winner takes the lead for good",
        &format!(
            "The share of the games decided after so many percent of their decisions: from there on the winner leads to \
             the end. On average {:.1} %; at 100 % the winner did not lead before the end.",
            100.0 * lead[1].mean
        ),
        ("decided_after", "percent of the game"),
    )
}

pub(super) fn changes(study: &Study) -> Section {
    histogram(
        &study.spreads[3],
        "How often the lead changes",
        "The share of the games in which one leader followed another so many times.",
        ("lead_changes", "changes of the leader"),
    )
}
