//! The lamb: a cloud with a face in it.

use super::Drawing;
use crate::eyes::{Eye, Look};

const EYES: [Eye; 2] =
    [Eye { x: 19.4, y: 27.4, r: 2.6, white: None }, Eye { x: 29.6, y: 27.0, r: 2.6, white: None }];

fn face(look: Look, mouth: &str) -> String {
    format!("{}{}{mouth}", EYES[0].draw(look), EYES[1].draw(look))
}

const CALM: &str =
    r#"<path d="M21.4 37.6q1.8 1.4 3.2-.4q1.6 1.6 3.4.2" fill="none" stroke="$line" stroke-width="1.5"/>"#;
const RUN: &str = r#"<path d="M21 36.8q3.6 1.2 7.2-.2q-.6 3.8-3.6 3.9q-3 0-3.6-3.7z" fill="$tongue" stroke="$line" stroke-width="1.4"/>"#;
const DRINK: &str = r#"<path d="M5 42.2Q4.6 38.6 10.4 38.4Q13.4 36.4 17.4 37.6Q21 36 25 37Q29.4 35.8 32.4 37.4Q36 36.6 38.8 38.2Q43.8 38.6 43.6 41.8Q43.4 44.8 37 44.8Q24 45.6 11 45Q5.4 45 5 42.2Z" fill="$halo" stroke="$halo" stroke-width="5"/><path d="M5 42.2Q4.6 38.6 10.4 38.4Q13.4 36.4 17.4 37.6Q21 36 25 37Q29.4 35.8 32.4 37.4Q36 36.6 38.8 38.2Q43.8 38.6 43.6 41.8Q43.4 44.8 37 44.8Q24 45.6 11 45Q5.4 45 5 42.2Z" fill="$water" stroke="$line" stroke-width="2"/><path d="M10 41.6q2.4-1.6 4.8 0t4.8 0M28 41.4q2.4-1.6 4.8 0t4.8 0" fill="none" stroke="$halo" stroke-width="1.6"/>"#;
const GLAD: &str = r#"<path d="M20.2 36.4q4.4 1.4 8.8-.2q-.6 5-4.4 5q-3.8 0-4.4-4.8z" fill="$tongue" stroke="$line" stroke-width="1.4"/>"#;
const SULK: &str = r#"<path d="M21.6 38.6q2.8-2.2 5.8-.2" fill="none" stroke="$line" stroke-width="1.6"/>"#;

const FACE: &str = r#"<path d="M13.4 28C12.4 20.4 18 18.4 24.6 18.4C31.4 18.4 36.2 20.6 35.2 28C34.6 36 31.6 43.6 24.6 43.6C17.6 43.6 14.2 36 13.4 28Z" fill="$lamb-face"/>"#;

/// Everything the sprite needs of the lamb.
pub(super) fn drawing() -> Drawing {
    Drawing {
        outline: "M13 35.2A5.4 5.4 0 0 1 8 28.4Q3.8 28.6 3.6 25Q3.8 21.2 7.4 20.6A6 6 0 0 1 9.8 13.4A6 6 0 0 1 17 7.4A6.6 6.6 0 0 1 28 5.8A6.2 6.2 0 0 1 36.6 10.8A5.8 5.8 0 0 1 40.6 19.4Q44.4 19.8 44.5 23.4Q44.4 27.4 40.6 28A5.2 5.2 0 0 1 35.6 34.8C34 40.2 30.4 43.7 24.8 43.7C19 43.7 15 40.4 13 35.2Z",
        fill: "lamb",
        marks: r#"<path d="M28 5.8A6.2 6.2 0 0 1 36.6 10.8A5.8 5.8 0 0 1 40.6 19.4V36L35 36.4C38.6 26 37.4 13.6 28 5.8Z" fill="$lamb-deep"/><path d="M13.4 28C12.4 20.4 18 18.4 24.6 18.4C31.4 18.4 36.2 20.6 35.2 28C34.6 36 31.6 43.6 24.6 43.6C17.6 43.6 14.2 36 13.4 28Z" fill="$lamb-face"/><path d="M13.6 20.4A4.6 4.6 0 0 0 20.4 21.4A4.6 4.6 0 0 0 28 20.6A4.4 4.4 0 0 0 35 20.2L35 14L14 14Z" fill="$lamb"/><path d="M2.6 25Q3.8 21.4 8.4 21.4Q12.4 22 13.4 24.4Q11.6 28.6 7.8 28.6Q3.6 28.6 2.6 25ZM45.4 23.4Q44 20.2 39.6 20.4Q36 21.2 35.2 23.6Q37 27.8 40.8 28Q44.6 27.4 45.4 23.4Z" fill="$lamb-face"/><path d="M6 25.4q2.6-1.6 5-.4M42.4 24.2q-2.4-1.6-4.6-.2" fill="none" stroke="$blush" stroke-width="2"/>"#,
        details: r#"<path d="M13.6 20.4A4.6 4.6 0 0 0 20.4 21.4A4.6 4.6 0 0 0 28 20.6A4.4 4.4 0 0 0 35 20.2M7.4 20.8Q12 21.4 13.4 24.4Q11.6 28.4 7.8 28.6M40.4 19.6Q36 20.6 35.2 23.6Q37 27.6 40.8 28" fill="none" stroke="$line" stroke-width="1.5"/><path d="M16.6 13.4q1.4-2.2 3.8-1.6M26.4 11.4q2.4-.6 3.6 1.6" fill="none" stroke="$lamb-deep" stroke-width="1.6"/><ellipse cx="16.8" cy="32.2" rx="1.7" ry="1.2" fill="$blush"/><ellipse cx="32" cy="31.8" rx="1.7" ry="1.2" fill="$blush"/><path d="M22.2 33.4q2.4-.9 4.8-.1q-.4 1.9-2.4 2.1q-2-.1-2.4-2z" fill="$line"/><path d="M24.6 35.2v1.8" stroke="$line" stroke-width="1.5"/>"#,
        small: FACE,
        small_eyes: r#"<path d="M7.6 21Q13 21.6 13.4 25Q11.6 28.4 7.8 28.6M40.4 19.6Q35.4 20.6 35 24Q37 27.6 40.8 28" fill="none" stroke="$line" stroke-width="2"/><ellipse cx="19.2" cy="28" rx="2.6" ry="3" fill="$line"/><ellipse cx="29.8" cy="27.6" rx="2.6" ry="3" fill="$line"/><path d="M21.4 35.2h6.2l-3 3.4z" fill="$line"/>"#,
        faces: [
            face(Look::Ahead, CALM),
            face(Look::Keen, RUN),
            face(Look::Shut, DRINK),
            face(Look::Joy, GLAD),
            face(Look::Low, SULK),
        ],
        blink: face(Look::Shut, CALM),
        other: None,
    }
}
