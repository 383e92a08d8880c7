//! What to know before the rest is read.

use crate::{Outcome, Plan, Studied, Study};
use furrow_arena::{Faults, Player};

/// How a player lost its seats, in games of one set-up.
pub(crate) struct Lost {
    pub(crate) player: String,
    /// In which games: `with the option`.
    pub(crate) games: &'static str,
    pub(crate) faults: Faults,
}

/// Nothing where bots of the house played.
pub(crate) fn of<G: Studied>(plan: &Plan<G>, outcome: &Outcome) -> Vec<String> {
    let mut warnings = Vec::new();
    if plan.players.iter().any(Player::is_program) {
        warnings.push(
            "A program of its own played: the same command gives the same figures only if the program chooses the same \
             again, as it does where all its chance follows from the seed it is told."
                .to_owned(),
        );
    }
    for Lost { player, games, faults } in lost(plan, outcome) {
        let games = outcome.paired.as_ref().map(|_| format!("In games {games}: ")).unwrap_or_default();
        warnings.push(format!("{games}{}", faults.lines(&player).join(" ")));
    }
    let base = outcome.paired.as_ref().map(|paired| &paired.base);
    let (broken, games) = [Some(&outcome.study), base]
        .into_iter()
        .flatten()
        .fold((0, 0), |(broken, games), study| (broken + study.broken, games + study.games));
    if broken > 0 {
        warnings.push(format!(
            "In {broken} of {games} games random played on in place of a program: its moves are in all that is told of \
             them, but for who won."
        ));
    }
    warnings
}

/// Who lost seats: first in the games of the plan, then in those they are compared with.
pub(crate) fn lost<G: Studied>(plan: &Plan<G>, outcome: &Outcome) -> Vec<Lost> {
    match &outcome.paired {
        None => by_player(plan, &outcome.study, "all"),
        Some(paired) => {
            let mut lost = by_player(plan, &outcome.study, "with the option");
            lost.extend(by_player(plan, &paired.base, "without it"));
            lost
        }
    }
}

/// Seats of one player are told together.
fn by_player<G: Studied>(plan: &Plan<G>, study: &Study, games: &'static str) -> Vec<Lost> {
    let mut lost: Vec<Lost> = Vec::new();
    for (seat, faults) in &study.faults {
        let player = plan.players[usize::from(*seat)].to_string();
        match lost.iter_mut().find(|lost| lost.player == player) {
            Some(same) => same.faults.join(faults),
            None => lost.push(Lost { player, games, faults: faults.clone() }),
        }
    }
    lost
}
