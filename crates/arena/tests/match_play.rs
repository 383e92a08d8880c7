//! Matches: what is counted, and how often the early stop errs.

use furrow_arena::{Contest, Decision, Player, Rating, Sprt, Tally, in_order};
use furrow_fable::{Setup, State};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Duration,
};

fn players(texts: &[&str]) -> Vec<Player> {
    texts.iter().map(|text| Player::parse(text).expect("a player")).collect()
}

#[test]
fn players_are_read_and_told_what_is_wrong() {
    assert_eq!(players(&["hard:simulations=5:horizon=end"])[0].to_string(), "hard:horizon=end:simulations=5");
    for (text, why) in [
        ("master", "there is no bot \"master\""),
        ("medium:inference=off", "medium does not search"),
        ("hard:depth=3", "a search has no \"depth\""),
        ("hard:truths=0", "truths is a number from 1"),
        ("hard:inference=maybe", "inference is on or off"),
        ("hard:bias=inf", "bias is a number"),
        ("hard:bias", "\"bias\" is not K=V"),
    ] {
        let error = Player::parse(text).expect_err(text);
        assert!(error.starts_with(why), "{error}");
    }
}

#[test]
fn a_deal_is_shared_among_all_and_is_the_same_again() {
    let contest = Contest::<State>::new(
        Setup::standard(3),
        players(&["medium", "random", "hard:simulations=8:truths=8"]),
        "a",
    );
    for deal in 0..4 {
        let won = contest.deal(deal);
        assert!((won.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{won:?}");
        assert_eq!(won, contest.deal(deal));
    }
}

/// Two who play alike meet the same fate in turn: the deal is shared evenly, whatever its cards.
#[test]
fn players_alike_share_a_deal_evenly() {
    let contest = Contest::<State>::new(Setup::standard(2), players(&["medium", "medium"]), "b");
    let mut tally = Tally::default();
    (0..60).for_each(|deal| tally.add(contest.deal(deal)[0]));
    assert!((tally.mean() - 0.5).abs() <= tally.half(), "{tally:?}");
    assert!(tally.variance() < 0.125, "less than games that are not paired would have: {tally:?}");
}

#[test]
fn all_won_all_lost_and_one_deal_are_finite() {
    for shares in [vec![1.0; 9], vec![0.0; 9], vec![0.5; 9], vec![1.0], vec![]] {
        let mut tally = Tally::default();
        shares.iter().for_each(|share| tally.add(*share));
        let sprt = Sprt { low: 0.5, high: 0.6, errors: 0.05 };
        let rating = Rating::of(&tally).points;
        for number in [tally.mean(), tally.half(), tally.p_above(0.5), sprt.ratio(&tally), rating] {
            assert!(number.is_finite(), "{tally:?}");
        }
        let (low, high) = tally.range();
        assert!(0.0 <= low && low < high && high <= 1.0, "{tally:?}");
        assert_eq!(sprt.decide(&tally), Decision::Open, "too few");
    }
}

/// Coins of a known share: the test errs about as often as it says, and not more than a little. The shares are those of
/// `furrow arena --sprt` for two to six seats, and two far from the middle.
#[test]
fn the_early_stop_errs_as_rarely_as_it_says() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    for (low, high) in [(0.5, 0.56), (0.333, 0.393), (0.25, 0.31), (0.167, 0.227), (0.05, 0.11)] {
        let sprt = Sprt { low, high, errors: 0.05 };
        let (up, down) =
            (errs(&sprt, low, Decision::High, &mut rng), errs(&sprt, high, Decision::Low, &mut rng));
        assert!((0.02..0.07).contains(&up) && (0.02..0.07).contains(&down), "{low} {high}: {up} {down}");
    }
}

/// How often the test comes to a wrong decision.
fn errs(sprt: &Sprt, share: f64, wrong: Decision, rng: &mut Pcg64Mcg) -> f64 {
    let mut once = || {
        let mut tally = Tally::default();
        while sprt.decide(&tally) == Decision::Open {
            tally.add(f64::from(u8::from(rng.random_bool(share))));
        }
        sprt.decide(&tally) == wrong
    };
    (0..1500).filter(|_| once()).count() as f64 / 1500.0
}

#[test]
fn chances_to_see_as_much_are_those_of_the_normal_distribution() {
    let mut tally = Tally::default();
    (0..100).for_each(|n| tally.add(f64::from(u8::from(n < 60))));
    let p = tally.p_above(0.5); // 0.1 over 0.0492 is 2.031 errors
    assert!((p - 0.0211).abs() < 2e-4, "{p}");
}

/// Samples of 40 deals of four games, alike by chance within a deal: about 95 of 100 intervals hold the true share.
#[test]
fn an_interval_holds_the_true_share_as_often_as_it_says() {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    for share in [0.25_f64, 0.6] {
        let mut holds = || {
            let mut tally = Tally::default();
            for _ in 0..40 {
                let luck = share + [0.2, -0.2][usize::from(rng.random_bool(0.5))]; // a deal is good for a seat or not
                let won = (0..4).filter(|_| rng.random_bool(luck)).count();
                tally.add_games(won as f64, 4.0);
            }
            let (low, high) = tally.range();
            (low..=high).contains(&share)
        };
        let held = (0..2000).filter(|_| holds()).count() as f64 / 2000.0;
        assert!((0.93..0.97).contains(&held), "{share}: {held}");
    }
}

#[test]
fn a_deal_cut_short_counts_for_as_many_games_as_it_has() {
    let mut tally = Tally::default();
    tally.add_games(3.0, 4.0);
    tally.add_games(2.0, 4.0);
    tally.add_games(1.0, 1.0);
    assert!((tally.mean() - 6.0 / 9.0).abs() < 1e-12, "{tally:?}");
}

#[test]
fn results_come_in_order_until_nobody_wants_more() {
    for threads in [1, 2, 7] {
        let begun = AtomicU64::new(0);
        let slow_now_and_then = |n: u64| {
            begun.fetch_add(1, Ordering::Relaxed);
            if n.is_multiple_of(50) {
                thread::sleep(Duration::from_millis(5));
            }
            n * n
        };
        let mut taken = Vec::new();
        in_order(threads, 3..100_000, slow_now_and_then, |square| {
            taken.push(square);
            if square >= 300 * 300 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(taken, (3..=300).map(|n| n * n).collect::<Vec<u64>>(), "{threads} threads");
        assert!(begun.into_inner() < 2000, "few are begun in vain");
    }
}

/// The others are far ahead by then, and wait.
#[test]
#[should_panic(expected = "thirty")]
fn who_panics_at_taking_keeps_nobody_waiting() {
    in_order(
        3,
        0..100_000,
        |n| n,
        |n| {
            assert!(n != 30, "thirty");
            thread::sleep(Duration::from_millis(1));
            ControlFlow::Continue(())
        },
    );
}

#[test]
#[should_panic(expected = "a scoped thread panicked")]
fn work_that_panics_far_ahead_keeps_nobody_waiting() {
    let work = |n: u64| {
        assert!(n != 150, "far ahead");
        if n == 0 {
            thread::sleep(Duration::from_millis(50));
        }
    };
    in_order(3, 0..100_000, work, |()| {
        thread::sleep(Duration::from_micros(100));
        ControlFlow::Continue(())
    });
}

#[test]
#[should_panic(expected = "a scoped thread panicked")]
fn work_that_panics_keeps_nobody_waiting() {
    in_order(3, 0..1000, |n| assert!(n != 20, "twenty"), |()| ControlFlow::Continue(()));
}
