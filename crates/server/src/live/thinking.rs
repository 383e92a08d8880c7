//! Where computer players think: on threads of their own, so that nobody who asks for a page waits for them.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::{num::NonZero, sync::Arc, thread};
use tokio::sync::{Semaphore, SemaphorePermit, oneshot};

/// The threads that search, and who may search now. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Thinking(Arc<Threads>);

struct Threads {
    pool: ThreadPool,
    /// One turn a thread: who comes first searches first, the others wait without holding a thread.
    turns: Semaphore,
}

impl Thinking {
    /// A thread for each core but one, and at least one.
    ///
    /// # Panics
    /// If the machine gives no threads.
    pub(crate) fn new() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = cores.saturating_sub(1).max(1);
        let name = |n| format!("search-{n}");
        let pool = ThreadPoolBuilder::new().num_threads(threads).thread_name(name).build();
        Thinking(Arc::new(Threads {
            pool: pool.expect("threads to search on"),
            turns: Semaphore::new(threads),
        }))
    }

    /// Works something out that takes long, once a thread is free. `None` if it panicked.
    pub(crate) async fn search<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let threads = self.0.clone();
        let _turn = self.turn().await;
        at_once(move || threads.pool.install(work)).await
    }

    /// Works it out for whoever waits at the other end; not at all if nobody waits there any more when a thread is free.
    /// `None` is sent if it panicked.
    pub(crate) async fn search_for<T: Send + 'static>(
        &self,
        asker: oneshot::Sender<Option<T>>,
        work: impl FnOnce() -> T + Send + 'static,
    ) {
        let threads = self.0.clone();
        let _turn = self.turn().await;
        if !asker.is_closed() {
            let _ = asker.send(at_once(move || threads.pool.install(work)).await);
        }
    }

    async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        self.0.turns.acquire().await.ok()
    }
}

/// Works something out that takes a millisecond or so, beside the threads that answer people. `None` if it panicked.
pub(crate) async fn at_once<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    tokio::task::spawn_blocking(work).await.ok()
}
