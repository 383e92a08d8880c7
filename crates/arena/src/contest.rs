//! Players, and the deals they play.

use crate::{Ended, Fallen, Pace, Played, Player, Sitting, fallen::last, line_up::line_up};
use furrow_bots::{Asked, Playable};
use furrow_game::{FORMAT, Game, Other, Record, Replay, Setup, StepOf, VERSION, fair::Seed};
use rayon::prelude::*;
use serde_json::{Map, Value, json};
use std::{sync::atomic::AtomicBool, time::Duration};

/// The key of a record that tells which seats programs lost.
const FALLEN: &str = "fallen";

/// Who sits where in a game.
struct Rotation {
    deal: u64,
    /// How many games of the deal are before it.
    turn: usize,
    /// By seat, the place of who sits there in the list of players.
    players: Vec<usize>,
}

/// Players at a game: as many as seats, or more, of whom some are drawn for each deal. Every deal is played once from every
/// rotation of the seats, with the same chance as far as the games agree.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    setup: G::Setup,
    players: Vec<Player>,
    seed: String,
}

impl<G: Playable> Contest<G> {
    /// One player a seat, or more of them. The same text gives the same games.
    ///
    /// # Panics
    /// If there are fewer players than seats.
    #[must_use]
    pub fn new(setup: G::Setup, players: Vec<Player>, seed: &str) -> Self {
        assert!(players.len() >= usize::from(setup.seats()), "a player a seat");
        Contest { setup, players, seed: seed.to_owned() }
    }

    /// Who plays.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The text that names the games.
    #[must_use]
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// Another text when the bots of the house have changed: their games are others then.
    #[must_use]
    pub fn revision(&self) -> String {
        format!("{}.{}", furrow_bots::REVISION, G::REVISION)
    }

    /// Seats of a game.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.setup.seats()
    }

    /// The options of the game, defaults filled in.
    #[must_use]
    pub fn options(&self) -> Map<String, Value> {
        self.setup.options()
    }

    /// By place in the list of players, the share of the wins of all games of a deal: 1 for who won them all, 0.5 in a
    /// game for each of two that share the first place. They add up to 1. Runs on the rayon pool it is called in.
    #[must_use]
    pub fn deal(&self, deal: u64) -> Vec<f64> {
        let seats = u64::from(self.seats());
        let first = deal * seats;
        let games: Vec<Played> =
            (first..first + seats).into_par_iter().map(|number| self.game(number)).collect();
        let mut won = vec![0.0; self.players.len()];
        for game in &games {
            game.players.iter().zip(game.shares()).for_each(|(place, share)| won[*place] += share);
        }
        won.into_iter().map(|sum| sum / seats as f64).collect()
    }

    /// Game number `number`, from 0: of as many games as there are seats each has the same deal. In the first of them the
    /// first player of the deal sits on seat 0, in the next one the second player, and so on.
    #[must_use]
    pub fn game(&self, number: u64) -> Played {
        let played = self.game_unless(number, &AtomicBool::new(false));
        played.unwrap_or_else(|| unreachable!("nobody stops it"))
    }

    /// As [`Contest::game`]; `None` soon after somebody says that it is to stop.
    #[must_use]
    pub fn game_unless(&self, number: u64, stop: &AtomicBool) -> Option<Played> {
        let Rotation { deal, turn, players } = self.rotation(number);
        let name = match turn {
            0 => format!("{}/{deal}", self.seed),
            turn => format!("{}/{deal}/{turn}", self.seed),
        };
        let mut paces = vec![Pace::default(); players.len()];
        let saw = |asked: &Asked<'_, G>, _: &G::Action, time: Duration| {
            if asked.actions.len() > 1 {
                paces[asked.seat.index()].add(time);
            }
        };
        let dice = Seed::of_game(&self.seed, deal);
        let seated = players.iter().map(|place| &self.players[*place]).collect();
        let sitting = Sitting { setup: &self.setup, players: seated, name: &name, dice: &dice };
        let Ended { end, steps, ranks, fallen } = sitting.play(stop, &mut (), saw)?;
        let mut record = self.record(&players, dice.to_hex(), &steps, &end);
        if !fallen.is_empty() {
            record.other = record.other.with(FALLEN, &json!(fallen));
        }
        Some(Played { number, players, ranks, fallen, paces, record })
    }

    /// Game number `number` as its record tells it; how long anybody thought is not told.
    ///
    /// # Errors
    /// It is not that game of this match: a sentence that says why.
    pub fn kept(&self, number: u64, record: Record) -> Result<Played, String> {
        let end = Replay::<G>::steps(&record).map_err(|fault| fault.to_string())?.1;
        let ranks = end.ranks().ok_or("the game is not over")?;
        let Rotation { deal, players, .. } = self.rotation(number);
        let dice = Seed::of_game(&self.seed, deal).to_hex();
        let expected = self.record(&players, dice, &[], &end);
        let same = [
            (record.seats == expected.seats && record.options == expected.options, "another set-up"),
            (record.players == expected.players, "other players"),
            (record.seed == expected.seed, "another deal"),
        ];
        match same.iter().find(|(same, _)| !same) {
            Some((_, what)) => Err(format!("{what}: it is not game {number} of this match")),
            None => {
                let fallen: Vec<Fallen> = record.other.get(FALLEN).map_or(Ok(Vec::new()), |text| {
                    serde_json::from_str(text).map_err(|why| format!("{FALLEN}: {why}"))
                })?;
                self.may_fall(&players, &fallen)?;
                let (ranks, paces) = (last(&ranks, &fallen), vec![Pace::default(); players.len()]);
                Ok(Played { number, players, ranks, fallen, paces, record })
            }
        }
    }

    /// Whether these are seats that can be lost.
    fn may_fall(&self, players: &[usize], fallen: &[Fallen]) -> Result<(), String> {
        for (n, Fallen { seat, .. }) in fallen.iter().enumerate() {
            let player = players.get(usize::from(*seat)).map(|place| &self.players[*place]);
            let player = player.ok_or_else(|| format!("{FALLEN}: there is no seat {seat}"))?;
            if !player.is_program() || fallen[..n].iter().any(|other| other.seat == *seat) {
                return Err(format!("{FALLEN}: seat {seat} of {player} cannot be lost, or is lost twice"));
            }
        }
        Ok(())
    }

    fn rotation(&self, number: u64) -> Rotation {
        let seats = usize::from(self.seats());
        let (deal, turn) = (number / seats as u64, (number % seats as u64) as usize);
        let mut players = line_up(self.players.len(), seats, &self.seed, deal);
        players.rotate_left(turn);
        Rotation { deal, turn, players }
    }

    fn record(&self, players: &[usize], seed: String, steps: &[StepOf<G>], end: &G) -> Record {
        Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: G::RULES,
            game: G::NAME.to_owned(),
            seats: self.setup.seats(),
            options: self.setup.options(),
            players: Some(players.iter().map(|place| self.players[*place].in_records()).collect()),
            seed: Some(seed),
            fair: None,
            steps: steps.iter().map(ToString::to_string).collect(),
            scores: end.scores(),
            ranks: end.ranks(),
            other: Other::default(),
        }
    }
}
