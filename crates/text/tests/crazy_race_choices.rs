//! What can be chosen in Crazy Race, what follows and why not: every piece of a button's lines, in a file to be read by
//! eye (`tests/crazy-race-choices.txt`, written anew with `UPDATE=1`).

#[path = "told/stored.rs"]
mod stored;
#[path = "told/walk.rs"]
mod walk;

use furrow_crazy_race::{Action, Animal, Refusal, Setup, State, View};
use furrow_game::{Game, Refusal as _, Seat, Turn, Viewer};
use furrow_text::{Lang, crazy_race};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};
use stored::reads_as_stored;
use walk::walk;

const NAMES: [&str; 4] = ["Ann", "Bea", "Carl", "Dot"];

/// Every legal choice of random games with three players and with four.
fn each_choice(games: u64, mut see: impl FnMut(&View, Action)) {
    for number in 0..games {
        let setup = Setup::standard(3 + (number % 2) as u8);
        walk(&setup, number, |game: &State, _| {
            if let Turn::Act(seat) = game.turn() {
                let view = game.view(Viewer::Seat(seat));
                view.actions().into_iter().for_each(|action| see(&view, action));
            }
        });
    }
}

/// The two lines of a button.
fn button(lang: Lang, view: &View, action: Action) -> [String; 2] {
    [crazy_race::action(lang, view, &action), crazy_race::preview(lang, view, action, &NAMES)]
}

/// The kind of an action, for the heading above what is said of it.
fn kind(action: Action) -> &'static str {
    match action {
        Action::Recall => "recall",
        Action::Lay { .. } => "lay",
        Action::Pass => "pass",
        Action::Move(_) => "move",
        Action::Decline => "decline",
        Action::Step(_) => "step",
        Action::Stop => "stop",
        Action::Discard(_) => "discard",
    }
}

/// The text with every number alike.
fn shape(text: &str) -> String {
    text.replace(|c: char| c.is_ascii_digit(), "#")
}

fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::Over,
        Refusal::ChanceNext,
        Refusal::ActionNext(Seat::new(1)),
        Refusal::NoSuchChance,
        Refusal::NotYourTurn,
        Refusal::NotLaying,
        Refusal::NotInHand(4),
        Refusal::NoSuchSide(5),
        Refusal::SideClosed(4),
        Refusal::Recalled,
        Refusal::NothingUsed,
        Refusal::NothingWon,
        Refusal::OneAtATime,
        Refusal::AllAtOnce,
        Refusal::NothingOwed,
        Refusal::NoSuchTile(6),
    ];
    all.extend(Animal::ALL.map(Refusal::OtherAnimal));
    all.extend(Animal::ALL.map(Refusal::Home));
    all
}

#[test]
fn choices_read_as_they_are_stored() {
    let mut pieces: BTreeMap<(&str, String), String> = BTreeMap::new();
    let mut longest = BTreeSet::new();
    each_choice(600, |view, action| {
        let [line, then] = button(Lang::En, view, action);
        longest.insert((then.chars().count(), then.clone()));
        for piece in [line.as_str()].into_iter().chain(then.split("; ")) {
            pieces.entry((kind(action), shape(piece))).or_insert_with(|| piece.to_owned());
        }
    });
    let mut out = String::new();
    for ((kind, _), piece) in &pieces {
        let _ = writeln!(out, "{kind:>8}: {piece}");
    }
    for (_, then) in longest.iter().rev().take(20) {
        let _ = writeln!(out, " longest: {then}");
    }
    for refusal in refusals() {
        let text = crazy_race::refusal(Lang::En, &refusal);
        assert!(text.ends_with(&format!(" ({}).", refusal.ruling())), "{text}");
        let _ = writeln!(out, "      no: {text}");
    }
    reads_as_stored("crazy-race-choices.txt", &out);
}

#[test]
fn a_preview_fits_the_button() {
    each_choice(200, |view, action| {
        let [line, then] = button(Lang::En, view, action);
        assert!(line.chars().count() <= 40, "{line}");
        assert!(then.chars().count() <= 64, "{then}");
        assert!(!format!("{line}{then}").contains("  "), "{line}: {then}");
    });
}

#[test]
fn what_nobody_may_do_now_has_words_for_everybody() {
    let lays = (1..=4).map(|side| Action::Lay { side, value: 6 });
    let moves = Animal::ALL.into_iter().flat_map(|animal| [Action::Move(animal), Action::Step(animal)]);
    let rest = [Action::Recall, Action::Pass, Action::Decline, Action::Stop, Action::Discard(6)];
    let actions: Vec<Action> = lays.chain(moves).chain(rest).collect();
    for seats in [3, 4] {
        let start = State::new(&Setup::standard(seats));
        let see = |game: &State| {
            for viewer in Viewer::all(seats) {
                let view = game.view(viewer);
                for action in &actions {
                    button(Lang::En, &view, *action);
                }
            }
        };
        see(&start);
        walk(&Setup::standard(seats), 7, |game: &State, _| see(game));
    }
}

#[test]
fn the_pseudo_language_brackets_a_line_once() {
    each_choice(10, |view, action| {
        let lines = button(Lang::En, view, action).map(|text| format!("⟦{text}⟧"));
        assert_eq!(button(Lang::Pseudo, view, action), lines);
    });
    for refusal in refusals() {
        let told = |lang| crazy_race::refusal(lang, &refusal);
        assert_eq!(told(Lang::Pseudo), format!("⟦{}⟧", told(Lang::En)));
    }
}
