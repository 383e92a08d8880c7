//! What the tables of all games have in common: the frame around their regions, and the regions that differ in words
//! only. A game's own page is in the folder of its name, which has the same files.

mod actions;
mod affairs;
mod clocks;
mod coach;
mod controls;
mod css;
mod curtain;
mod end;
mod frame;
mod hint;
mod just;
mod log;
mod notes;
mod people;
mod plain;
mod post;
mod seats;
mod souvenir;
mod status;
mod told;
mod when;

pub use actions::{Choice, Part};
pub use controls::region as controls;
pub use frame::{attrs, drawn, in_words, regions};
pub(crate) use log::{LIST as LOG_LIST, first as log_first, told as log_told};
pub(crate) use notes::lines as log_notes;
pub use souvenir::souvenir;
pub use told::beats;

pub(super) use actions::{button, radios, region as actions};
pub(super) use css::{rule, selections, selections_with};
pub(super) use end::{after, by_rank, line, moral, rank};
pub(super) use just::region as just;
pub(super) use log::region as log;
pub(super) use people::list;
pub(super) use plain::{Plain, regions as plain_regions, section};
pub(super) use post::post;
pub(super) use seats::{chip, order, pill, sheet};
pub(super) use status::{region as status, sentence as status_line};
pub(super) use when::{Shown, When, gather};

/// A region of a page: its id and the whole element.
pub type Region = (&'static str, maud::Markup);
