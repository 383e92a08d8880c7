//! What else could have been done at a step of a replay, as a look back found out.

use super::Looked;
use crate::page::{
    Board,
    review::{Listed, Others},
};
use furrow_bots::review::Choice;
use furrow_game::{Record, Seat, Setup, Step, Turn, Viewer};
use furrow_text::Lang;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Actions that are listed.
const LISTED: usize = 5;
/// Moves of the likely line that are told.
const LINE: usize = 4;
/// Truths in which the likely line is tried.
const TRUTHS: u64 = 32;

/// A choice of a game, and the game before it.
struct Made<G: Board> {
    /// Its index in the record.
    index: usize,
    before: G,
    seat: Seat,
    action: G::Action,
}

/// What else could have been done at a step of a replay; step 0 is the deal.
pub(crate) fn other_choices<G: Board>(
    lang: Lang,
    record: &Record,
    step: usize,
    names: &[&str],
    looked: Option<&Looked>,
) -> Others {
    let made = made::<G>(record, step).filter(|made| made.before.legal_actions(made.seat).as_ref().len() > 1);
    let Some(made) = made else { return Others::None };
    let Some(review) = looked.and_then(Looked::at::<G>) else { return Others::Unknown };
    let Some(choice) = review.choices.iter().find(|choice| choice.step == made.index) else {
        return Others::Unknown;
    };
    let view = made.before.view(Viewer::Seat(made.seat));
    Others::Known {
        name: names[made.seat.index()].to_owned(),
        listed: listed(lang, &view, choice, made.action),
        line: line::<G>(lang, &view, choice, names),
    }
}

fn made<G: Board>(record: &Record, step: usize) -> Option<Made<G>> {
    let mut game = G::new(&G::Setup::new(record.seats, &record.options).ok()?);
    let mut acts = 0;
    for (index, text) in record.steps.iter().enumerate() {
        let next = Step::parse::<G>(text, record.seats).ok()?;
        if let Step::Act(seat, action) = next {
            acts += 1;
            if acts == step {
                return Some(Made { index, before: game, seat, action });
            }
        }
        game.apply(next, &mut ()).ok()?;
    }
    None
}

/// The best action first, then the others by what is surely to be had with them; what was done is always among them.
fn listed<G: Board>(lang: Lang, view: &G::View, choice: &Choice<G>, done: G::Action) -> Vec<Listed> {
    let surely = |tried: &furrow_bots::search::Tried<G::Action>| match tried.action {
        action if action == choice.best => f64::INFINITY,
        _ => tried.chance - tried.error,
    };
    let mut tried = choice.verdict.tried.clone();
    tried.sort_by(|a, b| surely(b).total_cmp(&surely(a)));
    let place = tried.iter().position(|tried| tried.action == done).unwrap_or_default();
    if place >= LISTED {
        tried.swap(LISTED - 1, place);
    }
    tried.truncate(LISTED);
    let chance = |action: G::Action, found: f64| match action {
        // These two were compared once more, with more care.
        action if action == done => choice.chance,
        action if action == choice.best => choice.chance + choice.cost,
        _ => found,
    };
    let one = |tried: &furrow_bots::search::Tried<G::Action>| Listed {
        says: G::action_words(lang, view, tried.action),
        percent: (100.0 * chance(tried.action, tried.chance)).round() as i64,
        done: tried.action == done,
    };
    tried.iter().map(one).collect()
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
