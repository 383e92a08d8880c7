//! What a run says: one table for people, and JSON.

use crate::idle::Idle;
use crate::play::View;
use crate::sleep::Sleep;
use crate::stages::{Played, Side};
use crate::tally::Times;
use serde_json::{Value, json};
use std::fmt::Write;

/// What was aimed at: moves a second as fast as it goes, with full pages.
const MOVES: f64 = 1000.0;
/// The same with data.
const MOVES_OF_DATA: f64 = 6000.0;
/// Milliseconds that 99 of 100 moves at a pace stay under until all have seen them.
const SEEN: f64 = 100.0;
/// Milliseconds that 99 of 100 moves stay under until they are answered while computer players search.
const ANSWERED: f64 = 50.0;
/// KiB a connection.
const CONNECTION: f64 = 24.0;
/// KiB a table asleep.
const ASLEEP: f64 = 2.0;

/// A report that grows stage by stage.
#[derive(Default)]
pub struct Report {
    text: String,
    json: serde_json::Map<String, Value>,
}

impl Report {
    /// Where it was made.
    #[must_use]
    pub fn new(game: &str, pinned: bool, mut sync: Times) -> Self {
        let (p50, p99) = (sync.percentile(50), sync.percentile(99));
        let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
        let load = load.split(' ').next().unwrap_or_default().to_owned();
        let mut report = Report::default();
        let cores = if pinned { "server and people on a core each" } else { "cores shared" };
        report.line(format_args!("{game}; {cores}; load of the machine before: {load}"));
        report.line(format_args!("a synced append of 4 KiB: p50 {p50:.2} ms, p99 {p99:.2} ms"));
        report.json =
            json!({"game": game, "pinned": pinned, "load": load, "sync_ms": {"p50": p50, "p99": p99}})
                .as_object()
                .cloned()
                .unwrap_or_default();
        report
    }

    /// The report as text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The report as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        Value::Object(self.json.clone())
    }

    /// A hall that was played in.
    pub fn played(&mut self, mut played: Played) {
        let what = if played.view == View::Data { "data" } else { "pages" };
        let name = format!("{}-{what}", if played.pace.is_some() { "paced" } else { "closed" });
        let (tables, streams) = (played.tables, played.streams);
        let how = played.pace.map_or("as fast as it goes".to_owned(), |pace| {
            format!("a move every {:.1} s at each table", pace.as_secs_f64())
        });
        self.line(format_args!("\n{name}: {tables} tables, {streams} streams, {how}"));
        self.line(format_args!("{:34}{:>12}{:>12}", "", "furrow", "bare"));
        let sides = [Numbers::of(&mut played.furrow), Numbers::of(&mut played.bare)];
        let [furrow, bare] = &sides;
        for ((name, value), (_, floor)) in furrow.rows().into_iter().zip(bare.rows()) {
            self.line(format_args!("{name:34}{value:>12.2}{floor:>12.2}"));
        }
        for (side, of) in [("furrow", &played.furrow), ("bare", &played.bare)] {
            for (words, count) in &of.tally.errors {
                self.line(format_args!("  error of {side}: {words} ({count})"));
            }
        }
        match played.pace {
            None => {
                let aim = if played.view == View::Data { MOVES_OF_DATA } else { MOVES };
                self.aim("moves a second", furrow.moves, aim, furrow.moves >= aim);
            }
            Some(_) => self.aim("p99 until all have seen, ms", furrow.seen[1], SEEN, furrow.seen[1] < SEEN),
        }
        self.json.insert(
            name,
            json!({"tables": tables, "streams": streams, "furrow": furrow.json(), "bare": bare.json()}),
        );
    }

    /// People among computer players that search.
    pub fn thinking(&mut self, mut side: Side, level: &str) {
        let errors: Vec<String> =
            side.tally.errors.iter().map(|(words, count)| format!("  error: {words} ({count})")).collect();
        let numbers = Numbers::of(&mut side);
        self.line(format_args!(
            "\nthinking: a person at each table, computer players ({level}) on the other seats"
        ));
        for (name, value) in numbers.rows() {
            self.line(format_args!("{name:34}{value:>12.2}"));
        }
        errors.iter().for_each(|error| self.line(format_args!("{error}")));
        self.aim(
            "p99 from post to answer, ms",
            numbers.answered[1],
            ANSWERED,
            numbers.answered[1] < ANSWERED,
        );
        self.json.insert("thinking".to_owned(), json!({"level": level, "furrow": numbers.json()}));
    }

    /// Streams on which nothing happens.
    pub fn idle(&mut self, idle: &Idle) {
        self.line(format_args!(
            "\nidle: streams on which nothing happens; the server alone {} KiB",
            idle.fresh
        ));
        for (streams, memory) in &idle.steps {
            self.line(format_args!("{streams:>8} streams {memory:>10} KiB"));
        }
        let (player, onlooker, bare) = (idle.player(), idle.onlooker(), idle.bare);
        self.line(format_args!("a player's, with its part of a table {player:>8.1} KiB"));
        self.line(format_args!("an onlooker's {onlooker:>31.1} KiB; bare {bare:.1} KiB"));
        self.line(format_args!("time a second and stream {:>20.2} µs", idle.micros_a_second()));
        self.aim("KiB a connection", onlooker, CONNECTION, onlooker <= CONNECTION);
        self.json.insert(
            "idle".to_owned(),
            json!({
                "fresh_kib": idle.fresh, "steps": idle.steps, "player_kib": player, "onlooker_kib": onlooker,
                "bare_kib": bare, "micros_a_second": idle.micros_a_second(),
            }),
        );
    }

    /// Tables that nobody is at.
    pub fn sleep(&mut self, sleep: &Sleep) {
        let (started, asleep) = (sleep.a_table_started(), sleep.a_table_asleep());
        let waited = sleep.waited.as_secs();
        self.line(format_args!("\nsleep: {} tables nobody is at, the server started anew", sleep.tables));
        self.line(format_args!("right after the start {started:>23.1} KiB a table"));
        self.line(format_args!("{waited:>4} s later {asleep:>32.1} KiB a table"));
        self.aim("KiB a table asleep", asleep, ASLEEP, asleep <= ASLEEP);
        self.json.insert(
            "sleep".to_owned(),
            json!({
                "tables": sleep.tables, "empty_kib": sleep.empty, "started_kib": started,
                "waited_s": waited, "asleep_kib": asleep,
            }),
        );
    }

    fn aim(&mut self, what: &str, is: f64, aim: f64, met: bool) {
        let word = if met { "met" } else { "MISSED" };
        self.line(format_args!("aim: {what} {aim:.0}, is {is:.1}: {word}"));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.text, "{line}");
    }
}

/// The numbers of one side.
struct Numbers {
    moves: f64,
    answered: [f64; 2],
    seen: [f64; 2],
    games: f64,
    errors: f64,
    message: f64,
    micros: f64,
    busy: f64,
    people_busy: f64,
    resident: f64,
}

impl Numbers {
    fn of(side: &mut Side) -> Self {
        let both = |times: &mut Times| [50, 99].map(|percent| times.percentile(percent));
        Numbers {
            moves: side.moves_a_second(),
            answered: both(&mut side.tally.answered),
            seen: both(&mut side.tally.seen),
            games: side.tally.games as f64,
            errors: side.tally.failures() as f64,
            message: side.tally.message_bytes() as f64 / 1024.0,
            micros: side.micros_a_move(),
            busy: side.busy(),
            people_busy: side.people_busy(),
            resident: side.server.resident as f64 / 1024.0,
        }
    }

    fn rows(&self) -> [(&'static str, f64); 12] {
        [
            ("moves a second, acknowledged", self.moves),
            ("post to answer, p50, ms", self.answered[0]),
            ("post to answer, p99, ms", self.answered[1]),
            ("post to seen by all, p50, ms", self.seen[0]),
            ("post to seen by all, p99, ms", self.seen[1]),
            ("games ended", self.games),
            ("errors", self.errors),
            ("a message, KiB", self.message),
            ("server's time a move, µs", self.micros),
            ("server busy, % of a core", self.busy),
            ("people busy, % of a core", self.people_busy),
            ("server's memory, MiB", self.resident),
        ]
    }

    fn json(&self) -> Value {
        json!({
            "moves_a_second": self.moves,
            "answered_ms": {"p50": self.answered[0], "p99": self.answered[1]},
            "seen_ms": {"p50": self.seen[0], "p99": self.seen[1]},
            "games": self.games, "errors": self.errors, "message_kib": self.message,
            "micros_a_move": self.micros, "busy_percent": self.busy,
            "people_busy_percent": self.people_busy, "resident_mib": self.resident,
        })
    }
}
