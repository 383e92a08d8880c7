//! A table as its viewers see it.

use super::{
    Programs, Time,
    command::{Asker, Eyes, Shown},
    listeners::{Attrs, Html, Regions, Told},
    qr_code::QrCode,
    reading::Reading,
};
use crate::page::{
    Affairs, Board, Coach, Fair, Happening, Hint, Moment, Scene, Sitter, Who,
    fields::PROPOSED,
    front::Offer,
    lobby, named,
    options::options_in_words,
    table,
    tables::{Glance, Standing, Vacancy},
    terms,
};
use furrow_bots::Advice;
use furrow_game::{Seat, SeatSet, Viewer};
use furrow_table::{Chair, News, Note, Reservation, Table};
use furrow_text::Lang;
use maud::{Markup, html};
use serde_json::Value;
use std::collections::HashMap;

/// How many notes on what happened besides the game a page tells: the latest.
const NOTES: usize = 20;

/// A table, its address, and who of its people is here.
pub(crate) struct Stage<G: Board> {
    pub(crate) code: String,
    pub(crate) table: Table<G>,
    /// The server's clock.
    pub(crate) time: Time,
    /// By seat, since when its person has been away, in unix milliseconds.
    pub(crate) away: Vec<Option<i64>>,
    /// On devices that several people share, whose cards are shown now.
    pub(crate) open: HashMap<String, Seat>,
    /// By seat, the advice it has been given, with the decision it is for.
    pub(crate) hints: HashMap<Seat, (u64, Advice<G>)>,
    /// What the next table is dealt from.
    pub(crate) next: Offer,
    /// The code of the table where the players go on.
    pub(crate) next_table: Option<String>,
    /// What a tutorial says here; `None` at a table of its own.
    pub(crate) coach: Option<Coach>,
    /// The programs that can be seated here.
    pub(crate) programs: Programs,
    /// The link to it as a QR code.
    pub(crate) qr: QrCode,
}

impl<G: Board> Stage<G> {
    /// A table as it stands, with nobody at it.
    pub(crate) fn new(code: String, table: Table<G>, time: Time, next: Offer) -> Self {
        let (away, open, hints) = (Vec::new(), HashMap::new(), HashMap::new());
        let (programs, qr) = (Programs::default(), QrCode::default());
        Stage { code, table, time, away, open, hints, next, next_table: None, coach: None, programs, qr }
    }

    /// The eyes of whoever asks: its seat's or the public's; on a shared device, those of whoever has it in hand.
    pub(crate) fn eyes(&self, asker: &Asker) -> Eyes {
        let mine = self.table.seats_of(&asker.browser);
        let device = if mine.len() > 1 { mine } else { SeatSet::NONE };
        let viewer = self.seat_in_hand(asker).map_or(Viewer::Public, Viewer::Seat);
        Eyes { viewer, lang: asker.lang, text: asker.text, data: asker.data, device }
    }

    /// The seat that sees and chooses: the browser's only one, or that of whoever has the shared device in hand.
    pub(super) fn seat_in_hand(&self, asker: &Asker) -> Option<Seat> {
        let mine = self.table.seats_of(&asker.browser);
        if mine.len() > 1 { self.open.get(&asker.browser).copied() } else { mine.iter().next() }
    }

    /// The seat that does something: on a shared device that no player has in hand, the first of it that a person plays.
    pub(crate) fn acting_seat(&self, asker: &Asker) -> Option<Seat> {
        self.acting_of(self.seat_in_hand(asker), self.table.seats_of(&asker.browser))
    }

    fn acting_of(&self, hand: Option<Seat>, device: SeatSet) -> Option<Seat> {
        let person = |seat: &Seat| self.table.stand_in(*seat).is_none();
        let mut seats = hand.into_iter().chain(device.iter());
        seats.find(person).or(hand).or_else(|| device.iter().next())
    }

    /// The browsers of the people at the table, one for each seat.
    pub(super) fn browsers(&self) -> impl Iterator<Item = &str> {
        self.table.chairs().iter().flatten().filter_map(|chair| chair.browser())
    }

    /// The table's time, in unix milliseconds: never behind its last event.
    pub(crate) fn at(&self) -> i64 {
        self.time.now().max(self.table.last_at())
    }

    /// What the page shows: it grows.
    pub(crate) fn version(&self) -> u64 {
        self.table.version()
    }

    /// The page's main part, or the waiting room before the start.
    pub(crate) fn page(&self, asker: &Asker, error: Option<String>) -> Shown {
        let begun = self.table.has_begun();
        if !begun {
            let room = self.room(asker);
            let room = Room { qr: self.qr.of(&room.link), ..room };
            let body = lobby::page(&self.lobby(asker, &room, error.as_deref()));
            return Shown { body, menu: None, game: G::ID, your_turn: false, begun, waits: true };
        }
        let render = if asker.text { table::in_words } else { table::drawn };
        let (body, controls, moment) = self.scene(self.eyes(asker), error, |scene| {
            (render(&scene), table::controls(&scene, asker.text).1, scene.moment)
        });
        let menu = Some(controls).filter(|_| self.coach.is_none() && !asker.text);
        let waits = matches!(moment, Moment::Wait | Moment::Chosen);
        Shown { body, menu, game: G::ID, your_turn: moment == Moment::Choose, begun, waits }
    }

    /// Every region as these eyes see it, with the attributes of the table's element.
    pub(crate) fn regions(&self, eyes: Eyes) -> (Regions, Attrs) {
        self.scene(eyes, None, |scene| (regions(&scene, eyes), table::attrs(&scene)))
    }

    /// Every region for streams whose readers have read the log so far, with the attributes, and with what happened,
    /// if something did.
    pub(super) fn told(&self, eyes: Eyes, reading: &Reading, happening: Option<usize>) -> Told {
        self.scene(eyes, None, |scene| {
            let scene = Scene { log_apart: true, ..scene };
            let html = |(id, html): (&'static str, String)| match id {
                "r-log" => (id, Html::Log(reading.on(&scene, eyes.text, &html))),
                _ => (id, Html::Whole(html)),
            };
            Told {
                regions: regions(&scene, eyes).into_iter().map(html).collect(),
                attrs: table::attrs(&scene),
                beats: happening.map_or(Value::Null, |happening| table::beats(&scene, &scene.log[happening])),
            }
        })
    }

    /// The waiting room's region for one reader.
    pub(crate) fn lobby_region(&self, asker: &Asker) -> Regions {
        let room = self.room(asker);
        vec![("r-lobby", lobby::region(&self.lobby(asker, &room, None)).into_string())]
    }

    /// What happened, as the browser plays it.
    pub(crate) fn beats(&self, eyes: Eyes, happening: usize) -> Value {
        self.scene(eyes, None, |scene| table::beats(&scene, &scene.log[happening]))
    }

    fn scene<T>(&self, eyes: Eyes, error: Option<String>, show: impl FnOnce(Scene<'_, G>) -> T) -> T {
        let viewer = eyes.viewer;
        let sitters: Vec<Sitter> = self.sitters().into_iter().flatten().collect();
        let log = self.log(viewer);
        let since =
            log.iter().rposition(|h| h.seat.is_some() && h.seat == viewer.seat()).map_or(0, |i| i + 1);
        let (fair, affairs) = (self.fair(), self.affairs(eyes));
        let early = viewer.seat().and_then(|seat| self.table.early(seat));
        let Some(view) = self.table.view(viewer) else { unreachable!("the game has begun") };
        let scene = Scene {
            lang: eyes.lang,
            code: &self.code,
            viewer,
            coach: self.coach.as_ref(),
            replay: None,
            moment: self.moment(viewer),
            sitters: &sitters,
            view: &view,
            chosen: self.table.chosen(),
            mine: early.and_then(|early| furrow_game::Token::parse(&early.action)),
            decision: self.coach.as_ref().map_or(self.table.decision(), |coach| coach.step as u64),
            key: self.key(viewer),
            log: &log,
            log_apart: false,
            since,
            ranks: self.table.ranks(),
            fair: &fair,
            affairs: &affairs,
            error,
        };
        show(scene)
    }

    /// A picture of the game, once it is over; the same for every reader of a language.
    pub(crate) fn souvenir(&self, asker: &Asker, day: &str) -> Option<String> {
        let device = SeatSet::NONE;
        let eyes = Eyes { viewer: Viewer::Public, lang: asker.lang, text: false, data: false, device };
        self.table.is_over().then(|| self.scene(eyes, None, |scene| table::souvenir(&scene, day)))
    }

    /// What the table tells of itself to a player, for its list of games.
    pub(crate) fn glance(&self, asker: &Asker) -> Glance {
        let clocks = self.table.clocks().filter(|clocks| clocks.pace().is_slow());
        let now = self.time.now();
        let left = clocks.and_then(|clocks| clocks.running().iter().map(|seat| clocks.left(seat, now)).min());
        let ended = self.table.is_over() || self.table.closed().is_some();
        Glance { standing: self.standing(asker), left, file: ended && self.table.has_begun() }
    }

    /// What the table tells of itself to somebody who looks for one; `None`: it has no place for it.
    pub(crate) fn vacancy(&self, asker: &Asker) -> Option<Vacancy> {
        let (table, chairs) = (&self.table, self.table.chairs());
        let shut = table.has_begun() || table.closed().is_some() || !table.listed();
        if shut || table.is_barred(&asker.browser) || !table.seats_of(&asker.browser).is_empty() {
            return None;
        }
        let people = chairs.iter().flatten().map(|chair| chair.name.to_string()).collect();
        let free = chairs.iter().zip(table.kept()).filter(|(chair, kept)| chair.is_none() && kept.is_none());
        let free = free.count();
        (free > 0).then_some(Vacancy { people, free, clock: table.terms().clock })
    }

    /// How the game stands for a player.
    fn standing(&self, asker: &Asker) -> Standing {
        let awaited = self.table.awaited();
        let name =
            |seat: Seat| self.table.chairs()[seat.index()].as_ref().map(|chair| chair.name.to_string());
        let mine = self.table.seats_of(&asker.browser);
        let me = mine.iter().find(|seat| awaited.contains(*seat)).or_else(|| mine.iter().next());
        if self.table.closed().is_some() {
            Standing::Closed
        } else if !self.table.has_begun() {
            Standing::Gathering
        } else if self.table.is_over() {
            Standing::Over
        } else if me.is_some_and(|me| awaited.contains(me)) {
            let person = |seat: &Seat| {
                Some(*seat) != me
                    && self.table.chairs()[seat.index()].as_ref().is_some_and(|c| c.level().is_none())
            };
            Standing::WaitsForYou(Seat::all(self.table.places()).find(person).and_then(name))
        } else {
            let first = awaited.iter().next().and_then(name).unwrap_or_default();
            Standing::WaitingFor(first, awaited.len().saturating_sub(1))
        }
    }

    pub(super) fn moment(&self, viewer: Viewer) -> Moment {
        let Some(seat) = viewer.seat() else {
            return if self.table.is_over() { Moment::Over } else { Moment::Wait };
        };
        if self.table.is_over() {
            Moment::Over
        } else if self.table.paused().is_some() || self.table.stand_in(seat).is_some() {
            Moment::Wait
        } else if self.table.awaited().contains(seat) {
            Moment::Choose
        } else if self.table.chosen().contains(seat) {
            Moment::Chosen
        } else {
            Moment::Wait
        }
    }

    /// The key of a viewer's next post: it stays the same until the decision goes or the early choice changes, so
    /// that a reload between two posts is still one move. It follows from the key before it, not from how many there
    /// were: the table remembers the last ones only. It names its seat, for a shared device may be in another hand by then.
    pub(super) fn key(&self, viewer: Viewer) -> String {
        if let Some(coach) = &self.coach {
            return format!("step-{}", coach.step);
        }
        let early = viewer.seat().and_then(|seat| self.table.early(seat));
        let last = early.and_then(|early| early.keys.last()).map_or("", String::as_str);
        let purpose = format!("key/{viewer}/{}/{last}", self.table.decision());
        let number = self.table.private_number(&purpose);
        viewer.seat().map_or_else(|| format!("{number:016x}"), |seat| named::key_of(seat, number))
    }

    /// A happening, as a viewer saw it.
    pub(super) fn seen(&self, happening: usize, viewer: Viewer) -> Happening<G::Beat> {
        seen_by::<G>(&self.table.happenings()[happening], viewer)
    }

    /// What happened, as a viewer saw it; the first happening begins with what no step made.
    fn log(&self, viewer: Viewer) -> Vec<Happening<G::Beat>> {
        let seen = |happening| seen_by::<G>(happening, viewer);
        let mut log: Vec<_> = self.table.happenings().iter().map(seen).collect();
        let setup = self.table.setup();
        let opening = setup.map(G::opening).unwrap_or_default();
        log.first_mut().map(|first| first.beats.splice(..0, opening));
        log
    }

    pub(crate) fn sitters(&self) -> Vec<Option<Sitter>> {
        let chairs = self.table.chairs().iter().enumerate();
        chairs.map(|(place, chair)| chair.as_ref().map(|chair| self.sitter(place, chair))).collect()
    }

    fn sitter(&self, place: usize, chair: &Chair) -> Sitter {
        let seat = Seat::all(self.table.places()).nth(place);
        let stand_in = seat.and_then(|seat| self.table.stand_in(seat));
        let level = stand_in.map(|stand_in| stand_in.level.as_str()).or_else(|| chair.level());
        let who = level.map_or_else(
            || Who::Person { here: self.away.get(place).copied().flatten().is_none() },
            Who::of_level,
        );
        Sitter { name: chair.name.to_string(), who, stands_in: stand_in.is_some() }
    }

    /// What goes on at the table besides the game.
    fn affairs(&self, eyes: Eyes) -> Affairs<G::Beat> {
        let (table, me) = (&self.table, self.undoing_seat(eyes));
        let acting = self.acting_of(eyes.viewer.seat(), eyes.device);
        let seen = |note: &Note<G::Beat>| {
            let back = |happening: &Happening<G::Beat>| seen_by::<G>(happening, eyes.viewer);
            let news = match &note.news {
                News::TakenBack(seat, happenings) => {
                    News::TakenBack(*seat, happenings.iter().map(back).collect())
                }
                other => other.clone(),
            };
            Note { news, ..*note }
        };
        Affairs {
            terms: table.terms().clone(),
            device: eyes.device,
            awaited: table.awaited(),
            now: self.at(),
            clocks: table.clocks().cloned(),
            can_undo: me.and_then(|seat| table.can_undo(seat)),
            undo_is_free: me.is_some_and(|seat| table.undo_is_free(seat)),
            undo: table.undo_request(),
            paused: table.paused(),
            takes_over: table.next_take_over(&self.away),
            pauses: table.pauses(),
            pauses_left: acting.map_or(0, |seat| table.pauses_left(seat)),
            undone_at: table.undone_at(),
            closed: table.closed(),
            notes: table.notes().iter().skip(table.notes().len().saturating_sub(NOTES)).map(seen).collect(),
            may_hint: eyes.viewer.seat().is_some_and(|seat| table.ask_hint(seat).is_ok()),
            hint: eyes.viewer.seat().and_then(|seat| self.hint(seat, eyes.lang)),
            next_table: self.next_table.clone(),
        }
    }

    /// The hint that a seat has been given to its decision, as long as it has to make it.
    fn hint(&self, seat: Seat, lang: Lang) -> Option<Hint> {
        let (table, viewer) = (&self.table, Viewer::Seat(seat));
        let (_, advice) = self.hints.get(&seat).filter(|(decision, _)| *decision == table.decision())?;
        table.ask_hint(seat).ok()?;
        let names: Vec<String> =
            table.chairs().iter().flatten().map(|chair| chair.name.to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Some(Hint::new(lang, &table.view(viewer)?, viewer, advice, &names))
    }

    /// The seat that would take something back: the viewer's own, on a shared device the one of it that moved last.
    pub(super) fn undoing_seat(&self, eyes: Eyes) -> Option<Seat> {
        let of_device = |seat: &Seat| eyes.device.contains(*seat);
        let last = self.table.happenings().iter().rev().filter_map(|h| h.seat).find(of_device);
        last.or_else(|| eyes.viewer.seat()).or_else(|| eyes.device.iter().next())
    }

    pub(crate) fn fair(&self) -> Fair {
        let secret = self.table.record().and_then(|record| record.fair).map(|fair| fair.secret);
        Fair { commit: self.table.commitment(), nonces: self.table.nonces(), secret, next: self.next.clone() }
    }

    fn lobby<'a>(&'a self, asker: &'a Asker, room: &'a Room, error: Option<&'a str>) -> lobby::Lobby<'a> {
        lobby::Lobby {
            lang: asker.lang,
            text: asker.text,
            code: &self.code,
            link: &room.link,
            qr: &room.qr,
            options: &room.options,
            places: &room.places,
            kept: &room.kept,
            guests: &room.guests,
            mine: self.table.seats_of(&asker.browser),
            latest: self.table.latest_of(&asker.browser),
            game: G::ID,
            host: self.table.is_host(&asker.browser),
            out: self.out(asker),
            listed: self.table.listed(),
            programs: self.programs.names(),
            level: self.table.terms().level.as_deref().unwrap_or(PROPOSED),
            check: room.check.as_ref(),
            name: &asker.name,
            commit: &room.commit,
            version: self.version(),
            error,
        }
    }

    fn room(&self, asker: &Asker) -> Room {
        let link = format!("{}/t/{}", asker.base, self.code);
        let mut options = options_in_words(asker.lang, G::ID, self.table.places(), self.table.options());
        options.extend(terms::in_words(asker.lang, self.table.terms()));
        Room {
            qr: html! {}, // the region that streams bring does not have it
            link,
            options,
            places: self.sitters(),
            kept: self.kept(asker),
            guests: (0..self.table.places()).map(|place| self.table.guest(place)).collect(),
            check: self.check(),
            commit: self.table.commitment(),
        }
    }
}

impl<G: Board> Stage<G> {
    /// Why somebody cannot take a place here at all.
    fn out(&self, asker: &Asker) -> Option<lobby::Out> {
        let barred = self.table.is_barred(&asker.browser) && self.table.seats_of(&asker.browser).is_empty();
        match self.table.closed() {
            Some(_) => Some(lobby::Out::Closed),
            None => barred.then_some(lobby::Out::Barred),
        }
    }

    fn kept(&self, asker: &Asker) -> Vec<Option<lobby::Kept>> {
        let kept = |kept: &Reservation| lobby::Kept {
            name: kept.name.to_string(),
            mine: kept.browser == asker.browser,
        };
        self.table.kept().iter().map(|place| place.as_ref().map(kept)).collect()
    }

    /// The question whether all are ready; who asks it is.
    fn check(&self) -> Option<lobby::Check> {
        let check = self.table.ready_check()?;
        let hosts = |chair: &&Chair| chair.browser().is_some_and(|browser| self.table.is_host(browser));
        let host = self.table.chairs().iter().flatten().find(hosts);
        let own = host.and_then(Chair::browser).map(|browser| self.table.seats_of(browser));
        let ready = check.ready.iter().chain(own.unwrap_or_default().iter()).collect();
        Some(lobby::Check { asks: host.map(|chair| chair.name.to_string()), ready })
    }
}

/// What happened, as a viewer saw it.
fn seen_by<G: Board>(happening: &Happening<G::Beat>, viewer: Viewer) -> Happening<G::Beat> {
    let beats = happening.beats.iter().map(|beat| G::beat_seen(beat, viewer)).collect();
    Happening { id: happening.id, seat: happening.seat, beats }
}

/// The regions of a scene, the menu's own among them.
fn regions<G: Board>(scene: &Scene<'_, G>, eyes: Eyes) -> Regions {
    let mut regions = table::regions(scene, eyes.text);
    let menu = scene.coach.is_none() && !eyes.text;
    regions.extend(menu.then(|| table::controls(scene, false)));
    regions.into_iter().map(|(id, html)| (id, html.into_string())).collect()
}

/// What a waiting room shows.
struct Room {
    link: String,
    qr: Markup,
    options: Vec<String>,
    places: Vec<Option<Sitter>>,
    kept: Vec<Option<lobby::Kept>>,
    guests: Vec<Option<u64>>,
    check: Option<lobby::Check>,
    commit: String,
}
