//! Players: random, greedy; one heuristics file a game; the roster of levels.
