//! The hare: a fork. One ear stands, the other is bent.

use super::Drawing;
use crate::eyes::{Eye, Look};

const EYES: [Eye; 2] = [
    Eye { x: 17.4, y: 30.2, r: 2.9, white: Some("paper") },
    Eye { x: 28.4, y: 29.6, r: 2.9, white: Some("paper") },
];

fn face(look: Look, mouth: &str) -> String {
    format!("{}{}{mouth}", EYES[0].draw(look), EYES[1].draw(look))
}

const SMILE: &str =
    r#"<path d="M18.8 38.4q2.2 1.9 4.4-.3q2.6 2 4.8-.1" fill="none" stroke="$line" stroke-width="1.5"/>"#;
const RUN: &str = r#"<path d="M18.9 38q4.6 1 8.6-.4q-.4 5-4.2 4.7q-3.6-.1-4.4-4.3z" fill="$tongue" stroke="$line" stroke-width="1.4"/><path d="M21.4 38.5l.2 2.1 3.2-.1.1-2.2z" fill="$paper"/>"#;
const NAP: &str = r#"<ellipse cx="23.8" cy="39.4" rx="1.4" ry="1.6" fill="$tongue" stroke="$line" stroke-width="1.3"/><g fill="none"><path d="M38.4 23.6h5l-4.6 5.6h5.2M40.2 33h3l-2.7 3.4h3.2" stroke="$halo" stroke-width="6"/><path d="M38.4 23.6h5l-4.6 5.6h5.2M40.2 33h3l-2.7 3.4h3.2" stroke="$line" stroke-width="1.8"/></g>"#;
const GLAD: &str = r#"<path d="M18 37.4q5.4 1.6 10.6-.4q-.4 5.6-5.2 5.4q-4.6-.2-5.4-5z" fill="$tongue" stroke="$line" stroke-width="1.4"/><path d="M21 38.3l.3 2.4 3.9-.1.2-2.6z" fill="$paper"/>"#;
const SULK: &str = r#"<path d="M19.6 40.2q3.6-2.8 7.4-.3" fill="none" stroke="$line" stroke-width="1.6"/>"#;

/// Everything the sprite needs of the hare.
pub(super) fn drawing() -> Drawing {
    Drawing {
        outline: "M14.2 26C10.4 18.6 7.6 9.2 10.8 5.6C14.4 2.8 20 11.4 21.3 21.8Q23.2 21.4 25 21.7C25.6 14.6 27.6 8 31.6 6C35.8 4.2 43 9.8 43.2 16.4C43.2 18.8 40.8 19.2 39 18C36.6 16.2 34.7 15.6 34.1 17.2C33.5 19.4 33.2 22.2 32.8 25.2C36.4 28 37.6 31.8 36.8 35.4C35.4 41 29.6 43.7 23.2 43.5C16 43.3 9.8 40.2 9.2 34.6C8.8 31.2 11 28 14.2 26Z",
        fill: "hare",
        marks: r#"<path d="M13 8.4C16.2 10 18.4 16.2 18.9 23C15.6 20 12.4 13.6 13 8.4Z" fill="$hare-pale"/><path d="M28 23.4C28 18 29 12.6 31.2 9.8C31.6 14 31.8 18 30.8 23.8Z" fill="$hare-pale"/><path d="M31 9.4C33.6 12.8 36.4 15.4 38.8 18.2L45 19V6L33 4Z" fill="$hare-deep"/><path d="M35 26C37.2 34 33 41.6 22 43L24 46L42 44V26Z" fill="$hare-deep"/><path d="M12.6 30.4C13.4 26.4 20.8 25.6 22.6 30C24 25.4 32 25.2 33 29.8C33.6 33.4 30.4 34.6 28.8 34.4C32.8 36 31.4 44.4 23.4 44.4C15.4 44.4 14.2 37 17.8 34.8C15.4 35 12.2 33.6 12.6 30.4Z" fill="$hare-cream"/>"#,
        details: r#"<path d="M31.1 9.2C33.4 12.6 36.2 15.6 38.9 17.9M21.2 25.6q1.6-2.4 1-4M24.4 25q.2-1.6 1.6-2.6" fill="none" stroke="$line" stroke-width="1.5"/><path d="M20.9 34.2q2.4-.9 4.8-.2q-.3 2.4-2.3 2.6q-2-.1-2.5-2.4z" fill="$line"/><path d="M23.4 36.2v2" stroke="$line" stroke-width="1.5"/>"#,
        small: r#"<path d="M13.4 33.6C13.4 29.6 20 28.4 23 31.8C26.4 28.2 33 29 33 33.2C33 38 31 44 23.2 44C15.6 44 13.4 38 13.4 33.6Z" fill="$hare-cream"/>"#,
        small_eyes: r#"<ellipse cx="18.2" cy="33.6" rx="2.6" ry="3.1" fill="$line"/><ellipse cx="28.6" cy="33.2" rx="2.6" ry="3.1" fill="$line"/><path d="M21 38.4h4.8l-2.3 2.8z" fill="$line"/>"#,
        faces: [
            face(Look::Ahead, SMILE),
            face(Look::Keen, RUN),
            face(Look::Shut, NAP),
            face(Look::Joy, GLAD),
            face(Look::Low, SULK),
        ],
        blink: face(Look::Shut, SMILE),
        other: None,
    }
}
