//! The numbers that are taken of every game: what each is called.

use crate::{Ruling, Studied};

/// What a number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// A part of 1: of a win, of games, of a game.
    Share,
    /// So many of something.
    Amount,
    /// Points of a rating: nobody asks for parts of one.
    Points,
}

/// Numbers of one kind, in an order of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// The share of the win by seat; a shared win is split.
    Seat,
    /// The same by place in the order of play, the starter first.
    Order,
    /// Whether the win was shared.
    Shared,
    /// Steps, decisions.
    Length,
    /// What the game measures of its own ([`Studied::MEASURES`]).
    Measure,
    /// What each animal or space did, row by row ([`Studied::BREAKDOWN`]).
    Cell,
    /// How often the leader changed; after what part of the game the later winner led to the end.
    Lead,
    /// Whether the leader after 10 %, 20 %, … 90 % of the game won in the end; an even chance while nobody leads.
    Ahead,
    /// Points: by seat, the winner's, how far ahead of the second, all together; nothing in a game without points.
    Score,
    /// How often each action was chosen ([`Studied::CHOICES`]).
    Choice,
    /// How often each ruling fired ([`Studied::RULINGS`]).
    Ruling,
    /// Whether it fired at all.
    Fired,
}

impl Group {
    /// All, in the order of reports.
    pub const ALL: [Group; 12] = [
        Group::Seat,
        Group::Order,
        Group::Shared,
        Group::Length,
        Group::Measure,
        Group::Cell,
        Group::Lead,
        Group::Ahead,
        Group::Score,
        Group::Choice,
        Group::Ruling,
        Group::Fired,
    ];
}

/// One number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Its name in data, with its unit.
    pub key: String,
    /// Its name for people.
    pub words: String,
    /// What it counts.
    pub scale: Scale,
}

impl Figure {
    fn new(key: impl Into<String>, words: impl Into<String>, scale: Scale) -> Self {
        Figure { key: key.into(), words: words.into(), scale }
    }
}

/// The parts of a game, in tenths, at which it is asked who leads.
pub(crate) const TENTHS: std::ops::RangeInclusive<u32> = 1..=9;

/// The figures of a group, in the order in which every game has them.
#[must_use]
pub fn figures<G: Studied>(group: Group, seats: u8) -> Vec<Figure> {
    use Scale::{Amount, Share};
    match group {
        Group::Seat => (0..seats)
            .map(|n| Figure::new(format!("win_share_of_seat_{n}"), format!("wins of seat {n}"), Share))
            .collect(),
        Group::Order => (1..=seats)
            .map(|n| Figure::new(format!("win_share_of_place_{n}"), format!("wins of {}", place(n)), Share))
            .collect(),
        Group::Shared => vec![Figure::new("shared_wins", "games with a shared win", Share)],
        Group::Length => ["decisions", "steps"].map(|word| Figure::new(word, word, Amount)).into(),
        Group::Measure => {
            G::MEASURES.iter().map(|measure| Figure::new(measure.key, measure.words, measure.scale)).collect()
        }
        Group::Cell => cells::<G>(),
        Group::Lead => vec![
            Figure::new("lead_changes", "changes of the leader", Amount),
            Figure::new("decided_after_share_of_game", "part of the game after which it is decided", Share),
        ],
        Group::Ahead => TENTHS
            .map(|n| {
                let words = format!("leader after {n}0 % wins");
                Figure::new(format!("leader_after_{n}0_percent_wins"), words, Share)
            })
            .collect(),
        Group::Score => scores(seats),
        Group::Choice => G::CHOICES
            .iter()
            .map(|choice| Figure::new(format!("chosen_{}", choice.word), choice.word, Amount))
            .collect(),
        Group::Ruling => rulings::<G>("fired", Amount),
        Group::Fired => rulings::<G>("games_with", Share),
    }
}

/// A place in the order of play.
pub(crate) fn place(n: u8) -> String {
    let ending = match n {
        1 => return "whoever starts".to_owned(),
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("the {n}{ending} to play")
}

fn cells<G: Studied>() -> Vec<Figure> {
    let row = |row: &'static str| {
        G::BREAKDOWN.columns.iter().map(move |(key, words, scale)| {
            Figure::new(format!("{row}_{key}"), format!("{row}: {words}"), *scale)
        })
    };
    G::BREAKDOWN.rows.iter().flat_map(|name| row(name)).collect()
}

fn scores(seats: u8) -> Vec<Figure> {
    let seat = |n| Figure::new(format!("points_of_seat_{n}"), format!("points of seat {n}"), Scale::Amount);
    let whole = [
        ("best_points", "points of the winner"),
        ("margin_points", "points ahead of the second"),
        ("all_points", "points of all together"),
    ];
    (0..seats).map(seat).chain(whole.map(|(key, words)| Figure::new(key, words, Scale::Amount))).collect()
}

fn rulings<G: Studied>(what: &str, scale: Scale) -> Vec<Figure> {
    let figure = |ruling: &Ruling<G>| {
        Figure::new(format!("{what}_{}", ruling.name.to_lowercase()), ruling.name, scale)
    };
    G::RULINGS.iter().map(figure).collect()
}
