//! The fox: a kite, seen from the front, with white cheeks.

use super::Drawing;
use crate::eyes::{Eye, Look};

const EYES: [Eye; 2] =
    [Eye { x: 16.2, y: 24.4, r: 2.8, white: None }, Eye { x: 31.6, y: 23.8, r: 2.8, white: None }];

fn face(look: Look, mouth: &str) -> String {
    format!("{}{}{mouth}", EYES[0].draw(look), EYES[1].draw(look))
}

const CALM: &str =
    r#"<path d="M20.8 38.6q1.8 1.4 3.5-.5q1.8 1.7 3.6.2" fill="none" stroke="$line" stroke-width="1.5"/>"#;
const RUN: &str = r#"<path d="M19.8 37.4q4.4 1.6 9-.2q-1 4.4-4.4 4.5q-3.6 0-4.6-4.3z" fill="$tongue" stroke="$line" stroke-width="1.4"/>"#;
const SMUG: &str = r#"<path d="M20.6 39q4.6 2 9-2.4l.8-1M12.4 20.4l6.4-1M27.6 18.4q3-2.6 6.6-1" fill="none" stroke="$line" stroke-width="1.6"/>"#;
const GLAD: &str = r#"<path d="M18.8 36.8q5.4 2 11-.2q-1.2 5.6-5.4 5.6q-4.4 0-5.6-5.4z" fill="$tongue" stroke="$line" stroke-width="1.4"/><path d="M10.6 31q2 1 3.6.4M34 30.8q2 .4 3.6-.8" stroke="$blush" stroke-width="2.4" fill="none"/>"#;
const SULK: &str = r#"<path d="M21 40.6q3.2-2.6 6.8-.2M12.4 19.2l6.8 1.6M35.4 18.4l-6.6 2" fill="none" stroke="$line" stroke-width="1.6"/>"#;

/// Everything the sprite needs of the fox.
pub(super) fn drawing() -> Drawing {
    Drawing {
        outline: "M6 4.6C10.4 6.2 14.6 9.4 17.4 13.2C21.6 11.8 27 11.6 31 12.6C33.6 8.6 37.4 5.2 41.8 3.8C43.8 9.4 43.6 15.6 42 20.8L44.4 27.4L39.6 30.6C36 36.4 31 41.2 25.8 43.8Q24.2 44.4 22.6 43.7C17.2 40.8 12 36.4 8.6 31.2L3.8 28.8L6.2 21.6C4.2 16.2 4 10.2 6 4.6Z",
        fill: "fox",
        marks: r#"<path d="M8.8 9.4C11.6 11 13.8 13.2 15 15.8L9 20.2C7.8 16.6 7.8 12.8 8.8 9.4Z" fill="$fox-deep"/><path d="M39.4 8.6C36.6 10.2 34.4 12.6 33.2 15.2L39.6 19.4C40.6 15.8 40.6 12 39.4 8.6Z" fill="$fox-deep"/><path d="M21 12Q24.4 11 27.4 12L24.4 22Z" fill="$fox-warm"/><path d="M2 28.6C8.6 25.8 17.4 27.2 20 32.2C21 34 22.6 33.6 24.2 33.6C25.8 33.6 27.4 33.8 28.4 31.8C30.8 26.8 39.4 25 47 27.4L40 36L24 47L7 35Z" fill="$halo"/>"#,
        details: r#"<path d="M21.2 33.8q3-1.2 6.2-.2q-.4 3.6-3 3.8q-2.8 0-3.2-3.6z" fill="$line"/>"#,
        small: r#"<path d="M2 28.6C8.6 25.8 18 27.2 20.4 33.6Q22 36.6 24.2 36.6Q26.6 36.6 28 33.2C30.4 26.8 39.4 25 47 27.4L40 36L24 47L7 35Z" fill="$halo"/><path d="M9 9.4L15 15.8L9 20.2ZM39.4 8.6L33.2 15.2L39.6 19.4Z" fill="$fox-deep"/>"#,
        small_eyes: r#"<ellipse cx="15.8" cy="23.8" rx="2.7" ry="3" fill="$line"/><ellipse cx="32.2" cy="23.2" rx="2.7" ry="3" fill="$line"/><path d="M20 38.4Q24.4 36.4 28.8 38.2Q27.4 43.4 24.4 43.4Q21.2 43.4 20 38.4Z" fill="$line"/>"#,
        faces: [
            face(Look::Ahead, CALM),
            face(Look::Keen, RUN),
            face(Look::Lidded, SMUG),
            face(Look::Joy, GLAD),
            face(Look::Low, SULK),
        ],
        blink: face(Look::Shut, CALM),
        other: None,
    }
}
