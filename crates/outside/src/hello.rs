//! What a program is told first.

use crate::Clock;
use furrow_game::{Game, Seat, Setup};
use serde_json::{Map, Value, json};
use std::time::Duration;

/// The version of the protocol that is spoken here.
pub const PROTOCOL: u32 = 1;

/// The `hello` of a seat of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Hello {
    keys: Map<String, Value>,
    /// The names of its files without their endings.
    stem: String,
}

impl Hello {
    /// For a seat of a game. `seed` is for the program's own chance, in hex; `game` names the game in the file of its
    /// stderr, `GAME-seat2.log`: letters that have no place in a file's name become dashes.
    #[must_use]
    pub fn of<G: Game>(setup: &G::Setup, seat: Seat, seed: &str, game: &str) -> Self {
        let message = json!({
            "type": "hello",
            "protocol": PROTOCOL,
            "host": concat!("furrow ", env!("CARGO_PKG_VERSION")),
            "game": G::NAME,
            "rules": G::RULES,
            "seats": setup.seats(),
            "seat": seat.number(),
            "options": setup.options(),
            "seed": seed,
        });
        let Value::Object(keys) = message else { unreachable!("it is an object") };
        let plain = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
        let game: String = game.chars().map(plain).collect();
        Hello { keys, stem: format!("{game}-seat{seat}") }
    }

    /// With a key that the protocol does not know, as a later one may have.
    #[must_use]
    pub fn adding(mut self, key: &str, value: Value) -> Self {
        self.keys.insert(key.to_owned(), value);
        self
    }

    /// The message.
    pub(crate) fn message(&self, clock: Clock) -> Value {
        let mut keys = self.keys.clone();
        keys.insert("clock".to_owned(), json!({"start": millis(clock.start), "move": millis(clock.choice)}));
        Value::Object(keys)
    }

    /// The name of the file for its stderr.
    pub(crate) fn log(&self) -> String {
        format!("{}.log", self.stem)
    }

    /// The name of the file for what it is sent.
    pub(crate) fn letters(&self) -> String {
        format!("{}.in.jsonl", self.stem)
    }
}

/// Whole milliseconds, as messages have them.
pub(crate) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_fable::State as Fable;

    #[test]
    fn a_hello_says_all_options_and_the_clock() {
        let setup = <Fable as Game>::Setup::new(3, &Map::new()).expect("three can play");
        let hello = Hello::of::<Fable>(&setup, Seat::new(2), "ab", "a/b 7");
        let said = hello.message(Clock { start: Duration::from_secs(3), choice: Duration::from_millis(250) });
        assert_eq!(said["clock"], json!({"start": 3000, "move": 250}));
        assert_eq!(said["options"]["championship"], json!(false));
        assert_eq!((&said["seat"], &said["protocol"]), (&json!(2), &json!(1)));
        assert_eq!(hello.log(), "a-b-7-seat2.log");
    }
}
