//! Where the places of the track lie, on a phone and on a large screen.

use furrow_fable::{FINISH, TRACK};

/// A place in a layout's own units: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rect {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
}

const fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect { x, y, w, h }
}

/// A way to lay the track: an S of rows.
pub(super) struct Layout {
    /// Width and height of the whole, in units that are pixels at the design size.
    pub(super) size: (f32, f32),
    /// Side of a lone animal, and of one among three or more.
    pub(super) pawn: (f32, f32),
    /// How many tiles follow the start before the first bend, and before the second.
    pub(super) bends: (u8, u8),
    tile: (f32, f32),
    start: f32,
    gap: f32,
    /// The podium's box.
    pub(super) podium: Rect,
    /// Width of the finish line.
    finish: f32,
}

/// Two rows; the podium ends the second, which runs to the left.
pub(super) const PHONE: Layout = Layout {
    size: (374.0, 150.0),
    pawn: (32.0, 27.0),
    bends: (6, TRACK),
    tile: (52.0, 69.0),
    start: 62.0,
    gap: 8.0,
    podium: rect(0.0, 96.0, 94.0, 53.0),
    finish: 24.0,
};

/// Three rows; the podium stands right of the finish line.
pub(super) const DESKTOP: Layout = Layout {
    size: (720.0, 252.0),
    pawn: (46.0, 36.0),
    bends: (4, 9),
    tile: (144.0, 74.0),
    start: 144.0,
    gap: 7.0,
    podium: rect(470.0, 160.0, 164.0, 92.0),
    finish: 44.0,
};

impl Layout {
    /// The row of a place, from 0; odd rows run to the left.
    pub(super) fn row(&self, space: u8) -> u8 {
        u8::from(space > self.bends.0) + u8::from(space > self.bends.1 && self.bends.1 < TRACK)
    }

    /// The place of a space, 0 (start) to 12 (the finish line).
    pub(super) fn space(&self, space: u8) -> Rect {
        let row = self.row(space);
        let (w, h) = self.tile;
        let y = f32::from(row) * (h + self.gap) + 1.0;
        let first = match row {
            0 => 0,
            1 => self.bends.0 + 1,
            _ => self.bends.1 + 1,
        };
        let column = f32::from(space - first);
        let width = if space == FINISH { self.finish } else { w };
        match (row, space) {
            (_, 0) => rect(0.0, y, self.start, h),
            (0, _) => rect(self.start + w * (column - 1.0), y, w, h),
            (1, _) => rect(self.size.0 - w * column - width, y, width, h),
            _ => rect(w * column, y, width, h),
        }
    }

    /// How many rows there are.
    pub(super) fn rows(&self) -> u8 {
        self.row(FINISH) + 1
    }

    /// The pieces of path that join row and row.
    pub(super) fn link(&self, row: u8) -> Rect {
        let last = if row == 0 { self.bends.0 } else { self.bends.1 };
        let Rect { x, y, w, h } = self.space(last);
        rect(x, y + h - 5.0, w, self.gap + 10.0)
    }

    /// Where animal `slot` of `of` stands on a place, from its middle.
    pub(super) fn slot(&self, slot: u8, of: u8) -> (f32, f32) {
        const PHONE_SLOTS: [&[(f32, f32)]; 5] = [
            &[(0.0, -1.0)],
            &[(-9.0, -13.0), (9.0, 4.0)],
            &[(-11.0, -19.0), (11.0, -8.0), (-10.0, 7.0)],
            &[(-12.0, -20.0), (12.0, -17.0), (-12.0, 4.0), (12.0, 8.0)],
            &[(-13.0, -21.0), (13.0, -21.0), (0.0, -7.0), (-13.0, 9.0), (13.0, 9.0)],
        ];
        const DESKTOP_SLOTS: [&[(f32, f32)]; 5] = [
            &[(0.0, -4.0)],
            &[(-25.0, -5.0), (25.0, -3.0)],
            &[(-40.0, -6.0), (0.0, 0.0), (40.0, -6.0)],
            &[(-47.0, -12.0), (-15.0, 5.0), (16.0, -13.0), (47.0, 4.0)],
            &[(-50.0, -13.0), (0.0, -15.0), (50.0, -13.0), (-25.0, 9.0), (25.0, 9.0)],
        ];
        let slots = if self.rows() == 2 { PHONE_SLOTS } else { DESKTOP_SLOTS };
        slots[usize::from(of) - 1][usize::from(slot)]
    }

    /// Where ghost `slot` of `of` hovers over a place, from its middle.
    pub(super) fn ghost(&self, slot: u8, of: u8) -> (f32, f32) {
        let row = f32::from(slot) - f32::from(of - 1) / 2.0;
        if self.rows() == 2 { (row * 13.0, -24.0) } else { (46.0 - f32::from(slot) * 26.0, -15.0) }
    }
}
