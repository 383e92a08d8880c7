//! Whole games as text, with what every seat knows at each decision: to be read by eye, and to show in a diff what
//! a change of the rules changes. `UPDATE=1 cargo test -p furrow-fable --test playthrough` writes them anew.

use furrow_fable::{Animal, Beat, Counts, Hand, Setup, State, Stay, TURBO_SPACES, Variant, View};
use furrow_game::{Beat as _, Game, Turn, Viewer, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::{fmt::Write, path::Path};

/// What is public once, and the same to all; then hand, bets and actions as each seat sees them.
fn decision(game: &State) -> String {
    let mut text = String::new();
    let public = game.view(Viewer::Public);
    board(&mut text, &public);
    if game.turn() == Turn::Over {
        return text;
    }
    for viewer in Viewer::all(game.setup().seats) {
        let view = game.view(viewer);
        let Some(seat) = viewer.seat() else { continue };
        assert_eq!(
            (view.pos, view.table, view.discard, view.pile),
            (public.pos, public.table, public.discard, public.pile)
        );
        let hands: Vec<String> = view
            .hands
            .iter()
            .map(|hand| match hand {
                Hand::Known(cards) => format!("[{}]", short(*cards)),
                Hand::Hidden(n) => n.to_string(),
            })
            .collect();
        let bets: Vec<String> = view
            .bets
            .iter()
            .map(|bets| {
                bets.iter().map(|bet| bet.map_or("?", |card| card.name())).collect::<Vec<_>>().join("+")
            })
            .collect();
        let actions: Vec<String> = view.actions().iter().map(ToString::to_string).collect();
        writeln!(
            text,
            "  {seat}: hands {} bets {} legal {}",
            hands.join(" "),
            bets.join(" "),
            actions.join(", ")
        )
        .expect("a string");
    }
    text
}

fn board(text: &mut String, view: &View) {
    let pos: Vec<String> = Animal::ALL.iter().map(|a| format!("{a} {}", view.pos[*a as usize])).collect();
    writeln!(
        text,
        "\n== {} | table [{}] pile {} discard [{}] of [{}] | streams {:?} podium {:?} first {} scores {:?}",
        pos.join(" "),
        short(view.table),
        view.pile,
        short(view.discard),
        short(view.pile_formed),
        view.streams,
        view.podium.iter().map(|animal| animal.name()).collect::<Vec<_>>(),
        view.first.map_or("?".to_owned(), |seat| seat.to_string()),
        view.scores,
    )
    .expect("a string");
    if !view.turbo.is_empty() {
        let tokens: Vec<String> =
            TURBO_SPACES.iter().zip(&view.turbo).map(|(space, animal)| format!("{space} {animal}")).collect();
        let moved: Vec<&str> = view.moved.iter().map(|animal| animal.name()).collect();
        writeln!(text, "   turbo {} | moved {moved:?} | places {:?}", tokens.join(" "), view.places)
            .expect("a string");
    }
}

fn short(cards: Counts) -> String {
    cards.iter().map(|(card, n)| format!("{n}{card}")).collect::<Vec<_>>().join(" ")
}

/// The beats that say more than their step; an animal without cards that stays is not worth a line.
fn tell(beat: &Beat) -> Option<String> {
    match beat {
        Beat::Stays { why: Stay::NoCard, .. }
        | Beat::Draws { .. }
        | Beat::Starts { .. }
        | Beat::Plays { .. }
        | Beat::BetDealt { .. }
        | Beat::Stream { .. }
        | Beat::LaysBet { .. }
        | Beat::Turbo { .. } => None,
        Beat::PileForms { cards } => Some(format!("PileForms {}", short(*cards))),
        Beat::Clears { cards } => Some(format!("Clears {}", short(*cards))),
        other => Some(format!("{other:?} ({})", other.ruling()).replace("Seat(", "(")),
    }
}

fn same_as_file(name: &str, setup: &Setup, seed: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let text = laws::playthrough(setup, &seed.to_string(), &mut rng, decision, tell);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    laws::same_as_file(&text, &path);
}

fn standard(seats: u8) -> Setup {
    Setup::standard(seats)
}

#[test]
fn games_of_two_to_five() {
    for seats in 2..=5 {
        same_as_file(&format!("fable-{seats}.txt"), &standard(seats), u64::from(seats));
    }
}

#[test]
fn a_championship() {
    same_as_file("fable-championship.txt", &Setup { championship: true, ..standard(2) }, 6);
}

#[test]
fn apprentices() {
    for seats in 2..=5 {
        let setup = Setup { variant: Variant::Apprentice, ..standard(seats) };
        same_as_file(&format!("fable-apprentice-{seats}.txt"), &setup, u64::from(seats));
    }
}

#[test]
fn the_digest() {
    same_as_file("fable-digest-2.txt", &Setup { variant: Variant::Digest, ..standard(2) }, 7);
}
