//! Why a step is refused.

use crate::{Animal, Card};
use furrow_game::Seat;

/// Why a step is refused, as a sentence a player understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// After the end.
    #[error("the game is over")]
    Over,
    /// An action where chance comes next.
    #[error("a card, a stream, a turbo token or a bet is to be drawn first")]
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
    /// A play before all second bets are laid.
    #[error("second bets are laid first")]
    BetFirst,
    /// A second bet after that.
    #[error("second bets have been laid")]
    BetsLaid,
    /// A second bet in a variant without them.
    #[error("there are no second bets in this variant")]
    NoSecondBets,
    /// A play while animals are moved.
    #[error("the animals are moved first")]
    MovesFirst,
    /// A move where no seat moves animals.
    #[error("no animal is to be moved now")]
    NoMoves,
    /// An animal without cards on the table.
    #[error("no {0} card lies on the table")]
    NoCardOf(Animal),
    /// An animal a second time.
    #[error("the {0} has moved in this race")]
    HasMoved(Animal),
    /// A card that is not in the hand.
    #[error("there are not so many {0} cards in this hand")]
    NotInHand(Card),
    /// No card at all.
    #[error("at least one card has to be played")]
    NoCard,
    /// More of an animal than four.
    #[error("at most 4 cards of one animal may lie there; {fits} more {animal} can be laid")]
    FourOfAnAnimal {
        /// The animal.
        animal: Animal,
        /// How many more of it can be laid.
        fits: u8,
    },
    /// More than eight cards.
    #[error("at most 8 cards may lie there; {fits} more can be laid")]
    EightInAll {
        /// How many more can be laid.
        fits: u8,
    },
}

impl furrow_game::Refusal for Refusal {
    fn ruling(&self) -> &'static str {
        match self {
            Refusal::Over => "F13",
            Refusal::ChanceNext | Refusal::NoSuchChance => "C3",
            Refusal::ActionNext(_) | Refusal::NotYourTurn => "C2",
            Refusal::BetFirst | Refusal::BetsLaid => "F4",
            Refusal::NoSecondBets => "F19",
            Refusal::MovesFirst | Refusal::NoMoves | Refusal::NoCardOf(_) | Refusal::HasMoved(_) => "F20",
            Refusal::NotInHand(_)
            | Refusal::NoCard
            | Refusal::FourOfAnAnimal { .. }
            | Refusal::EightInAll { .. } => "F6",
        }
    }
}
