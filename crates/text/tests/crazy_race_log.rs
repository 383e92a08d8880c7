//! The log of Crazy Race: every sentence, in a file to be read by eye (`UPDATE=1` writes it anew), a whole game, and
//! the end of games told from sentences alone.

mod told;

use furrow_crazy_race::{Animal, Beat, Deck, HOME, Hop, Laid, Place, Setup, State, Stay, TURNAROUND, Values};
use furrow_game::{Game, Seat, Viewer};
use furrow_text::{Lang, crazy_race};
use std::{collections::BTreeMap, fmt::Write};
use told::{NAMES, number_after, play, records, stored::reads_as_stored, wander};

fn seat(n: u8) -> Seat {
    Seat::new(n)
}

fn laying() -> Vec<Beat> {
    let seat = seat(1);
    let mut beats =
        vec![Beat::Starts { seat }, Beat::Reconstructed, Beat::Passes { seat }, Beat::Skipped { seat }];
    beats.extend((1..=3).map(|round| Beat::Round { round }));
    for (stage, card) in (1..).zip(Deck::RECONSTRUCTED.cards()) {
        beats.push(Beat::Stage { stage, number: 9 - stage, card: *card });
    }
    beats.extend([Values::one(3), Values::of(&[1, 1, 2, 6])].map(|cards| Beat::Recalls { seat, cards }));
    for at_side in [1, 2, 12] {
        beats.extend([None, Some(6)].map(|value| Beat::Lays { seat, side: 3, value, at_side }));
    }
    beats.extend([Beat::Closes { side: 4 }, Beat::Token { to: seat }]);
    beats
}

fn evaluating() -> Vec<Beat> {
    let laid = |n, value| Laid { side: 2, seat: seat(n), value };
    let turned =
        |cards: &[Laid], sums| Beat::TurnsUp { side: 2, cards: cards.iter().copied().collect(), sums };
    let (one, seat) = (Values::one(4), seat(1));
    let mut beats = vec![
        Beat::Evaluates,
        turned(&[laid(1, 6)], [0, 6, 0, 0]),
        turned(&[laid(2, 1), laid(1, 3), laid(2, 1)], [0, 3, 2, 0]),
        turned(&[laid(2, 3), laid(1, 2), laid(0, 6), laid(1, 1), laid(1, 1)], [6, 4, 3, 0]),
        Beat::Wins { side: 2, seat, sum: 6, by_order: false },
        Beat::Wins { side: 2, seat, sum: 6, by_order: true },
        Beat::Stay { side: 2, seat: None, why: Stay::NoCards },
        Beat::Stay { side: 2, seat: Some(seat), why: Stay::AllHome },
        Beat::Declines { seat, side: 2 },
        Beat::Clears { cards: [Values::NONE; 4] },
        Beat::Clears { cards: [Values::NONE, one, Values::NONE, Values::NONE] },
        Beat::Clears { cards: [Values::of(&[1, 2, 2]), one, one, Values::NONE] },
    ];
    beats.extend([1, 2].map(|left| Beat::Stops { seat, left }));
    beats
}

fn moving(animal: Animal) -> Vec<Beat> {
    let seat = seat(1);
    let mut beats = vec![Beat::Stay { side: 2, seat: Some(seat), why: Stay::Home(animal) }];
    beats.push(Beat::Moves { seat, animal, points: 4 });
    beats.extend((0..HOME).map(|from| Beat::Hops { seat, animal, hop: Hop { from, to: from + 1 } }));
    let jumps = [(0, 2), (0, 3), (5, 7), (4, 7), (5, 8), (6, 8), (9, HOME), (11, HOME)];
    beats.extend(jumps.map(|(from, to)| Beat::Hops { seat, animal, hop: Hop { from, to } }));
    for place in [Place::Turnaround, Place::Finish] {
        beats.extend([None, Some(5)].map(|tile| Beat::Tile { seat, animal, place, tile }));
    }
    beats.extend([1, 3].map(|points| Beat::Lost { seat, animal, points }));
    beats
}

fn ending() -> Vec<Beat> {
    let mut beats: Vec<Beat> = [false, true].map(|early| Beat::GameEnds { early }).into();
    for number in [1, 2] {
        let places = [None, Some(0), Some(5), Some(TURNAROUND), Some(7), Some(11)];
        beats.extend(places.map(|progress| Beat::Penalty { number, progress }));
        beats.extend([None, Some(6)].map(|tile| Beat::LosesTile { seat: seat(1), number, tile }));
    }
    for (a, b) in [(0, 3), (1, 2), (2, 1)] {
        beats.push(Beat::TieBroken { seat: seat(a), over: seat(b), progress: 7, behind: 4 });
    }
    beats.extend((1..=4).map(|rank| Beat::Ranks { seat: seat(1), rank, total: 4 - rank }));
    beats
}

fn beats() -> Vec<Beat> {
    let moving = Animal::ALL.into_iter().flat_map(moving);
    laying().into_iter().chain(evaluating()).chain(moving).chain(ending()).collect()
}

fn viewers() -> [Viewer; 3] {
    [Viewer::Public, Viewer::Seat(seat(1)), Viewer::Seat(seat(2))]
}

#[test]
fn sentences_read_as_they_are_stored() {
    let mut out = String::new();
    for beat in beats() {
        let mut told = Vec::new();
        for viewer in viewers() {
            let text = crazy_race::sentence(Lang::En, &beat, &NAMES, viewer).unwrap();
            assert!(text.ends_with('.') && !text.contains("  "), "{text}");
            if !told.contains(&text) {
                let _ = writeln!(out, "{viewer:>6}: {text}");
                told.push(text);
            }
        }
    }
    reads_as_stored("crazy-race-sentences.txt", &out);
}

#[test]
fn the_pseudo_language_brackets_a_sentence_once() {
    for beat in beats() {
        for viewer in viewers() {
            let told = |lang| crazy_race::sentence(lang, &beat, &NAMES, viewer).unwrap();
            assert_eq!(told(Lang::Pseudo), format!("⟦{}⟧", told(Lang::En)));
            let told = |lang| crazy_race::sentences(lang, std::slice::from_ref(&beat), &NAMES, viewer);
            assert_eq!(told(Lang::Pseudo), [format!("⟦{}⟧", told(Lang::En)[0])]);
        }
    }
}

#[test]
fn a_move_is_one_sentence_and_its_tiles_follow() {
    let (seat, animal) = (seat(0), Animal::Flyer);
    let hop = |from, to| Beat::Hops { seat, animal, hop: Hop { from, to } };
    let turned = Beat::Tile { seat, animal, place: Place::Turnaround, tile: Some(6) };
    let home = Beat::Tile { seat, animal, place: Place::Finish, tile: None };
    let lost = Beat::Lost { seat, animal, points: 1 };
    let told = |beats: &[Beat]| crazy_race::sentences(Lang::En, beats, &NAMES, Viewer::Public);
    let over = [Beat::Moves { seat, animal, points: 3 }, hop(4, 5), hop(5, 8), turned.clone(), hop(8, 9)];
    assert_eq!(
        told(&over),
        [
            "Ann moves the flyer by 3, from space 4 on the way out to space 3 on the way back, jumping 2 taken spaces.",
            "The flyer has turned: Ann takes the tile 6."
        ]
    );
    let ends = [Beat::Moves { seat, animal, points: 3 }, hop(10, 11), hop(11, HOME), home, lost];
    assert_eq!(
        told(&ends),
        [
            "Ann moves the flyer by 3, from space 2 on the way back across the line.",
            "The flyer is home, but no tile is left at the finish.",
            "1 point is left over and lost."
        ]
    );
    assert_eq!(
        told(&[hop(1, 2), hop(2, 4)]),
        ["Ann moves the flyer by 2, from space 1 to space 4 on the way out, jumping 1 taken space."]
    );
    let twice = [&over[..2], &over[..2]].concat();
    assert_eq!(told(&twice).len(), 2, "a move each");
}

/// What a reader of the log alone has noted.
#[derive(Default)]
struct Notes {
    /// The reader's own name.
    you: String,
    progress: BTreeMap<(String, String), u8>,
    tiles: BTreeMap<String, Vec<u32>>,
    points: BTreeMap<String, u32>,
    ranks: BTreeMap<String, u8>,
    recalled: Vec<String>,
    used: BTreeMap<String, Vec<char>>,
}

/// The progress that a place of the lane is.
fn progress(place: &str) -> u8 {
    match place {
        "the start" => 0,
        "the turnaround" => TURNAROUND,
        _ if place.ends_with("on the way out") => number_after(place, "space ").unwrap() as u8,
        _ => HOME - number_after(place, "space ").unwrap() as u8,
    }
}

/// What a reader is told to have done, as it is told of others.
const YOURS: [(&str, &str); 4] = [
    ("You move the ", "you moves the "),
    ("you take the tile ", "you takes the tile "),
    ("you lose the tile ", "you loses the tile "),
    ("You take your used cards back", "you takes the used cards back"),
];

impl Notes {
    /// The player of that name, or the reader.
    fn player(&self, called: &str) -> String {
        if called == "you" { self.you.clone() } else { called.to_owned() }
    }

    fn hear(&mut self, text: &str) {
        self.read(&YOURS.iter().fold(text.to_owned(), |text, (yours, theirs)| text.replace(yours, theirs)));
    }

    fn read(&mut self, text: &str) {
        let text = text.strip_suffix('.').unwrap();
        let text = text.split(", jumping").next().unwrap();
        if let Some((who, rest)) = text.split_once(" moves the ") {
            let (animal, way) = rest.split_once(" by ").unwrap();
            let to = way.split_once(" to ").map_or(HOME, |(_, to)| progress(to));
            self.progress.insert((self.player(who), animal.to_owned()), to);
        } else if let Some((before, tile)) = text.split_once(" takes the tile ") {
            let who = self.player(before.split_once(": ").unwrap().1);
            self.tiles.entry(who).or_default().push(tile.parse().unwrap());
        } else if let Some((before, tile)) = text.split_once(" loses the tile ") {
            let who = self.player(before.split_once(": ").unwrap().1);
            let tiles = self.tiles.get_mut(&who).unwrap();
            let at = tiles.iter().position(|own| own.to_string() == tile).unwrap();
            tiles.remove(at);
        } else if let Some((who, _)) = text.split_once(" takes the used cards back") {
            let who = self.player(who);
            self.used.remove(&who);
            self.recalled.push(who);
        } else if let Some((_, list)) = text.split_once("the cards are used: ") {
            for entry in list.replace(" and ", ", ").split(", ") {
                let (who, cards) = entry.split_once(' ').unwrap();
                let who = self.player(who);
                self.used.entry(who).or_default().extend(cards.chars().filter(char::is_ascii_digit));
            }
        } else if text.ends_with(" point") || text.ends_with(" points") {
            let (place, rest) = text.split_once(": ").unwrap();
            let who = self.player(rest.split_once(',').unwrap().0);
            self.points.insert(who.clone(), number_after(text, ", ").unwrap());
            self.ranks.insert(who, number_after(place, "").unwrap() as u8);
        }
    }
}

/// The end can be told from the sentences of all beats at once and from those of each step.
fn is_told(steps: &[Vec<Beat>], game: &State, viewer: Viewer) {
    let names = &NAMES[..usize::from(game.setup().seats)];
    let told = |beats: &[Beat]| crazy_race::sentences(Lang::En, beats, names, viewer);
    let you = viewer.seat().map_or("", |seat| names[seat.index()]);
    let mut notes = [(); 2].map(|()| Notes { you: you.to_owned(), ..Notes::default() });
    told(&steps.concat()).iter().for_each(|text| notes[0].hear(text));
    steps.iter().flat_map(|beats| told(beats)).for_each(|text| notes[1].hear(&text));
    notes.iter().for_each(|notes| agree(notes, game, names));
}

#[test]
fn the_end_can_be_told_from_the_sentences_by_who_watches_and_who_plays() {
    for viewer in viewers() {
        for name in ["crazy-race-3", "crazy-race-3-deck", "crazy-race-4"] {
            for record in &records("crazy-race", name) {
                let (steps, game) = play::<State>(record, viewer);
                is_told(&steps, &game, viewer);
            }
        }
        for number in 0..100 {
            let setup = Setup::standard(3 + (number % 2) as u8);
            let (steps, game) = wander::<State>(&setup, number, viewer);
            is_told(&steps, &game, viewer);
        }
    }
}

fn agree(notes: &Notes, game: &State, names: &[&str]) {
    let board = game.view(Viewer::Public).board;
    for (seat, name) in Seat::all(names.len() as u8).zip(names) {
        for animal in Animal::ALL {
            let noted = notes.progress.get(&((*name).to_owned(), animal.name().to_owned()));
            assert_eq!(noted.copied().unwrap_or(0), board.progress_of(seat, animal), "{name}'s {animal}");
        }
        let mut tiles = notes.tiles.get(*name).cloned().unwrap_or_default();
        tiles.sort_unstable();
        let held: Vec<u32> = board.tiles[seat.index()].iter().map(u32::from).collect();
        assert_eq!(tiles, held, "tiles of {name}");
        assert_eq!(notes.points[*name], held.iter().sum::<u32>());
        assert_eq!(notes.ranks[*name], game.ranks().unwrap()[seat.index()], "rank of {name}");
        assert_eq!(notes.recalled.contains(&(*name).to_owned()), board.recalled[seat.index()]);
        let mut used = notes.used.get(*name).cloned().unwrap_or_default();
        used.sort_unstable();
        let pile: Vec<char> = board.used[seat.index()].to_string().chars().filter(|c| *c != ' ').collect();
        assert_eq!(used, pile, "cards used by {name}");
    }
}

#[test]
fn a_game_reads_as_it_is_stored() {
    let viewer = Viewer::Seat(seat(0));
    let (steps, _) = play::<State>(&records("crazy-race", "crazy-race-4")[0], viewer);
    let told = crazy_race::sentences(Lang::En, &steps.concat(), &NAMES[..4], viewer);
    reads_as_stored("crazy-race-transcript.txt", &(told.join("\n") + "\n"));
}
