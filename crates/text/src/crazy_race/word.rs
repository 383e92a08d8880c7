//! Single words, and places of a lane.

use crate::{Arg, Lang, list::list};
use furrow_crazy_race::{Animal, HOME, Points, Side, StageCard, TURNAROUND, space};

/// The argument that names an animal.
pub(super) fn named(animal: Animal) -> (&'static str, Arg<'static>) {
    ("animal", animal.name().into())
}

/// The two arguments of a place of the lane, `$where` and `$space`: space 4 is passed on the way out and on the way back (R1).
#[must_use]
pub fn at(progress: u8) -> [(&'static str, Arg<'static>); 2] {
    let leg = match progress {
        0 => "start",
        HOME => "home",
        TURNAROUND => "turnaround",
        1..TURNAROUND => "out",
        _ => "back",
    };
    [("where", leg.into()), ("space", space(progress).into())]
}

/// "the start", "space 4 on the way out", "the turnaround".
pub(super) fn place(lang: Lang, progress: u8) -> String {
    lang.part("crazy-race-place", at(progress))
}

/// The arguments that say where a move begins and ends. Spaces of one way are told apart by their numbers alone.
pub(super) fn way(lang: Lang, from: u8, to: u8) -> [(&'static str, Arg<'static>); 2] {
    let [before, after] = [at(from), at(to)];
    let short = before[0].1 == after[0].1;
    let from =
        if short { lang.part("crazy-race-space", before) } else { lang.part("crazy-race-place", before) };
    [("from", from.into()), ("to", lang.part("crazy-race-to", after).into())]
}

/// The arguments `$kind`, `$animal`, `$points` and `$side` of a side of a stage card, by its number and what the card says of it, if it is known.
#[must_use]
pub fn side(number: u8, asked: Option<&Side>) -> [(&'static str, Arg<'static>); 4] {
    let (kind, points) = match asked.map(|side| (side.animal, side.points)) {
        Some((Some(_), Points::Number(points))) => ("animal", points),
        Some((None, Points::Number(points))) => ("any", points),
        Some((_, Points::PerCard)) => ("per-card", 0),
        None => ("none", 0),
    };
    let animal = asked.and_then(|side| side.animal).map_or("", Animal::name);
    [("kind", kind.into()), ("animal", animal.into()), ("points", points.into()), ("side", number.into())]
}

/// The sides of a stage card, clockwise from the triangle (R4).
pub(super) fn sides(lang: Lang, card: &StageCard) -> String {
    list(lang, (1..).zip(card).map(|(n, asked)| lang.part("crazy-race-side", side(n, Some(asked)))))
}
