//! Who plays a deal, where there are more players than seats.

use furrow_bots::generator;
use furrow_game::Seat;
use rand::seq::SliceRandom;

/// The places of those who play deal number `deal`. Players are drawn like cards from a pack that is shuffled anew when it
/// is empty, so that all play equally often and meet in every company. The same text gives the same draws.
pub(crate) fn line_up(players: usize, seats: usize, seed: &str, deal: u64) -> Vec<usize> {
    if players == seats {
        return (0..seats).collect();
    }
    // After so many deals a pack is used up as a deal ends.
    let round = (players / common_divisor(players, seats)) as u64;
    let mut rng = generator(&format!("{seed}/line-ups/{}", deal / round), Seat::new(0));
    let mut pack: Vec<usize> = Vec::new();
    let mut drawn = Vec::new();
    for _ in 0..=deal % round {
        drawn = pack.split_off(pack.len().saturating_sub(seats));
        if drawn.len() < seats {
            let mut fresh: Vec<usize> = (0..players).collect();
            fresh.shuffle(&mut rng);
            // Nobody plays twice in a deal: those who do already stay in the pack.
            let wanted = seats - drawn.len();
            let free = fresh.iter().filter(|one| !drawn.contains(one)).take(wanted);
            let taken: Vec<usize> = free.copied().collect();
            pack = fresh.into_iter().filter(|one| !taken.contains(one)).collect();
            drawn.extend(taken);
        }
    }
    drawn
}

fn common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::line_up;
    use std::collections::BTreeSet;

    #[test]
    fn all_play_equally_often_and_nobody_twice_in_a_deal() {
        for (players, seats) in [(2, 2), (3, 2), (5, 2), (5, 4), (6, 4), (9, 6), (7, 3)] {
            let mut plays = vec![0; players];
            let mut companies = BTreeSet::new();
            for deal in 0..players as u64 * 12 {
                let mut drawn = line_up(players, seats, "s", deal);
                assert_eq!(drawn, line_up(players, seats, "s", deal), "the same again");
                drawn.iter().for_each(|one| plays[*one] += 1);
                drawn.sort_unstable();
                companies.insert(drawn.clone());
                drawn.dedup();
                assert_eq!(drawn.len(), seats, "{players} {seats} {deal}");
            }
            assert!(plays.iter().all(|times| *times == 12 * seats), "{players} {seats}: {plays:?}");
            assert!(
                players == seats || companies.len() >= players.min(6),
                "{players} {seats}: {companies:?}"
            );
        }
        assert_ne!(
            (0..9).map(|deal| line_up(5, 2, "a", deal)).collect::<Vec<_>>(),
            (0..9).map(|deal| line_up(5, 2, "b", deal)).collect::<Vec<_>>()
        );
    }
}
