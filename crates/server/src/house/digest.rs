//! What a stored table comes to, read without waking it.

use crate::{
    live::{legible, read},
    page::Board,
};
use furrow_game::Seat;
use furrow_store::{Store, StoreError, TableRow};
use furrow_table::{Entry, Event, Table, Why, for_game, registry::GameId};
use serde_json::{Map, Value};

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) name: String,
    /// A number for it, for the buttons about it.
    pub(crate) guest: u64,
    /// Of a person.
    pub(crate) browser: Option<String>,
    /// The level of the computer player that sat down.
    pub(crate) machine: Option<String>,
    /// The level of the computer player that plays.
    pub(crate) level: Option<String>,
}

impl Person {
    /// Whether a person plays this seat itself.
    pub(crate) fn plays(&self) -> bool {
        self.level.is_none()
    }
}

/// What a table comes to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Digest {
    pub(crate) game: GameId,
    pub(crate) options: Map<String, Value>,
    /// By place.
    pub(crate) people: Vec<Option<Person>>,
    /// The places that have to choose; nobody where the game does not go on.
    pub(crate) awaited: Vec<usize>,
    /// The number of the decision they have.
    pub(crate) turn: u64,
    /// Since when, in unix milliseconds.
    pub(crate) turn_at: i64,
    pub(crate) closed: Option<Why>,
    pub(crate) ranks: Option<Vec<u8>>,
    pub(crate) scores: Option<Vec<i32>>,
}

impl Digest {
    /// The names of those who have to choose.
    pub(crate) fn awaited_names(&self) -> Vec<&str> {
        self.awaited
            .iter()
            .filter_map(|place| Some(self.people.get(*place)?.as_ref()?.name.as_str()))
            .collect()
    }

    /// Whether a person with this browser has to choose.
    pub(crate) fn waits_for(&self, browser: &str) -> bool {
        let is = |person: &Person| person.plays() && person.browser.as_deref() == Some(browser);
        self.awaited.iter().any(|place| self.people.get(*place).is_some_and(|p| p.as_ref().is_some_and(is)))
    }

    /// Reads a table; `None`: this program cannot.
    ///
    /// # Errors
    /// The store's.
    pub(crate) async fn of(store: &Store, row: &TableRow) -> Result<Option<Self>, StoreError> {
        let Some(game) = GameId::named(&row.game) else { return Ok(None) };
        let Some(events) = legible(store.events(&row.id, 0).await)? else { return Ok(None) };
        let Some(early) = legible(store.pending(&row.id).await)? else { return Ok(None) };
        Ok(for_game!(game, G => digest::<G>(&events, early)))
    }
}

fn digest<G: Board>(events: &[String], early: Vec<(u8, String)>) -> Option<Digest> {
    let table = read::<G>(events, early).ok()?;
    let goes_on = table.paused().is_none() && table.closed().is_none() && !table.is_over();
    let awaited = table.awaited();
    let person = |(place, chair): (usize, &Option<furrow_table::Chair>)| {
        let chair = chair.as_ref()?;
        let stand_in = Seat::all(table.places()).nth(place).and_then(|seat| table.stand_in(seat));
        let level = stand_in.map(|stand_in| stand_in.level.as_str()).or_else(|| chair.level());
        let (name, browser) = (chair.name.to_string(), chair.browser().map(str::to_owned));
        let guest = table.guest(place as u8)?;
        let [machine, level] = [chair.level(), level].map(|level| level.map(str::to_owned));
        Some(Person { name, guest, browser, machine, level })
    };
    Some(Digest {
        game: G::ID,
        options: table.options().clone(),
        people: table.chairs().iter().enumerate().map(person).collect(),
        awaited: awaited.iter().filter(|_| goes_on).map(Seat::index).collect(),
        turn: table.decision(),
        turn_at: turned_at(&table, events),
        closed: table.closed(),
        ranks: table.ranks(),
        scores: table.record().and_then(|record| record.scores),
    })
}

/// When the decision came up that is open now.
fn turned_at<G: Board>(table: &Table<G>, events: &[String]) -> i64 {
    let turns = |entry: &Entry| {
        matches!(entry.event, Event::Moved { .. } | Event::Undone { .. } | Event::Started { .. })
    };
    let entries = events.iter().rev().filter_map(|text| serde_json::from_str::<Entry>(text).ok());
    entries.into_iter().find(turns).map_or_else(|| table.last_at(), |entry| entry.at)
}
