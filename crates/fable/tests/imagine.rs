//! Imagined truths are drawn in proportion to the physical deals that lead to them (F24).

use furrow_fable::{Action, Animal, Card, Counts, DECK, Play, Setup, State, Variant, View};
use furrow_game::{Game, Seat, Step, Turn, Viewer, laws::random_step};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use std::collections::BTreeMap;

const SAMPLES: u32 = 20_000;

fn choose(n: u64, k: u64) -> f64 {
    if k > n { 0.0 } else { (0..k).fold(1.0, |c, i| c * (n - i) as f64 / (i + 1) as f64) }
}

/// A game whose bets are laid and in which a few turns have been played.
fn opened(seats: u8, turns: usize, rng: &mut impl Rng) -> State {
    opened_as(&Setup { start: Some(Seat::new(0)), ..Setup::standard(seats) }, turns, rng)
}

fn opened_as(setup: &Setup, turns: usize, rng: &mut impl Rng) -> State {
    let (seats, mut game) = (setup.seats, State::new(setup));
    let mut made = 0;
    while made < turns + usize::from(seats) || matches!(game.turn(), Turn::Chance) {
        made += usize::from(matches!(game.turn(), Turn::Act(_)));
        let step = random_step(&game, rng);
        game.apply_unchecked(step, &mut ());
    }
    game
}

/// Draws truths, sorts them by `what`, and compares with the weights expected: chi-square within five deviations.
fn fits<K: Ord + std::fmt::Debug>(view: &View, expected: &BTreeMap<K, f64>, what: impl Fn(&Value) -> K) {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut seen = BTreeMap::new();
    for _ in 0..SAMPLES {
        *seen.entry(what(&State::imagine(view, &mut rng).truth())).or_insert(0.0) += 1.0;
    }
    let sum: f64 = expected.values().sum();
    for key in seen.keys() {
        assert!(expected.get(key).is_some_and(|weight| *weight > 0.0), "{key:?} cannot be");
    }
    let (mut chi, mut cells, mut rare, mut rare_seen) = (0.0, 0.0, 0.0, 0.0);
    for (key, weight) in expected {
        let (want, got) = (weight / sum * f64::from(SAMPLES), seen.get(key).copied().unwrap_or(0.0));
        if want < 8.0 {
            (rare, rare_seen) = (rare + want, rare_seen + got);
        } else {
            (chi, cells) = (chi + (got - want).powi(2) / want, cells + 1.0);
        }
    }
    if rare >= 1.0 {
        (chi, cells) = (chi + (rare_seen - rare) * (rare_seen - rare) / rare, cells + 1.0);
    }
    let freedom: f64 = f64::max(cells - 1.0, 1.0);
    assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt(), "chi-square {chi} with {freedom} degrees");
}

fn count(counts: &Value, card: Card) -> u64 {
    counts[card.name()].as_u64().unwrap_or(0)
}

#[test]
fn before_the_first_reshuffle_hands_pile_and_bets_are_hypergeometric() {
    let game = opened(4, 6, &mut Pcg64Mcg::seed_from_u64(1));
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let truth = game.truth();
    let own = view.bets[0][1].expect("own bet");
    let unseen = |card: Card| {
        let seen =
            [view.hand().get(card), view.table.get(card), view.discard.get(card), u8::from(card == own)];
        u64::from(DECK.get(card) - seen.iter().sum::<u8>())
    };
    let all: u64 = Card::ALL.into_iter().map(unseen).sum();
    let size =
        |counts: &Value| counts.as_object().expect("counts").values().filter_map(Value::as_u64).sum::<u64>();
    for card in Card::ALL {
        for (place, size) in [("hand", size(&truth["hands"][2])), ("deck", size(&truth["deck"]))] {
            let ways = |n: u64| choose(unseen(card), n) * choose(all - unseen(card), size - n);
            let expected = (0..=unseen(card).min(size)).map(|n| (n, ways(n))).collect();
            fits(&view, &expected, |truth| {
                count(if place == "hand" { &truth["hands"][2] } else { &truth["deck"] }, card)
            });
        }
    }
    let expected = Card::ALL.into_iter().map(|card| (card.name().to_owned(), unseen(card) as f64)).collect();
    fits(&view, &expected, |truth| truth["bets"][3][1].as_str().expect("a bet").to_owned());
}

/// Without second bets pile and hands hold all that is unseen.
#[test]
fn apprentices_and_the_digest_have_hypergeometric_hands_and_piles_too() {
    for (variant, seats) in [(Variant::Apprentice, 4), (Variant::Digest, 2)] {
        let setup = Setup { variant, start: Some(Seat::new(0)), ..Setup::standard(seats) };
        let game = opened_as(&setup, 5, &mut Pcg64Mcg::seed_from_u64(1));
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let unseen = variant.deck().minus(view.hand()).minus(view.table).minus(view.discard);
        assert_eq!(
            u64::from(unseen.total()),
            u64::from(view.pile) + u64::from(view.hands[1].len()) * u64::from(seats - 1)
        );
        for card in Card::ALL {
            let (of_kind, all) = (u64::from(unseen.get(card)), u64::from(unseen.total()));
            for (place, size) in [("hand", view.hands[1].len()), ("deck", view.pile)] {
                let ways = |n: u64| choose(of_kind, n) * choose(all - of_kind, u64::from(size) - n);
                let expected = (0..=of_kind.min(size.into())).map(|n| (n, ways(n))).collect();
                fits(&view, &expected, |truth| {
                    count(if place == "hand" { &truth["hands"][1] } else { &truth["deck"] }, card)
                });
            }
        }
    }
}

#[test]
fn hidden_starting_bets_are_uniform() {
    for seats in [2, 3, 4, 5] {
        let game = opened(seats, 2, &mut Pcg64Mcg::seed_from_u64(2));
        let view = game.view(Viewer::Seat(Seat::new(1)));
        let starting = if seats == 2 { 2 } else { 1 };
        let hidden = |truth: &Value| -> Vec<String> {
            let others = (0..seats).filter(|seat| *seat != 1);
            let bets = others.flat_map(|seat| (0..starting).map(move |i| (usize::from(seat), i)));
            bets.map(|(seat, i)| truth["bets"][seat][i].as_str().expect("a bet").to_owned()).collect()
        };
        let own: Vec<Option<Card>> = view.bets[1].iter().take(starting).copied().collect();
        let free: Vec<&str> =
            Animal::ALL.into_iter().filter(|a| !own.contains(&Some(a.card()))).map(Animal::name).collect();
        let mut expected = BTreeMap::new();
        arrange(&free, hidden(&game.truth()).len(), &mut Vec::new(), &mut |bets| {
            expected.insert(bets.to_vec(), 1.0);
        });
        fits(&view, &expected, hidden);
    }
}

fn arrange(free: &[&str], n: usize, so_far: &mut Vec<String>, tell: &mut impl FnMut(&[String])) {
    if so_far.len() == n {
        return tell(so_far);
    }
    for (i, animal) in free.iter().enumerate() {
        let rest: Vec<&str> = free.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, a)| *a).collect();
        so_far.push((*animal).to_owned());
        arrange(&rest, n, so_far, tell);
        so_far.pop();
    }
}

/// Late in a game of two all deals of the unseen cards are counted: which of them is the other's bet, which lie in the
/// pile; and the starting bets. In the digest and of apprentices there is no second bet.
#[test]
fn late_in_the_first_pile_truths_are_as_all_deals_of_the_unseen_cards() {
    for variant in Variant::ALL {
        let setup = Setup { start: Some(Seat::new(0)), variant, ..Setup::standard(2) };
        let mut rng = Pcg64Mcg::seed_from_u64(6);
        let view = loop {
            let game = played_on(&setup, |view| view.pile == 2, &mut rng);
            let view = game.view(Viewer::Seat(Seat::new(0)));
            if view.pile_formed == variant.deck() && game.turn() != Turn::Over {
                break view;
            }
        };
        let second = view.bets[0].get(2).copied().flatten();
        let seen = [view.hand(), view.table, view.discard, second.into_iter().collect()];
        let unseen: Vec<Card> = seen.into_iter().fold(variant.deck(), Counts::minus).cards().collect();
        let mut expected = BTreeMap::new();
        for a in 0..unseen.len() {
            for b in 0..a {
                let rest: Vec<Card> =
                    (0..unseen.len()).filter(|n| ![a, b].contains(n)).map(|n| unseen[n]).collect();
                let bets: Vec<Option<usize>> =
                    if second.is_some() { (0..rest.len()).map(Some).collect() } else { vec![None] };
                for bet in bets {
                    let hand = (0..rest.len()).filter(|n| Some(*n) != bet).map(|n| rest[n]).collect();
                    let key = (
                        sorted([unseen[a], unseen[b]].into_iter().collect()),
                        sorted(hand),
                        bet.map(|n| rest[n]),
                    );
                    *expected.entry(key).or_insert(0.0) += 1.0;
                }
            }
        }
        fits(&view, &expected, |truth| {
            let bet = truth["bets"][1][2].as_str().and_then(Card::parse);
            (sorted(read(&truth["deck"])), sorted(read(&truth["hands"][1])), bet)
        });
    }
}

/// Plays at random until the viewer, seat 0, sees something on somebody's turn.
fn played_on(setup: &Setup, seen: impl Fn(&View) -> bool, rng: &mut impl Rng) -> State {
    let mut game = State::new(setup);
    loop {
        if game.turn() == Turn::Over {
            game = State::new(setup);
        }
        if game.turn() != Turn::Chance && seen(&game.view(Viewer::Seat(Seat::new(0)))) {
            return game;
        }
        game.apply_unchecked(random_step(&game, rng), &mut ());
    }
}

/// Truths drawn by weight stand for those drawn by the deals and weighed afterwards.
#[test]
fn truths_by_the_weight_of_bets() {
    let weight = |seat: Seat, bets: &[Card]| {
        let likes = |(n, card): (usize, &Card)| f32::from((*card as u8 + seat.number() + n as u8) % 4);
        (-bets.iter().enumerate().map(likes).sum::<f32>()).exp()
    };
    for (variant, seats) in [(Variant::Standard, 4), (Variant::Standard, 2), (Variant::Digest, 2)] {
        let setup = Setup { variant, ..Setup::standard(seats) };
        let game = opened_as(&setup, 30, &mut Pcg64Mcg::seed_from_u64(2));
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let mut rng = Pcg64Mcg::seed_from_u64(3);
        let (mut after, mut drawn) = ([0.0; 7], [0.0; 7]);
        for _ in 0..SAMPLES {
            let truth = State::imagine(&view, &mut rng);
            let weights = Seat::all(seats).skip(1).map(|seat| f64::from(weight(seat, truth.bets(seat))));
            add(&mut after, &truth, weights.product());
            let (truth, log) = view.imagine_by(&mut rng, weight);
            add(&mut drawn, &truth, f64::from(log).exp());
        }
        for n in 1..after.len() {
            let (after, drawn) = (after[n] / after[0], drawn[n] / drawn[0]);
            assert!((after - drawn).abs() < 0.04, "{variant:?} of {seats}, {n}: {after} {drawn}");
        }
    }
}

/// Adds to the sum of weights, to those with a bet of seat 1 on each animal, and its foxes in hand.
fn add(sums: &mut [f64; 7], truth: &State, weight: f64) {
    let seat = Seat::new(1);
    sums[0] += weight;
    truth.bets(seat).iter().for_each(|card| sums[1 + card.animal() as usize] += weight);
    sums[6] += weight * f64::from(truth.hand(seat).of_animal(Animal::Fox));
}

fn read(counts: &Value) -> Counts {
    Counts::of(Card::ALL.map(|card| count(counts, card) as u8))
}

fn sorted(cards: Counts) -> [u8; 6] {
    Card::ALL.map(|card| cards.get(card))
}

/// Whole games in which every seat plays a card of its hand blindly: then the truth is itself drawn as truths should be
/// imagined, from all physical deals and plays that show the same. So the truth's rank among some imagined ones is
/// as often the first as the last. Ranked is how many cards the seat before the viewer holds of the kinds that
/// were rare in the first pile that formed anew.
#[test]
fn truths_of_blind_games_rank_evenly_among_imagined_ones() {
    const IMAGINED: usize = 4;
    let kinds =
        [(Variant::Standard, 5), (Variant::Standard, 2), (Variant::Apprentice, 4), (Variant::Digest, 2)];
    for (variant, seats) in kinds {
        let setup = Setup { start: Some(Seat::new(0)), variant, ..Setup::standard(seats) };
        let mut rng = Pcg64Mcg::seed_from_u64(8);
        let mut ranks = [0.0; IMAGINED + 1];
        let mut games = 0;
        while games < 3_000 {
            let Some(game) = blind(&setup, &mut rng) else { continue };
            games += 1;
            let view = game.view(Viewer::Seat(Seat::new(0)));
            let share = |card: Card| {
                f64::from(view.pile_formed.get(card)) / f64::from(variant.deck().get(card).max(1))
            };
            let rare = Card::ALL.map(|card| share(card) < 0.5);
            let held = |game: &State| {
                let hand = read(&game.truth()["hands"][usize::from(seats) - 1]);
                (0..6).filter(|n| rare[*n]).map(|n| u32::from(sorted(hand)[n])).sum::<u32>()
            };
            let own = held(&game);
            let (mut below, mut level) = (0, 0);
            for _ in 0..IMAGINED {
                let other = held(&State::imagine(&view, &mut rng));
                below += usize::from(other < own);
                level += usize::from(other == own);
            }
            ranks[below + rng.random_range(0..=level)] += 1.0;
        }
        let want = f64::from(games) / ranks.len() as f64;
        let chi: f64 = ranks.iter().map(|got| (got - want).powi(2) / want).sum();
        assert!(chi < 4.0 + 5.0 * 8.0_f64.sqrt(), "{variant:?} of {seats}: ranks {ranks:?}");
    }
}

/// A game of blind plays up to some turns after a pile formed anew; `None` if it ended before.
fn blind(setup: &Setup, rng: &mut impl Rng) -> Option<State> {
    let mut game = State::new(setup);
    let mut more = rng.random_range(1..25);
    while more > 0 {
        let step = match game.turn() {
            Turn::Over => return None,
            Turn::Act(seat) => {
                let view = game.view(Viewer::Seat(seat));
                more -= u32::from(view.pile_formed != setup.variant.deck());
                let held: Vec<Card> = view.hand().cards().collect();
                if view.is_betting() {
                    Step::Act(seat, Action::Bet(held[rng.random_range(0..held.len())]))
                } else if view.is_moving() {
                    random_step(&game, rng)
                } else {
                    let card = Counts::some(held[rng.random_range(0..held.len())], 1);
                    Step::Act(seat, Action::Play(Play::of(card).expect("a card")))
                }
            }
            Turn::Chance => random_step(&game, rng),
        };
        game.apply_unchecked(step, &mut ());
    }
    Some(game)
}
