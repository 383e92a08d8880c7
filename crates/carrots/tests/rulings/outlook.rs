//! What an action leads to: positions, meals, dice and dead ends as they are told beforehand.

use crate::setting::{Scripted, scene, standard};
use furrow_carrots::{Act, Action, Beat, Hare, Loss, Outlook, Setup, Space, StartsOver, Stay, View};
use furrow_game::{Game, Seat, Viewer};

fn view(game: &Scripted) -> View {
    game.state.view(Viewer::Seat(Seat::new(0)))
}

fn action(act: Act) -> Action {
    Action { marker: None, act }
}

/// What lies ahead of seat 0 with so many carrots.
fn ahead(setup: &Setup, at: &[u8], carrots: u32, act: Act) -> Outlook {
    view(&scene(setup, at, |state| state.carrots[0] = carrots)).outlook(action(act))
}

#[test]
fn p6_the_position_is_that_after_landing() {
    let position = |act| ahead(&standard(3), &[12, 17, 21], 65, act).position;
    assert_eq!([Act::Forward(1), Act::Forward(6), Act::Forward(11)].map(position), [3, 2, 1]);
    assert_eq!(ahead(&standard(3), &[57, 64, 60], 28, Act::Forward(7)).position, 2, "the second home");
}

#[test]
fn p8_a_meal_is_worth_the_position_after_landing() {
    assert_eq!(ahead(&standard(3), &[18, 5, 13], 65, Act::Forward(4)).meal, Some(10));
    assert_eq!(ahead(&standard(3), &[18, 23, 26], 65, Act::Forward(4)).meal, Some(30));
    assert_eq!(ahead(&standard(3), &[18, 23, 26], 65, Act::Forward(3)).meal, None);
}

#[test]
fn p9_what_a_space_pays_by_position() {
    assert_eq!([1, 2, 3].map(|position| Space::Two.income(position)), [0, 20, 0]);
    assert_eq!([1, 2, 5, 6].map(|position| Space::OneFiveSix.income(position)), [10, 0, 50, 60]);
}

#[test]
fn p14_a_dead_end_is_foreseen() {
    let stuck = |setup: &Setup, at: &[u8], carrots, act| ahead(setup, at, carrots, act).stuck;
    let taken = [16, 19, 13]; // on 20 the tortoise behind is taken
    assert!(stuck(&standard(3), &taken, 10, Act::Forward(4)));
    assert!(!stuck(&standard(3), &taken, 11, Act::Forward(4)), "1 carrot is left for 21");
    assert!(!stuck(&standard(3), &[16, 15, 13], 10, Act::Forward(4)), "the tortoise on 19 is not taken");
    assert!(!stuck(&standard(4), &[16, 19, 21, 26], 10, Act::Forward(4)), "third on a 3: 30 carrots (P9)");
    assert!(!stuck(&standard(3), &[18, 19, 13], 10, Act::Forward(4)), "a meal is worth 10 (P8)");
    assert!(!stuck(&standard(3), &taken, 15, Act::Forward(5)), "one may stay on a carrot space (P10)");
    assert!(!stuck(&standard(3), &[57, 56, 5], 28, Act::Forward(7)), "home");
}

#[test]
fn p24_what_a_hare_pays_is_reckoned_with() {
    let with = |hare| ahead(&Setup { hare, ..standard(3) }, &[23, 24, 13], 3, Act::Forward(2));
    assert!(with(Hare::Blank).stuck);
    assert!(!with(Hare::Mso).stuck, "10 carrots if nobody passes");
}

#[test]
fn p22_a_seat_with_another_marker_to_move_is_not_stuck() {
    let forward = Action { act: Act::Forward(4), marker: Some(furrow_carrots::Marker::A) };
    let ahead = |b| view(&scene(&standard(2), &[16, b, 19, 13], |s| s.carrots[0] = 10)).outlook(forward);
    assert!(!ahead(26).stuck, "it stands on a carrot space");
    assert!(!ahead(9).stuck, "it has a 4 to come, as the last of all");
    assert!(ahead(0).stuck);
}

#[test]
fn p3_the_dice_are_foreseen() {
    let fates = |lettuces, carrots| {
        let game = scene(&standard(3), &[20, 5, 2], |state| {
            (state.lettuces[0], state.carrots[0]) = (lettuces, carrots);
        });
        view(&game).fates(action(Act::Forward(5))).unwrap()
    };
    let rich = fates(3, 65);
    assert!(matches!(rich[0], Beat::WillLoseTurn { why: Loss::Die, .. }));
    assert!(matches!(rich[1], Beat::HareMoves { from: 25, to: 21, .. }), "a carrot space back");
    assert!(matches!(rich[2], Beat::HareMoves { from: 25, to: 4, .. }), "a position back");
    assert!(matches!(rich[3], Beat::Free { back: 15, .. }));
    assert!(matches!(rich[4], Beat::EatsCarrot { .. }));
    assert!(matches!(rich[5], Beat::Again { .. }));
    assert!(matches!(fates(3, 15)[4], Beat::Restarts { why: StartsOver::NoCarrot, .. }));
    let last = view(&scene(&standard(3), &[20, 28, 29], |state| state.lettuces[0] = 0));
    let last = last.fates(action(Act::Forward(5))).unwrap();
    assert!(matches!(last[4], Beat::WillLoseTurn { why: Loss::NoLettuce, .. }));
    let first = view(&scene(&standard(3), &[20, 0, 0], |_| {}));
    let first = first.fates(action(Act::Forward(5))).unwrap();
    assert!(matches!(first[2], Beat::HareStays { why: Stay::NeighbourOnStart, .. }));
    let quiet = Setup { hare: Hare::Blank, ..standard(3) };
    assert_eq!(view(&scene(&quiet, &[20, 5, 2], |_| {})).fates(action(Act::Forward(5))), None);
    assert_eq!(view(&scene(&standard(3), &[20, 5, 2], |_| {})).fates(action(Act::Forward(1))), None);
}
