//! Every word a person reads: Fluent catalogues, log sentences, rules pages.

pub mod carrots;
mod catalogue;
pub mod crazy_race;
pub mod fable;
mod forms;
mod list;
mod reasons;
mod rules;
mod teller;
mod words;

pub use catalogue::{Arg, Lang, args};
pub use forms::{Forms, forms};
pub use list::list;
pub use reasons::Reasons;
pub use rules::{Block, Rules, Section, rulings_in};
pub use words::{News, Words};
