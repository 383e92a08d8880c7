//! What all games share (C1 to C4), the box and the set-up (P1 to P6).

use crate::setting::{Scripted, scene, standard};
use furrow_carrots::{Beat, Effect, FINISH, Hare, HareTable, Layout, Marker, Refusal, Setup, Space, State};
use furrow_game::{Game, Refusal as _, Seat, Setup as _, SetupError, Turn, Viewer};
use serde_json::{Value, json};

fn set(options: &Value) -> Result<Setup, SetupError> {
    Setup::new(3, options.as_object().expect("an object"))
}

fn spaces(layout: Layout, space: Space) -> Vec<u8> {
    (0..=FINISH).filter(|n| layout.course().space(*n) == space).collect()
}

#[test]
fn c1_turns_go_clockwise_from_seat_to_seat() {
    let mut game = scene(&standard(3), &[0; 3], |_| {});
    game.run("0 forward 2; 1 forward 5; 2 forward 4");
    assert!(game.acts(0));
}

#[test]
fn c2_a_forced_choice_is_a_decision() {
    let mut game = scene(&standard(3), &[20, 5, 2], |state| state.carrots[0] = 1);
    game.state.at[1][0] = 19; // nothing behind
    assert_eq!(game.legal(), ["forward 1"]);
    assert_eq!(game.refusal("1 forward 1"), Some(Refusal::NotYourTurn));
}

#[test]
fn c3_chance_comes_as_steps_and_only_what_is_possible_comes() {
    let mut game = scene(&standard(3), &[0; 3], |_| {});
    assert_eq!(game.refusal("* die 3"), Some(Refusal::ActionNext(Seat::new(0))));
    game.run("0 forward 1");
    assert_eq!(game.state.turn(), Turn::Chance);
    assert_eq!(game.refusal("1 forward 2"), Some(Refusal::ChanceNext));
    assert_eq!(game.refusal("* start 0"), Some(Refusal::NoSuchChance));
    assert_eq!(Refusal::NoSuchChance.ruling(), "C3");
    let mut weights = Vec::new();
    game.state.chance_outcomes(|chance, weight| weights.push((chance.to_string(), weight)));
    let die: Vec<(String, u32)> = (1..=6).map(|n| (format!("die {n}"), 1)).collect();
    assert_eq!(weights, die);
}

#[test]
fn c4_equal_players_share_the_better_rank_and_the_next_is_skipped() {
    let setup = Setup { round_limit: 1, ..standard(4) };
    let mut game = scene(&setup, &[21, 21, 30, 5], |state| {
        state.at[1][0] = 23;
        state.seat = Seat::new(3);
    });
    game.state.at[0][0] = 20;
    game.state.at[1][0] = 20; // only for the ranks: no two markers are ever level there
    game.run("3 take");
    assert_eq!(game.state.ranks(), Some(vec![2, 2, 1, 4]));
    assert_eq!(game.state.scores(), None);
}

#[test]
fn p1_spaces_count_from_the_start_and_the_print_counts_down() {
    let course = Layout::Abacus.course();
    assert_eq!((course.space(0), course.space(64)), (Space::Start, Space::Finish));
    assert_eq!(FINISH, 64);
    // The space with the printed number 1 is the last before the finish.
    assert_eq!(course.space(FINISH - 1), Space::Carrot);
}

#[test]
fn p2_the_spaces_of_the_course() {
    let course = [
        (Space::Tortoise, vec![11, 15, 19, 24, 30, 37, 43, 50, 56]),
        (Space::Lettuce, vec![10, 22, 42, 57]),
        (Space::Hare, vec![1, 3, 6, 14, 25, 31, 34, 39, 46, 51, 58, 62]),
        (Space::Carrot, vec![2, 5, 13, 21, 26, 33, 38, 40, 49, 55, 59, 61, 63]),
        (Space::Two, vec![8, 17, 23, 29, 35, 41, 47, 53]),
        (Space::Three, vec![4, 12, 20, 28, 36, 44, 52]),
        (Space::Four, vec![9, 18, 27, 45, 54]),
        (Space::OneFiveSix, vec![7, 16, 32, 48, 60]),
    ];
    for (space, expected) in course {
        assert_eq!(spaces(Layout::Abacus, space), expected, "{space}");
    }
}

#[test]
fn p3_the_older_print_differs_in_seven_spaces() {
    let [new, old] = Layout::ALL.map(Layout::course);
    let differ: Vec<(u8, Space)> =
        (0..=64).filter(|n| new.space(*n) != old.space(*n)).map(|n| (n, old.space(n))).collect();
    use Space::{Hare, Lettuce, Tortoise, Two};
    let expected = [(7, Lettuce), (8, Tortoise), (10, Two), (60, Two), (61, Hare), (62, Lettuce), (63, Hare)];
    assert_eq!(differ, expected);
}

#[test]
fn p3_the_table_by_die_and_position() {
    use Effect::{Again, CarrotBack, CarrotForward, EatCarrot, EatLettuce, Free, Lose};
    use Effect::{PositionBack, PositionForward};
    for position in 1..=6 {
        let expected = [
            Lose,
            if position <= 3 { CarrotBack } else { CarrotForward },
            if position <= 2 { PositionBack } else { PositionForward },
            Free,
            if position == 1 { EatCarrot } else { EatLettuce },
            Again,
        ];
        for (die, effect) in (1..=6).zip(expected) {
            assert_eq!(HareTable::ABACUS.effect(die, position), effect);
            let exchanged = [1, 2, 3, 5, 4, 6][usize::from(die) - 1];
            assert_eq!(HareTable::INTELLECT.effect(exchanged, position), effect);
        }
    }
}

#[test]
fn p3_blank_hare_spaces_do_nothing() {
    let mut game = scene(&Setup { hare: Hare::Blank, ..standard(3) }, &[0; 3], |_| {});
    game.run("0 forward 1");
    assert!(game.acts(1));
    assert_eq!(game.carrots(0), 64);
}

#[test]
fn p3_a_table_of_ones_own_is_words_or_lines() {
    let row = "lose carrot-back carrot-forward free again nothing";
    let text = format!("# mine\n{row}\n{row}\n\n{row}\n{row}\n{row}\n{row}\n");
    let from_text = set(&json!({"hare": text})).expect("a table");
    let words: Vec<&str> = row.split(' ').collect();
    assert_eq!(set(&json!({"hare": vec![words; 6]})), Ok(from_text));
    assert_eq!(from_text.options()["hare"][5][1], "carrot-back");
    let keys: Vec<String> = from_text.options().keys().cloned().collect();
    assert_eq!(keys, ["start", "hare", "layout", "start_carrots", "round_limit"]);
}

#[test]
fn p3_a_table_that_is_none_is_refused_with_line_and_reason() {
    let row = "lose lose lose lose lose lose";
    let bad = |table: Value| match set(&json!({"hare": table})) {
        Err(SetupError::BadLine { key: "hare", line, why, .. }) => (line, why),
        other => panic!("{other:?}"),
    };
    let (line, why) = bad(json!([row, row, "lose lose lose lose lose loose", row, row, row]));
    assert_eq!(line, 3);
    assert!(why.contains("\"loose\"") && why.contains("eat-lettuce") && why.contains("P3"), "{why}");
    let (line, why) = bad(json!([row, "lose lose"]));
    assert!(line == 2 && why.contains("6 effects") && why.contains("here are 2"), "{why}");
    let (line, why) = bad(json!([row, row, row, row, row]));
    assert!(line == 6 && why.contains("6 rows") && why.contains("here are 5"), "{why}");
    let (line, why) = bad(json!([row, row, row, row, row, row, row]));
    assert!(line == 7 && why.contains("here are 7"), "{why}");
    assert_eq!(bad(json!([])).0, 1);
    assert!(matches!(set(&json!({"hare": "hase"})), Err(SetupError::BadValue { .. })));
    let about = Setup::OPTIONS.iter().find(|info| info.key == "hare").expect("the option").about;
    assert!(about.contains("reconstructed"), "whoever chooses reads it");
}

#[test]
fn p4_carrots_and_lettuces_at_the_start() {
    for (seats, carrots, lettuces, markers) in
        [(2, 95, 5, 2), (3, 65, 3, 1), (4, 95, 3, 1), (5, 95, 3, 1), (6, 95, 3, 1)]
    {
        let setup = Setup::new(seats, &serde_json::Map::new()).expect("defaults");
        let state = State::new(&setup);
        assert_eq!((state.carrots[0], state.lettuces[1]), (carrots, lettuces));
        assert_eq!(state.markers().count(), markers);
        assert_eq!(setup.options()["start_carrots"], carrots);
    }
    assert_eq!(set(&json!({"start_carrots": 12})).map(|setup| setup.start_carrots), Ok(12));
}

#[test]
fn p5_who_starts_is_random_or_chosen_and_all_is_public() {
    let mut game = Scripted { state: State::new(&Setup::standard(4)), beats: Vec::new() };
    let mut outcomes = Vec::new();
    game.state.chance_outcomes(|chance, weight| outcomes.push((chance.to_string(), weight)));
    let starts: Vec<(String, u32)> = (0..4).map(|seat| (format!("start {seat}"), 1)).collect();
    assert_eq!(outcomes, starts);
    game.run("* start 2");
    assert!(game.acts(2));
    assert_eq!(game.state.view(Viewer::Public).state, game.state);
    let chosen = State::new(&Setup { start: Some(Seat::new(3)), ..Setup::standard(4) });
    assert_eq!(chosen.turn(), Turn::Act(Seat::new(3)));
}

#[test]
fn p14_what_happens_before_the_first_step_is_told() {
    let with = |seats, start_carrots| Setup { start_carrots, round_limit: 3, ..standard(seats) };
    let mut beats = Vec::new();
    for (seats, carrots) in [(2, 0), (2, 1), (3, 1), (6, 1)] {
        let state = State::start(&with(seats, carrots), &mut beats);
        assert!(beats.is_empty() && state.turn() == Turn::Act(Seat::new(0)));
    }
    let state = State::start(&with(3, 0), &mut beats);
    assert_eq!(state.ranks(), Some(vec![1; 3]), "nobody has a carrot to move with");
    assert_eq!(beats.iter().filter(|beat| matches!(beat, Beat::Restarts { .. })).count(), 9);
    assert_eq!(beats.iter().filter(|beat| matches!(beat, Beat::Ranks { rank: 1, .. })).count(), 3);
}

#[test]
fn p6_the_position_is_one_and_the_markers_ahead() {
    let game = scene(&standard(6), &[0, 0, 12, 30, 64, 64], |state| state.finished.swap(0, 1));
    let positions: Vec<u8> = (0..6).map(|seat| game.state.position(Seat::new(seat), Marker::A)).collect();
    // Seat 5 came home before seat 4; those on the start are level.
    assert_eq!(positions, [5, 5, 4, 3, 2, 1]);
}

#[test]
fn p6_with_two_players_all_four_markers_count() {
    let game = scene(&standard(2), &[20, 5, 64, 30], |_| {});
    let positions: Vec<u8> =
        game.state.all_markers().map(|(seat, marker)| game.state.position(seat, marker)).collect();
    assert_eq!(positions, [3, 4, 1, 2]);
}
