//! What an option changes.

use super::bars;
use crate::{
    Cell, Chart, Experiment, Group, Kind, Paired, Scale, Section, Studied, Study, Table, figure::place,
};
use furrow_game::Setup;

pub(super) fn sections<G: Studied>(of: &Experiment<G>, study: &Study, paired: &Paired) -> Vec<Section> {
    vec![who_wins(of, study, paired), all_else(of, study, paired), cells(of, study, paired)]
}

const ABOUT: &str = "Every deal was played with the option and without; what is told is the mean difference a deal, with \
                     the option less without, and its 95 % interval. Where the interval leaves 0 out, the option has an \
                     effect; of twenty intervals one misses the truth by chance.";

/// A row has numbers of its own scale, without and with the option and their difference.
fn columns(what: &'static str) -> [(&'static str, &'static str, Kind); 5] {
    [
        ("figure", what, Kind::Text),
        ("without", "without", Kind::Own),
        ("with", "with", Kind::Own),
        ("difference", "difference", Kind::Own),
        ("clear", "clear", Kind::Text),
    ]
}

/// The figures of a group, without those that can come up in none of the games.
fn rows<G: Studied>(of: &Experiment<G>, study: &Study, paired: &Paired, group: Group, table: &mut Table) {
    let told = |n: &usize| group != Group::Measure || of.can(G::MEASURES[*n].within);
    let figures = of.plan.names(group);
    let without = paired.base.estimates(group, &figures);
    let with = study.estimates(group, &figures);
    let differences = paired.differences(group, &figures);
    for n in (0..with.len()).filter(told) {
        let figure = &figures[n];
        let own = |mean, signed| Cell::Own(mean, figure.scale, signed);
        let clear = if differences[n].excludes(0.0) { "yes" } else { "" };
        table.row([
            figure.words.clone().into(),
            own(without[n], false),
            own(with[n], false),
            own(differences[n], true),
            clear.into(),
        ]);
    }
}

fn who_wins<G: Studied>(of: &Experiment<G>, study: &Study, paired: &Paired) -> Section {
    let mut table = Table::new("effect_on_wins", &columns("wins"));
    for group in [Group::Order, Group::Seat, Group::Shared] {
        rows(of, study, paired, group, &mut table);
    }
    let differences = paired.differences(Group::Order, &of.plan.names(Group::Order));
    let labels = (1..=of.plan.setup.seats()).map(place);
    Section {
        heading: "What the option changes: who wins".to_owned(),
        about: ABOUT.to_owned(),
        chart: Some(Chart::Bars {
            bars: bars(labels, &differences),
            scale: Scale::Share,
            mark: Some((0.0, "no change".to_owned())),
        }),
        table,
        brief: true,
    }
}

fn all_else<G: Studied>(of: &Experiment<G>, study: &Study, paired: &Paired) -> Section {
    let mut table = Table::new("effect_on_games", &columns("figure"));
    for group in [Group::Length, Group::Measure, Group::Lead, Group::Score] {
        rows(of, study, paired, group, &mut table);
    }
    let lead = paired.differences(Group::Ahead, &of.plan.names(Group::Ahead));
    let labels = crate::figure::TENTHS.map(|tenth| format!("after {tenth}0 %"));
    Section {
        heading: "What the option changes: the game".to_owned(),
        about: "The same for the length of the game, what happens in it, how open it is, and points. The chart shows how \
                much more often, or less, whoever leads after a part of the game wins in the end."
            .to_owned(),
        chart: Some(Chart::Bars {
            bars: bars(labels, &lead),
            scale: Scale::Share,
            mark: Some((0.0, "no change".to_owned())),
        }),
        table,
        brief: true,
    }
}

fn cells<G: Studied>(experiment: &Experiment<G>, study: &Study, paired: &Paired) -> Section {
    let of = G::BREAKDOWN;
    let mut table = Table::new("effect_on_rows", &columns(of.row));
    rows(experiment, study, paired, Group::Cell, &mut table);
    let figures = experiment.plan.names(Group::Cell);
    let differences = paired.differences(Group::Cell, &figures);
    let first = differences.into_iter().step_by(of.columns.len()).collect::<Vec<_>>();
    let (_, words, scale) = of.columns[0];
    Section {
        heading: format!("What the option changes, {0} by {0}", of.row),
        about: format!(
            "The differences of what each {} did; the chart shows the column \u{201c}{words}\u{201d}.",
            of.row
        ),
        chart: Some(Chart::Bars {
            bars: bars(of.rows.iter().map(|row| (*row).to_owned()), &first),
            scale,
            mark: Some((0.0, "no change".to_owned())),
        }),
        table,
        brief: false,
    }
}
