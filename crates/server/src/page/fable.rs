//! The table of The Hare & the Tortoise.

mod art;
mod beats;
mod css;
mod end;
mod geometry;
mod go;
mod hand;
mod memory;
mod moves;
mod opening;
mod outlook;
mod plain;
mod race;
mod recap;
mod seats;
mod short;
mod status;
mod track;

use crate::page::{
    Board, Held, Region, Scene,
    table::{self, Choice},
};
use furrow_art::{meadow_desktop, meadow_phone};
use furrow_fable::{Action, Beat, Card, State, View};
use furrow_game::{Seat, Turn};
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::{Markup, html};
use outlook::Outlook;
use serde_json::Value;

pub use css::places_css;

impl Board for State {
    const ID: GameId = GameId::Fable;

    fn short_rules(view: &View) -> &'static [&'static str] {
        short::rules(view.setup)
    }

    fn whose_turn(view: &View) -> Turn {
        view.turn()
    }

    fn is_together(view: &View) -> bool {
        view.is_betting()
    }

    fn status(scene: &Scene<'_, Self>) -> Option<String> {
        status::sentence(scene)
    }

    fn actions_if_my_turn(view: &View) -> Vec<Action> {
        match (view.is_betting(), view.is_moving()) {
            (true, _) => Vec::new(),
            (_, true) => moves::to_move(view).map(Action::Move).collect(),
            _ => view.plays_if_my_turn().to_vec(),
        }
    }

    fn prompt(scene: &Scene<'_, Self>, choice: &Choice<Self>) -> [String; 2] {
        go::prompt(scene, choice)
    }

    fn does(scene: &Scene<'_, Self>, choice: &Choice<Self>, radio: usize) -> String {
        go::does(scene, choice, radio)
    }

    fn follows(scene: &Scene<'_, Self>, choice: &Choice<Self>, radio: usize) -> String {
        go::follows(scene, choice.actions[radio])
    }

    fn phase(view: &View) -> &'static str {
        match (view.is_betting(), view.is_moving()) {
            (true, _) => "bets",
            (_, true) => "moves",
            _ => "play",
        }
    }

    fn backdrop() -> Markup {
        html! {
            div.on-phone { (meadow_phone()) }
            div.on-desktop { (meadow_desktop()) }
        }
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let outlook = Outlook::of(scene);
        vec![
            status::region(scene),
            hand::region(scene, &outlook),
            table::just(scene),
            ("r-track", track::region(scene, &outlook)),
            ("r-race", race::region(scene, &outlook)),
            ("r-seats", seats::region(scene, &outlook)),
            table::log(scene),
            end::region(scene),
        ]
    }

    fn text_regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        plain::regions(scene)
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> String {
        scene.lang.with("board-points", [("points", scene.view.scores[seat.index()].into())])
    }

    fn souvenir(scene: &Scene<'_, Self>) -> String {
        let on_step = |standing: track::Standing| (art::drawn(standing.animal), standing.place);
        let podium: Vec<_> = track::standings(&scene.view.places).into_iter().map(on_step).collect();
        furrow_art::souvenir_frame(furrow_art::Souvenir::Fable(&podium))
    }

    fn hands(scene: &Scene<'_, Self>) -> Vec<Held> {
        hand::seen(scene)
    }

    fn fields(beat: &Beat) -> Value {
        beats::fields(beat)
    }

    /// Cards that one seat draws.
    fn merged(a: &Beat, b: &Beat) -> bool {
        <Self as furrow_text::Words>::together(a, b)
    }

    /// Where the token has gone last is all that counts, and who moves animals only until then.
    fn replaces(later: &Beat, earlier: &Beat) -> bool {
        matches!((later, earlier), (Beat::Token { .. }, Beat::Token { .. } | Beat::Choosers { .. }))
    }

    fn weight(beat: &Beat) -> u8 {
        beats::weight(beat)
    }

    fn lasts(beat: &Beat) -> u64 {
        beats::lasts(beat)
    }
}

/// So many cards of one kind.
fn held(lang: Lang, card: Card, n: u8) -> String {
    let (plain, howls) = if card == Card::Howl { (0, n) } else { (n, 0) };
    let animal = card.animal().name();
    lang.with("fable-board-cards", [("animal", animal.into()), ("n", plain.into()), ("howls", howls.into())])
}
