//! How many turns two markers need that share lettuces and carrots, by their spaces.
//!
//! It is worked out when it is asked for the first time, from the turns of each alone, and kept.

use super::plan::{Plan, Terms};
use furrow_carrots::{FINISH, LETTUCES};
use std::sync::OnceLock;

/// The carrots for which it is known; between them in proportion.
const CARROTS: [u32; 38] = [
    0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 120, 140, 160, 180,
    200, 220, 240, 260, 320, 400, 500, 700, 1000, 2000, 4000, 8000, 16000,
];

/// Up to here by fives.
const EVEN: u32 = 100;

/// Lettuces, none included.
const MEALS: usize = LETTUCES[1] as usize + 1;

/// Into how many parts the carrots are divided when two markers share them.
const PARTS: u32 = 8;

/// Spaces before the finish.
const SPACES: usize = FINISH as usize;

/// The turns by carrots.
type Row = [f32; CARROTS.len()];

/// The turns of two markers.
#[derive(Debug)]
pub(super) struct Pairs {
    plan: &'static Plan,
    /// By the space of one, that of the other, and lettuces.
    rows: Vec<OnceLock<Box<Row>>>,
}

/// By layout and die.
static PAIRS: [OnceLock<Pairs>; 4] = [const { OnceLock::new() }; 4];

impl Pairs {
    /// The pairs of such a race; `None` where seats have one marker.
    pub(super) fn of(terms: Terms) -> Option<&'static Pairs> {
        let make = || Pairs {
            plan: Plan::of(terms),
            rows: (0..SPACES * SPACES * MEALS).map(|_| OnceLock::new()).collect(),
        };
        (terms.seats == 2)
            .then(|| PAIRS[terms.layout as usize * 2 + usize::from(terms.rolls)].get_or_init(make))
    }

    /// Turns of both, neither being home.
    pub(super) fn turns(&self, [a, b]: [u8; 2], lettuces: u8, carrots: u32) -> f32 {
        let [a, b] = [a.min(b), a.max(b)];
        let row = (usize::from(a) * SPACES + usize::from(b)) * MEALS + usize::from(lettuces);
        let row = self.rows[row].get_or_init(|| {
            Box::new(CARROTS.map(|carrots| shared(self.plan, [a, b], lettuces, carrots, 0) as f32))
        });
        let at = match carrots {
            ..EVEN => carrots as usize / CARROTS[1] as usize + 1,
            _ => CARROTS.partition_point(|known| *known <= carrots).min(CARROTS.len() - 1),
        };
        let (from, to) = (CARROTS[at - 1], CARROTS[at]);
        let part = (carrots.min(to) - from) as f32 / (to - from) as f32;
        row[at - 1] + part * (row[at] - row[at - 1])
    }
}

/// Turns if each marker runs with its own share of lettuces and carrots, shared in the best way: both use their
/// carrots up but for ten, and the second may keep `more`.
pub(super) fn shared(plan: &Plan, [a, b]: [u8; 2], lettuces: u8, carrots: u32, more: u32) -> f64 {
    let alone = |space, eats, own: u32| {
        plan.turns(space, eats, own).min(plan.turns(space, eats, own.saturating_sub(more)))
    };
    let better = |best: Split, eats: u8, own: u32| {
        let turns = plan.turns(a, eats, own) + alone(b, lettuces - eats, carrots - own);
        if turns < best.turns { Split { turns, eats, own } } else { best }
    };
    let mut best = Split { turns: f64::INFINITY, eats: 0, own: 0 };
    for eats in 0..=lettuces {
        for part in 0..=PARTS {
            best = better(best, eats, carrots * part / PARTS);
        }
    }
    let mut step = carrots / PARTS / 2;
    while step > 0 {
        best = better(best, best.eats, (best.own + step).min(carrots));
        best = better(best, best.eats, best.own.saturating_sub(step));
        step /= 2;
    }
    best.turns
}

/// How two markers share what they have.
#[derive(Clone, Copy)]
struct Split {
    /// Turns of both.
    turns: f64,
    /// Lettuces that the first one eats.
    eats: u8,
    /// Carrots of the first one.
    own: u32,
}
