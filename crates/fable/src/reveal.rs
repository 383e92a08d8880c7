//! What shows hidden things (F3, F4, F6, F7, F16).

use crate::Beat;

impl Beat {
    /// Whether it shows anybody something that was hidden before: a token, a stream, a card that is dealt, drawn,
    /// played or turned over. A second bet lies face down and shows nothing; races follow from cards that lie open.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Beat::Starts { .. }
            | Beat::BetDealt { .. }
            | Beat::Stream { .. }
            | Beat::Turbo { .. }
            | Beat::Draws { .. }
            | Beat::Plays { .. }
            | Beat::Reveals { .. } => true,
            Beat::LaysBet { .. }
            | Beat::PileForms { .. }
            | Beat::RaceStarts { .. }
            | Beat::Howl { .. }
            | Beat::Stays { .. }
            | Beat::Runs { .. }
            | Beat::Crosses { .. }
            | Beat::Choosers { .. }
            | Beat::Moves { .. }
            | Beat::Boosts { .. }
            | Beat::Arrives { .. }
            | Beat::Clears { .. }
            | Beat::Token { .. }
            | Beat::GameEnds
            | Beat::RaceCompletes
            | Beat::Places { .. }
            | Beat::TieBroken { .. }
            | Beat::Ranks { .. }
            | Beat::NextGame { .. } => false,
        }
    }
}
