//! The trait every game implements, seats, steps, the record, verifiable chance, and the laws every game must pass.
