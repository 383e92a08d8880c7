//! Icons on a grid of 24 in the line of the page's ink: two units wide, round, a little lopsided.

use crate::svg::{reference, symbol};
use maud::Markup;

macro_rules! icons {
    ($($(#[$doc:meta])* $variant:ident $id:literal $body:literal)*) => {
        /// Every icon there is; it takes the colour of the text around it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon { $($(#[$doc])* $variant),* }

        impl Icon {
            /// All icons, in the order of the specimen.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The id of its symbol: `icon-…`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),* }
            }

            const fn body(self) -> &'static str {
                match self { $(Self::$variant => $body),* }
            }
        }
    };
}

icons! {
    /// The first-player token.
    Token "icon-token" r#"<path d="M12 2.8C17.4 2.6 21.2 6.8 21.2 12C21.2 17.4 17.2 21.2 12 21.2C6.6 21.2 2.8 17.2 2.8 12C2.8 6.8 6.6 3 12 2.8Z"/><path d="M9.4 9.4L12.4 7.4V16.6M9.6 16.6H15"/>"#
    /// A full moon, the howl.
    Moon "icon-moon" r#"<path d="M12.2 3C17.2 3 21 7 21 12C21 17 17.2 21 12 21C7 21 3 17.2 3 12.2C3 7 7.2 3 12.2 3Z"/><path d="M8 9.4q1.4-1.6 2.8-.2q-.4 2-2.4 1.4M14 14.6q1.8-1.6 3.2.2q-.8 2.2-3 1.2M13.8 7.6h.2M9.4 16.2h.2"/>"#
    /// A stream on the track.
    Stream "icon-stream" r#"<path d="M2.4 8q2.4-2.8 4.8 0t4.8 0t4.8 0t4.8-.2M2.4 15.4q2.4-2.8 4.8 0t4.8 0t4.8 0t4.8-.2"/>"#
    /// The back of a card.
    CardBack "icon-card-back" r#"<path d="M6.4 2.8L17.6 2.6Q19 2.6 19 4L19.2 20Q19.2 21.4 17.8 21.4H6.4Q5 21.4 5 20L4.8 4.2Q4.8 2.8 6.4 2.8Z"/><path d="M8.4 9.2q1.8-1.8 3.6 0t3.6 0M8.4 14.6q1.8-1.8 3.6 0t3.6 0"/>"#
    /// The draw pile.
    Deck "icon-deck" r#"<path d="M4.6 3H13.4Q15 3 15 4.6L15.2 16Q15.2 17.4 13.8 17.4H4.8Q3.2 17.4 3.2 16L3 4.6Q3 3 4.6 3Z"/><path d="M18 6.4V18.4Q18 20.4 16 20.4H7M21 9.6V21.2"/>"#
    /// The discard pile.
    Discard "icon-discard" r#"<path d="M3.4 8.2L12.6 4.2L17.4 15.4L8.2 19.4Z"/><path d="M14.2 5.6L20.6 6.6L19 20.2L11.6 19.4"/>"#
    /// Opens the menu.
    Menu "icon-menu" r#"<path d="M3.4 6.4q4.4-1 8.6 0t8.6-.2M3.4 12.2q4.4-1 8.6 0t8.6-.2M3.4 18q4.4-1 8.6 0t8.6-.2"/>"#
    /// Shows the last beats again.
    Again "icon-again" r#"<path d="M4.6 9.4C6.2 5.4 9.2 3.6 12.6 3.8C17.2 4 20.6 7.6 20.4 12.2C20.2 16.8 16.6 20.2 12 20.2C8.6 20.2 5.8 18.4 4.4 15.6M4 4.2L4.4 9.6L9.8 9.2"/>"#
    /// Sound is on.
    SoundOn "icon-sound-on" r#"<path d="M3 9.4H6.6L12 4.8V19.2L6.6 14.8H3Z"/><path d="M15.6 9q2.4 3 0 6.2M18.6 6.2q4.6 5.8 0 11.8"/>"#
    /// Sound is off.
    SoundOff "icon-sound-off" r#"<path d="M3 9.4H6.6L12 4.8V19.2L6.6 14.8H3Z"/><path d="M16 9.4L21.2 14.8M21.2 9.2L16 15"/>"#
    /// The light theme.
    Sun "icon-sun" r#"<path d="M12 7.4C14.8 7.4 16.6 9.4 16.6 12C16.6 14.6 14.6 16.6 12 16.6C9.4 16.6 7.4 14.6 7.4 12C7.4 9.4 9.4 7.4 12 7.4ZM12 2V4M12 20V22M2 12.2H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M4.8 19.2L6.4 17.6M17.8 6.4L19.2 4.8"/>"#
    /// The dark theme.
    MoonTheme "icon-moon-theme" r#"<path d="M13.8 3.2C8.4 3 3.6 7 3.6 12.4C3.6 17.4 7.6 21 12.4 21C16.6 21 19.8 18.4 20.8 14.6C15.6 16.6 9.6 11.4 13.8 3.2Z"/><path d="M18.6 3.6V7.6M16.6 5.6H20.6"/>"#
    /// Copies a text.
    Copy "icon-copy" r#"<path d="M9.6 8.4H18.8Q20.4 8.4 20.4 10L20.6 19.2Q20.6 20.8 19 20.8H9.8Q8.2 20.8 8.2 19.2L8 10Q8 8.4 9.6 8.4Z"/><path d="M15.6 5.2Q15.6 3.4 14 3.4L5 3.2Q3.4 3.2 3.4 5L3.6 13.6Q3.6 15.4 5.2 15.4"/>"#
    /// A link to share.
    Link "icon-link" r#"<path d="M10 14.4L14.4 9.6M8.6 10.4L5 14Q2.8 17 5 19.2Q7.4 21.4 10.2 19L13.4 15.6M15.6 13.4L19 9.8Q21.2 7 19 4.8Q16.6 2.6 13.8 5L10.6 8.4"/>"#
    /// A code for the camera.
    Qr "icon-qr" r#"<path d="M3.6 3.6H9.6V9.6H3.6ZM14.4 3.6H20.4V9.6H14.4ZM3.6 14.4H9.6V20.4H3.6ZM14.4 14.4V16.4M17.4 20.4H20.4V17.6M18.6 14.4H20.4M14.4 20.2V20.4"/>"#
    /// People at a table.
    People "icon-people" r#"<path d="M8.8 4C11 4 12.4 5.6 12.4 7.6C12.4 9.8 10.8 11.4 8.8 11.4C6.6 11.4 5.2 9.8 5.2 7.8C5.2 5.6 6.8 4 8.8 4ZM2.4 20.4C2.4 16.6 5 14.6 8.8 14.6C12.6 14.6 15.2 16.8 15.2 20.4M15.6 4.8Q18.6 5 18.6 7.8Q18.6 10.6 16 11M18 15.2Q21.4 16.4 21.6 20.2"/>"#
    /// A computer player.
    Bot "icon-bot" r#"<path d="M5.4 8.6L18.6 8.2Q20.2 8.2 20.2 9.8L20.4 18.4Q20.4 20.2 18.6 20.2H5.6Q3.8 20.2 3.8 18.4L3.6 10.4Q3.6 8.6 5.4 8.6ZM12 8.2L12.6 4.2M12.6 3.6V3.4M8.6 12.6V14M15.4 12.4V13.8M9.6 17q2.4 1.2 4.8-.1"/>"#
    /// A spectator.
    Eye "icon-eye" r#"<path d="M2.4 12.4C5 7.8 8.4 5.8 12.2 5.8C16 5.8 19.2 8 21.6 12C19.2 16.2 16 18.4 12.2 18.4C8.2 18.4 5 16.4 2.4 12.4Z"/><path d="M12.4 9.2C14 9.2 15 10.4 15 12C15 13.8 13.8 14.9 12.2 14.9C10.4 14.9 9.2 13.8 9.2 12.1C9.2 10.4 10.6 9.2 12.4 9.2Z"/>"#
    /// The winner.
    Trophy "icon-trophy" r#"<path d="M7 3.4H17.2Q17.6 13.6 12 14.6Q6.4 13.4 7 3.4ZM7 5.4H3.4Q3.4 10.4 8 11M17.2 5.4H20.8Q20.6 10.4 16.2 11M12 14.6V18M8 20.8Q8.4 18 12 18Q15.8 18 16.2 20.8Z"/>"#
    /// Done.
    Check "icon-check" r#"<path d="M4 12.8L9.6 18.4L20.2 5.8"/>"#
    /// Not possible, or close.
    Cross "icon-cross" r#"<path d="M5.4 5.2L18.8 18.8M18.6 5.4L5.2 18.6"/>"#
    /// More to read.
    Info "icon-info" r#"<path d="M12 2.8C17.4 2.6 21.2 6.8 21.2 12C21.2 17.4 17.2 21.2 12 21.2C6.6 21.2 2.8 17.2 2.8 12C2.8 6.8 6.6 3 12 2.8ZM10.4 10.8H12.2V16.8M10.2 16.8H14.2M12 7.2H12.1"/>"#
    /// The front page.
    Home "icon-home" r#"<path d="M3 11.4L12.2 3.4L21.2 11.2M5.6 9.6V20.4H18.8V9.4M10 20.2V14.4H14.2V20.2"/>"#
    /// Saves a file.
    Download "icon-download" r#"<path d="M12.2 3V14.6M7 10L12.2 15L17.2 9.8M3.8 17.4V20.6H20.4V17.2"/>"#
    /// Time.
    Clock "icon-clock" r#"<path d="M12 2.8C17.4 2.6 21.2 6.8 21.2 12C21.2 17.4 17.2 21.2 12 21.2C6.6 21.2 2.8 17.2 2.8 12C2.8 6.8 6.6 3 12 2.8ZM12 7V12.2L15.6 14.4"/>"#
    /// Plays on.
    Play "icon-play" r#"<path d="M6.4 3.8Q15 7 20.4 12Q14.8 17.4 6.6 20.4Q5.8 12 6.4 3.8Z"/>"#
    /// Stops what plays.
    Pause "icon-pause" r#"<path d="M8.2 4.4L8 19.6M16 4.2L15.8 19.8"/>"#
    /// One step on; mirrored, one back.
    Step "icon-step" r#"<path d="M8.8 4.4Q13.4 8.4 16.4 12.2Q12.8 16 9 19.8"/>"#
    /// To the last step; mirrored, to the first.
    Last "icon-last" r#"<path d="M5.6 4.6Q10 8.6 12.8 12.2Q9.6 15.8 5.8 19.6M18.2 4.4L18 19.8"/>"#
    /// The finish line.
    Flag "icon-flag" r#"<path d="M5 21.4L4.6 3M4.6 4Q8.4 2.2 12 4.2T19.8 4L19.4 13.6Q15.6 15 12 13.4T5 13.8M12 4.2V13.4M4.8 9Q8.4 7.4 12 9T19.6 8.8"/>"#
    /// The hare's nap.
    Zzz "icon-zzz" r#"<path d="M3.4 11.6H10L3.6 20H10.6M13 6.6H17.4L13.2 12H17.8M18.4 2.4H21.2L18.6 5.8H21.4"/>"#
    /// Onward.
    Arrow "icon-arrow" r#"<path d="M3.4 12.4Q11 11.4 20 12M14.4 5.8L20.6 12L14.6 18.4"/>"#
    /// Takes cards back into the hand.
    Recall "icon-recall" r#"<path d="M11 9.6L19.2 9.2Q20.6 9.2 20.6 10.6L20.8 19.6Q20.8 21 19.4 21L11.2 21.2Q9.8 21.2 9.8 19.8L9.6 11Q9.6 9.6 11 9.6Z"/><path d="M16.8 5.6Q12.4 2 7.6 4.6Q3.6 7.2 4 13.2M.9 9.8L4.2 13.6L7.4 9.4"/>"#
    /// Passes: lays no card.
    Pass "icon-pass" r#"<path d="M3.4 15.2Q6.4 6.4 12.4 6.2Q17.6 6.6 20.2 13M20.8 7.4L20.4 13.6L14.4 12.6M5.4 19.8H18.8"/>"#
    /// Misses a turn.
    Miss "icon-miss" r#"<path d="M6 3L18.2 2.8M5.8 21.2L18.4 21M7.4 3Q7 9 12 12Q7 15.4 7.2 21M16.6 3Q17.2 8.8 12 12Q17 15 17 21M9.8 18.6Q12 16.4 14.4 18.4"/>"#
    /// Eats a lettuce.
    Eats "icon-eats" r#"<path d="M20.6 4.2Q8.4 2.4 4.8 9.2Q2.4 14.8 6.4 18.2Q8 15.8 10.4 16.8Q10.6 13.8 13.4 14.2Q13.4 11.4 16.6 11.6Q16.8 9.2 19.6 8.8Q20.8 6.6 20.6 4.2ZM2.8 21.4Q6 15 14.8 8.4"/>"#
}

/// The symbols of all icons.
pub(crate) fn symbols() -> String {
    let line = r#"<g fill="none" stroke="currentColor" stroke-width="2">"#;
    Icon::ALL.iter().map(|icon| symbol(icon.id(), 24, &format!("{line}{}</g>", icon.body()))).collect()
}

/// An icon, 24 x 24 units; 1.25 em on the page unless a size class says otherwise.
pub fn icon(name: Icon) -> Markup {
    reference("icon", name.id(), 24)
}
