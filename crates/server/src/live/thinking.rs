//! Where computer players think: on threads of their own, so that nobody who asks for a page waits for them.

use super::{queue::Queue, turns::Share};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::{num::NonZero, sync::Arc, thread};
use tokio::sync::oneshot;

/// The threads that search, and who may search now: one turn a thread. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Thinking {
    pool: Arc<ThreadPool>,
    queue: Queue,
}

impl Thinking {
    /// A thread for each core but one, and at least one.
    ///
    /// # Panics
    /// If the machine gives no threads.
    pub(crate) fn new() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Self::on(cores.saturating_sub(1).max(1))
    }

    /// On so many threads.
    fn on(threads: usize) -> Self {
        let name = |n| format!("search-{n}");
        let pool = ThreadPoolBuilder::new().num_threads(threads).thread_name(name).build();
        Thinking { pool: Arc::new(pool.expect("threads to search on")), queue: Queue::of(threads) }
    }

    /// Works something out that takes long, once it is its turn. `None` if it panicked.
    pub(crate) async fn search<T: Send + 'static>(
        &self,
        share: Share,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let pool = self.pool.clone();
        let _turn = self.queue.turn(share).await;
        at_once(move || pool.install(work)).await
    }

    /// Works it out for whoever waits at the other end; not at all if nobody waits there any more by its turn.
    /// `None` is sent if it panicked.
    pub(crate) async fn search_for<T: Send + 'static>(
        &self,
        share: Share,
        mut asker: oneshot::Sender<Option<T>>,
        work: impl FnOnce() -> T + Send + 'static,
    ) {
        let pool = self.pool.clone();
        let Some(_turn) = self.queue.turn_for(share, &mut asker).await else { return };
        let _ = asker.send(at_once(move || pool.install(work)).await);
    }
}

/// Works something out that takes a millisecond or so, beside the threads that answer people. `None` if it panicked.
pub(crate) async fn at_once<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    tokio::task::spawn_blocking(work).await.ok()
}

#[cfg(test)]
mod tests {
    use super::{super::turns::Purpose, *};
    use std::{
        net::IpAddr,
        sync::{Mutex, mpsc},
        time::Duration,
    };
    use tokio::{task::yield_now, time::timeout};

    fn share(network: u8) -> Share {
        Share { network: Some(IpAddr::from([192, 0, 2, network])), purpose: Purpose::Move }
    }

    /// The only thread, busy until something is sent; and where those who have searched are noted.
    async fn busy() -> (Thinking, mpsc::Sender<()>, Arc<Mutex<Vec<u8>>>) {
        let thinking = Thinking::on(1);
        let (go, stop) = mpsc::channel::<()>();
        let work = move || stop.recv_timeout(Duration::from_secs(60)).unwrap_or_default();
        tokio::spawn({
            let thinking = thinking.clone();
            async move { thinking.search(share(0), work).await }
        });
        while thinking.queue.free() > 0 {
            yield_now().await;
        }
        (thinking, go, Arc::default())
    }

    #[tokio::test]
    async fn many_searches_of_one_network_hold_up_no_other() {
        let (thinking, go, done) = busy().await;
        let mut ends = tokio::task::JoinSet::new();
        for network in [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3] {
            let (thinking, done) = (thinking.clone(), done.clone());
            let work = move || done.lock().expect("a list").push(network);
            ends.spawn(async move { thinking.search(share(network), work).await });
            yield_now().await;
        }
        go.send(()).expect("it waits");
        ends.join_all().await;
        assert_eq!(*done.lock().expect("a list"), [1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(thinking.queue.free(), 1, "the turn is free again");
    }

    #[tokio::test]
    async fn nothing_is_searched_for_one_who_has_gone_and_no_turn_is_lost() {
        let (thinking, go, done) = busy().await;
        let note = |n: u8| {
            let done = done.clone();
            move || done.lock().expect("a list").push(n)
        };
        let (tell, awaited) = oneshot::channel();
        let gone = tokio::spawn({
            let (thinking, work) = (thinking.clone(), note(1));
            async move { thinking.search_for(share(1), tell, work).await }
        });
        yield_now().await;
        drop(awaited);
        timeout(Duration::from_secs(30), gone).await.expect("it waits no longer").expect("no panic");
        go.send(()).expect("it waits");
        assert_eq!(thinking.search(share(2), note(2)).await, Some(()));
        assert_eq!(*done.lock().expect("a list"), [2]);
        assert_eq!(thinking.search(share(2), || -> u8 { panic!("a search that fails") }).await, None);
        assert_eq!(thinking.search(share(2), || 3).await, Some(3), "its turn is free again");
    }

    #[tokio::test]
    async fn one_who_goes_as_its_turn_comes_has_nothing_searched_for_it() {
        let thinking = Thinking::on(1);
        let (searched, heard) = mpsc::channel();
        for _ in 0..32 {
            let (turn, (tell, awaited)) = (thinking.queue.turn(share(0)).await, oneshot::channel());
            let gone = tokio::spawn({
                let (thinking, searched) = (thinking.clone(), searched.clone());
                async move { thinking.search_for(share(1), tell, move || searched.send(())).await }
            });
            yield_now().await;
            drop(awaited);
            drop(turn);
            assert_eq!(thinking.queue.free(), 0, "its turn has come");
            gone.await.expect("no panic");
            assert_eq!(thinking.queue.free(), 1, "its turn is free again");
        }
        assert!(heard.try_recv().is_err(), "nothing was searched");
    }
}
