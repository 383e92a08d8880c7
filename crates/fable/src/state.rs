//! The whole truth of a game.

use crate::{
    Animal, Card, Counts, Places, Setup,
    order::Order,
    rules::apprentice::Track,
    story::{Dealt, PILES, Story},
    view::FinishedGame,
};
use arrayvec::ArrayVec;
use furrow_game::{MAX_SEATS, Seat, SeatSet, Turn};

/// Seats the box has room for.
pub(crate) const SEATS: usize = 5;

/// A seat's bet cards, dealt ones first.
pub type Bets = ArrayVec<Card, 3>;

/// The animals on the podium, in order of arrival. At the end of an apprentice game those of the first three places
/// by place, level ones in running order: up to five (F22).
pub type Podium = ArrayVec<Animal, 5>;

/// What the game waits for. What chance draws cards for stands together, and what seats choose: one comparison tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Chance says who starts (F5).
    Start,
    /// Chance deals starting bets (F3).
    DealBets,
    /// Chance places the streams (F2).
    Streams,
    /// Chance places the turbo tokens of apprentices (F19).
    Turbos,
    /// Chance deals hands: seven cards before second bets (F4), a full hand otherwise (F19, F23).
    DealHands,
    /// Chance refills the hand of the seat that played (F7).
    Refill,
    /// A seat plays (F6).
    Play,
    /// The seats lay their second bets (F4).
    SecondBets,
    /// A seat moves an animal in an apprentice race (F20).
    Move,
    /// Over.
    Over,
}

/// The whole truth. A plain value: no heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// The seat that is dealt to, bets, plays, draws or moves an animal.
    pub(crate) seat: Seat,
    /// Cards of a full hand, from the set-up: every draw asks.
    pub(crate) hand: u8,
    pub(crate) hands: [Counts; SEATS],
    /// Every card a seat has played in this game (F24).
    pub(crate) played: [Counts; SEATS],
    pub(crate) table: Counts,
    pub(crate) deck: Counts,
    pub(crate) discard: Counts,
    /// What the pile held when it last formed (F24).
    pub(crate) pile_formed: Counts,
    /// The plays on the table, and piles and plays since the first pile formed anew: what a truth is imagined by (F24).
    pub(crate) story: Story,
    /// What each seat had been dealt or had drawn when the piles of the story formed: by it a seat knows which of its
    /// cards came from which pile.
    pub(crate) dealt: Dealt,
    pub(crate) bets: [Bets; SEATS],
    /// Spaces by animal, 0 to 12.
    pub(crate) pos: [u8; 5],
    pub(crate) podium: Podium,
    /// The token's holder.
    pub(crate) first: Option<Seat>,
    /// Ascending; 0 for one that does not lie there yet.
    pub(crate) streams: [u8; 2],
    /// The animals of the turbo tokens by their spaces (F19).
    pub(crate) turbo: Order,
    /// The animals that have moved in this apprentice race (F20).
    pub(crate) moved: Order,
    /// Once the game is over (F13, F22).
    pub(crate) places: Places,
    /// Total so far, by seat.
    pub(crate) scores: [u8; SEATS],
    /// The games of a championship that are over; its length is the number of the present one.
    pub(crate) finished: ArrayVec<FinishedGame, 2>,
}

impl State {
    pub(crate) fn start(setup: &Setup) -> Self {
        State {
            setup: *setup,
            phase: if setup.start.is_some() { Phase::DealBets } else { Phase::Start },
            seat: Seat::new(0),
            hand: setup.hand(),
            hands: [Counts::NONE; SEATS],
            played: [Counts::NONE; SEATS],
            table: Counts::NONE,
            deck: setup.variant.deck(),
            discard: Counts::NONE,
            pile_formed: setup.variant.deck(),
            story: Story::NONE,
            dealt: Dealt::new(),
            bets: Default::default(),
            pos: [0; 5],
            podium: Podium::new(),
            first: setup.start,
            streams: [0; 2],
            turbo: Order::NONE,
            moved: Order::NONE,
            places: [0; 5],
            scores: [0; SEATS],
            finished: ArrayVec::new(),
        }
    }

    pub(crate) fn seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    /// All racing cards a seat has had but for its bets.
    pub(crate) fn had(&self, seat: usize) -> Counts {
        self.hands[seat].plus(self.played[seat])
    }

    /// What a seat itself has drawn out of each pile of the story.
    pub(crate) fn drawn(&self, seat: Seat) -> [Counts; PILES] {
        let seat = seat.index();
        let mut drawn = [Counts::NONE; PILES];
        for (n, dealt) in self.dealt.iter().enumerate() {
            let until = self.dealt.get(n + 1).map_or_else(|| self.had(seat), |next| next[seat]);
            drawn[n] = until.minus(dealt[seat]);
        }
        drawn
    }

    /// The discards become the pile, and the story goes on with it (F7, F24).
    #[cold] // once or twice a game
    #[inline(never)]
    pub(crate) fn form_pile(&mut self) {
        self.deck = std::mem::take(&mut self.discard);
        self.pile_formed = self.deck;
        while !self.story.has_room(self.deck.total()) {
            self.forget_pile();
        }
        let missing = self.hand - self.hands[self.seat.index()].total();
        self.story.form(self.deck, self.seat, missing);
        self.dealt.push(std::array::from_fn(|seat| self.had(seat)));
    }

    fn forget_pile(&mut self) {
        self.story.forget();
        self.dealt.remove(0);
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        turn(self.phase, self.seat)
    }

    /// The streams that lie there, ascending.
    pub(crate) fn streams(&self) -> impl Iterator<Item = u8> {
        self.streams.into_iter().filter(|space| *space > 0)
    }

    pub(crate) fn track(&self) -> Track<'_> {
        Track { pos: self.pos, podium: &self.podium, turbo: self.turbo, moved: self.moved }
    }

    /// Second bets are chosen by all at once (F4): the record takes them in seat order.
    pub(crate) fn deciders(&self) -> SeatSet {
        deciders(self.phase, self.seat, self.setup.seats)
    }

    /// Starting bets nobody has been dealt yet (F3).
    pub(crate) fn undealt(&self) -> impl Iterator<Item = Animal> {
        let dealt = self.bets.iter().flatten().fold(0u8, |bits, card| bits | 1 << card.animal() as u8);
        Animal::ALL.into_iter().filter(move |animal| dealt >> *animal as u8 & 1 == 0)
    }

    /// Turbo tokens that do not lie on the track yet (F19).
    pub(crate) fn unplaced(&self) -> impl Iterator<Item = Animal> {
        let placed = self.turbo;
        Animal::ALL.into_iter().filter(move |animal| !placed.contains(*animal))
    }
}

/// Who moves next; `seat` acts if a seat does.
#[inline]
pub(crate) fn turn(phase: Phase, seat: Seat) -> Turn {
    match phase {
        Phase::SecondBets | Phase::Play | Phase::Move => Turn::Act(seat),
        Phase::Over => Turn::Over,
        _ => Turn::Chance,
    }
}

pub(crate) fn deciders(phase: Phase, next: Seat, seats: u8) -> SeatSet {
    Seat::all(seats).filter(|seat| decides(phase, next, seats, *seat)).collect()
}

/// Whether `seat` has to choose now, if the record's next step is `next`'s (F4).
#[inline]
pub(crate) fn decides(phase: Phase, next: Seat, seats: u8, seat: Seat) -> bool {
    match phase {
        Phase::SecondBets => seat >= next && seat.number() < seats,
        Phase::Play | Phase::Move => seat == next,
        _ => false,
    }
}

const _: () = assert!(size_of::<State>() <= 576 && SEATS <= MAX_SEATS);
