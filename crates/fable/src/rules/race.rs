//! A race: the five animals run in strict order (F9 to F14).

use crate::{Animal, Card, Counts, FINISH, Podium, STEPS, Stay, rules::podium};

/// What a race needs to know, all of it public; running it moves animals and fills the podium.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race<'a> {
    /// Spaces by animal, 0 to 12.
    pub pos: [u8; 5],
    /// Animals home, in order of arrival.
    pub podium: Podium,
    /// The spaces with a stream.
    pub streams: &'a [u8],
    /// Option `nap_counts_podium` (F10).
    pub nap_counts_podium: bool,
}

/// How one animal fared in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The animal.
    pub animal: Animal,
    /// Its cards on the table; 0 if it has moved in this apprentice race.
    pub cards: u8,
    /// Steps its cards allow by the table (F9), before stream and finish cut them short.
    pub steps: u8,
    /// Space before.
    pub from: u8,
    /// Space after, 12 across the line.
    pub to: u8,
    /// Why it did not move; `None` if it ran.
    pub stays: Option<Stay>,
    /// Steps lost at a stream (F12).
    pub lost: u8,
    /// Steps more by its turbo token, apprentices only (F21).
    pub boost: u8,
    /// Podium place from 1, if it crossed the line (F13).
    pub place: Option<u8>,
}

impl Race<'_> {
    /// Runs the race of the cards on the table, telling how each animal fares, in order (F9). After the third
    /// arrival nobody runs (F13): those on the track that follow stay with [`Stay::Third`].
    pub fn run(&mut self, table: Counts, mut tell: impl FnMut(Run)) {
        let howl = table.get(Card::Howl) > 0;
        let cards = table.by_animal();
        let mut over = false;
        for animal in Animal::ALL {
            let run = self.fare(animal, cards[animal as usize], howl, over);
            self.pos[animal as usize] = run.to;
            if run.place.is_some() {
                self.podium.push(animal);
                over = podium::is_full(&self.podium);
            }
            tell(run);
        }
    }

    #[inline]
    fn fare(&self, animal: Animal, cards: u8, howl: bool, over: bool) -> Run {
        let from = self.pos[animal as usize];
        let steps = STEPS[animal as usize][usize::from(cards)];
        let stays = self.stays(animal, cards, steps, howl, over);
        let mut run = Run { animal, cards, steps, from, to: from, stays, lost: 0, boost: 0, place: None };
        if stays.is_some() {
            return run;
        }
        run.to = (from + steps).min(FINISH);
        if animal == Animal::Lamb
            && let Some(stream) = self.first_stream(from, run.to)
        {
            run.lost = from + steps - stream;
            run.to = stream;
        }
        run.place = (run.to == FINISH).then_some(self.podium.len() as u8 + 1);
        run
    }

    #[inline]
    fn stays(&self, animal: Animal, cards: u8, steps: u8, howl: bool, over: bool) -> Option<Stay> {
        if self.pos[animal as usize] == FINISH {
            Some(Stay::Home) // F14, also after the third arrival
        } else if over {
            Some(Stay::Third)
        } else if howl && animal != Animal::Wolf {
            Some(Stay::Howl) // F11
        } else if steps == 0 {
            Some(Stay::NoCard)
        } else if animal == Animal::Hare && cards == 4 && self.hare_naps() {
            Some(Stay::Nap)
        } else {
            None
        }
    }

    /// Off the start line, and no animal still on the track is ahead of it (F10).
    fn hare_naps(&self) -> bool {
        let hare = self.pos[Animal::Hare as usize];
        let ahead = |pos: &u8| *pos > hare && (self.nap_counts_podium || *pos < FINISH);
        hare > 0 && !self.pos.iter().any(ahead)
    }

    /// The first stream the lamb enters on its way; the one it starts from does not hold it (F12).
    fn first_stream(&self, from: u8, to: u8) -> Option<u8> {
        self.streams.iter().copied().filter(|stream| *stream > from && *stream <= to).min()
    }
}
