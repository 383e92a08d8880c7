//! What stands out, in sentences.

use crate::{
    Estimate, Figure, Group, Outcome, Plan, Scale, Studied, Study, figure::place, table::number_shown,
};
use furrow_game::Setup;

pub(crate) fn of<G: Studied>(plan: &Plan<G>, outcome: &Outcome) -> Vec<String> {
    let names = |group| plan.names(group);
    let means = |group| outcome.study.estimates(group, &names(group));
    let mut findings = Vec::new();
    if outcome.study.games == 1 {
        findings.push("One game says nothing of how games differ: play more.".to_owned());
    }
    findings.extend(repeated(&outcome.study));
    findings.push(order(&means(Group::Order), 1.0 / f64::from(plan.setup.seats())));
    findings.push(length::<G>(plan, outcome));
    findings.push(decided(&means(Group::Lead), &means(Group::Ahead)));
    findings.extend(unfired::<G>(&plan.setup, &means(Group::Fired)));
    if let Some(paired) = &outcome.paired {
        findings.push(changed(&clear::<G>(plan, |group, figures| paired.differences(group, figures))));
    }
    findings
}

/// A game that is played again teaches nothing, and intervals take it for a new one.
fn repeated(study: &Study) -> Option<String> {
    let (different, games) = (study.different(), study.games);
    (different * 10 < games * 9).then(|| {
        format!(
            "Only {different} of the {games} games went differently, but for the seat that started: these players choose \
             alike and little is left to chance. The intervals are too narrow."
        )
    })
}

/// Whether it matters who starts.
fn order(wins: &[Estimate], fair: f64) -> String {
    let off = wins.iter().zip(1..).filter(|(win, _)| win.excludes(fair));
    let share = |x| number_shown(x, Scale::Share, false);
    let off: Vec<String> = off.map(|(win, n)| format!("{} wins {}", place(n), share(win.mean))).collect();
    if off.is_empty() {
        format!("No place in the order of play wins clearly more or less than its {}.", share(fair))
    } else {
        format!("The order of play matters: {}, where an even game gives {}.", listed(&off), share(fair))
    }
}

fn length<G: Studied>(plan: &Plan<G>, outcome: &Outcome) -> String {
    let mean = |group, n: usize| outcome.study.estimates(group, &plan.names(group))[n].mean;
    let (own, decisions) = (mean(Group::Measure, 0), mean(Group::Length, 0));
    let spread = &outcome.study.spreads[1];
    format!(
        "A game has {own:.1} {} and {decisions:.0} decisions on average; nine of ten have {} to {} decisions.",
        G::MEASURES[0].words,
        spread.quantile(0.05),
        spread.quantile(0.95),
    )
}

fn decided(lead: &[Estimate], ahead: &[Estimate]) -> String {
    let share = |x: f64| format!("{:.0} %", 100.0 * x);
    format!(
        "The lead changes {:.1} times. Whoever leads halfway wins {} of the games; on average the later winner leads to \
         the end from {} of the game on.",
        lead[0].mean,
        share(ahead[4].mean),
        share(lead[1].mean),
    )
}

/// The rulings that never fired, of those that can.
fn unfired<G: Studied>(setup: &G::Setup, fired: &[Estimate]) -> Option<String> {
    let never = G::RULINGS.iter().zip(fired).filter(|(of, fired)| (of.within)(setup) && fired.mean == 0.0);
    let never: Vec<String> = never.map(|(ruling, _)| ruling.name.to_owned()).collect();
    (!never.is_empty())
        .then(|| format!("These rulings could have come up, and never did: {}.", listed(&never)))
}

/// Differences of the main figures whose interval leaves 0 out.
fn clear<G: Studied>(plan: &Plan<G>, differences: impl Fn(Group, &[Figure]) -> Vec<Estimate>) -> Vec<String> {
    let mut clear = Vec::new();
    for group in [Group::Order, Group::Length, Group::Measure, Group::Lead] {
        let figures = plan.names(group);
        for (difference, figure) in differences(group, &figures).iter().zip(&figures) {
            if difference.excludes(0.0) {
                clear.push(format!("{} {}", figure.words, number_shown(difference.mean, figure.scale, true)));
            }
        }
    }
    clear
}

/// So many changes are told in a sentence.
const MOST: usize = 6;

fn changed(clear: &[String]) -> String {
    if clear.is_empty() {
        "The option changes none of the main figures by more than chance allows.".to_owned()
    } else {
        let more = if clear.len() > MOST + 1 { clear.len() - MOST } else { 0 };
        let mut told = clear[..clear.len() - more].to_vec();
        if more > 0 {
            told.push(format!("{more} more figures"));
        }
        format!("What the option clearly changes: {}.", listed(&told))
    }
}

/// "a", "a and b", "a, b and c".
fn listed(words: &[String]) -> String {
    match words {
        [all @ .., before, last] => {
            all.iter().map(|word| format!("{word}, ")).collect::<String>() + before + " and " + last
        }
        _ => words.concat(),
    }
}
