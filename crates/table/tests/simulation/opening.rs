//! Tables to open: games with their variants, clocks and other terms.

use furrow_game::{Game, Setup};
use furrow_table::{Event, NewTable, Pace, Table, Terms, registry::GameId};
use rand::{Rng, RngExt, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};

/// The first event of a table of any kind, opened by Ann.
pub(crate) fn open<G: Game>(id: GameId, rng: &mut Pcg64Mcg) -> Event {
    loop {
        let mut secret = [0; 32];
        rng.fill_bytes(&mut secret);
        let places = rng.random_range(G::Setup::SEATS);
        let (options, terms) = (options(id, places, rng), terms(rng));
        let host = "ann".to_owned();
        let new = NewTable { places, options, terms, host, secret, after: None };
        if let Ok(event) = Table::<G>::open(new) {
            return event;
        }
    }
}

fn terms(rng: &mut Pcg64Mcg) -> Terms {
    let clock = match rng.random_range(0..8) {
        0 | 1 => Pace::None,
        2 => Pace::Move(7_200_000),
        3 | 4 => Pace::Move(rng.random_range(5..40) * 1000),
        _ => Pace::Game(rng.random_range(5..300) * 1000, rng.random_range(1..9) * 1000),
    };
    let takeover = rng.random_bool(0.8).then(|| rng.random_range(5..120) * 1000);
    Terms { clock, takeover, undo: rng.random_bool(0.9), ..Terms::default() }
}

/// Each option is given half the time.
fn options(id: GameId, seats: u8, rng: &mut Pcg64Mcg) -> Map<String, Value> {
    let mut all = vec![("start", json!(rng.random_range(0..seats)))];
    match id {
        GameId::Fable => all.extend([
            ("variant", json!(["standard", "apprentice", "digest"].choose(rng))),
            ("championship", json!(rng.random_bool(0.3))),
            ("nap_counts_podium", json!(true)),
            ("apprentice_hand", json!(6)),
        ]),
        GameId::CrazyRace => {}
        GameId::Carrots => all.extend([
            ("hare", json!(["intellect", "blank", "mso"].choose(rng))),
            ("layout", json!("ravensburger-1978")),
            ("start_carrots", json!(rng.random_range(0..200))),
        ]),
    }
    let mut options: Map<String, Value> = Map::new();
    for (key, value) in all {
        if rng.random_bool(0.5) {
            options.insert(key.to_owned(), value);
        }
    }
    if id == GameId::Carrots {
        // Games at random hardly end by themselves.
        options.insert("round_limit".to_owned(), json!(rng.random_range(3..30)));
    }
    options
}
