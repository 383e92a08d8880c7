//! The laws every game must pass; one call a game in its tests. Beside them what the tests of every game do alike:
//! games of an independent implementation, path counts, playthrough files, random games for benches.

mod decisions;
pub mod golden;
mod paths;
mod playthrough;
mod secrets;
mod time_out;
mod weights;

pub use decisions::decisions;
pub use paths::paths;
pub use playthrough::{playthrough, same_as_file};
pub use secrets::what_reveals_nothing_teaches_nothing;
pub use time_out::{default_moves_end_a_game, the_default_move_is_legal};
pub use weights::sampled_by_weight;

use crate::{Game, Seat, Setup, Step, StepOf, Turn, Viewer};
use rand::{Rng, RngExt};

/// A game's start, its end, and all that happened between.
pub struct Played<G: Game> {
    /// The last state.
    pub end: G,
    /// Every step.
    pub steps: Vec<StepOf<G>>,
    /// Every beat.
    pub beats: Vec<G::Beat>,
}

/// Plays a random game and checks every law at every step. `longest` bounds the number of steps: every game ends.
///
/// # Panics
/// Where a law is broken, with the law and the state.
pub fn hold<G: Game>(setup: &G::Setup, rng: &mut impl Rng, longest: usize) -> Played<G> {
    let mut game = G::new(setup);
    let (mut steps, mut beats) = (Vec::new(), Vec::new());
    let mut known = Vec::new();
    while game.turn() != Turn::Over {
        assert!(steps.len() < longest, "every game ends: {} steps and no end", steps.len());
        legal_is_sorted_and_unique(&game);
        legal_depends_only_on_the_view(&game, rng);
        wrong_steps_change_nothing(&game, &mut known, rng);
        the_default_move_is_legal(&game, rng);
        what_reveals_nothing_teaches_nothing(&game, rng);
        let step = random_step(&game, rng);
        notation_round_trips::<G>(step, setup.seats());
        look_alikes_leave_the_same_view(&game, step);
        let told = beats.len();
        game.apply(step, &mut beats).unwrap_or_else(|e| panic!("{step} is refused: {e}\n{game:?}"));
        nothing_is_hidden_from_all_eyes::<G>(step, &beats[told..]);
        steps.push(step);
        Viewer::all(setup.seats()).for_each(|viewer| imagined_truth_fits_the_view(&game, viewer, rng));
    }
    assert!(game.ranks().is_some(), "a game that is over has ranks");
    replay_gives_the_same(setup, &steps, &game);
    default_moves_end_a_game::<G>(setup, rng, longest);
    Played { end: game, steps, beats }
}

/// A step drawn at random: an outcome by weight, or any legal action.
///
/// # Panics
/// If the game is over.
pub fn random_step<G: Game>(game: &G, rng: &mut impl Rng) -> StepOf<G> {
    match game.turn() {
        Turn::Chance => Step::Chance(game.sample_chance(rng)),
        Turn::Act(seat) => {
            let actions = game.legal_actions(seat);
            Step::Act(seat, actions.as_ref()[rng.random_range(0..actions.as_ref().len())])
        }
        Turn::Over => panic!("no step follows the end"),
    }
}

/// Who has to choose has actions and nobody else; they are sorted and unique.
///
/// # Panics
/// Where the law is broken, with the actions.
pub fn legal_is_sorted_and_unique<G: Game>(game: &G) {
    for seat in Seat::all(game.setup().seats()) {
        let actions = game.legal_actions(seat);
        let list = actions.as_ref();
        assert_eq!(list.is_empty(), !game.deciders().contains(seat), "deciders and only they have actions");
        assert!(
            list.windows(2).all(|pair| pair[0] < pair[1]),
            "legal actions are sorted and unique: {list:?}"
        );
    }
}

fn legal_depends_only_on_the_view<G: Game>(game: &G, rng: &mut impl Rng) {
    for seat in Seat::all(game.setup().seats()) {
        let actions = game.legal_actions(seat);
        let list = actions.as_ref();
        let view = game.view(Viewer::Seat(seat));
        assert_eq!(&actions, &G::view_actions(&view), "legality depends only on the actor's view");
        for action in list {
            assert_eq!(G::refusal(&view, *action), None, "a legal action is not refused: {action}");
        }
        if !list.is_empty() {
            let imagined = G::imagine(&view, rng);
            assert_eq!(&actions, &imagined.legal_actions(seat), "an imagined truth has the same actions");
        }
    }
}

/// A wrong seat, an action that was legal at another time (`known` collects them), and anything where chance is next.
fn wrong_steps_change_nothing<G: Game>(game: &G, known: &mut Vec<G::Action>, rng: &mut impl Rng) {
    let seats = game.setup().seats();
    let acting = match game.turn() {
        Turn::Act(seat) => Some(seat),
        _ => None,
    };
    let legal: Vec<G::Action> =
        acting.map(|seat| game.legal_actions(seat).as_ref().to_vec()).unwrap_or_default();
    known.extend(legal.iter().filter(|action| !known.contains(action)).copied().collect::<Vec<_>>());
    let mut wrong: Vec<(Seat, G::Action)> = Vec::new();
    if let (Some(seat), false) = (acting, legal.is_empty()) {
        wrong.push((seat.next(seats), legal[rng.random_range(0..legal.len())]));
    }
    let actor = acting.unwrap_or(Seat::new(0));
    wrong.extend(known.iter().filter(|action| !legal.contains(action)).map(|action| (actor, *action)));
    for (seat, action) in wrong {
        let mut copy = game.clone();
        assert!(
            copy.apply(Step::Act(seat, action), &mut ()).is_err(),
            "{seat} {action} is refused in\n{game:?}"
        );
        assert_eq!(&copy, game, "a refused step changes nothing");
    }
}

/// A step is read from its text as itself.
///
/// # Panics
/// Where it is not, with the text.
pub fn notation_round_trips<G: Game>(step: StepOf<G>, seats: u8) {
    let text = step.to_string();
    let back = Step::parse::<G>(&text, seats).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(back, step, "notation round-trips: {text}");
}

/// Steps that could come now and look the same to a viewer, text and beats, leave it the same view.
fn look_alikes_leave_the_same_view<G: Game>(game: &G, step: StepOf<G>) {
    for viewer in Viewer::all(game.setup().seats()) {
        let look = |step: StepOf<G>| {
            let (mut next, mut beats) = (game.clone(), Vec::new());
            next.apply_unchecked(step, &mut beats);
            let beats: Vec<_> = beats.iter().map(|beat| G::beat_seen(beat, viewer)).collect();
            ((G::seen(step, viewer), beats), next.view(viewer))
        };
        let mine = look(step);
        let compare = |other: StepOf<G>| {
            let theirs = look(other);
            if theirs.0 == mine.0 {
                assert_eq!(
                    theirs.1, mine.1,
                    "{step} and {other} look alike to {viewer}, its view tells them apart"
                );
            }
        };
        match step {
            Step::Chance(_) => game.chance_outcomes(|chance, _| compare(Step::Chance(chance))),
            Step::Act(seat, _) => {
                game.legal_actions(seat).as_ref().iter().for_each(|action| compare(Step::Act(seat, *action)));
            }
        }
    }
}

/// [`Viewer::All`] sees each step and beat whole.
fn nothing_is_hidden_from_all_eyes<G: Game>(step: StepOf<G>, beats: &[G::Beat]) {
    assert_eq!(G::seen(step, Viewer::All).to_string(), step.to_string(), "all eyes see the whole step");
    for beat in beats {
        assert_eq!(&G::beat_seen(beat, Viewer::All), beat, "all eyes see the whole beat");
    }
}

/// A truth imagined from what a viewer may know looks the same to it.
///
/// # Panics
/// Where the law is broken, with the viewer.
pub fn imagined_truth_fits_the_view<G: Game>(game: &G, viewer: Viewer, rng: &mut impl Rng) {
    let view = game.view(viewer);
    assert_eq!(G::imagine(&view, rng).view(viewer), view, "view(imagine(view)) == view for {viewer}");
}

fn replay_gives_the_same<G: Game>(setup: &G::Setup, steps: &[StepOf<G>], end: &G) {
    let mut game = G::new(setup);
    for step in steps {
        assert!(game.apply(*step, &mut ()).is_ok(), "replay(log): {step}");
    }
    assert_eq!(&game, end, "replay(log) == game");
}
