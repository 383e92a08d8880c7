//! Carrots: Hare and Tortoise (P1 to P24).

use crate::play::Table;
use furrow_carrots::{Beat, End, Loss, Setup, StartsOver, State};
use furrow_game::Setup as _;

/// The table.
pub(crate) fn table(games: u64) -> String {
    let mut table = Table::<State>::new(
        games,
        &[
            ("rounds", |game| 1.0 + game.count(|beat| matches!(beat, Beat::Round { .. }))),
            ("meets the limit", |game| {
                game.count(|beat| matches!(beat, Beat::GameEnds { why: End::RoundLimit }))
            }),
            ("players home", |game| game.count(|beat| matches!(beat, Beat::PlayerHome { .. }))),
            ("backward moves", |game| game.count(|beat| matches!(beat, Beat::Back { .. }))),
            ("position incomes", |game| game.count(|beat| matches!(beat, Beat::PositionIncome { .. }))),
            ("10 taken", |game| game.count(|beat| matches!(beat, Beat::Takes { .. }))),
            ("10 given", |game| game.count(|beat| matches!(beat, Beat::Gives { .. }))),
            ("dice", |game| game.count(|beat| matches!(beat, Beat::Rolls { .. }))),
            ("lettuces eaten", |game| game.count(|beat| matches!(beat, Beat::Eats { .. }))),
            ("turns lost to the die", |game| {
                game.count(|beat| matches!(beat, Beat::WillLoseTurn { why: Loss::Die, .. }))
            }),
            ("for want of lettuce", |game| {
                game.count(|beat| matches!(beat, Beat::WillLoseTurn { why: Loss::NoLettuce, .. }))
            }),
            ("restarts, stuck", |game| {
                game.count(|beat| matches!(beat, Beat::Restarts { why: StartsOver::Stuck, .. }))
            }),
            ("restarts, no carrot", |game| {
                game.count(|beat| matches!(beat, Beat::Restarts { why: StartsOver::NoCarrot, .. }))
            }),
        ],
    );
    // `blank` and `mso` have no chance in them: players who choose alike would play one game ten thousand times.
    for hare in ["abacus", "intellect"] {
        for seats in Setup::SEATS {
            table.line(hare, seats, &[("hare", hare.into())]);
        }
    }
    for seats in Setup::SEATS {
        table.line("ravensburger-1978", seats, &[("layout", "ravensburger-1978".into())]);
    }
    table.finish()
}
