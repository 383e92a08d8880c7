//! The log of Hare and Tortoise: every sentence, in a file to be read by eye (`UPDATE=1` writes it anew), whole games,
//! and the end of games told from sentences alone.

mod told;

use furrow_carrots::{
    Beat, Decided, Effect, End, FINISH, Hare, HareTable, LETTUCES, Loss, Marker, Release, Setup, StartsOver,
    State, Stay, TEN,
};
use furrow_game::{Game, Seat, Viewer};
use furrow_text::{Lang, carrots};
use std::fmt::Write;
use told::{NAMES, number_after, play, records, stored::reads_as_stored, wander};

fn moving(marker: Marker) -> Vec<Beat> {
    let seat = Seat::new(1);
    let mut beats = vec![Beat::Starts { seat }, Beat::Round { round: 2 }, Beat::TurnLost { seat }];
    for (from, to, cost) in [(0, 1, 1), (0, 11, 66), (22, 28, 21), (57, FINISH, 28), (63, FINISH, 1)] {
        beats.push(Beat::Forward { seat, marker, from, to, cost });
    }
    beats.push(Beat::Back { seat, marker, from: 28, to: 24, income: 40 });
    beats.push(Beat::Back { seat, marker, from: 12, to: 11, income: 10 });
    for position in 1..=6 {
        let income = 10 * u32::from(position);
        beats.push(Beat::PositionIncome { seat, marker, space: 17, position, income });
        beats.push(Beat::Eats { seat, marker, position, income });
    }
    beats.extend([Beat::Takes { seat, marker }, Beat::Gives { seat, marker }]);
    beats.push(Beat::OnLettuce { seat, marker, space: 22 });
    for why in [StartsOver::Stuck, StartsOver::NoCarrot] {
        for (from, topped_up) in [(0, 1), (28, 0), (28, 1), (28, 64)] {
            beats.push(Beat::Restarts { seat, marker, from, topped_up, why });
        }
    }
    beats
}

const STAYS: [Stay; 7] = [
    Stay::NoCarrotSpace,
    Stay::First,
    Stay::Last,
    Stay::NeighbourHome,
    Stay::NeighbourOnStart,
    Stay::NoSpace,
    Stay::FinishClosed,
];

fn hares(marker: Marker) -> Vec<Beat> {
    let seat = Seat::new(1);
    let roll =
        |(die, effect): (u8, Effect)| Beat::Rolls { seat, marker, die: die % 6 + 1, position: 2, effect };
    let mut beats: Vec<Beat> = (0..).zip(Effect::ALL).map(roll).collect();
    beats.extend([Beat::HareIsQuiet { seat, marker }, Beat::WillEat { seat, marker }]);
    beats.extend([Beat::EatsCarrot { seat, marker }, Beat::Again { seat, marker }]);
    beats.extend([Loss::Die, Loss::NoLettuce].map(|why| Beat::WillLoseTurn { seat, why }));
    for (effect, to) in [
        (Effect::CarrotBack, 5),
        (Effect::CarrotForward, 21),
        (Effect::PositionBack, 7),
        (Effect::PositionForward, 63),
        (Effect::PositionForward, FINISH),
    ] {
        beats.push(Beat::HareMoves { seat, marker, effect, from: 14, to });
    }
    let effect = Effect::PositionBack;
    beats.extend(STAYS.map(|why| Beat::HareStays { seat, marker, effect, why }));
    beats.push(Beat::HareStays { seat, marker, effect: Effect::Again, why: Stay::NoMove });
    beats.extend([0, 1, 21].map(|back| Beat::Free { seat, marker, back }));
    beats
}

fn waiting(marker: Marker) -> Vec<Beat> {
    let seat = Seat::new(1);
    let mut beats = vec![Beat::Waits { seat, marker }, Beat::NotPassed { seat, marker, income: 10 }];
    for passed in [1, 3] {
        beats.push(Beat::Passes { seat, marker, waiting: (Seat::new(0), marker.other()), passed });
    }
    beats.push(Beat::Passes { seat: Seat::new(0), marker, waiting: (seat, marker), passed: 2 });
    for (passed, paid) in [(1, 10), (2, 20), (2, 15), (1, 1), (1, 0)] {
        beats.push(Beat::Passed { seat, marker, passed, paid });
    }
    beats
}

fn ending(marker: Marker) -> Vec<Beat> {
    let seat = Seat::new(1);
    let mut beats = vec![Beat::Bound { seat, marker }];
    beats.extend([Release::Moves, Release::NoMove].map(|why| Beat::Released { seat, marker, why }));
    for place in 1..=5 {
        let of = marker.index() as u8 + 1; // marker B is at the table of two
        beats.extend([Beat::MarkerHome { seat, marker, of, place }, Beat::PlayerHome { seat, of, place }]);
    }
    beats.extend([End::OneLeft, End::BothHome, End::RoundLimit].map(|why| Beat::GameEnds { why }));
    let deciders = match marker {
        Marker::A => [Decided::Home, Decided::Left, Decided::Shared],
        Marker::B => [Decided::BothHome, Decided::OtherHome, Decided::Shared],
    };
    let counted = [Decided::Spaces(1), Decided::Spaces(12), Decided::Lettuces(1), Decided::Lettuces(2)];
    let decided = deciders.into_iter().chain(counted).chain([Decided::Lettuces(0)]);
    beats.extend((1..).zip(decided).map(|(n, by)| Beat::Ranks { seat, rank: n % 6 + 1, by }));
    beats
}

fn beats(marker: Marker) -> Vec<Beat> {
    [moving(marker), hares(marker), waiting(marker), ending(marker)].concat()
}

fn viewers() -> [Viewer; 3] {
    [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))]
}

/// One marker each and marker A; two each, and marker B.
const TABLES: [(&[&str], Marker); 2] = [(&["Ann", "Bea", "Carl"], Marker::A), (&["Ann", "Bea"], Marker::B)];

#[test]
fn sentences_read_as_they_are_stored() {
    let mut out = String::new();
    for (names, marker) in TABLES {
        for beat in beats(marker) {
            let mut told = Vec::new();
            for viewer in viewers() {
                let text = carrots::sentence(Lang::En, &beat, names, viewer);
                assert!(text.iter().all(|text| text.ends_with('.') && !text.contains("  ")), "{text:?}");
                if !told.contains(&text) {
                    let _ = writeln!(out, "{viewer:>6}: {}", text.as_deref().unwrap_or("-"));
                    told.push(text);
                }
            }
        }
    }
    reads_as_stored("carrots-sentences.txt", &out);
}

#[test]
fn only_what_another_beat_says_is_left_out() {
    for (names, marker) in TABLES {
        for beat in beats(marker) {
            let said = match beat {
                Beat::WillLoseTurn { why: Loss::Die, .. }
                | Beat::Again { .. }
                | Beat::Released { why: Release::Moves, .. } => false,
                Beat::MarkerHome { .. } => names.len() == 2,
                _ => true,
            };
            let text = carrots::sentence(Lang::En, &beat, names, Viewer::Public);
            assert_eq!(text.is_some(), said, "{beat:?}");
        }
    }
}

#[test]
fn the_pseudo_language_brackets_a_sentence_once() {
    for (names, marker) in TABLES {
        for beat in beats(marker) {
            for viewer in viewers() {
                let told = |lang| carrots::sentence(lang, &beat, names, viewer);
                assert_eq!(told(Lang::Pseudo), told(Lang::En).map(|text| format!("⟦{text}⟧")));
            }
        }
    }
}

#[test]
fn a_marker_has_a_letter_where_there_are_two() {
    let letters = |(names, marker): (&[&str], Marker)| {
        let told = beats(marker)
            .into_iter()
            .filter_map(|beat| carrots::sentence(Lang::En, &beat, names, Viewer::Public));
        told.filter(|text| text.contains("arker A") || text.contains("arker B")).count()
    };
    assert!(letters(TABLES[1]) > 60);
    let bound =
        |beat: &Beat| matches!(beat, Beat::Bound { .. } | Beat::Released { .. } | Beat::Passes { .. });
    let (names, marker) = TABLES[0];
    for beat in beats(marker).into_iter().filter(|beat| !bound(beat)) {
        let text = carrots::sentence(Lang::En, &beat, names, Viewer::Public);
        assert!(text.iter().all(|text| !text.contains("arker A")), "{text:?}");
    }
}

/// What a reader of the log alone has noted: printed numbers, the start as 64.
struct Notes {
    at: Vec<[u32; 2]>,
    carrots: Vec<u32>,
    lettuces: Vec<u32>,
}

/// The printed number that a sentence says a marker has come to.
fn landing(text: &str) -> Option<u32> {
    if text.contains("starts over") {
        return Some(64);
    }
    let moves = [" forward", " back", "takes"].iter().any(|word| text.contains(word));
    if !moves || !text.contains(" from ") {
        return None;
    }
    let to = text.split_once(" to ")?.1;
    if to.starts_with("the finish") { Some(0) } else { number_after(to, "on ").or(number_after(to, "")) }
}

impl Notes {
    fn read(&mut self, text: &str, names: &[&str]) {
        let Some(seat) = names.iter().position(|name| spoken_of(text) == *name) else { return };
        let marker = usize::from(text.contains("with marker B"));
        if let Some(to) = landing(text) {
            self.at[seat][marker] = to;
        }
        let n = counted(text);
        if text.contains(" eats a lettuce") {
            self.lettuces[seat] -= 1;
        }
        if text.contains(" waits ") || text.contains(" rolls ") {
            return;
        }
        let pays = text.contains("pays ") || text.contains(" eats 1 carrot");
        let gets = text.contains("takes ") || text.contains(" added");
        if pays {
            self.carrots[seat] = self.carrots[seat].checked_sub(n).expect(text);
        } else if gets {
            self.carrots[seat] += n;
        }
    }
}

/// How many carrots a sentence speaks of.
fn counted(text: &str) -> u32 {
    let words: Vec<&str> = text.split([' ', ',']).collect();
    let pairs = words.windows(2).filter(|pair| pair[1].starts_with("carrot"));
    pairs.filter_map(|pair| pair[0].parse().ok()).next().unwrap_or(0)
}

/// Whom a sentence is about.
fn spoken_of(text: &str) -> &str {
    if let Some(rest) = text.strip_prefix("The hare takes ") {
        return rest.split(' ').next().unwrap();
    }
    if text.contains(" passed ") {
        return text.rsplit_once(": ").unwrap().1.split(' ').next().unwrap();
    }
    text.split(' ').next().unwrap()
}

/// The end can be told from the sentences, and the ranks.
fn is_told(steps: &[Vec<Beat>], game: &State) {
    let names = &NAMES[..usize::from(game.setup.seats)];
    let mut notes = Notes {
        at: vec![[64; 2]; names.len()],
        carrots: vec![game.setup.start_carrots; names.len()],
        lettuces: vec![LETTUCES[game.setup.markers() - 1].into(); names.len()],
    };
    let sentence = |beat: &Beat| carrots::sentence(Lang::En, beat, names, Viewer::Public);
    let told: Vec<String> = steps.iter().flatten().filter_map(sentence).collect();
    told.iter().for_each(|text| notes.read(text, names));
    agree(&notes, game, names);
    for (name, rank) in names.iter().zip(game.ranks().unwrap()) {
        let line =
            |text: &String| text.starts_with(&rank.to_string()) && text.contains(&format!(": {name}, "));
        assert!(told.iter().any(line), "{name} is {rank}");
    }
}

#[test]
fn the_end_can_be_told_from_the_sentences() {
    let standard = ["carrots-2", "carrots-3", "carrots-4", "carrots-5", "carrots-6"];
    let options = ["carrots-2-mso", "carrots-3-blank", "carrots-3-intellect", "carrots-3-table"];
    let more = ["carrots-3-limit", "carrots-4-ravensburger"];
    for name in standard.iter().chain(&options).chain(&more) {
        for record in &records("carrots", name) {
            let (steps, game) = play::<State>(record, Viewer::Public);
            is_told(&steps, &game);
        }
    }
}

/// Few carrots and a hare that wants them: markers start over, and pay all there is.
#[test]
fn the_end_of_a_poor_game_can_be_told_too() {
    let eaten = HareTable([[Effect::EatCarrot; 6]; 6]);
    let mut rare = [0; 3];
    for number in 0..120 {
        let hare = [Hare::Mso, Hare::Table(eaten), Hare::Abacus][number as usize % 3];
        let start_carrots = [3, 10, 40][number as usize / 3 % 3];
        let seats = 2 + (number % 5) as u8;
        let setup = Setup { hare, start_carrots, round_limit: 60, ..Setup::standard(seats) };
        let (steps, game) = wander::<State>(&setup, number, Viewer::Public);
        is_told(&steps, &game);
        for beat in steps.iter().flatten() {
            match *beat {
                Beat::Restarts { why: StartsOver::Stuck, .. } => rare[0] += 1,
                Beat::Restarts { why: StartsOver::NoCarrot, .. } => rare[1] += 1,
                Beat::Passed { passed, paid, .. } if paid < TEN * u32::from(passed) => rare[2] += 1,
                _ => {}
            }
        }
    }
    assert!(rare.iter().all(|times| *times > 0), "{rare:?}");
}

fn agree(notes: &Notes, game: &State, names: &[&str]) {
    for (seat, name) in Seat::all(names.len() as u8).zip(names) {
        for marker in game.markers() {
            let left = u32::from(FINISH - game.space_of(seat, marker));
            assert_eq!(notes.at[seat.index()][marker.index()], left, "marker {marker} of {name}");
        }
        assert_eq!(notes.carrots[seat.index()], game.carrots[seat.index()], "carrots of {name}");
        assert_eq!(
            notes.lettuces[seat.index()],
            u32::from(game.lettuces[seat.index()]),
            "lettuces of {name}"
        );
    }
}

fn transcript(name: &str, viewer: Viewer) -> String {
    let record = &records("carrots", name)[0];
    let (steps, _) = play::<State>(record, viewer);
    let names = &NAMES[..usize::from(record.seats)];
    let told: Vec<String> =
        steps.iter().flatten().filter_map(|beat| carrots::sentence(Lang::En, beat, names, viewer)).collect();
    told.join("\n") + "\n"
}

#[test]
fn a_game_reads_as_it_is_stored() {
    let seat = Viewer::Seat(Seat::new(0));
    reads_as_stored("carrots-transcript-3.txt", &transcript("carrots-3", seat));
    reads_as_stored("carrots-transcript-2-mso.txt", &transcript("carrots-2-mso", Viewer::Public));
}
