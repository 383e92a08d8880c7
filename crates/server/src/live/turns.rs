//! Who searches next: networks take turns, so that nobody's games wait for all of another's.

use std::{collections::VecDeque, net::IpAddr};

/// For whom something is searched, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    /// The network whose share it is. Tables that nobody has asked for since they woke have one share together.
    pub(crate) network: Option<IpAddr>,
    /// What for.
    pub(crate) purpose: Purpose,
}

/// What is searched for, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// A hint, for which a person waits.
    Hint,
    /// A computer player's move.
    Move,
    /// A part of a look back.
    LookBack,
}

/// How many purposes there are.
const PURPOSES: usize = 3;
/// A purpose of a network to which others were preferred so often comes next.
const MOST_PASSED: usize = 4;

/// Those who wait for a turn: networks in a ring, the next one first.
pub(super) struct Turns<T>(VecDeque<Network<T>>);

/// Those of one network, by purpose.
struct Network<T> {
    network: Option<IpAddr>,
    lines: [Line<T>; PURPOSES],
}

/// Those who wait for one purpose, and how often others were preferred to them.
struct Line<T> {
    waiting: VecDeque<T>,
    passed: usize,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Turns(VecDeque::new())
    }
}

impl<T> Turns<T> {
    /// One more waits.
    pub(super) fn add(&mut self, share: Share, who: T) {
        let known = self.0.iter().position(|network| network.network == share.network);
        let place = known.unwrap_or_else(|| {
            let lines = std::array::from_fn(|_| Line { waiting: VecDeque::new(), passed: 0 });
            self.0.push_back(Network { network: share.network, lines });
            self.0.len() - 1
        });
        self.0[place].lines[share.purpose as usize].waiting.push_back(who);
    }

    /// Takes out whose turn it is. Those who have gone are passed over, and cost their network no turn.
    pub(super) fn next(&mut self, has_gone: impl Fn(&T) -> bool) -> Option<T> {
        while let Some(mut network) = self.0.pop_front() {
            if let Some(next) = network.next(&has_gone) {
                self.0.push_back(network);
                return Some(next);
            }
        }
        None
    }
}

impl<T> Network<T> {
    fn next(&mut self, has_gone: impl Fn(&T) -> bool) -> Option<T> {
        for line in &mut self.lines {
            while line.waiting.front().is_some_and(&has_gone) {
                line.waiting.pop_front();
            }
        }
        let mut waiting: Vec<&mut Line<T>> =
            self.lines.iter_mut().filter(|line| !line.waiting.is_empty()).collect();
        // A line that was passed over too often, else the most urgent one.
        let next = waiting.iter().position(|line| line.passed >= MOST_PASSED).unwrap_or(0);
        for (place, line) in waiting.iter_mut().enumerate() {
            line.passed = if place == next { 0 } else { line.passed + 1 };
        }
        waiting.get_mut(next)?.waiting.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(network: u8, purpose: Purpose) -> Share {
        Share { network: Some(IpAddr::from([192, 0, 2, network])), purpose }
    }

    fn all(turns: &mut Turns<&'static str>) -> String {
        std::iter::from_fn(|| turns.next(|who| who.contains("gone"))).collect()
    }

    #[test]
    fn a_network_with_much_to_think_about_holds_up_no_other() {
        let mut turns = Turns::default();
        (0..50).for_each(|_| turns.add(share(1, Purpose::Move), "a"));
        assert_eq!(turns.next(|_| false), Some("a"));
        turns.add(share(2, Purpose::Move), "b");
        turns.add(share(2, Purpose::Move), "b");
        turns.add(share(3, Purpose::Move), "c");
        turns.add(Share { network: None, purpose: Purpose::Move }, "d");
        assert_eq!(all(&mut turns), format!("abcdab{}", "a".repeat(47)));
        assert!(turns.0.is_empty(), "a network for which nobody waits is forgotten");
    }

    #[test]
    fn a_hint_comes_before_the_computer_players_of_its_network_and_of_no_other() {
        let mut turns = Turns::default();
        for network in [1, 2] {
            turns.add(share(network, Purpose::LookBack), "r");
            turns.add(share(network, Purpose::Move), "m");
        }
        turns.add(share(2, Purpose::Hint), "h");
        assert_eq!(all(&mut turns), "mhrmr");
    }

    #[test]
    fn nothing_is_passed_over_for_ever() {
        let mut turns = Turns::default();
        for _ in 0..12 {
            turns.add(share(1, Purpose::Hint), "h");
        }
        for _ in 0..2 {
            turns.add(share(1, Purpose::Move), "m");
            turns.add(share(1, Purpose::LookBack), "r");
        }
        assert_eq!(all(&mut turns), "hhhhmrhhhmrhhhhh");
    }

    #[test]
    fn those_who_have_gone_cost_no_turn() {
        let mut turns = Turns::default();
        for who in ["gone", "gone", "a", "gone", "b"] {
            turns.add(share(1, Purpose::Move), who);
        }
        turns.add(share(2, Purpose::Move), "gone");
        turns.add(share(3, Purpose::Move), "c");
        assert_eq!(all(&mut turns), "acb");
    }
}
