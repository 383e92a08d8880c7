//! Lists inside sentences.

use crate::Lang;

/// "a", "a and b", "a, b and c": a part of a message, so without the pseudo-language's brackets.
#[must_use]
pub fn list(lang: Lang, items: impl IntoIterator<Item = impl Into<String>>) -> String {
    let mut items: Vec<String> = items.into_iter().map(Into::into).collect();
    let Some(last) = items.pop() else { return String::new() };
    let comma = |a: String, b: String| lang.part("list-comma", [("a", a.into()), ("b", b.into())]);
    match items.into_iter().reduce(comma) {
        Some(first) => lang.part("list-and", [("a", first.into()), ("b", last.into())]),
        None => last,
    }
}
