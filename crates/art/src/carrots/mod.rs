//! The pieces of Carrots: crops and spaces, markers, the die, the winding course.

mod course;
mod crops;
mod die;
mod marker;
mod plates;
mod spaces;

pub use course::{COURSE, COURSE_SIZE, CoursePlace, course_path};
pub use crops::{Crop, crop};
pub use die::die_face;
pub use marker::{MarkerArt, marker};
pub(crate) use plates::plates;
pub use spaces::{SpaceArt, space_art, space_tile};

/// The symbols of this game.
pub(crate) fn symbols() -> String {
    [crops::symbols(), spaces::symbols(), marker::symbols(), die::symbols()].concat()
}

/// The symbols of the crops alone, for pages that speak of the game.
pub(crate) fn crop_symbols() -> String {
    crops::symbols()
}
