//! The rules of Crazy Race (Michael Schacht), 3 or 4 players. Unofficial.
