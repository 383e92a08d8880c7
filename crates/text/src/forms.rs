//! Every animal and every count in the sentences that take them, to be read by eye in each language.

use crate::{Lang, Words, carrots, crazy_race, fable};
use furrow_carrots::Marker;
use furrow_fable::{Animal, Beat, Card, FINISH, Play, Refusal, Stay};
use furrow_game::{Seat, Viewer};

/// Sentences about one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forms {
    /// What they are about: an animal or the real title of a game.
    pub about: String,
    /// The sentences.
    pub sentences: Vec<String>,
}

const NAMES: [&str; 3] = ["Ann", "Bea", "Carl"];
const YOU: Viewer = Viewer::Seat(Seat::new(0));
const COUNTS: [u32; 5] = [0, 1, 2, 3, 21];

/// The animals of The Hare & the Tortoise and of Crazy Race with every count of cards and steps, and the carrots,
/// lettuces and places of Hare and Tortoise.
#[must_use]
pub fn forms(lang: Lang) -> Vec<Forms> {
    let kim = Animal::ALL.map(|animal| of_fable(lang, animal));
    let schacht = furrow_crazy_race::Animal::ALL.map(|animal| of_crazy_race(lang, animal));
    kim.into_iter().chain(schacht).chain([of_carrots(lang)]).collect()
}

fn of_fable(lang: Lang, animal: Animal) -> Forms {
    let [you, other] = [Seat::new(0), Seat::new(1)];
    let mut sentences = Vec::new();
    for n in 1..=4 {
        let play = Play::plain(animal, n);
        sentences.push(fable::action(lang, &furrow_fable::Action::Play(play)));
        sentences.push(fable::refusal(lang, &Refusal::FourOfAnAnimal { animal, fits: 4 - n }));
        let plays = [you, other].map(|seat| Beat::Plays { seat, play, of_animal: n, in_all: 4 + n });
        let runs = [
            Beat::Runs { animal, cards: n, steps: n, from: 0, to: n, lost: 0 },
            Beat::Runs { animal, cards: n, steps: n, from: 5, to: 5 + n, lost: n },
        ];
        sentences.extend(plays.iter().chain(&runs).filter_map(|beat| told(lang, beat)));
    }
    let card = Card::ALL.into_iter().find(|card| card.animal() == animal);
    let others = [
        Beat::BetDealt { seat: you, animal: Some(animal) },
        Beat::LaysBet { seat: you, card },
        Beat::Draws { seat: you, card },
        Beat::Turbo { space: 4, animal },
        Beat::Stays { animal, cards: 0, why: Stay::NoCard },
        Beat::Stays { animal, cards: 1, why: Stay::Howl },
        Beat::Stays { animal, cards: 2, why: Stay::Home },
        Beat::Stays { animal, cards: 3, why: Stay::Third },
        Beat::Runs { animal, cards: 2, steps: 2, from: 11, to: FINISH, lost: 0 },
        Beat::Crosses { animal, place: 1 },
        Beat::Moves { seat: other, animal, steps: 2, from: 6, to: 8 },
        Beat::Boosts { animal, from: 8, to: 10 },
        Beat::Arrives { animal, place: 2 },
        Beat::TieBroken { seat: you, over: other, animal },
        Beat::Reveals { seat: other, bets: [card, card, None], points: 6 },
    ];
    sentences.extend(others.iter().filter_map(|beat| told(lang, beat)));
    sentences.push(fable::refusal(lang, &Refusal::NoCardOf(animal)));
    sentences.push(fable::refusal(lang, &Refusal::HasMoved(animal)));
    Forms { about: fable::heading(lang, animal), sentences }
}

fn told(lang: Lang, beat: &Beat) -> Option<String> {
    fable::sentence(lang, beat, &NAMES, YOU)
}

fn of_crazy_race(lang: Lang, animal: furrow_crazy_race::Animal) -> Forms {
    use furrow_crazy_race::{Beat, Place, Refusal, State};
    let [you, other] = [Seat::new(0), Seat::new(1)];
    let mut beats = Vec::new();
    for points in 1..=4 {
        beats.extend([you, other].map(|seat| Beat::Moves { seat, animal, points }));
        beats.push(Beat::Lost { seat: other, animal, points });
    }
    for tile in [Some(1), Some(6), None] {
        beats.extend([Place::Turnaround, Place::Finish].map(|place| Beat::Tile {
            seat: other,
            animal,
            place,
            tile,
        }));
    }
    let news = State::news(lang, &beats, &NAMES, YOU);
    let mut sentences: Vec<String> = news.into_iter().map(|news| news.sentence).collect();
    sentences.push(crazy_race::refusal(lang, &Refusal::NotYourTurn));
    Forms { about: lang.with("crazy-race-animal-the-heading", [("animal", animal.name().into())]), sentences }
}

fn of_carrots(lang: Lang) -> Forms {
    use furrow_carrots::Beat;
    let (seat, marker) = (Seat::new(1), Marker::A);
    let mut beats = Vec::new();
    for n in COUNTS {
        beats.push(Beat::Forward { seat, marker, from: 0, to: 6, cost: n });
        beats.push(Beat::Back { seat, marker, from: 24, to: 19, income: n });
        beats.push(Beat::Free { seat, marker, back: n });
    }
    for position in 1..=6 {
        let income = 10 * u32::from(position);
        beats.push(Beat::Eats { seat, marker, position, income });
        beats.push(Beat::PositionIncome { seat, marker, space: 20, position, income });
        beats.push(Beat::PlayerHome { seat, of: 1, place: position });
    }
    let sentences = beats.iter().filter_map(|beat| carrots::sentence(lang, beat, &NAMES, YOU));
    Forms { about: lang.t("front-carrots-title"), sentences: sentences.collect() }
}
