//! What a reader prefers to see and hear: three plain cookies, kept by the browser.

/// Declares a closed choice with the words its cookie uses, the default first.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $variant:ident $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$each])* $variant),+ }

        impl $name {
            /// All of them, in the order a page offers them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Reads the cookie's or the form's word.
            #[must_use]
            pub fn parse(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }

            /// The word in cookies, forms and `data-` attributes.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }
    };
}

choice! {
    /// Which colours the page has.
    Theme {
        /// As the reader's system says.
        Auto "auto",
        /// By day.
        Light "light",
        /// By night.
        Dark "dark",
    }
}

choice! {
    /// How fast pieces move, the slowest first.
    Speed {
        /// Slower than life.
        Slow "slow",
        /// As designed.
        Normal "normal",
        /// Quick.
        Fast "fast",
        /// Nothing moves.
        Off "off",
    }
}

choice! {
    /// Whether the table is heard.
    Sound {
        /// Silent.
        Off "off",
        /// Heard.
        On "on",
    }
}

/// All of a reader's preferences.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prefs {
    /// Which colours the page has.
    pub theme: Theme,
    /// How fast pieces move.
    pub speed: Speed,
    /// Whether the table is heard.
    pub sound: Sound,
}

impl Default for Prefs {
    fn default() -> Self {
        Prefs { theme: Theme::Auto, speed: Speed::Normal, sound: Sound::Off }
    }
}

impl Prefs {
    /// Takes over one preference by its cookie's name; unknown names and words change nothing.
    #[must_use]
    pub fn with(mut self, name: &str, word: &str) -> Self {
        match name {
            "theme" => self.theme = Theme::parse(word).unwrap_or(self.theme),
            "speed" => self.speed = Speed::parse(word).unwrap_or(self.speed),
            "sound" => self.sound = Sound::parse(word).unwrap_or(self.sound),
            _ => {}
        }
        self
    }
}
