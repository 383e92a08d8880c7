//! The games of the house, by name. A new game is a line in each list here.

pub use furrow_carrots::State as Carrots;
pub use furrow_crazy_race::State as CrazyRace;
pub use furrow_fable::State as Fable;
use furrow_game::Game;

/// A game of the house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// The Hare & the Tortoise (Gary Kim).
    Fable,
    /// Crazy Race (Michael Schacht).
    CrazyRace,
    /// Hare and Tortoise (David Parlett).
    Carrots,
}

/// Evaluates a body for the game that a [`GameId`] names: within it, the given name is the game's type.
///
/// ```
/// use furrow_game::Game;
/// use furrow_table::{for_game, registry::GameId};
///
/// assert_eq!(for_game!(GameId::Fable, G => G::NAME), "fable");
/// ```
#[macro_export]
macro_rules! for_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::registry::GameId::Fable => {
                type $G = $crate::registry::Fable;
                $body
            }
            $crate::registry::GameId::CrazyRace => {
                type $G = $crate::registry::CrazyRace;
                $body
            }
            $crate::registry::GameId::Carrots => {
                type $G = $crate::registry::Carrots;
                $body
            }
        }
    };
}

impl GameId {
    /// All.
    pub const ALL: [GameId; 3] = [GameId::Fable, GameId::CrazyRace, GameId::Carrots];

    /// The name in records, addresses and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        for_game!(self, G => G::NAME)
    }

    /// Other names people call it by, lower case, words joined by dashes.
    #[must_use]
    pub const fn aliases(self) -> &'static [&'static str] {
        for_game!(self, G => G::ALIASES)
    }

    /// The game of this exact name: how records and addresses write it.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.name() == name)
    }

    /// The game a person means: its name or an alias, in any case, with spaces or underscores for dashes, and `&` or
    /// any language's "and" between.
    #[must_use]
    pub fn find(text: &str) -> Option<Self> {
        let wanted = joined(&dashed(text));
        let is_wanted = |name: &&str| joined(name) == wanted;
        Self::ALL.into_iter().find(|id| is_wanted(&id.name()) || id.aliases().iter().any(is_wanted))
    }

    /// The game whose name or alias is most like a text that names none, and that name; `None` if nothing comes
    /// near.
    #[must_use]
    pub fn nearest(text: &str) -> Option<(Self, &'static str)> {
        let wanted = dashed(text);
        let names = |id: GameId| id.aliases().iter().copied().chain([id.name()]).map(move |name| (id, name));
        let (far, id, name) = Self::ALL
            .into_iter()
            .flat_map(names)
            .map(|(id, name)| (distance(&wanted, name), id, name))
            .min_by_key(|(far, ..)| *far)?;
        (far <= (name.chars().count() / 3).max(2)).then_some((id, name))
    }
}

fn dashed(text: &str) -> String {
    let plain: String = text.to_lowercase().chars().map(plain).collect();
    plain.split([' ', '_', '-']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// Words joined by dashes, every "and" among them in English: what people write `&` for.
fn joined(dashed: &str) -> String {
    let words = dashed.split('-').map(|word| if matches!(word, "und" | "et" | "e") { "and" } else { word });
    words.collect::<Vec<_>>().join("-")
}

/// Letters that names have in print and not in an address.
fn plain(letter: char) -> String {
    let plain = match letter {
        '&' => " and ",
        'ä' => "ae",
        'ö' => "oe",
        'ü' => "ue",
        'à' | 'á' | 'â' | 'ã' => "a",
        'è' | 'é' | 'ê' => "e",
        _ => return letter.to_string(),
    };
    plain.to_owned()
}

/// Letters to change, add or drop to get from one text to the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let swapped = corner + usize::from(x != *y);
            corner = row[j + 1];
            row[j + 1] = swapped.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_need_not_know_how_a_name_is_written() {
        for text in ["fable", "Fable", " The Hare and the Tortoise", "hare_and_the-tortoise", "Royal Turtle"]
        {
            assert_eq!(GameId::find(text), Some(GameId::Fable), "{text}");
        }
        for text in
            ["Schildkröte & Hase", "Hase und Schildkröte", "Le Lièvre & la Tortue", "a lebre & a tartaruga"]
        {
            assert_eq!(GameId::find(text), Some(GameId::Fable), "{text}");
        }
        for text in ["Hare & Tortoise", "hase & igel", "Lebre e Tartaruga"] {
            assert_eq!(GameId::find(text), Some(GameId::Carrots), "{text}");
        }
        assert_eq!(GameId::find("chess"), None);
        assert_eq!(GameId::named("Fable"), None);
    }

    #[test]
    fn a_slip_of_the_pen_finds_the_name_that_was_meant() {
        assert_eq!(GameId::nearest("fabel"), Some((GameId::Fable, "fable")));
        assert_eq!(GameId::nearest("royal tutle"), Some((GameId::Fable, "royal-turtle")));
        assert_eq!(GameId::nearest("chess"), None);
    }
}
