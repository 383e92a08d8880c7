//! Happenings as they are told: the cards of one draw are one piece of news.

use furrow_fable::{Beat, Card};
use furrow_game::{Seat, Viewer};
use furrow_text::{Lang, fable};

/// One piece of news.
pub(super) enum Told<'a> {
    /// A beat, and the ruling behind it.
    Beat(&'a Beat, &'static str),
    /// Cards that one seat draws one after the other, as far as the viewer sees them, and the ruling behind that.
    Draws(Seat, Vec<Option<Card>>, &'static str),
}

/// The beats of a happening, draws taken together.
pub(super) fn told(beats: &[Beat]) -> Vec<Told<'_>> {
    let mut news: Vec<Told<'_>> = Vec::new();
    let mut deal = false;
    for beat in beats {
        deal |= matches!(beat, Beat::NextGame { .. } | Beat::BetDealt { .. });
        let ruling = ruling(beat, deal);
        match (beat, news.last_mut()) {
            (Beat::Draws { seat, card }, Some(Told::Draws(last, cards, _))) if last == seat => {
                cards.push(*card);
            }
            (Beat::Draws { seat, card }, _) => news.push(Told::Draws(*seat, vec![*card], ruling)),
            _ => news.push(Told::Beat(beat, ruling)),
        }
    }
    news
}

/// The ruling behind a beat. `deal`: a game is being set up, where cards are dealt before the second bet (F4) and the
/// token goes on between two games (F18).
const fn ruling(beat: &Beat, deal: bool) -> &'static str {
    match beat {
        Beat::Draws { .. } if deal => "F4",
        Beat::Token { .. } if deal => "F18",
        _ => beat.ruling(),
    }
}

impl Told<'_> {
    /// In words; `None` if there is nothing to say.
    pub(super) fn sentence(&self, lang: Lang, names: &[&str], viewer: Viewer) -> Option<String> {
        match self {
            Told::Beat(beat, _) => fable::sentence(lang, beat, names, viewer),
            Told::Draws(seat, cards, _) => fable::draws(lang, *seat, cards, names, viewer),
        }
    }

    /// The ruling behind it.
    pub(super) fn ruling(&self) -> &'static str {
        match self {
            Told::Beat(_, ruling) | Told::Draws(_, _, ruling) => ruling,
        }
    }
}
