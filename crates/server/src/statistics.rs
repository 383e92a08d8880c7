//! What the computer players have done among themselves: figures that `cargo xtask statistics` has written, compiled in.

use furrow_table::registry::GameId;
use rust_embed::RustEmbed;
use serde::Deserialize;
use std::{borrow::Cow, sync::LazyLock};

#[derive(RustEmbed)]
#[folder = "statistics/"]
struct Files;

/// A number with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
pub struct Mean {
    /// Itself.
    pub mean: f64,
    /// From here.
    pub low: f64,
    /// To here.
    pub high: f64,
}

/// What is known of a game with so many seats.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Setting {
    /// By its name.
    #[serde(deserialize_with = "game")]
    pub game: GameId,
    /// How many.
    pub seats: u8,
    /// Games among players of one level, `medium`.
    pub report: Report,
    /// Games among all that are rated.
    pub league: League,
}

/// `furrow lab`, as far as it is shown.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Report {
    /// How many were played.
    pub games: u64,
    /// What they say.
    pub tables: Tables,
}

/// The tables of a report.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Tables {
    /// By place in the order of play; last the games with a shared win.
    pub wins_by_order: Vec<Wins>,
    /// By unit.
    pub length: Vec<Length>,
    /// How many decisions.
    pub decisions_of_a_game: Vec<Bin>,
    /// Tenth by tenth.
    pub leader_wins: Vec<Leader>,
    /// How many changes.
    pub lead_changes: Vec<Bin>,
    /// Of Fable alone.
    #[serde(default)]
    pub places_by_animal: Vec<Places>,
}

/// Shares of the win.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Wins {
    /// 0 to 1.
    pub win_share: Mean,
}

/// How long games are, in one unit.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Length {
    /// `decisions`, `steps`, or the game's own.
    pub unit: String,
    /// A game.
    pub mean_a_game: Mean,
    /// What one game in twenty does not exceed.
    pub percentile_5: f64,
    /// What half of the games do not exceed.
    pub median: f64,
    /// What all but one in twenty do not exceed.
    pub percentile_95: f64,
}

/// A part of the games.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Bin {
    /// From so many.
    pub from: u32,
    /// To so many.
    pub to: u32,
    /// 0 to 1.
    pub share_of_games: f64,
}

/// How often the leader won.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Leader {
    /// The leader at this part of the game.
    pub after_percent_of_game: u8,
    /// 0 to 1.
    pub leader_wins_share: Mean,
}

/// Where an animal ended.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Places {
    /// By its name.
    pub animal: String,
    /// 0 to 1.
    pub first: Mean,
    /// 0 to 1.
    pub second: Mean,
    /// 0 to 1.
    pub third: Mean,
    /// 0 to 1.
    pub off_podium: Mean,
}

/// `furrow arena league`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct League {
    /// How many were played.
    pub games: u64,
    /// The strongest first.
    pub table: Vec<Rated>,
}

/// A level in a league.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Rated {
    /// The level's name.
    pub bot: String,
    /// The share of the win, 0 to 1.
    pub wins: Mean,
    /// The place, from 1.
    pub rank: Mean,
    /// On Elo's scale.
    pub skill: Skill,
}

/// How strong, on Elo's scale.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
pub struct Skill {
    /// 0: a newcomer.
    pub points: f64,
    /// Half of the interval that holds it with 95 %.
    pub half: f64,
    /// How many games it had.
    pub games: u64,
}

fn game<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<GameId, D::Error> {
    let name = String::deserialize(reader)?;
    GameId::named(&name).ok_or_else(|| serde::de::Error::custom(format!("{name:?} is no game of the house")))
}

/// The files of figures, without the page that says how they are made.
fn files() -> impl Iterator<Item = Cow<'static, [u8]>> {
    Files::iter().filter(|name| name.ends_with(".json")).filter_map(|name| Some(Files::get(&name)?.data))
}

/// By game, and by seats.
static ALL: LazyLock<Vec<Setting>> = LazyLock::new(|| {
    let mut all: Vec<Setting> = files().filter_map(|data| serde_json::from_slice(&data).ok()).collect();
    all.sort_by_key(|setting| (setting.game, setting.seats));
    all
});

/// All settings, each game's by seats.
#[must_use]
pub fn settings() -> &'static [Setting] {
    &ALL
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_read_and_every_game_has_one() {
        assert_eq!(settings().len(), files().count(), "a file is not of the form that is read");
        for game in GameId::ALL {
            let of: Vec<&Setting> = settings().iter().filter(|setting| setting.game == game).collect();
            assert!(of.len() >= 2, "{}", game.name());
            for setting in of {
                assert_eq!(setting.report.tables.wins_by_order.len(), usize::from(setting.seats) + 1);
                assert_eq!(setting.report.tables.places_by_animal.is_empty(), game != GameId::Fable);
                assert!(setting.league.table.len() >= usize::from(setting.seats));
            }
        }
    }

    #[test]
    fn the_figures_are_small() {
        let bytes: usize = files().map(|data| data.len()).sum();
        assert!(bytes < 100_000, "{bytes} bytes are compiled in");
    }
}
