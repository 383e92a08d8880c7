//! A picture to take home: who played, how it ended, and the moral.

use super::{by_rank, moral, rank};
use crate::page::{Board, Scene};
use furrow_art::{SOUVENIR_SIZE, SOUVENIR_TEXT};
use maud::{Markup, PreEscaped, html};

const FAMILY: &str = "Fraunces, Georgia, serif";
/// Letters of a moral on one line; a longer one is set smaller.
const WIDE: usize = 62;

/// The picture as a file of its own, in the reader's language, players by their names: it will be shown to others. `day`:
/// when the game ended, as `2026-11-28`.
#[must_use]
pub fn souvenir<G: Board>(scene: &Scene<'_, G>, day: &str) -> String {
    let (width, height) = SOUVENIR_SIZE;
    let text = SOUVENIR_TEXT;
    let title = scene.lang.t(&format!("front-{}-title", G::NAME));
    let moral = moral(scene);
    let size = 30 * WIDE / moral.chars().count().max(WIDE);
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } {
            title { (title) }
            (PreEscaped(G::souvenir(scene)))
            g font-family=(FAMILY) font-weight="600" fill="#2E2A25" {
                text x=(text.title.0) y=(text.title.1) font-size="50" text-anchor="middle" { (title) }
                text x=(text.subtitle.0) y=(text.subtitle.1) font-size="24" text-anchor="middle" font-weight="400" { (day) }
                @for (n, seat) in by_rank(scene).into_iter().enumerate() {
                    (row(scene, seat, text.rows.0 + text.rows.1 * n as f32))
                }
                text x=(text.moral.0) y=(text.moral.1) font-size=(size) text-anchor="middle" { (moral) }
            }
        }
    };
    picture.into_string()
}

fn row<G: Board>(scene: &Scene<'_, G>, seat: furrow_game::Seat, y: f32) -> Markup {
    let [mark, name, score] = SOUVENIR_TEXT.columns;
    let place = scene.lang.with("board-rank", [("place", rank(scene, seat).into())]);
    let called = scene.name(seat);
    html! {
        text x=(mark - 14.0) y=(y) font-size="26" { (place) }
        text x=(name + 8.0) y=(y) font-size=(if called.chars().count() > 12 { 22 } else { 32 }) { (called) }
        text x=(score) y=(y) font-size="22" font-weight="400" text-anchor="end" { (G::score(scene, seat)) }
    }
}
