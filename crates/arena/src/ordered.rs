//! Work on several threads, its results in order.

use std::{
    collections::BTreeMap,
    ops::{ControlFlow, Range},
    sync::{
        Condvar, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

/// How many results may wait for an earlier one, a thread: more would be memory for nothing.
const AHEAD: u64 = 64;

/// Does `work` for every number on so many threads (at least one), and hands what comes of it to `take`, in the order of
/// the numbers, on the thread that calls. What `take` is given does not depend on the number of threads. Once it breaks off
/// no number is begun any more, and what is under way is waited for.
///
/// # Panics
/// If `work` does.
pub fn in_order<T: Send>(
    threads: usize,
    numbers: Range<u64>,
    work: impl Fn(u64) -> T + Sync,
    take: impl FnMut(T) -> ControlFlow<()>,
) {
    let threads = threads.max(1);
    let first = numbers.start;
    let line = Line { numbers: Mutex::new(numbers), taken: Mutex::new(first), moved: Condvar::new() };
    let most = AHEAD * threads as u64;
    thread::scope(|scope| {
        let (done, results) = channel();
        for _ in 0..threads {
            let (line, work, done) = (&line, &work, done.clone());
            scope.spawn(move || line.work(most, work, &done));
        }
        drop(done);
        line.hand_over(first, &results, take);
    });
}

/// In place of the next number.
const GIVEN_UP: u64 = u64::MAX;

/// A thread that panics lets the others go: they would wait for its result, or for its taking theirs.
struct Watch<'a>(&'a Line);

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.give_up();
        }
    }
}

/// Numbers that wait for their turn.
struct Line {
    /// Not begun yet.
    numbers: Mutex<Range<u64>>,
    /// The next one whose result is to be taken.
    taken: Mutex<u64>,
    moved: Condvar,
}

impl Line {
    fn work<T>(&self, most: u64, work: &(impl Fn(u64) -> T + Sync), done: &Sender<(u64, T)>) {
        let _watch = Watch(self);
        while let Some(number) = self.next() {
            if !self.comes_near(number, most) || done.send((number, work(number))).is_err() {
                return;
            }
        }
    }

    /// Waits until the number is not far ahead; `false` if it is not wanted any more.
    fn comes_near(&self, number: u64, most: u64) -> bool {
        let far = |taken: &mut u64| number >= taken.saturating_add(most);
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        *self.moved.wait_while(taken, far).unwrap_or_else(PoisonError::into_inner) != GIVEN_UP
    }

    fn next(&self) -> Option<u64> {
        self.numbers.lock().unwrap_or_else(PoisonError::into_inner).next()
    }

    fn hand_over<T>(
        &self,
        mut next: u64,
        results: &Receiver<(u64, T)>,
        mut take: impl FnMut(T) -> ControlFlow<()>,
    ) {
        let _watch = Watch(self);
        let mut early = BTreeMap::new();
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&next) {
                next += 1;
                if take(result).is_break() {
                    return self.give_up();
                }
                self.move_to(next);
            }
        }
    }

    /// Nothing more is begun, and nobody waits any more.
    fn give_up(&self) {
        let mut numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        numbers.start = numbers.end;
        drop(numbers);
        self.move_to(GIVEN_UP);
    }

    /// What was given up stays so.
    fn move_to(&self, next: u64) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        *taken = next.max(*taken);
        self.moved.notify_all();
    }
}
