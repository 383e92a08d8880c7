//! Turns at what only so many may do at once; networks take turns at them.

use super::turns::{Share, Turns};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Turns, and who waits for one: that holds no thread. Cheap to clone.
#[derive(Clone)]
pub(super) struct Queue(Arc<Mutex<Waiting>>);

struct Waiting {
    /// Turns that nobody has.
    free: usize,
    waiting: Turns<oneshot::Sender<Turn>>,
}

/// A turn, for as long as it is kept.
pub(super) struct Turn(Queue);

impl Queue {
    /// With so many turns.
    pub(super) fn of(turns: usize) -> Self {
        Queue(Arc::new(Mutex::new(Waiting { free: turns, waiting: Turns::default() })))
    }

    /// The next turn of this share.
    pub(super) async fn turn(&self, share: Share) -> Option<Turn> {
        let (turn, awaited) = oneshot::channel();
        self.lock().waiting.add(share, turn);
        self.pass_on();
        awaited.await.ok()
    }

    /// The same for somebody who waits at the other end; `None` if nobody does any more by its turn.
    pub(super) async fn turn_for<T>(&self, share: Share, asker: &mut oneshot::Sender<T>) -> Option<Turn> {
        tokio::select! {
            biased; // a turn that comes to one who has gone is passed on
            () = asker.closed() => None,
            turn = self.turn(share) => turn,
        }
    }

    /// How many turns nobody has.
    #[cfg(test)]
    pub(super) fn free(&self) -> usize {
        self.lock().free
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a free turn to whoever is next; one who goes away just then drops it, and so passes it on.
    fn pass_on(&self) {
        let next = self.lock().next();
        if let Some(next) = next {
            drop(next.send(Turn(self.clone())));
        }
    }
}

impl Waiting {
    /// Whose turn it is, if one is free.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        self.free.checked_sub(1)?;
        let next = self.waiting.next(oneshot::Sender::is_closed)?;
        self.free -= 1;
        Some(next)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.lock().free += 1;
        self.0.pass_on();
    }
}
