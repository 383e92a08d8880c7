//! The table of The Hare & the Tortoise.
