//! Every word a person reads: Fluent catalogues, log sentences, rules pages.

mod catalogue;
pub mod fable;
mod list;

pub use catalogue::{Arg, Lang, args};
