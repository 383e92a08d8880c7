//! The table of a match.

use crate::{Fallen, Pace, Played, Player, Rating, Skill, Skills, Tally};
use std::cmp::Ordering;

/// What each player of a match came to.
#[derive(Clone, Debug)]
pub struct Standings {
    rows: Vec<Row>,
    /// By place in the list of players, its row: who are alike share one.
    places: Vec<usize>,
    seats: u64,
    games: u64,
    /// The deal that is being played.
    deal: Vec<Sums>,
    /// By row, where nobody plays on two seats at once.
    skills: Option<Skills<usize>>,
}

/// What a player came to.
#[derive(Clone, Debug)]
pub struct Row {
    /// Who.
    pub player: Player,
    /// How often it is in the list of players.
    pub seats: usize,
    /// Its share of the win, a seat; fair is 1 over the seats of the game.
    pub wins: Tally,
    /// The part of the other seats that it was before, its own among them.
    pub beaten: Tally,
    /// The part of the others' seats that it was before; of one who has all seats, nothing.
    ahead: Tally,
    /// How strong it is by Weng and Lin's method; none where players are alike, for who plays itself learns nothing.
    pub skill: Option<Skill>,
    /// How long it thought.
    pub pace: Pace,
    /// The seats that it lost by faults, each with the number of its game.
    pub fallen: Vec<(u64, Fallen)>,
}

/// Of a player in a deal.
#[derive(Clone, Copy, Default, Debug)]
struct Sums {
    wins: f64,
    beaten: f64,
    ahead: f64,
    seats: f64,
}

impl Standings {
    /// Before the first game, which so many seats have.
    #[must_use]
    pub fn new(players: &[Player], seats: u8) -> Self {
        let mut rows: Vec<Row> = Vec::new();
        let mut places = Vec::new();
        for player in players {
            let row = rows.iter().position(|row| row.player == *player).unwrap_or(rows.len());
            if row == rows.len() {
                rows.push(Row::new(player));
            }
            rows[row].seats += 1;
            places.push(row);
        }
        let deal = vec![Sums::default(); rows.len()];
        let skills = (rows.len() == players.len()).then(Skills::default);
        Standings { rows, seats: u64::from(seats), places, games: 0, deal, skills }
    }

    /// Counts a game; they come in order.
    pub fn add(&mut self, game: &Played) {
        let rows: Vec<usize> = game.players.iter().map(|place| self.places[*place]).collect();
        let told = rows.iter().zip(game.shares()).zip(game.beaten()).zip(&game.paces);
        for (seat, (((row, share), beaten), pace)) in told.enumerate() {
            let (row, sums) = (*row, &mut self.deal[*row]);
            sums.wins += share;
            sums.beaten += beaten;
            sums.ahead += ahead(seat, &rows, &game.ranks);
            sums.seats += 1.0;
            self.rows[row].pace = self.rows[row].pace.and(*pace);
        }
        for fallen in &game.fallen {
            let row = self.places[game.players[usize::from(fallen.seat)]];
            self.rows[row].fallen.push((game.number, fallen.clone()));
        }
        if let Some(skills) = &mut self.skills {
            skills.add(&game.players.iter().copied().zip(game.ranks.iter().copied()).collect::<Vec<_>>());
        }
        self.games += 1;
        if self.is_whole() {
            self.close();
        }
    }

    /// Games so far.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Whether every deal begun has been played from every seat.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.games.is_multiple_of(self.seats)
    }

    /// The first player's row, without a deal that was not played to its end.
    pub(crate) fn first(&self) -> &Row {
        &self.rows[0]
    }

    /// A row a player, in the order of the list; a deal that was not played to its end counts for as many games as it has.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let mut all = self.clone();
        if !all.is_whole() {
            all.close();
        }
        if let Some(skills) = &all.skills {
            (0..).zip(&mut all.rows).for_each(|(place, row)| row.skill = Some(skills.of(&place)));
        }
        all.rows
    }

    fn close(&mut self) {
        for (row, sums) in self.rows.iter_mut().zip(&mut self.deal).filter(|(_, sums)| sums.seats > 0.0) {
            row.wins.add_games(sums.wins, sums.seats);
            row.beaten.add_games(sums.beaten, sums.seats);
            if row.seats < self.seats as usize {
                row.ahead.add_games(sums.ahead, sums.seats);
            }
            *sums = Sums::default();
        }
    }
}

impl Row {
    fn new(player: &Player) -> Self {
        let (player, [wins, beaten, ahead]) = (player.clone(), [Tally::default(); 3]);
        Row { player, seats: 0, wins, beaten, ahead, skill: None, pace: Pace::default(), fallen: Vec::new() }
    }

    /// The 95 % interval of its share of the win, as far as its seats can win at all: only one of them does.
    #[must_use]
    pub fn won(&self, seats: u8) -> (f64, f64) {
        let most = 1.0 / self.seats as f64;
        if self.seats == usize::from(seats) {
            return (most, most);
        }
        let (low, high) = self.wins.range();
        (low, high.min(most))
    }

    /// Its mean rank among so many seats, from 1, ranks that are level counted as their mean; and the 95 % interval, as far
    /// as its seats can be before others at all.
    #[must_use]
    pub fn rank(&self, seats: u8) -> (f64, (f64, f64)) {
        let rank = |beaten: f64| 1.0 + f64::from(seats - 1) * (1.0 - beaten);
        let (low, high) = self.beaten.range();
        let own = (self.seats as f64 - 1.0) / 2.0;
        let (best, worst) = (1.0 + own, f64::from(seats) - own);
        (rank(self.beaten.mean()), (rank(high).max(best), rank(low).min(worst)))
    }

    /// Its rating against the others.
    #[must_use]
    pub fn rating(&self) -> Rating {
        Rating::of(&self.ahead)
    }
}

/// Of the seats of others, the part that this seat is before, one level with it counted half.
fn ahead(seat: usize, rows: &[usize], ranks: &[u8]) -> f64 {
    let others: Vec<u8> =
        rows.iter().zip(ranks).filter(|(row, _)| **row != rows[seat]).map(|(_, rank)| *rank).collect();
    let points = |other: &u8| match other.cmp(&ranks[seat]) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    };
    others.iter().map(points).sum::<f64>() / others.len().max(1) as f64
}
