//! Tables that are opened.

use super::{
    Hub, Offer, Problem, Programs,
    command::{Asker, Command, Further},
    machines,
};
use crate::{
    page::{Board, fields::offers},
    secret::fill_random,
};
use furrow_store::{Member, NewTable, Status, StoreError, TableId};
use furrow_table::{Entry, Event, NewTable as Opening, Sitter, Table, Terms, for_game, registry::GameId};
use serde_json::{Map, Value, json};

/// Signs of a table's code: no two that look alike.
const SIGNS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// Signs in a code: some 890 million codes, so that nobody finds a table by guessing.
const CODE: usize = 6;

/// A table to be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// The game's name.
    pub game: String,
    /// Places.
    pub places: u8,
    /// Options.
    pub options: Map<String, Value>,
    /// What holds beside the rules.
    pub terms: Terms,
    /// Whether anybody may find it in the list of open tables.
    pub listed: bool,
    /// The level of the computer players on all other places: the game starts at once. `None`: people are awaited.
    pub bots: Option<String>,
}

impl Hub {
    /// Opens a table for `asker`, who sits down on its first place; with computer players the game starts at once.
    /// The same offer again gives the same table, so that a second click opens no second one.
    ///
    /// # Errors
    /// Options the game does not have, a name that will not do, the store's.
    pub async fn open(
        &self,
        asker: &Asker,
        new: &NewGame,
        offer: &Offer,
        nonce: Option<String>,
    ) -> Result<String, Problem> {
        let lang = asker.lang;
        let game = GameId::named(&new.game).ok_or_else(|| Problem::bad_request(lang))?;
        let events = for_game!(game, G => opening::<G>(asker, new, offer.secret, nonce, &self.programs()))?;
        let members = vec![Member { browser: asker.browser.clone(), seat: Some(0) }];
        let made = self.create(game, &offer.id, events, members, new.listed).await;
        made.map(|(code, _)| code).map_err(|error| Problem::store(lang, &error))
    }

    /// Opens the further table of a game's players, and tells them; whether it is new: another of them may have been first.
    ///
    /// # Errors
    /// The store's.
    pub async fn open_further(&self, from: &str, further: Further) -> Result<(String, bool), StoreError> {
        let Further { game, events, members, offer, .. } = further;
        let (code, new) = self.create(game, &offer, events, members, false).await?;
        if new {
            self.send_if_awake(from, Command::Next { code: code.clone() }).await;
        }
        Ok((code, new))
    }

    /// Stores a new table; the same offer again gives the same table, which is not new then.
    async fn create(
        &self,
        game: GameId,
        offer: &str,
        events: Vec<Event>,
        members: Vec<Member>,
        listed: bool,
    ) -> Result<(String, bool), StoreError> {
        let free = self.free_code().await?;
        let code = self.store().meta_or_insert(&offer_key(offer), || free.into_bytes()).await?;
        let code = String::from_utf8_lossy(&code).into_owned();
        let begins = events.iter().any(|event| matches!(event, Event::Started { .. }));
        let at = self.time().now();
        let text = |event| json!(Entry { at, event }).to_string();
        let table = NewTable {
            id: TableId::from(code.as_str()),
            game: game.name().to_owned(),
            status: if begins { Status::Playing } else { Status::Waiting },
            listed: listed && !begins,
            at,
            events: events.into_iter().map(text).collect(),
            members,
        };
        match self.store().create_table(table).await {
            Ok(()) => Ok((code, true)),
            Err(StoreError::Taken { .. }) => Ok((code, false)),
            Err(error) => Err(error),
        }
    }

    /// A code that no table has: who asked for a table of its own must not be led to another.
    async fn free_code(&self) -> Result<String, StoreError> {
        loop {
            let code = random_code();
            if self.store().table(&TableId::from(code.as_str())).await?.is_none() {
                return Ok(code);
            }
        }
    }
}

/// Where the code of the table is kept that an offer has led to.
pub(super) fn offer_key(offer: &str) -> String {
    format!("offer/{offer}")
}

fn opening<G: Board>(
    asker: &Asker,
    new: &NewGame,
    secret: [u8; 32],
    nonce: Option<String>,
    programs: &Programs,
) -> Result<Vec<Event>, Problem> {
    let lang = asker.lang;
    let refused = |denied| Problem::denied(lang, &denied, G::refusal_words);
    let bad = || Problem::bad_request(lang);
    let host = asker.browser.clone();
    let (places, options, terms) = (new.places, new.options.clone(), new.terms.clone());
    let opened = Table::<G>::open(Opening { places, options, terms, host, secret, after: None });
    let mut events = vec![opened.map_err(|_| bad())?];
    let first = Entry { at: 0, event: events[0].clone() };
    let mut table = Table::<G>::wake(&[first], Vec::new()).map_err(|_| bad())?;
    let sitter = Sitter::Person { browser: asker.browser.clone(), nonce };
    let name = if asker.name.is_empty() { lang.t("guest-name") } else { asker.name.clone() };
    events.extend(table.sit(None, &name, sitter, false).map_err(refused)?);
    if new.listed && new.bots.is_none() {
        events.push(Event::Listed { yes: true });
    }
    for event in &events[1..] {
        table.absorb(&Entry { at: 0, event: event.clone() }).map_err(|_| bad())?;
    }
    if let Some(level) = &new.bots {
        offers(level, programs.names()).then_some(()).ok_or_else(bad)?;
        events.extend(table.start(&asker.browser, &machines::fill(&table, level)).map_err(refused)?);
    }
    Ok(events)
}

fn random_code() -> String {
    let mut code = String::new();
    while code.len() < CODE {
        let mut byte = [0];
        fill_random(&mut byte);
        // Bytes past the last whole multiple would make some signs likelier than others.
        if usize::from(byte[0]) < 256 / SIGNS.len() * SIGNS.len() {
            code.push(char::from(SIGNS[usize::from(byte[0]) % SIGNS.len()]));
        }
    }
    code
}
