//! The moral of a game.

use crate::Lang;
use furrow_carrots::{Beat, End, FINISH, Marker, cost};
use furrow_game::{MAX_SEATS, Seat};

/// A move that costs so many carrots is a leap.
const LEAP: u32 = cost(22);

/// What a moral may be drawn from: the facts of one game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MoralFacts {
    /// The spaces of the markers by seat, as far as they have moved.
    at: [[u8; 2]; MAX_SEATS],
    /// What each seat has done.
    deeds: [Deeds; MAX_SEATS],
    /// Seats that have a rank: all of them, once the game is over.
    ranked: u8,
    /// The seat of rank 1.
    winner: Option<Seat>,
    /// Spaces that the nearest rival had left when somebody was the first home (P21).
    gap: Option<u8>,
    /// Whether the last round ended the game (P23).
    limit: bool,
    /// Whether a hare took a marker into the finish (P18).
    carried: bool,
    /// Whether a single move cost [`LEAP`] or more.
    leap: bool,
    /// The seat that chance let begin (P5).
    began: Option<Seat>,
}

/// What a seat has done in the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Deeds {
    /// Moves back to a tortoise (P12).
    backs: u16,
    /// Times it stayed and took 10 (P10).
    takes: u16,
    /// Times it stayed and paid 10 back (P10).
    gives: u16,
    /// Times it came to a hare space (P3).
    hares: u16,
    /// Turns it missed (P7).
    missed: u16,
    /// Times it started over for want of a move (P14) or of a carrot (P16).
    fresh_starts: u16,
    /// The position farthest behind in which it ate a lettuce (P8).
    supper: u8,
    /// Whether it has been alone in front.
    led: bool,
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
            Beat::Forward { seat, marker, to, cost, .. } => {
                self.leap |= cost >= LEAP;
                self.put(seat, marker, to);
            }
            Beat::Back { seat, marker, to, .. } => {
                self.deeds_of(seat).backs += 1;
                self.put(seat, marker, to);
            }
            Beat::HareMoves { seat, marker, to, .. } => {
                self.carried |= to == FINISH;
                self.put(seat, marker, to);
            }
            Beat::Restarts { seat, marker, .. } => {
                self.deeds_of(seat).fresh_starts += 1;
                self.put(seat, marker, 0);
            }
            Beat::Takes { seat, .. } => self.deeds_of(seat).takes += 1,
            Beat::Gives { seat, .. } => self.deeds_of(seat).gives += 1,
            Beat::TurnLost { seat } => self.deeds_of(seat).missed += 1,
            Beat::Eats { seat, position, .. } => {
                let supper = &mut self.deeds_of(seat).supper;
                *supper = position.max(*supper);
            }
            Beat::Starts { seat } => self.began = Some(seat),
            Beat::Rolls { seat, .. } | Beat::HareIsQuiet { seat, .. } | Beat::Waits { seat, .. } => {
                self.deeds_of(seat).hares += 1;
            }
            Beat::PlayerHome { seat, of, place: 1 } => self.gap = Some(self.gap_to(seat, of)),
            Beat::GameEnds { why } => self.limit = why == End::RoundLimit,
            Beat::Ranks { seat, rank, .. } => {
                self.ranked += 1;
                self.winner = self.winner.or((rank == 1).then_some(seat));
            }
            _ => {}
        }
    }

    fn deeds_of(&mut self, seat: Seat) -> &mut Deeds {
        &mut self.deeds[seat.index()]
    }

    /// A marker comes to a space; whoever is on the foremost one, if it is on the way, leads.
    fn put(&mut self, seat: Seat, marker: Marker, to: u8) {
        self.at[seat.index()][marker.index()] = to;
        let foremost = |seat: Seat| self.at[seat.index()].into_iter().max();
        let first = Seat::all(MAX_SEATS as u8).max_by_key(|seat| foremost(*seat));
        if let Some(first) = first.filter(|first| foremost(*first).is_some_and(|at| 0 < at && at < FINISH)) {
            self.deeds_of(first).led = true;
        }
    }

    /// The spaces that the nearest of the others has left; each has so many markers.
    fn gap_to(&self, winner: Seat, markers: u8) -> u8 {
        let left = |seat: Seat| {
            let at = &self.at[seat.index()][..usize::from(markers)];
            at.iter().map(|at| FINISH - at).sum()
        };
        let others = Seat::all(MAX_SEATS as u8).filter(|seat| *seat != winner);
        others.map(left).min().unwrap_or(FINISH)
    }

    /// Whether only the winner has done this so often, and often enough.
    fn most(&self, winner: Seat, enough: u16, count: impl Fn(&Deeds) -> u16) -> bool {
        let times = count(&self.deeds[winner.index()]);
        let others = Seat::all(MAX_SEATS as u8).filter(|seat| *seat != winner);
        times >= enough && others.map(|seat| count(&self.deeds[seat.index()])).all(|n| n < times)
    }

    /// The position of the last marker of all: two players have two each (P4).
    fn last_position(&self) -> u8 {
        if self.ranked == 2 { 4 } else { self.ranked }
    }
}

/// One sentence for the end of a game: the rarest fact speaks.
#[must_use]
pub fn moral(lang: Lang, facts: &MoralFacts) -> String {
    let all = &facts.deeds;
    let Some(winner) = facts.winner else { return lang.t("carrots-moral-greens") };
    let deeds = &all[winner.index()];
    let told = [
        (facts.limit, "carrots-moral-limit"),
        (facts.carried, "carrots-moral-carried"),
        (!deeds.led, "carrots-moral-unseen"),
        (all.iter().all(|deeds| deeds.hares == 0), "carrots-moral-no-hare"),
        (facts.gap.is_some_and(|gap| gap <= 2), "carrots-moral-close"),
        (facts.most(winner, 1, |deeds| deeds.gives), "carrots-moral-light"),
        (deeds.fresh_starts > 0, "carrots-moral-twice"),
        (all.iter().any(|deeds| deeds.takes >= 6), "carrots-moral-patient"),
        (facts.leap, "carrots-moral-leap"),
        (facts.most(winner, 3, |deeds| deeds.backs), "carrots-moral-backwards"),
        (all.iter().any(|deeds| deeds.fresh_starts > 0), "carrots-moral-fresh-start"),
        (facts.most(winner, 3, |deeds| deeds.hares), "carrots-moral-advice"),
        (all.iter().any(|deeds| deeds.missed >= 3), "carrots-moral-missed"),
        (deeds.backs == 0, "carrots-moral-straight"),
        (facts.began == Some(winner), "carrots-moral-first-off"),
        (deeds.supper == facts.last_position(), "carrots-moral-supper"),
    ];
    lang.t(told.into_iter().find(|(so, _)| *so).map_or("carrots-moral-greens", |(_, key)| key))
}
