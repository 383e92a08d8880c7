//! The task that owns a table.

use super::{
    Problem,
    command::{Asker, Command, Further},
    hints::Hints,
    hub::Ward,
    listeners::{Listeners, body},
    machines::Thought,
    message::Message,
    presence::Presence,
    stage::Stage,
    talks::Talks,
};
use crate::page::Board;
use furrow_game::Seat;
use furrow_store::{Append, Member, Status, Store, StoreError, TableId};
use furrow_table::{Denied, Due, Early, Entry, Event, Made};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

/// A table with nobody at it goes to sleep after this time.
pub(super) const IDLE: Duration = Duration::from_secs(600);
/// What happens by itself and could not be stored is tried again after this time.
pub(super) const RETRY: Duration = Duration::from_secs(2);
/// The level of computer players that stand in for people.
pub(super) const STAND_IN: &str = "medium";
/// The level of those that stand in for computer players which cannot play on: none is to profit from a better one.
pub(super) const LET_GO: &str = "random";

/// The task's state.
pub(super) struct Actor<G: Board> {
    pub(super) stage: Stage<G>,
    pub(super) store: Store,
    pub(super) ward: Ward,
    pub(super) listeners: Listeners,
    pub(super) presence: Presence,
    pub(super) hints: Hints<G>,
    /// The programs that play here.
    pub(super) talks: Talks,
    /// No computer player moves before.
    pub(super) machines_at: Instant,
    /// What the computer player that is to move thinks.
    pub(super) thought: Option<Thought>,
    /// Nothing happens by itself before.
    due_at: Instant,
    inbox: mpsc::Receiver<Command>,
    /// The store holds more of this table than this task knows: it ends, to be woken anew from what is stored.
    outdated: bool,
}

impl<G: Board> Actor<G> {
    pub(super) fn new(stage: Stage<G>, store: Store, ward: Ward, inbox: mpsc::Receiver<Command>) -> Self {
        let mut presence = Presence::default();
        stage.browsers().for_each(|browser| presence.wakes(browser, stage.time.now()));
        Actor {
            stage,
            store,
            ward,
            listeners: Listeners::default(),
            presence,
            hints: Hints::default(),
            talks: Talks::default(),
            machines_at: Instant::now(),
            thought: None,
            due_at: Instant::now(),
            inbox,
            outdated: false,
        }
    }

    /// The table's time, in unix milliseconds: never behind its last event.
    pub(super) fn now(&self) -> i64 {
        self.stage.at()
    }

    /// Runs until the table has been idle for long, or the server stops; what was asked while it went to sleep is given
    /// back. `rest`: how long it stays awake unless somebody asks for something.
    pub(super) async fn run(mut self, rest: Duration) -> Vec<Command> {
        let mut idle_at = Instant::now() + rest;
        while !self.outdated {
            // What is due comes before what people ask: nobody is shown a table that is about to change.
            if self.do_what_is_due().await {
                continue;
            }
            let machine = self.machine_to_move().is_some();
            let ready = self.machine_is_ready();
            let due_at = self.next_due().map(|(at, _)| self.stage.time.instant(at).max(self.due_at));
            let (far, decision) = (Instant::now() + IDLE, self.stage.table.decision());
            let leave_at = self.next_leave().unwrap_or(far);
            tokio::select! {
                biased; // what waits in the inbox is answered before the table goes to sleep
                () = sleep_until(self.machines_at), if ready => {}
                () = Thought::ready(&mut self.thought) => {}
                () = sleep_until(due_at.unwrap_or(far)), if due_at.is_some() => {}
                command = self.inbox.recv() => match command {
                    None | Some(Command::Stop) => break,
                    Some(command) => {
                        self.obey(command).await;
                        idle_at = Instant::now() + IDLE;
                    }
                },
                found = self.hints.found(decision) => self.show_hint(found),
                () = sleep_until(leave_at) => {}
                () = sleep_until(idle_at), if self.listeners.is_empty() && !machine => {
                    self.ward.wake_at(&self.stage.code, self.next_due().map(|(at, _)| at));
                    break;
                }
            }
        }
        self.listeners.send_all(&Message::new("bye", None).end());
        self.listeners.clear();
        self.inbox.close();
        let mut late = Vec::new();
        while let Some(command) = self.inbox.recv().await {
            late.push(command);
        }
        late
    }

    /// Does one thing that happens by itself, if one is due: `true` if it did or tried to.
    async fn do_what_is_due(&mut self) -> bool {
        self.tell_presence();
        let now = Instant::now();
        if let Some((down, to)) = self.down().filter(|_| self.due_at <= now) {
            self.try_to_store(Append { at: to, ..self.change() }, vec![down]).await;
            return true;
        }
        if let Some((_, due)) = self.next_due().filter(|(at, _)| *at <= self.now() && self.due_at <= now) {
            self.meet(due).await;
            return true;
        }
        if let Some(seat) = self.machine_to_move() {
            self.let_think(seat); // also while people look at what happened last
        }
        let moves = self.machines_at <= now && self.machine_is_ready();
        if moves {
            self.let_machine_move().await;
        }
        moves
    }

    fn next_due(&self) -> Option<(i64, Due)> {
        self.stage.table.next_due(&self.stage.away)
    }

    /// The next time in which no server ran, where somebody's time would have, and when it ended.
    fn down(&self) -> Option<(Event, i64)> {
        let table = &self.stage.table;
        let (from, to) = self.ward.absence_after(table.last_at())?;
        let ran = table.next_due(&[]).is_some();
        ran.then(|| (Event::Down { from: from.max(table.last_at()), to }, to))
    }

    async fn meet(&mut self, due: Due) {
        match self.stage.table.meet(due, STAND_IN, self.now()) {
            Ok(made) => {
                if let Err(error) = self.carry_out(made).await {
                    tracing::error!(%error, table = self.stage.code, ?due, "it is not stored; it is tried again");
                    self.due_at = Instant::now() + RETRY;
                }
            }
            Err(denied) => {
                tracing::error!(%denied, table = self.stage.code, ?due, "it was due and is refused");
                self.due_at = Instant::now() + RETRY;
            }
        }
    }

    async fn try_to_store(&mut self, change: Append, events: Vec<Event>) {
        if let Err(error) = self.append(change, events).await {
            tracing::error!(%error, table = self.stage.code, "an event is not stored; it is tried again");
            self.due_at = Instant::now() + RETRY;
        }
    }

    async fn obey(&mut self, command: Command) {
        // A reader that has gone away before its answer came is no concern of the table's.
        match command {
            Command::Page { asker, error, reply } => {
                self.presence.asked(&asker, self.now());
                let _ = reply.send(self.stage.page(&asker, error));
            }
            Command::Do { asker, deed, reply } => {
                self.presence.asked(&asker, self.now());
                let done = self.perform(&asker, deed).await;
                let _ = reply.send(done.map(|()| self.stage.version()));
            }
            Command::Hint { asker, named, reply } => {
                self.presence.asked(&asker, self.now());
                self.hint(asker, named, reply).await;
            }
            Command::House { deed, reply } => {
                let _ = reply.send(self.house_does(deed).await);
            }
            Command::Listen { asker, after, reply } => {
                self.welcome_back(&asker).await;
                if let Err((number, _)) = reply.send(self.listen(&asker, after)) {
                    self.gone(number);
                }
            }
            Command::Gone { listener } => self.gone(listener),
            Command::Regions { asker, reply } => {
                let _ = reply.send(self.regions(&asker));
            }
            Command::Standing { asker, reply } => {
                let _ = reply.send(self.stage.glance(&asker));
            }
            Command::Vacancy { asker, reply } => {
                let _ = reply.send(self.stage.vacancy(&asker));
            }
            Command::GameFile { reply } => {
                let file = self.stage.table.record().and_then(|record| serde_json::to_string(&record).ok());
                let _ = reply.send(file);
            }
            Command::Replay { asker, reply } => {
                let _ = reply.send(crate::replay::Cut::of(&self.stage, &asker).map(Box::new));
            }
            Command::Souvenir { asker, day, reply } => {
                let _ = reply.send(self.stage.souvenir(&asker, &day));
            }
            Command::Again { asker, nonce, reply } => {
                let _ = reply.send(self.again(&asker, nonce));
            }
            Command::Next { code } => {
                self.stage.next_table = Some(code.clone());
                self.tell_regions();
                self.listeners.send_all(&Message::new("next", None).field("code", &code).end());
            }
            Command::Notice => self.tell_notice(),
            Command::Stop => {}
        }
    }

    /// Stores what something means, then lets it take effect.
    pub(super) async fn carry_out(&mut self, made: Made) -> Result<(), StoreError> {
        let change = self.change();
        self.carry_out_with(change, made).await
    }

    /// The same, with what is stored besides the events.
    pub(super) async fn carry_out_with(&mut self, change: Append, made: Made) -> Result<(), StoreError> {
        match made {
            Made::Again => Ok(()),
            Made::Events { events, ends } => {
                let clear_pending =
                    events.iter().any(|event| matches!(event, Event::Moved { .. } | Event::Undone { .. }));
                let status = if ends { Some(Status::Finished) } else { events.iter().find_map(status_after) };
                self.append(Append { status, clear_pending, ..change }, events).await
            }
            Made::Early(seat, early) => self.keep_early(seat, early).await,
        }
    }

    async fn keep_early(&mut self, seat: Seat, early: Early) -> Result<(), StoreError> {
        let text = json!(early).to_string();
        self.store.put_pending(self.change().table, seat.number(), text).await?;
        self.stage.table.keep_early(seat, early);
        self.put_cards_away();
        self.tell_regions();
        Ok(())
    }

    /// A change of the stored table that changes nothing yet.
    pub(super) fn change(&self) -> Append {
        let table = TableId::from(self.stage.code.as_str());
        Append {
            table,
            first: self.stage.table.events(),
            at: self.now(),
            events: Vec::new(),
            status: None,
            listed: None,
            clear_pending: false,
            members: Vec::new(),
        }
    }

    /// Stores events, and only then lets them take effect and tells the viewers.
    pub(super) async fn append(&mut self, change: Append, events: Vec<Event>) -> Result<(), StoreError> {
        let entries: Vec<Entry> = events.into_iter().map(|event| Entry { at: change.at, event }).collect();
        let texts = entries.iter().map(|entry| json!(entry).to_string()).collect();
        let stored = self.store.append(Append { events: texts, ..change }).await;
        self.outdated = matches!(stored, Err(StoreError::Conflict { .. }));
        stored?;
        for entry in &entries {
            if let Err(why) = self.stage.table.absorb(entry) {
                unreachable!("an event this table made itself: {why}");
            }
            self.put_cards_away();
            self.tell(&entry.event);
        }
        self.part_with_programs();
        Ok(())
    }

    /// On a device that several people share, cards are shown to one who has to choose, and only as long.
    pub(super) fn put_cards_away(&mut self) {
        let awaited = self.stage.table.awaited();
        let done: Vec<String> = self
            .stage
            .open
            .iter()
            .filter(|(_, seat)| !awaited.contains(**seat))
            .map(|(browser, _)| browser.clone())
            .collect();
        for browser in done {
            self.stage.open.remove(&browser);
            self.turn_eyes(&browser);
        }
    }

    /// The streams of a browser see with other eyes from now on.
    pub(super) fn turn_eyes(&mut self, browser: &str) {
        let stage = &self.stage;
        self.listeners.turn_eyes(browser, |asker| stage.eyes(asker));
    }

    fn gone(&mut self, number: u64) {
        if let Some(browser) = self.listeners.close(number) {
            self.presence.closed_stream(&browser, self.stage.time.now());
        }
    }

    /// When the next person counts as gone.
    fn next_leave(&self) -> Option<Instant> {
        let leaves =
            self.stage.browsers().filter_map(|browser| self.presence.leaves_at(browser, &self.listeners));
        leaves.filter(|at| *at > self.now()).min().map(|at| self.stage.time.instant(at))
    }

    fn regions(&self, asker: &Asker) -> Value {
        if !self.stage.table.has_begun() {
            return Value::Object(body(self.stage.lobby_region(asker), Vec::new()));
        }
        let (regions, attrs) = self.stage.regions(self.stage.eyes(asker));
        Value::Object(body(regions, attrs))
    }

    /// Another game for the same people at a new table.
    fn again(&self, asker: &Asker, nonce: Option<String>) -> Result<Further, Problem> {
        let table = &self.stage.table;
        let denied = |denied: &Denied<G::Refusal>| match denied {
            Denied::Begun => Problem::not_over(asker.lang),
            other => Problem::denied(asker.lang, other, G::refusal_words),
        };
        let secret = self.ward.secret(&self.stage.next.id);
        let events = table.again(&self.stage.code, &asker.browser, nonce, secret);
        let events = events.map_err(|why| denied(&why))?;
        let member = |seat: Seat| {
            let browser = table.chairs()[seat.index()].as_ref()?.browser()?.to_owned();
            Some(Member { browser, seat: Some(seat.number()) })
        };
        let mine = table.seats_of(&asker.browser).iter().next();
        let name = mine.and_then(|seat| table.chairs()[seat.index()].as_ref());
        Ok(Further {
            game: G::ID,
            events,
            members: Seat::all(table.places()).filter_map(member).collect(),
            offer: self.stage.next.id.clone(),
            name: name.map(|chair| chair.name.to_string()).unwrap_or_default(),
        })
    }
}

/// The status of a table after an event that changes it; the end of a game is not seen from its last event.
fn status_after(event: &Event) -> Option<Status> {
    match event {
        Event::Started { .. } => Some(Status::Playing),
        Event::Closed { .. } => Some(Status::Closed),
        _ => None,
    }
}
