//! Another truth behind what a viewer has seen: the same log with hidden words changed.

use furrow_game::{Game, Step, StepOf, Token, Viewer};
use furrow_table::{Early, Entry, Event};
use rand::{RngExt, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;

/// How often hidden words are exchanged, if a game goes on so.
const TRIES: usize = 6;

/// A step of the log, also of what was taken back later, as the viewer saw it.
#[derive(Clone)]
struct Line<G: Game> {
    text: String,
    seen: String,
    beats: Vec<G::Beat>,
}

impl<G: Game> Line<G> {
    fn is_hidden(&self) -> bool {
        self.seen.ends_with('?')
    }
}

/// The game as a log leads through it.
struct Walk<'a, G: Game> {
    setup: &'a G::Setup,
    viewer: Viewer,
    game: G,
    steps: Vec<StepOf<G>>,
    ends: Vec<usize>,
}

impl<'a, G: Game> Walk<'a, G> {
    fn new(setup: &'a G::Setup, viewer: Viewer) -> Self {
        Walk { setup, viewer, game: G::new(setup), steps: Vec::new(), ends: Vec::new() }
    }

    /// What a step would look like; `None` if it may not come.
    fn look(&self, text: &str) -> Option<(StepOf<G>, G, Line<G>)> {
        use furrow_game::Setup;
        let step = Step::parse::<G>(text, self.setup.seats()).ok()?;
        let (mut game, mut beats) = (self.game.clone(), Vec::new());
        game.apply(step, &mut beats).ok()?;
        let beats = beats.iter().map(|beat| G::beat_seen(beat, self.viewer)).collect();
        let (text, seen) = (text.to_owned(), G::seen(step, self.viewer).to_string());
        Some((step, game, Line { text, seen, beats }))
    }

    fn make(&mut self, (step, game, line): (StepOf<G>, G, Line<G>)) -> Line<G> {
        self.steps.push(step);
        self.game = game;
        line
    }

    fn take_back(&mut self, keep: usize) {
        self.ends.truncate(keep);
        self.steps.truncate(self.ends.last().copied().unwrap_or(0));
        self.game = G::new(self.setup);
        self.steps.iter().for_each(|step| self.game.apply_unchecked(*step, &mut ()));
    }

    /// A choice of the same seat that looks the same as this line.
    fn look_alike(&self, line: &Line<G>, rng: &mut Pcg64Mcg) -> Option<(StepOf<G>, G, Line<G>)> {
        use furrow_game::Setup;
        let Ok(Step::Act(seat, _)) = Step::parse::<G>(&line.text, self.setup.seats()) else { return None };
        let actions = self.game.legal_actions(seat);
        let looks = actions.as_ref().iter().filter_map(|action| self.look(&format!("{seat} {action}")));
        let alike: Vec<_> =
            looks.filter(|(_, _, look)| look.seen == line.seen && look.beats == line.beats).collect();
        alike.choose(rng).cloned()
    }
}

/// The steps that an event of a log makes.
fn texts(event: &Event) -> Vec<String> {
    let (action, chance) = match event {
        Event::Started { chance } => (None, chance),
        Event::Moved { seat, action, chance, .. } => (Some(format!("{seat} {action}")), chance),
        _ => return Vec::new(),
    };
    action.into_iter().chain(chance.iter().map(|text| format!("* {text}"))).collect()
}

/// What the store has of a table: its log and its early choices.
pub(crate) type Stored = (Vec<Entry>, Vec<(u8, Early)>);

/// Goes through a log with a step in place of each: `make` says which.
fn walk<G: Game>(
    walk: &mut Walk<'_, G>,
    log: &[Entry],
    mut make: impl FnMut(&mut Walk<'_, G>, String) -> Option<Line<G>>,
) -> Option<Vec<Line<G>>> {
    let mut lines = Vec::new();
    for entry in log {
        for text in texts(&entry.event) {
            lines.push(make(walk, text)?);
        }
        match &entry.event {
            Event::Started { .. } | Event::Moved { .. } => walk.ends.push(walk.steps.len()),
            Event::Undone { keep, .. } => walk.take_back(*keep as usize),
            _ => {}
        }
    }
    Some(lines)
}

/// Two hidden words change places.
fn exchange<G: Game>(lines: &[Line<G>], hidden: &[usize], rng: &mut Pcg64Mcg) -> Option<Vec<String>> {
    let (a, b) = (*hidden.choose(rng)?, *hidden.choose(rng)?);
    let [one, other] = [&lines[a].text, &lines[b].text];
    let kind = |text: &str| text.split(' ').nth(1).map(str::to_owned);
    let ((stem, word), (other_stem, other_word)) = (one.rsplit_once(' ')?, other.rsplit_once(' ')?);
    if kind(one) != kind(other) || word == other_word {
        return None;
    }
    let mut texts: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
    (texts[a], texts[b]) = (format!("{stem} {other_word}"), format!("{other_stem} {word}"));
    Some(texts)
}

/// The same log and early choices with another truth behind them that looks the same to a viewer; `None` if none was
/// found that differs.
pub(crate) fn another<G: Game>(
    setup: &G::Setup,
    (log, early): &Stored,
    viewer: Viewer,
    rng: &mut Pcg64Mcg,
) -> Option<Stored> {
    let mut game = Walk::<G>::new(setup, viewer);
    let mut lines =
        walk(&mut game, log, |walk, text| Some(walk.look(&text)).flatten().map(|look| walk.make(look)))
            .expect("a log of this game");
    let truth: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
    let hidden: Vec<usize> = (0..lines.len()).filter(|n| lines[*n].is_hidden()).collect();
    for _ in 0..TRIES {
        let Some(tried) = exchange(&lines, &hidden, rng) else { continue };
        let free = hidden.choose(rng).copied().filter(|_| rng.random_bool(0.5));
        let (mut n, mut other) = (0, Walk::new(setup, viewer));
        let made = walk(&mut other, log, |walk, _| {
            let (line, text) = (&lines[n], &tried[n]);
            let given = walk.look(text).filter(|_| free != Some(n));
            let look = given.or_else(|| walk.look_alike(line, rng).filter(|_| line.is_hidden()))?;
            n += 1;
            (look.2.seen == line.seen && look.2.beats == line.beats).then(|| walk.make(look))
        });
        if let Some(made) = made {
            (lines, game) = (made, other);
        }
    }
    let early: Vec<(u8, Early)> = early.iter().map(|row| (row.0, other_choice(&game, row, rng))).collect();
    let changed = lines.iter().zip(&truth).any(|(line, text)| line.text != *text);
    (changed || !early.is_empty()).then(|| (rewritten(log, &lines), early))
}

/// Another early choice of a seat that is not the viewer's.
fn other_choice<G: Game>(walk: &Walk<'_, G>, (seat, early): &(u8, Early), rng: &mut Pcg64Mcg) -> Early {
    let seat = furrow_game::Seat::new(*seat);
    let mine = walk.viewer.is(seat).then(|| <G::Action as Token>::parse(&early.action)).flatten();
    let action = mine.or_else(|| walk.game.legal_actions(seat).as_ref().choose(rng).copied());
    Early { action: action.expect("it had a choice").to_string(), ..early.clone() }
}

fn rewritten<G: Game>(log: &[Entry], lines: &[Line<G>]) -> Vec<Entry> {
    let mut next = lines.iter();
    let mut word = || next.next().expect("as many steps").text[2..].to_owned();
    let mut log = log.to_vec();
    for entry in &mut log {
        match &mut entry.event {
            Event::Started { chance } => chance.iter_mut().for_each(|step| *step = word()),
            Event::Moved { action, chance, .. } => {
                *action = word();
                chance.iter_mut().for_each(|step| *step = word());
            }
            _ => {}
        }
    }
    log
}
