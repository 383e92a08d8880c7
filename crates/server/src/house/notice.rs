//! A message of the host to everybody.

use crate::secret::fill_random;

/// A sentence that all pages and tables show for a while. It is kept in memory only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its number: a reader puts away this one, not the next.
    pub id: String,
    /// The text, as the host wrote it: never HTML.
    pub text: String,
    /// Until when it is shown, in unix milliseconds.
    pub until: i64,
}

impl Notice {
    /// The longest text, in characters.
    pub const LONGEST: usize = 280;

    /// A message out of what was typed: one line of visible signs; `None`: nothing is left, or it is too long.
    #[must_use]
    pub fn new(typed: &str, until: i64) -> Option<Self> {
        // Marks that turn the text around would turn the page's words with it.
        let odd = |c: char| {
            c.is_control()
                || matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
        };
        let words: Vec<&str> = typed.split_whitespace().collect();
        let text: String = words.join(" ").chars().filter(|c| !odd(*c)).collect();
        let fits = !text.trim().is_empty() && text.chars().count() <= Self::LONGEST;
        let mut id = [0; 8];
        fill_random(&mut id);
        fits.then(|| Notice { id: hex::encode(id), text: text.trim().to_owned(), until })
    }
}

#[cfg(test)]
mod tests {
    use super::Notice;

    #[test]
    fn a_message_is_one_bounded_line() {
        let text = |typed: &str| Notice::new(typed, 0).map(|notice| notice.text);
        assert_eq!(text(" We stop\r\nat  ten. "), Some("We stop at ten.".to_owned()));
        assert_eq!(text("<b>bold</b>"), Some("<b>bold</b>".to_owned()), "text stays text; pages escape it");
        assert_eq!(text("a\u{202E}b\u{0}"), Some("ab".to_owned()));
        for bad in ["", " \n ", "\u{202E}", &"x".repeat(281)] {
            assert_eq!(text(bad), None);
        }
        assert!(text(&"é".repeat(280)).is_some());
    }
}
