//! What happens in a game.

use super::{bars, columns_of};
use crate::{
    Bar, Branching, Cell, Chart, Estimate, Group, Kind, Plan, Scale, Section, Studied, Study, Table,
};

pub(super) fn breakdown<G: Studied>(plan: &Plan<G>, study: &Study) -> Section {
    let of = G::BREAKDOWN;
    let means = study.estimates(Group::Cell, &plan.names(Group::Cell));
    let mut columns = vec![(of.row, of.row, Kind::Text)];
    columns.extend(of.columns.iter().map(|(key, words, scale)| (*key, *words, Kind::Mean(*scale))));
    let mut table = Table::new(of.key, &columns);
    let rows: Vec<&[Estimate]> = means.chunks(of.columns.len()).collect();
    for (name, row) in of.rows.iter().zip(&rows) {
        table.row([Cell::from(*name)].into_iter().chain(row.iter().map(|mean| Cell::Mean(*mean))));
    }
    let labels = || of.rows.iter().map(|name| (*name).to_owned());
    let chart = if of.parts > 0 {
        let parts = of.columns[..of.parts].iter().map(|(_, words, _)| (*words).to_owned()).collect();
        let shares = rows.iter().map(|row| row[..of.parts].iter().map(|mean| mean.mean).collect());
        Chart::Stack { parts, rows: labels().zip(shares).collect() }
    } else {
        let first: Vec<Estimate> = rows.iter().map(|row| row[0]).collect();
        Chart::Bars { bars: bars(labels(), &first), scale: of.columns[0].2, mark: None }
    };
    Section {
        heading: of.heading.to_owned(),
        about: of.about.to_owned(),
        chart: Some(chart),
        table,
        brief: true,
    }
}

pub(super) fn lengths<G: Studied>(plan: &Plan<G>, study: &Study) -> Section {
    let columns = [
        ("unit", "unit", Kind::Text),
        ("mean_a_game", "mean", Kind::Mean(Scale::Amount)),
        ("least", "least", Kind::Count),
        ("percentile_5", "5 %", Kind::Count),
        ("median", "half", Kind::Count),
        ("percentile_95", "95 %", Kind::Count),
        ("greatest", "most", Kind::Count),
    ];
    let mut table = Table::new("length", &columns);
    let own = study.estimates(Group::Measure, &plan.names(Group::Measure))[0];
    let length = study.estimates(Group::Length, &plan.names(Group::Length));
    for (n, (unit, mean)) in
        [(G::MEASURES[0].words, own), ("decisions", length[0]), ("steps", length[1])].into_iter().enumerate()
    {
        let quantile = |part| Cell::from(study.spreads[n].quantile(part) as f64);
        let row = [unit.into(), mean.into()].into_iter();
        table.row(row.chain([0.0, 0.05, 0.5, 0.95, 1.0].map(quantile)));
    }
    Section {
        heading: "How long a game is".to_owned(),
        about: format!(
            "The share of the games with so many {}. A step is whatever a record writes on a line: a decision, a card \
             drawn, a die. The columns named in percent hold what that part of the games does not exceed.",
            G::MEASURES[0].words
        ),
        chart: Some(columns_of(&study.spreads[0], G::MEASURES[0].words)),
        table,
        brief: true,
    }
}

pub(super) fn measures<G: Studied>(plan: &Plan<G>, study: &Study) -> Section {
    let figures = plan.names(Group::Measure);
    let columns = [("what", "in a game", Kind::Text), ("mean_a_game", "mean", Kind::Own)];
    let mut table = Table::new("events", &columns);
    let means = G::MEASURES.iter().zip(study.estimates(Group::Measure, &figures));
    for (of, mean) in means.filter(|(of, _)| (of.within)(&plan.setup)) {
        table.row([of.words.into(), Cell::Own(mean, of.scale, false)]);
    }
    Section {
        heading: "What happens in a game".to_owned(),
        about: "How often each thing happens, among all players, in a game on average.".to_owned(),
        chart: None,
        table,
        brief: true,
    }
}

/// How many decisions a game, how many of them forced, and legal actions, after what the row is called.
const BRANCHING: [(&str, &str, Kind); 4] = [
    ("decisions_a_game", "a game", Kind::Plain(Scale::Amount)),
    ("forced_share", "forced", Kind::Plain(Scale::Share)),
    ("legal_actions_mean", "choices", Kind::Plain(Scale::Amount)),
    ("legal_actions_most", "most", Kind::Count),
];

fn branching(of: Branching, games: u64) -> [Cell; 4] {
    let decisions = of.decisions.max(1) as f64;
    [
        (of.decisions as f64 / games.max(1) as f64).into(),
        (of.forced as f64 / decisions).into(),
        (of.legal as f64 / decisions).into(),
        of.most.into(),
    ]
}

pub(super) fn decisions<G: Studied>(study: &Study) -> Section {
    let mut table =
        Table::new("decisions", &[&[("decision", "decision", Kind::Text)], &BRANCHING[..]].concat());
    let mut chart = Vec::new();
    let kinds = G::CHOICES.chunk_by(|a, b| a.decision == b.decision);
    let mut rest = &study.branching[..];
    for kind in kinds {
        let (these, others) = rest.split_at(kind.len());
        rest = others;
        let sum = these.iter().fold(Branching::default(), |sum, one| sum.plus(*one));
        if sum.decisions == 0 {
            continue; // of another variant
        }
        table.row([kind[0].decision.into()].into_iter().chain(branching(sum, study.games)));
        let mean = sum.legal as f64 / sum.decisions as f64;
        chart.push((kind[0].decision.to_owned(), Estimate { mean, half: None, alike: false }));
    }
    let all = study.branching.iter().fold(Branching::default(), |sum, one| sum.plus(*one));
    table.row(["all".into()].into_iter().chain(branching(all, study.games)));
    let (labels, means): (Vec<String>, Vec<Estimate>) = chart.into_iter().unzip();
    Section {
        heading: "How much there is to choose".to_owned(),
        about: "By kind of decision: how many in a game, how many are forced because only one action is legal, and \
                among how many actions a player chooses, on average and at most."
            .to_owned(),
        chart: Some(Chart::Bars { bars: bars(labels, &means), scale: Scale::Amount, mark: None }),
        table,
        brief: true,
    }
}

pub(super) fn choices<G: Studied>(plan: &Plan<G>, study: &Study) -> Section {
    let columns = [&[("decision", "decision", Kind::Text), ("chosen", "chosen", Kind::Text)], &BRANCHING[..]];
    let mut table = Table::new("choices", &columns.concat());
    let (mut labels, mut means) = (Vec::new(), Vec::new());
    let all: u64 = study.branching.iter().map(|of| of.decisions).sum();
    let choices = G::CHOICES.iter().zip(&study.branching);
    for (choice, of) in choices.filter(|(choice, _)| (choice.within)(&plan.setup)) {
        let row = [choice.decision.into(), choice.word.into()].into_iter();
        table.row(row.chain(branching(*of, study.games)));
        let mean = of.decisions as f64 / all.max(1) as f64;
        labels.push(choice.word.to_owned());
        means.push(Estimate { mean, half: None, alike: false });
    }
    Section {
        heading: "What is chosen".to_owned(),
        about:
            "The share of all decisions by what was chosen; in the table, with the decisions in which it was."
                .to_owned(),
        chart: Some(Chart::Bars { bars: bars(labels, &means), scale: Scale::Share, mark: None }),
        table,
        brief: false,
    }
}

pub(super) fn rulings<G: Studied>(plan: &Plan<G>, study: &Study) -> Section {
    let times = study.estimates(Group::Ruling, &plan.names(Group::Ruling));
    let fired = study.estimates(Group::Fired, &plan.names(Group::Fired));
    let columns = [
        ("ruling", "ruling", Kind::Text),
        ("about", "what it is about", Kind::Text),
        ("times_a_game", "a game", Kind::Mean(Scale::Amount)),
        ("share_of_games", "games", Kind::Mean(Scale::Share)),
    ];
    let mut table = Table::new("rulings", &columns);
    let mut chart = Vec::new();
    let rulings = G::RULINGS.iter().zip(times.into_iter().zip(fired));
    for (ruling, (times, fired)) in rulings.filter(|(ruling, _)| (ruling.within)(&plan.setup)) {
        table.row([ruling.name.into(), ruling.about.into(), times.into(), fired.into()]);
        chart.push(Bar { label: ruling.name.to_owned(), mean: fired });
    }
    Section {
        heading: "Which rulings come up".to_owned(),
        about: "In how many of the games each ruling had a say at least once, and how often in a game on average. One \
                that never did is listed with 0; those of other variants and options are left out."
            .to_owned(),
        chart: Some(Chart::Bars { bars: chart, scale: Scale::Share, mark: None }),
        table,
        brief: false,
    }
}
