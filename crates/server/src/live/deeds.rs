//! What people and hosts do at a table, done.

use super::{
    Problem,
    actor::{Actor, STAND_IN},
    command::Asker,
    deed::{Deed, HouseDeed},
    machines::fill,
    message::Message,
};
use crate::page::{Board, fields::offers, named};
use furrow_game::{Seat, SeatSet};
use furrow_store::{Append, Member};
use furrow_table::{By, Chair, Denied, Event, Made, Post, Sitter, Why};

type Meaning<G> = Result<Made, Denied<<G as furrow_game::Game>::Refusal>>;

/// Events that do not end the game.
fn made(events: Vec<Event>) -> Made {
    Made::Events { events, ends: false }
}

fn one(event: Event) -> Made {
    made(vec![event])
}

impl<G: Board> Actor<G> {
    /// Does what somebody asks, or says why not.
    pub(super) async fn perform(&mut self, asker: &Asker, deed: Deed) -> Result<(), Problem> {
        let denied = |denied| Problem::denied(asker.lang, &denied, G::refusal_words);
        if self.is_done(asker, &deed) {
            return Ok(()); // a second click
        }
        match deed {
            Deed::Look(seat) => self.look(asker, seat).map_err(denied),
            Deed::Hide => {
                self.hide(asker);
                Ok(())
            }
            Deed::Start(Some(ref level)) | Deed::AskReady(Some(ref level))
                if !offers(level, self.stage.programs.names()) =>
            {
                Err(Problem::bad_request(asker.lang))
            }
            deed => {
                let made = self.meaning(asker, &deed).map_err(denied)?;
                let change = self.change_by(asker, &deed, &made);
                if matches!(deed, Deed::Sit { .. } | Deed::Leave(_)) {
                    self.listeners.close_of(&asker.browser); // it has another place now and will ask anew
                }
                let stored = self.carry_out_with(change, made).await;
                stored.map_err(|error| Problem::store(asker.lang, &error))
            }
        }
    }

    /// Whether it was done before, by the first of two clicks.
    fn is_done(&self, asker: &Asker, deed: &Deed) -> bool {
        let table = &self.stage.table;
        let mine = table.seats_of(&asker.browser);
        let kept = |kept: &furrow_table::Reservation| kept.browser == asker.browser;
        match deed {
            // One more player on a device is known by the share in the chance that its form had.
            // Without scripts it has none: then by who had sat there last.
            Deed::Sit { another: true, nonce, name, beside, .. } => {
                let shared = |seat: &Seat| table.nonces()[seat.index()] == *nonce;
                (nonce.is_some() && mine.iter().any(|seat| shared(&seat)))
                    || beside.is_some_and(|beside| self.sat_since(mine, beside, name))
            }
            Deed::Rename { place, name, .. } => {
                !table.has_begun()
                    && mine.iter().any(|seat| seat.number() == *place && self.is_called(seat, name))
            }
            Deed::Sit { .. } => !mine.is_empty() && !table.kept().iter().flatten().any(kept),
            Deed::Start(_) => table.has_begun() && table.is_host(&asker.browser),
            Deed::AskReady(_) => {
                (table.has_begun() || table.ready_check().is_some()) && table.is_host(&asker.browser)
            }
            Deed::Ready => table.has_begun() && !mine.is_empty(),
            Deed::Pause(Some(before)) => {
                table.pauses() == before.saturating_add(1)
                    && table.paused().is_some_and(|pause| mine.contains(pause.seat))
            }
            Deed::Resume(_) => table.has_begun() && table.paused().is_none() && !mine.is_empty(),
            Deed::TakeBack(seat) => mine.contains(*seat) && table.stand_in(*seat).is_none(),
            // A shared device may be in nobody's hand after the first click: the second gives up nobody else's seat.
            Deed::Resign(Some(seat)) => mine.contains(*seat) && table.stand_in(*seat).is_some(),
            Deed::Resign(None) => {
                let stood_in = |seat| table.stand_in(seat).is_some();
                self.stage.seat_in_hand(asker).map_or_else(|| mine.iter().any(stood_in), stood_in)
            }
            Deed::List(yes) => table.listed() == *yes && table.is_host(&asker.browser),
            _ => false,
        }
    }

    /// Whether somebody of this name has sat down at these places after `beside` did.
    fn sat_since(&self, device: SeatSet, beside: u64, name: &str) -> bool {
        let table = &self.stage.table;
        let since = |seat: &Seat| table.guest(seat.number()).is_some_and(|guest| guest > beside);
        device.iter().filter(since).any(|seat| self.is_called(seat, name))
    }

    /// Whether a seat has the name that was typed, made unlike those of others as it would be.
    fn is_called(&self, seat: Seat, name: &str) -> bool {
        let table = &self.stage.table;
        let chair = table.chairs()[seat.index()].as_ref();
        let typed = table.name_at(seat.number(), name, chair.and_then(Chair::browser));
        typed.is_some() && chair.map(|chair| &chair.name) == typed.as_ref()
    }

    /// What it means.
    fn meaning(&self, asker: &Asker, deed: &Deed) -> Meaning<G> {
        let (table, browser, at) = (&self.stage.table, asker.browser.as_str(), self.now());
        let seat = || self.stage.acting_seat(asker).ok_or(Denied::NotSeated);
        let bots =
            |level: &Option<String>| level.as_deref().map(|level| fill(table, level)).unwrap_or_default();
        match deed {
            Deed::Act { decision, key, action } => {
                let (decision, key) = (*decision, Some(key.as_str()));
                let post = |seat| Post { seat, decision, key, action, by: By::Player, at };
                match self.seat_meant(asker, key.and_then(named::key_seat)) {
                    Ok(seat) => table.act(&post(seat)),
                    Err(_) if self.is_made(asker, post) => Ok(Made::Again),
                    Err(denied) => Err(denied),
                }
            }
            Deed::Sit { another: true, beside: Some(beside), .. }
                if table.latest_of(browser).is_some_and(|latest| latest > *beside) =>
            {
                Err(Denied::Stale)
            }
            Deed::Sit { place, name, nonce, another, .. } => {
                let sitter = Sitter::Person { browser: browser.to_owned(), nonce: nonce.clone() };
                table.sit(*place, name, sitter, *another).map(made)
            }
            Deed::Rename { place, guest, name } => table.rename(browser, *place, *guest, name).map(one),
            Deed::Leave(None) => table.leave(browser).map(made),
            Deed::Leave(Some((place, guest))) => table.stand_up(browser, *place, *guest).map(one),
            Deed::Start(level) => table.start(browser, &bots(level)).map(made),
            Deed::AskReady(level) => table.ask_ready(browser, &bots(level), at).map(made),
            Deed::Ready => table.ready(browser).map(made),
            Deed::Kick { place, guest } => table.kick(browser, *place, *guest).map(one),
            Deed::List(yes) => table.list(browser, *yes).map(one),
            Deed::Undo(last) => {
                let seat = self.stage.undoing_seat(self.stage.eyes(asker)).ok_or(Denied::NotSeated)?;
                table.ask_undo(seat, *last, self.present(), at).map(one)
            }
            Deed::AnswerUndo { seat, question, yes } => {
                self.has_seat(asker, *seat)?;
                table.answer_undo(*seat, *question, *yes).map(made)
            }
            // It meant another pause, or a time before one.
            Deed::Pause(Some(before)) | Deed::Resume(Some(before)) if *before != table.pauses() => {
                seat()?;
                Err(Denied::Stale)
            }
            Deed::Pause(_) => table.pause(seat()?, at).map(one),
            Deed::Resume(_) => table.resume(seat()?).map(one),
            Deed::Resign(named) => {
                table.take_over(self.seat_meant(asker, *named)?, STAND_IN, Why::Resigned).map(one)
            }
            Deed::TakeBack(seat) => {
                self.has_seat(asker, *seat)?;
                table.take_seat_back(*seat).map(one)
            }
            Deed::Look(_) | Deed::Hide => Ok(Made::Again),
        }
    }

    /// The seat whose player has the device in hand, if it is the one that is named: a late click on a shared device must
    /// not speak for somebody else.
    pub(super) fn seat_meant(&self, asker: &Asker, named: Option<Seat>) -> Result<Seat, Denied<G::Refusal>> {
        let mine = self.stage.table.seats_of(&asker.browser);
        let none = if mine.is_empty() { Denied::NotSeated } else { Denied::Stale };
        let meant = |seat: &Seat| named.is_none_or(|named| named == *seat);
        self.stage.seat_in_hand(asker).filter(meant).ok_or(none)
    }

    /// Whether a choice that comes from a device that nobody has in hand, or another than it was drawn for, is the second
    /// click of one that was made. It must not be another player's choice, and not tell what another could choose.
    fn is_made<'a>(&self, asker: &Asker, post: impl Fn(Seat) -> Post<'a>) -> bool {
        let table = &self.stage.table;
        let again = |seat| matches!(table.act(&post(seat)), Ok(Made::Again));
        table.seats_of(&asker.browser).iter().any(again)
    }

    /// What is stored with it besides its events.
    fn change_by(&self, asker: &Asker, deed: &Deed, made: &Made) -> Append {
        let browser = asker.browser.clone();
        let member = match (deed, made) {
            (Deed::Sit { .. }, Made::Events { events, .. }) => match events.first() {
                Some(Event::Sat { place, .. }) => Some(Member { browser, seat: Some(*place) }),
                _ => None,
            },
            (Deed::Leave(left), _) => Some(self.member_without(browser, left.map(|(place, _)| place))),
            (Deed::Kick { place, .. }, _) => self.sent_away(*place),
            _ => None,
        };
        let listed = if let Deed::List(yes) = deed { Some(*yes) } else { None };
        Append { members: member.into_iter().collect(), listed, ..self.change() }
    }

    /// A browser once it has left a place, or (`None`) all of them.
    fn member_without(&self, browser: String, place: Option<u8>) -> Member {
        let mut others = self.stage.table.seats_of(&browser).iter().map(Seat::number);
        let seat = others.find(|seat| place.is_some_and(|place| place != *seat));
        Member { browser, seat }
    }

    /// Whoever has a place, or for whom it is kept, once it is sent away.
    fn sent_away(&self, place: u8) -> Option<Member> {
        let (table, at) = (&self.stage.table, usize::from(place));
        let sits = table.chairs().get(at)?.as_ref().and_then(|chair| chair.browser());
        let browser = sits.or_else(|| Some(table.kept().get(at)?.as_ref()?.browser.as_str()))?;
        Some(self.member_without(browser.to_owned(), Some(place)))
    }

    /// The people who are here.
    fn present(&self) -> SeatSet {
        let here = |seat: &Seat| self.stage.away.get(seat.index()).copied().flatten().is_none();
        Seat::all(self.stage.table.places()).filter(here).collect()
    }

    /// Refuses one whose seat it is not.
    fn has_seat(&self, asker: &Asker, seat: Seat) -> Result<(), Denied<G::Refusal>> {
        let mine = self.stage.table.seats_of(&asker.browser).contains(seat);
        mine.then_some(()).ok_or(Denied::NotSeated)
    }

    /// On a shared device, whoever has to choose takes it in hand.
    fn look(&mut self, asker: &Asker, seat: Seat) -> Result<(), Denied<G::Refusal>> {
        let table = &self.stage.table;
        let mine = table.seats_of(&asker.browser);
        if mine.len() < 2 || !mine.contains(seat) {
            return Err(Denied::NotSeated);
        }
        if !table.awaited().contains(seat) {
            return Err(Denied::Stale);
        }
        self.stage.open.insert(asker.browser.clone(), seat);
        self.turn_eyes(&asker.browser);
        self.tell_regions();
        Ok(())
    }

    fn hide(&mut self, asker: &Asker) {
        self.stage.open.remove(&asker.browser);
        self.turn_eyes(&asker.browser);
        self.tell_regions();
    }

    /// Somebody whose seat a computer player took because it was away opens a stream: it has its seat again.
    pub(super) async fn welcome_back(&mut self, asker: &Asker) {
        let mine = self.stage.table.seats_of(&asker.browser);
        for seat in mine.iter() {
            let table = &self.stage.table;
            if table.stand_in(seat).is_none_or(|stand_in| stand_in.why != Why::Away) {
                continue;
            }
            let Ok(event) = table.take_seat_back(seat) else { continue };
            if let Err(error) = self.append(self.change(), vec![event]).await {
                tracing::error!(%error, table = self.stage.code, "a seat is not given back yet");
            }
        }
    }

    /// Does what the host of the server asks; `false` if it cannot be done.
    pub(super) async fn house_does(&mut self, deed: HouseDeed) -> bool {
        let table = &self.stage.table;
        let mut change = self.change();
        let event = match deed {
            HouseDeed::Close => table.close(Why::Host).ok(),
            HouseDeed::Abandon => table.close(Why::Abandoned).ok(),
            HouseDeed::Kick { place, guest } if table.guest(place) != Some(guest) => None,
            HouseDeed::Kick { place, .. } if !table.has_begun() && table.closed().is_none() => {
                change.members.extend(self.sent_away(place));
                Some(Event::Kicked { place })
            }
            HouseDeed::Kick { place, .. } => {
                let seat = Seat::all(table.places()).find(|seat| seat.number() == place);
                seat.and_then(|seat| table.take_over(seat, STAND_IN, Why::Host).ok())
            }
        };
        let Some(event) = event else { return false };
        let stored = self.carry_out_with(change, made(vec![event])).await;
        stored.inspect_err(|error| tracing::error!(%error, "the host's wish is not stored")).is_ok()
    }

    /// Tells everybody that the game has begun. Places have become seats: with the eyes of its place a stream would be
    /// shown what another seat sees.
    pub(super) fn tell_start(&mut self) {
        self.listeners.send_all(&Message::new("start", None).field("reload", &true).end());
        let at = self.now();
        for (_, asker) in self.listeners.askers() {
            self.presence.closed_stream(&asker.browser, at);
        }
        self.listeners.clear();
    }
}
