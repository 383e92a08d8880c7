//! One test or more for each ruling, named after it, through the public interface alone.

mod end;
mod evaluation;
mod examples;
mod movement;
mod setting;
mod setup;
mod sight;
mod turn;
