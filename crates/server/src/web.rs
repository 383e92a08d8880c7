//! HTTP: routes, who asks, what is let in.

mod answer;
mod assets;
mod chance;
mod code;
mod feed;
mod front;
mod guard;
mod house;
mod identity;
mod language;
mod learn;
mod live_stream;
mod pages;
mod patience;
mod proxy;
mod ratings;
mod replay;
mod review;
mod sent;
mod site;
mod streams;
mod table;
mod upload;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware::{from_fn, from_fn_with_state},
    routing::{get, post},
};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};

pub(crate) use proxy::network;
pub use proxy::{Network, NoNetwork};
pub(crate) use site::Setting;
pub use site::Site;

/// More than any form of ours sends.
const LARGEST_BODY: usize = 16 << 10;

/// All routes of a site.
pub fn router(site: Site) -> Router {
    Router::new()
        .route("/", get(front::show))
        .route("/new", post(front::open).get(front::home))
        .route("/join", get(front::join))
        .route("/prefs", post(pages::prefs).get(front::home))
        .route("/seen", post(pages::seen).get(front::home))
        .route("/feed/{file}", get(feed::show))
        .route("/host", get(house::show))
        .route("/host/results.csv", get(house::results))
        .route("/host/ratings", get(ratings::of_host))
        .route("/host/ratings.csv", get(ratings::list))
        .route("/host/message", post(house::say).get(house::back))
        .route("/host/close", post(house::close).get(house::back))
        .route("/host/kick", post(house::kick).get(house::back))
        .route("/ratings", get(ratings::of_visitor))
        .route("/rules/{game}", get(pages::rules))
        .route("/learn/{game}", get(learn::show))
        .route("/learn/{game}/act", post(learn::act).get(learn::start))
        .route("/statistics", get(pages::statistics_of_all))
        .route("/statistics/{game}", get(pages::statistics))
        .route("/specimen", get(pages::specimen))
        .route("/specimen/words", get(pages::words))
        .route("/t/{code}", get(table::show))
        .route("/t/{code}/act", post(table::act).get(table::back_to))
        .route("/t/{code}/join", post(table::sit).get(table::back_to))
        .route("/t/{code}/again", post(table::again).get(table::back_to))
        .route("/t/{code}/stream", get(table::stream))
        .route("/t/{code}/souvenir.svg", get(table::souvenir))
        .route("/t/{code}/game.json", get(table::game_file))
        .route("/t/{code}/replay", get(replay::of_table))
        .route("/t/{code}/review", get(review::of_table))
        .route("/t/{code}/chance", get(chance::of_table))
        .route("/chance", get(chance::of_all))
        .route(
            "/replay",
            get(upload::form).post(upload::bring).layer(DefaultBodyLimit::max(upload::LARGEST_FILE)),
        )
        .route("/replay/{id}", get(upload::step))
        .route("/replay/{id}/review", get(upload::its_review))
        .route("/replay/{id}/chance", get(upload::its_chance))
        .route("/replay/{id}/game.json", get(upload::file))
        .route("/t/{code}/{deed}", post(table::press).get(table::back_to_table))
        .route("/assets/{*name}", get(assets::asset))
        .fallback(pages::nowhere)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn(patience::read_on))
        .layer(from_fn_with_state(site.clone(), guard::let_in))
        .layer(CatchPanicLayer::custom(answer::broken))
        .layer(from_fn(answer::explain))
        .layer(from_fn_with_state(site.clone(), identity::recognise))
        .layer(CompressionLayer::new())
        .layer(from_fn(guard::seal))
        .with_state(site)
}
