//! A server that is killed at random moments while people play, again and again: what was acknowledged is there.
//!
//! Nobody is told before: `kill -9`, then the database is read as it lies, then the server starts on it again and
//! everybody goes on, posting once more what was not answered.

use crate::glance::Glance;
use crate::person::{Person, refused};
use crate::process::Served;
use crate::table::{expect, new_table};
use furrow_store::{Store, TableId};
use furrow_table::{Entry, Event, for_game, registry::GameId};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// What is tried.
pub struct Plan {
    /// The furrow binary.
    pub program: PathBuf,
    /// The folder of its database.
    pub data: PathBuf,
    /// How often it is killed.
    pub kills: u32,
    /// What the moments and the moves follow from.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Moves that were acknowledged, and are in the database once.
    pub acknowledged: u64,
    /// Moves that were cut off and posted again after the restart.
    pub retried: u64,
    /// Tables that were opened.
    pub tables: usize,
}

/// Between two kills there are so many milliseconds of play.
const PLAY: std::ops::Range<u64> = 20..700;
/// One who has nothing to do looks again after this time.
const LOOK: Duration = Duration::from_millis(15);
/// A table of one person and computer players for each game, and so many tables of two people.
const COUPLES: u32 = 3;

/// A person who plays, at one table after the other.
struct Player {
    person: Person,
    path: String,
    chance: Pcg64Mcg,
    /// A post that was not answered.
    unsure: Option<Move>,
    acknowledged: Vec<Move>,
    retried: u64,
}

/// A move as it is posted.
#[derive(Clone)]
struct Move {
    path: String,
    form: String,
    /// What the table's log holds of it.
    key: String,
}

/// Kills a server again and again.
///
/// # Errors
/// The first thing that is lost, doubled or refused, with the number of the kill; a server that does not start.
pub async fn run(plan: &Plan) -> io::Result<Outcome> {
    let mut chance = Pcg64Mcg::seed_from_u64(plan.seed);
    let mut served = start(plan)?;
    let mut players = gather(served.address, plan.seed).await?;
    for kill in 1..=plan.kills {
        players.iter_mut().for_each(|player| player.person.moved(served.address));
        let moment = Duration::from_millis(chance.random_range(PLAY));
        let mut playing = JoinSet::new();
        players.drain(..).for_each(|player| drop(playing.spawn(player.play())));
        sleep(moment).await;
        served.kill()?;
        while let Some(player) = playing.join_next().await {
            players.push(player.map_err(io::Error::other)?.map_err(|why| at(kill, &why))?);
        }
        check(plan, &players).await.map_err(|why| at(kill, &io::Error::other(why)))?;
        eprint!("\r  {kill} of {} kills, {} moves", plan.kills, count(&players).acknowledged);
        served = start(plan)?;
    }
    eprintln!();
    Ok(count(&players))
}

fn at(kill: u32, why: &io::Error) -> io::Error {
    io::Error::other(format!("kill {kill}: {why}"))
}

fn count(players: &[Player]) -> Outcome {
    let acknowledged = players.iter().map(|player| player.acknowledged.len() as u64).sum();
    let mut tables: Vec<&str> =
        players.iter().flat_map(|p| &p.acknowledged).map(|made| made.path.as_str()).collect();
    tables.sort_unstable();
    tables.dedup();
    Outcome { acknowledged, retried: players.iter().map(|player| player.retried).sum(), tables: tables.len() }
}

fn start(plan: &Plan) -> io::Result<Served> {
    let data = plan.data.to_string_lossy();
    Served::start_quiet(&plan.program, &["serve", "--listen", "127.0.0.1:0", "--data", &data])
}

/// Opens the tables.
async fn gather(server: SocketAddr, seed: u64) -> io::Result<Vec<Player>> {
    let mut players = Vec::new();
    let player = |n: u32, person, path: &str| Player {
        person,
        path: path.to_owned(),
        chance: Pcg64Mcg::seed_from_u64(seed.wrapping_add(n.into())),
        unsure: None,
        acknowledged: Vec::new(),
        retried: 0,
    };
    for (n, game) in (0..).zip(GameId::ALL) {
        let mut alone = Person::new(n, server);
        let path = new_table(&mut alone, game.name(), "bots", 3, "medium").await?;
        players.push(player(n, alone, &path));
    }
    for n in (0..COUPLES).map(|couple| 10 + 2 * couple) {
        let (mut host, mut guest) = (Person::new(n, server), Person::new(n + 1, server));
        let path = new_table(&mut host, "fable", "invite", 2, "medium").await?;
        expect(200, "waiting room", guest.get(&path).await?)?;
        expect(303, "sitting down", guest.post(&format!("{path}/join"), "name=Bea&nonce=").await?)?;
        expect(303, "start", host.post(&format!("{path}/start"), "").await?)?;
        players.extend([player(n, host, &path), player(n + 1, guest, &path)]);
    }
    Ok(players)
}

impl Player {
    /// Plays until the server is gone.
    async fn play(mut self) -> io::Result<Self> {
        loop {
            match self.turn().await {
                Ok(()) => {}
                Err(Trouble::Gone) => return Ok(self),
                Err(Trouble::Wrong(why)) => return Err(why),
            }
        }
    }

    /// One look at the table, and a move if there is one to make.
    async fn turn(&mut self) -> Result<(), Trouble> {
        if let Some(post) = self.unsure.clone() {
            self.retried += 1;
            return self.post(post).await;
        }
        let page = self.person.get(&self.path).await.map_err(|_| Trouble::Gone)?;
        if page.status == 429 {
            sleep(LOOK).await;
            return Ok(());
        }
        let page = expect(200, "page of the table", page)?;
        let mut glance = Glance::default();
        glance.page(&page.body);
        match glance.moment.as_str() {
            "over" => self.again().await,
            "choose" if !glance.actions.is_empty() => {
                let action = &glance.actions[self.chance.random_range(0..glance.actions.len())];
                let (decision, key) = (&glance.decision, &glance.key);
                let form = format!("decision={decision}&key={key}&action={}", action.replace(' ', "+"));
                self.post(Move { path: self.path.clone(), form, key: format!("{key} {action}") }).await
            }
            _ => {
                sleep(LOOK).await;
                Ok(())
            }
        }
    }

    /// Posts a move; one that is not answered is posted again next time.
    async fn post(&mut self, post: Move) -> Result<(), Trouble> {
        self.unsure = Some(post.clone());
        let answer = self.person.post_json(&format!("{}/act", post.path), &post.form).await;
        match answer.map_err(|_| Trouble::Gone)?.status {
            200 => {
                self.unsure = None;
                self.acknowledged.push(post);
                Ok(())
            }
            429 | 503 => {
                sleep(LOOK).await;
                Ok(())
            }
            other => Err(refused(&format!("move {:?}", post.key), other).into()),
        }
    }

    /// On to the next table.
    async fn again(&mut self) -> Result<(), Trouble> {
        let answer = self.person.post(&format!("{}/again", self.path), "nonce=").await;
        let answer = answer.map_err(|_| Trouble::Gone)?;
        if let (303, Some(next)) = (answer.status, answer.header("location")) {
            next.clone_into(&mut self.path);
        }
        sleep(LOOK).await;
        Ok(())
    }
}

/// Why a player does not go on.
enum Trouble {
    /// The server does not answer: it was killed.
    Gone,
    /// It answers what it must not.
    Wrong(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(why: io::Error) -> Self {
        Trouble::Wrong(why)
    }
}

/// Reads the database as it lies: every acknowledged move is there once, and every table wakes.
async fn check(plan: &Plan, players: &[Player]) -> Result<(), String> {
    let store = Store::open(&plan.data.join(furrow_server::DATABASE)).await.map_err(|why| why.to_string())?;
    let mut logs: HashMap<&str, HashMap<String, u32>> = HashMap::new();
    for made in players.iter().flat_map(|player| &player.acknowledged) {
        if !logs.contains_key(made.path.as_str()) {
            logs.insert(&made.path, keys(&store, &made.path).await?);
        }
        match logs[made.path.as_str()].get(&made.key) {
            Some(1) => {}
            found => {
                let (path, key, n) = (&made.path, &made.key, found.copied().unwrap_or(0));
                return Err(format!("{path}: the acknowledged move {key:?} is there {n} times"));
            }
        }
    }
    store.close().await;
    Ok(())
}

/// The keys of a table's moves and early choices, with how often each is there; the table must wake.
async fn keys(store: &Store, path: &str) -> Result<HashMap<String, u32>, String> {
    let table = TableId::from(path.trim_start_matches("/t/"));
    let lost = |why: furrow_store::StoreError| format!("{path}: {why}");
    let row = store.table(&table).await.map_err(lost)?.ok_or_else(|| format!("{path} is not there"))?;
    let (events, early) =
        (store.events(&table, 0).await.map_err(lost)?, store.pending(&table).await.map_err(lost)?);
    let mut keys = HashMap::new();
    for text in &events {
        let entry: Entry = serde_json::from_str(text).map_err(|why| format!("{path}: {why}"))?;
        if let Event::Moved { keys: made, .. } = entry.event {
            made.into_iter().for_each(|key| *keys.entry(key).or_insert(0) += 1);
        }
    }
    for (_, text) in &early {
        let early: furrow_table::Early =
            serde_json::from_str(text).map_err(|why| format!("{path}: {why}"))?;
        early.keys.into_iter().for_each(|key| *keys.entry(key).or_insert(0) += 1);
    }
    let game = GameId::named(&row.game).ok_or_else(|| format!("{path}: no game {}", row.game))?;
    for_game!(game, G => furrow_server::live::read::<G>(&events, early).map(drop))
        .map_err(|why| format!("{path}: {why}"))?;
    Ok(keys)
}
