//! How long the disk takes to keep something for good.

use crate::tally::Times;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

/// Appends of one page each, synced one by one.
const SYNCS: usize = 200;

/// The time of one append with its sync, in a folder.
///
/// # Errors
/// The disk's.
pub fn sync_times(folder: &Path) -> io::Result<Times> {
    let mut file: File = tempfile::tempfile_in(folder)?;
    let mut times = Times::default();
    for _ in 0..SYNCS {
        let since = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        times.add(since.elapsed());
    }
    Ok(times)
}
