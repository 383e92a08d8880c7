//! Whole games as text, with what every seat knows at each decision: to be read by eye, and to show in a diff what
//! a change of the rules changes. `UPDATE=1 cargo test -p furrow-crazy-race --test playthrough` writes them anew.

use furrow_crazy_race::{Beat, Board, Hand, Setup, State, View, card_text};
use furrow_game::{Beat as _, Game, Seat, Setup as _, Turn, Viewer, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use std::{fmt::Write, path::Path};

/// What is public once, and the same to all; then hands, cards at the stage card and actions as each seat sees them.
fn decision(game: &State) -> String {
    let mut text = String::new();
    let public = game.view(Viewer::Public);
    board(&mut text, &public.board);
    if game.turn() == Turn::Over {
        return text;
    }
    for viewer in Viewer::all(game.setup().seats) {
        let view = game.view(viewer);
        assert_eq!(view.board, public.board);
        let hands: Vec<String> = view
            .hands
            .iter()
            .map(|hand| match hand {
                Hand::Known(cards) => format!("[{cards}]"),
                Hand::Hidden(n) => n.to_string(),
            })
            .collect();
        let legal = short(&view.actions().iter().map(ToString::to_string).collect::<Vec<_>>());
        let who = viewer.seat().map_or("public".to_owned(), |seat| seat.to_string());
        writeln!(text, "  {who}: hands {} laid {} legal {legal}", hands.join(" "), laid(&view))
            .expect("a string");
    }
    let remaining = Seat::all(game.setup().seats).map(|seat| format!("[{}]", public.remaining(seat)));
    writeln!(text, "  can still hold {}", remaining.collect::<Vec<_>>().join(" ")).expect("a string");
    text
}

fn board(text: &mut String, board: &Board) {
    let seats = board.seats();
    let list = |all: Vec<String>| all.join(" ");
    writeln!(
        text,
        "\n== stage {} {} round {} first {} side {} points {} | progress {} | tiles {} left {} {} | used {} recalled {}",
        board.stage,
        board.stage_card().map_or(String::new(), card_text),
        board.round,
        board.first.map_or("?".to_owned(), |seat| seat.to_string()),
        board.side,
        board.points,
        list(board.progress[..seats].iter().map(|lane| format!("{lane:?}")).collect()),
        list(board.tiles[..seats].iter().map(|tiles| format!("[{tiles}]")).collect()),
        board.turn_tile,
        board.finish_tile,
        list(board.used[..seats].iter().map(|used| format!("[{used}]")).collect()),
        list(board.recalled[..seats].iter().map(|used| u8::from(*used).to_string()).collect()),
    )
    .expect("a string");
}

/// The cards at the four sides: `seat:value`, `?` face down.
fn laid(view: &View) -> String {
    let side = |n: u8| {
        let cards = view.laid.iter().filter(move |card| card.side == n);
        let cards = cards.map(|card| {
            format!("{}:{}", card.seat, card.value.map_or("?".to_owned(), |value| value.to_string()))
        });
        format!("({})", cards.collect::<Vec<_>>().join(" "))
    };
    (1..=4).map(side).collect::<Vec<_>>().join("")
}

/// Cards at the same side in one word: `lay 1 1 2 3` for three actions.
fn short(actions: &[String]) -> String {
    let mut words: Vec<String> = Vec::new();
    for action in actions {
        let value = action.strip_prefix("lay ").and_then(|rest| rest.split_once(' '));
        match (value, words.last_mut()) {
            (Some((side, value)), Some(last)) if last.starts_with(&format!("lay {side} ")) => {
                last.push_str(&format!(" {value}"));
            }
            _ => words.push(action.clone()),
        }
    }
    words.join(", ")
}

/// The beats that say more than their step.
fn tell(beat: &Beat) -> Option<String> {
    match beat {
        Beat::Starts { .. } | Beat::Lays { .. } | Beat::Passes { .. } | Beat::Round { round: 1 } => None,
        Beat::Stage { stage, number, card } => {
            Some(format!("Stage {stage}, card {number}: {}", card_text(card)))
        }
        Beat::TurnsUp { side, cards, sums } => {
            let cards: Vec<_> = cards.iter().map(|card| format!("{}:{}", card.seat, card.value)).collect();
            Some(format!("TurnsUp {side}: {} sums {sums:?}", cards.join(" ")))
        }
        Beat::Clears { cards } => {
            Some(format!("Clears {}", cards.map(|cards| format!("[{cards}]")).join(" ")))
        }
        Beat::Recalls { cards, .. } => Some(format!("Recalls [{cards}]")),
        other => Some(format!("{other:?} ({})", other.ruling()).replace("Seat(", "(")),
    }
}

fn same_as_file(name: &str, seats: u8, deck: &Value, seed: u64) {
    let options = json!({"deck": deck});
    let setup = Setup::new(seats, options.as_object().expect("an object")).expect("a set-up");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let text = laws::playthrough(&setup, &seed.to_string(), &mut rng, decision, tell);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    laws::same_as_file(&text, &path);
}

#[test]
fn games_of_three_and_four() {
    for seats in 3..=4 {
        same_as_file(&format!("crazy-race-{seats}.txt"), seats, &json!("reconstructed"), u64::from(seats));
    }
}

#[test]
fn a_game_with_a_deck_of_ones_own() {
    let deck = [
        "*4 S4 F4 R4",
        "S4 R4 F4 *?",
        "R4 S4 F4 *4",
        "F4 S4 *? R4",
        "*4 F3 S4 R4",
        "S4 *? F4 R3",
        "R4 S3 F4 *3",
        "F4 R4 S3 *?",
    ];
    same_as_file("crazy-race-deck.txt", 3, &json!(deck), 5);
}
