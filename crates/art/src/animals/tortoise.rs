//! The tortoise: a dome on four stout legs, seen from the side.

use super::{Body, Drawing};
use crate::eyes::{Eye, Look};

const EYE: Eye = Eye { x: 39.6, y: 16.2, r: 2.5, white: None };

fn face(look: Look, mouth: &str) -> String {
    format!("{}{mouth}", EYE.draw(look))
}

const SMILE: &str = r#"<path d="M38.4 20.6q2.6 1 4.6-.8" fill="none" stroke="$line" stroke-width="1.5"/>"#;
const RUN: &str = r#"<path d="M38.6 20.4q2.6.6 4.8-.7q-.6 2.8-2.6 2.9q-1.6 0-2.2-2.2z" fill="$tongue" stroke="$line" stroke-width="1.2"/>"#;
const GLAD: &str = r#"<path d="M37.6 19.6q3 1 6-.4q-.6 3.8-3.2 3.8q-2.2-.1-2.8-3.4z" fill="$tongue" stroke="$line" stroke-width="1.3"/><ellipse cx="37" cy="19" rx="1.3" ry="1" fill="$blush"/>"#;
const SULK: &str = r#"<path d="M38.8 21q1.8-1.6 4-.4" fill="none" stroke="$line" stroke-width="1.5"/>"#;
const PEEK: &str = r#"<ellipse cx="34.4" cy="30.2" rx="2.2" ry="2.6" fill="$paper"/><ellipse cx="39.2" cy="30.4" rx="1.9" ry="2.4" fill="$paper"/><ellipse cx="35.2" cy="30.6" rx="1.1" ry="1.5" fill="$line"/><ellipse cx="39.8" cy="30.8" rx="1" ry="1.4" fill="$line"/>"#;

const SHELL: &str = r#"<path d="M4.2 32.6C4.6 18.6 11.8 8.4 19.6 8.4C27.6 8.4 34.6 17 35.4 32C25 36.4 14.6 36.6 4.2 32.6Z" fill="$tortoise"/><path d="M7.6 19C10.8 12.2 15.2 8.4 19.6 8.4C16.8 12 13.4 15 7.6 19Z" fill="$tortoise-pale"/><path d="M14.4 15.4L23.6 14.4L27.4 21.2L22.2 27.4L13 27L10 21Z" fill="$tortoise-pale"/><g fill="none" stroke="$tortoise-deep" stroke-width="1.6"><path d="M14.4 15.4L23.6 14.4L27.4 21.2L22.2 27.4L13 27L10 21ZM14.4 15.4L11.8 12M23.6 14.4L26 10.4M27.4 21.2L34 20.6M22.2 27.4L24 30M13 27L11.6 29.6M10 21L5 21.8"/></g><path d="M4.2 32.6L4.8 27.8C14.4 31.4 25 31.2 35 27.4L35.4 32C25 36.4 14.6 36.6 4.2 32.6Z" fill="$rim"/><path d="M4.8 27.8C14.4 31.4 25 31.2 35 27.4" fill="none" stroke="$line" stroke-width="1.6"/><path d="M4.2 32.6C14.6 36.6 25 36.4 35.4 32C35.2 29 34.8 26.6 34.2 24.2" fill="none" stroke="$line" stroke-width="2"/>"#;

/// The shell sits on the grass; two eyes look out of the dark.
fn tucked() -> Body {
    Body {
        outline: "M4.4 37.4C4.4 21.4 13 10.4 22.4 10.4C33 10.4 42.4 20.6 43.4 36.6Q43.2 39.4 40.6 40L39.4 42.2H32.2L31 40.8H16.6L15.4 42.6H8.6L7.4 40Q4.6 39.6 4.4 37.4Z",
        fill: "skin",
        marks: r#"<path d="M4.4 37.4C4.4 21.4 13 10.4 22.4 10.4C33 10.4 42.4 20.6 43.4 36.6C31 41 16 41.4 4.4 37.4Z" fill="$tortoise"/><path d="M8.6 22.4C12 14.4 17 10.4 22.4 10.4C18.6 14.4 15 18.4 8.6 22.4Z" fill="$tortoise-pale"/><path d="M15.6 18L25.4 16.8L29.4 22.4L24.6 30.4L14.8 30.6L11 24Z" fill="$tortoise-pale"/><path d="M15.6 18L25.4 16.8L29.4 22.4L24.6 30.4L14.8 30.6L11 24ZM15.6 18L13 14.6M25.4 16.8L28 12.4M29.4 22.4L37 20M24.6 30.4L26 33.6M14.8 30.6L13.4 34M11 24L6 25.4" fill="none" stroke="$tortoise-deep" stroke-width="1.6"/><path d="M4.4 37.4L5 32.4C16 36 31 35.6 42.8 31.6L43.4 36.6C31 41 16 41.4 4.4 37.4Z" fill="$rim"/><path d="M5 32.4C16 36 31 35.6 42.8 31.6M4.4 37.4C16 41.4 31 41 43.4 36.6" fill="none" stroke="$line" stroke-width="1.6"/><path d="M29.4 36.4C28.8 29.6 31.4 24.8 36.4 24.6C41.2 24.6 43 30 43.3 36Q36 38.4 29.4 36.4Z" fill="$line"/><path d="M29.4 36.4C28.8 29.6 31.4 24.8 36.4 24.6C41.2 24.6 43 30 43.3 36" fill="none" stroke="$rim" stroke-width="2"/>"#,
        details: "",
    }
}

/// Everything the sprite needs of the tortoise.
pub(super) fn drawing() -> Drawing {
    Drawing {
        outline: "M4.2 32.6C4.6 18.6 11.8 8.4 19.6 8.4C26.2 8.4 32 14.8 34.2 24.2C35.4 23.4 36 22 36.1 20.4C34.5 18.4 34.4 15 36 12.8C37.8 10.4 40.8 10.2 42.6 11.8C45 13.8 45 18.6 43.2 21Q42 22.6 40.6 23.4C40.6 27.4 39 30.6 35.4 32.2Q35.4 34.6 33.4 34.9L34 39.4Q34.2 42.3 31.2 42.3H28.2Q26 42.3 25.6 39.8L25.2 36H16L15.4 40Q15 42.4 12.6 42.4H9.8Q6.8 42.4 7 39.2L7.2 35.6Q5.2 36.6 3.6 38.6Q3 34.8 4.2 32.6Z",
        fill: "skin",
        marks: SHELL,
        details: "",
        small: r#"<path d="M4.2 32.6C4.6 18.6 11.8 8.4 19.6 8.4C27.6 8.4 34.6 17 35.4 32C25 36.4 14.6 36.6 4.2 32.6Z" fill="$tortoise"/><path d="M13.4 15.4L24.4 14.4L28 21.6L22.4 28.4L12.4 28L9 21.6Z" fill="$tortoise-pale"/><path d="M4.2 32.6C14.6 36.6 25 36.4 35.4 32C35.2 29 34.8 26.6 34.2 24.2" fill="none" stroke="$line" stroke-width="2.4"/>"#,
        small_eyes: r#"<ellipse cx="40" cy="16.6" rx="2.2" ry="2.7" fill="$line"/>"#,
        faces: [
            face(Look::Ahead, SMILE),
            face(Look::Keen, RUN),
            PEEK.to_owned(),
            face(Look::Joy, GLAD),
            face(Look::Low, SULK),
        ],
        blink: face(Look::Shut, SMILE),
        other: Some(tucked()),
    }
}
