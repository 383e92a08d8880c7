//! Waiting rooms.

use furrow_bots::Level;
use furrow_game::{Seat, SeatSet};
use furrow_server::page::{
    Sitter, Who,
    fields::LEVELS,
    lobby::{self, Check, Kept, Lobby, Out},
    terms,
};
use furrow_table::{Name, Terms, registry::GameId};
use furrow_text::Lang;
use maud::{Markup, PreEscaped};

fn sitter(name: &str, who: Who) -> Option<Sitter> {
    Some(Sitter { name: name.to_owned(), who, stands_in: false })
}

/// What differs from room to room.
#[derive(Clone, Default)]
struct Room {
    mine: Vec<u8>,
    host: bool,
    full: bool,
    listed: bool,
    kept: bool,
    check: Option<Check>,
    out: Option<Out>,
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().copied().map(Seat::new).collect()
}

fn places(room: &Room) -> Vec<Option<Sitter>> {
    let bot = Who::Bot { level: Level::Random };
    let mut places = vec![
        sitter("Ann", Who::Person { here: true }),
        sitter("Bea", Who::Person { here: false }),
        sitter("Carl", bot),
    ];
    if !room.full {
        places.push(None);
    }
    if room.kept {
        places.push(None);
    }
    places
}

fn shown<T>(lang: Lang, text: bool, room: &Room, show: impl FnOnce(&Lobby<'_>) -> T) -> T {
    let places = places(room);
    let mut kept: Vec<Option<Kept>> = vec![None; places.len()];
    if room.kept {
        *kept.last_mut().unwrap() = Some(Kept { name: "Bea".to_owned(), mine: room.mine.is_empty() });
    }
    let guests: Vec<Option<u64>> = (10..).map(Some).take(places.len()).collect();
    let mut options = vec![lang.t("option-championship")];
    options.extend(terms::in_words(lang, &Terms::default()));
    show(&Lobby {
        lang,
        text,
        game: GameId::Carrots,
        code: "KUMQ7",
        link: "http://localhost/t/KUMQ7",
        qr: &PreEscaped("<svg viewBox=\"0 0 9 9\"></svg>".to_owned()),
        options: &options,
        places: &places,
        kept: &kept,
        guests: &guests,
        latest: None,
        mine: seats(&room.mine),
        host: room.host,
        out: room.out,
        listed: room.listed,
        programs: &[],
        level: "medium",
        check: room.check.as_ref(),
        name: "",
        commit: "c0ffee",
        version: 0,
        error: None,
    })
}

/// Every kind of waiting room, by name.
pub(crate) fn rooms(lang: Lang, text: bool) -> Vec<(&'static str, Markup)> {
    let asks =
        |asks: Option<&str>, ready: &[u8]| Some(Check { asks: asks.map(str::to_owned), ready: seats(ready) });
    let host = Room { mine: vec![0], host: true, ..Room::default() };
    let guest = Room { mine: vec![1], ..Room::default() };
    let visitor = Room::default();
    let rooms = [
        ("lobby of the host", host.clone()),
        ("lobby of the host, listed", Room { listed: true, ..host.clone() }),
        ("lobby of the host who asks", Room { check: asks(Some("Ann"), &[0]), ..host.clone() }),
        ("lobby of a host who does not sit", Room { mine: vec![], ..host.clone() }),
        ("lobby of a device", Room { mine: vec![0, 1], ..host.clone() }),
        ("lobby of a player", guest.clone()),
        ("lobby of a player who is asked", Room { check: asks(Some("Ann"), &[0]), ..guest.clone() }),
        ("lobby of a player who is asked by nobody here", Room { check: asks(None, &[]), ..guest.clone() }),
        ("lobby of a player who is ready", Room { check: asks(Some("Ann"), &[1]), ..guest.clone() }),
        ("lobby where one is awaited", Room { kept: true, full: true, ..host }),
        ("lobby of a visitor", visitor.clone()),
        ("lobby of one whose place is kept", Room { kept: true, ..visitor.clone() }),
        ("full lobby", Room { full: true, ..visitor.clone() }),
        ("lobby of one who was sent away", Room { out: Some(Out::Barred), ..visitor }),
        ("closed lobby", Room { out: Some(Out::Closed), ..guest }),
    ];
    rooms.map(|(name, room)| (name, shown(lang, text, &room, lobby::page))).to_vec()
}

fn region(room: &Room) -> String {
    shown(Lang::En, false, room, |lobby| lobby::region(lobby).into_string())
}

#[test]
fn a_host_alone_must_fill_the_places() {
    let one = |people: usize| {
        let places: Vec<_> = (0..3)
            .map(|n| if n < people { sitter("Ann", Who::Person { here: true }) } else { None })
            .collect();
        let room = Room { mine: vec![0], host: true, ..Room::default() };
        shown(Lang::En, false, &room, |lobby| {
            let lobby = Lobby { places: &places, kept: &[None, None, None], ..lobby.clone() };
            lobby::region(&lobby).into_string()
        })
    };
    let must =
        |html: String| html.split('<').any(|tag| tag.contains("name=\"fill\"") && tag.contains(" required"));
    assert!(must(one(1)));
    assert!(!must(one(2)));
}

#[test]
fn the_level_chosen_with_the_table_is_the_one_of_its_room() {
    let room = Room { mine: vec![0], host: true, ..Room::default() };
    for level in LEVELS {
        let html = shown(Lang::En, false, &room, |lobby| {
            lobby::region(&Lobby { level, ..lobby.clone() }).into_string()
        });
        let chosen = html.split('<').filter(|tag| tag.contains("name=\"level\"") && tag.contains(" checked"));
        let chosen: Vec<_> = chosen.collect();
        assert!(matches!(chosen[..], [tag] if tag.contains(&format!("value=\"{level}\""))), "{chosen:?}");
    }
}

#[test]
fn the_hosts_programs_stand_beside_the_levels_as_they_are_called() {
    let programs = ["Rosa", "<b>&Bea"].map(|name| Name::parse(name).expect("a name"));
    let room = Room { mine: vec![0], host: true, ..Room::default() };
    let html = |level| {
        shown(Lang::En, false, &room, |lobby| {
            lobby::region(&Lobby { level, programs: &programs, ..lobby.clone() }).into_string()
        })
    };
    let rosa = html("cmd:Rosa");
    assert!(rosa.contains("value=\"cmd:Rosa\" checked><span>Rosa</span>"), "{rosa}");
    assert!(rosa.contains("value=\"cmd:&lt;b&gt;&amp;Bea\"><span>&lt;b&gt;&amp;Bea</span>"), "{rosa}");
    let gone = html("cmd:Zoe");
    assert!(gone.contains("value=\"medium\" checked") && !gone.contains("Zoe"), "one that is not there");
}

#[test]
fn only_the_host_can_send_away_and_ask_and_list() {
    let host = region(&Room { mine: vec![0], host: true, ..Room::default() });
    for what in
        ["/kick\"", "/ask-ready\"", "/list\"", "/start\"", "form=\"kick\" name=\"guest\" value=\"1-11\""]
    {
        assert!(host.contains(what), "{what}");
    }
    assert!(!host.contains("form=\"kick\" name=\"guest\" value=\"0-"), "nobody sends herself away");
    let guest = region(&Room { mine: vec![1], ..Room::default() });
    for what in ["/kick\"", "/ask-ready\"", "/list\"", "/start\"", "form=\"kick\""] {
        assert!(!guest.contains(what), "{what}");
    }
    let alone = region(&Room { mine: vec![0, 1], host: true, ..Room::default() });
    assert!(!alone.contains("/ask-ready\""), "there is nobody else to ask");
    assert!(alone.contains("on this device"));
}

#[test]
fn who_was_sent_away_and_who_finds_no_place_can_watch() {
    for room in [
        Room { out: Some(Out::Barred), ..Room::default() },
        Room { full: true, ..Room::default() },
        Room { out: Some(Out::Closed), mine: vec![1], ..Room::default() },
    ] {
        let html = region(&room);
        assert!(!html.contains("/join\"") && !html.contains("/start\""), "{html}");
    }
}
