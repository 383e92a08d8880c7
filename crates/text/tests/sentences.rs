//! Every sentence, in a file to be read by eye: `tests/sentences.txt`, written anew with `UPDATE=1`.

use furrow_fable::{Animal, Beat, Card, Counts, FINISH, Play, STEPS, Stay, Trigger};
use furrow_game::{Seat, Viewer};
use furrow_text::{Lang, fable};
use std::fmt::Write;

const NAMES: [&str; 3] = ["Ann", "Bea", "Carl"];

fn seat(n: u8) -> Seat {
    Seat::new(n)
}

fn plays() -> impl Iterator<Item = Play> {
    let plain = Animal::ALL.into_iter().flat_map(|a| (1..=4).map(move |n| Play::plain(a, n)));
    let howls = (1..=3)
        .flat_map(|howls| (0..=4 - howls).map(move |plain| Play { animal: Animal::Wolf, plain, howls }));
    plain.chain(howls)
}

fn about_a_seat() -> Vec<Beat> {
    let seat = seat(1);
    let mut beats = vec![Beat::Starts { seat }, Beat::BetDealt { seat, animal: None }];
    beats.extend(Animal::ALL.map(|animal| Beat::BetDealt { seat, animal: Some(animal) }));
    beats.push(Beat::Draws { seat, card: None });
    beats.extend(Card::ALL.map(|card| Beat::Draws { seat, card: Some(card) }));
    beats.push(Beat::LaysBet { seat, card: None });
    beats.extend(Card::ALL.map(|card| Beat::LaysBet { seat, card: Some(card) }));
    beats.extend(plays().map(|play| Beat::Plays { seat, play, of_animal: play.len(), in_all: 7 }));
    beats.push(Beat::Token { to: seat });
    let bets = |a, b, c| [Some(a), Some(b), c];
    beats.push(Beat::Reveals { seat, bets: bets(Card::Fox, Card::Howl, None), points: 8 });
    beats.push(Beat::Reveals { seat, bets: bets(Card::Lamb, Card::Lamb, Some(Card::Hare)), points: 1 });
    beats.push(Beat::Reveals { seat, bets: bets(Card::Wolf, Card::Tortoise, None), points: 0 });
    beats.extend(Animal::ALL.map(|animal| Beat::TieBroken { seat, over: Seat::new(2), animal }));
    beats.push(Beat::TieBroken { seat: Seat::new(2), over: seat, animal: Animal::Fox });
    beats.extend((1..=5).map(|rank| Beat::Ranks { seat, rank, total: 16 - 3 * rank }));
    beats
}

fn about_an_animal(animal: Animal) -> Vec<Beat> {
    let mut beats = vec![Beat::RaceStarts { trigger: Trigger { four: Some(animal), eight: false } }];
    beats.push(Beat::RaceStarts { trigger: Trigger { four: Some(animal), eight: true } });
    for cards in 0..=4 {
        let steps = STEPS[animal as usize][usize::from(cards)];
        beats.push(Beat::Stays { animal, cards, why: Stay::Home });
        if steps > 0 {
            let ways = [(0, steps), (3, 3 + steps), (11, FINISH)];
            beats.extend(ways.map(|(from, to)| Beat::Runs { animal, cards, steps, from, to, lost: 0 }));
        }
    }
    for why in [Stay::NoCard, Stay::Howl, Stay::Third] {
        beats.push(Beat::Stays { animal, cards: 0, why });
    }
    beats.extend((1..=3).map(|place| Beat::Crosses { animal, place }));
    beats
}

fn about_the_table() -> Vec<Beat> {
    let lamb =
        |steps, to, lost| Beat::Runs { animal: Animal::Lamb, cards: steps - 1, steps, from: 2, to, lost };
    let mut beats = vec![
        Beat::RaceStarts { trigger: Trigger { four: None, eight: true } },
        Beat::Howl { wolf_home: false },
        Beat::Howl { wolf_home: true },
        Beat::Stays { animal: Animal::Hare, cards: 4, why: Stay::Nap },
        Beat::Clears { cards: Counts::some(Card::Fox, 4) },
        Beat::GameEnds,
        Beat::NextGame { game: 1 },
        Beat::NextGame { game: 2 },
    ];
    beats.extend([1, 2, 34].map(|n| Beat::PileForms { cards: Counts::of([n / 3, 0, 0, 0, n - n / 3, 0]) }));
    beats.extend([1, 11].map(|space| Beat::Stream { space }));
    beats.extend([lamb(2, 3, 1), lamb(3, 3, 2), lamb(5, 3, 4), lamb(3, 5, 0)]);
    beats
}

fn viewers() -> [Viewer; 3] {
    [Viewer::Public, Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))]
}

/// A line a viewer where viewers read different things.
fn tell(out: &mut String, say: impl Fn(Viewer) -> Option<String>) {
    let mut told: Vec<Option<String>> = Vec::new();
    for viewer in viewers() {
        let text = say(viewer);
        if !told.contains(&text) {
            let _ = writeln!(out, "{viewer:>6}: {}", text.as_deref().unwrap_or("-"));
            told.push(text);
        }
    }
}

fn beats() -> Vec<Beat> {
    let mut beats = about_a_seat();
    beats.extend(about_the_table());
    beats.extend(Animal::ALL.into_iter().flat_map(about_an_animal));
    beats
}

fn log(out: &mut String) {
    for beat in beats() {
        tell(out, |viewer| fable::sentence(Lang::En, &beat, &NAMES, viewer));
    }
    let known = [Card::Fox, Card::Lamb, Card::Fox, Card::Howl].map(Some);
    for n in 0..=known.len() {
        tell(out, |viewer| fable::draws(Lang::En, seat(1), &known[..n], &NAMES, viewer));
        tell(out, |viewer| fable::draws(Lang::En, seat(1), &[None; 4][..n], &NAMES, viewer));
    }
}

#[test]
fn sentences_read_as_they_are_stored() {
    let mut out = String::new();
    log(&mut out);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sentences.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &out).unwrap();
    }
    let stored = std::fs::read_to_string(path).unwrap();
    assert!(stored == out, "sentences have changed: run with UPDATE=1 and read the difference");
}

#[test]
fn the_finish_is_never_a_number() {
    for beat in beats() {
        if let Some(text) = fable::sentence(Lang::En, &beat, &NAMES, Viewer::Public) {
            assert!(!text.contains("12"), "{text}");
        }
    }
}

#[test]
fn the_pseudo_language_brackets_a_sentence_once() {
    for beat in beats() {
        for viewer in viewers() {
            let told = |lang| fable::sentence(lang, &beat, &NAMES, viewer);
            assert_eq!(told(Lang::Pseudo), told(Lang::En).map(|text| format!("⟦{text}⟧")));
        }
    }
}
