//! Why a move of a replay was made, and what else could have been done, as a look back found out.

use super::{Looked, why};
use crate::page::{
    Board, Chance, Sitter, Who, hint,
    review::{Chosen, Compared, Listed, Others},
};
use furrow_bots::{review::Choice, search::Tried};
use furrow_game::{Record, Seat, Setup, Sight, Step, StepOf, Turn, Viewer};
use furrow_text::Lang;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::f64::consts::FRAC_1_SQRT_2;

/// Actions that are listed.
const LISTED: usize = 5;
/// Moves of the likely line that are told.
const LINE: usize = 4;
/// Truths in which the likely line is tried.
const TRUTHS: u64 = 32;
/// Simulations that two actions compared alone have had at least.
const COMPARED: u32 = 1000;

/// A choice of a game, and the game before it.
struct Made<G: Board> {
    /// The steps before it.
    steps: Vec<StepOf<G>>,
    before: G,
    seat: Seat,
    action: G::Action,
}

impl<G: Board> Made<G> {
    /// What its seat knew.
    fn sight(&self) -> Sight<G> {
        let viewer = Viewer::Seat(self.seat);
        let history = self.steps.iter().map(|step| G::seen(*step, viewer)).collect();
        Sight { viewer, view: self.before.view(viewer), history }
    }
}

/// Why a step of a replay was chosen, and what else could have been; step 0 is the deal.
pub(crate) fn other_choices<G: Board>(
    lang: Lang,
    record: &Record,
    step: usize,
    people: &[Sitter],
    looked: Option<&Looked>,
) -> Others {
    let made = made::<G>(record, step).filter(|made| made.before.legal_actions(made.seat).as_ref().len() > 1);
    let Some(made) = made else { return Others::None };
    let names: Vec<&str> = people.iter().map(|sitter| sitter.name.as_str()).collect();
    let choices = looked.and_then(Looked::at::<G>).map(|review| &review.choices);
    let choice = choices.and_then(|choices| choices.iter().find(|choice| choice.step == made.steps.len()));
    let (sight, done) = (made.sight(), made.action);
    let rival = why::rival(&sight, done, choice);
    let compared = |choice: &Choice<G>| Compared {
        listed: listed(lang, &sight.view, choice, done),
        why: why::better(lang, &sight, &names, choice),
        // What was done turned out no worse: nothing else is held against it.
        line: if choice.cost < 0.0 { Vec::new() } else { line::<G>(lang, &sight.view, choice, &names) },
    };
    let sitter = &people[made.seat.index()];
    Others::Choice(Box::new(Chosen {
        name: sitter.name.clone(),
        level: match sitter.who {
            // Who stood in at the end is not who chose all along.
            Who::Bot { level } if !sitter.stands_in => Some(level.name()),
            _ => None,
        },
        why: why::reasons(lang, &sight, &names, done, rival),
        found: choice.map(compared),
    }))
}

fn made<G: Board>(record: &Record, step: usize) -> Option<Made<G>> {
    let mut game = G::new(&G::Setup::new(record.seats, &record.options).ok()?);
    let (mut acts, mut steps) = (0, Vec::new());
    for text in &record.steps {
        let next = Step::parse::<G>(text, record.seats).ok()?;
        if let Step::Act(seat, action) = next {
            acts += 1;
            if acts == step {
                return Some(Made { steps, before: game, seat, action });
            }
        }
        game.apply(next, &mut ()).ok()?;
        steps.push(next);
    }
    None
}

/// The best action first, then the others by what is surely to be had with them; what was done is always among them, and
/// before the best one where the two, compared once more, came out the other way round.
fn listed<G: Board>(lang: Lang, view: &G::View, choice: &Choice<G>, done: G::Action) -> Vec<Listed> {
    let surely = |tried: &Tried<G::Action>| match tried.action {
        action if action == done && choice.cost < 0.0 => f64::INFINITY,
        action if action == choice.best => f64::MAX,
        _ => tried.chance - tried.error,
    };
    let mut tried = choice.verdict.tried.clone();
    tried.sort_by(|a, b| surely(b).total_cmp(&surely(a)));
    let place = tried.iter().position(|tried| tried.action == done).unwrap_or_default();
    if place >= LISTED {
        tried.swap(LISTED - 1, place);
    }
    tried.truncate(LISTED);
    let one = |tried: &Tried<G::Action>| Listed {
        says: G::action_words(lang, view, tried.action),
        chance: chance(choice, tried, done),
        done: tried.action == done,
    };
    tried.iter().map(one).collect()
}

/// The chance with an action. What was done and the best were compared once more, with more care.
fn chance<G: Board>(choice: &Choice<G>, tried: &Tried<G::Action>, done: G::Action) -> Option<Chance> {
    let compared = match tried.action {
        _ if choice.best == done => None,
        action if action == done => Some(choice.chance),
        action if action == choice.best => Some(choice.chance + choice.cost),
        _ => None,
    };
    hint::chance(&match compared {
        // Each of the two has about the same part in the error of what lies between them.
        Some(chance) => Tried { chance, error: choice.error * FRAC_1_SQRT_2, visits: COMPARED, ..*tried },
        None => *tried,
    })
}

/// What would most likely have followed the best action, as far as a truth goes in which all of it is possible: what the
/// seat could not see is drawn at random, the same each time.
fn line<G: Board>(lang: Lang, view: &G::View, choice: &Choice<G>, names: &[&str]) -> Vec<String> {
    let mut longest = Vec::new();
    for truth in 0..TRUTHS {
        let mut rng = Pcg64Mcg::seed_from_u64(truth);
        let told = follow::<G>(lang, G::imagine(view, &mut rng), choice, names, &mut rng);
        if told.len() > longest.len() {
            longest = told;
        }
        if longest.len() == LINE {
            break;
        }
    }
    longest
}

fn follow<G: Board>(
    lang: Lang,
    mut game: G,
    choice: &Choice<G>,
    names: &[&str],
    rng: &mut Pcg64Mcg,
) -> Vec<String> {
    let seats = game.setup().seats();
    let mut told = Vec::new();
    // What was hidden from the seat is no step, and neither is what chance brings: it is drawn.
    let texts = choice.verdict.line.iter().map(ToString::to_string).filter(|text| !text.starts_with('*'));
    for act in texts.map(|text| Step::parse::<G>(&text, seats).ok()).take(LINE) {
        while game.turn() == Turn::Chance {
            let step = Step::Chance(game.sample_chance(rng));
            game.apply_unchecked(step, &mut ());
        }
        let Some(step @ Step::Act(seat, action)) = act.filter(|step| game.check(*step).is_ok()) else {
            break;
        };
        let says = G::action_words(lang, &game.view(Viewer::Seat(seat)), action);
        let pairs = [("name", names[seat.index()].into()), ("does", says.into())];
        told.push(lang.with("review-line-move", pairs));
        game.apply_unchecked(step, &mut ());
    }
    told
}
