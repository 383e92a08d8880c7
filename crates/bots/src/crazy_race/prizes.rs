//! What each side is worth to each seat while a stage's cards are being laid. Nothing moves then, so it is worked out
//! once for a stage and remembered: a search comes by the same few boards again and again.

use super::{BySide, SPLIT, at, better, outlook::Outlook};
use furrow_crazy_race::{Board, Lane, Points, SIDES, Side, Values};
use furrow_game::{MAX_SEATS, Seat};
use std::cell::RefCell;

/// Boards that a thread remembers.
const REMEMBERED: usize = 512;

/// By number of cards at a side: those that matter, from 0.
type ByCards = [f32; SPLIT as usize + 1];

/// By seat and side, the points that winning it is worth, with so many cards there.
#[derive(Clone, Copy)]
pub(super) struct Prizes([BySide<ByCards>; MAX_SEATS]);

/// All that prizes depend on.
#[derive(Clone, Copy, PartialEq)]
struct Key {
    seats: u8,
    stage: u8,
    card: [Side; SIDES as usize],
    progress: [[u8; 3]; 4],
    tiles: [Values; 4],
    left: (u8, u8),
}

impl Key {
    /// Where it is remembered.
    fn place(&self) -> usize {
        let spread = |place: u32, at: &u8| place.wrapping_mul(0x9E37_79B1).rotate_left(7) ^ u32::from(*at);
        let place = self.progress.iter().flatten().fold(u32::from(self.stage), spread);
        place.wrapping_mul(0x9E37_79B1) as usize >> 16 & (REMEMBERED - 1)
    }
}

thread_local! {
    static KNOWN: RefCell<Vec<Option<(Key, Prizes)>>> = RefCell::new(vec![None; REMEMBERED]);
}

impl Prizes {
    /// Of the stage card that lies there.
    pub(super) fn of(board: &Board) -> Option<Self> {
        let key = Key {
            seats: board.setup.seats,
            stage: board.stage,
            card: *board.stage_card()?,
            progress: board.progress,
            tiles: board.tiles,
            left: (board.turn_tile, board.finish_tile),
        };
        KNOWN.with_borrow_mut(|known| match &mut known[key.place()] {
            Some((known, prizes)) if *known == key => Some(*prizes),
            place => {
                let prizes = Self::new(board, &key.card);
                *place = Some((key, prizes));
                Some(prizes)
            }
        })
    }

    fn new(board: &Board, card: &[Side; SIDES as usize]) -> Self {
        let mut prizes = [[[0.0; SPLIT as usize + 1]; SIDES as usize]; MAX_SEATS];
        for seat in Seat::all(board.setup.seats) {
            for (side, asked) in (1..=SIDES).zip(card) {
                let outlook = Outlook::new(board, seat, side);
                prizes[seat.index()][at(side)] = by_cards(&outlook, board.lane(seat), *asked);
            }
        }
        Prizes(prizes)
    }

    /// What a side is worth to a seat if so many cards lie there.
    #[inline]
    pub(super) fn prize(&self, seat: Seat, side: u8, cards: u8) -> f32 {
        self.0[seat.index()][at(side)][usize::from(cards.min(SPLIT))]
    }
}

fn by_cards(outlook: &Outlook, lane: Lane, side: Side) -> ByCards {
    let now = outlook.worth(lane);
    match side.points {
        Points::Number(points) => {
            let animals = lane.unfinished().filter(|animal| side.animal.is_none_or(|only| only == *animal));
            let worths = animals.map(|animal| outlook.worth(lane.after(animal, points)));
            [(worths.fold(now, f64::max) - now) as f32; SPLIT as usize + 1]
        }
        Points::PerCard => {
            let mut prizes = [0.0; SPLIT as usize + 1];
            let mut best = (now, lane);
            for (points, prize) in (0..).zip(&mut prizes).skip(1) {
                // all points for one animal, or one more than before for any
                let from = best.1;
                lane.unfinished().for_each(|animal| better(&mut best, outlook, lane.after(animal, points)));
                from.unfinished().for_each(|animal| better(&mut best, outlook, from.after(animal, 1)));
                *prize = (best.0 - now) as f32;
            }
            prizes
        }
    }
}
