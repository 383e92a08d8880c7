//! A file is named after what it holds.

use crate::tidy::Fault;
use crate::tidy::source::Source;

const SAYS_NOTHING: &str = "util";

/// Files and folders whose name says nothing.
pub(super) fn check(source: &Source) -> Vec<Fault> {
    let says_nothing = source.path.split('/').any(|part| part.starts_with(SAYS_NOTHING));
    if says_nothing {
        vec![Fault::of(&source.path, "a name that says nothing: name the file after what it holds")]
    } else {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source::sample;

    #[test]
    fn names_that_say_nothing_are_found() {
        assert_eq!(check(&sample("crates/game/src/utils.rs", "")).len(), 1);
        assert_eq!(check(&sample("crates/game/src/util/seat.rs", "")).len(), 1);
        assert_eq!(check(&sample("crates/game/src/futility.rs", "")), []);
    }
}
