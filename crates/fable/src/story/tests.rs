//! What is remembered, and what is forgotten when a third pile forms.

use super::*;
use crate::{Action, Beat, Card, Chance, Setup, State};
use furrow_game::{
    Game, Step, Turn, Viewer,
    laws::{imagined_truth_fits_the_view, random_step},
};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::cmp::Reverse;

const SEATS_HERE: u8 = 3;

fn seat(n: u8) -> Seat {
    Seat::new(n)
}

fn play(animal: Animal, plain: u8) -> Play {
    Play::plain(animal, plain)
}

/// Events in words: a pile by its number of cards, a play by its seat and cards.
fn told(story: &Story) -> Vec<(u8, Option<Play>)> {
    let events = story.events(SEATS_HERE).map(|event| match event {
        Event::Forms(pile) => (pile.cards.total(), None),
        Event::Plays(seat, play) => (seat.number(), Some(play)),
    });
    events.collect()
}

#[test]
fn before_a_pile_forms_anew_only_the_table_is_remembered() {
    let mut story = Story::NONE;
    for first in 0..200 {
        story.empty_table(seat(first % SEATS_HERE));
        let howls = Play { animal: Animal::Wolf, plain: 1, howls: 3 };
        story.play(play(Animal::Fox, 2));
        story.play(howls);
        story.play(play(Animal::Fox, 1));
        let [one, two] = [1, 2].map(|n| seat((first + n) % SEATS_HERE));
        let from = seat(first % SEATS_HERE);
        let laid = story.laid(SEATS_HERE);
        assert_eq!(laid[Animal::Fox as usize].as_slice(), [from, from, two]);
        assert_eq!(laid[Animal::Wolf as usize].as_slice(), [one; 4]);
        assert_eq!(story.log().len(), 4);
        assert_eq!(told(&story), []);
    }
    story.empty_table(seat(2));
    let mut fresh = Story::NONE;
    fresh.empty_table(seat(2));
    assert_eq!(story, fresh, "what is left over makes no difference");
}

#[test]
fn the_oldest_pile_is_forgotten_with_the_tables_before_the_next() {
    let cards = |n| Counts::some(Card::Lamb, n);
    let mut story = Story::NONE;
    story.empty_table(seat(1));
    story.play(play(Animal::Hare, 1)); // before all piles
    story.form(cards(10), seat(1), 1);
    story.play(play(Animal::Hare, 3)); // seat 2
    story.empty_table(seat(2));
    story.play(play(Animal::Tortoise, 2));
    story.form(cards(11), seat(2), 2);
    story.play(play(Animal::Fox, 3)); // seat 0
    let later = [(11, None), (0, Some(play(Animal::Fox, 3)))];
    let first = [(10, None), (2, Some(play(Animal::Hare, 3))), (2, Some(play(Animal::Tortoise, 2)))];
    assert_eq!(told(&story), [&first[..], &later[..]].concat());
    let laid = story.laid(SEATS_HERE);

    story.forget();
    assert_eq!(told(&story), later);
    assert_eq!(story.laid(SEATS_HERE), laid, "the table is as it was");

    story.form(cards(12), seat(0), 1);
    story.play(play(Animal::Fox, 1)); // seat 1
    let last = [(12, None), (1, Some(play(Animal::Fox, 1)))];
    assert_eq!(told(&story), [&later[..], &last[..]].concat());
    story.forget();
    story.forget();
    assert_eq!(told(&story), []);
    assert_eq!(story.laid(SEATS_HERE)[Animal::Fox as usize].as_slice(), [0, 0, 0, 1].map(seat));
    assert_eq!(story.laid(SEATS_HERE)[Animal::Tortoise as usize].as_slice(), [seat(2); 2]);
}

/// The fewest cards at a time, howls first, then those that move nobody: so piles form again and again.
fn slow(game: &State, rng: &mut Pcg64Mcg) -> Step<Action, Chance> {
    let Turn::Act(seat) = game.turn() else { return random_step(game, rng) };
    let actions = game.legal_actions(seat);
    let slowest = actions.into_iter().min_by_key(|action| match action {
        Action::Play(play) => (play.howls == 0, play.len(), Reverse(game.pos[play.animal as usize])),
        Action::Bet(_) | Action::Move(_) => (false, 0, Reverse(0)),
    });
    Step::Act(seat, slowest.expect("an action"))
}

#[test]
fn seats_know_their_draws_from_the_piles_that_are_remembered() {
    let mut rng = Pcg64Mcg::seed_from_u64(1287); // four piles form anew in this game
    let mut other = Pcg64Mcg::seed_from_u64(1);
    let mut game = State::new(&Setup::standard(5));
    let mut drawn: Vec<[Counts; SEATS]> = Vec::new();
    while game.turn() != Turn::Over {
        let (step, mut beats) = (slow(&game, &mut rng), Vec::new());
        game.apply_unchecked(step, &mut beats);
        for beat in beats {
            match (beat, drawn.last_mut()) {
                (Beat::PileForms { .. }, _) => drawn.push([Counts::NONE; SEATS]),
                (Beat::Draws { seat, card: Some(card) }, Some(drawn)) => {
                    drawn[seat.index()] = drawn[seat.index()].plus(Counts::some(card, 1));
                }
                _ => {}
            }
        }
        let remembered = &drawn[drawn.len().saturating_sub(PILES)..];
        assert_eq!(game.story.piles().len(), remembered.len());
        for seat in Seat::all(5) {
            let own = remembered.iter().map(|drawn| drawn[seat.index()]);
            assert!(own.eq(game.drawn(seat)[..remembered.len()].iter().copied()));
        }
        if drawn.len() > PILES {
            Viewer::all(5).for_each(|viewer| imagined_truth_fits_the_view(&game, viewer, &mut other));
        }
    }
    assert_eq!(drawn.len(), 4, "piles that formed anew");
}
