//! The wolf: a jagged wedge, seen from the side, nose to the right.

use super::{Body, Drawing};
use crate::eyes::{Eye, Look};

const EYE: Eye = Eye { x: 27.6, y: 20.6, r: 2.9, white: Some("gold") };

fn face(look: Look, mouth: &str) -> String {
    format!("{}{mouth}", EYE.draw(look))
}

const CALM: &str = r#"<path d="M42 28C38.6 29.6 35 29.4 31.6 27.8" fill="none" stroke="$line" stroke-width="1.5"/><path d="M36.6 29.2l1.2 2.6 1.4-3z" fill="$paper" stroke="$line" stroke-width="1"/>"#;
const RUN: &str = r#"<path d="M42 28C38.4 28.4 34.6 27.8 30.6 26.8C31.6 30.4 35.4 31.8 38.6 31Z" fill="$tongue" stroke="$line" stroke-width="1.4"/><path d="M39.8 28.3l-.9 2 -1.5-2zM35.6 27.9l-.8 2-1.5-2.3z" fill="$paper"/>"#;
const GLAD: &str = r#"<path d="M41.8 28C38 28.6 33.6 27.6 29.6 24.8C29.6 30 34.4 32.4 38.8 30.8Z" fill="$tongue" stroke="$line" stroke-width="1.4"/><path d="M38.6 28.3l-.9 2.1-1.6-2.3z" fill="$paper"/>"#;
const SULK: &str = r#"<path d="M42 28.6C38.8 27.4 35.4 28.2 33 30.4M24.8 16.6l5.6 1.4" fill="none" stroke="$line" stroke-width="1.5"/>"#;
const HOWL: &str = r#"<path d="M21.2 18q1.2 3 5 1.6" fill="none" stroke="$line" stroke-width="1.8"/>"#;

/// The head thrown back, the mouth open to the sky.
fn howling() -> Body {
    Body {
        outline: "M32.6 4.2C35.4 2.8 39.4 4.8 38.9 7.6C38.3 9 37.4 10 36.6 11.2Q36.4 14.4 39.2 16L41.2 14.8C43.8 14.2 45 16.8 43.4 19C41 22.6 38 25 36.4 27.6L39.4 31.8L34 32.6L36.6 38.8L30.2 37.6L28.4 43.8L22 39.8L16.2 43.8L14.4 38L7.4 39.4L10 33.4L4.2 30.4L9.4 26.8L7.6 22.4C5 18 4 13.2 5.4 8.6C9.6 10 13.2 12.6 15.8 15.6L14.4 7.6C18 9.2 20.6 11.2 22.2 13.6C25.4 11.6 29.6 6.8 32.6 4.2Z",
        fill: "wolf",
        marks: r#"<path d="M7.4 12.4C10 13.8 12 15.8 13.4 18.4L9.6 21.6C7.8 18.8 7 15.6 7.4 12.4Z" fill="$wolf-mid"/><path d="M46 14L39.2 16C36 18.8 32.6 20.8 28.8 20.6C26.6 25.6 22 27 19.4 25C18.6 29.6 21.4 31.4 19 35.6L24.4 34.4L24 39L28.4 35.6L30.6 40L33 33L32 30L36.6 26L46 19Z" fill="$wolf-pale"/><path d="M18.8 20C18.4 15.4 25 13 28.4 16C30.4 19.4 28 23.6 24 24Q19.6 23.6 18.8 20Z" fill="$wolf-pale"/>"#,
        details: r#"<path d="M36.6 11.2C34.6 14.4 31.8 17.8 28.8 20.4C32.6 20.6 36.2 18.6 39.2 16Q36.4 14.4 36.6 11.2Z" fill="$tongue" stroke="$line" stroke-width="1.6"/><path d="M35.3 13.4l.7 3.4-2.6-1z" fill="$paper"/><path d="M33.6 3.6C36.4 2.8 39.4 4.8 38.9 7.6Q37.4 9.2 35.2 7.6Q33.2 6 33.6 3.6Z" fill="$line"/>"#,
    }
}

/// Everything the sprite needs of the wolf.
pub(super) fn drawing() -> Drawing {
    Drawing {
        outline: "M18.8 4C21.4 6.4 23.2 9.4 24 12.6L28.2 7C29.8 9.8 30.6 12.6 30.4 15.8C33.6 18.2 38 20 41.8 21.6C44.8 23 45 26.2 42.9 28C42 30.2 40 31.4 37 32C34.6 32.4 32.8 33 31.2 33.6L33.2 38.8L27.2 37.2L25.8 43.8L20.2 39L14.8 43.6L13.2 37L6 38.6L8.8 32.2L3.6 29L8.6 25.4L4.6 19.6L11 19.2C11.4 13.4 14 7.6 18.8 4Z",
        fill: "wolf",
        marks: r#"<path d="M18.6 8.4C20.4 10.8 21.2 13.4 21.2 16.2L14.6 18.4C14.8 14.4 16.2 11 18.6 8.4Z" fill="$wolf-mid"/><path d="M45 27.6C40.6 28.8 36 28.6 31.4 26.6C30.2 24.2 27.4 25.4 26 27.4L21 26.2L22.4 30.6L18 31.8L21.4 35L20.4 39.6L25 36.4L29 40L34 33.6L46 33Z" fill="$wolf-pale"/><path d="M22.6 22C22.4 16.4 31.6 15.6 33 20.4C33.4 24.6 29.6 27 26.4 25.6Q23 25 22.6 22Z" fill="$wolf-pale"/>"#,
        details: r#"<path d="M40.2 20.9L41.8 21.6C44.8 23 45 26.2 42.9 27.6Q39.6 26.4 38.9 23.4Z" fill="$line"/><path d="M9.4 25.4L14.4 25M10 31.6L15 29.4" stroke="$wolf-mid" stroke-width="1.5"/>"#,
        small: r#"<path d="M45 28C40.6 28.6 36 28.4 31.4 26.4L22 27.4L20.4 39.6L29 40L34 33.6L46 33Z" fill="$wolf-pale"/><path d="M40.2 20.9L41.8 21.6C44.8 23 45 26.2 42.9 27.6Q38.6 26.4 37.9 23Z" fill="$line"/>"#,
        small_eyes: r#"<path d="M23.6 18.6L31.6 21.4Q31 24.8 27.6 24.4Q24 23.6 23.6 18.6Z" fill="$gold"/>"#,
        faces: [
            face(Look::Ahead, CALM),
            face(Look::Keen, RUN),
            HOWL.to_owned(),
            face(Look::Joy, GLAD),
            face(Look::Low, SULK),
        ],
        blink: face(Look::Shut, CALM),
        other: Some(howling()),
    }
}
