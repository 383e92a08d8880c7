//! Every sentence, in a file to be read by eye: `tests/sentences.txt`, written anew with `UPDATE=1`.

use furrow_fable::{
    Action, Animal, Beat, Card, Counts, FINISH, Places, Play, Preview, Race, Refusal, Run, STEPS, Stay,
    Trigger, trigger,
};
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

fn about_apprentices() -> Vec<Beat> {
    let [a, b, c] = [0, 1, 2].map(|n| Some(seat(n)));
    let mut beats = vec![
        Beat::Choosers { order: [b, None, None, None, None] },
        Beat::Choosers { order: [b, c, None, None, None] },
        Beat::Choosers { order: [b, c, a, b, c] },
        Beat::RaceCompletes,
    ];
    for animal in Animal::ALL {
        let moves = |steps, from, to| Beat::Moves { seat: seat(1), animal, steps, from, to };
        beats.push(Beat::Turbo { space: 2 * (animal as u8 + 1), animal });
        beats.extend([moves(1, 0, 1), moves(4, 3, 7), moves(2, 11, FINISH)]);
        beats.extend([(6, 8), (10, FINISH)].map(|(from, to)| Beat::Boosts { animal, from, to }));
        beats.extend([1, 2, 5].map(|place| Beat::Arrives { animal, place }));
    }
    let [hare, fox, lamb] = [Animal::Hare, Animal::Fox, Animal::Lamb].map(Some);
    beats.extend([
        Beat::Places { place: 1, animals: [fox, None, None, None, None], points: 5 },
        Beat::Places { place: 2, animals: [hare, None, None, None, lamb], points: 3 },
        Beat::Places { place: 3, animals: [hare, fox, lamb, None, None], points: 2 },
        Beat::Places { place: 4, animals: [None, None, None, None, lamb], points: 0 },
    ]);
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
    beats.extend(about_apprentices());
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

fn actions() -> impl Iterator<Item = Action> {
    let bets = Card::ALL.map(Action::Bet);
    plays().map(Action::Play).chain(bets).chain(Animal::ALL.map(Action::Move))
}

fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::Over,
        Refusal::ChanceNext,
        Refusal::ActionNext(seat(1)),
        Refusal::NoSuchChance,
        Refusal::NotYourTurn,
        Refusal::BetFirst,
        Refusal::BetsLaid,
        Refusal::NoCard,
    ];
    all.extend(Card::ALL.map(Refusal::NotInHand));
    for animal in Animal::ALL {
        all.extend((0..=3).map(|fits| Refusal::FourOfAnAnimal { animal, fits }));
    }
    all.extend((0..=3).map(|fits| Refusal::EightInAll { fits }));
    all.extend([Refusal::NoSecondBets, Refusal::MovesFirst, Refusal::NoMoves]);
    all.extend(Animal::ALL.map(Refusal::NoCardOf));
    all.extend(Animal::ALL.map(Refusal::HasMoved));
    all
}

fn bets() -> impl Iterator<Item = Preview> {
    let kinds = [(false, false), (true, false), (false, true), (true, true)];
    let animals = Animal::ALL.into_iter().flat_map(move |animal| kinds.map(|(h, d)| (animal, h, d)));
    animals
        .filter(|(animal, howl, _)| !howl || *animal == Animal::Wolf)
        .map(|(animal, howl, doubles)| Preview::Bet { animal, howl, doubles })
}

/// What a race with these cards brings to animals that stand there, those of `podium` home already.
fn race(table: Counts, pos: [u8; 5], podium: &[Animal]) -> Preview {
    let podium = podium.iter().copied().collect();
    let mut race = Race { pos, podium, streams: &[5, 8], nap_counts_podium: false };
    let mut runs = Vec::new();
    race.run(table, |run| runs.push(run));
    let ends = trigger(table).is_some() && race.podium.len() == 3;
    let next = (!ends).then_some(seat(1));
    Preview::Play {
        of_animal: 0,
        in_all: table.total(),
        trigger: trigger(table),
        runs: runs.into_iter().collect(),
        podium: race.podium,
        ends,
        next,
    }
}

fn races() -> Vec<Preview> {
    let near = [9, 9, 9, 9, 9];
    let home = [9, 9, FINISH, 9, 9];
    let wolf = [Animal::Wolf];
    vec![
        race(Counts::of([1, 0, 0, 0, 0, 0]), near, &[]),
        race(Counts::of([1, 1, 1, 0, 1, 1]), near, &[]),
        race(Counts::of([3, 0, 0, 0, 0, 0]), near, &[]),
        race(Counts::of([1, 1, 2, 0, 0, 0]), near, &[]),
        race(Counts::of([2, 1, 2, 0, 1, 1]), near, &[]),
        race(Counts::of([2, 1, 2, 0, 2, 1]), [1; 5], &[]),
        race(Counts::of([4, 0, 0, 0, 0, 0]), [3, 1, 1, 1, 1], &[]),
        race(Counts::of([0, 0, 3, 1, 0, 0]), [3, 1, 1, 1, 1], &[]),
        race(Counts::of([0, 1, 1, 1, 3, 2]), home, &wolf),
        race(Counts::of([0, 0, 0, 0, 4, 0]), near, &[]),
        race(Counts::of([0, 0, 0, 0, 3, 3]), near, &[]),
        race(Counts::of([0, 0, 2, 0, 3, 3]), near, &[]),
        race(Counts::of([0, 0, 2, 0, 3, 3]), home, &wolf),
        race(Counts::of([0, 0, 4, 0, 0, 0]), near, &[]),
    ]
}

/// What apprentices see before a play that starts a race and before a move.
fn moves() -> Vec<Preview> {
    let run = |animal, from: u8, cards: u8, boost: u8| {
        let to = (from + cards + boost).min(FINISH);
        let place = (to == FINISH).then_some(1);
        Run { animal, cards, steps: cards, from, to, stays: None, lost: 0, boost, place }
    };
    let opens = |from| {
        let runs: Vec<Run> = Animal::ALL.map(|animal| run(animal, from, 1 + animal as u8 % 2, 0)).into();
        let (runs, trigger) = (runs.into_iter().collect(), Trigger { four: None, eight: true });
        Preview::Opens { of_animal: 2, in_all: 8, trigger, runs, ends: from > 9, first: Some(seat(1)) }
    };
    let moved = |run: Run, left, places: Option<Places>| {
        let next = places.is_none().then_some(seat(1));
        Preview::Move { run, left, ends: run.to == FINISH, places, next }
    };
    vec![
        opens(3),
        opens(10),
        opens(11),
        moved(run(Animal::Fox, 3, 2, 0), 3, None),
        moved(run(Animal::Fox, 3, 1, 2), 1, None),
        moved(run(Animal::Fox, 9, 4, 0), 2, None),
        moved(run(Animal::Lamb, 3, 2, 0), 0, None),
        moved(run(Animal::Lamb, 4, 2, 0), 0, Some([1, 2, 3, 4, 5])),
        moved(run(Animal::Lamb, 11, 2, 0), 0, Some([5, 2, 3, 4, 1])),
    ]
}

fn choices(out: &mut String) {
    for action in actions() {
        tell(out, |_| Some(fable::action(Lang::En, &action)));
    }
    for refusal in refusals() {
        tell(out, |_| Some(fable::refusal(Lang::En, &refusal)));
    }
    for preview in bets().chain(races()).chain(moves()) {
        tell(out, |viewer| Some(fable::preview(Lang::En, &preview, &NAMES, viewer)));
        if let Preview::Play { runs, .. } = preview {
            let lands: Vec<String> = runs.iter().map(|run| fable::landing(Lang::En, run)).collect();
            let _ = writeln!(out, "        {}", lands.join(" | "));
        }
    }
}

#[test]
fn a_preview_fits_the_button() {
    for preview in bets().chain(races()).chain(moves()) {
        let text = fable::preview(Lang::En, &preview, &NAMES, Viewer::Public);
        assert!(text.chars().count() <= 60, "{text}");
    }
}

#[test]
fn sentences_read_as_they_are_stored() {
    let mut out = String::new();
    log(&mut out);
    choices(&mut out);
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
    let cards = [Card::Fox, Card::Lamb, Card::Howl].map(Some);
    let told = |lang| fable::draws(lang, seat(1), &cards, &NAMES, Viewer::Public);
    assert_eq!(told(Lang::Pseudo), told(Lang::En).map(|text| format!("⟦{text}⟧")));
    for preview in bets().chain(races()).chain(moves()) {
        let told = |lang| fable::preview(lang, &preview, &NAMES, Viewer::Public);
        assert_eq!(told(Lang::Pseudo), format!("⟦{}⟧", told(Lang::En)));
    }
}
