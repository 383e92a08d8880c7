//! The rulebook's own example: the evaluation of a stage with three players.

use crate::setting::Scripted;
use furrow_crazy_race::{Animal, Beat, Hop, Setup, State};
use furrow_game::{Game, Seat, Setup as _, Turn, Viewer};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;

const BLUE: u8 = 0;
const YELLOW: u8 = 1;
const GREEN: u8 = 2;

/// A stage card as the example's: any animal 2, sprinter 3, flyer 2, and a fourth side that is closed.
fn stage() -> Scripted {
    let mut cards = vec!["*2 S3 F2 R1"];
    cards.extend(["S1 R4 F3 *?"; 7]);
    let options = json!({"start": BLUE, "deck": cards});
    let setup = Setup::new(3, options.as_object().expect("an object")).expect("a deck");
    let mut game = Scripted::new(&setup);
    game.run("* stage 1");
    let mut view = game.state.view(Viewer::Public);
    // One tile has gone at the turnaround. Blue's sprinter stands in front of its reptile; yellow's reptile stands
    // before the turnaround; green's flyer is two spaces from home.
    view.board.turn_tile = 4;
    view.board.progress = [[2, 1, 0], [4, 5, 0], [0, 0, 10], [0; 3]];
    Scripted { state: State::imagine(&view, &mut Pcg64Mcg::seed_from_u64(1)), beats: Vec::new() }
}

#[test]
fn example_of_an_evaluation_for_three() {
    let mut game = stage();
    game.run(&format!("{BLUE} lay 1 1; {YELLOW} lay 2 2; {GREEN} lay 3 6"));
    assert_eq!(game.public().closed(), Some(4), "the reptile's side is taboo");
    game.run(&format!(
        "{BLUE} lay 2 4; {YELLOW} lay 2 2; {GREEN} pass; {BLUE} pass; {YELLOW} lay 3 4; {GREEN} pass"
    ));

    assert_eq!(game.state.turn(), Turn::Act(Seat::new(BLUE)), "a 1 wins where nobody else has laid");
    game.run(&format!("{BLUE} move reptile"));
    let jump = Hop { from: 1, to: 3 };
    assert!(game.told(&Beat::Hops { seat: Seat::new(BLUE), animal: Animal::Reptile, hop: jump }));
    assert_eq!(game.progress(BLUE, Animal::Reptile), 4);

    let wins = Beat::Wins { side: 2, seat: Seat::new(YELLOW), sum: 4, by_order: true };
    assert!(game.told(&wins), "2 and 2 are level with a 4; yellow was there first");
    game.run(&format!("{YELLOW} move sprinter"));
    let hops: Vec<(u8, u8)> = game
        .beats
        .iter()
        .filter_map(|beat| match beat {
            Beat::Hops { seat, hop, .. } if seat.number() == YELLOW => Some((hop.from, hop.to)),
            _ => None,
        })
        .collect();
    assert_eq!(hops, [(4, 6), (6, 8), (8, 9)], "over the reptile, and over it again");
    assert_eq!(game.tiles(YELLOW.into()), [4]);

    game.run(&format!("{GREEN} move flyer"));
    assert_eq!(game.progress(GREEN, Animal::Flyer), 12);
    assert_eq!(game.tiles(GREEN.into()), [5]);
    assert_eq!(game.state.turn(), Turn::Chance);
}
