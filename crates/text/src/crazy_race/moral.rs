//! The moral of a game.

use crate::Lang;
use furrow_crazy_race::{Beat, HOME, Place};
use furrow_game::{Seat, SeatSet};

/// Seats the box has room for.
const SEATS: usize = 4;

/// What a moral may be drawn from: the facts of one game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MoralFacts {
    /// Progress by seat and animal.
    progress: [[u8; 3]; SEATS],
    /// Points on the tiles by seat.
    points: [u8; SEATS],
    /// Who led on points when the race was over, before the penalties (R17).
    leaders: Option<SeatSet>,
    /// Who has rank 1.
    winners: Vec<Seat>,
    /// Whether a broken tie put the winner ahead (R18).
    whisker: bool,
    /// Seats that a broken tie put ahead.
    ahead: Vec<Seat>,
    /// Who has taken used cards back (R7).
    recalled: Vec<Seat>,
    /// Who took the first tile at the turnaround (R14).
    turned_first: Option<Seat>,
    /// Who had all animals home first.
    home_first: Option<Seat>,
    /// The most taken spaces jumped by a single point (R13).
    leap: u8,
    /// The highest sum that won a side (R11).
    highest: u8,
    /// Moves left undone (R12).
    declined: u8,
    /// Points lost (R12, R14).
    lost: u8,
    /// Whether everybody ran out of cards (R16).
    early: bool,
}

impl MoralFacts {
    /// The facts of all the beats of a game, from its start.
    #[must_use]
    pub fn of<'a>(beats: impl Iterator<Item = &'a Beat>) -> Self {
        let mut facts = MoralFacts::default();
        for beat in beats {
            facts.note(beat);
        }
        facts
    }

    fn note(&mut self, beat: &Beat) {
        match *beat {
            Beat::Recalls { seat, .. } => self.recalled.push(seat),
            Beat::Wins { sum, .. } => self.highest = self.highest.max(sum),
            Beat::Declines { .. } => self.declined += 1,
            Beat::Stops { left: points, .. } | Beat::Lost { points, .. } => self.lost += points,
            Beat::Hops { seat, animal, hop } => {
                self.leap = self.leap.max(hop.jumped().len() as u8);
                let lane = &mut self.progress[seat.index()];
                lane[animal as usize] = hop.to;
                if *lane == [HOME; 3] {
                    self.home_first.get_or_insert(seat);
                }
            }
            Beat::Tile { seat, place, tile, .. } => {
                self.points[seat.index()] += tile.unwrap_or_default();
                if place == Place::Turnaround {
                    self.turned_first.get_or_insert(seat);
                }
            }
            Beat::GameEnds { early } => self.early = early,
            Beat::Penalty { number: 1, .. } => self.leaders = Some(self.leading()),
            Beat::TieBroken { seat, .. } => self.ahead.push(seat),
            Beat::Ranks { seat, rank: 1, .. } => {
                self.whisker |= self.ahead.contains(&seat);
                self.winners.push(seat);
            }
            _ => {}
        }
    }

    /// Who has the most points.
    fn leading(&self) -> SeatSet {
        let most = self.points.iter().max();
        Seat::all(SEATS as u8).filter(|seat| Some(&self.points[seat.index()]) == most).collect()
    }
}

/// One sentence for the end of a game: the rarest fact speaks.
#[must_use]
pub fn moral(lang: Lang, facts: &MoralFacts) -> String {
    let won = |seat: &Seat| facts.winners.contains(seat);
    let lost = |seat: Option<Seat>| seat.is_some_and(|seat| !won(&seat));
    let toppled = facts.leaders.is_some_and(|leaders| !leaders.iter().any(|seat| won(&seat)));
    let thrifty = facts.winners.iter().any(|seat| !facts.recalled.contains(seat));
    let nobody_home = !facts.progress.iter().flatten().any(|progress| *progress == HOME);
    let idle = |seat: &Seat| facts.progress[seat.index()].iter().filter(|progress| **progress == 0).count();
    let lazy = facts.winners.iter().any(|seat| idle(seat) == 1);
    let morals = [
        (facts.winners.len() > 1, "crazy-race-moral-shared"),
        (facts.whisker, "crazy-race-moral-whisker"),
        (lost(facts.home_first), "crazy-race-moral-home-first"),
        (thrifty, "crazy-race-moral-thrifty"),
        (toppled, "crazy-race-moral-toppled"),
        (facts.lost >= 7, "crazy-race-moral-spilled"),
        (facts.declined >= 4, "crazy-race-moral-left-alone"),
        (nobody_home, "crazy-race-moral-nobody-home"),
        (lost(facts.turned_first), "crazy-race-moral-turned-first"),
        (lazy, "crazy-race-moral-lazy"),
        (facts.highest >= 11, "crazy-race-moral-outbid"),
        (facts.leap >= 3, "crazy-race-moral-leap"),
        (facts.early, "crazy-race-moral-empty-hands"),
    ];
    let told = morals.into_iter().find(|(told, _)| *told);
    lang.t(told.map_or("crazy-race-moral-all-the-same", |(_, key)| key))
}
