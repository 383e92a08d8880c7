//! Who led, and when.

use crate::figure::TENTHS;
use furrow_bots::search::Prospects;

/// The leaders of one game, as it goes on.
#[derive(Debug)]
pub(crate) struct Course {
    seats: usize,
    /// Decisions made so far.
    decisions: u32,
    /// At each quiet point: how many decisions were made before, and who led; `None` while all are level.
    leads: Vec<(u32, Option<usize>)>,
}

/// Chances that differ by less are level: they come from sums in another order.
const LEVEL: f32 = 1e-5;

impl Course {
    pub(crate) fn new(seats: u8) -> Self {
        Course { seats: seats.into(), decisions: 0, leads: Vec::new() }
    }

    /// A quiet point: who has the best chance to win leads; who led before stays while nobody's is better.
    pub(crate) fn look(&mut self, prospects: &Prospects) {
        let wins = &prospects.wins[..self.seats];
        let most = wins.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut best = (0..self.seats).filter(|seat| wins[*seat] >= most - LEVEL);
        let before = self.leads.last().and_then(|(_, leader)| *leader);
        let leader = match (best.next(), best.next()) {
            (first, None) => first,
            _ => before.filter(|seat| wins[*seat] >= most - LEVEL),
        };
        self.leads.push((self.decisions, leader.or(before)));
    }

    /// A decision is made.
    pub(crate) fn decide(&mut self) {
        self.decisions += 1;
    }

    /// How many decisions there were.
    pub(crate) fn decisions(&self) -> u32 {
        self.decisions
    }

    /// How often one leader followed another.
    pub(crate) fn changes(&self) -> u32 {
        let leaders: Vec<usize> = self.leads.iter().filter_map(|(_, leader)| *leader).collect();
        leaders.windows(2).filter(|pair| pair[0] != pair[1]).count() as u32
    }

    /// The part of the game, 0 to 1, after which a winner (by seat, a share above 0) led to the end.
    pub(crate) fn decided(&self, wins: &[f64]) -> f64 {
        let won = |leader: &Option<usize>| leader.is_some_and(|seat| wins[seat] > 0.0);
        let last = self.leads.iter().rev().take_while(|(_, leader)| won(leader)).last();
        last.map_or(1.0, |(before, _)| f64::from(*before) / f64::from(self.decisions.max(1)))
    }

    /// Whether who led after each tenth of the game won: 1 or 0; an even chance where nobody led.
    pub(crate) fn ahead(&self, wins: &[f64]) -> Vec<f64> {
        let at = |tenth: u32| {
            let looked = self.leads.iter().take_while(|(before, _)| before * 10 <= tenth * self.decisions);
            let leader = looked.last().and_then(|(_, leader)| *leader);
            leader.map_or(1.0 / self.seats as f64, |seat| f64::from(wins[seat] > 0.0))
        };
        TENTHS.map(at).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_game::MAX_SEATS;

    fn course(leaders: &[[f32; 2]]) -> Course {
        let mut course = Course::new(2);
        for [a, b] in leaders {
            let mut wins = [0.0; MAX_SEATS];
            (wins[0], wins[1]) = (*a, *b);
            course.look(&Prospects { wins, ..Prospects::default() });
            course.decide();
        }
        course
    }

    #[test]
    fn who_is_level_with_the_leader_does_not_take_the_lead() {
        let course = course(&[[0.5, 0.5], [0.6, 0.4], [0.5, 0.5], [0.4, 0.6], [0.3, 0.7]]);
        assert_eq!(course.changes(), 1);
        assert_eq!(course.decided(&[0.0, 1.0]), 0.6);
        assert_eq!(course.decided(&[0.5, 0.5]), 0.2, "either leader shares the win; nobody led at first");
        assert_eq!(course.decided(&[1.0, 0.0]), 1.0, "the winner did not lead at the end");
        assert_eq!(course.ahead(&[0.0, 1.0])[5..], [1.0; 4]);
    }
}
