//! What holds in every game, whatever is played, and of every set-up, whatever is written.

use furrow_carrots::{
    Act, Action, Beat, Chance, Effect, End, Hare, HareTable, Layout, Marker, Owes, Phase, Setup, State,
};
use furrow_game::{Game, Seat, Setup as _, Step, Turn, Viewer, laws};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;

fn hares() -> impl Strategy<Value = Hare> {
    let effects = proptest::array::uniform6(proptest::sample::select(&Effect::ALL[..]));
    prop_oneof![
        Just(Hare::Abacus),
        Just(Hare::Intellect),
        Just(Hare::Blank),
        Just(Hare::Mso),
        proptest::array::uniform6(effects).prop_map(|rows| Hare::Table(HareTable(rows))),
    ]
}

fn setups() -> impl Strategy<Value = Setup> {
    let starts = proptest::option::of(0u8..6);
    let layouts = proptest::sample::select(&Layout::ALL[..]);
    (2u8..=6, starts, hares(), layouts, 0u32..200, 1u16..=80).prop_map(
        |(seats, start, hare, layout, start_carrots, round_limit)| {
            let start = start.map(|seat| Seat::new(seat % seats));
            Setup { seats, start, hare, layout, start_carrots, round_limit }
        },
    )
}

/// A marker a space, but on the start and the finish; whoever is home stays there.
fn spaces_hold(before: &State, after: &State) {
    let mut taken = [false; 65];
    for (seat, marker) in after.all_markers() {
        let at = after.space_of(seat, marker);
        assert!(at <= 64 && (at == 0 || at == 64 || !taken[usize::from(at)]), "{after:?}");
        taken[usize::from(at)] = true;
        assert!(!before.is_home(seat, marker) || after.is_home(seat, marker));
        assert_eq!(after.is_home(seat, marker), after.finished.contains(&(seat, marker)));
    }
    assert!(after.finished.starts_with(&before.finished));
}

/// Lettuces are only ever eaten, one a turn; who owes one holds one. Rounds go on one by one up to the limit.
fn tallies_hold(before: &State, after: &State) {
    for seat in Seat::all(after.setup.seats).map(Seat::index) {
        assert!(after.lettuces[seat] <= before.lettuces[seat]);
        assert!(after.owes[seat] != Owes::Lettuce || after.lettuces[seat] > 0);
    }
    assert!((before.round..=after.setup.round_limit).contains(&after.round));
}

/// What a preview says comes to be, as far as no die and no other seat's beginning turn changes it.
fn preview_holds(before: &State, seat: Seat, action: Action) {
    let preview = State::preview(&before.view(Viewer::Seat(seat)), action);
    let (mut after, mut beats) = (before.clone(), Vec::new());
    after.apply_unchecked(Step::Act(seat, action), &mut beats);
    let home = |beat: &Beat| matches!(beat, Beat::GameEnds { why: End::OneLeft | End::BothHome });
    assert_eq!(preview.ends, beats.iter().any(home));
    if after.turn() == Turn::Chance || preview.ends {
        let at = after.space_of(seat, preview.marker);
        assert_eq!((preview.to, preview.rolls), (at, !preview.ends));
        assert_eq!(preview.carrots, after.carrots[seat.index()]);
    }
    if let Turn::Act(next) = after.turn()
        && next != seat
        && after.round == before.round
    {
        assert_eq!(preview.to, after.space_of(seat, preview.marker));
        assert_eq!(preview.carrots, after.carrots[seat.index()]);
        assert_eq!(preview.owes, after.owes[seat.index()]);
        assert_eq!(preview.place.is_some(), after.is_home(seat, preview.marker));
    }
}

/// What each face of the die is foretold to do, it does.
fn fates_hold(before: &State, seat: Seat, action: Action) {
    let view = before.view(Viewer::Seat(seat));
    let mut after = before.clone();
    after.apply_unchecked(Step::Act(seat, action), &mut ());
    let Some(fates) = view.fates(action) else { return };
    assert_eq!(view.outlook(action).position, after.position(seat, action.marker.unwrap_or(Marker::A)));
    for (die, fate) in (1..).zip(fates) {
        let mut beats = Vec::new();
        after.clone().apply_unchecked(Step::Chance(Chance::Die(die)), &mut beats);
        assert_eq!(beats[1], fate);
    }
}

/// What a seat is told of a turn to come is what it has then, if no marker has moved.
fn turns_to_come_hold(before: &State, after: &State) {
    let Turn::Act(next) = after.turn() else { return };
    if before.at != after.at || before.turn() == after.turn() || before.turn() == Turn::Chance {
        return;
    }
    let (then, now) = (before.view(Viewer::Seat(next)), after.view(Viewer::Seat(next)));
    assert_eq!(then.if_my_turn().map(|view| view.actions()), Some(now.actions()));
    for action in now.actions() {
        assert_eq!(then.preview(action), now.preview(action));
        assert_eq!(then.outlook(action), now.outlook(action));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn markers_keep_apart_and_the_game_ends(setup in setups(), seed: u64) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = State::new(&setup);
        let mut steps = 0;
        while game.turn() != Turn::Over {
            let before = game.clone();
            let step = laws::random_step(&game, &mut rng);
            game.apply_unchecked(step, &mut ());
            spaces_hold(&before, &game);
            tallies_hold(&before, &game);
            turns_to_come_hold(&before, &game);
            if let Step::Act(seat, action) = step {
                preview_holds(&before, seat, action);
                fates_hold(&before, seat, action);
            }
            steps += 1;
            // A turn is an action and the dice it leads to; only `again` and the moves of a hare lengthen it.
            prop_assert!(steps < 100_000, "every game ends");
        }
        let ranks = game.ranks().expect("ranks");
        prop_assert!(ranks.contains(&1));
    }

    #[test]
    fn what_is_not_listed_is_refused(setup in setups(), seed: u64, turns in 0usize..100) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = State::new(&setup);
        for _ in 0..turns {
            if game.turn() != Turn::Over {
                game.apply_unchecked(laws::random_step(&game, &mut rng), &mut ());
            }
        }
        let acts = (0..=65).map(Act::Forward).chain([Act::Back, Act::Take, Act::Give, Act::Restart]);
        let markers = [None, Some(Marker::A), Some(Marker::B)];
        for act in acts {
            for marker in markers {
                let action = Action { marker, act };
                for seat in Seat::all(setup.seats) {
                    let listed = game.legal_actions(seat).contains(&action);
                    prop_assert_eq!(game.check(Step::Act(seat, action)).is_ok(), listed, "{} {}", seat, action);
                }
            }
        }
    }

    #[test]
    fn options_read_back_as_they_were_written(setup in setups()) {
        prop_assert_eq!(Setup::new(setup.seats, &setup.options()), Ok(setup));
    }
}

/// The longest game there can be, with carrots taken all along, overflows nothing.
#[test]
fn ten_thousand_rounds_of_taking_carrots() {
    let options = json!({"round_limit": 10_000, "start_carrots": 10_000, "start": 0});
    let setup = Setup::new(3, options.as_object().expect("an object")).expect("the most there is");
    let mut game = State::new(&setup);
    while let Turn::Act(seat) = game.turn() {
        let legal = game.legal_actions(seat);
        let take = legal.iter().find(|action| action.act == Act::Take);
        let to_carrot = legal.iter().find(|action| matches!(action.act, Act::Forward(2 | 5 | 13)));
        let action = *take.or(to_carrot).expect("a carrot space");
        game.apply_unchecked(Step::Act(seat, action), &mut ());
    }
    assert_eq!(game.round, 10_000);
    assert_eq!(game.carrots[0], 10_000 - 3 + 9_999 * 10);
}

/// A game in which nobody can ever move is over by itself.
#[test]
fn without_a_carrot_all_rounds_pass_by_themselves() {
    for start in [json!("random"), json!(1)] {
        let options = json!({"start_carrots": 0, "start": start});
        let setup = Setup::new(3, options.as_object().expect("an object")).expect("no carrots");
        let mut game = State::new(&setup);
        if game.turn() == Turn::Chance {
            game.apply_unchecked(Step::Chance(Chance::Start(Seat::new(2))), &mut ());
        }
        assert_eq!((game.turn(), game.round, game.ranks()), (Turn::Over, 300, Some(vec![1, 1, 1])));
    }
}

/// Sampled outcomes are those that are told, as often as their weights say.
#[test]
fn chance_is_sampled_by_weight() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut game = State::new(&Setup::standard(4));
    let mut rolled = false;
    while !rolled {
        rolled = matches!(game.phase, Phase::Die(_));
        laws::sampled_by_weight(&game, &mut rng);
        game.apply_unchecked(laws::random_step(&game, &mut rng), &mut ());
    }
}
