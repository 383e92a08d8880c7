//! Tutorials.

use super::{
    answer::{self, Place},
    identity::Visitor,
    sent::Sent,
};
use crate::{
    learn::{self, Answer},
    page::{layout::Kind, notice::Trouble},
};
use axum::{
    Json,
    extract::{Path, Query},
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use furrow_table::{for_game, registry::GameId};
use serde::Deserialize;
use serde_json::json;

/// `?step=3`: the stop, from 0.
#[derive(Deserialize)]
pub(super) struct At {
    step: Option<usize>,
}

/// `GET /learn/GAME`.
pub(super) async fn show(visitor: Visitor, Path(game): Path<String>, Query(at): Query<At>) -> Response {
    match GameId::named(&game) {
        Some(game) => stop(&visitor, game, at.step.unwrap_or(0), None),
        None => answer::notice(&visitor, Trouble::NoPage, None, None),
    }
}

fn stop(visitor: &Visitor, game: GameId, step: usize, error: Option<String>) -> Response {
    let shown = for_game!(game, G => learn::page::<G>(&visitor.asker, step, error));
    let Some(shown) = shown else { return answer::notice(visitor, Trouble::NoPage, None, None) };
    let title = visitor.asker.lang.t(&format!("front-{}-title", game.name()));
    let here = format!("/learn/{}?step={step}", game.name());
    let place = Place { title: &title, kind: Kind::Table(game), here: &here, your_turn: false, waits: false };
    answer::page(visitor, &place, &shown.body)
}

/// `GET /learn/GAME/act`, which only takes forms: the lesson from its start.
pub(super) async fn start(visitor: Visitor, Path(game): Path<String>) -> Response {
    match GameId::named(&game) {
        Some(game) => Redirect::to(&format!("/learn/{}", game.name())).into_response(),
        None => answer::notice(&visitor, Trouble::NoPage, None, None),
    }
}

/// What the form of a stop posts.
#[derive(Deserialize)]
pub(super) struct Step {
    /// The stop.
    decision: usize,
    action: Option<String>,
    view: Option<String>,
}

/// `POST /learn/GAME/act`.
pub(super) async fn act(visitor: Visitor, Path(game): Path<String>, Sent(step): Sent<Step>) -> Response {
    let visitor = visitor.in_view(step.view.as_deref());
    let Some(game) = GameId::named(&game) else {
        return answer::notice(&visitor, Trouble::NoPage, None, None);
    };
    let action = step.action.unwrap_or_default();
    let done = for_game!(game, G => learn::act::<G>(&visitor.asker, step.decision, &action));
    match done {
        None => answer::notice(&visitor, Trouble::NoPage, None, None),
        Some(Answer::On { news, .. }) if visitor.script => {
            let news: Vec<_> =
                news.into_iter().map(|(kind, data)| json!({"kind": kind, "data": data})).collect();
            Json(json!({"ok": true, "id": 0, "news": news})).into_response()
        }
        Some(Answer::On { step, .. }) => {
            let view = if visitor.asker.text { "&view=text" } else { "" };
            Redirect::to(&format!("/learn/{}?step={step}{view}", game.name())).into_response()
        }
        Some(Answer::No(error)) if visitor.script => {
            (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"error": error}))).into_response()
        }
        Some(Answer::No(error)) => {
            let page = stop(&visitor, game, step.decision, Some(error));
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
    }
}
