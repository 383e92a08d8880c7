//! What the search asks of Fable, and that it goes by what a seat sees.

use crate::search_laws;
use furrow_fable::{Setup, State, Variant};
use furrow_game::Seat;

/// All variants with all numbers of seats, a single game and a championship, every option used.
fn setups() -> Vec<Setup> {
    let variants =
        Variant::ALL.into_iter().flat_map(|variant| variant.seats().map(move |seats| (variant, seats)));
    let setup = |(variant, seats): (Variant, u8)| {
        [false, true].map(|more| Setup {
            variant,
            championship: more,
            nap_counts_podium: more,
            apprentice_hand: 5 + u8::from(more),
            start: more.then_some(Seat::new(1)),
            ..Setup::standard(seats)
        })
    };
    variants.flat_map(setup).collect()
}

#[test]
fn prospects_share_one_win_and_all_places() {
    search_laws::prospects_share_one_win_and_all_places::<State>(&setups(), 4);
}

#[test]
fn the_policy_goes_by_what_the_seat_sees() {
    search_laws::the_policy_goes_by_what_the_seat_sees::<State>(&setups(), 4);
}

#[test]
fn what_a_seat_cannot_see_does_not_move_its_search() {
    search_laws::what_a_seat_cannot_see_does_not_move_its_search::<State>(&setups());
}

#[test]
fn threads_do_not_matter() {
    search_laws::threads_do_not_matter::<State>(&setups());
}

#[test]
fn evidence_is_finite_for_every_truth_and_tells_something() {
    search_laws::evidence_is_finite_for_every_truth_and_tells_something::<State>(&setups());
}

/// Second bets (F4).
#[test]
fn who_is_asked_early_searches_too() {
    assert!(search_laws::who_is_asked_early_searches_too::<State>(&setups()));
}
