//! Which games have a page.

/// Evaluates a body for the game that a `GameId` names, within it called by the given name, if it has a page; the other
/// body if it has none.
macro_rules! for_board {
    ($id:expr, $G:ident => $body:expr, else => $none:expr) => {
        match $id {
            furrow_table::registry::GameId::Fable => {
                type $G = furrow_table::registry::Fable;
                $body
            }
            furrow_table::registry::GameId::CrazyRace => {
                type $G = furrow_table::registry::CrazyRace;
                $body
            }
            furrow_table::registry::GameId::Carrots => {
                type $G = furrow_table::registry::Carrots;
                $body
            }
        }
    };
}

pub(crate) use for_board;
