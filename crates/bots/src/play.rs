//! A game among bots.

use furrow_game::{
    Game, Seat, Setup, Sight, Sink, Step, StepOf, Turn, Viewer,
    fair::{Seed, pick},
};
use std::convert::Infallible;

/// How a game went.
#[derive(PartialEq, Debug)]
pub struct Played<G: Game> {
    /// The last state.
    pub end: G,
    /// All steps.
    pub steps: Vec<StepOf<G>>,
}

/// A decision in a game.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a, G: Game> {
    /// Whose.
    pub seat: Seat,
    /// What the seat knows, its history included.
    pub sight: &'a Sight<G>,
    /// Its legal actions.
    pub actions: &'a [G::Action],
    /// All that is true.
    pub truth: &'a G,
}

/// Plays a game to its end. The seed says what chance brings; `choose` is asked at every decision; `beats` is told what
/// happens. Bots go by the sight; the truth beside it is for what measures them.
///
/// # Panics
/// If what is chosen is not legal.
pub fn play<G: Game>(
    setup: &G::Setup,
    dice: &Seed,
    mut choose: impl FnMut(&Asked<'_, G>) -> G::Action,
    beats: &mut impl Sink<G::Beat>,
) -> Played<G> {
    let Ok(played) = try_play(setup, dice, |asked| Ok::<_, Infallible>(choose(asked)), beats);
    played
}

/// Plays a game to its end, or until a player fails to choose; see [`play`].
///
/// # Errors
/// What `choose` says.
///
/// # Panics
/// If what is chosen is not legal.
pub fn try_play<G: Game, E>(
    setup: &G::Setup,
    dice: &Seed,
    mut choose: impl FnMut(&Asked<'_, G>) -> Result<G::Action, E>,
    beats: &mut impl Sink<G::Beat>,
) -> Result<Played<G>, E> {
    let mut game = G::new(setup);
    let sight = |viewer| Sight { viewer, view: game.view(viewer), history: Vec::new() };
    let mut sights: Vec<Sight<G>> = Seat::all(setup.seats()).map(Viewer::Seat).map(sight).collect();
    let mut steps = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => return Ok(Played { end: game, steps }),
            Turn::Chance => Step::Chance(pick(&game, dice, steps.len() as u64)),
            Turn::Act(seat) => {
                let sight = &mut sights[seat.index()];
                sight.view = game.view(sight.viewer);
                let actions = G::view_actions(&sight.view);
                Step::Act(seat, choose(&Asked { seat, sight, actions: actions.as_ref(), truth: &game })?)
            }
        };
        game.apply(step, beats).unwrap_or_else(|error| panic!("{step}: {error}"));
        sights.iter_mut().for_each(|sight| sight.history.push(G::seen(step, sight.viewer)));
        steps.push(step);
    }
}
