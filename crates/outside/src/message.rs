//! What a program says, read and judged.

use crate::{Cause, PROTOCOL};
use furrow_game::{Game, shown};
use serde_json::{Map, Value};

/// The longest name a program may give itself, in characters.
const NAME: usize = 40;

/// What a program is to say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wanted {
    /// Its hello.
    Hello,
    /// The action for the decision of this number.
    Action(u64),
}

impl Wanted {
    /// An example of the message.
    pub(crate) fn example(self) -> String {
        match self {
            Wanted::Hello => format!(r#"{{"type":"hello","protocol":{PROTOCOL}}}"#),
            Wanted::Action(number) => {
                format!(r#"{{"type":"action","decision":{number},"action":"one of legal"}}"#)
            }
        }
    }

    fn wrong(self, got: &str, why: impl Into<String>) -> Cause {
        Cause::Wrong { got: shown(got), why: why.into(), wanted: self.example() }
    }

    /// The message of a line, of the type that is wanted.
    fn read(self, line: &[u8]) -> Result<(String, Map<String, Value>), Cause> {
        let garbage =
            |got: &str, why: String| Cause::Garbage { got: shown(got), why, wanted: self.example() };
        let text = std::str::from_utf8(line)
            .map_err(|_| garbage(&String::from_utf8_lossy(line), "not UTF-8".to_owned()))?;
        let value: Value = serde_json::from_str(text).map_err(|error| {
            let hint = if error.is_eof() { " (a message is one object on one line)" } else { "" };
            garbage(text, format!("not JSON: {error}{hint}"))
        })?;
        let Value::Object(keys) = value else {
            return Err(self.wrong(text, "it is not an object"));
        };
        let kind = match self {
            Wanted::Hello => "hello",
            Wanted::Action(_) => "action",
        };
        match keys.get("type") {
            Some(Value::String(word)) if word == kind => Ok((text.to_owned(), keys)),
            Some(other) => Err(self.wrong(text, format!("its type is {}", shown(&other.to_string())))),
            None => Err(self.wrong(text, "it has no key \"type\"")),
        }
    }

    /// A key that has to have this number.
    fn numbered(self, text: &str, keys: &Map<String, Value>, key: &str, number: u64) -> Result<(), Cause> {
        match keys.get(key) {
            Some(value) if value.as_u64() == Some(number) => Ok(()),
            Some(value) => {
                let again = key == "decision" && value.as_u64().is_some_and(|given| given < number);
                let hint = if again { ": that one was answered before" } else { "" };
                let given = shown(&value.to_string());
                Err(self.wrong(text, format!("its {key} is {given}, not {number}{hint}")))
            }
            None => Err(self.wrong(text, format!("it has no key {key:?}"))),
        }
    }
}

/// The name in a program's hello, if it gives one.
pub(crate) fn hello(line: &[u8]) -> Result<Option<String>, Cause> {
    let wanted = Wanted::Hello;
    let (text, keys) = wanted.read(line)?;
    wanted.numbered(&text, &keys, "protocol", u64::from(PROTOCOL))?;
    match keys.get("name") {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(name)) if name.chars().count() <= NAME && !name.chars().any(char::is_control) => {
            Ok(Some(name.trim().to_owned()).filter(|name| !name.is_empty()))
        }
        Some(_) => {
            let why = format!(
                "its name is not a text of at most {NAME} characters, none of them a control character"
            );
            Err(wanted.wrong(&text, why))
        }
    }
}

/// The action that a program chose.
pub(crate) fn action<G: Game>(line: &[u8], number: u64, actions: &[G::Action]) -> Result<G::Action, Cause> {
    let wanted = Wanted::Action(number);
    let (text, keys) = wanted.read(line)?;
    wanted.numbered(&text, &keys, "decision", number)?;
    let Some(Value::String(chosen)) = keys.get("action") else {
        return Err(wanted.wrong(&text, "it has no key \"action\" with a text"));
    };
    let chosen_one = actions.iter().find(|action| action.to_string() == *chosen);
    chosen_one.copied().ok_or_else(|| Cause::Illegal { action: shown(chosen), legal: listed::<G>(actions) })
}

/// Actions that are listed before the rest is counted.
const LISTED: usize = 12;

/// What was legal, shortened.
fn listed<G: Game>(actions: &[G::Action]) -> String {
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    let more = texts.len().saturating_sub(LISTED);
    texts.truncate(LISTED);
    let listed = texts.join(", ");
    if more == 0 { listed } else { format!("{listed}, and {more} more") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_fable::State as Fable;
    use furrow_game::Token;

    fn actions() -> Vec<<Fable as Game>::Action> {
        let texts = ["play fox", "play fox fox"];
        texts.map(|text| Token::parse(text).expect("an action")).to_vec()
    }

    fn chosen(line: &str) -> Result<String, (&'static str, String)> {
        let read = action::<Fable>(line.as_bytes(), 7, &actions());
        read.map(|action| action.to_string()).map_err(|cause| (cause.kind(), cause.to_string()))
    }

    fn told(line: &str, kind: &str, part: &str) {
        let (got, why) = chosen(line).expect_err("it is a fault");
        assert!(got == kind && why.contains(part), "{line}: {got}: {why}");
    }

    #[test]
    fn an_answer_is_read_with_keys_nobody_knows() {
        let line = r#"{"x":[1],"type":"action","decision":7,"action":"play fox fox","why":null}"#;
        assert_eq!(chosen(line), Ok("play fox fox".to_owned()));
    }

    #[test]
    fn each_fault_says_what_was_wanted_and_what_came() {
        told("moo", "garbage", "not JSON");
        told("[7]", "wrong", "not an object");
        told(r#"{"decision":7}"#, "wrong", "no key \"type\"");
        told(r#"{"type":"hello","protocol":1}"#, "wrong", "its type is \"hello\"");
        told(r#"{"type":"action","action":"play fox"}"#, "wrong", "no key \"decision\"");
        told(r#"{"type":"action","decision":6,"action":"play fox"}"#, "wrong", "its decision is 6, not 7");
        told(r#"{"type":"action","decision":7,"action":3}"#, "wrong", "no key \"action\" with a text");
        told(r#"{"type":"action","decision":7,"action":"play cow"}"#, "illegal", "play fox, play fox fox");
        let deep = "[".repeat(100_000);
        told(&deep, "garbage", "not JSON");
    }

    #[test]
    fn a_hello_may_give_a_name_of_forty_characters() {
        let named =
            |name: &str| hello(format!(r#"{{"type":"hello","protocol":1,"name":{name}}}"#).as_bytes());
        assert_eq!(named("\"Ann's bot\""), Ok(Some("Ann's bot".to_owned())));
        assert_eq!((named("null"), named("\" \"")), (Ok(None), Ok(None)));
        assert!(named(&format!("\"{}\"", "é".repeat(40))).is_ok());
        for bad in [format!("\"{}\"", "é".repeat(41)), "\"a\\u001bb\"".to_owned(), "7".to_owned()] {
            assert_eq!(named(&bad).expect_err("it is a fault").kind(), "wrong", "{bad}");
        }
        let other = hello(br#"{"type":"hello","protocol":2}"#).expect_err("it is a fault");
        assert!(other.to_string().contains("its protocol is 2, not 1"), "{other}");
    }
}
