//! The end of a game: ranks, what can be taken away, and how chance can be checked.

use super::seats::bot;
use crate::page::{Board, Scene, layout::keep, replay};
use furrow_art::{Icon, icon, seat_shape};
use furrow_game::{Game, Seat};
use maud::{Markup, html};

/// A seat's final rank.
pub(crate) fn rank<G: Game>(scene: &Scene<'_, G>, seat: Seat) -> u8 {
    scene.ranks.as_ref().map_or(0, |ranks| ranks[seat.index()])
}

/// The seats, best first.
pub(crate) fn by_rank<G: Game>(scene: &Scene<'_, G>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(scene.seats()).collect();
    seats.sort_by_key(|seat| rank(scene, *seat));
    seats
}

/// A seat's line in the list of ranks. `turned`: what lies open at the end.
pub(crate) fn line<G: Board>(scene: &Scene<'_, G>, seat: Seat, turned: &Markup) -> Markup {
    html! {
        li.result.first[rank(scene, seat) == 1] data-seat=(seat) {
            span.rank { (scene.lang.with("board-rank", [("place", rank(scene, seat).into())])) }
            span.who { (seat_shape(seat.number())) (bot(scene, seat)) span.name { (scene.called(seat)) } }
            span.turned { (turned) }
            b.points { (G::score(scene, seat)) }
        }
    }
}

/// One sentence to take away.
pub(crate) fn moral<G: Board>(scene: &Scene<'_, G>) -> String {
    G::moral(scene.lang, scene.log.iter().flat_map(|happening| &happening.beats))
}

/// Play again, the game file, and the proof that chance was settled beforehand.
pub(crate) fn after<G: Board>(scene: &Scene<'_, G>, text: bool) -> Markup {
    let lang = scene.lang;
    if scene.coach.is_some() {
        return html! {}; // no such game was played
    }
    if let Some(reel) = scene.replay {
        return reel.links(lang, text);
    }
    html! {
        @if let Some(next) = &scene.affairs.next_table {
            p.on { (lang.t("affair-next")) }
            @if scene.mine().is_empty() {
                a.next-table.primary[!text] href=(keep(text, &format!("/t/{next}"))) { (lang.t("affair-to-next")) }
            } @else {
                (nonce()) // a place is kept there: who comes along takes it
                button.next-table.primary[!text] type="submit" formaction=(scene.post_to("again")) { (lang.t("affair-to-next")) }
            }
        } @else if !scene.mine().is_empty() {
            (nonce())
            button.primary[!text] type="submit" formaction=(scene.post_to("again")) { (lang.t("board-again-game")) }
        }
        @if !text { (souvenir(scene)) }
        (replay::links(lang, text, &replay::Links::of_table(scene.code)))
        (fair(scene))
    }
}

/// The picture to take home; a script saves it as pixels too.
fn souvenir<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let lang = scene.lang;
    let address = format!("/t/{}/souvenir.svg", scene.code);
    html! {
        figure.souvenir {
            img src=(address) width="600" height="315" loading="lazy" alt=(lang.t("board-souvenir"));
            figcaption {
                a.file href=(address) download={ "furrow-" (scene.code) ".svg" } { (icon(Icon::Download)) span { (lang.t("board-souvenir-save")) } }
                button.file.script-only type="button" data-do="pixels" data-of=(address) data-name={ "furrow-" (scene.code) ".png" } {
                    (icon(Icon::Download)) span { (lang.t("board-souvenir-pixels")) }
                }
            }
        }
    }
}

/// The browser's part in the chance of the next game.
fn nonce() -> Markup {
    html! { input type="hidden" name="nonce" value="" data-nonce; }
}

/// What proves that chance was settled beforehand.
fn fair<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let lang = scene.lang;
    html! {
        details #fair {
            summary { (lang.t("board-fair")) }
            p { (lang.t("board-fair-how")) }
            dl {
                dt { (lang.t("board-fair-commit")) } dd { code { (scene.fair.commit) } }
                @if let Some(secret) = &scene.fair.secret { dt { (lang.t("board-fair-secret")) } dd { code { (secret) } } }
                @for (seat, nonce) in scene.fair.nonces.iter().enumerate() {
                    dt { (lang.with("board-fair-nonce", [("name", scene.sitters[seat].name.as_str().into())])) }
                    dd { @if let Some(nonce) = nonce { code { (nonce) } } @else { (lang.t("board-fair-none")) } }
                }
                @if scene.ranks.is_some() { dt { (lang.t("board-fair-next")) } dd { code { (scene.fair.next.commit) } } }
            }
        }
    }
}
