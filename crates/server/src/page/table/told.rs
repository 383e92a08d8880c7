//! Happenings as they are told.

use crate::page::{Board, Happening, Scene};
use serde_json::{Value, json};

/// The beats of a happening in order, for the stream: `k` says what each is, `text` says it in words, `ruling` what is
/// behind it.
#[must_use]
pub fn beats<G: Board>(scene: &Scene<'_, G>, happening: &Happening<G::Beat>) -> Value {
    let names = scene.names();
    let news = G::news(scene.lang, &happening.beats, &names, scene.viewer);
    let told = |group: &[G::Beat]| {
        let news = news.iter().find(|news| std::ptr::eq(news.beat, &raw const group[0]));
        let mut beat = G::fields(&group[0]);
        if group.len() > 1 {
            beat["n"] = json!(group.len());
        }
        beat["text"] = json!(news.map(|news| &news.sentence));
        beat["ruling"] = json!(news.map_or_else(|| G::ruling(&group[0]), |news| news.ruling));
        beat
    };
    Value::Array(happening.beats.chunk_by(G::merged).map(told).collect())
}
