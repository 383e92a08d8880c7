//! Another truth that a viewer cannot tell apart.

use super::log::Log;
use furrow_game::{Game, Seat, Step, StepOf, Turn, Viewer};
use furrow_table::{By, Early, Entry, Event, Table};
use rand::{
    RngExt,
    seq::{IndexedRandom, SliceRandom},
};
use rand_pcg::Pcg64Mcg;
use std::collections::HashMap;

/// Changes that are tried on the way from one truth to another.
const TRIES: usize = 24;

/// Another log that looks the same to a viewer.
pub(super) struct Twin {
    pub(super) entries: Vec<Entry>,
    pub(super) early: Vec<(u8, Early)>,
}

/// What becomes of the game, entry by entry.
enum Op<G: Game> {
    Step(StepOf<G>, By),
    Done,
    Back(usize),
}

/// What is to stand at a place of the other truth.
#[derive(Clone)]
enum Wish {
    Word(String),
    Other,
}

/// Makes two steps that look the same; `None` if they do not, or one is not possible, or ends the game.
pub(super) fn alike<G: Game>(
    [a, b]: [&G; 2],
    [one, other]: [StepOf<G>; 2],
    viewer: Viewer,
) -> Option<[G; 2]> {
    if G::seen(one, viewer) != G::seen(other, viewer) {
        return None;
    }
    let (mut beats, mut others) = (Vec::new(), Vec::new());
    let (mut a, mut b) = (a.clone(), b.clone());
    a.apply(one, &mut beats).ok()?;
    b.apply(other, &mut others).ok()?;
    let seen = |beats: &[G::Beat]| beats.iter().map(|beat| G::beat_seen(beat, viewer)).collect::<Vec<_>>();
    let same = seen(&beats) == seen(&others) && a.turn() == b.turn() && a.deciders() == b.deciders();
    (same && a.turn() != Turn::Over).then_some([a, b])
}

fn ops<G: Game>(entries: &[Entry], seats: u8) -> Vec<Op<G>> {
    let step = |text: &str| Step::parse::<G>(text, seats).expect("a step");
    let mut ops = Vec::new();
    for entry in entries {
        match &entry.event {
            Event::Started { chance } => {
                ops.extend(chance.iter().map(|text| Op::Step(step(&format!("* {text}")), By::Player)));
                ops.push(Op::Done);
            }
            Event::Moved { seat, action, chance, by, .. } => {
                ops.push(Op::Step(step(&format!("{seat} {action}")), *by));
                ops.extend(chance.iter().map(|text| Op::Step(step(&format!("* {text}")), By::Player)));
                ops.push(Op::Done);
            }
            Event::Undone { keep, .. } => ops.push(Op::Back(*keep as usize)),
            _ => {}
        }
    }
    ops
}

fn last_word(step: &impl ToString) -> String {
    step.to_string().rsplit(' ').next().unwrap_or_default().to_owned()
}

/// The steps like this one that could come next.
fn candidates<G: Game>(game: &G, like: StepOf<G>) -> Vec<StepOf<G>> {
    let mut all = Vec::new();
    match like {
        Step::Chance(_) => game.chance_outcomes(|chance, _| all.push(Step::Chance(chance))),
        Step::Act(seat, _) => {
            all.extend(game.legal_actions(seat).as_ref().iter().map(|action| Step::Act(seat, *action)));
        }
    }
    all
}

/// The steps of another truth and both games at their end.
struct Walk<G: Game> {
    steps: Vec<StepOf<G>>,
    games: [G; 2],
}

/// Walks a log; where the other truth has no wish and its step has become impossible, it takes any that looks the same.
fn walk<G: Game>(
    setup: &G::Setup,
    ops: &[Op<G>],
    viewer: Viewer,
    current: &[StepOf<G>],
    wishes: &HashMap<usize, Wish>,
    rng: &mut Pcg64Mcg,
) -> Option<Walk<G>> {
    let mut games = [G::new(setup), G::new(setup)];
    let (mut kept, mut steps) = (Vec::new(), Vec::new());
    for op in ops {
        match op {
            Op::Done => kept.push(games.clone()),
            Op::Back(keep) => {
                kept.truncate(*keep);
                games = kept.last()?.clone();
            }
            Op::Step(one, by) => {
                let before = current[steps.len()];
                let mut tried = match (one, by, wishes.get(&steps.len())) {
                    (Step::Act(seat, _), By::Clock, _) if games[1].deciders().contains(*seat) => {
                        vec![Step::Act(*seat, G::at_time_out(&games[1].view(Viewer::Seat(*seat))))]
                    }
                    (.., None) => vec![before],
                    (.., Some(wish)) => candidates(&games[1], *one)
                        .into_iter()
                        .filter(|step| match wish {
                            Wish::Word(word) => last_word(step) == *word,
                            Wish::Other => *step != before,
                        })
                        .collect(),
                };
                tried.shuffle(rng);
                let [a, b] = &games;
                let take =
                    |other: StepOf<G>| alike([a, b], [*one, other], viewer).map(|games| (other, games));
                let repaired = |rng: &mut Pcg64Mcg| {
                    let mut any = candidates(b, *one);
                    any.shuffle(rng);
                    any.into_iter().find_map(take)
                };
                let repair = *by != By::Clock && !wishes.contains_key(&steps.len());
                let found = tried.into_iter().find_map(take);
                let (other, next) = found.or_else(|| repair.then(|| repaired(rng)).flatten())?;
                steps.push(other);
                games = next;
            }
        }
    }
    Some(Walk { steps, games })
}

/// A change to try: two hidden things change places, or one becomes another.
fn wishes<G: Game>(current: &[StepOf<G>], hidden: &[usize], rng: &mut Pcg64Mcg) -> HashMap<usize, Wish> {
    let (Some(i), Some(j)) = (hidden.choose(rng), hidden.choose(rng)) else { return HashMap::new() };
    if rng.random_ratio(1, 3) || i == j {
        return HashMap::from([(*i, Wish::Other)]);
    }
    let word = |at: usize| Wish::Word(last_word(&current[at]));
    HashMap::from([(*i, word(*j)), (*j, word(*i))])
}

impl Twin {
    /// Another truth; often the same steps where little is hidden. `None`: early choices or wishes to take something back
    /// did not fit.
    pub(super) fn of<G: Game>(log: &Log<G>, viewer: Viewer, rng: &mut Pcg64Mcg) -> Option<Self> {
        let Some(setup) = log.table.setup() else {
            return Some(Twin { entries: log.entries.clone(), early: Vec::new() });
        };
        let ops = ops::<G>(&log.entries, log.table.places());
        let mut steps: Vec<StepOf<G>> =
            ops.iter().filter_map(|op| if let Op::Step(step, _) = op { Some(*step) } else { None }).collect();
        let hides = |i: &usize| G::seen(steps[*i], viewer).to_string() != steps[*i].to_string();
        let hidden: Vec<usize> = (0..steps.len()).filter(hides).collect();
        let mut end =
            walk(setup, &ops, viewer, &steps, &HashMap::new(), rng).expect("the truth itself").games;
        for _ in 0..if hidden.is_empty() { 0 } else { TRIES } {
            let wishes = wishes::<G>(&steps, &hidden, rng);
            if let Some(walk) = walk(setup, &ops, viewer, &steps, &wishes, rng) {
                (steps, end) = (walk.steps, walk.games);
            }
        }
        let entries = rewritten(&log.entries, &steps, viewer, rng);
        let early = log
            .early()
            .into_iter()
            .map(|(seat, early)| (seat, other_early(&end[1], seat, early, viewer, rng)));
        let early = early.collect();
        could_be::<G>(&entries).then_some(Twin { entries, early })
    }
}

/// The same events with other steps; keys of posts are nobody's business but their seat's.
fn rewritten<A: std::fmt::Display, C: std::fmt::Display>(
    entries: &[Entry],
    steps: &[Step<A, C>],
    viewer: Viewer,
    rng: &mut Pcg64Mcg,
) -> Vec<Entry> {
    let mut steps = steps.iter().map(ToString::to_string);
    let mut next =
        || steps.next().and_then(|text| Some(text.split_once(' ')?.1.to_owned())).expect("as many steps");
    let mut entries = entries.to_vec();
    for entry in &mut entries {
        match &mut entry.event {
            Event::Started { chance } => chance.iter_mut().for_each(|step| *step = next()),
            Event::Moved { seat, action, chance, keys, .. } => {
                *action = next();
                chance.iter_mut().for_each(|step| *step = next());
                if !viewer.is(Seat::new(*seat)) {
                    keys.iter_mut().for_each(|key| *key = format!("{:016x} {action}", rng.random::<u64>()));
                }
            }
            _ => {}
        }
    }
    entries
}

/// The early choice of another seat is whatever it likes; the clock chooses by what the seat sees.
fn other_early<G: Game>(game: &G, seat: u8, early: Early, viewer: Viewer, rng: &mut Pcg64Mcg) -> Early {
    let seat = Seat::new(seat);
    if viewer.is(seat) {
        return early;
    }
    let any = |rng: &mut Pcg64Mcg| *game.legal_actions(seat).as_ref().choose(rng).expect("an action");
    let action = match early.by {
        By::Clock => G::at_time_out(&game.view(Viewer::Seat(seat))),
        _ => any(rng),
    };
    let keys = (0..rng.random_range(0..4)).map(|_| format!("{:016x} {action}", rng.random::<u64>()));
    let keys = if early.keys.is_empty() { Vec::new() } else { keys.collect() };
    Early { action: action.to_string(), keys, ..early }
}

/// Whether what was taken back could be taken back in this truth too.
fn could_be<G: Game>(entries: &[Entry]) -> bool {
    let mut table = Table::<G>::wake(&entries[..1], Vec::new()).expect("a log");
    for entry in &entries[1..] {
        let can = |seat: u8| {
            let seat = Seat::new(seat);
            table.undo_request().is_some_and(|request| request.seat == seat) || table.can_undo(seat).is_some()
        };
        if let Event::UndoAsked { seat, .. } | Event::Undone { seat, .. } = entry.event
            && !can(seat)
        {
            return false;
        }
        table.absorb(entry).expect("a log of its own");
    }
    true
}
