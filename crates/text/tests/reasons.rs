//! What speaks for an action, in every language.

use furrow_bots::merit::{CarrotsMerit, CrazyRaceMerit, FableMerit};
use furrow_carrots::State as Carrots;
use furrow_crazy_race::{Animal as Runner, State as CrazyRace};
use furrow_fable::{Animal, State as Fable};
use furrow_game::{Game, Seat, Setup, Turn, Viewer, laws};
use furrow_text::{Lang, Reasons};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::Map;

const NAMES: [&str; 4] = ["Ann", "Bea", "Carl", "Dot"];

/// Words that only somebody who is spoken to is called by.
const TO_YOU: [&str; 21] = [
    "you", "your", "vous", "votre", "vos", "dir", "dich", "dein", "deine", "deinem", "deinen", "deiner",
    "deines", "você", "lhe", "te", "ti", "seu", "sua", "seus", "suas",
];

/// The first view of a seat that has to choose.
fn view<G: Game>(seats: u8) -> G::View {
    let mut state = G::new(&G::Setup::new(seats, &Map::new()).unwrap());
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    loop {
        if let Turn::Act(seat) = state.turn() {
            return state.view(Viewer::Seat(seat));
        }
        state.apply_unchecked(laws::random_step(&state, &mut rng), &mut ());
    }
}

/// Each is a clause that another sentence takes in: it ends without a full stop, and is another in each language.
fn told<G: Reasons>(merits: &[G::Merit]) {
    let view = view::<G>(3);
    for merit in merits {
        for who in [None, Some("Eve")] {
            let reason = |lang: &Lang| G::reason(*lang, &view, *merit, &NAMES, who);
            let told: Vec<String> = Lang::ALL.iter().map(reason).collect();
            for clause in &told {
                assert!(!clause.ends_with('.') && !clause.contains("  ") && clause.len() > 5, "{clause:?}");
                let words = || clause.split(|c: char| !c.is_alphabetic());
                assert!(who.is_some() || !clause.contains("Eve"), "{clause:?}");
                assert!(who.is_none() || words().all(|word| !TO_YOU.contains(&word)), "{clause:?}");
            }
            for other in [1, 2, 4] {
                assert_ne!(told[0], told[other], "{merit:?}");
            }
        }
    }
}

#[test]
fn every_reason_of_fable_is_told() {
    let mut merits = vec![FableMerit::Naps, FableMerit::Howls, FableMerit::Waits, FableMerit::Starts];
    merits.extend([FableMerit::Next, FableMerit::KeepsHowl, FableMerit::Draws { n: 2 }]);
    for animal in Animal::ALL {
        let two =
            [1, 2].map(|spaces| [FableMerit::Runs { animal, spaces }, FableMerit::Holds { animal, spaces }]);
        merits.extend(two.into_iter().flatten());
        merits.extend([FableMerit::Home { animal, place: 1 }, FableMerit::Prepares { animal, spaces: 3 }]);
        merits.extend([1, 2].map(|n| FableMerit::Keeps { animal, n }));
        merits.extend([1, 2].map(|n| FableMerit::InHand { animal, n }));
        merits.extend([FableMerit::Twice(animal), FableMerit::Spreads(animal)]);
    }
    told::<Fable>(&merits);
}

#[test]
fn every_reason_of_crazy_race_is_told() {
    use CrazyRaceMerit::{
        Closes, Contests, First, Hindmost, Home, Jumps, Keeps, Leads, Least, Recalls, Saves, Sum, Tile, Wins,
    };
    let rival = Seat::new(1);
    let mut merits = vec![Tile { tile: 3 }, Saves { value: 6 }, Sum { sum: 9 }, Least];
    for side in 1..=4 {
        merits.extend([
            Wins { side },
            Leads { side },
            First { side },
            Closes { side },
            Contests { side, rival },
        ]);
    }
    for animal in Runner::ALL {
        merits.extend([Home { animal }, Jumps { animal, n: 1 }, Jumps { animal, n: 2 }, Hindmost { animal }]);
    }
    for n in 1..=2 {
        merits.extend([Keeps { n }, Recalls { n, stages: 0 }, Recalls { n, stages: n }]);
    }
    told::<CrazyRace>(&merits);
}

#[test]
fn every_reason_of_carrots_is_told() {
    use CarrotsMerit::{Eats, Free, Gives, Home, Leads, Pays, Sooner, Takes, Thrifty};
    let mut merits = vec![Leads, Free, Gives { carrots: 10 }, Takes { carrots: 20 }, Thrifty { carrots: 12 }];
    for n in 0..=2 {
        merits.push(Eats { income: 30, left: n });
        merits.push(Sooner { turns: 1 + n, other: 6 });
    }
    merits.extend((1..=6).map(|place| Home { place }));
    merits.extend((1..=6).map(|place| Pays { place, income: 10 * u32::from(place) }));
    told::<Carrots>(&merits);
}
