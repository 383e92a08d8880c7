//! Scores, ties and the championship (F16 to F18).

use crate::setting::{Scripted, bet, home, race, standard};
use arrayvec::ArrayVec;
use furrow_fable::{Animal, Beat, FinishedGame, Setup};
use furrow_game::{Game, Seat, Turn};

use Animal::{Fox, Hare, Tortoise};

/// The game ends: hare first, tortoise second, fox third.
fn ended(setup: &Setup, bets: &[&str], scores: &[u8]) -> Scripted {
    let game = race(setup, "", "fox fox fox fox", |view| {
        home(view, &[Hare, Tortoise]);
        view.pos[Fox as usize] = 11;
        bet(view, bets);
        if setup.championship {
            view.scores = scores.iter().copied().collect();
            let past = FinishedGame {
                places: [1, 0, 2, 0, 3],
                bets: Default::default(),
                points: Default::default(),
            };
            view.finished = [past.clone(), past].into();
        }
    });
    assert_eq!(game.state.turn(), Turn::Over);
    game
}

#[test]
fn f16_five_three_and_two_points_and_two_cards_score_twice() {
    let game = ended(&standard(4), &["hare hare", "tortoise tortoise", "fox fox", "wolf lamb"], &[]);
    assert_eq!(game.state.scores(), Some(vec![10, 6, 4, 0]));
    assert_eq!(game.state.ranks(), Some(vec![1, 2, 3, 4]));
    let revealed: Vec<u8> = game
        .beats
        .iter()
        .filter_map(|beat| match beat {
            Beat::Reveals { points, .. } => Some(*points),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [0, 4, 6, 10], "bets are turned over from the lowest total up");
}

#[test]
fn f16_three_bets_with_two_players() {
    let game = ended(&standard(2), &["hare fox hare", "tortoise wolf tortoise"], &[]);
    assert_eq!(game.state.scores(), Some(vec![12, 6]));
}

#[test]
fn f17_level_players_rank_by_their_best_placed_animal() {
    let game = ended(&standard(3), &["tortoise fox", "hare wolf", "wolf lamb"], &[]);
    assert_eq!(game.state.scores(), Some(vec![5, 5, 0]));
    assert_eq!(game.state.ranks(), Some(vec![2, 1, 3]));
    let told = Beat::TieBroken { seat: Seat::new(1), over: Seat::new(0), animal: Hare };
    assert!(game.beats.contains(&told));
}

#[test]
fn f17_the_same_best_animal_shares_the_rank_5_5_0_and_5_3_2() {
    let game = ended(&standard(2), &["hare wolf hare", "tortoise fox hare"], &[]);
    assert_eq!(game.state.scores(), Some(vec![10, 10]));
    assert_eq!(game.state.ranks(), Some(vec![1, 1]));
    assert!(!game.beats.iter().any(|beat| matches!(beat, Beat::TieBroken { .. })));
}

#[test]
fn f17_with_no_animal_on_the_podium_the_rank_is_shared() {
    let game = ended(&standard(3), &["wolf lamb", "hare wolf", "lamb lamb"], &[]);
    assert_eq!(game.state.ranks(), Some(vec![2, 1, 2]));
}

#[test]
fn f17_the_last_cards_stay_on_the_table_and_the_token_with_its_holder() {
    let game = ended(&standard(3), &["wolf lamb", "hare wolf", "lamb lamb"], &[]);
    assert_eq!(game.public().table.of_animal(Fox), 4);
    assert!(game.public().discard.is_empty());
    assert_eq!(game.public().first, Some(Seat::new(0)));
}

#[test]
fn f18_between_two_games_the_token_passes_once_and_all_is_new() {
    let setup = Setup { championship: true, ..standard(3) };
    let game = race(&setup, "", "fox fox fox fox", |view| {
        home(view, &[Hare, Tortoise]);
        view.pos[Fox as usize] = 11;
        view.first = Some(Seat::new(1));
        bet(view, &["tortoise hare", "hare wolf", "lamb lamb"]);
    });
    let tokens = game.beats.iter().filter(|beat| matches!(beat, Beat::Token { .. })).count();
    assert_eq!(tokens, 1, "not once for the race and once for the game");
    let view = game.public();
    assert_eq!((view.game(), view.first), (1, Some(Seat::new(2))));
    assert_eq!(view.scores.as_slice(), [8, 5, 0]);
    assert_eq!((view.pos, view.podium.len(), view.table.total(), view.discard.total()), ([0; 5], 0, 0, 0));
    assert_eq!(view.finished[0].podium().as_slice(), [Hare, Tortoise, Fox]);
    assert_eq!(view.finished[0].points, [8, 5, 0, 0, 0]);
    assert!(view.is_betting(), "new bets, a new track and a new deal, and nobody is asked who starts");
    let mut game = game;
    ["0", "1", "2"].iter().for_each(|seat| game.run(&format!("{seat} {}", game.legal()[0])));
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(2)));
}

#[test]
fn f18_totals_of_three_games_and_ties_are_shared() {
    let setup = Setup { championship: true, ..standard(3) };
    // 5 more for the hare makes 12; tortoise and fox are 5 too: level, although the hare stands higher.
    let game = ended(&setup, &["hare wolf", "tortoise fox", "lamb lamb"], &[7, 7, 13]);
    assert_eq!(game.state.scores(), Some(vec![12, 12, 13]));
    assert_eq!(game.state.ranks(), Some(vec![2, 2, 1]));
    assert!(!game.beats.iter().any(|beat| matches!(beat, Beat::TieBroken { .. })));
}

#[test]
fn f18_three_games_are_played() {
    let setup = Setup { championship: true, ..standard(2) };
    let mut game = Scripted::new(&setup);
    let mut holders = ArrayVec::<Seat, 3>::new();
    while game.state.turn() != Turn::Over {
        game.settle();
        if game.public().is_betting() && holders.len() == usize::from(game.public().game()) {
            holders.extend(game.public().first);
        }
        if let Turn::Act(seat) = game.state.turn() {
            let last = game.legal().len() - 1;
            game.run(&format!("{seat} {}", game.legal()[last]));
        }
    }
    assert_eq!(holders.len(), 3);
    let next = game.beats.iter().filter(|beat| matches!(beat, Beat::NextGame { .. })).count();
    assert_eq!(next, 2);
}
