//! Beats as data for the browser.

use furrow_fable::{Animal, Beat, Card, Play, Stay};
use furrow_game::Seat;
use serde_json::{Value, json};

/// A beat as an object: `k` says what it is.
pub(super) fn fields(beat: &Beat) -> Value {
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

/// How much a beat matters to someone who looks up: races first. That others draw goes without saying.
pub(super) fn weight(beat: &Beat) -> u8 {
    match beat {
        Beat::Ranks { rank: 1, .. } => 12,
        Beat::TieBroken { .. } | Beat::NextGame { .. } => 11,
        Beat::Crosses { .. } | Beat::Arrives { .. } => 10,
        Beat::Howl { .. } | Beat::Stays { why: Stay::Nap, .. } => 9,
        Beat::Runs { lost: 1.., .. } | Beat::Boosts { .. } => 8,
        Beat::Token { .. } | Beat::Moves { .. } => 6,
        Beat::Plays { .. } => 5,
        // Where the race has run at once its outcome is told.
        Beat::RaceStarts { .. } | Beat::Starts { .. } | Beat::Choosers { .. } => 4,
        Beat::Runs { .. } | Beat::Stream { .. } | Beat::Places { points: 1.., .. } => 3,
        Beat::Draws { card: None, .. } => 0,
        Beat::Draws { .. } => 1,
        _ => 2,
    }
}

/// How long a beat lasts at normal speed, in milliseconds.
pub(super) fn lasts(beat: &Beat) -> u64 {
    let hops = |from: u8, to: u8| 180 + 160 * u64::from(to - from);
    match beat {
        Beat::Plays { .. } => 860,
        Beat::RaceStarts { .. } => 500,
        Beat::Howl { .. } => 1200,
        Beat::Stays { why: Stay::Nap, .. } => 1080,
        Beat::Runs { from, to, lost, .. } => hops(*from, *to) + if *lost > 0 { 550 } else { 0 },
        Beat::Moves { from, to, .. } => hops(*from, *to),
        Beat::Boosts { from, to, .. } => 260 + hops(*from, *to),
        Beat::Choosers { order } => 180 * order.iter().flatten().count() as u64,
        Beat::Turbo { .. } => 140,
        Beat::RaceCompletes => 400,
        Beat::Places { points: 1.., .. } => 430,
        Beat::Crosses { .. } | Beat::Arrives { .. } => 700,
        Beat::Token { .. } => 320,
        Beat::Reveals { .. } => 620,
        _ => 0,
    }
}
