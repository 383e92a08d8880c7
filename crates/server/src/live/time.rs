//! The server's clock.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Unix milliseconds that never run backwards: the system's time at the start, and what has passed since. A system clock
/// that is set while the server runs moves no player's clock.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    base: i64,
    start: Instant,
}

impl Time {
    /// A clock that begins with the system's time.
    #[must_use]
    pub fn of_system() -> Self {
        Self::beginning(
            SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64),
        )
    }

    /// A clock that begins at a time, in unix milliseconds.
    #[must_use]
    pub fn beginning(base: i64) -> Self {
        Time { base, start: Instant::now() }
    }

    /// Unix milliseconds.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.base + self.start.elapsed().as_millis() as i64
    }

    /// The instant of a time; one that has passed is now.
    #[must_use]
    pub fn instant(&self, at: i64) -> Instant {
        let ahead = u64::try_from(at - self.now()).unwrap_or(0);
        Instant::now() + Duration::from_millis(ahead)
    }
}
