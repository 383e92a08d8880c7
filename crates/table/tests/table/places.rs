//! Places before the start.

use crate::named::{answer_back, ask_back, kick};
use crate::writing::{Writing, paced, person};
use furrow_fable::State;
use furrow_game::{Seat, SeatSet};
use furrow_table::{Chair, Denied, Event, NewTable, Sitter, Table, Terms, registry::Carrots};
use serde_json::{Map, json};

fn open(places: u8) -> Writing<State> {
    Writing::open(places, Terms::default(), Map::new())
}

#[test]
fn a_table_is_not_opened_for_a_game_that_cannot_be() {
    let new = |places, key: &str| NewTable {
        places,
        options: [(key.to_owned(), json!(true))].into_iter().collect(),
        terms: Terms::default(),
        host: "ann".to_owned(),
        secret: [0; 32],
        after: None,
    };
    assert!(Table::<State>::open(new(3, "championship")).is_ok());
    assert!(Table::<State>::open(new(9, "championship")).is_err());
    assert!(Table::<State>::open(new(3, "unicorns")).is_err());
}

#[test]
fn before_the_start_there_is_no_game_to_act_in() {
    use crate::writing::{ANN, post};
    use furrow_table::Why;
    let mut writing = open(3);
    writing.sit("ann", "Ann");
    let table = &writing.table;
    assert_eq!(table.act(&post(ANN, 0, None, "play fox")), Err(Denied::NotBegun));
    assert_eq!(table.pause(ANN, 0), Err(Denied::NotBegun));
    assert_eq!(table.resume(ANN), Err(Denied::NotBegun));
    assert_eq!(ask_back(table, ANN, SeatSet::NONE, 0), Err(Denied::NotBegun));
    assert_eq!(answer_back(table, ANN, true), Err(Denied::NotBegun));
    assert_eq!(table.take_over(ANN, "easy", Why::Host), Err(Denied::NotBegun));
    assert_eq!(table.take_seat_back(ANN), Err(Denied::NotBegun));
    assert_eq!((table.record(), table.ranks(), table.clocks()), (None, None, None));
    assert_eq!((table.version(), table.decision()), (0, 0));
    assert_eq!((table.can_undo(ANN), table.undo_is_free(ANN)), (None, false));
}

#[test]
fn the_host_shows_the_table_in_the_list_and_nobody_else() {
    let mut writing = open(3);
    writing.sit("bea", "Bea");
    assert_eq!(writing.table.list("bea", true), Err(Denied::NotHost));
    for yes in [true, false] {
        let event = writing.table.list("ann", yes).unwrap();
        writing.take(event);
        assert_eq!((writing.table.listed(), writing.woken(Vec::new()).listed()), (yes, yes));
    }
}

#[test]
fn computer_players_of_one_name_are_told_apart() {
    let mut writing = open(4);
    writing.sit("ann", "Finn");
    let bots: Vec<(String, String)> = vec![("Finn".to_owned(), "easy".to_owned()); 3];
    writing.take_all(writing.table.start("ann", &bots));
    let names: Vec<&str> = writing.table.chairs().iter().flatten().map(|chair| chair.name.as_str()).collect();
    assert_eq!(names, ["Finn", "Finn 2", "Finn 3", "Finn 4"]);
    let alone = open(4);
    assert_eq!(alone.table.start("ann", &bots), Err(Denied::TooFew(2)), "they do not play for nobody");
    let bad = [("\u{202E}".to_owned(), "easy".to_owned())];
    let mut writing = open(4);
    writing.sit("ann", "Ann");
    assert_eq!(writing.table.start("ann", &bad), Err(Denied::BadName));
}

#[test]
fn people_take_places_leave_them_and_start_with_who_is_there() {
    let mut writing = open(4);
    writing.sit("ann", "Ann");
    let alone = writing.table.start("ann", &[]);
    assert_eq!(alone, Err(Denied::TooFew(2)));
    writing.sit("bea", "ann");
    assert_eq!(writing.table.sit(None, "Bea", person("bea"), false), Err(Denied::Seated));
    assert_eq!(writing.table.sit(Some(1), "Carl", person("carl"), false), Err(Denied::Taken));
    assert_eq!(writing.table.sit(Some(9), "Carl", person("carl"), false), Err(Denied::Taken));
    assert_eq!(writing.table.sit(None, "\u{202E}", person("carl"), false), Err(Denied::BadName));
    let bad = Sitter::Person { browser: "carl".to_owned(), nonce: Some("0A".repeat(16)) };
    assert_eq!(writing.table.sit(None, "Carl", bad, false), Err(Denied::BadNonce));
    assert_eq!(writing.table.chairs()[1].as_ref().unwrap().name.as_str(), "ann 2");
    let left = writing.table.leave("bea").unwrap();
    left.into_iter().for_each(|event| writing.take(event));
    assert_eq!(writing.table.leave("bea"), Err(Denied::NotSeated));
    let events = writing.table.sit(Some(3), "Dot", person("dot"), false).unwrap();
    events.into_iter().for_each(|event| writing.take(event));
    assert_eq!(writing.table.start("dot", &[]), Err(Denied::NotHost));
    for event in writing.table.start("ann", &[]).unwrap() {
        writing.take(event);
    }
    assert_eq!(writing.table.places(), 2, "the game has a seat for each who is there");
    assert_eq!(writing.table.seats_of("dot"), SeatSet::one(Seat::new(1)));
    assert_eq!(writing.table.start("ann", &[]), Err(Denied::Begun));
    assert_eq!(writing.table.leave("dot"), Err(Denied::Begun));
}

#[test]
fn when_the_host_leaves_the_one_who_has_sat_longest_hosts() {
    let mut writing = open(4);
    writing.sit("ann", "Ann");
    writing.take_all(writing.table.sit(Some(3), "Bea", person("bea"), false));
    writing.take_all(writing.table.sit(Some(1), "Carl", person("carl"), false));
    writing.take_all(writing.table.leave("ann"));
    assert!(writing.table.is_host("bea"), "Bea came before Carl, whose place is before hers");
    writing.sit("ann", "Ann");
    assert_eq!(writing.table.start("ann", &[]), Err(Denied::NotHost), "who comes back is a guest");
    assert!(writing.woken(Vec::new()).is_host("bea"));
    writing.at(0, |table| kick(table, "bea", 0));
    writing.take_all(writing.table.leave("bea"));
    writing.sit("bea", "Bea");
    writing.take_all(writing.table.start("carl", &[]));
    assert!(writing.table.has_begun());
}

#[test]
fn an_empty_room_is_hosted_by_whoever_comes_next() {
    let mut writing = open(3);
    writing.sit("ann", "Ann");
    writing.sit_beside("ann", "Finn");
    let guest = writing.table.guest(0).unwrap();
    let stands_up = writing.table.stand_up("ann", 0, guest).unwrap();
    writing.take(stands_up);
    assert_eq!(writing.table.stand_up("ann", 0, guest), Err(Denied::Stale), "nobody sits there");
    writing.sit_beside("ann", "Dot");
    assert_eq!(writing.table.stand_up("ann", 0, guest), Err(Denied::Stale), "Dot was not meant");
    let guest = writing.table.guest(0).unwrap();
    assert_eq!(writing.table.stand_up("eve", 0, guest), Err(Denied::NotSeated));
    let stands_up = writing.table.stand_up("ann", 0, guest).unwrap();
    writing.take(stands_up);
    assert!(writing.table.is_host("ann"), "somebody still sits at Ann's device");
    writing.take_all(writing.table.leave("ann"));
    assert!(writing.table.is_host("ann"), "nobody else is there");
    writing.sit("bea", "Bea");
    writing.sit("ann", "Ann");
    assert!(writing.table.is_host("bea"));
    writing.wakes_the_same();
}

#[test]
fn somebody_who_waits_may_take_another_name() {
    let mut writing = open(3);
    writing.sit("ann", "Guest");
    writing.sit("bea", "Bea");
    let guest = writing.table.guest(0).unwrap();
    let rename = |table: &Table<State>, who: &str, name: &str| table.rename(who, 0, guest, name);
    assert_eq!(rename(&writing.table, "bea", "Eve"), Err(Denied::NotSeated));
    assert_eq!(rename(&writing.table, "ann", " "), Err(Denied::BadName));
    assert_eq!(writing.table.rename("ann", 0, guest + 9, "Ann"), Err(Denied::Stale));
    let before = writing.table.chairs()[0].clone().unwrap();
    let event = rename(&writing.table, "ann", "Bea").unwrap();
    writing.take(event);
    let after = writing.table.chairs()[0].clone().unwrap();
    assert_eq!((after.name.to_string(), after.sitter), ("Bea 2".to_owned(), before.sitter));
    assert_eq!(writing.table.guest(0), Some(guest), "it is still whom others mean");
    assert!(writing.table.is_host("ann") && writing.table.latest_of("ann") == Some(guest));
    writing.wakes_the_same();
    let woken = writing.woken(Vec::new());
    assert_eq!((woken.chairs(), woken.guest(0)), (writing.table.chairs(), Some(guest)));
    let asked = writing.table.ask_ready("ann", &[], 0).unwrap();
    asked.into_iter().for_each(|event| writing.take(event));
    assert_eq!(rename(&writing.table, "ann", "Ann"), Err(Denied::Stale), "Bea is asked about Bea 2");
    assert!(writing.table.ready_check().is_some());
    writing.take_all(writing.table.start("ann", &[]));
    assert_eq!(rename(&writing.table, "ann", "Ann"), Err(Denied::Begun));
}

#[test]
fn a_log_in_which_somebody_sits_down_anew_for_another_name_wakes() {
    let mut writing = open(3);
    writing.sit("ann", "Guest");
    let name = writing.table.name_at(0, "Ann", Some("ann")).unwrap();
    writing.take(Event::Sat { place: 0, chair: Chair { name, sitter: person("ann") } });
    writing.sit("bea", "Bea");
    writing.take_all(writing.table.start("ann", &[]));
    writing.wakes_the_same();
    assert_eq!(writing.woken(Vec::new()).chairs()[0].as_ref().unwrap().name.as_str(), "Ann");
}

#[test]
fn free_places_are_filled_with_computer_players() {
    let mut writing = open(3);
    writing.sit("ann", "Bea");
    let bots = [("Bea", "medium"), ("Carl", "random"), ("Dot", "random")];
    let bots = bots.map(|(name, level)| (name.to_owned(), level.to_owned()));
    for event in writing.table.start("ann", &bots).unwrap() {
        writing.take(event);
    }
    let names: Vec<&str> = writing.table.chairs().iter().flatten().map(|chair| chair.name.as_str()).collect();
    assert_eq!(names, ["Bea", "Bea 2", "Carl"], "no more than the places, and no name twice");
    assert_eq!(writing.table.chairs()[1].as_ref().unwrap().level(), Some("medium"));
}

#[test]
fn where_the_place_that_starts_is_empty_the_next_one_that_is_taken_starts() {
    for (sitting, first) in [(vec![0, 1], 0), (vec![0, 2], 0), (vec![1, 3], 1), (vec![0, 1, 3], 2)] {
        let options = json!({"start": 3}).as_object().cloned().unwrap();
        let mut writing = Writing::<Carrots>::open(4, paced("none"), options);
        for place in sitting {
            let browser = format!("p{place}");
            writing.take_all(writing.table.sit(Some(place), &browser, person(&browser), false));
        }
        writing.take_all(writing.table.start("ann", &[]));
        assert_eq!(writing.turn().number(), first);
    }
}
