//! What a viewer knows: its view and the history as it saw it.

use crate::{Game, Turn, Viewer};
use serde_json::{Value, json};

/// What a player goes by: the view, and every step as that viewer saw it when it was made.
#[derive(Clone, Debug)]
pub struct Sight<G: Game> {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What is known now.
    pub view: G::View,
    /// The steps so far, `?` for what was hidden.
    pub history: Vec<G::Seen>,
}

/// The record format's view object: `{"viewer","turn","deciders","legal","view","history"}`; each legal action
/// stands beside its preview in `previews`.
#[must_use]
pub fn envelope<G: Game>(game: &G, viewer: Viewer, history: &[G::Seen]) -> Value {
    let view = game.view(viewer);
    let mut legal: Vec<(String, G::Action)> =
        G::view_actions(&view).as_ref().iter().map(|a| (a.to_string(), *a)).collect();
    legal.sort_by(|a, b| a.0.cmp(&b.0));
    let previews: Vec<Value> = legal
        .iter()
        .map(|(text, action)| json!({"action": text, "preview": G::preview(&view, *action)}))
        .collect();
    json!({
        "viewer": viewer.seat().map_or(json!("public"), |s| json!(s.number())),
        "turn": match game.turn() {
            Turn::Act(seat) => json!(seat.number()),
            Turn::Chance => json!("chance"),
            Turn::Over => json!("over"),
        },
        "deciders": game.deciders().iter().map(crate::Seat::number).collect::<Vec<_>>(),
        "legal": legal.iter().map(|(text, _)| text).collect::<Vec<_>>(),
        "previews": previews,
        "view": view,
        "history": history.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}
