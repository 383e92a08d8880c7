//! No file over 500 lines, no function over 70.

use crate::tidy::Fault;
use crate::tidy::source::Source;

const FILE: usize = 500;
const FUNCTION: usize = 70;

/// Rust files that are too long (tables of data and tests aside) and functions that are.
pub(super) fn check(source: &Source) -> Vec<Fault> {
    if !source.is_rust() {
        return Vec::new();
    }
    let mut faults = long_functions(source);
    let lines = source.text.lines().count();
    if lines > FILE && !source.is_test() && source.name() != "data.rs" {
        faults.push(Fault::of(&source.path, format!("{lines} lines, over {FILE}")));
    }
    faults
}

fn long_functions(source: &Source) -> Vec<Fault> {
    let lines: Vec<&str> = source.text.lines().collect();
    let starts = (0..lines.len()).filter_map(|start| Some((start, function_name(lines[start])?)));
    let long = starts.filter_map(|(start, name)| {
        let length = function_length(&lines[start..])?;
        let what = format!("`{name}` has {length} lines, over {FUNCTION}");
        (length > FUNCTION).then(|| Fault::at(source, start + 1, what))
    });
    long.collect()
}

/// The function a line declares, whatever words stand before `fn`.
pub(super) fn function_name(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    if let Some((_, after)) = rest.strip_prefix("pub(").and_then(|scope| scope.split_once(") ")) {
        rest = after;
    }
    while !rest.starts_with("fn ") {
        let (word, after) = rest.split_once(' ')?;
        let qualifies =
            ["pub", "const", "async", "unsafe", "extern"].contains(&word) || word.starts_with('"');
        rest = qualifies.then_some(after)?;
    }
    rest["fn ".len()..].split(['(', '<']).next()
}

/// From the `fn` line to the closing brace in the same column, as rustfmt writes it; none for a mere declaration.
fn function_length(lines: &[&str]) -> Option<usize> {
    let indent = lines[0].len() - lines[0].trim_start().len();
    for (index, line) in lines.iter().enumerate() {
        let own = line.len() - line.trim_start().len() == indent;
        if own && line.ends_with(';') {
            return None;
        }
        if own && (line.trim() == "}" || (index == 0 && line.ends_with('}'))) {
            return Some(index + 1);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source::sample;

    fn function(lines: usize) -> String {
        format!(
            "    pub(crate) const fn long(\n        a: u8,\n    ) {{\n{}    }}\n",
            "        a;\n".repeat(lines - 4)
        )
    }

    #[test]
    fn a_file_of_501_lines_is_too_long_unless_it_is_data_or_tests() {
        let text = "//! x\n".repeat(501);
        assert_eq!(check(&sample("crates/game/src/lib.rs", &text)).len(), 1);
        assert_eq!(check(&sample("crates/game/src/lib.rs", &text[6..])), []);
        for path in ["crates/game/src/data.rs", "crates/game/tests/laws.rs", "crates/game/src/step_tests.rs"]
        {
            assert_eq!(check(&sample(path, &text)), []);
        }
    }

    #[test]
    fn a_function_of_71_lines_is_too_long() {
        let faults = check(&sample("a.rs", &format!("impl A {{\n{}}}\n", function(71))));
        assert_eq!(faults.len(), 1);
        assert_eq!((faults[0].line, faults[0].what.as_str()), (Some(2), "`long` has 71 lines, over 70"));
        assert_eq!(check(&sample("a.rs", &format!("impl A {{\n{}}}\n", function(70)))), []);
    }

    #[test]
    fn declarations_and_one_liners_end_at_once() {
        let text = format!(
            "    fn a(&self);\n    fn b() {{}}\n    fn c(\n        x: u8,\n    ) -> u8;\n{}    }}\n",
            "\n".repeat(80)
        );
        assert_eq!(check(&sample("a.rs", &text)), []);
    }

    #[test]
    fn names_are_read_behind_any_qualifier() {
        assert_eq!(function_name("    pub(in crate::a) async unsafe fn go<T>(x: T) {"), Some("go"));
        assert_eq!(function_name("pub extern \"C\" fn go() {"), Some("go"));
        assert_eq!(function_name("    let f: fn (u8) = go;"), None);
        assert_eq!(function_name("/// fn in a comment"), None);
    }
}
