//! The race (F9 to F15).

use crate::setting::{Scripted, hold, home, lay, race, scene, standard};
use furrow_fable::{Animal, Beat, Setup, Stay, View};
use furrow_game::{Game, Seat, Turn};

use Animal::{Fox, Hare, Lamb, Tortoise, Wolf};

/// Nobody is near a stream unless a test says so.
fn dry(view: &mut View) {
    view.streams.clear();
}

fn stays(game: &Scripted, animal: Animal) -> Option<Stay> {
    game.beats.iter().find_map(|beat| match beat {
        Beat::Stays { animal: of, why, .. } if *of == animal => Some(*why),
        _ => None,
    })
}

/// Eight cards of which `n` are the animal's, no more than three of any other; or its four alone.
fn table_with(animal: Animal, n: usize) -> (String, String) {
    let mut others = Animal::ALL.into_iter().filter(|other| *other != animal);
    let (a, b, c) =
        (others.next().unwrap_or(animal), others.next().unwrap_or(animal), others.next().unwrap_or(animal));
    let words = |parts: &[(Animal, usize)]| {
        let words: Vec<_> = parts.iter().flat_map(|(a, n)| std::iter::repeat_n(a.name(), *n)).collect();
        words.join(" ")
    };
    match n {
        4 => (String::new(), words(&[(animal, 4)])),
        3 => (words(&[(animal, 3), (a, 3)]), words(&[(b, 2)])),
        n => (words(&[(animal, n), (a, 3), (c, 2 - n)]), words(&[(b, 3)])),
    }
}

#[test]
fn f9_every_animal_by_its_cards() {
    let table = [
        (Hare, [0, 2, 2, 2, 2]),
        (Tortoise, [1, 1, 1, 1, 2]),
        (Wolf, [0, 1, 1, 2, 3]),
        (Fox, [0, 1, 2, 3, 4]),
        (Lamb, [0, 2, 3, 4, 5]),
    ];
    for (animal, steps) in table {
        for (n, steps) in steps.into_iter().enumerate() {
            let (table, play) = table_with(animal, n);
            let game = race(&standard(3), &table, &play, dry);
            assert_eq!(game.pos(animal), steps, "{animal} with {n} cards");
        }
    }
}

#[test]
fn f9_strict_order_hare_tortoise_wolf_fox_lamb() {
    let game = race(&standard(3), "lamb fox wolf wolf tortoise hare", "lamb lamb", dry);
    let runs: Vec<Animal> = game
        .beats
        .iter()
        .filter_map(|beat| match beat {
            Beat::Runs { animal, .. } => Some(*animal),
            _ => None,
        })
        .collect();
    assert_eq!(runs, Animal::ALL);
}

/// A race of four hares from these positions.
fn four_hares(pos: [u8; 5], podium: &[Animal], nap_counts_podium: bool) -> (u8, Option<Stay>) {
    let setup = Setup { nap_counts_podium, ..standard(3) };
    let game = race(&setup, "hare hare", "hare hare", |view| {
        view.pos = pos;
        home(view, podium);
    });
    (game.pos(Hare), stays(&game, Hare))
}

#[test]
fn f10_the_hare_naps_in_front_alone_or_level() {
    assert_eq!(four_hares([5, 4, 4, 4, 0], &[], false), (5, Some(Stay::Nap)));
    assert_eq!(four_hares([5, 5, 0, 0, 0], &[], false), (5, Some(Stay::Nap)));
    assert_eq!(four_hares([5, 5, 5, 5, 5], &[], false), (5, Some(Stay::Nap)));
}

#[test]
fn f10_the_hare_runs_behind_anyone_and_from_the_start_line() {
    assert_eq!(four_hares([5, 0, 0, 0, 6], &[], false), (7, None));
    assert_eq!(four_hares([0, 0, 0, 0, 0], &[], false), (2, None));
    assert_eq!(four_hares([1, 0, 11, 0, 0], &[], false), (3, None));
}

#[test]
fn f10_nap_ignores_the_podium_unless_the_option_counts_it() {
    assert_eq!(four_hares([5, 3, 0, 0, 0], &[Fox], false), (5, Some(Stay::Nap)));
    assert_eq!(four_hares([5, 3, 0, 0, 0], &[Fox], true), (7, None));
    assert_eq!(four_hares([5, 3, 0, 0, 0], &[Fox, Lamb], true), (7, None));
    assert_eq!(four_hares([5, 3, 0, 0, 0], &[], true), (5, Some(Stay::Nap)));
    assert_eq!(four_hares([5, 6, 0, 0, 0], &[Fox], false), (7, None));
}

#[test]
fn f10_three_hares_never_nap() {
    let game =
        race(&standard(3), "hare hare hare fox fox", "lamb lamb lamb", |view| view.pos = [5, 0, 0, 0, 0]);
    assert_eq!((game.pos(Hare), stays(&game, Hare)), (7, None));
}

#[test]
fn f11_a_howl_lets_only_the_wolf_move() {
    let game = race(&standard(3), "hare lamb fox howl tortoise", "wolf wolf wolf", |_| {});
    assert_eq!(game.public().pos, [0, 0, 3, 0, 0], "the tortoise's free step falls away too");
    for animal in [Hare, Tortoise, Fox, Lamb] {
        assert_eq!(stays(&game, animal), Some(Stay::Howl));
    }
}

#[test]
fn f11_a_howl_counts_as_a_wolf() {
    let game = race(&standard(3), "fox fox fox lamb lamb lamb", "howl howl", |_| {});
    assert_eq!(game.public().pos, [0, 0, 1, 0, 0]);
}

#[test]
fn f11_with_the_wolf_home_nothing_moves() {
    let game = race(&standard(3), "hare lamb fox howl tortoise", "fox fox fox", |view| home(view, &[Wolf]));
    // Four foxes lie there and a howl among the rest: nobody runs, the cards are discarded all the same.
    assert_eq!(game.public().pos, [0, 0, 12, 0, 0]);
    assert_eq!(stays(&game, Wolf), Some(Stay::Home));
    assert!(game.beats.contains(&Beat::Howl { wolf_home: true }));
    assert!(game.public().table.is_empty());
}

#[test]
fn f11_with_the_tortoise_home_the_wolf_runs_alone() {
    let game =
        race(&standard(3), "hare lamb fox wolf tortoise", "howl howl howl", |view| home(view, &[Tortoise]));
    assert_eq!(game.public().pos, [0, 12, 3, 0, 0]);
    assert_eq!(stays(&game, Tortoise), Some(Stay::Home));
}

/// Where a lamb gets to with its four cards, five steps.
fn lamb(from: u8, streams: [u8; 2]) -> u8 {
    let game = race(&standard(3), "lamb lamb", "lamb lamb", |view| {
        view.pos[Lamb as usize] = from;
        view.streams = streams.into();
    });
    game.pos(Lamb)
}

#[test]
fn f12_the_lamb_stops_on_the_first_stream_it_enters() {
    assert_eq!(lamb(0, [4, 8]), 4);
    assert_eq!(lamb(0, [5, 8]), 5);
    assert_eq!(lamb(0, [1, 2]), 1);
    assert_eq!(lamb(0, [6, 7]), 5, "it does not get there");
    assert_eq!(lamb(9, [10, 11]), 10);
    assert_eq!(lamb(9, [3, 11]), 11, "not across the line");
}

#[test]
fn f12_the_lamb_leaves_a_stream_freely_but_not_past_the_next() {
    assert_eq!(lamb(4, [4, 10]), 9);
    assert_eq!(lamb(4, [4, 8]), 8);
    assert_eq!(lamb(4, [4, 5]), 5, "neighbours");
    assert_eq!(lamb(5, [4, 5]), 10, "streams behind it do not matter");
    assert_eq!(lamb(8, [4, 8]), 12);
}

#[test]
fn f12_only_the_lamb_drinks() {
    let game = race(&standard(3), "", "fox fox fox fox", |view| view.streams = [1, 2].into());
    assert_eq!((game.pos(Fox), game.pos(Tortoise)), (4, 1));
}

#[test]
fn f13_who_crosses_takes_the_best_free_place_at_once() {
    let game = race(&standard(3), "fox fox hare", "fox fox", |view| view.pos = [11, 3, 11, 8, 0]);
    assert_eq!(game.public().podium.as_slice(), [Hare, Fox]);
    assert_eq!(game.public().pos, [12, 4, 11, 12, 0]);
}

#[test]
fn f13_the_third_arrival_ends_the_game_there() {
    let game =
        race(&standard(3), "fox fox hare wolf lamb", "fox fox", |view| view.pos = [10, 11, 11, 11, 11]);
    assert_eq!(game.public().podium.as_slice(), [Hare, Tortoise, Wolf]);
    assert_eq!(game.public().pos, [12, 12, 12, 11, 11], "fox and lamb do not move any more");
    assert_eq!(stays(&game, Fox), Some(Stay::Third));
    assert_eq!(game.state.turn(), Turn::Over);
}

#[test]
fn f13_after_two_arrivals_one_more_ends_it() {
    let game = race(&standard(3), "", "fox fox fox fox", |view| {
        home(view, &[Lamb, Hare]);
        view.pos[Fox as usize] = 9;
        view.pos[Tortoise as usize] = 11;
    });
    assert_eq!(game.public().podium.as_slice(), [Lamb, Hare, Tortoise]);
    assert_eq!(game.pos(Fox), 9);
}

#[test]
fn f13_who_was_home_before_the_third_arrival_is_home_and_not_too_late() {
    let game = race(&standard(3), "fox fox hare", "fox fox", |view| {
        home(view, &[Wolf, Fox]);
        view.pos[Hare as usize] = 10;
    });
    assert_eq!(game.public().podium.as_slice(), [Wolf, Fox, Hare]);
    let told = [Tortoise, Wolf, Fox, Lamb].map(|animal| stays(&game, animal));
    assert_eq!(told, [Some(Stay::Third), Some(Stay::Home), Some(Stay::Home), Some(Stay::Third)]);
}

#[test]
fn f14_cards_of_an_animal_at_home_can_be_played_and_count_but_do_not_move_it() {
    let game = race(&standard(3), "fox fox hare", "fox fox", |view| home(view, &[Fox]));
    assert_eq!(game.public().pos, [2, 1, 0, 12, 0]);
    assert_eq!(stays(&game, Fox), Some(Stay::Home));
    assert_eq!(game.public().podium.as_slice(), [Fox]);
    let game = race(&standard(3), "fox fox fox hare hare hare", "lamb lamb", |view| home(view, &[Fox]));
    assert_eq!(game.public().pos, [2, 1, 0, 12, 3], "eight cards, three of them foxes");
}

#[test]
fn f15_the_token_goes_one_seat_on_whoever_triggered_the_race() {
    for holder in 0..3 {
        let mut game = scene(&standard(3), |view| {
            lay(view, "fox fox fox");
            hold(view, "fox");
            view.first = Some(Seat::new(holder));
        });
        let table = game.public().table;
        game.act("0 play fox");
        let next = Seat::new((holder + 1) % 3);
        assert_eq!(game.public().first, Some(next));
        assert_eq!(game.state.turn(), Turn::Act(next), "it plays next");
        assert_eq!(game.public().discard, table.plus(furrow_fable::Counts::some(furrow_fable::Card::Fox, 1)));
        assert!(game.public().table.is_empty());
        assert_eq!(game.public().laid.iter().flatten().count(), 0);
    }
}

#[test]
fn f15_turns_go_on_clockwise_until_a_race() {
    let mut game = scene(&standard(2), |view| hold(view, "hare hare hare tortoise tortoise tortoise"));
    let mut order = Vec::new();
    while game.public().pos == [0; 5] {
        let Turn::Act(seat) = game.state.turn() else { panic!("a turn") };
        order.push(seat.number());
        let play = game.legal()[0].clone();
        game.act(&format!("{seat} {play}"));
    }
    assert!(order.len() >= 4, "{order:?}");
    assert!(order.iter().enumerate().all(|(n, seat)| usize::from(*seat) == n % 2), "{order:?}");
}
