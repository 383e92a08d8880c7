//! Numbers as the languages write them.

use furrow_text::Lang;

/// A number with so many digits after the sign that the language has there.
pub(super) fn decimal(lang: Lang, n: f64, digits: usize) -> String {
    let text = format!("{n:.digits$}");
    if matches!(lang, Lang::En | Lang::Pseudo) { text } else { text.replace('.', ",") }
}

/// A count that may have parts, such as wins of which some are shared: parts are shown where there are any.
pub(super) fn count(lang: Lang, n: f64) -> String {
    decimal(lang, n, if (n - n.round()).abs() < 0.05 { 0 } else { 1 })
}
