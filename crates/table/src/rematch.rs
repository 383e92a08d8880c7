//! Another game for the same people at a new table: the same seats, the start moved on by one.

use crate::{Chair, Denied, Event, NewTable, Sitter, Table, chair::nonce_bytes, table::Refused};
use furrow_game::{Game, Seat, Setup};
use serde_json::{Map, Value};

impl<G: Game> Table<G> {
    /// The first events of a new table for the players of this one, opened by one of them. Its seats and the
    /// computer players' are taken; those of others are kept for them. Where nobody else is awaited, the game starts.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn again(
        &self,
        code: &str,
        browser: &str,
        nonce: Option<String>,
        secret: [u8; 32],
    ) -> Result<Vec<Event>, Refused<G>> {
        let mine = self.seats_of(browser);
        if mine.is_empty() {
            return Err(Denied::NotSeated);
        }
        if !self.is_over() && self.closed().is_none() {
            return Err(Denied::Begun);
        }
        if nonce.as_ref().is_some_and(|text| nonce_bytes(text).is_none()) {
            return Err(Denied::BadNonce); // a game with it could never be verified
        }
        let new = NewTable {
            places: self.places(),
            options: self.options_rotated(),
            terms: self.terms.clone(),
            host: browser.to_owned(),
            secret,
            after: Some(code.to_owned()),
        };
        let opened = Self::open(new).map_err(|_| Denied::Closed)?;
        let mut events = vec![opened];
        let mut nonce = nonce;
        for (place, chair) in (0..).zip(self.chairs.iter().flatten()) {
            let chair = chair.clone();
            events.push(match chair.sitter {
                Sitter::Bot { .. } => Event::Sat { place, chair },
                Sitter::Person { browser: of, .. } if of == browser => {
                    let sitter = Sitter::Person { browser: of, nonce: nonce.take() };
                    Event::Sat { place, chair: Chair { sitter, ..chair } }
                }
                Sitter::Person { browser, .. } => Event::Reserved { place, browser, name: chair.name },
            });
        }
        let entries = events.iter().cloned().map(|event| crate::Entry { at: 0, event });
        let table = Self::wake(&entries.collect::<Vec<_>>(), Vec::new()).map_err(|_| Denied::Closed)?;
        if table.chairs.iter().all(Option::is_some) {
            events.extend(table.start(browser, &[])?);
        }
        Ok(events)
    }

    /// The options of the next game: the seat after the one that started this one starts.
    fn options_rotated(&self) -> Map<String, Value> {
        let mut options = self.options().clone();
        if let Some(first) = self.first_seat() {
            options.insert("start".to_owned(), first.next(self.places()).number().into());
        }
        options
    }

    /// The seat that started the game.
    fn first_seat(&self) -> Option<Seat> {
        let by_chance = self.steps().first().map(ToString::to_string);
        let drawn = by_chance.as_deref().and_then(|step| step.strip_prefix("* start "));
        if let Some(text) = drawn {
            return Seat::parse(text, self.places());
        }
        let given = self.setup()?.options().get("start").map(ToString::to_string)?;
        Seat::parse(&given, self.places())
    }
}
