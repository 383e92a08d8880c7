//! What speaks for an action of Crazy Race.

use crate::{Explains, explain::LINE};
use furrow_crazy_race::{
    Action, Animal, Beat, HOME, Moved, Points, Preview, ROUNDS, STAGES, Seen, State, Values, View,
};
use furrow_game::{Seat, Sight, Step};

/// What speaks for an action. Sides are 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Merit {
    /// Nobody can win this side any more but the seat.
    Wins {
        /// The side.
        side: u8,
    },
    /// The seat wins this side as the cards lie, whatever is on them.
    Leads {
        /// The side.
        side: u8,
    },
    /// Nobody lies at this side yet: of level sums the seat's wins (R11).
    First {
        /// The side.
        side: u8,
    },
    /// By the other action this side would go to this seat, which lies there.
    Contests {
        /// The side.
        side: u8,
        /// The seat.
        rival: Seat,
    },
    /// To win it takes this tile (R14).
    Tile {
        /// Its points.
        tile: u8,
    },
    /// To win it brings this animal home.
    Home {
        /// The animal.
        animal: Animal,
    },
    /// To win it moves this animal over others (R13).
    Jumps {
        /// The animal.
        animal: Animal,
        /// How many it jumps.
        n: u8,
    },
    /// The seat's animal that stands last, or level with the last, moves on (R17).
    Hindmost {
        /// The animal.
        animal: Animal,
    },
    /// The seat's cards there make so much in all, more than by the other action.
    Sum {
        /// The sum.
        sum: u8,
    },
    /// It closes this side, at which the seat has no card (R9).
    Closes {
        /// The side.
        side: u8,
    },
    /// This card, the highest in the hand, is kept for later.
    Saves {
        /// The card.
        value: u8,
    },
    /// So many cards are kept.
    Keeps {
        /// How many.
        n: u8,
    },
    /// So many cards come back (R7).
    Recalls {
        /// How many.
        n: u8,
        /// Stages to come after this one.
        stages: u8,
    },
    /// It is the tile of the fewest points.
    Least,
}

impl Explains for State {
    type Merit = Merit;

    fn merits(sight: &Sight<Self>, action: Action, other: Option<Action>) -> Vec<Merit> {
        let view = &sight.view;
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        match view.preview(action) {
            Preview::Recall { back, .. } => {
                vec![Merit::Recalls { n: back.len(), stages: STAGES - view.board.stage }]
            }
            Preview::Lay { side, sum, closes, .. } => lays(view, me, action, other, (side, sum, closes)),
            Preview::Pass { .. } => keeps(view, Values::NONE),
            Preview::Move(moved) => moves(view, me, &moved),
            Preview::Nothing { .. } => Vec::new(),
            Preview::Discard { tile, .. } => discards(view, me, tile),
        }
    }

    /// What is laid next, up to the end of the rounds.
    fn expected(view: &View, line: &[Seen]) -> Vec<Beat> {
        let (mut sides, mut beats) = (Vec::new(), Vec::new());
        for (nth, seen) in line.iter().take(LINE + 1).enumerate() {
            let beat = match *seen {
                Seen::Lay { seat, side } => Lays { seat, side, value: None },
                Seen::Step(Step::Act(seat, Action::Lay { side, value })) => {
                    Lays { seat, side, value: Some(value) }
                }
                Seen::Step(Step::Act(seat, Action::Pass)) if nth > 0 => {
                    beats.push(Beat::Passes { seat });
                    continue;
                }
                Seen::Step(Step::Act(_, Action::Recall | Action::Pass)) if nth == 0 => continue,
                _ => break,
            };
            sides.push(beat.side);
            if nth > 0 {
                let more = sides.iter().filter(|side| **side == beat.side).count() as u8;
                beats.push(beat.told(view.cards_at(beat.side) + more));
            }
        }
        beats
    }
}

/// A card laid, as the seat would see it.
struct Lays {
    seat: Seat,
    side: u8,
    value: Option<u8>,
}

impl Lays {
    fn told(&self, at_side: u8) -> Beat {
        Beat::Lays { seat: self.seat, side: self.side, value: self.value, at_side }
    }
}

fn lays(
    view: &View,
    me: Seat,
    action: Action,
    other: Option<Action>,
    (side, sum, closes): (u8, u8, Option<u8>),
) -> Vec<Merit> {
    let rivals = rivals(view, me, side);
    let mut merits = Vec::new();
    merits.extend(order(view, me, side, sum, &rivals));
    let elsewhere = !matches!(other, Some(Action::Lay { side: at, .. }) if at == side);
    let mine = view.laid.iter().any(|card| card.side == side && card.seat == me);
    if let (Some((rival, _)), true) = (rivals.first().filter(|_| !mine), elsewhere && other.is_some()) {
        merits.push(Merit::Contests { side, rival: *rival });
    }
    let higher = |other: Action| match (action, other) {
        (Action::Lay { value, .. }, Action::Lay { side: at, value: less }) => at == side && value > less,
        _ => false,
    };
    merits.extend(other.is_some_and(higher).then_some(Merit::Sum { sum }));
    merits.extend(prize(view, me, side));
    if let Some(side) = closes.filter(|closed| view.cards_at(*closed) == 0 || view.sum_at(*closed, me) == 0) {
        merits.push(Merit::Closes { side });
    }
    if let Action::Lay { value, .. } = action {
        merits.extend(keeps(view, Values::one(value)).into_iter().filter(|merit| match merit {
            Merit::Saves { value: saved } => *saved > value,
            _ => false,
        }));
    }
    merits
}

/// The others who lie at a side, the first there first, and the most that their cards there can be.
fn rivals(view: &View, me: Seat, side: u8) -> Vec<(Seat, u8)> {
    let mut rivals: Vec<(Seat, u8)> = Vec::new();
    for (place, card) in view.laid.iter().enumerate().filter(|(_, card)| card.side == side && card.seat != me)
    {
        // The highest that each card can be: more than two of a kind may be too much, never too little.
        let most = card.value.or_else(|| view.can_be(place).iter().next_back()).unwrap_or(0);
        match rivals.iter_mut().find(|(seat, _)| *seat == card.seat) {
            Some((_, sum)) => *sum += most,
            None => rivals.push((card.seat, most)),
        }
    }
    rivals
}

/// Who wins a side, as far as it is certain.
fn order(view: &View, me: Seat, side: u8, sum: u8, rivals: &[(Seat, u8)]) -> Option<Merit> {
    let first = view.laid.iter().find(|card| card.side == side).is_none_or(|card| card.seat == me);
    let beats = |(_, most): &(Seat, u8)| sum > *most || first && sum == *most;
    if rivals.is_empty() {
        return Some(Merit::First { side });
    }
    if !rivals.iter().all(beats) {
        return None;
    }
    let last = view.board.round == ROUNDS && Some(me.next(view.board.setup.seats)) == view.board.first;
    Some(if last { Merit::Wins { side } } else { Merit::Leads { side } })
}

/// What winning a side would bring as the lanes stand.
fn prize(view: &View, me: Seat, side: u8) -> Vec<Merit> {
    let asked = view.board.stage_card().map(|card| card[usize::from(side) - 1]);
    match asked.map(|side| (side.animal, side.points)) {
        Some((Some(animal), Points::Number(points))) => moves(view, me, &view.moved(animal, points)),
        _ => Vec::new(),
    }
}

/// An animal that moves.
fn moves(view: &View, me: Seat, moved: &Moved) -> Vec<Merit> {
    let animal = moved.animal;
    let mut merits = Vec::new();
    merits.extend(moved.tiles.iter().filter_map(|(_, tile)| tile.map(|tile| Merit::Tile { tile })));
    if moved.to == HOME && moved.from < HOME {
        merits.push(Merit::Home { animal });
    }
    if moved.to > moved.from && is_hindmost(view, me, animal) {
        merits.push(Merit::Hindmost { animal });
    }
    let n: usize = moved.hops.iter().map(|hop| hop.jumped().len()).sum();
    if n > 0 {
        merits.push(Merit::Jumps { animal, n: n as u8 });
    }
    merits
}

/// Whether no animal of anybody stands behind this one.
fn is_hindmost(view: &View, me: Seat, animal: Animal) -> bool {
    let here = view.board.progress_of(me, animal);
    let all = Seat::all(view.board.setup.seats).flat_map(|seat| view.board.progress[seat.index()]);
    here < HOME && all.into_iter().all(|progress| progress >= here) && view.board.stage > 1
}

/// What stays in the hand without these cards.
fn keeps(view: &View, without: Values) -> Vec<Merit> {
    let kept = view.hand().minus(without);
    let mut merits = Vec::new();
    merits.extend(kept.iter().next_back().filter(|value| *value > 2).map(|value| Merit::Saves { value }));
    if !kept.is_empty() {
        merits.push(Merit::Keeps { n: kept.len() });
    }
    merits
}

fn discards(view: &View, me: Seat, tile: u8) -> Vec<Merit> {
    let least = view.board.tiles[me.index()].kinds().next();
    if least == Some(tile) { vec![Merit::Least] } else { Vec::new() }
}
