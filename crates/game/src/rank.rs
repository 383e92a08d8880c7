//! Final ranks.

/// Ranks from 1 by descending `keys`; equal keys share the better rank and the next is skipped (C4).
#[must_use]
pub fn ranks_by<K: Ord>(keys: &[K]) -> Vec<u8> {
    keys.iter().map(|mine| 1 + keys.iter().filter(|other| *other > mine).count() as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::ranks_by;

    #[test]
    fn c4_equal_players_share_the_better_rank_and_the_next_is_skipped() {
        assert_eq!(ranks_by(&[7, 5, 5, 1]), [1, 2, 2, 4]);
        assert_eq!(ranks_by(&[3, 3]), [1, 1]);
    }
}
