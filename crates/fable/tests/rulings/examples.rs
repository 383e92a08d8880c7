//! The rulebook's own examples.

use crate::setting::{Scripted, bet, home, race, standard};
use furrow_fable::{Animal, Beat, Stay};
use furrow_game::{Game, Seat, Turn};

/// Four hares, a fox and two lambs lie there. The hare, in front and level with another, naps; the tortoise steps
/// for nothing; the wolf stays; the fox steps once; the lamb could take three steps and stops at the stream ahead.
#[test]
fn example_of_a_race() {
    let game = race(&standard(3), "hare hare fox lamb lamb", "hare hare", |view| {
        view.pos = [6, 3, 2, 6, 4];
        view.streams = [5, 9].into();
    });
    assert_eq!(game.public().pos, [6, 4, 2, 7, 5]);
    let lamb = Beat::Runs { animal: Animal::Lamb, cards: 2, steps: 3, from: 4, to: 5, lost: 2 };
    assert!(game.beats.contains(&Beat::Stays { animal: Animal::Hare, cards: 4, why: Stay::Nap }));
    assert!(game.beats.contains(&Beat::Stays { animal: Animal::Wolf, cards: 0, why: Stay::NoCard }));
    assert!(game.beats.contains(&lamb));
}

/// 3 + 5, 5 + 0 and 2 + 2.
#[test]
fn example_of_the_final_scoring() {
    let game = race(&standard(3), "", "fox fox fox fox", |view| {
        home(view, &[Animal::Wolf, Animal::Lamb]);
        view.pos[Animal::Fox as usize] = 11;
        bet(view, &["lamb wolf", "wolf tortoise", "fox fox"]);
    });
    assert_eq!(game.state.scores(), Some(vec![8, 5, 4]));
    assert_eq!(game.state.ranks(), Some(vec![1, 2, 3]));
}

/// The first player lays a hare; the others do not start a race; he lays two tortoises on his second turn, the next
/// player two more, and that is the race: he gets no third turn.
#[test]
fn example_of_several_turns() {
    let mut game = Scripted::opened(
        3,
        &[
            "hare hare tortoise tortoise fox fox lamb",
            "hare fox tortoise tortoise lamb wolf wolf",
            "hare lamb lamb wolf wolf fox fox",
        ],
    );
    game.run("0 play hare; * draw 0 hare; 1 play fox; * draw 1 lamb; 2 play lamb; * draw 2 wolf");
    game.run("0 play tortoise tortoise; * draw 0 wolf; * draw 0 wolf");
    assert_eq!(game.public().pos, [0; 5]);
    game.run("1 play tortoise tortoise; * draw 1 hare; * draw 1 hare");
    assert_eq!(game.public().pos, [2, 2, 0, 1, 2]);
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(1)), "the token went to the second player");
}
