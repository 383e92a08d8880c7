//! What shows hidden things: all lies open (P5) but what chance brings.

use crate::Beat;

impl Beat {
    /// Whether it shows anybody something that was hidden before: who starts, or the die.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Beat::Starts { .. } | Beat::Rolls { .. } => true,
            Beat::Round { .. }
            | Beat::Forward { .. }
            | Beat::Back { .. }
            | Beat::PositionIncome { .. }
            | Beat::Takes { .. }
            | Beat::Gives { .. }
            | Beat::OnLettuce { .. }
            | Beat::Eats { .. }
            | Beat::TurnLost { .. }
            | Beat::HareIsQuiet { .. }
            | Beat::WillLoseTurn { .. }
            | Beat::WillEat { .. }
            | Beat::EatsCarrot { .. }
            | Beat::HareMoves { .. }
            | Beat::HareStays { .. }
            | Beat::Free { .. }
            | Beat::Again { .. }
            | Beat::Restarts { .. }
            | Beat::Waits { .. }
            | Beat::Passes { .. }
            | Beat::NotPassed { .. }
            | Beat::Passed { .. }
            | Beat::MarkerHome { .. }
            | Beat::PlayerHome { .. }
            | Beat::Bound { .. }
            | Beat::Released { .. }
            | Beat::GameEnds { .. }
            | Beat::Ranks { .. } => false,
        }
    }
}
