//! What shows hidden things (R5, R10, R11).

use crate::Beat;

impl Beat {
    /// Whether it shows anybody something that was hidden before: who starts, a stage card, cards that are turned up. A
    /// card laid face down shows nothing, and used cards lie open (R10). With the ranks the hands are laid open too.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Beat::Starts { .. } | Beat::Stage { .. } | Beat::TurnsUp { .. } | Beat::Ranks { .. } => true,
            Beat::Reconstructed
            | Beat::Round { .. }
            | Beat::Recalls { .. }
            | Beat::Lays { .. }
            | Beat::Passes { .. }
            | Beat::Skipped { .. }
            | Beat::Closes { .. }
            | Beat::Evaluates
            | Beat::Wins { .. }
            | Beat::Stay { .. }
            | Beat::Moves { .. }
            | Beat::Declines { .. }
            | Beat::Stops { .. }
            | Beat::Hops { .. }
            | Beat::Tile { .. }
            | Beat::Lost { .. }
            | Beat::Clears { .. }
            | Beat::Token { .. }
            | Beat::GameEnds { .. }
            | Beat::Penalty { .. }
            | Beat::LosesTile { .. }
            | Beat::TieBroken { .. } => false,
        }
    }
}
