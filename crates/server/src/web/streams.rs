//! Open streams: how many, and whose.

use crate::counts::Counts;
use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
};
use tokio::sync::oneshot;

/// Streams that one network may have open: a club behind one address, and no more than the system has descriptors for.
const MOST: usize = 200;
/// Streams of one browser: the tabs of a person with many games. One more ends the one that was opened first.
const MOST_OF_BROWSER: usize = 20;

/// The open streams of a site. Cheap to clone.
#[derive(Clone, Default)]
pub(super) struct Streams(Arc<Mutex<Open>>);

#[derive(Default)]
struct Open {
    next: u64,
    by_network: Counts<IpAddr>,
    /// Each with its number and what ends it, the first first.
    by_browser: HashMap<String, VecDeque<(u64, oneshot::Sender<()>)>>,
}

impl Streams {
    /// How many browsers have one.
    pub(super) fn browsers(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).by_browser.len()
    }

    /// Lets a browser in a network open one more, for as long as the ticket is kept; `None`: the network has too many.
    pub(super) fn ticket(&self, network: IpAddr, browser: &str) -> Option<StreamTicket> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !open.by_network.add(network, MOST) {
            return None;
        }
        open.next += 1;
        let number = open.next;
        let (end, ended) = oneshot::channel();
        let of_browser = open.by_browser.entry(browser.to_owned()).or_default();
        of_browser.push_back((number, end));
        if of_browser.len() > MOST_OF_BROWSER
            && let Some((_, end)) = of_browser.pop_front()
        {
            let _ = end.send(()); // it may be gone
        }
        Some(StreamTicket { streams: self.clone(), number, network, browser: browser.to_owned(), ended })
    }
}

/// One open stream of a browser.
pub(super) struct StreamTicket {
    streams: Streams,
    number: u64,
    network: IpAddr,
    browser: String,
    ended: oneshot::Receiver<()>,
}

impl StreamTicket {
    /// Ready once the stream has to end because its browser has opened many others.
    pub(super) fn poll_ended(&mut self, context: &mut Context<'_>) -> Poll<()> {
        Pin::new(&mut self.ended).poll(context).map(drop)
    }
}

impl Drop for StreamTicket {
    fn drop(&mut self) {
        let mut open = self.streams.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.by_network.remove(&self.network);
        let Some(of_browser) = open.by_browser.get_mut(&self.browser) else { return };
        of_browser.retain(|(number, _)| *number != self.number);
        if of_browser.is_empty() {
            open.by_browser.remove(&self.browser);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::Waker;

    fn is_ended(ticket: &mut StreamTicket) -> bool {
        ticket.poll_ended(&mut Context::from_waker(Waker::noop())).is_ready()
    }

    #[test]
    fn one_browser_does_not_take_the_place_of_its_whole_network() {
        let (streams, home) = (Streams::default(), IpAddr::from([192, 0, 2, 1]));
        let mut ann: Vec<_> = (0..MOST_OF_BROWSER).filter_map(|_| streams.ticket(home, "ann")).collect();
        assert_eq!(ann.len(), MOST_OF_BROWSER);
        assert!(!ann.iter_mut().any(is_ended));
        let mut newest = streams.ticket(home, "ann").expect("a person with many tabs goes on in the newest");
        assert_eq!(ann.iter_mut().map(is_ended).filter(|ended| *ended).count(), 1);
        assert!(!is_ended(&mut newest));
        ann.remove(0);
        let bea: Vec<_> = (0..1000).filter_map(|_| streams.ticket(home, "bea")).collect();
        assert_eq!(
            bea.len(),
            MOST - MOST_OF_BROWSER,
            "nobody reads hers, and they still count for the network"
        );
        assert!(
            streams.ticket(home, "carl").is_none() && streams.ticket([192, 0, 2, 2].into(), "carl").is_some()
        );
        assert_eq!(streams.browsers(), 2);
        drop((ann, bea, newest));
        assert_eq!(streams.browsers(), 0);
        assert!(streams.ticket(home, "carl").is_some());
    }
}
