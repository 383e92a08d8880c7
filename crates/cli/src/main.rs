//! The `furrow` binary.
fn main() {}
