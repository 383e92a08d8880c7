//! A finished game, as far as ratings and statistics go.

use super::{Company, Who};
use crate::house::{Digest, Person};
use furrow_bots::Level;
use furrow_table::registry::GameId;

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finished {
    pub(crate) game: GameId,
    /// When it ended, in unix milliseconds.
    pub(crate) at: i64,
    /// By seat.
    pub(crate) seats: Vec<Sat>,
}

/// A seat, and how it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sat {
    /// From 1; equal ranks share a place.
    pub(crate) rank: u8,
    pub(crate) hand: Hand,
}

/// Who played a seat to the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    /// A person, with the name as it was written.
    Person(Who, String),
    /// A computer player of the house, be it in a person's place.
    Level(Level),
    /// A program of another kind.
    Program,
}

impl Finished {
    /// Out of what a stored table comes to; `None`: it has no result.
    pub(crate) fn of(digest: &Digest, at: i64) -> Option<Self> {
        let ranks = digest.ranks.as_ref()?;
        let sat =
            |(person, rank): (&Option<Person>, &u8)| Sat { rank: *rank, hand: Hand::of(person.as_ref()) };
        let seats = digest.people.iter().zip(ranks).map(sat).collect();
        Some(Finished { game: digest.game, at, seats })
    }

    /// The people who played to the end, each with the name and the rank.
    pub(crate) fn people(&self) -> impl Iterator<Item = (&Who, &str, u8)> + Clone {
        self.seats.iter().filter_map(|sat| {
            let Hand::Person(who, name) = &sat.hand else { return None };
            Some((who, name.as_str(), sat.rank))
        })
    }

    /// Whom one of the seats had against it.
    pub(crate) fn company(&self, seat: usize) -> Company {
        let others = self.seats.iter().enumerate().filter(|(other, _)| *other != seat);
        let mut kinds = others.map(|(_, sat)| match sat.hand {
            Hand::Person(..) => Company::People,
            Hand::Level(level) => Company::Computers(level),
            Hand::Program => Company::Programs,
        });
        let first = kinds.next().unwrap_or(Company::People);
        if kinds.all(|kind| kind == first) { first } else { Company::Mixed }
    }
}

impl Hand {
    fn of(person: Option<&Person>) -> Self {
        let level = person.and_then(|person| person.level.as_deref());
        let played = person.filter(|person| person.plays());
        match (played, level.and_then(Level::parse)) {
            (Some(Person { name, browser: Some(browser), .. }), _) => {
                Hand::Person(Who::new(browser, name), name.clone())
            }
            (_, Some(level)) => Hand::Level(level),
            _ => Hand::Program,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Map;

    fn person(name: &str, browser: Option<&str>, level: Option<&str>) -> Option<Person> {
        let own = |text: &str| text.to_owned();
        let [browser, machine, level] =
            [browser, level.filter(|_| browser.is_none()), level].map(|text| text.map(own));
        Some(Person { name: own(name), guest: 0, browser, machine, level })
    }

    fn digest(people: Vec<Option<Person>>, ranks: Option<Vec<u8>>) -> Digest {
        Digest {
            game: GameId::Fable,
            options: Map::new(),
            people,
            awaited: Vec::new(),
            turn: 0,
            turn_at: 0,
            closed: None,
            ranks,
            scores: None,
        }
    }

    #[test]
    fn the_seats_of_computer_players_and_of_stand_ins_are_nobodys() {
        let people = vec![
            person("Ann", Some("a"), None),
            person("Bea", Some("b"), Some("medium")),
            person("Bot", None, Some("hard")),
            person("Cid", Some("c"), None),
        ];
        let game = Finished::of(&digest(people, Some(vec![2, 1, 3, 4])), 7).expect("it has a result");
        let people: Vec<(&str, u8)> = game.people().map(|(_, name, rank)| (name, rank)).collect();
        assert_eq!(people, [("Ann", 2), ("Cid", 4)]);
        assert_eq!(game.seats[1].hand, Hand::Level(Level::Medium));
        assert_eq!(Finished::of(&digest(vec![person("Ann", Some("a"), None)], None), 7), None);
    }

    #[test]
    fn company_is_people_one_level_or_mixed() {
        let of = |levels: &[Option<&str>]| {
            let seat = |level: &Option<&str>| person("X", level.is_none().then_some("x"), *level);
            let ranks = (1..).take(levels.len()).collect();
            Finished::of(&digest(levels.iter().map(seat).collect(), Some(ranks)), 0)
                .expect("a result")
                .company(0)
        };
        assert_eq!(of(&[None, None, None]), Company::People);
        assert_eq!(of(&[None, Some("hard"), Some("hard")]), Company::Computers(Level::Hard));
        assert_eq!(of(&[None, Some("hard"), Some("easy")]), Company::Mixed);
        assert_eq!(of(&[None, None, Some("easy")]), Company::Mixed);
        assert_eq!(of(&[None, Some("cmd:./bot")]), Company::Programs);
    }
}
