//! One table: its people open it, play a game to its end, and open the next.

use crate::glance::{Glance, between};
use crate::person::{Person, refused};
use crate::play::{Evening, Plan, View};
use crate::stream::Listening;
use crate::tally::Tally;
use crate::wire::{Answer, Connection, bad};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::{Interval, sleep, timeout};

/// A move that is not seen by then is lost.
const PATIENCE: Duration = Duration::from_secs(10);
/// The same among computer players that search: many of them come to their turn one after the other.
const LONG_PATIENCE: Duration = Duration::from_secs(60);
/// After a failure a table waits a little: a server that refuses is not helped by haste.
const BREATH: Duration = Duration::from_millis(500);

/// A message of one seat's stream, and when it came; `None`: the stream has ended.
type News = (usize, Instant, Option<String>);

/// The streams of a table, and what they have said.
pub(crate) struct Ears {
    /// What each seat knows.
    pub(crate) glances: Vec<Glance>,
    tell: UnboundedSender<News>,
    news: UnboundedReceiver<News>,
    /// Dropped, they stop.
    readers: JoinSet<()>,
    view: View,
    patience: Duration,
}

impl Ears {
    /// Nothing is heard yet.
    pub(crate) fn new(plan: &Plan) -> Self {
        let (tell, news) = unbounded_channel();
        let glances = vec![Glance::default(); plan.people().into()];
        let patience = if plan.company.is_some() { LONG_PATIENCE } else { PATIENCE };
        Ears { glances, tell, news, readers: JoinSet::new(), view: plan.view, patience }
    }

    /// Listens to the stream of a seat.
    pub(crate) fn listen(&mut self, seat: usize, stream: Connection) {
        self.readers.spawn(read(seat, Listening::new(stream), self.tell.clone()));
    }

    /// Takes in one message of a stream and counts it; when it had come.
    pub(crate) async fn hear(&mut self, tally: Option<&mut Tally>) -> io::Result<Instant> {
        let news = timeout(self.patience, self.news.recv()).await;
        let news = news.map_err(|_| bad("nothing is heard of a move"))?;
        let (seat, at, Some(message)) = news.ok_or_else(|| bad("no stream is open"))? else {
            return Err(bad("a stream broke off"));
        };
        if let Some(tally) = tally {
            tally.messages += 1;
            tally.bytes += message.len() as u64;
        }
        match self.view {
            View::Data => self.glances[seat].data(&message),
            View::Page | View::Bare => self.glances[seat].message(&message),
        }
        Ok(at)
    }
}

/// A table and its people.
pub(crate) struct Table {
    evening: Arc<Evening>,
    n: u32,
    people: Vec<Person>,
    ears: Ears,
    code: String,
    chance: Pcg64Mcg,
    tally: Tally,
}

impl Table {
    pub(crate) fn new(n: u32, evening: Arc<Evening>) -> Self {
        let seats = u32::from(evening.plan.people());
        let people: Vec<Person> =
            (0..seats).map(|seat| Person::new(n * seats + seat, evening.plan.server)).collect();
        Table {
            n,
            ears: Ears::new(&evening.plan),
            people,
            code: String::new(),
            chance: Pcg64Mcg::seed_from_u64(n.into()),
            tally: Tally::default(),
            evening,
        }
    }

    /// Plays until the evening is over.
    pub(crate) async fn run(mut self) -> Tally {
        let mut open = self.open().await;
        self.evening.clone().seated.wait().await;
        let mut pace = self.evening.plan.ticks(self.n);
        while !self.evening.is_over() {
            let done = match open {
                Ok(()) => self.play(pace.as_mut()).await,
                Err(error) => Err(error),
            };
            if let Err(error) = done {
                self.tally.error(error.to_string());
                sleep(BREATH).await;
            }
            open = if self.evening.is_over() { Ok(()) } else { self.open().await };
        }
        self.tally
    }

    /// Sits down and makes no move; nobody keeps a connection but the stream's.
    pub(crate) async fn waiting(mut self) -> io::Result<Self> {
        self.open().await?;
        self.people.iter_mut().for_each(Person::rest);
        Ok(self)
    }

    /// The address of the stream, for one who has just seen the page.
    pub(crate) fn stream(&self) -> String {
        let version = self.ears.glances.first().map_or(0, |glance| glance.version);
        format!("/t/{}/stream?after={version}", self.code)
    }

    /// Opens a table through the front page; everybody joins, the host starts, all look and listen.
    async fn open(&mut self) -> io::Result<()> {
        let evening = self.evening.clone();
        let _turn = evening.opening.acquire().await.map_err(io::Error::other)?;
        self.ears = Ears::new(&evening.plan);
        let path = self.gather().await?;
        for seat in 0..self.people.len() {
            let stream = match evening.plan.view {
                View::Data => format!("{path}/stream?view=data"),
                View::Page | View::Bare => {
                    let page = expect(200, "page of the table", self.people[seat].get(&path).await?)?;
                    self.ears.glances[seat].page(&page.body);
                    format!("{path}/stream?after={}", self.ears.glances[seat].version)
                }
            };
            self.ears.listen(seat, self.people[seat].listen(&stream).await?);
        }
        while self.ears.glances.iter().any(|glance| glance.moment.is_empty()) {
            self.hear().await?; // a stream of data begins with the table as it is
        }
        Ok(())
    }

    /// The table's path, the game begun.
    async fn gather(&mut self) -> io::Result<String> {
        let plan = &self.evening.plan;
        let (host, guests) = self.people.split_first_mut().ok_or_else(|| bad("a table without people"))?;
        let (kind, level) = plan.company.as_ref().map_or(("invite", "medium"), |level| ("bots", level));
        let path = new_table(host, &plan.game, kind, plan.seats, level).await?;
        path.rsplit('/').next().unwrap_or_default().clone_into(&mut self.code);
        if plan.company.is_some() {
            return Ok(path);
        }
        for (n, guest) in guests.iter_mut().enumerate() {
            expect(200, "waiting room", guest.get(&path).await?)?;
            let form = format!("name=Guest+{n}&nonce=");
            expect(303, "sitting down", guest.post(&format!("{path}/join"), &form).await?)?;
        }
        expect(303, "start", host.post(&format!("{path}/start"), "").await?)?;
        Ok(path)
    }

    /// Plays until the game or the evening is over.
    async fn play(&mut self, mut pace: Option<&mut Interval>) -> io::Result<()> {
        while !self.evening.is_over() {
            if self.ears.glances.iter().any(|glance| glance.moment == "over") {
                self.tally.games += u64::from(self.evening.counts());
                return Ok(());
            }
            if let Some(pace) = pace.as_deref_mut() {
                pace.tick().await;
            }
            let mover = self.ears.glances.iter().position(|glance| glance.moment == "choose");
            match mover {
                Some(mover) => self.make_move(mover).await?,
                None => self.hear().await.map(drop)?,
            }
        }
        Ok(())
    }

    /// Posts a move at random, and waits until all have seen it.
    async fn make_move(&mut self, mover: usize) -> io::Result<()> {
        let glance = &self.ears.glances[mover];
        if glance.actions.is_empty() {
            return Err(bad("a decision without an action"));
        }
        let action = &glance.actions[self.chance.random_range(0..glance.actions.len())];
        let (decision, key, version) = (&glance.decision, glance.key.clone(), glance.version);
        let form = format!("decision={decision}&key={key}&action={}", action.replace(' ', "+"));
        let (posted, counts) = (Instant::now(), self.evening.counts());
        let answer = self.people[mover].post_json(&format!("/t/{}/act", self.code), &form).await?;
        let answered = posted.elapsed();
        let id = expect(200, "move", answer)?.id();
        // A choice that the others do not see yet: it shows to the one who made it, by the key of the next.
        let early = id == version;
        let seen = |table: &Table| match early {
            true => table.ears.glances[mover].key != key,
            false => table.ears.glances.iter().all(|glance| glance.version >= id),
        };
        let mut last = posted;
        while !seen(self) {
            last = self.hear().await?;
        }
        if counts {
            self.tally.answered.add(answered);
            self.tally.seen.add(last - posted);
        }
        Ok(())
    }

    async fn hear(&mut self) -> io::Result<Instant> {
        let counts = self.evening.counts();
        self.ears.hear(counts.then_some(&mut self.tally)).await
    }
}

/// Opens a table by the form of the front page; its path.
pub(crate) async fn new_table(
    host: &mut Person,
    game: &str,
    kind: &str,
    seats: u8,
    level: &str,
) -> io::Result<String> {
    let front = expect(200, "front page", host.get("/").await?)?;
    let offer = between(&front.body, "name=\"offer\" value=\"", "\"").unwrap_or_default();
    let form = format!("game={game}&kind={kind}&seats={seats}&level={level}&name=&offer={offer}&nonce=");
    let opened = expect(303, "opening", host.post("/new", &form).await?)?;
    Ok(opened.header("location").unwrap_or_default().to_owned())
}

/// Passes on what one seat's stream says until its table is done with it.
async fn read(seat: usize, mut stream: Listening, tell: UnboundedSender<News>) {
    loop {
        let news = match stream.next().await {
            Ok((at, message)) => (seat, at, Some(message)),
            Err(_) => (seat, Instant::now(), None),
        };
        let ended = news.2.is_none();
        if tell.send(news).is_err() || ended {
            return;
        }
    }
}

pub(crate) fn expect(status: u16, what: &str, answer: Answer) -> io::Result<Answer> {
    if answer.status == status { Ok(answer) } else { Err(refused(what, answer.status)) }
}
