//! Where data goes.

use std::io::{BufWriter, StdoutLock, Write, stdout};

/// Stdout, in large pieces. Flush it at the end: what a drop cannot write is lost without a word.
pub(crate) fn data() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, stdout().lock())
}

/// Writes one text to stdout.
pub(crate) fn print(text: &str) -> std::io::Result<()> {
    let mut out = data();
    out.write_all(text.as_bytes())?;
    out.flush()
}
