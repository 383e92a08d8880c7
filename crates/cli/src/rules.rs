//! `furrow rules`: the rules of a game.

use crate::{argument, failure::Failure, output};
use furrow_table::{for_game, registry::GameId};
use furrow_text::{Lang, Words};

/// Print the rules of a game, in our own words. Unofficial.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: its name, or a usual one.
    #[arg(value_parser = argument::game)]
    game: GameId,
    /// The language.
    #[arg(long, default_value = "en", value_parser = argument::lang)]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    Ok(output::print(&for_game!(args.game, G => <G as Words>::rules(args.lang).to_text()))?)
}
