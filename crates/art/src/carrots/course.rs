//! The winding course of large screens: where its 65 places lie, and the trodden path under them.

use crate::svg::picture;
use maud::Markup;

/// Where a space of the course lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoursePlace {
    /// Its middle, from the left edge of the board.
    pub x: u16,
    /// Its middle, from the top edge.
    pub y: u16,
    /// How far its tile is turned clockwise, in degrees: paper never lies quite straight.
    pub turn: i8,
}

const fn p(x: u16, y: u16, turn: i8) -> CoursePlace {
    CoursePlace { x, y, turn }
}

/// Width and height of the board in its units.
pub const COURSE_SIZE: (u16, u16) = (760, 430);

/// Places 0 (start, lower left) to 64 (finish, upper right), counted as records count. Tiles of 46 units or less do
/// not touch: middles are at least 49 units apart across or down, which is 47 px on a board 730 px wide.
#[rustfmt::skip]
pub const COURSE: [CoursePlace; 65] = [
    p(30, 386, 0), p(87, 390, -2), p(143, 394, -1), p(200, 395, -1), p(257, 393, 1), p(313, 389, 3),
    p(370, 384, 3), p(427, 380, -3), p(483, 377, -2), p(540, 377, 2), p(597, 380, 2), p(653, 385, 0),
    p(708, 374, -2), p(718, 325, -1), p(667, 304, -1), p(611, 298, 1), p(554, 294, 3), p(497, 296, 3),
    p(441, 300, -3), p(384, 306, -2), p(328, 311, 2), p(271, 314, 2), p(214, 312, 0), p(158, 308, -2),
    p(101, 304, -1), p(48, 288, -1), p(44, 237, 1), p(95, 218, 3), p(151, 226, 3), p(208, 227, -3),
    p(264, 224, -2), p(321, 218, 2), p(377, 211, 2), p(434, 207, 0), p(491, 206, -2), p(547, 210, -1),
    p(604, 216, -1), p(661, 217, 1), p(713, 200, 3), p(715, 149, 3), p(664, 129, -3), p(607, 122, -2),
    p(551, 123, 2), p(494, 127, 2), p(438, 132, 0), p(381, 137, -2), p(324, 139, -1), p(267, 137, -1),
    p(211, 133, 1), p(154, 128, 3), p(97, 129, 3), p(46, 111, -3), p(51, 61, -2), p(104, 47, 2),
    p(161, 53, 2), p(218, 51, 0), p(274, 47, -2), p(331, 43, -1), p(388, 40, -1), p(445, 38, 1),
    p(501, 39, 3), p(558, 42, 3), p(615, 47, -3), p(671, 50, -2), p(728, 46, 2),
];

const PATH: &str = "M30 386Q113 392 155 394Q197 395 239 393Q280 392 322 388Q364 385 406 382Q447 379 489 378Q531 377 572 380Q614 382 647 383Q680 385 696 378Q713 371 719 358Q725 345 719 332Q713 319 696 312Q679 305 646 302Q613 298 576 296Q539 294 502 296Q464 298 427 302Q390 306 353 309Q316 312 279 313Q242 314 205 311Q168 309 132 306Q96 304 76 299Q56 294 46 282Q36 269 38 255Q41 241 55 231Q69 221 96 221Q123 221 160 225Q197 228 235 225Q272 223 309 219Q347 215 384 211Q421 208 458 207Q496 207 533 209Q570 212 608 215Q645 218 669 215Q694 212 707 201Q720 191 722 177Q723 162 713 151Q702 139 680 134Q659 129 623 125Q586 121 549 123Q512 125 475 129Q438 132 401 135Q364 138 327 138Q290 138 253 136Q216 134 179 131Q142 128 110 128Q79 128 63 120Q48 112 42 99Q37 86 44 73Q51 60 69 54Q86 47 123 50Q159 53 200 51Q241 50 282 47Q324 44 365 41Q406 39 447 39Q488 39 529 41Q570 43 611 46Q652 49 690 48L728 46";

/// The path under the tiles, as large as the board ([`COURSE_SIZE`]).
pub fn course_path() -> Markup {
    let body = format!(
        r#"<g fill="none"><path d="{PATH}" stroke="$furrow" stroke-opacity=".35" stroke-width="54"/><path d="{PATH}" stroke="$trail" stroke-width="44"/><path d="{PATH}" stroke="$trail-pale" stroke-width="30" stroke-dasharray="46 70"/></g>"#
    );
    picture("course-path", COURSE_SIZE.0, COURSE_SIZE.1, &body)
}
