//! The keys of a JSON object, each with its value as it stands there, unread.

use crate::{RecordError, shown};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, Visitor},
};
use serde_json::{Value, value::RawValue};
use std::fmt;

/// The keys of an object that stands in a file, taken out one by one.
pub(crate) struct Keys<'a> {
    text: &'a str,
    /// Where the text starts in its file, from 1.
    line: usize,
    /// What goes before a key's name in errors: `fair.`
    within: &'static str,
    entries: Vec<(String, &'a RawValue)>,
}

impl<'a> Keys<'a> {
    /// Reads an object, no key of which is there twice.
    pub(crate) fn read(text: &'a str, line: usize, within: &'static str) -> Result<Self, RecordError> {
        if !text.trim_start().starts_with('{') {
            let name = within.strip_suffix('.').unwrap_or("it");
            return Err(shape(line, format!("{name} is {}, not an object", shown(text))));
        }
        let Entries(entries) = serde_json::from_str(text).map_err(|why| syntax(&why, line))?;
        Ok(Keys { text, line, within, entries })
    }

    /// Takes a key's value, as JSON, with its line.
    pub(crate) fn take(&mut self, key: &str) -> Option<(&'a str, usize)> {
        let place = self.entries.iter().position(|(name, _)| name == key)?;
        let value = self.entries.remove(place).1.get();
        Some((value, self.line_of(value)))
    }

    /// A value that may be missing or null.
    pub(crate) fn optional<T: Deserialize<'a>>(
        &mut self,
        key: &str,
        takes: &str,
    ) -> Result<Option<T>, RecordError> {
        let Some((value, line)) = self.take(key) else { return Ok(None) };
        let wrong = |_| shape(line, format!("{}{key} is {}; it takes {takes}", self.within, shown(value)));
        serde_json::from_str(value).map_err(wrong)
    }

    /// A value that has to be there.
    pub(crate) fn needed<T: Deserialize<'a>>(&mut self, key: &str, takes: &str) -> Result<T, RecordError> {
        self.optional(key, takes)?.ok_or_else(|| self.missing(key))
    }

    /// A list that may be missing or null; `takes` is what each entry is.
    pub(crate) fn list<T: Deserialize<'a>>(
        &mut self,
        key: &str,
        takes: &str,
    ) -> Result<Option<Vec<T>>, RecordError> {
        let Some(entries) = self.optional::<Vec<&RawValue>>(key, "a list")? else { return Ok(None) };
        let read = |(n, entry): (usize, &&'a RawValue)| {
            let entry = entry.get();
            serde_json::from_str(entry).map_err(|_| {
                let within = self.within;
                let why = format!("entry {n} of {within}{key} is {}; it takes {takes}", shown(entry));
                shape(self.line_of(entry), why)
            })
        };
        entries.iter().enumerate().map(read).collect::<Result<_, _>>().map(Some)
    }

    pub(crate) fn missing(&self, key: &str) -> RecordError {
        shape(self.line, format!("{}{key} is missing", self.within))
    }

    /// The keys that are left, with their lines.
    pub(crate) fn rest(&self) -> impl Iterator<Item = (&str, &'a str, usize)> {
        self.entries.iter().map(|(key, value)| (key.as_str(), value.get(), self.line_of(value.get())))
    }

    /// The line on which a part of the text stands.
    fn line_of(&self, part: &str) -> usize {
        let before = part.as_ptr() as usize - self.text.as_ptr() as usize;
        self.line + self.text.as_bytes()[..before].iter().filter(|byte| **byte == b'\n').count()
    }
}

/// An error of the JSON reader, in a text that starts on `line`: its words without its own place, ours before it.
pub(crate) fn syntax(why: &serde_json::Error, line: usize) -> RecordError {
    let place = format!(" at line {} column {}", why.line(), why.column());
    let words = why.to_string();
    let words = words.strip_suffix(&place).unwrap_or(&words);
    shape(line + why.line().saturating_sub(1), shown(words))
}

pub(crate) fn shape(line: usize, why: String) -> RecordError {
    RecordError::Shape { line, why }
}

/// The entries of an object in their order.
struct Entries<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Entries<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Entries<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries<'de>, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                match twice(&entries) {
                    Some(key) => Err(A::Error::custom(format!("{} is there twice", shown(key)))),
                    None => Ok(Entries(entries)),
                }
            }
        }
        deserializer.deserialize_map(Object)
    }
}

fn twice<'k>(entries: &'k [(String, &RawValue)]) -> Option<&'k str> {
    let mut keys: Vec<&str> = entries.iter().map(|(key, _)| key.as_str()).collect();
    keys.sort_unstable();
    keys.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// What other programs wrote beside a record's own keys: kept in order, as text, since nothing here reads it.
#[derive(Clone, Default, Debug)]
pub struct Other(Vec<(String, Box<RawValue>)>);

impl Other {
    /// A key's value, as JSON.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.texts().find(|(name, _)| *name == key).map(|(_, value)| value)
    }

    /// With one more key.
    #[must_use]
    pub fn with(mut self, key: &str, value: &Value) -> Self {
        let text = RawValue::from_string(value.to_string());
        self.0.push((key.to_owned(), text.unwrap_or_else(|why| unreachable!("it is JSON: {why}"))));
        self
    }

    fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.get()))
    }

    /// What is left when a record's own keys are taken. Line ends go: between the words of JSON they say nothing, and
    /// a record has to fit on a line.
    pub(crate) fn left(keys: &Keys<'_>) -> Result<Self, RecordError> {
        let kept = |(key, value, line): (&str, &str, usize)| {
            let value =
                RawValue::from_string(value.replace(['\n', '\r'], "")).map_err(|why| syntax(&why, line))?;
            Ok((key.to_owned(), value))
        };
        keys.rest().map(kept).collect::<Result<_, _>>().map(Other)
    }
}

impl PartialEq for Other {
    fn eq(&self, other: &Self) -> bool {
        self.texts().eq(other.texts())
    }
}

impl Serialize for Other {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}
