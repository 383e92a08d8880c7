//! Beats as data for the browser. Spaces are the record's, which count up: cells of the board carry the same numbers.

use furrow_carrots::{Beat, Decided, End, Loss, Marker, Release, StartsOver, Stay};
use furrow_game::Seat;
use serde_json::{Value, json};

/// A beat as an object: `k` says what it is.
pub(super) fn fields(beat: &Beat) -> Value {
    match *beat {
        Beat::Starts { seat } => json!({"k": "starts", "seat": seat.number()}),
        Beat::Round { round } => json!({"k": "round", "round": round}),
        Beat::Forward { seat, marker, from, to, cost } => {
            of("forward", seat, marker, json!({"from": from, "to": to, "cost": cost}))
        }
        Beat::Back { seat, marker, from, to, income } => {
            of("back", seat, marker, json!({"from": from, "to": to, "income": income}))
        }
        Beat::PositionIncome { seat, marker, space, position, income } => of(
            "position_income",
            seat,
            marker,
            json!({"space": space, "position": position, "income": income}),
        ),
        Beat::Takes { seat, marker } => of("takes", seat, marker, json!({})),
        Beat::Gives { seat, marker } => of("gives", seat, marker, json!({})),
        Beat::OnLettuce { seat, marker, space } => of("on_lettuce", seat, marker, json!({"space": space})),
        Beat::Eats { seat, marker, position, income } => {
            of("eats", seat, marker, json!({"position": position, "income": income}))
        }
        Beat::TurnLost { seat } => json!({"k": "turn_lost", "seat": seat.number()}),
        Beat::Rolls { .. }
        | Beat::HareIsQuiet { .. }
        | Beat::WillLoseTurn { .. }
        | Beat::WillEat { .. }
        | Beat::EatsCarrot { .. }
        | Beat::HareMoves { .. }
        | Beat::HareStays { .. }
        | Beat::Free { .. }
        | Beat::Again { .. } => hare(beat),
        Beat::Restarts { seat, marker, from, topped_up, why } => {
            let why = starts_over(why);
            of("restarts", seat, marker, json!({"from": from, "topped_up": topped_up, "why": why}))
        }
        Beat::Waits { .. } | Beat::Passes { .. } | Beat::NotPassed { .. } | Beat::Passed { .. } => mso(beat),
        _ => home(beat),
    }
}

/// Hare spaces (P16 to P20).
fn hare(beat: &Beat) -> Value {
    match *beat {
        Beat::Rolls { seat, marker, die, position, effect } => {
            let effect = effect.name();
            of("rolls", seat, marker, json!({"die": die, "position": position, "effect": effect}))
        }
        Beat::HareIsQuiet { seat, marker } => of("hare_is_quiet", seat, marker, json!({})),
        Beat::WillLoseTurn { seat, why } => {
            json!({"k": "will_lose_turn", "seat": seat.number(), "why": loss(why)})
        }
        Beat::WillEat { seat, marker } => of("will_eat", seat, marker, json!({})),
        Beat::EatsCarrot { seat, marker } => of("eats_carrot", seat, marker, json!({})),
        Beat::HareMoves { seat, marker, effect, from, to } => {
            let effect = effect.name();
            of("hare_moves", seat, marker, json!({"effect": effect, "from": from, "to": to}))
        }
        Beat::HareStays { seat, marker, effect, why } => {
            of("hare_stays", seat, marker, json!({"effect": effect.name(), "why": stay(why)}))
        }
        Beat::Free { seat, marker, back } => of("free", seat, marker, json!({"back": back})),
        Beat::Again { seat, marker } => of("again", seat, marker, json!({})),
        _ => unreachable!("nothing of a hare space: {beat:?}"),
    }
}

/// Hare spaces by the `mso` table (P24).
fn mso(beat: &Beat) -> Value {
    match *beat {
        Beat::Waits { seat, marker } => of("waits", seat, marker, json!({})),
        Beat::Passes { seat, marker, waiting: (other, which), passed } => {
            let waiting = json!({"seat": other.number(), "marker": which.name()});
            of("passes", seat, marker, json!({"waiting": waiting, "passed": passed}))
        }
        Beat::NotPassed { seat, marker, income } => of("not_passed", seat, marker, json!({"income": income})),
        Beat::Passed { seat, marker, passed, paid } => {
            of("passed", seat, marker, json!({"passed": passed, "paid": paid}))
        }
        _ => unreachable!("nothing of the mso table: {beat:?}"),
    }
}

/// Markers bound and home, the end and the ranks (P21 to P23).
fn home(beat: &Beat) -> Value {
    match *beat {
        Beat::MarkerHome { seat, marker, of: markers, place } => {
            of("marker_home", seat, marker, json!({"of": markers, "place": place}))
        }
        Beat::PlayerHome { seat, of: markers, place } => {
            json!({"k": "player_home", "seat": seat.number(), "of": markers, "place": place})
        }
        Beat::Bound { seat, marker } => of("bound", seat, marker, json!({})),
        Beat::Released { seat, marker, why } => of("released", seat, marker, json!({"why": release(why)})),
        Beat::GameEnds { why } => json!({"k": "game_ends", "why": ends(why)}),
        Beat::Ranks { seat, rank, by } => {
            let (by, n) = decided(by);
            json!({"k": "ranks", "seat": seat.number(), "rank": rank, "by": by, "n": n})
        }
        _ => unreachable!("nothing of the end: {beat:?}"),
    }
}

/// A beat of a seat's marker, with what else is to say of it.
fn of(k: &str, seat: Seat, marker: Marker, mut more: Value) -> Value {
    more["k"] = json!(k);
    more["seat"] = json!(seat.number());
    more["marker"] = json!(marker.name());
    more
}

/// The word for why a marker stays where it is.
const fn stay(why: Stay) -> &'static str {
    match why {
        Stay::NoCarrotSpace => "no_carrot_space",
        Stay::First => "first",
        Stay::Last => "last",
        Stay::NeighbourHome => "neighbour_home",
        Stay::NeighbourOnStart => "neighbour_on_start",
        Stay::NoSpace => "no_space",
        Stay::FinishClosed => "finish_closed",
        Stay::NoMove => "no_move",
    }
}

const fn starts_over(why: StartsOver) -> &'static str {
    match why {
        StartsOver::Stuck => "stuck",
        StartsOver::NoCarrot => "no_carrot",
    }
}

const fn loss(why: Loss) -> &'static str {
    match why {
        Loss::Die => "die",
        Loss::NoLettuce => "no_lettuce",
    }
}

const fn release(why: Release) -> &'static str {
    match why {
        Release::Moves => "moves",
        Release::NoMove => "no_move",
    }
}

const fn ends(why: End) -> &'static str {
    match why {
        End::OneLeft => "one_left",
        End::BothHome => "both_home",
        End::RoundLimit => "round_limit",
    }
}

/// The word for what gave a rank, and the number that goes with it.
const fn decided(by: Decided) -> (&'static str, Option<u8>) {
    match by {
        Decided::Home => ("home", None),
        Decided::Left => ("left", None),
        Decided::BothHome => ("both_home", None),
        Decided::OtherHome => ("other_home", None),
        Decided::Spaces(n) => ("spaces", Some(n)),
        Decided::Lettuces(n) => ("lettuces", Some(n)),
        Decided::Shared => ("shared", None),
    }
}

/// How much a beat matters to someone who looks up: who is home first, then what nobody chose. That a round begins, and
/// what the sentence before it says already, goes without saying.
pub(super) fn weight(beat: &Beat) -> u8 {
    match beat {
        Beat::Ranks { rank: 1, .. } => 12,
        Beat::PlayerHome { .. } => 11,
        Beat::MarkerHome { of: 2.., .. } | Beat::Restarts { .. } => 10,
        Beat::GameEnds { .. } => 9,
        Beat::Rolls { .. } => 8,
        Beat::HareMoves { .. } | Beat::Passed { .. } => 7,
        Beat::TurnLost { .. } | Beat::Eats { .. } | Beat::HareStays { .. } => 6,
        Beat::PositionIncome { .. } | Beat::Back { .. } | Beat::Free { .. } => 5,
        Beat::Forward { .. } | Beat::Starts { .. } | Beat::NotPassed { .. } => 4,
        Beat::Round { .. }
        | Beat::MarkerHome { .. }
        | Beat::WillLoseTurn { why: Loss::Die, .. }
        | Beat::Again { .. }
        | Beat::Released { why: Release::Moves, .. } => 0,
        _ => 3,
    }
}

/// How long a beat lasts at normal speed, in milliseconds.
pub(super) fn lasts(beat: &Beat) -> u64 {
    match *beat {
        Beat::Starts { .. } => 260,
        Beat::Forward { from, to, .. } => hops(to - from),
        Beat::Back { from, to, .. } => hops(from - to),
        Beat::HareMoves { from, to, .. } => hops(from.abs_diff(to)),
        Beat::PositionIncome { .. }
        | Beat::Takes { .. }
        | Beat::Gives { .. }
        | Beat::NotPassed { .. }
        | Beat::Passed { .. }
        | Beat::Free { .. } => 620,
        Beat::Eats { .. } => 900,
        Beat::EatsCarrot { .. } => 500,
        Beat::TurnLost { .. } | Beat::MarkerHome { .. } => 700,
        Beat::Rolls { .. } => 650 + 800,
        Beat::OnLettuce { .. }
        | Beat::WillEat { .. }
        | Beat::HareStays { .. }
        | Beat::HareIsQuiet { .. }
        | Beat::Waits { .. }
        | Beat::Passes { .. }
        | Beat::Bound { .. }
        | Beat::WillLoseTurn { why: Loss::NoLettuce, .. }
        | Beat::Released { why: Release::NoMove, .. } => 300,
        Beat::Restarts { from: 0, .. } => 1020,
        Beat::Restarts { .. } => 1720,
        Beat::GameEnds { .. } => 400,
        Beat::Ranks { .. } => 100,
        _ => 0,
    }
}

/// How long a marker takes for so many spaces: a hop of 190 ms, from the fourth 130, and all in 1.8 s at most.
fn hops(spaces: u8) -> u64 {
    let spaces = u64::from(spaces);
    (130 * spaces + 60 * spaces.min(3)).min(1800)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_way_is_gone_in_two_seconds() {
        assert_eq!([1, 3, 4, 12].map(hops), [190, 570, 700, 1740]);
        assert_eq!([13, 20, 64].map(hops), [1800; 3]);
    }
}
