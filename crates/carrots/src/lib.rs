//! The rules of Hare and Tortoise (David Parlett), 2 to 6 players. Unofficial.
