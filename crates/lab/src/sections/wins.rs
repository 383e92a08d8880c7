//! Who wins, and by how much.

use super::bars;
use crate::{Cell, Chart, Group, Kind, Plan, Scale, Section, Studied, Study, Table, figure::place};
use furrow_game::Setup;

/// A line where an even game would end.
pub(super) fn even<G: Studied>(plan: &Plan<G>) -> (f64, String) {
    (1.0 / f64::from(plan.setup.seats()), "even".to_owned())
}

pub(super) fn by_order<G: Studied>(plan: &Plan<G>, study: &Study) -> Section {
    let means = study.estimates(Group::Order, &plan.names(Group::Order));
    let shared = study.estimates(Group::Shared, &plan.names(Group::Shared))[0];
    let columns =
        [("place", "in the order of play", Kind::Text), ("win_share", "wins", Kind::Mean(Scale::Share))];
    let mut table = Table::new("wins_by_order", &columns);
    let places = || (1..=plan.setup.seats()).map(place);
    places().zip(&means).for_each(|(place, mean)| table.row([place.into(), (*mean).into()]));
    table.row(["games with a shared win".into(), shared.into()]);
    Section {
        heading: "Does it matter who starts?".to_owned(),
        about: "The share of all wins by place in the order of play; a shared win is split. The whiskers are 95 % \
                intervals: a bar whose whiskers reach the line may well be even."
            .to_owned(),
        chart: Some(Chart::Bars { bars: bars(places(), &means), scale: Scale::Share, mark: Some(even(plan)) }),
        table,
        brief: true,
    }
}

pub(super) fn by_seat<G: Studied>(plan: &Plan<G>, study: &Study) -> Section {
    let means = study.estimates(Group::Seat, &plan.names(Group::Seat));
    let columns = [
        ("seat", "seat", Kind::Count),
        ("player", "player", Kind::Text),
        ("win_share", "wins", Kind::Mean(Scale::Share)),
    ];
    let mut table = Table::new("wins_by_seat", &columns);
    let mut labels = Vec::new();
    for (seat, (player, mean)) in (0_u64..).zip(plan.players.iter().zip(&means)) {
        table.row([seat.into(), player.to_string().into(), (*mean).into()]);
        labels.push(format!("seat {seat}, {player}"));
    }
    Section {
        heading: "Who wins, seat by seat".to_owned(),
        about: "Where chance says who starts, seats of equal players differ by chance alone; where players differ, \
                this is how strong they are."
            .to_owned(),
        chart: Some(Chart::Bars { bars: bars(labels, &means), scale: Scale::Share, mark: Some(even(plan)) }),
        table,
        brief: true,
    }
}

/// Nothing in a game without points.
pub(super) fn scores<G: Studied>(plan: &Plan<G>, study: &Study) -> Option<Section> {
    let figures = plan.names(Group::Score);
    let means = study.estimates(Group::Score, &figures);
    let columns = [("what", "points", Kind::Text), ("points_a_game", "a game", Kind::Mean(Scale::Amount))];
    let mut table = Table::new("scores", &columns);
    for (figure, mean) in figures.iter().zip(&means) {
        table.row([Cell::from(figure.words.clone()), (*mean).into()]);
    }
    let labels = figures.iter().map(|figure| figure.words.replace("points ", ""));
    (!means.is_empty()).then(|| Section {
        heading: "How many points are made".to_owned(),
        about: "Points at the end, on average: of each seat, of the winner, by how much the winner is ahead of the \
                second, and of all together."
            .to_owned(),
        chart: Some(Chart::Bars { bars: bars(labels, &means), scale: Scale::Amount, mark: None }),
        table,
        brief: true,
    })
}
