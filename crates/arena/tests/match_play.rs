//! Matches: what is counted, and how often the early stop errs.

use furrow_arena::{Contest, Decision, Player, Sprt, Tally};
use furrow_fable::{Setup, State};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn players(texts: &[&str]) -> Vec<Player> {
    texts.iter().map(|text| Player::parse(text).expect("a player")).collect()
}

#[test]
fn players_are_read_and_told_what_is_wrong() {
    assert_eq!(players(&["hard:simulations=5,horizon=end"])[0].to_string(), "hard:simulations=5,horizon=end");
    for (text, why) in [
        ("master", "there is no player \"master\""),
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
    let contest =
        Contest::<State>::new(Setup::standard(3), players(&["medium", "random", "hard:simulations=8"]), "a");
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
        for number in [tally.mean(), tally.half(), tally.p_above(0.5), sprt.ratio(&tally)] {
            assert!(number.is_finite(), "{tally:?}");
        }
        assert_eq!(sprt.decide(&tally), Decision::Open, "too few");
    }
}

/// Coins of a known share: the test errs about as often as it says, and not more than a little.
#[test]
fn the_early_stop_errs_as_rarely_as_it_says() {
    let sprt = Sprt { low: 0.5, high: 0.6, errors: 0.05 };
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut wrong = |share: f64, wrong: Decision| {
        let mut once = || {
            let mut tally = Tally::default();
            while sprt.decide(&tally) == Decision::Open {
                tally.add(f64::from(u8::from(rng.random_bool(share))));
            }
            sprt.decide(&tally) == wrong
        };
        (0..1000).filter(|_| once()).count() as f64 / 1000.0
    };
    let (up, down) = (wrong(0.5, Decision::High), wrong(0.6, Decision::Low));
    assert!((0.02..0.075).contains(&up) && (0.02..0.075).contains(&down), "{up} {down}");
}

#[test]
fn chances_to_see_as_much_are_those_of_the_normal_distribution() {
    let mut tally = Tally::default();
    (0..100).for_each(|n| tally.add(f64::from(u8::from(n < 60))));
    let p = tally.p_above(0.5); // 0.1 over 0.0492 is 2.031 errors
    assert!((p - 0.0211).abs() < 2e-4, "{p}");
}
