//! The computer players, weakest first: a scarecrow, a hedgehog, a tin robot, an owl and a badger with glasses; then, for
//! programs of the host's, a crate with a screen, whose lid somebody has left ajar. At a seat each has its coat in a tone of the seat's colour and wears something of its own.

use crate::{
    own_class,
    svg::{picture, reference, symbol},
};
use maud::Markup;

/// What is painted `$coat-N`, its coat, a seat's colour tinges.
struct Face {
    outline: &'static str,
    fill: &'static str,
    inside: &'static str,
}

/// The papers of the coats away from a seat, in the order of the faces.
const COATS: [&str; 6] = ["straw", "wood-deep", "tin", "soil", "night", "wood"];

/// What a seat's computer player wears, in the seat's colour: a neckerchief, a bow tie, a scarf, a flower, a bell, beads.
const WORN: [&str; 6] = [
    r#"<path d="M9.4 38.4Q24 43.6 38.6 37.8L37.2 42.2Q31.4 44 27.6 43.8L24.2 47.2L20.6 44Q15.4 44.2 10.8 42.4Z"/>"#,
    r#"<path d="M23 42.4L13.2 37.8Q12.2 42.6 13.6 47ZM25 42.2L34.8 37.2Q36 42 34.6 46.6Z"/><path d="M21.8 40.2L26.4 40L26.6 44.4L22 44.6Z"/>"#,
    r#"<path d="M30.4 42.2L36.8 40.6L38.8 47H31.6Z"/><path d="M9.2 38Q24 43 38.8 37.4L39.2 41.8Q24 47 9 42.4Z"/>"#,
    r#"<path d="M39 29.4C41.6 26.8 45 29 43.6 32.2C47.2 33 46.8 37.2 43.4 37.4C43.8 41 39.6 42 38 39C35 41 32.2 38 34.2 35.4C31.2 33.4 33.2 29.8 36.4 30.8Q37 29 39 29.4Z"/><circle cx="39.2" cy="34.6" r="2.3" fill="$gold"/>"#,
    r#"<path d="M9.6 37.8Q24 43.2 38.4 37.4L38.6 40.8Q24 46 9.4 41.2Z"/><path d="M24 42C27 42 28.4 44.2 28 46.8L20 47Q19.8 42.2 24 42Z" fill="$gold"/>"#,
    r#"<circle cx="12.6" cy="39.4" r="2.8"/><circle cx="18.2" cy="41.8" r="2.8"/><circle cx="24.2" cy="42.8" r="3"/><circle cx="30.2" cy="41.6" r="2.8"/><circle cx="35.8" cy="39" r="2.8"/>"#,
];

const FACES: [Face; 6] = [
    Face {
        outline: "M3.8 21.6Q8.4 18.4 13 17.2L15.4 5.8Q24.4 3 33.2 5.2L35.8 16.6Q40.6 17.8 44.4 20.6Q42.6 23.6 38.2 24.4Q39.6 30 37.4 35.4L40 39.4L35.4 39.2L33.8 43.4L29.6 40.4L24.6 43.8L20.2 40.6L15.4 43.4L13.8 39.4L8.6 40L10.8 35.6Q8.8 30.4 9.8 24.8Q5.6 24.4 3.8 21.6Z",
        fill: "$path-pale",
        inside: r#"<path d="M7 42L11 37Q24 42 38 36.6L42 44H7Z" fill="$straw"/><path d="M2 21.6Q12 16.4 24 16.2Q37 16 46 20.6Q40 25.2 24 25.2Q9 25.2 2 21.6Z" fill="$coat-0"/><path d="M12.8 17.6L15.4 4H33.6L36.2 17Q24 19.4 12.8 17.6Z" fill="$coat-0"/><path d="M13.8 12.6Q24 14.8 34.8 12.2L36 17Q24 20 12.8 17.8Z" fill="$seat-0"/><path d="M3.8 21.6Q9 25 24 25.2Q39.6 25 44.4 20.6" fill="none" stroke="$line" stroke-width="1.6"/><ellipse cx="17.6" cy="29.8" rx="3" ry="3.2" fill="$water" stroke="$line" stroke-width="1.5"/><path d="M17 29.6h.1M18.6 30.2h.1" stroke="$line" stroke-width="1.4"/><ellipse cx="31" cy="29.6" rx="2.2" ry="2.7" fill="$line"/><circle cx="30.3" cy="28.4" r=".9" fill="$halo"/><path d="M12.8 34.6h3.2M33 34.2h3.2" stroke="$blush" stroke-width="2.4"/><path d="M18.6 35.2q5.8 4.4 11.6-.4" fill="none" stroke="$line" stroke-width="1.7"/><path d="M10 26l3.4 1.2M38.2 25.6l-3 1.4M21 41.6l.6-2M28 41.4l-.4-1.8" stroke="$wood" stroke-width="1.5"/><path d="M23 30.4l3.4 2.4-3.6 1z" fill="$fox" stroke="$line" stroke-width="1.3"/>"#,
    },
    Face {
        outline: "M4.4 35.6L7.6 31L3.8 27.2L8.8 24.8L6.4 19.6L12 19.4L11.6 13.2L16.8 15L18.6 9L22.8 13L27 8L29.4 13.6L34.6 11L35 17Q38.4 21 39.8 26.6Q44.2 28.6 44.2 32Q43.6 35.2 39.4 35.8Q38.4 41.8 32 42H13Q9.8 42 8.6 39.6L3.6 40.2Z",
        fill: "$coat-1",
        inside: r#"<path d="M24.6 22.4C30 16.4 37 18 39 26L48 28V46H20C16 40 19 28 24.6 22.4Z" fill="$hare-cream"/><path d="M12.6 24.6l3.4 2M15.4 18.8l3 2.6M21.6 16.6l1.4 3.2M11 31.4l3.8.6M17 30.4l-2.6-2.6M28 14.6l-.8 3" stroke="$straw" stroke-width="1.6"/><ellipse cx="31.6" cy="26.8" rx="2.4" ry="2.9" fill="$line"/><circle cx="31" cy="25.6" r=".9" fill="$halo"/><path d="M40.4 27L43.4 28.2Q45.4 30.6 44 32.6Q40.6 32.4 40.4 27Z" fill="$line"/><path d="M40.6 35.6q-4.4 2.4-7.6-.4" fill="none" stroke="$line" stroke-width="1.6"/><path d="M28.6 33q1.6 1.2 3 .2" stroke="$blush" stroke-width="2.4"/><path d="M20.4 30.4q-.8-4.4 2.8-5.4q2.4 1.8 1.4 4.8" fill="$hare-pale" stroke="$line" stroke-width="1.4"/>"#,
    },
    Face {
        outline: "M22.6 10.6L21.8 6.4A2.6 2.6 0 1 1 25.6 6.2L25.4 10.4L36.4 10Q40.4 10 40.4 13.8L40.6 19.6L43.6 19.8V27.4L40.8 27.6L41 37.6Q41 42 36.8 42L11.4 42.4Q7.2 42.4 7.2 38.2L7 28.4L4.2 28.2V20.6L6.8 20.4L6.8 15Q6.8 11 10.8 11Z",
        fill: "$coat-2",
        inside: r#"<path d="M36 9L46 9V44H30C36 38 37 22 36 9Z" fill="$tin-deep"/><path d="M11.6 19.4L35.4 18.6L35.8 29.4L12 30.2Z" fill="$night"/><ellipse cx="18.6" cy="24.2" rx="2.8" ry="3.2" fill="$gold"/><ellipse cx="29.4" cy="23.8" rx="2.8" ry="3.2" fill="$gold"/><path d="M15.6 35.4q8.4 3.6 16.4-.6" fill="none" stroke="$line" stroke-width="2"/><path d="M10.6 14.6h.2M36.6 14.2h.2M11.2 38.6h.2M37 38h.2" stroke="$line" stroke-width="2"/><circle cx="23.6" cy="5.4" r="4" fill="$tongue"/>"#,
    },
    Face {
        outline: "M8 5Q12.6 8.4 18 8.6Q24 7.2 30 8.4Q35.6 8 40.4 4.4Q41 10 39.4 14.4Q43.4 21 42.4 29Q40.6 43.4 24.2 43.6Q7.4 43.4 5.6 29.2Q4.8 21 8.8 14.8Q7.2 10 8 5Z",
        fill: "$coat-3",
        inside: r#"<path d="M12 46Q10 31 24 29.6Q38.6 31 36.4 46Z" fill="$straw"/><path d="M17.6 35.6q1.6 1.8 3.2 0M23 35.2q1.6 1.8 3.2 0M28 35.6q1.6 1.8 3.2 0M20.4 39.8q1.6 1.8 3.2 0M25.6 39.6q1.6 1.8 3.2 0" stroke="$wood-deep" stroke-width="1.5" fill="none"/><ellipse cx="16" cy="20.6" rx="8" ry="8.2" fill="$hare-cream"/><ellipse cx="32.2" cy="20.2" rx="8" ry="8.2" fill="$hare-cream"/><ellipse cx="17.4" cy="21" rx="3.9" ry="4.4" fill="$line"/><ellipse cx="33.2" cy="20.6" rx="3.9" ry="4.4" fill="$line"/><circle cx="16.2" cy="19" r="1.4" fill="$halo"/><circle cx="32" cy="18.6" r="1.4" fill="$halo"/><path d="M21.8 24.6Q24.2 22.8 26.6 24.4Q26 29.2 24.2 30.4Q22.4 29 21.8 24.6Z" fill="$fox" stroke="$line" stroke-width="1.4"/>"#,
    },
    Face {
        outline: "M9.4 14.6Q5.2 13 5 8.6Q5.4 4.4 9.8 4.4Q14 4.4 15.8 8.2Q24 5.2 32.4 8Q34.2 4.2 38.4 4.2Q42.8 4.6 43 8.8Q42.8 13 38.8 14.6Q43.6 22.4 40 29.4Q36.6 35.6 31 38.4Q29.6 43.4 24 43.6Q18.4 43.4 17 38.6Q11.2 35.8 8 29.6Q4.6 22.4 9.4 14.6Z",
        fill: "$hare-cream",
        inside: r#"<path d="M4 3H17Q19 30 13 35L3 30ZM44 3H31Q29 30 35 35L45 30Z" fill="$coat-4"/><ellipse cx="16" cy="20.6" rx="8" ry="8.2" fill="$hare-cream"/><ellipse cx="32.2" cy="20.2" rx="8" ry="8.2" fill="$hare-cream"/><ellipse cx="17.4" cy="21" rx="3.9" ry="4.4" fill="$line"/><ellipse cx="33.2" cy="20.6" rx="3.9" ry="4.4" fill="$line"/><circle cx="16.2" cy="19" r="1.4" fill="$halo"/><circle cx="32" cy="18.6" r="1.4" fill="$halo"/><path d="M8 20.6a8 8 0 1 1 16 0a8 8 0 1 1-16 0M24 20.2a8 8 0 1 1 16 0a8 8 0 1 1-16 0" fill="none" stroke="$gold" stroke-width="2.4"/><path d="M19.4 33.4Q24 31 28.6 33.2Q28.4 37.6 24 38.4Q19.8 37.6 19.4 33.4Z" fill="$line"/>"#,
    },
    Face {
        outline: "M5 13L41 6L43 12L41 14L42 42L7 43L6 19L4 18Z",
        fill: "$coat-5",
        inside: r#"<path d="M42 14V44H31Q38 36 36.6 15Z" fill="$wood-deep"/><path d="M4 20L43 12M11 23L36 20L37 36L12 38Z" fill="$night" stroke="$line" stroke-width="1.8"/><path d="M17 25l4 3-4 3M31 24l-4 3 4 3M19 34q5 1.4 10-1" fill="none" stroke="$gold" stroke-width="2.2"/>"#,
    },
];

/// The rule that tinges the coats at a seat.
pub(crate) fn css() -> String {
    let coat =
        |(n, paper): (usize, &&str)| format!("--coat-{n}:color-mix(in srgb,var(--own) 60%,var(--{paper}));");
    format!(".at-seat{{{}}}\n", COATS.iter().enumerate().map(coat).collect::<String>())
}

/// The symbols of all faces, and of what is worn.
pub(crate) fn symbols() -> String {
    let face = |(n, face): (usize, &Face)| {
        let Face { outline: d, fill, inside } = face;
        let body = format!(
            r##"<path id="face-{n}-o" d="{d}" fill="$halo" stroke="$halo" stroke-width="7"/><clipPath id="face-{n}k"><path d="{d}"/></clipPath><g clip-path="url(#face-{n}k)"><path d="{d}" fill="{fill}"/>{inside}</g><path d="{d}" fill="none" stroke="$line" stroke-width="2.4"/>"##
        );
        symbol(&format!("face-{n}"), 48, &body)
    };
    let worn = |(n, body): (usize, &&str)| {
        let body = format!(r#"<g fill="$own" stroke="$line" stroke-width="1.6">{body}</g>"#);
        symbol(&format!("worn-{n}"), 48, &body)
    };
    let worn = WORN.iter().enumerate().map(worn);
    FACES.iter().enumerate().map(face).chain(worn).collect()
}

/// The face of computer players of level `n`, weakest first, 48 x 48 units; after them a program's, then round again.
pub fn face(n: usize) -> Markup {
    reference("art-face", &format!("face-{}", n % FACES.len()), 48)
}

/// The face of the computer player of level `n` on a seat, counted round after six: no two at a table look alike.
pub fn seat_face(n: usize, seat: u8) -> Markup {
    let (n, worn) = (n % FACES.len(), usize::from(seat) % WORN.len());
    let class = format!("art-face at-seat {}", own_class(seat));
    picture(&class, 48, 48, &format!(r##"<use href="#face-{n}"/><use href="#worn-{worn}"/>"##))
}
