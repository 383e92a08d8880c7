//! The server as a whole: store, tables, web, and their orderly end.

mod connections;
pub mod descriptors;
mod guests;

use self::guests::Guests;
use crate::{
    house::{HostKey, retention},
    live::{Absences, Hub, Programs, Time},
    secret::fill_random,
    web::{Network, Setting, Site, router},
};
use furrow_store::{Store, StoreError};
use std::{
    future::Future,
    io,
    net::{SocketAddr, TcpListener},
    path::PathBuf,
    time::Duration,
};

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The address people use, where a proxy stands in front.
    pub public_url: Option<String>,
    /// The address of this machine at home, for links.
    pub lan: Option<String>,
    /// Proxies that are believed when they say whom a request comes from.
    pub trusted: Vec<Network>,
    /// Whether the host page gets a new key; the one before is no longer good.
    pub new_host_key: bool,
    /// The programs that may play at its tables.
    pub programs: Programs,
}

impl Config {
    /// A server at this address with this folder and nothing else asked for.
    #[must_use]
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        let (trusted, programs) = (Vec::new(), Programs::default());
        Config { listen, data, public_url: None, lan: None, trusted, new_host_key: false, programs }
    }
}

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error(
        "cannot listen on {address}: {why}; choose another with --listen, such as --listen 127.0.0.1:7778"
    )]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's words.
        why: io::Error,
    },
    /// The store.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The key that signs cookies.
    #[error(
        "the key in the database is damaged: it does not have 32 bytes; restore a copy of the data folder"
    )]
    Key,
    /// The system.
    #[error("the server cannot start: {0}")]
    System(#[from] io::Error),
}

/// A server that listens already and serves when it is told to.
pub struct Server {
    listener: tokio::net::TcpListener,
    hub: Hub,
    site: Site,
    host_key: Option<String>,
    guests: Guests,
    resumed: i64,
}

/// The name of the database in the data folder.
pub const DATABASE: &str = "furrow.sqlite";
/// Where the time is kept at which a server was last known to run, in unix milliseconds.
const ALIVE: &str = "alive";
/// How often that is noted, in milliseconds: so much is a clock ahead, at most, after a crash.
const NOTE_ALIVE: i64 = 5_000;
/// How late a table is woken at most.
const TICK: Duration = Duration::from_secs(1);
/// When the store is asked again which tables are to be woken, if it did not say.
const NOT_YET: Duration = Duration::from_secs(5);
/// How often quiet tables are looked for.
const KEEP_HOUSE: Duration = Duration::from_secs(3600);
/// How often quiet addresses are forgotten.
const TIDY: Duration = Duration::from_secs(60);

impl Server {
    /// Opens the store and the port.
    ///
    /// # Errors
    /// A port that is taken, a store that does not open.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let why = |why| ServeError::Listen { address: config.listen, why };
        let listener = TcpListener::bind(config.listen).map_err(why)?;
        listener.set_nonblocking(true)?;
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let store = Store::open(&config.data.join(DATABASE)).await?;
        let key = store.meta_or_insert("key", new_key).await?;
        let key: [u8; 32] = key.try_into().map_err(|_| ServeError::Key)?;
        let alive = store.meta(ALIVE).await?.and_then(|text| String::from_utf8(text).ok()?.parse().ok());
        let (host, host_key) = HostKey::ready(&store, config.new_host_key).await?;
        let time = Time::of_system();
        let resumed = retention::resumed(&store, alive, time.now()).await?;
        let absences = Absences::resumed(&store, alive, time.now()).await?;
        let hub = Hub::with(store, key, time, absences, config.programs);
        let guests = Guests::new(config.trusted.clone(), descriptors::raise());
        let (public, lan, trusted) = (config.public_url, config.lan, config.trusted);
        let site =
            Site::with(hub.clone(), key, Setting { public, lan, trusted, host: Some(host), care: None });
        Ok(Server { listener, hub, site, host_key, guests, resumed })
    }

    /// The key of the host page, if it has just been made: it is kept nowhere, so this is the time to show it.
    #[must_use]
    pub fn host_key(&self) -> Option<&str> {
        self.host_key.as_deref()
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// The system's.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop`, and meanwhile wakes the tables whose games are going on; then ends the streams, finishes what is being answered, and closes the store.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { listener, hub, site, resumed, guests, .. } = self;
        let chores = [
            tokio::spawn(forget_quiet(site.clone())),
            tokio::spawn(keep_time(hub.clone())),
            tokio::spawn(wake_all(hub.clone())),
            tokio::spawn(keep_house(hub.clone(), resumed)),
        ];
        let reviews = site.reviews().clone();
        let end = async {
            reviews.stop();
            hub.stop().await;
        };
        connections::serve(listener, router(site), guests, stop, end).await;
        chores.iter().for_each(tokio::task::JoinHandle::abort);
        note_alive(&hub).await;
        hub.store().close().await;
    }
}

/// Notes that the server runs, and wakes tables whose time has come.
async fn keep_time(hub: Hub) {
    let mut noted = None;
    loop {
        let now = hub.time().now();
        if noted.is_none_or(|noted| now - noted >= NOTE_ALIVE) {
            note_alive(&hub).await;
            noted = Some(now);
        }
        hub.ring().await;
        tokio::time::sleep(TICK).await;
    }
}

/// Wakes all tables whose games are going on. Who asks for one of them meanwhile wakes it at once.
async fn wake_all(hub: Hub) {
    while let Err(error) = hub.wake_all().await {
        tracing::error!(%error, "tables are woken later; those that somebody asks for, at once");
        tokio::time::sleep(NOT_YET).await;
    }
}

async fn note_alive(hub: &Hub) {
    let now = hub.time().now().to_string();
    if let Err(error) = hub.store().set_meta(ALIVE, now.into_bytes()).await {
        tracing::error!(%error, "the time is not noted: after a crash, clocks stand still for longer");
    }
}

/// Warns, closes and deletes what has been quiet for very long.
async fn keep_house(hub: Hub, resumed: i64) {
    loop {
        if let Err(error) = retention::tidy(&hub, resumed).await {
            tracing::error!(%error, "quiet tables are looked at again later");
        }
        tokio::time::sleep(KEEP_HOUSE).await;
    }
}

async fn forget_quiet(site: Site) {
    loop {
        tokio::time::sleep(TIDY).await;
        site.tidy_limits();
    }
}

fn new_key() -> Vec<u8> {
    let mut key = [0; 32];
    fill_random(&mut key);
    key.to_vec()
}
