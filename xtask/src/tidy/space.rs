//! White space: none at the end of a line, no tabs, one newline at the end of a file.

use crate::tidy::Fault;
use crate::tidy::source::Source;

/// Every line with stray white space, and the end of the file.
pub(super) fn check(source: &Source) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (index, line) in source.text.split('\n').enumerate() {
        if line.contains('\t') {
            faults.push(Fault::at(source, index + 1, "a tab"));
        }
        if line.ends_with(char::is_whitespace) {
            faults.push(Fault::at(source, index + 1, "white space at the end of the line"));
        }
    }
    if !source.text.is_empty() && (!source.text.ends_with('\n') || source.text.ends_with("\n\n")) {
        faults.push(Fault::of(&source.path, "does not end in exactly one newline"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source::sample;

    fn what(text: &str) -> Vec<String> {
        check(&sample("a.rs", text)).into_iter().map(|fault| fault.to_string()).collect()
    }

    #[test]
    fn stray_white_space_is_found_with_its_line() {
        assert_eq!(what("a\n\tb\n"), ["a.rs:2: a tab"]);
        assert_eq!(what("a \nb\r\n").len(), 2);
        assert_eq!(what("a\n  b\n\nc\n"), Vec::<String>::new());
    }

    #[test]
    fn a_file_ends_in_one_newline() {
        assert_eq!(what("a").len(), 1);
        assert_eq!(what("a\n\n").len(), 1);
        assert_eq!(what(""), Vec::<String>::new());
    }
}
