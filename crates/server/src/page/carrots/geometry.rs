//! Where the places of the course lie, on a phone and on a large screen. Spaces are counted from the start (P1).

use super::printed;
use furrow_art::{COURSE, COURSE_SIZE};
use furrow_carrots::FINISH;

/// A way to lay the course, in units of its own that are pixels at the design size.
pub(super) struct Layout {
    /// Width and height of the whole.
    pub(super) size: (f32, f32),
    /// Side of a space.
    pub(super) cell: f32,
    /// Side of a marker alone on its space, and of one on start or finish.
    pub(super) pawn: (f32, f32),
    /// How far right of the middle of its space and below it a marker stands.
    pub(super) aside: f32,
    /// Width of the start.
    pub(super) start: (f32, f32),
    /// Middle of a space; where it stands askew, in degrees.
    pub(super) space: fn(u8) -> (f32, f32, i8),
    /// Where marker `slot` of those on start or finish stands, from its middle.
    pub(super) slot: fn(u8, u8) -> (f32, f32),
}

/// Eight rows to and fro, the finish top left, as the printed numbers count; the start lies below the last.
pub(super) const PHONE: Layout = Layout {
    size: (368.0, 395.0),
    cell: 45.0,
    pawn: (24.0, 21.0),
    aside: 9.0, // spaces touch: with its ring it is within its own
    start: (182.0, 24.0),
    space: phone_space,
    slot: phone_slot,
};

/// A winding path.
pub(super) const DESKTOP: Layout = Layout {
    size: (COURSE_SIZE.0 as f32, COURSE_SIZE.1 as f32),
    cell: 45.0,
    pawn: (26.0, 19.0),
    aside: 12.6,
    start: (50.0, 62.0),
    space: desktop_space,
    slot: desktop_slot,
};

/// Side of a cell with its gap.
const PITCH: f32 = 46.0;

fn phone_space(space: u8) -> (f32, f32, i8) {
    if space == 0 {
        return (92.0, 382.0, 0);
    }
    let (row, along) = (printed(space) / 8, printed(space) % 8);
    let column = if row % 2 == 0 { along } else { 7 - along };
    ((f32::from(column) + 0.5) * PITCH, (f32::from(row) + 0.5) * PITCH, 0)
}

fn phone_slot(space: u8, slot: u8) -> (f32, f32) {
    match space {
        0 => (-22.0 + f32::from(slot) * 20.0, 0.0),
        _ => three_by_two(slot, 14.0, 6.0),
    }
}

fn desktop_space(space: u8) -> (f32, f32, i8) {
    let place = COURSE[usize::from(space)];
    (f32::from(place.x), f32::from(place.y), place.turn)
}

fn desktop_slot(_: u8, slot: u8) -> (f32, f32) {
    three_by_two(slot, 15.0, -2.0)
}

/// Six places in three rows.
fn three_by_two(slot: u8, across: f32, from: f32) -> (f32, f32) {
    let (column, row) = (f32::from(slot % 2), f32::from(slot / 2));
    ((column - 0.5) * across * 1.25, from + (row - 1.0) * across)
}

impl Layout {
    /// Where a marker stands: in the lower right of a space, so that what is printed on it stays readable.
    pub(super) fn pawn_at(&self, space: u8) -> (f32, f32) {
        let (x, y, _) = (self.space)(space);
        let off = if space == 0 || space == FINISH { 0.0 } else { self.aside };
        (x + off, y + off)
    }
}
