//! Imagined truths are drawn in proportion to the physical deals that lead to them (F24).

use furrow_fable::{Animal, Card, Counts, DECK, Setup, State, Variant, View};
use furrow_game::{Game, Seat, Turn, Viewer, laws::random_step};
use rand::{Rng, SeedableRng, seq::SliceRandom};
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

/// A physical model: the cards outside the formed pile and those of it are shuffled onto the places they can be in,
/// and deals that do not show the viewer what it sees are thrown away. What is kept is how truths should be drawn.
#[test]
fn after_a_reshuffle_truths_are_as_the_physical_deals_that_show_the_same() {
    const KEPT: usize = 3_000;
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let view = late(&mut rng).view(Viewer::Seat(Seat::new(0)));
    let mut dealt = Vec::new();
    let mut shuffle = Shuffle::new(&view);
    while dealt.len() < KEPT {
        dealt.extend(shuffle.deal(&view, &mut rng));
    }
    let drawn: Vec<[Counts; 3]> = (0..KEPT)
        .map(|_| State::imagine(&view, &mut rng).truth())
        .map(|truth| [read(&truth["deck"]), read(&truth["hands"][1]), bet(&truth["bets"][1][2])])
        .collect();
    for card in Card::ALL {
        for place in 0..3 {
            let of =
                |all: &[[Counts; 3]]| moments(all.iter().map(|places| f64::from(places[place].get(card))));
            let ((want, spread), (got, other)) = (of(&dealt), of(&drawn));
            let error = ((spread + other) / KEPT as f64).sqrt();
            assert!(
                (want - got).abs() < 5.0 * error + 0.005,
                "{card} in place {place}: {got} drawn, {want} dealt"
            );
        }
    }
}

fn read(counts: &Value) -> Counts {
    Counts::of(Card::ALL.map(|card| count(counts, card) as u8))
}

fn bet(card: &Value) -> Counts {
    Counts::some(card.as_str().and_then(Card::parse).expect("a card"), 1)
}

/// Mean and variance.
fn moments(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = numbers.clone().count() as f64;
    let mean = numbers.clone().sum::<f64>() / n;
    (mean, numbers.map(|x| (x - mean).powi(2)).sum::<f64>() / n)
}

/// A game of two, a turn after its pile formed anew.
fn late(rng: &mut impl Rng) -> State {
    let mut game = opened(2, 0, rng);
    while game.view(Viewer::Public).pile_formed == DECK || game.turn() == Turn::Chance {
        if game.turn() == Turn::Over {
            game = opened(2, 0, rng);
        }
        let step = random_step(&game, rng);
        game.apply_unchecked(step, &mut ());
    }
    game
}

/// The cards of the formed pile, and the others but for the viewer's own bet.
struct Shuffle {
    inside: Vec<Card>,
    outside: Vec<Card>,
    seen: Counts,
}

impl Shuffle {
    fn new(view: &View) -> Self {
        let own = Counts::some(view.bets[0][2].expect("own bet"), 1);
        Shuffle {
            inside: view.pile_formed.cards().collect(),
            outside: DECK.minus(view.pile_formed).minus(own).cards().collect(),
            seen: view.hand().plus(view.table).plus(view.discard),
        }
    }

    /// Pile, the other's hand and its bet; `None` if the viewer would see other cards than it does.
    fn deal(&mut self, view: &View, rng: &mut impl Rng) -> Option<[Counts; 3]> {
        self.inside.shuffle(rng);
        self.outside.shuffle(rng);
        let (deck, drawn) = self.inside.split_at(usize::from(view.pile));
        let (bet, outside) = self.outside.split_at(1);
        let mut rest = [drawn, outside].concat();
        rest.shuffle(rng);
        let (hand, seen) = rest.split_at(usize::from(view.hands[1].len()));
        let of = |cards: &[Card]| cards.iter().copied().collect::<Counts>();
        (of(seen) == self.seen).then(|| [of(deck), of(hand), of(bet)])
    }
}
