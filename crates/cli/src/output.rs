//! Where data goes.

use furrow_store::Contents;
use indicatif::{DecimalBytes, ProgressBar, ProgressStyle};
use serde::Serialize;
use std::fmt::Display;
use std::io::{BufWriter, IsTerminal, StdoutLock, Write, stderr, stdout};

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

/// Says something beside the data, on a line of its own. That nobody can read it is no reason to stop.
pub(crate) fn say(text: impl Display) {
    let _ = writeln!(stderr(), "{text}");
}

/// Writes one value as a line of JSON.
pub(crate) fn line(out: &mut impl Write, value: &impl Serialize) -> std::io::Result<()> {
    let text = serde_json::to_string(value).unwrap_or_else(|why| unreachable!("it is JSON: {why}"));
    writeln!(out, "{text}")
}

/// On a terminal only: how much of a file is written.
pub(crate) fn written() -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {decimal_bytes} of {decimal_total_bytes}");
    match style {
        Ok(style) if stderr().is_terminal() => ProgressBar::new(0).with_style(style),
        _ => ProgressBar::hidden(),
    }
}

/// What a database holds, in a few words.
pub(crate) fn contents(contents: &Contents) -> String {
    let Contents { tables, events, bytes } = *contents;
    let s = |n| if n == 1 { "" } else { "s" };
    format!("{tables} table{}, {events} event{}, {}", s(tables), s(events), DecimalBytes(bytes))
}
