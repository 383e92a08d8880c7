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

/// A text from outside, fit for a terminal and a page: it holds no escape sequences, no line of its own, and no mark that
/// hides or turns round what stands beside it.
#[must_use]
pub fn printable(text: &str) -> String {
    text.chars().map(|c| if is_plain(c) { c } else { char::REPLACEMENT_CHARACTER }).collect()
}

fn is_plain(c: char) -> bool {
    let hides = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let turns = matches!(c, '\u{2028}'..='\u{202e}');
    !(c.is_control() || hides || turns)
}
