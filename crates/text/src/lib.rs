//! Every word a person reads: Fluent catalogues, log sentences, rules pages.

mod catalogue;

pub use catalogue::{Arg, Lang, args};
