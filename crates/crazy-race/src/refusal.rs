//! Why a step is refused.

use crate::Animal;
use furrow_game::Seat;

/// Why a step is refused, as a sentence a player understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// After the end.
    #[error("the game is over")]
    Over,
    /// An action where chance comes next.
    #[error("a stage card is to be turned over, or a start player to be found, first")]
    ChanceNext,
    /// A chance step where a seat has to choose.
    #[error("seat {0} has to choose first")]
    ActionNext(Seat),
    /// A chance outcome that cannot come now.
    #[error("chance cannot bring this here")]
    NoSuchChance,
    /// Another seat's turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// Laying, passing or a recall after the rounds of a stage.
    #[error("cards are laid and taken back only in the three rounds of a stage")]
    NotLaying,
    /// A card that is not in the hand.
    #[error("there is no {0} in this hand")]
    NotInHand(u8),
    /// A side that a stage card does not have.
    #[error("a stage card has the sides 1 to 4, not {0}")]
    NoSuchSide(u8),
    /// The fourth side in a game of three.
    #[error("three sides hold cards, so side {0} is closed in this stage")]
    SideClosed(u8),
    /// A second recall.
    #[error("used cards are taken back once a game, and this seat has done so")]
    Recalled,
    /// A recall of nothing.
    #[error("this seat has no used cards to take back")]
    NothingUsed,
    /// Moving where no side is being evaluated.
    #[error("animals move only when a side has been won")]
    NothingWon,
    /// Another animal than the side's.
    #[error("this side moves the {0} and no other")]
    OtherAnimal(Animal),
    /// An animal that is home.
    #[error("the {0} is home")]
    Home(Animal),
    /// `move` or `decline` at a `?` side.
    #[error("the points of this side are spent one at a time")]
    OneAtATime,
    /// `step` or `stop` at a side with a number.
    #[error("this side moves one animal by all its points, or nothing")]
    AllAtOnce,
    /// Giving up a tile where none is owed.
    #[error("no tile is to be given up now")]
    NothingOwed,
    /// A tile that the seat has not.
    #[error("this seat has no tile of {0}")]
    NoSuchTile(u8),
}

impl furrow_game::Refusal for Refusal {
    fn ruling(&self) -> &'static str {
        match self {
            Refusal::Over => "R16",
            Refusal::ChanceNext | Refusal::NoSuchChance => "C3",
            Refusal::ActionNext(_) | Refusal::NotYourTurn => "C2",
            Refusal::NotLaying | Refusal::NotInHand(_) | Refusal::NoSuchSide(_) => "R6",
            Refusal::SideClosed(_) => "R9",
            Refusal::Recalled | Refusal::NothingUsed => "R7",
            Refusal::NothingWon => "R11",
            Refusal::OtherAnimal(_) | Refusal::Home(_) | Refusal::OneAtATime | Refusal::AllAtOnce => "R12",
            Refusal::NothingOwed | Refusal::NoSuchTile(_) => "R17",
        }
    }
}
