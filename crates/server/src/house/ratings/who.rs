//! Who is taken for one player.

/// A device under a name, in whatever case: there are no accounts, and on one device several people may play.
/// Ordered by device.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Who {
    /// Never shown to anybody.
    browser: String,
    /// In lower case, as names at a table are compared.
    name: String,
}

impl Who {
    pub(crate) fn new(browser: &str, name: &str) -> Self {
        Who { browser: browser.to_owned(), name: name.to_lowercase() }
    }

    /// No player, but the place before all those of a device.
    pub(crate) fn before_all_of(browser: &str) -> Self {
        Self::new(browser, "")
    }

    pub(crate) fn is_of(&self, browser: &str) -> bool {
        self.browser == browser
    }

    pub(crate) fn browser(&self) -> &str {
        &self.browser
    }
}
