//! Beats as data for the browser.

use super::{names, told};
use crate::page::{Happening, Scene};
use furrow_fable::{Animal, Beat, Card, Play, State, Stay};
use furrow_game::Seat;
use serde_json::{Value, json};

/// The news of a happening in order, for the stream: `k` says what it is, `text` says it in words.
pub(super) fn json(scene: &Scene<'_, State>, happening: &Happening<Beat>) -> Value {
    let names = names(scene);
    let news = told::told(&happening.beats).into_iter().map(|told| {
        let mut beat = match &told {
            told::Told::Beat(beat, _) => fields(beat),
            told::Told::Draws(seat, cards, _) => {
                json!({"k": "draws", "seat": seat.number(), "n": cards.len()})
            }
        };
        beat["text"] = json!(told.sentence(scene.lang, &names, scene.viewer));
        beat["ruling"] = json!(told.ruling());
        beat
    });
    Value::Array(news.collect())
}

fn fields(beat: &Beat) -> Value {
    match *beat {
        Beat::Starts { seat } => json!({"k": "starts", "seat": seat.number()}),
        Beat::BetDealt { seat, .. } => json!({"k": "bet_dealt", "seat": seat.number()}),
        Beat::Stream { space } => json!({"k": "stream", "space": space}),
        Beat::Draws { seat, .. } => json!({"k": "draws", "seat": seat.number(), "n": 1}),
        Beat::LaysBet { seat, .. } => json!({"k": "lays_bet", "seat": seat.number()}),
        Beat::Plays { seat, play, of_animal, in_all } => json!({
            "k": "plays", "seat": seat.number(), "animal": play.animal.name(), "cards": cards(play),
            "of_animal": of_animal, "in_all": in_all,
        }),
        Beat::PileForms { .. } => json!({"k": "pile_forms"}),
        Beat::RaceStarts { .. } => json!({"k": "race_starts"}),
        Beat::Howl { wolf_home } => json!({"k": "howl", "home": wolf_home}),
        Beat::Stays { animal, why, .. } => json!({"k": "stays", "animal": animal.name(), "why": stay(why)}),
        Beat::Runs { animal, from, to, lost, .. } => {
            json!({"k": "runs", "animal": animal.name(), "from": from, "to": to, "lost": lost})
        }
        Beat::Crosses { animal, place } => json!({"k": "crosses", "animal": animal.name(), "place": place}),
        Beat::Turbo { space, animal } => json!({"k": "turbo", "space": space, "animal": animal.name()}),
        Beat::Choosers { order } => {
            let order: Vec<u8> = order.into_iter().flatten().map(Seat::number).collect();
            json!({"k": "choosers", "order": order})
        }
        Beat::Moves { seat, animal, from, to, .. } => json!({
            "k": "moves", "seat": seat.number(), "animal": animal.name(), "from": from, "to": to,
        }),
        Beat::Boosts { animal, from, to } => {
            json!({"k": "boosts", "animal": animal.name(), "from": from, "to": to})
        }
        Beat::Arrives { animal, place } => json!({"k": "arrives", "animal": animal.name(), "place": place}),
        Beat::RaceCompletes => json!({"k": "race_completes"}),
        Beat::Places { place, animals, points } => {
            let animals: Vec<&str> = animals.into_iter().flatten().map(Animal::name).collect();
            json!({"k": "places", "place": place, "animals": animals, "points": points})
        }
        Beat::Clears { .. } => json!({"k": "clears"}),
        Beat::Token { to } => json!({"k": "token", "to": to.number()}),
        Beat::GameEnds => json!({"k": "game_ends"}),
        Beat::Reveals { seat, bets, points } => {
            let bets: Vec<&str> = bets.into_iter().flatten().map(Card::name).collect();
            json!({"k": "reveals", "seat": seat.number(), "bets": bets, "points": points})
        }
        Beat::TieBroken { seat, over, animal } => json!({
            "k": "tie_broken", "seat": seat.number(), "over": over.number(), "animal": animal.name(),
        }),
        Beat::Ranks { seat, rank, total } => {
            json!({"k": "ranks", "seat": seat.number(), "rank": rank, "total": total})
        }
        Beat::NextGame { game } => json!({"k": "next_game", "game": game}),
    }
}

fn cards(play: Play) -> Vec<&'static str> {
    play.cards().cards().map(Card::name).collect()
}

/// The word for why an animal stays.
const fn stay(why: Stay) -> &'static str {
    match why {
        Stay::NoCard => "no_card",
        Stay::Nap => "nap",
        Stay::Howl => "howl",
        Stay::Home => "home",
        Stay::Third => "third",
    }
}
