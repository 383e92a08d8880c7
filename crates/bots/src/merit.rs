//! What can speak for an action, game by game.

pub use crate::{
    carrots::why::Merit as CarrotsMerit, crazy_race::why::Merit as CrazyRaceMerit,
    fable::why::Merit as FableMerit,
};
