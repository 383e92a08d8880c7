//! Tables and their events, kept in SQLite.
