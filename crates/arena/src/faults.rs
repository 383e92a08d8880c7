//! What a player did wrong in many games.

use crate::Fallen;
use furrow_game::printable;
use std::collections::BTreeMap;

/// How a player lost its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults {
    /// How often.
    pub times: u64,
    /// How often by which fault.
    pub kinds: BTreeMap<String, u64>,
    /// The number of the first game in which it did.
    pub game: u64,
    /// How it did there.
    pub first: Fallen,
}

impl Faults {
    /// After the first.
    #[must_use]
    pub fn new(game: u64, first: Fallen) -> Self {
        let kinds = [(first.fault.clone(), 1)].into();
        Faults { times: 1, kinds, game, first }
    }

    /// All of them, each with the number of its game; `None` if there were none.
    #[must_use]
    pub fn of(all: &[(u64, Fallen)]) -> Option<Self> {
        let ((game, first), rest) = all.split_first()?;
        let mut faults = Faults::new(*game, first.clone());
        rest.iter().for_each(|(_, fallen)| faults.add(fallen));
        Some(faults)
    }

    /// Counts a later one.
    pub fn add(&mut self, fallen: &Fallen) {
        self.times += 1;
        *self.kinds.entry(fallen.fault.clone()).or_default() += 1;
    }

    /// Counts those of another seat, too.
    pub fn join(&mut self, other: &Faults) {
        self.times += other.times;
        other.kinds.iter().for_each(|(kind, times)| *self.kinds.entry(kind.clone()).or_default() += times);
        if other.game < self.game {
            (self.game, self.first) = (other.game, other.first.clone());
        }
    }

    /// `crashed 3, late 1`.
    #[must_use]
    pub fn kinds(&self) -> String {
        let kinds: Vec<String> = self.kinds.iter().map(|(kind, times)| format!("{kind} {times}")).collect();
        kinds.join(", ")
    }

    /// What was wanted the first time, and what came.
    #[must_use]
    pub fn why(&self) -> String {
        printable(&self.first.why)
    }

    /// The last line that it wrote on stderr the first time; nothing if it wrote none.
    #[must_use]
    pub fn said(&self) -> Option<String> {
        self.first.stderr.lines().rev().find(|line| !line.trim().is_empty()).map(printable)
    }

    /// A line each: how often, when first and why, and what it said of it.
    #[must_use]
    pub fn lines(&self, player: &str) -> Vec<String> {
        let often = if self.times == 1 { "once".to_owned() } else { format!("{} times", self.times) };
        let Fallen { seat, decision, .. } = &self.first;
        let mut lines = vec![
            format!("{player} lost its seat {often} ({}) and was last there.", self.kinds()),
            format!("First in game {} on seat {seat}, decision {decision}: {}.", self.game, self.why()),
        ];
        lines.extend(self.said().map(|line| format!("Its stderr ends: {line}")));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_that_lost_its_seats_is_told_of_in_words() {
        let fallen = |fault: &str, stderr: &str| Fallen {
            seat: 2,
            decision: 1,
            fault: fault.to_owned(),
            why: "the program \u{1b}[31mwent".to_owned(),
            stderr: stderr.to_owned(),
        };
        assert_eq!(Faults::of(&[]), None);
        let one = Faults::of(&[(4, fallen("late", ""))]).expect("one");
        assert_eq!(one.lines("a")[0], "a lost its seat once (late 1) and was last there.");
        let all = [(7, fallen("late", "on\nfire\n \n")), (8, fallen("crashed", "")), (9, fallen("late", ""))];
        let lines = Faults::of(&all).expect("some").lines("cmd:a b");
        assert_eq!(
            lines,
            [
                "cmd:a b lost its seat 3 times (crashed 1, late 2) and was last there.",
                "First in game 7 on seat 2, decision 1: the program \u{fffd}[31mwent.",
                "Its stderr ends: fire",
            ]
        );
    }
}
