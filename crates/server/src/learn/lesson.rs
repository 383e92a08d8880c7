//! A lesson as it is written down.

use furrow_game::Game;
use furrow_table::{By, Chair, Entry, Event, Name, NewTable, Sitter, Table, Terms, registry::GameId};
use furrow_text::Lang;
use serde_json::{Map, Value};
use std::sync::LazyLock;

/// Who sits beside the learner.
const OTHERS: [&str; 5] = ["Bea", "Carl", "Dot", "Eve", "Finn"];

/// A place in the game at which the lesson says something.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Stop {
    /// The message of the catalogue.
    pub(crate) note: String,
    /// The region of the page it is about, without its `r-`.
    pub(crate) about: Option<String>,
    /// How many actions the game has by then.
    pub(crate) after: usize,
    /// What the learner shall do; `None`: only read.
    pub(crate) act: Option<String>,
}

/// A scripted game of the first seat.
pub(crate) struct Lesson {
    pub(crate) game: GameId,
    pub(crate) stops: Vec<Stop>,
    places: u8,
    options: Map<String, Value>,
    /// Chance before the first choice.
    deal: Vec<String>,
    /// Actions, each with the chance it causes.
    moves: Vec<(u8, String, Vec<String>)>,
}

static LESSONS: LazyLock<[Lesson; 3]> = LazyLock::new(|| {
    GameId::ALL.map(|game| {
        let script = match game {
            GameId::Fable => include_str!("../../lessons/fable.txt"),
            GameId::CrazyRace => include_str!("../../lessons/crazy-race.txt"),
            GameId::Carrots => include_str!("../../lessons/carrots.txt"),
        };
        Lesson::read(game, script).unwrap_or_else(|why| panic!("the lesson of {}: {why}", game.name()))
    })
});

impl Lesson {
    /// The lesson of a game.
    pub(crate) fn of(game: GameId) -> &'static Self {
        &LESSONS[game as usize]
    }

    /// Reads a script. A line is `places N`, `option KEY JSON`, a step of the game as records write it, `? NOTE` or
    /// `? NOTE REGION`; a note before an action of seat 0 asks for it. `#` begins a comment.
    fn read(game: GameId, script: &str) -> Result<Self, String> {
        let (places, options, deal) = (0, Map::new(), Vec::new());
        let mut lesson = Lesson { game, stops: Vec::new(), places, options, deal, moves: Vec::new() };
        for (n, line) in script.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                lesson.take(line).ok_or_else(|| format!("line {}: {line}", n + 1))?;
            }
        }
        Ok(lesson)
    }

    fn take(&mut self, line: &str) -> Option<()> {
        let (first, rest) = line.split_once(' ')?;
        match first {
            "places" => self.places = rest.parse().ok()?,
            "option" => {
                let (key, value) = rest.split_once(' ')?;
                self.options.insert(key.to_owned(), serde_json::from_str(value).ok()?);
            }
            "?" => {
                let (note, about) = rest.split_once(' ').map_or((rest, None), |(note, at)| (note, Some(at)));
                let note = format!("{}-tutorial-{note}", self.game.name());
                let about = about.map(str::to_owned);
                self.stops.push(Stop { note, about, after: self.moves.len(), act: None });
            }
            "*" => {
                let chance = self.moves.last_mut().map_or(&mut self.deal, |(_, _, chance)| chance);
                chance.push(rest.to_owned());
            }
            seat => {
                let seat = seat.parse().ok()?;
                if let Some(stop) = self.stops.last_mut()
                    && seat == 0
                    && stop.after == self.moves.len()
                {
                    stop.act = Some(rest.to_owned());
                }
                self.moves.push((seat, rest.to_owned(), Vec::new()));
            }
        }
        Some(())
    }

    /// The table at the end of the game.
    pub(crate) fn whole<G: Game>(&self, lang: Lang) -> Table<G> {
        self.table(lang, "", self.moves.len())
    }

    /// The table after so many actions, the learner on its first place.
    ///
    /// # Panics
    /// If the script breaks a rule: a test plays all of them.
    pub(crate) fn table<G: Game>(&self, lang: Lang, browser: &str, after: usize) -> Table<G> {
        let (places, options, host) = (self.places, self.options.clone(), browser.to_owned());
        let new = NewTable { places, options, terms: Terms::default(), host, secret: [0; 32], after: None };
        let opened = Table::<G>::open(new);
        let mut events = vec![opened.unwrap_or_else(|why| panic!("{}: {why}", G::NAME))];
        for place in 0..self.places {
            let chair = if place == 0 { learner(lang, browser) } else { other(place) };
            events.push(Event::Sat { place, chair });
        }
        events.push(Event::Started { chance: self.deal.clone() });
        for (seat, action, chance) in &self.moves[..after] {
            let (action, chance) = (action.clone(), chance.clone());
            events.push(Event::Moved {
                seat: *seat,
                action,
                chance,
                keys: Vec::new(),
                by: By::Player,
                joined: false,
                left: None,
            });
        }
        let entries: Vec<Entry> = events.into_iter().map(|event| Entry { at: 0, event }).collect();
        Table::wake(&entries, Vec::new()).unwrap_or_else(|why| panic!("{}: {why}", G::NAME))
    }
}

fn learner(lang: Lang, browser: &str) -> Chair {
    let name = Name::parse(&lang.t("guest-name"));
    let sitter = Sitter::Person { browser: browser.to_owned(), nonce: None };
    Chair { name: name.unwrap_or_else(|| unreachable!("a name of ours")), sitter }
}

fn other(place: u8) -> Chair {
    let name = Name::parse(OTHERS[usize::from(place) - 1]);
    let sitter = Sitter::Bot { level: "medium".to_owned() };
    Chair { name: name.unwrap_or_else(|| unreachable!("a name of ours")), sitter }
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_game::Viewer;
    use furrow_table::for_game;

    #[test]
    fn every_lesson_plays_by_the_rules_and_has_its_words() {
        for game in GameId::ALL {
            let lesson = Lesson::of(game);
            assert!((8..=40).contains(&lesson.stops.len()), "{}: ten minutes at most", game.name());
            assert!(lesson.stops.iter().filter(|stop| stop.act.is_some()).count() >= 5, "{}", game.name());
            for stop in &lesson.stops {
                assert!(Lang::En.has(&stop.note), "{}", stop.note);
                for_game!(game, G => asked::<G>(lesson, stop));
            }
        }
    }

    /// The learner is asked for something when it is its turn, and for nothing else.
    fn asked<G: Game>(lesson: &Lesson, stop: &Stop) {
        let table = lesson.table::<G>(Lang::En, "learner", stop.after);
        let learner = table.seats_of("learner").iter().next().unwrap();
        let Some(view) = table.view(Viewer::Seat(learner)) else { panic!("the game has begun") };
        let actions = G::view_actions(&view);
        if let Some(act) = &stop.act {
            assert!(actions.as_ref().iter().any(|action| action.to_string() == *act), "{}: {act}", stop.note);
        }
    }
}
