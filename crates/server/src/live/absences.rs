//! Times in which no server ran: they are nobody's.

use furrow_store::{Store, StoreError};

/// Where they are kept, as JSON.
const PLACE: &str = "absences";
/// As many are kept. A server that is started so often again before it has woken a table is one that does not stay up.
const MOST: usize = 100;

/// From when to when no server ran, in unix milliseconds, the first first. A table that has been asleep for several of
/// them has none of them in its log: they are kept for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Absences(Vec<(i64, i64)>);

impl Absences {
    /// Those that are kept in a store, and the one that ends `now`. `alive`: when a server was last known to run on it.
    /// They are kept for the next start as well.
    ///
    /// # Errors
    /// The store's.
    pub async fn resumed(store: &Store, alive: Option<i64>, now: i64) -> Result<Self, StoreError> {
        let kept = store.meta(PLACE).await?.and_then(|text| serde_json::from_slice(&text).ok());
        let mut absences = Absences(kept.unwrap_or_default());
        absences.end(alive, now);
        let text = serde_json::to_vec(&absences.0).unwrap_or_default();
        store.set_meta(PLACE, text).await?;
        Ok(absences)
    }

    /// The first one that ended after a time.
    pub(super) fn after(&self, last: i64) -> Option<(i64, i64)> {
        self.0.iter().copied().find(|(_, to)| last < *to)
    }

    /// One more ends.
    fn end(&mut self, alive: Option<i64>, now: i64) {
        // A time to come was noted by a clock that was wrong.
        self.0.retain(|(_, to)| *to <= now);
        let Some(mut from) = alive.filter(|alive| *alive < now) else { return };
        // A server that died before it noted that it ran was not there in between.
        while let Some((before, _)) = self.0.pop_if(|(_, to)| from <= *to) {
            from = from.min(before);
        }
        self.0.push((from, now));
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn they_are_kept_until_tables_have_slept_through_them() {
        let store = Store::in_memory().await.expect("a store");
        let resumed = async |alive, now| Absences::resumed(&store, alive, now).await.expect("a store");
        assert_eq!(resumed(None, 5).await, Absences::default(), "the first start");
        assert_eq!(resumed(Some(10), 20).await.0, [(10, 20)]);
        let both = resumed(Some(50), 70).await;
        assert_eq!(both.0, [(10, 20), (50, 70)]);
        assert_eq!(
            [9, 19, 20, 69, 70].map(|last| both.after(last).map(|(from, _)| from)),
            [Some(10), Some(10), Some(50), Some(50), None]
        );
        assert_eq!(resumed(Some(50), 80).await.0, [(10, 20), (50, 80)], "it died at once");
        assert_eq!(resumed(Some(90), 60).await.0, [(10, 20)], "the clock was wrong");
    }

    #[test]
    fn there_are_never_many() {
        let mut absences = Absences::default();
        (0..1000).for_each(|n| absences.end(Some(10 * n), 10 * n + 5));
        assert_eq!((absences.0.len(), absences.0[MOST - 1]), (MOST, (9_990, 9_995)));
    }
}
