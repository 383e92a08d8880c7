//! What searches is compiled here, game by game. It is generic, so it would else be compiled in the crates that call it,
//! and slow where those are built without optimisation.

use crate::{Advice, Explains, Level, choose, review::Looking, review::Part};
use furrow_game::{Game, Sight};
use rand_pcg::Pcg64Mcg;

type Choosing<G, A> = fn(Level, &Sight<G>, &[A], &mut Pcg64Mcg) -> A;

/// The ways into the searches of a game.
struct Built<G: Explains> {
    _choose: Choosing<G, <G as Game>::Action>,
    _advise: fn(&Sight<G>, &mut Pcg64Mcg) -> Advice<G>,
    _look: fn(&Looking<G>, usize) -> Part<G>,
}

impl<G: Explains> Built<G> {
    const fn new() -> Self {
        Built { _choose: choose, _advise: Advice::search, _look: Looking::part }
    }
}

#[used]
static FABLE: Built<furrow_fable::State> = Built::new();
#[used]
static CRAZY_RACE: Built<furrow_crazy_race::State> = Built::new();
#[used]
static CARROTS: Built<furrow_carrots::State> = Built::new();
