//! Happenings as they are told: the cards of one draw are one piece of news.

use furrow_fable::{Beat, Card};
use furrow_game::{Seat, Viewer};
use furrow_text::{Lang, fable};

/// One piece of news.
pub(super) enum Told<'a> {
    /// A beat.
    Beat(&'a Beat),
    /// Cards that one seat draws one after the other, as far as the viewer sees them.
    Draws(Seat, Vec<Option<Card>>),
}

/// The beats of a happening, draws taken together.
pub(super) fn told(beats: &[Beat]) -> Vec<Told<'_>> {
    let mut news: Vec<Told<'_>> = Vec::new();
    for beat in beats {
        match (beat, news.last_mut()) {
            (Beat::Draws { seat, card }, Some(Told::Draws(last, cards))) if last == seat => cards.push(*card),
            (Beat::Draws { seat, card }, _) => news.push(Told::Draws(*seat, vec![*card])),
            _ => news.push(Told::Beat(beat)),
        }
    }
    news
}

impl Told<'_> {
    /// In words; `None` if there is nothing to say.
    pub(super) fn sentence(&self, lang: Lang, names: &[&str], viewer: Viewer) -> Option<String> {
        match self {
            Told::Beat(beat) => fable::sentence(lang, beat, names, viewer),
            Told::Draws(seat, cards) => fable::draws(lang, *seat, cards, names, viewer),
        }
    }

    /// The ruling behind it.
    pub(super) fn ruling(&self) -> &'static str {
        match self {
            Told::Beat(beat) => beat.ruling(),
            Told::Draws(..) => "F7",
        }
    }
}
