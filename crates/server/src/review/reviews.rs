//! The looks back of a server: those that are asked for share the threads, part by part; the last ones are kept.

use super::Looked;
use crate::live::{Purpose, Share, Thinking};
use furrow_bots::{
    Playable,
    review::{Care, Looking, Review},
};
use furrow_game::{Game, Record, Setup, StepOf};
use furrow_table::{for_game, registry::GameId};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, VecDeque},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::time::Instant;

/// How many may be worked on at once.
const MOST_BEGUN: usize = 17;
/// Steps of the longest game that is looked back at: one that is longer takes an hour. Nor may all games together that are
/// worked on for one network have more.
const MOST_STEPS: usize = 4000;
/// How many are kept.
const MOST_KEPT: usize = 64;
/// One that nobody has asked for during this time is given up. A page asks every few seconds as long as somebody looks at it;
/// who looks at something else meanwhile may be away for a while.
const ASKED_LATELY: Duration = Duration::from_secs(300);
/// Equal games give equal reviews.
const SEED: u64 = 1;

/// How a game's look back stands.
#[derive(Clone)]
pub enum Standing {
    /// It is whole.
    Whole(Arc<Looked>),
    /// It is worked on: parts done, parts in all; 0 in all before that is known.
    Goes(usize, usize),
    /// It was not begun: too many are worked on, or too much for one network.
    Full,
    /// It was not begun: the game is too long.
    Long,
    /// It failed, through a fault of ours.
    Broken,
}

/// What is looked back at, whatever table or file it comes from: equal games have one look back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Played([u8; 32]);

impl Played {
    fn of(record: &Record) -> Self {
        let Record { rules, game, seats, steps, .. } = record;
        let options = all_options(record);
        Played(Sha256::digest(json!([rules, game, seats, options, steps]).to_string()).into())
    }
}

/// The options of a game with those that it leaves at their default; sorted, for files have them in any order.
fn all_options(record: &Record) -> BTreeMap<String, Value> {
    let given = &record.options;
    let all = GameId::named(&record.game).and_then(|game| {
        for_game!(game, G => <G as Game>::Setup::new(record.seats, given).ok().map(|setup| setup.options()))
    });
    all.unwrap_or_else(|| given.clone()).into_iter().collect()
}

/// The looks back of a server. Cheap to clone.
#[derive(Clone)]
pub struct Reviews(Arc<Inner>);

struct Inner {
    thinking: Thinking,
    care: Care,
    desk: Mutex<Desk>,
}

#[derive(Default)]
struct Desk {
    /// Those that are worked on.
    begun: Vec<Begun>,
    /// The last ones, newest last; `None`: it failed.
    kept: VecDeque<(Played, Option<Arc<Looked>>)>,
    /// How many have been begun.
    numbers: u64,
    /// The server stops: nothing is worked on any more.
    stopped: bool,
}

/// A look back that is worked on.
struct Begun {
    /// No other has the same.
    number: u64,
    game: Played,
    /// The network of whoever asked first: its share of the threads.
    network: IpAddr,
    /// The steps of the game.
    steps: usize,
    /// Parts done.
    done: usize,
    /// Parts in all; 0 before that is known.
    all: usize,
    /// When somebody asked for it last.
    asked: Instant,
}

impl Desk {
    /// How it stands, for somebody who asks for it now.
    fn asked(&mut self, game: Played, now: Instant) -> Option<Standing> {
        if let Some(standing) = self.kept(game) {
            return Some(standing);
        }
        self.give_up(now);
        let begun = self.begun.iter_mut().find(|begun| begun.game == game)?;
        begun.asked = now;
        Some(Standing::Goes(begun.done, begun.all))
    }

    fn kept(&self, game: Played) -> Option<Standing> {
        let (_, looked) = self.kept.iter().find(|(kept, _)| *kept == game)?;
        Some(looked.clone().map_or(Standing::Broken, Standing::Whole))
    }

    /// Begins one of so many steps for a network: its number; `None`: there is no room for it.
    fn begin(&mut self, game: Played, network: IpAddr, steps: usize, now: Instant) -> Option<u64> {
        let own = self.begun.iter().filter(|begun| begun.network == network).map(|begun| begun.steps);
        let room = self.begun.len() < MOST_BEGUN && own.sum::<usize>() + steps <= MOST_STEPS;
        if self.stopped || !room {
            return None;
        }
        self.numbers += 1;
        let number = self.numbers;
        self.begun.push(Begun { number, game, network, steps, done: 0, all: 0, asked: now });
        Some(number)
    }

    /// Those that nobody has asked for lately make room.
    fn give_up(&mut self, now: Instant) {
        self.begun.retain(|begun| now < begun.asked + ASKED_LATELY);
    }

    /// Notes how far one is; `false`: it is not wanted any more.
    fn goes(&mut self, number: u64, done: usize, all: usize, now: Instant) -> bool {
        self.give_up(now);
        let begun = self.begun.iter_mut().find(|begun| begun.number == number);
        begun.map(|begun| (begun.done, begun.all) = (done, all)).is_some()
    }

    /// Keeps what has come of one, unless it was given up.
    fn keep(&mut self, number: u64, looked: Option<Looked>) {
        let Some(place) = self.begun.iter().position(|begun| begun.number == number) else { return };
        if self.kept.len() == MOST_KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((self.begun.remove(place).game, looked.map(Arc::new)));
    }
}

impl Reviews {
    /// None yet. They are worked out on these threads, with this care.
    pub(crate) fn new(thinking: Thinking, care: Care) -> Self {
        Reviews(Arc::new(Inner { thinking, care, desk: Mutex::default() }))
    }

    /// How the look back at a game stands, for somebody who asks for it; `None` if nobody has lately.
    #[must_use]
    pub fn asked(&self, game: &Record) -> Option<Standing> {
        self.0.desk().asked(Played::of(game), Instant::now())
    }

    /// The look back at a game, if it is whole. Nobody asks for it by this.
    #[must_use]
    pub fn whole(&self, game: &Record) -> Option<Arc<Looked>> {
        let kept = self.0.desk().kept(Played::of(game));
        if let Some(Standing::Whole(looked)) = kept { Some(looked) } else { None }
    }

    /// Asks for the look back at a game that is over; whoever asks second, for this game or one that is equal, shares what
    /// the first has begun. `setup`, `steps`: those of the game; `network`: where it is asked from.
    pub fn ask<G: Playable>(
        &self,
        game: &Record,
        network: IpAddr,
        setup: &G::Setup,
        steps: Vec<StepOf<G>>,
    ) -> Standing {
        if steps.len() > MOST_STEPS {
            return Standing::Long;
        }
        let (game, now) = (Played::of(game), Instant::now());
        let number = {
            let mut desk = self.0.desk();
            if let Some(standing) = desk.asked(game, now) {
                return standing;
            }
            let Some(number) = desk.begin(game, network, steps.len(), now) else { return Standing::Full };
            number
        };
        let (inner, setup) = (self.0.clone(), *setup);
        tokio::spawn(async move {
            let review = inner.look::<G>(number, network, setup, steps).await;
            inner.desk().keep(number, review.map(Looked::new));
        });
        Standing::Goes(0, 0)
    }

    /// Ends the work: the server stops.
    pub fn stop(&self) {
        let mut desk = self.0.desk();
        desk.stopped = true;
        desk.begun.clear();
    }
}

impl Inner {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works a look back out, a part at a time: in between computer players think, and parts of others are done. `None` if it
    /// panicked or is not wanted any more.
    async fn look<G: Playable>(
        &self,
        number: u64,
        network: IpAddr,
        setup: G::Setup,
        steps: Vec<StepOf<G>>,
    ) -> Option<Review<G>> {
        let (care, share) = (self.care, Share { network: Some(network), purpose: Purpose::LookBack });
        let begin = move || Looking::<G>::new(&setup, &steps, care, SEED);
        let looking = Arc::new(self.thinking.search(share, begin).await?);
        let all = looking.parts();
        let mut parts = Vec::with_capacity(all);
        while self.desk().goes(number, parts.len(), all, Instant::now()) && parts.len() < all {
            let (looking, n) = (looking.clone(), parts.len());
            parts.push(self.thinking.search(share, move || looking.part(n)).await?);
        }
        (parts.len() == all).then(|| Review::of(parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_game::{Game, Setup, laws::random_step};
    use furrow_table::registry::Fable;
    use rand::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn played(n: u8) -> Played {
        Played([n; 32])
    }

    #[test]
    fn one_network_has_no_more_begun_than_one_long_game() {
        let now = Instant::now();
        let mut desk = Desk::default();
        assert!(desk.begin(played(0), ONE, MOST_STEPS - 300, now).is_some());
        assert!(desk.begin(played(1), ONE, 301, now).is_none());
        assert!(desk.begin(played(1), ONE, 300, now).is_some());
        assert!(desk.begin(played(2), OTHER, MOST_STEPS, now).is_some());
        for n in 3..17 {
            assert!(desk.begin(played(n), IpAddr::from([10, 0, 0, n]), 1, now).is_some());
        }
        assert!(desk.begin(played(17), IpAddr::from([10, 0, 0, 17]), 1, now).is_none(), "too many");
    }

    #[test]
    fn what_nobody_asks_for_makes_room_and_is_not_kept() {
        let start = Instant::now();
        let mut desk = Desk::default();
        let [first, second] = [0, 1].map(|n| desk.begin(played(n), ONE, 10, start).expect("room"));
        let later = start + ASKED_LATELY - Duration::from_secs(1);
        assert!(desk.goes(first, 1, 9, later), "its reader may be away for a while");
        assert!(matches!(desk.asked(played(1), later), Some(Standing::Goes(0, 0))));
        let later = start + ASKED_LATELY;
        assert!(!desk.goes(first, 2, 9, later) && desk.goes(second, 1, 9, later));
        assert!(desk.asked(played(0), later).is_none());
        let again = desk.begin(played(0), ONE, 10, later).expect("room");
        desk.keep(first, None);
        assert!(
            !desk.goes(first, 3, 9, later) && desk.goes(again, 1, 9, later),
            "it is not what was given up"
        );
        assert!(desk.kept(played(0)).is_none());
        desk.keep(again, None);
        assert!(matches!(desk.kept(played(0)), Some(Standing::Broken)));
    }

    /// A game by chance, and its record.
    fn game() -> (<Fable as Game>::Setup, Vec<StepOf<Fable>>, Record) {
        let setup = Setup::new(2, &serde_json::Map::new()).expect("a set-up");
        let (mut game, mut steps, mut rng) = (Fable::new(&setup), Vec::new(), Pcg64Mcg::seed_from_u64(1));
        while game.ranks().is_none() {
            steps.push(random_step(&game, &mut rng));
            game.apply_unchecked(steps[steps.len() - 1], &mut ());
        }
        let texts: Vec<String> = steps.iter().map(ToString::to_string).collect();
        let record = json!({"format": "furrow", "version": 1, "game": "fable", "seats": 2, "steps": texts});
        (setup, steps, Record::parse(&record.to_string(), 1).expect("a record"))
    }

    #[tokio::test(start_paused = true)]
    async fn the_work_ends_when_nobody_asks_for_it_any_more() {
        let care = Care { playouts: 20_000, ..Care::USUAL };
        let reviews = Reviews::new(Thinking::new(), care);
        let (setup, steps, record) = game();
        assert!(matches!(reviews.ask::<Fable>(&record, ONE, &setup, steps.clone()), Standing::Goes(0, 0)));
        while reviews.0.desk().begun[0].all == 0 {
            tokio::task::yield_now().await;
        }
        tokio::time::advance(ASKED_LATELY).await;
        while Arc::strong_count(&reviews.0) > 1 {
            tokio::task::yield_now().await; // until its part is done
        }
        let desk = reviews.0.desk();
        assert!(desk.begun.is_empty() && desk.kept.is_empty(), "it was given up, not brought to its end");
    }
}
