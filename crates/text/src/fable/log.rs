//! Beats one after the other, as a log tells them.

use super::sentence::{draws, sentence};
use crate::Lang;
use furrow_fable::Beat;
use furrow_game::Viewer;

/// Whether two beats, one after the other, are told in one sentence: cards that one seat draws are.
#[must_use]
pub fn together(a: &Beat, b: &Beat) -> bool {
    match (a, b) {
        (Beat::Draws { seat: a, .. }, Beat::Draws { seat: b, .. }) => a == b,
        _ => false,
    }
}

/// The log of these beats, in order: a sentence for each that has one, cards drawn taken [`together`], each with the
/// ruling behind its first beat.
///
/// # Panics
/// If a seat of a beat has no name.
#[must_use]
pub fn cited(lang: Lang, beats: &[Beat], names: &[&str], viewer: Viewer) -> Vec<(String, &'static str)> {
    let told = |group: &[Beat]| match group[0] {
        Beat::Draws { seat, .. } => {
            let card = |beat: &Beat| if let Beat::Draws { card, .. } = beat { *card } else { None };
            let cards: Vec<_> = group.iter().map(card).collect();
            draws(lang, seat, &cards, names, viewer)
        }
        beat => sentence(lang, &beat, names, viewer),
    };
    beats.chunk_by(together).filter_map(|group| Some((told(group)?, group[0].ruling()))).collect()
}
