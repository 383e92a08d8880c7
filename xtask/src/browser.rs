//! Browsers: the one named, the system's, or Debian's installed on the spot.

use std::env;
use std::path::PathBuf;

use crate::command;
use crate::debian;
use crate::failure::Failure;

/// A browser that tests run in.
pub(crate) struct Browser {
    /// The environment variable that names another one; the tests are told by it.
    pub(crate) variable: &'static str,
    /// The names it goes by, best first; the first is Debian's package.
    names: &'static [&'static str],
    /// What to do where there is none.
    advice: &'static str,
}

/// What the tests run in.
pub(crate) const CHROMIUM: Browser = Browser {
    variable: "FURROW_CHROMIUM",
    names: &["chromium", "chromium-browser", "google-chrome"],
    advice: "Chromium was not found; install it (Debian: `apt-get install chromium`, Fedora: `dnf install chromium`, \
             macOS: `brew install --cask chromium`) or set FURROW_CHROMIUM to the path of a Chromium or Chrome",
};

/// What a smoke test runs in.
pub(crate) const FIREFOX: Browser = Browser {
    variable: "FURROW_FIREFOX",
    names: &["firefox-esr", "firefox"],
    advice: "Firefox was not found; install it (Debian: `apt-get install firefox-esr`, Fedora: `dnf install firefox`, \
             macOS: `brew install --cask firefox`) or set FURROW_FIREFOX to its path",
};

impl Browser {
    /// The one named, or else the system's, if there is one.
    ///
    /// # Errors
    /// When the one named is no file.
    pub(crate) fn find(&self) -> Result<Option<PathBuf>, Failure> {
        let named = env::var_os(self.variable).filter(|value| !value.is_empty()).map(PathBuf::from);
        match named {
            Some(path) if path.is_file() => Ok(Some(path)),
            Some(path) => {
                Err(Failure::new(format!("{} names {}, which is no file", self.variable, path.display())))
            }
            None => Ok(command::find(self.names)),
        }
    }

    /// # Errors
    /// When there is none and this is no machine on which we may install it, with what to install.
    pub(crate) fn find_or_install(&self) -> Result<PathBuf, Failure> {
        if let Some(found) = self.find()? {
            return Ok(found);
        }
        if !debian::may_install() {
            return Err(Failure::new(self.advice));
        }
        let package = self.names[0];
        debian::install(package)?;
        command::find(self.names)
            .ok_or_else(|| Failure::new(format!("apt-get installed {package}, but it is not in PATH")))
    }
}
