//! Why a step is refused.

use crate::Marker;
use furrow_game::Seat;

/// Why a step is refused, as a sentence a player understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// After the end.
    #[error("the game is over")]
    Over,
    /// An action where chance comes next.
    #[error("the die is to be rolled, or who starts to be drawn, first")]
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
    /// Two players: which marker is not said.
    #[error("with two players the marker, a or b, has to be named")]
    WhichMarker,
    /// Three or more players: a marker is named.
    #[error("with one marker each no marker is named")]
    OneMarker,
    /// The marker is home.
    #[error("this marker is home")]
    Home,
    /// The other marker has to move.
    #[error("marker {0} has to move first")]
    Bound(Marker),
    /// A hare said to move again, and this is no move of that marker.
    #[error("the marker on the hare space has to move again")]
    Again,
    /// Beyond the finish.
    #[error("the finish is reached by exact count")]
    BeyondFinish,
    /// Forward to a tortoise.
    #[error("a tortoise space is reached only by going back")]
    Tortoise,
    /// Another marker is there.
    #[error("that space is occupied")]
    Occupied,
    /// A lettuce space, and no lettuce in hand.
    #[error("a lettuce space is entered only with a lettuce in hand")]
    NoLettuce,
    /// The move costs more.
    #[error("this costs {cost} carrots, and there are {held}")]
    TooFewCarrots {
        /// What it costs.
        cost: u32,
        /// What is there, position income included.
        held: u32,
    },
    /// Lettuces in hand at the finish.
    #[error("no lettuce may be in hand at the finish")]
    LettuceAtFinish,
    /// Too many carrots at the finish.
    #[error("at most {most} carrots may be left at the finish; it would be {left}")]
    CarrotsAtFinish {
        /// What may be left.
        most: u32,
        /// What would be left.
        left: u32,
    },
    /// No tortoise behind.
    #[error("there is no tortoise space behind")]
    NoTortoise,
    /// Somebody is on it.
    #[error("the nearest tortoise space behind is occupied")]
    TortoiseTaken,
    /// Not on a carrot space.
    #[error("carrots are taken and given only on a carrot space")]
    NotOnCarrot,
    /// Fewer than ten.
    #[error("there are not 10 carrots to give")]
    NotTen,
    /// There is another action.
    #[error("a marker starts over only if nothing else can be done")]
    NotStuck,
}

impl furrow_game::Refusal for Refusal {
    fn ruling(&self) -> &'static str {
        match self {
            Refusal::Over => "P21",
            Refusal::ChanceNext | Refusal::NoSuchChance => "C3",
            Refusal::ActionNext(_) | Refusal::NotYourTurn => "C2",
            Refusal::WhichMarker | Refusal::OneMarker | Refusal::Home | Refusal::Bound(_) => "P22",
            Refusal::Again => "P20",
            Refusal::BeyondFinish | Refusal::LettuceAtFinish | Refusal::CarrotsAtFinish { .. } => "P13",
            Refusal::Tortoise | Refusal::Occupied | Refusal::NoLettuce | Refusal::TooFewCarrots { .. } => {
                "P11"
            }
            Refusal::NoTortoise | Refusal::TortoiseTaken => "P12",
            Refusal::NotOnCarrot | Refusal::NotTen => "P10",
            Refusal::NotStuck => "P14",
        }
    }
}
