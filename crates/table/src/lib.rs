//! One live game: the truth, the log, who sits where; and the registry of games.
