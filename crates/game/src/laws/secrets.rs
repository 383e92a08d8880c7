//! What watching teaches: what reveals nothing can be taken back, for nobody has learnt anything hidden from it.

use crate::{Game, Seat, Setup, Step, StepOf, Turn, Viewer};
use rand::Rng;

/// Imagined truths for each viewer at each decision.
const TRUTHS: usize = 3;

/// A step, what it brings, and the view after it, as one viewer sees them.
struct Look<G: Game> {
    seen: (G::Seen, Vec<G::Beat>),
    after: G::View,
}

impl<G: Game> PartialEq for Look<G> {
    fn eq(&self, other: &Self) -> bool {
        self.seen == other.seen && self.after == other.after
    }
}

/// Every outcome of chance reveals something. If all that an action brings reveals nothing, then to each viewer, the
/// actor too, it could have been the same in any truth which that viewer's view allows: the actor could act there so
/// that step, beats and the view after it are the same.
///
/// # Panics
/// Where the law is broken, with the step and the viewer.
pub fn what_reveals_nothing_teaches_nothing<G: Game>(game: &G, rng: &mut impl Rng) {
    match game.turn() {
        Turn::Chance => game.chance_outcomes(|chance, _| {
            let step = Step::Chance(chance);
            assert!(reveals(game, step), "chance reveals something: {step}");
        }),
        Turn::Act(actor) => {
            let quiet = game.legal_actions(actor);
            let quiet: Vec<_> = quiet.as_ref().iter().map(|action| Step::Act(actor, *action)).collect();
            let quiet: Vec<_> = quiet.into_iter().filter(|step| !reveals(game, *step)).collect();
            if !quiet.is_empty() {
                Viewer::all(game.setup().seats())
                    .for_each(|viewer| could_be_in_any_truth(game, actor, &quiet, viewer, rng));
            }
        }
        Turn::Over => {}
    }
}

fn could_be_in_any_truth<G: Game>(
    game: &G,
    actor: Seat,
    quiet: &[StepOf<G>],
    viewer: Viewer,
    rng: &mut impl Rng,
) {
    let view = game.view(viewer);
    let real: Vec<Look<G>> = quiet.iter().map(|step| look(game, *step, viewer)).collect();
    for _ in 0..TRUTHS {
        let other = G::imagine(&view, rng);
        let actions = other.legal_actions(actor);
        let looks = actions.as_ref().iter().map(|action| look(&other, Step::Act(actor, *action), viewer));
        let looks: Vec<Look<G>> = looks.collect();
        for (step, real) in quiet.iter().zip(&real) {
            assert!(
                looks.contains(real),
                "{step} reveals nothing, yet {viewer} learns by it that the truth is not\n{other:?}"
            );
        }
    }
}

/// Whether anything that a step brings reveals something; to a viewer it is the same.
fn reveals<G: Game>(game: &G, step: StepOf<G>) -> bool {
    let (mut next, mut beats) = (game.clone(), Vec::new());
    next.apply_unchecked(step, &mut beats);
    for beat in &beats {
        for viewer in Viewer::all(game.setup().seats()) {
            let seen = G::beat_seen(beat, viewer);
            assert_eq!(G::reveals(beat), G::reveals(&seen), "{viewer} sees whether this reveals: {beat:?}");
        }
    }
    beats.iter().any(G::reveals)
}

fn look<G: Game>(game: &G, step: StepOf<G>, viewer: Viewer) -> Look<G> {
    let (mut next, mut beats) = (game.clone(), Vec::new());
    next.apply_unchecked(step, &mut beats);
    let beats = beats.iter().map(|beat| G::beat_seen(beat, viewer)).collect();
    Look { seen: (G::seen(step, viewer), beats), after: next.view(viewer) }
}
