//! A sentence a beat: the log, the just-happened strip and the screen reader say the same.

use super::word::{carrots, from, printed, stay, to};
use crate::{
    Arg, Lang,
    teller::{Teller, flag},
};
use furrow_carrots::{Beat, Decided, Effect, End, Loss, Marker, Release, StartsOver, TEN};
use furrow_game::{Seat, Viewer};

/// What happened, in a sentence; `None` if another beat beside it has said so. `names` has a name a seat; with two of
/// them there are two markers each, and their letters are told (P22). Spaces are told by their printed number (P1).
/// The ruling behind it is not in it: it is [`furrow_game::Beat::ruling`], for a link beside.
///
/// # Panics
/// If a seat of the beat has no name.
#[must_use]
pub fn sentence(lang: Lang, beat: &Beat, names: &[&str], viewer: Viewer) -> Option<String> {
    let teller = Teller { lang, names, viewer };
    Some(match *beat {
        // Said by the roll before it, or by the move with which a bound marker moves on.
        Beat::WillLoseTurn { why: Loss::Die, .. }
        | Beat::Again { .. }
        | Beat::Released { why: Release::Moves, .. } => return None,
        // With one marker each, its place is the player's, which is told next.
        Beat::MarkerHome { .. } if !two_markers(&teller) => return None,
        Beat::Starts { seat } => teller.about(seat, "carrots-log-starts", []),
        Beat::Round { round } => lang.with("carrots-log-round", [("round", round.into())]),
        Beat::Forward { .. }
        | Beat::Back { .. }
        | Beat::PositionIncome { .. }
        | Beat::Takes { .. }
        | Beat::Gives { .. }
        | Beat::OnLettuce { .. }
        | Beat::Eats { .. } => moves(&teller, beat),
        Beat::TurnLost { seat } => teller.about(seat, "carrots-log-turn-lost", []),
        Beat::Rolls { .. }
        | Beat::HareIsQuiet { .. }
        | Beat::WillLoseTurn { .. }
        | Beat::WillEat { .. }
        | Beat::EatsCarrot { .. }
        | Beat::HareMoves { .. }
        | Beat::HareStays { .. }
        | Beat::Free { .. } => hare(&teller, beat),
        Beat::Restarts { seat, marker, from: space, topped_up, why } => {
            let key = match why {
                StartsOver::Stuck => "carrots-log-stuck",
                StartsOver::NoCarrot => "carrots-log-no-carrot",
            };
            of(&teller, seat, marker, key, [("from", from(space)), carrots(topped_up)])
        }
        Beat::Waits { .. } | Beat::Passes { .. } | Beat::NotPassed { .. } | Beat::Passed { .. } => {
            mso(&teller, beat)
        }
        Beat::MarkerHome { .. }
        | Beat::PlayerHome { .. }
        | Beat::Bound { .. }
        | Beat::Released { .. }
        | Beat::Ranks { .. } => home(&teller, beat),
        Beat::GameEnds { why: End::OneLeft } => lang.t("carrots-log-ends-one-left"),
        Beat::GameEnds { why: End::BothHome } => lang.t("carrots-log-ends-both-home"),
        Beat::GameEnds { why: End::RoundLimit } => lang.t("carrots-log-ends-round-limit"),
    })
}

/// Two players have two markers each (P4).
fn two_markers(teller: &Teller<'_>) -> bool {
    teller.names.len() == 2
}

/// A message about a marker of a seat.
fn of<const N: usize>(
    teller: &Teller<'_>,
    seat: Seat,
    marker: Marker,
    key: &str,
    more: [(&'static str, Arg<'_>); N],
) -> String {
    let marker = if two_markers(teller) { marker.name() } else { "none" };
    let who = teller.who(seat).into_iter().chain([("marker", marker.into())]);
    teller.lang.with_all(key, who.chain(more))
}

/// Moves, and what spaces pay.
fn moves(teller: &Teller<'_>, beat: &Beat) -> String {
    match *beat {
        Beat::Forward { seat, marker, from: a, to: b, cost } => {
            let way = [("spaces", (b - a).into()), ("from", from(a)), ("to", to(b)), carrots(cost)];
            of(teller, seat, marker, "carrots-log-forward", way)
        }
        Beat::Back { seat, marker, from: a, to: b, income } => {
            let way = [("spaces", (a - b).into()), ("from", from(a)), ("to", to(b)), carrots(income)];
            of(teller, seat, marker, "carrots-log-back", way)
        }
        Beat::PositionIncome { seat, marker, space, position, income } => {
            let more = [("space", printed(space).into()), ("place", position.into()), carrots(income)];
            of(teller, seat, marker, "carrots-log-position-income", more)
        }
        Beat::Takes { seat, marker } => of(teller, seat, marker, "carrots-log-takes", [carrots(TEN)]),
        Beat::Gives { seat, marker } => of(teller, seat, marker, "carrots-log-gives", [carrots(TEN)]),
        Beat::OnLettuce { seat, marker, .. } => of(teller, seat, marker, "carrots-log-on-lettuce", []),
        Beat::Eats { seat, marker, position, income } => {
            of(teller, seat, marker, "carrots-log-eats", [("place", position.into()), carrots(income)])
        }
        _ => unreachable!("no move: {beat:?}"),
    }
}

/// Hare spaces (P16 to P20).
fn hare(teller: &Teller<'_>, beat: &Beat) -> String {
    match *beat {
        Beat::Rolls { seat, marker, die, position, effect } => {
            let roll = [("die", die.into()), ("place", position.into()), ("effect", effect.name().into())];
            of(teller, seat, marker, "carrots-log-rolls", roll)
        }
        Beat::HareIsQuiet { seat, marker } => of(teller, seat, marker, "carrots-log-hare-is-quiet", []),
        Beat::WillLoseTurn { seat, .. } => teller.about(seat, "carrots-log-no-lettuce", []),
        Beat::WillEat { seat, marker } => of(teller, seat, marker, "carrots-log-will-eat", []),
        Beat::EatsCarrot { seat, marker } => of(teller, seat, marker, "carrots-log-eats-carrot", []),
        Beat::HareMoves { seat, marker, effect, from: a, to: b } => {
            let back = matches!(effect, Effect::CarrotBack | Effect::PositionBack);
            let key = if back { "carrots-log-hare-back" } else { "carrots-log-hare-forward" };
            of(teller, seat, marker, key, [("from", from(a)), ("to", to(b))])
        }
        Beat::HareStays { seat, marker, why, .. } => {
            of(teller, seat, marker, "carrots-log-hare-stays", [("why", stay(why).into())])
        }
        Beat::Free { seat, marker, back: 0 } => of(teller, seat, marker, "carrots-log-free-nothing", []),
        Beat::Free { seat, marker, back } => of(teller, seat, marker, "carrots-log-free", [carrots(back)]),
        _ => unreachable!("nothing of a hare space: {beat:?}"),
    }
}

/// Hare spaces by the `mso` table (P24).
fn mso(teller: &Teller<'_>, beat: &Beat) -> String {
    match *beat {
        Beat::Waits { seat, marker } => of(teller, seat, marker, "carrots-log-waits", [carrots(TEN)]),
        Beat::Passes { seat, marker, waiting: (other, _), passed } => {
            let (which, waiting) = (("which", teller.which(seat, other)), ("waiting", teller.name(other)));
            of(teller, seat, marker, "carrots-log-passes", [which, waiting, ("passed", passed.into())])
        }
        Beat::NotPassed { seat, marker, income } => {
            of(teller, seat, marker, "carrots-log-not-passed", [carrots(income)])
        }
        Beat::Passed { seat, marker, passed, paid } => {
            let all = match paid {
                0 => "none".into(),
                _ => flag(paid < TEN * u32::from(passed)),
            };
            let more = [("passed", passed.into()), ("all", all), carrots(paid)];
            of(teller, seat, marker, "carrots-log-passed", more)
        }
        _ => unreachable!("nothing of the mso table: {beat:?}"),
    }
}

/// Markers bound and home, and the ranks (P21 to P23).
fn home(teller: &Teller<'_>, beat: &Beat) -> String {
    match *beat {
        Beat::MarkerHome { seat, marker, place, .. } => {
            of(teller, seat, marker, "carrots-log-marker-home", [("place", place.into())])
        }
        Beat::PlayerHome { seat, .. } if two_markers(teller) => {
            teller.about(seat, "carrots-log-both-home", [])
        }
        Beat::PlayerHome { seat, place, .. } => {
            teller.about(seat, "carrots-log-player-home", [("place", place.into())])
        }
        Beat::Bound { seat, marker } => of(teller, seat, marker, "carrots-log-bound", []),
        Beat::Released { seat, marker, .. } => of(teller, seat, marker, "carrots-log-released", []),
        Beat::Ranks { seat, rank, by } => {
            let (by, n) = match by {
                Decided::Home | Decided::BothHome => ("home", 0),
                Decided::Left | Decided::OtherHome => ("left", 0),
                Decided::Spaces(n) => ("spaces", n),
                Decided::Lettuces(n) => ("lettuces", n),
                Decided::Shared => ("shared", 0),
            };
            let more = [("place", rank.into()), ("by", by.into()), ("n", n.into())];
            teller.about(seat, "carrots-log-ranks", more)
        }
        _ => unreachable!("nothing of the end: {beat:?}"),
    }
}
