//! The sections of the report.

mod effect;
mod faults;
mod lead;
mod play;
mod wins;

use crate::{Bar, Chart, Estimate, Experiment, Kind, Outcome, Scale, Section, Spread, Studied, Table};

/// Bins of a histogram at most.
const BINS: i64 = 16;

pub(crate) fn of<G: Studied>(experiment: &Experiment<G>, outcome: &Outcome) -> Vec<Section> {
    let (plan, study) = (&experiment.plan, &outcome.study);
    let mut sections = Vec::new();
    sections.extend(faults::section(plan, outcome));
    if let Some(paired) = &outcome.paired {
        sections.extend(effect::sections(experiment, study, paired));
    }
    sections.push(wins::by_order(plan, study));
    sections.push(wins::by_seat(plan, study));
    sections.extend(wins::scores(plan, study));
    sections.push(play::breakdown(plan, study));
    sections.push(play::lengths(plan, study));
    sections.push(histogram(
        &study.spreads[1],
        "How the number of decisions varies",
        "The share of the games with so many decisions.",
        ("decisions_of_a_game", "decisions"),
    ));
    sections.push(play::measures(plan, study));
    sections.push(play::decisions::<G>(study));
    sections.push(play::choices(plan, study));
    sections.push(lead::ahead(plan, study));
    sections.push(lead::decided(plan, study));
    sections.push(lead::changes(study));
    sections.push(play::rulings(plan, study));
    sections
}

/// Bars with these labels.
fn bars(labels: impl IntoIterator<Item = String>, means: &[Estimate]) -> Vec<Bar> {
    labels.into_iter().zip(means).map(|(label, mean)| Bar { label, mean: *mean }).collect()
}

/// How a number is spread over the games: a histogram, and its bins as a table of this name with this axis.
fn histogram(spread: &Spread, heading: &str, about: &str, (name, axis): (&str, &str)) -> Section {
    let columns = [
        ("from", "from", Kind::Count),
        ("to", "to", Kind::Count),
        ("share_of_games", "games", Kind::Plain(Scale::Share)),
    ];
    let mut table = Table::new(name, &columns);
    for (from, to, share) in spread.bins(BINS) {
        table.row([(from as f64).into(), (to as f64).into(), share.into()]);
    }
    Section {
        heading: heading.to_owned(),
        about: about.to_owned(),
        chart: Some(columns_of(spread, axis)),
        table,
        brief: false,
    }
}

/// A histogram above an axis of this name.
fn columns_of(spread: &Spread, axis: &str) -> Chart {
    let label = |from: i64, to: i64| if from == to { from.to_string() } else { format!("{from}–{to}") };
    let bins = spread.bins(BINS).into_iter().map(|(from, to, share)| (label(from, to), share));
    Chart::Columns { axis: axis.to_owned(), bins: bins.collect() }
}
