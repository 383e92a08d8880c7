//! Reading records: lines, pretty-printed objects, and what is none.

use furrow_game::{OptionReader, Record, RecordError, Seat, SeatSet, SetupError, Viewer, read_records};
use serde_json::{Map, Value, json};

const LINE: &str =
    r#"{"format":"furrow","version":1,"game":"fable","seats":2,"steps":["* start 0"],"mine":{"a":[1]}}"#;

fn read(text: &str) -> Vec<Result<Record, RecordError>> {
    read_records(text.as_bytes()).collect()
}

#[test]
fn many_lines_and_blank_ones() {
    let records = read(&format!("\n{LINE}\n  \n{LINE}\r\n{LINE}"));
    assert_eq!(records.len(), 3);
    assert!(records.iter().all(Result::is_ok));
}

/// Looking at all that was gathered for every new line, a reader would take minutes.
#[test]
fn a_brace_and_very_many_blank_lines_are_read_once() {
    assert!(matches!(read(&format!("{{{}", "\n".repeat(1_000_000)))[..], [Err(_)]));
    assert!(read(&"\n".repeat(1_000_000)).is_empty());
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_record() {
    let records = read(&format!("\u{feff}{LINE}\n{LINE}\n"));
    assert!(records.len() == 2 && records.iter().all(Result::is_ok));
}

#[test]
fn one_object_over_many_lines() {
    let value: Value = serde_json::from_str(LINE).expect("JSON");
    let pretty = serde_json::to_string_pretty(&value).expect("JSON");
    let records = read(&format!("{pretty}\n{pretty}\n"));
    assert_eq!(records.len(), 2);
    let record = records[1].as_ref().expect("a record");
    assert_eq!((record.rules, record.steps.len()), (1, 1), "a record without rules is of revision 1");
}

#[test]
fn unknown_keys_are_kept() {
    let record = Record::parse(LINE, 1).expect("a record");
    assert_eq!(record.other.get("mine"), Some(r#"{"a":[1]}"#));
    let text = serde_json::to_string(&record).expect("JSON");
    assert_eq!(Record::parse(&text, 1).expect("a record"), record);
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_nothing_after_it_is_guessed() {
    let records = read(&format!(
        "{LINE}\n\n{{\"format\":\"chess\",\"version\":1,\"game\":\"fable\",\"seats\":2,\"steps\":[]}}\n{LINE}"
    ));
    assert_eq!(records.len(), 2);
    assert!(matches!(&records[1], Err(RecordError::Version { line: 3, format, .. }) if format == "chess"));
    assert!(matches!(read("{\"format\":3}").as_slice(), [Err(RecordError::Shape { line: 1, .. })]));
    let records: Vec<_> = read_records(&b"\xff\xfe\n"[..]).collect();
    assert!(matches!(records.as_slice(), [Err(RecordError::Read { line: 1, .. })]));
}

#[test]
fn a_line_longer_than_any_game_is_refused_before_it_fills_the_memory() {
    let endless = std::io::BufReader::new(std::io::repeat(b'x'));
    let mut records = read_records(endless);
    assert!(matches!(records.next(), Some(Err(RecordError::TooLong { line: 1 }))));
    assert!(records.next().is_none());
}

fn told(text: &str) -> Vec<String> {
    read(text)
        .into_iter()
        .map(|read| read.map_or_else(|e| e.to_string(), |_| "a record".to_owned()))
        .collect()
}

#[test]
fn a_record_that_breaks_off_is_told_and_does_not_take_the_next_one_with_it() {
    let cut = &LINE[..LINE.len() - 3];
    let inside = &LINE[..40];
    assert_eq!(told(cut), ["line 1: the record breaks off here; is the file whole?"]);
    assert_eq!(
        told(&format!("{LINE}\n{cut}\n\n")).last().map(String::as_str),
        Some("line 3: the record breaks off here; is the file whole?")
    );
    let between = "line 2: the record breaks off here: the next line begins another";
    assert_eq!(
        told(&format!("{LINE}\n{cut}\n{LINE}\n{LINE}\n")),
        ["a record", between, "a record", "a record"]
    );
    let text = "line 1: the record breaks off inside a text";
    assert_eq!(told(&format!("{inside}\n{LINE}\n")), [text, "a record"]);
    assert_eq!(told(&format!("{inside}\n{inside}\n{LINE}\n")), [text, &text.replace('1', "2"), "a record"]);
    assert_eq!(told(&format!("{inside}\nand on\n{LINE}\n")), [text], "what follows is not guessed at");
}

#[test]
fn lines_end_as_on_any_machine() {
    for end in ["\n", "\r\n", "\r"] {
        let pretty = LINE.replace(",\"game\"", &format!(",{end}\"game\""));
        let chess = LINE.replace("furrow", "chess");
        let mut records =
            read_records(std::io::BufReader::with_capacity(1, text_of(&[&pretty, "", LINE, &chess], end)));
        assert!(records.next().is_some_and(|read| read.is_ok()));
        assert!(records.next().is_some_and(|read| read.is_ok()));
        assert_eq!(records.line(), 4);
        assert!(matches!(records.next(), Some(Err(RecordError::Version { line: 5, .. }))), "{end:?}");
    }
}

fn text_of(lines: &[&str], end: &str) -> std::io::Cursor<String> {
    std::io::Cursor::new(lines.join(end))
}

#[test]
fn what_is_wrong_is_told_in_plain_words_with_one_line() {
    for (from, to, why) in [
        (
            "\"seats\":2",
            "\"seats\":300",
            "line 1: not a game record: seats is 300; it takes a number of players",
        ),
        ("\"seats\":2,", "", "line 1: not a game record: seats is missing"),
        (
            "\"seats\":2,",
            "\n\n\"seats\":\n\"two\",",
            "line 4: not a game record: seats is \"two\"; it takes a number of players",
        ),
        (
            "[\"* start 0\"]",
            "[\"* start 0\",\n7]",
            "line 2: not a game record: entry 1 of steps is 7; it takes a text",
        ),
        ("[\"* start 0\"]", "{}", "line 1: not a game record: steps is {}; it takes a list"),
        ("\"seats\":2", "\n\"seats\":2,\"seats\":3", "line 2: not a game record: seats is there twice"),
        (
            "\"seats\":2",
            "\"seats\":2,\n\"options\":{\"start\":1,\n\"start\":2}",
            "line 3: not a game record: start is there twice",
        ),
        (
            "\"seats\":2",
            "\"seats\":2,\"options\":[]",
            "line 1: not a game record: options is [], not an object",
        ),
        (
            "\"seats\":2",
            "\"seats\":2,\n\"fair\":{\"commit\":\"\",\n\"secret\":1}",
            "line 3: not a game record: fair.secret is 1; it takes a text",
        ),
        ("\"seats\":2", "\n\"seats\" 2", "line 2: not a game record: expected `:`"),
        ("{", "[{", "line 1: not a game record: it is a list; write one record a line"),
        ("{", "Dear {", "line 1: not a game record: it begins with 'D', not with '{'"),
    ] {
        assert_eq!(told(&LINE.replacen(from, to, 1)), [why]);
    }
}

#[test]
fn errors_quote_a_file_and_do_not_repeat_it() {
    let long = "x".repeat(100_000);
    for (from, to) in [
        ("\"furrow\"", format!("\"{long}\"")),
        ("\"seats\":2", format!("\"seats\":\"{long}\"")),
        ("\"* start 0\"", format!("[\"{long}\"]")),
        ("{", format!("{{\"{long}\":1,\"{long}\":2,")),
        ("\"seats\":2", format!("\"seats\":2,\"options\":\"{long}\"")),
    ] {
        let told = told(&LINE.replacen(from, &to, 1));
        assert!(told.len() == 1 && told[0].len() < 300, "{}", told[0].len());
    }
}

/// As values of JSON they would take a hundred times their bytes.
#[test]
fn keys_of_others_are_kept_as_text_on_one_line_and_options_have_a_bound() {
    let many = vec!["[0]"; 400_000].join(",\n");
    let records = read(&LINE.replace("[1]", &format!("[{many}]")));
    let record = records[0].as_ref().expect("a record");
    assert_eq!(record.other.get("mine").map(str::len), Some(8 + many.len() - 399_999));
    assert_eq!(serde_json::to_string(record).expect("JSON").lines().count(), 1);
    let text = LINE.replace("\"seats\"", &format!("\"options\":{{\"deck\":[{many}]}},\"seats\""));
    assert_eq!(
        told(&text),
        ["line 1: not a game record: options are longer than 65536 bytes, which none are"]
    );
}

/// Each line of it ends as a record may end: it must not be parsed anew for each.
#[test]
fn an_object_of_many_lines_is_parsed_once() {
    let inner = vec!["{}"; 100_000].join("\n,{}\n,");
    let text = LINE.replace("[1]", &format!("[{inner}]"));
    let start = std::time::Instant::now();
    assert!(matches!(read(&text).as_slice(), [Ok(_)]));
    assert!(start.elapsed().as_secs() < 20);
}

#[test]
fn braces_and_quotes_in_names_are_text() {
    let text = LINE.replace("\"steps\"", "\n\"players\":[\"}\",\n\"a\\\"{\\\\\"],\n\"steps\"");
    let records = read(&format!("{text}\n{text}"));
    assert_eq!(records.len(), 2);
    let players = records[1].as_ref().expect("a record").players.clone();
    assert_eq!(players, Some(vec!["}".to_owned(), "a\"{\\".to_owned()]));
}

fn options(value: &Value) -> Map<String, Value> {
    value.as_object().cloned().unwrap_or_default()
}

#[test]
fn options_are_read_by_kind_and_unknown_ones_refused() {
    let given = options(&json!({"a": true, "b": 7, "c": "two", "start": 1}));
    let mut read = OptionReader::new(&given);
    assert_eq!(read.flag("a", false), Ok(true));
    assert_eq!(read.number("b", 1, 1..=9), Ok(7));
    assert_eq!(read.word("c", &["one", "two"]), Ok(1));
    assert_eq!(read.start(2), Ok(Some(Seat::new(1))));
    assert_eq!(read.finish(), Ok(()));

    let given = options(&json!({"a": 1, "b": 10, "c": "three", "start": 2, "z": 0}));
    let mut read = OptionReader::new(&given);
    assert!(matches!(read.flag("a", false), Err(SetupError::BadValue { key: "a", .. })));
    assert!(matches!(read.number("b", 1, 1..=9), Err(SetupError::BadValue { key: "b", .. })));
    assert!(matches!(read.word("c", &["one"]), Err(SetupError::BadValue { key: "c", .. })));
    assert!(matches!(read.start(2), Err(SetupError::BadValue { key: "start", .. })));
    assert!(matches!(read.finish(), Err(SetupError::UnknownOption { key, .. }) if key == "z"));
}

#[test]
fn c1_seats_are_numbered_from_0_clockwise() {
    let seats: Vec<u8> = Seat::all(4).map(|seat| seat.next(4).number()).collect();
    assert_eq!(seats, [1, 2, 3, 0]);
    assert_eq!(Seat::parse("3", 4), Some(Seat::new(3)));
    for text in ["4", "03", "+3", "", " 3", "-1", "3 ", "\u{663}"] {
        assert_eq!(Seat::parse(text, 4), None, "{text:?}");
    }
    let set: SeatSet = [Seat::new(0), Seat::new(3)].into_iter().collect();
    assert_eq!((set.len(), set.contains(Seat::new(3)), set.contains(Seat::new(1))), (2, true, false));
    assert_eq!(Viewer::all(2).count(), 3);
}
