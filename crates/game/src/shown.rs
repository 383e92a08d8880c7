//! What is shown of a text from outside.

/// Letters that are shown.
const SHOWN: usize = 80;

/// The beginning of a text, with a mark where more follows: an error quotes a file, it does not repeat it.
#[must_use]
pub fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
