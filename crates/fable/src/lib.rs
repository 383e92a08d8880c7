//! The rules of The Hare & the Tortoise (Gary Kim).
