//! A text as a step of every game at every number of seats: the words that are read print as what is read again, and
//! whether the step may come first has an answer.
#![no_main]

use furrow_game::{Game, Setup, Step, Token, Viewer};
use furrow_table::{for_game, registry::GameId};
use libfuzzer_sys::fuzz_target;
use serde_json::Map;

fuzz_target!(|text: &str| {
    for id in GameId::ALL {
        for_game!(id, G => read::<G>(text));
    }
});

fn read<G: Game>(text: &str) {
    words::<G::Action>(text);
    words::<G::Chance>(text);
    G::Setup::SEATS.for_each(|seats| step::<G>(text, seats));
}

fn words<T: Token>(text: &str) {
    if let Some(token) = T::parse(text) {
        assert_eq!(T::parse(&token.to_string()), Some(token), "{text:?} prints as {token}");
    }
}

fn step<G: Game>(text: &str, seats: u8) {
    let Ok(step) = Step::parse::<G>(text, seats) else { return };
    let setup = G::Setup::new(seats, &Map::new()).expect("every option has a default");
    let mut game = G::new(&setup);
    let allowed = game.check(step).is_ok();
    assert_eq!(game.apply(step, &mut Vec::new()).is_ok(), allowed, "{text} is made if it may be");
    for viewer in Viewer::all(seats) {
        assert!(!G::seen(step, viewer).to_string().is_empty(), "{text} looks like something to {viewer}");
    }
}
