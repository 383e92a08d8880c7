//! Chromium: the one named, the system's, or Debian's installed on the spot.

use std::env;
use std::path::PathBuf;

use crate::command;
use crate::debian;
use crate::failure::Failure;

/// The names Chromium goes by, best first.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// # Errors
/// When there is none and this is no machine on which we may install it, with what to install.
pub(crate) fn find_or_install() -> Result<PathBuf, Failure> {
    if let Some(named) = env::var_os("FURROW_CHROMIUM").filter(|value| !value.is_empty()).map(PathBuf::from) {
        let missing = format!("FURROW_CHROMIUM names {}, which is no file", named.display());
        return if named.is_file() { Ok(named) } else { Err(Failure::new(missing)) };
    }
    if let Some(found) = command::find(&NAMES) {
        return Ok(found);
    }
    if !debian::may_install() {
        return Err(Failure::new(
            "Chromium was not found; install it (Debian: `apt-get install chromium`, Fedora: `dnf install chromium`, \
             macOS: `brew install --cask chromium`) or set FURROW_CHROMIUM to the path of a Chromium or Chrome",
        ));
    }
    debian::install("chromium")?;
    command::find(&NAMES).ok_or_else(|| Failure::new("apt-get installed chromium, but it is not in PATH"))
}
