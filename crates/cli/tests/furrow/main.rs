//! The binary, as scripts use it.

mod bad_programs;
mod bad_records;
mod bad_usage;
mod good_records;
mod hosted;
mod keeping;
mod lab;
mod leagues;
mod looking_back;
mod matches;
mod outsiders;
mod run;
mod starters;
mod stopping;
mod views;
mod words;
