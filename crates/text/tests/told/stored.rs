//! Files to be read by eye.

use std::path::Path;

/// The text of a file of this folder is this; with `UPDATE` it is written anew.
pub(crate) fn reads_as_stored(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap();
    assert!(stored == text, "{name} has changed: run with UPDATE=1 and read the difference");
}
