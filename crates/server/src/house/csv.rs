//! Comma-separated values (RFC 4180) that a spreadsheet takes for nothing but text and numbers.

/// A text as a cell. What a spreadsheet would take for a formula gets a mark before it that makes it text.
pub(crate) fn cell(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    if text.contains(['"', ',', '\r', '\n']) || text.starts_with(' ') || text.ends_with(' ') {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn a_cell_holds_any_text_and_no_formula() {
        for (text, written) in [
            ("Ann", "Ann"),
            ("", ""),
            ("Ann, Bea", "\"Ann, Bea\""),
            ("the \"fox\"", "\"the \"\"fox\"\"\""),
            ("two\r\nlines", "\"two\r\nlines\""),
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""),
            ("＝1", "'＝1"),
            ("\t=1", "'\t=1"),
            ("a=b", "a=b"),
        ] {
            assert_eq!(cell(text), written, "{text:?}");
        }
    }
}
