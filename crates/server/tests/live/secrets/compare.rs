//! Answers as texts, and where they differ.

use crate::house::Answer;

/// An answer with its status, size and headers; these last, for where two sizes differ the texts tell why.
pub(super) fn written(answer: &Answer) -> String {
    let mut headers: Vec<String> = answer
        .headers
        .iter()
        .map(|(name, value)| format!("{name}: {}", value.to_str().unwrap_or("?")))
        .collect();
    headers.sort();
    format!("{}\n{}\n\n{}\n{}", answer.status, answer.text, answer.text.len(), headers.join("\n"))
}

/// Offers on the front page are drawn anew each time: runs of 32 hex digits and more are left out.
pub(super) fn without_offers(text: &str) -> String {
    let (mut out, mut run) = (String::new(), String::new());
    for c in text.chars().chain(['\n']) {
        if c.is_ascii_hexdigit() {
            run.push(c);
            continue;
        }
        out += if run.len() >= 32 { "#" } else { &run };
        run.clear();
        out.push(c);
    }
    out
}

fn around(text: &str, at: usize) -> String {
    let bytes = text.as_bytes();
    String::from_utf8_lossy(&bytes[at.saturating_sub(160)..(at + 160).min(bytes.len())]).into_owned()
}

/// Says where two answers differ.
pub(super) fn same(what: &str, [one, other]: [&str; 2]) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    let first = one.bytes().zip(other.bytes()).position(|(x, y)| x != y);
    let at = first.unwrap_or_else(|| one.len().min(other.len()));
    Err(format!(
        "{what}: {} and {} bytes, first different at {at}\n--- one\n{}\n--- other\n{}",
        one.len(),
        other.len(),
        around(one, at),
        around(other, at)
    ))
}
