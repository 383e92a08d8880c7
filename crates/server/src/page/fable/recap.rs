//! The game of a championship that has just ended, while the next one begins (F18).

use super::track::{placed, standings};
use super::{art, end, opening};
use crate::page::{
    Scene,
    table::{list, order},
};
use furrow_art::{podium, seat_shape};
use furrow_fable::{FinishedGame, State, View};
use furrow_game::Seat;
use furrow_text::fable;
use maud::{Markup, html};

/// The game before this one, as long as this one has no card on the table.
fn before<'a>(scene: &Scene<'a, State>) -> Option<(usize, &'a FinishedGame)> {
    let view = scene.view;
    let last = view.finished.last().filter(|_| view.is_betting() || opening::is_now(view))?;
    Some((view.finished.len(), last))
}

/// Open at first: podium, bets turned over, points, score and who starts, laid over the board.
pub(super) fn fold(scene: &Scene<'_, State>) -> Option<Markup> {
    let lang = scene.lang;
    let (number, game) = before(scene)?;
    Some(html! {
        details #recap open {
            summary { (lang.with("fable-board-recap", [("game", number.into())])) }
            div.over-board.recap data-base[!scene.view.is_betting()] {
                div.honours {
                    div.stage {
                        div.podium-box { (podium()) }
                        (end::guests(scene, &game.places))
                    }
                    @if let Some(line) = starter(scene) { p { (line) } }
                }
                (table(scene, number, game))
            }
        }
    })
}

/// Who has the token, and so the first turn.
fn starter(scene: &Scene<'_, State>) -> Option<String> {
    let seat = scene.view.first?;
    let [you, name] = scene.about(seat);
    Some(scene.lang.with("fable-board-recap-starts", [you, name, ("game", (scene.view.game() + 1).into())]))
}

fn table(scene: &Scene<'_, State>, number: usize, game: &FinishedGame) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        table.games {
            thead {
                tr {
                    td {}
                    th scope="col" { (lang.t("fable-board-recap-bets")) }
                    th scope="col" { (lang.with("fable-board-recap-game", [("game", number.into())])) }
                    th scope="col" { (lang.t("board-total")) }
                }
            }
            tbody {
                @for seat in order(scene) {
                    tr {
                        th scope="row" { (seat_shape(seat.number())) " " span.name { (scene.called(seat)) } }
                        td.turned-small { (turned(scene, game, seat)) }
                        td { (game.points[seat.index()]) }
                        td.total { (view.scores[seat.index()]) }
                    }
                }
            }
        }
    }
}

/// A seat's bets, those that paid nothing pale.
fn turned(scene: &Scene<'_, State>, game: &FinishedGame, seat: Seat) -> Markup {
    html! {
        @for card in &game.bets[seat.index()] {
            span.bet.known.lost[View::points(&game.places, &[*card]) == 0] {
                (art::small(card.animal())) span.sr { (fable::card(scene.lang, *card)) } " "
            }
        }
    }
}

/// The same for the table in words.
pub(super) fn in_words(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        @if let Some((number, game)) = before(scene) {
            h2 { (lang.with("fable-board-recap", [("game", number.into())])) }
            p {
                @for standing in standings(&game.places) { span { (placed(scene, &standing)) } " " }
                @for sentence in end::levels(lang, &game.places) { span { (sentence) } " " }
            }
            ul { @for seat in Seat::all(scene.view.setup.seats) { li { (line(scene, game, seat)) } } }
            @if let Some(line) = starter(scene) { p { (line) } }
        }
    }
}

fn line(scene: &Scene<'_, State>, game: &FinishedGame, seat: Seat) -> String {
    let bets = game.bets[seat.index()].iter().map(|card| fable::animal(scene.lang, card.animal()));
    scene.lang.with(
        "fable-board-recap-line",
        [
            ("name", scene.called(seat).into()),
            ("points", game.points[seat.index()].into()),
            ("list", list(scene.lang, bets).into()),
        ],
    )
}
