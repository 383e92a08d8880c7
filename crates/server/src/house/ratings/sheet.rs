//! What is told of the ratings: to a visitor of itself and of those it knows, to the host of all.

use super::{Class, Figures, Ledger, Who, ledger::Player};
use furrow_arena::Skill;
use furrow_table::registry::GameId;
use std::collections::BTreeSet;

/// What somebody may read.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Sheet {
    /// Only games that somebody here has a rating in.
    pub(crate) ranked: Vec<(GameId, Vec<Ranked>)>,
    /// The visitor's own players.
    pub(crate) own: Vec<Own>,
    /// How many finished games it comes from.
    pub(crate) games: u64,
}

/// A player in the list of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ranked {
    pub(crate) name: String,
    /// A number for its device, to the host only.
    pub(crate) device: Option<u32>,
    /// Whether it is the visitor's.
    pub(crate) own: bool,
    pub(crate) skill: Skill,
    pub(crate) wins: f64,
    /// When its last game ended, in unix milliseconds.
    pub(crate) last: i64,
}

/// Rated games after which a rating is not provisional any more.
const SETTLED: u64 = 10;
/// What one has who has not played.
const NEWCOMER: f64 = 1500.0;

impl Ranked {
    /// As it is shown: whole points.
    pub(crate) fn rating(&self) -> i64 {
        (NEWCOMER + self.skill.points).round() as i64
    }

    pub(crate) fn is_provisional(&self) -> bool {
        self.skill.games < SETTLED
    }
}

/// One of the visitor's own players.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Own {
    pub(crate) name: String,
    pub(crate) figures: Vec<(Class, Figures)>,
}

impl Sheet {
    /// For a visitor: its own players, and those with whom they have finished a game. Nobody else's name is in it.
    pub(crate) fn of_visitor(ledger: &Ledger, browser: &str) -> Self {
        let own = || ledger.players_of(browser);
        let mut known: BTreeSet<&Who> = own().map(|(who, _)| who).collect();
        known.extend(own().flat_map(|(_, player)| &player.met));
        let ranked = |game| ranked(ledger, game, known.iter().copied(), Some(browser));
        let figures =
            |player: &Player| player.figures.iter().map(|(class, figures)| (*class, *figures)).collect();
        Sheet {
            ranked: by_game(ranked),
            own: own()
                .map(|(_, player)| Own { name: player.name.clone(), figures: figures(player) })
                .collect(),
            games: ledger.games(),
        }
    }

    /// For whoever keeps the server: all.
    pub(crate) fn of_host(ledger: &Ledger) -> Self {
        let ranked = |game| ranked(ledger, game, ledger.players().keys(), None);
        Sheet { ranked: by_game(ranked), own: Vec::new(), games: ledger.games() }
    }
}

fn by_game(ranked: impl Fn(GameId) -> Vec<Ranked>) -> Vec<(GameId, Vec<Ranked>)> {
    let games = GameId::ALL.into_iter().map(|game| (game, ranked(game)));
    games.filter(|(_, ranked)| !ranked.is_empty()).collect()
}

/// Those of them who are rated in a game, the best first; after them those whose rating is provisional. The host has no
/// `browser`, and is told the devices.
fn ranked<'a>(
    ledger: &'a Ledger,
    game: GameId,
    known: impl Iterator<Item = &'a Who>,
    browser: Option<&str>,
) -> Vec<Ranked> {
    let Some(pool) = ledger.pool(game) else { return Vec::new() };
    let row = |who: &Who| {
        let player = ledger.players().get(who)?;
        let rated = player.rated.get(&game)?;
        Some(Ranked {
            name: player.name.clone(),
            device: browser.is_none().then_some(player.device),
            own: browser.is_some_and(|browser| who.is_of(browser)),
            skill: pool.of(who),
            wins: rated.wins,
            last: rated.last,
        })
    };
    let mut rows: Vec<Ranked> = known.filter_map(row).collect();
    rows.sort_by(|one, other| {
        let settled = one.is_provisional().cmp(&other.is_provisional());
        settled.then(other.skill.points.total_cmp(&one.skill.points)).then(one.name.cmp(&other.name))
    });
    rows
}

#[cfg(test)]
mod tests {
    use super::super::{
        Company,
        finished::{Finished, Hand, Sat},
    };
    use super::*;

    /// A game between these, the first one before the second and so on; each has the browser of its first letter.
    fn game(at: i64, names: &[&str]) -> Finished {
        let hand = |name: &str| Hand::Person(Who::new(&name[..1].to_lowercase(), name), name.to_owned());
        let seats = (1..).zip(names).map(|(rank, name)| Sat { rank, hand: hand(name) }).collect();
        Finished { game: GameId::Carrots, at, seats }
    }

    fn names(sheet: &Sheet) -> Vec<&str> {
        sheet.ranked.iter().flat_map(|(_, ranked)| ranked).map(|row| row.name.as_str()).collect()
    }

    #[test]
    fn a_visitor_sees_those_it_has_played_with_and_the_host_all() {
        let mut ledger = Ledger::default();
        for (at, names) in [["Ann", "Bea"], ["ANN", "Cid"], ["Dan", "Eve"], ["Eve", "Bea"]].iter().enumerate()
        {
            ledger.add(&game(at as i64, names));
        }
        assert_eq!(
            names(&Sheet::of_visitor(&ledger, "a")),
            ["ANN", "Cid", "Bea"],
            "one in any case, as last written"
        );
        assert_eq!(names(&Sheet::of_visitor(&ledger, "d")), ["Dan", "Eve"], "not whom they have played with");
        assert!(
            names(&Sheet::of_visitor(&ledger, "x")).is_empty()
                && names(&Sheet::of_visitor(&ledger, "")).is_empty()
        );
        let host = Sheet::of_host(&ledger);
        assert_eq!(names(&host).len(), 5);
        let device =
            |name: &str| host.ranked[0].1.iter().find(|row| row.name == name).and_then(|row| row.device);
        assert_eq!((device("ANN"), device("Eve")), (Some(1), Some(5)));
    }

    #[test]
    fn a_rating_settles_and_then_stands_before_those_that_have_not() {
        let mut ledger = Ledger::default();
        for at in 0..10 {
            ledger.add(&game(at, &["Bea", "Ann"]));
        }
        ledger.add(&game(10, &["Cid", "Dan"]));
        let sheet = Sheet::of_host(&ledger);
        assert_eq!(names(&sheet), ["Bea", "Ann", "Cid", "Dan"]);
        let [bea, ann, cid, _] = &sheet.ranked[0].1[..] else { panic!("four") };
        assert!(!ann.is_provisional() && cid.is_provisional() && ann.rating() < 1500 && bea.rating() > 1500);
        assert_eq!((bea.wins, bea.skill.games, ann.wins, bea.last), (10.0, 10, 0.0, 9));
    }

    #[test]
    fn shared_places_divide_the_win_and_computers_take_part_in_figures_only() {
        let mut ledger = Ledger::default();
        let mut shared = game(0, &["Ann", "Bea"]);
        shared.seats[1].rank = 1;
        shared.seats.push(Sat { rank: 1, hand: Hand::Program });
        ledger.add(&shared);
        let sheet = Sheet::of_visitor(&ledger, "a");
        assert_eq!(sheet.ranked[0].1[0].wins, 0.5, "among the people");
        let (class, figures) = &sheet.own[0].figures[0];
        assert_eq!((class.seats, class.company), (3, Company::Mixed));
        assert!((figures.wins - 1.0 / 3.0).abs() < 1e-9 && figures.mean_rank() == 1.0);
        let mut alone = game(1, &["Ann"]);
        alone.seats.push(Sat { rank: 2, hand: Hand::Program });
        ledger.add(&alone);
        let after = Sheet::of_visitor(&ledger, "a");
        assert_eq!(after.ranked, sheet.ranked, "a game against a program moves no rating");
        assert_eq!((after.own[0].figures.len(), after.games), (2, 2));
    }
}
