//! What a lane may bring by the end of the game.

use furrow_crazy_race::{Board, HOME, Lane, SIDES, STAGES, TURNAROUND, Values};
use furrow_game::Seat;
use std::sync::LazyLock;

/// Sides of the present stage that are still to be evaluated count so many stages each.
const SIDE_TIME: f64 = 0.12;

/// Points that an animal gets in a stage, were it the one its owner cares for.
const PACE: f64 = 2.0;

/// A space held by an own animal shortens a way over it by so many points: it may have gone when one comes there.
const JUMP: f64 = 0.7;

/// An animal of another that is before this one takes so much of a tile's points off: it may take the tile first.
const AHEAD_TURN: f64 = 0.25;

/// See [`AHEAD_TURN`]: the same on the way home.
const AHEAD_FINISH: f64 = 0.53;

/// See [`AHEAD_TURN`]: an own animal, on either way.
const AHEAD_OWN: f64 = 0.8;

/// A penalty that would fall now (R17) counts e^-this for each stage to come.
const PENALTY_FADE: f64 = 2.5;

/// Points that a space further is worth in itself, were all eight stages to come.
const SPACE: f64 = 0.07;

/// How much of a tile an animal gets on average: by the time left (see [`moment`]), the points of the way, and the
/// spaces on it held by own animals.
type Hopes = [[[f64; HELD]; HOME as usize + 1]; MOMENTS];

/// Moments in a game that differ: a stage and the side evaluated last.
const MOMENTS: usize = (STAGES as usize + 1) * (SIDES as usize + 1);

/// Spaces of a way that the two other animals can hold, with none: each holds one there and one back.
const HELD: usize = 5;

static HOPES: LazyLock<Hopes> = LazyLock::new(|| {
    let mut hopes = [[[0.0; HELD]; HOME as usize + 1]; MOMENTS];
    for (stage, side) in (0..=STAGES).flat_map(|stage| (0..=SIDES).map(move |side| (stage, side))) {
        for (points, hopes) in (0..).zip(&mut hopes[moment(stage, side)]) {
            for (held, hope) in (0..).zip(hopes) {
                let way = f64::from(points) - JUMP * f64::from(held);
                let late = way.max(0.0) / (PACE * time(stage, side));
                *hope = (-late * late.sqrt()).exp();
            }
        }
    }
    hopes
});

/// The place of a moment in [`Hopes`].
fn moment(stage: u8, side: u8) -> usize {
    usize::from(stage * (SIDES + 1) + side)
}

/// Stages to come, sides left of this one in fractions.
fn time(stage: u8, side: u8) -> f64 {
    f64::from(STAGES - stage) + SIDE_TIME * f64::from(SIDES - side)
}

/// What a seat's lane is judged by. The others stay where they are; its own animals are moved in thought.
pub(super) struct Outlook {
    /// See [`Hopes`].
    hopes: &'static [[f64; HELD]; HOME as usize + 1],
    /// What a space further is worth in itself.
    space: f64,
    /// By progress, what others' animals on the way to the turnaround take off its tile for an animal there: those
    /// before it in full, those level with it by half.
    off_turn: [f64; HOME as usize],
    /// The same on the way home.
    off_finish: [f64; HOME as usize],
    /// A bit for each progress at which an unfinished animal of another stands.
    others: u16,
    /// How much a penalty counts that would fall now.
    penalty: f64,
}

impl Outlook {
    /// For `seat`, when this side of the present stage has been evaluated.
    pub(super) fn new(board: &Board, seat: Seat, side: u8) -> Self {
        Self::at(board, seat, board.stage, side)
    }

    /// For `seat`, when this side of a stage has been evaluated; of stage 0, before the first.
    pub(super) fn at(board: &Board, seat: Seat, stage: u8, side: u8) -> Self {
        let mut at = [0.0; HOME as usize];
        let mut others = 0;
        for other in Seat::all(board.setup.seats).filter(|other| *other != seat) {
            for progress in board.progress[other.index()].into_iter().filter(|progress| *progress < HOME) {
                at[usize::from(progress)] += 1.0;
                others |= 1 << progress;
            }
        }
        let time = time(stage, side);
        let (mut off_turn, mut off_finish) = ([0.0; HOME as usize], [0.0; HOME as usize]);
        before(&at[..usize::from(TURNAROUND)], AHEAD_TURN, &mut off_turn);
        before(&at, AHEAD_FINISH, &mut off_finish);
        let (hopes, penalty) = (&HOPES[moment(stage, side)], (-PENALTY_FADE * time).exp());
        Outlook { hopes, space: SPACE * time / f64::from(STAGES), off_turn, off_finish, others, penalty }
    }

    /// Points at the end, as far as one can tell.
    pub(super) fn worth(&self, lane: Lane) -> f64 {
        let mut worth = f64::from(lane.tiles.sum()) - self.penalty * self.penalties(lane);
        for animal in lane.unfinished() {
            let (from, held) = (lane.progress[animal as usize], lane.held(animal));
            let off = |to: u8| {
                let own = lane.progress.iter().filter(|other| (from + 1..to).contains(other));
                AHEAD_OWN * own.count() as f64
            };
            if from < TURNAROUND {
                let tile = f64::from(lane.turn_tile) - self.off_turn[usize::from(from)] - off(TURNAROUND);
                worth += self.hope(tile, from, TURNAROUND, held);
            }
            let tile = f64::from(lane.finish_tile) - self.off_finish[usize::from(from)] - off(HOME);
            worth += self.hope(tile, from, HOME, held);
        }
        let spaces: u8 = lane.progress.iter().sum();
        worth + self.space * f64::from(spaces)
    }

    /// A tile of so many points, by the chance that an animal gets so far: the less the longer the way is for the time
    /// left, and none when no time is left.
    fn hope(&self, tile: f64, from: u8, to: u8, held: u16) -> f64 {
        if tile <= 0.0 {
            return 0.0;
        }
        let between = (1_u16 << to) - (1 << (from + 1));
        tile * self.hopes[usize::from(to - from)][(held & between).count_ones() as usize]
    }

    /// The tiles that would be lost if the game ended now (R17).
    fn penalties(&self, lane: Lane) -> f64 {
        let own = lane.unfinished().fold(0_u16, |bits, animal| bits | 1 << lane.progress[animal as usize]);
        let all = own | self.others;
        let rest = all & all.wrapping_sub(1);
        let (least, next) = (all ^ rest, rest & rest.wrapping_neg());
        let (mut tiles, mut lost) = (lane.tiles, 0);
        if own & least != 0
            && let Some(tile) = tiles.highest()
        {
            tiles = tiles.minus(Values::one(tile));
            lost += tile;
        }
        if own & next != 0 {
            lost += tiles.kinds().next().unwrap_or(0);
        }
        f64::from(lost)
    }
}

/// For each progress, `each` times those further on, and half as much for those level; `at` says how many stand where.
fn before(at: &[f64], each: f64, off: &mut [f64]) {
    let mut further = 0.0;
    for (here, off) in at.iter().zip(off).rev() {
        *off = each * (further + here / 2.0);
        further += here;
    }
}
