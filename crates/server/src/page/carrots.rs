//! The table of Hare and Tortoise (David Parlett).

mod art;
mod beats;
mod course;
mod css;
mod detail;
mod end;
mod facts;
mod geometry;
mod go;
mod markers;
mod outlook;
mod plain;
mod roll;
mod seats;
mod status;
mod tables;

use crate::page::{
    Board, Region, Scene,
    table::{self, Choice},
};
use furrow_art::{garden_desktop, garden_phone};
use furrow_carrots::{Action, Beat, FINISH, Phase, State, View};
use furrow_game::{Seat, Turn};
use furrow_table::registry::GameId;
use maud::{Markup, html};
use outlook::Outlook;
use serde_json::Value;

pub use css::places_css;

impl Board for State {
    const ID: GameId = GameId::Carrots;

    fn short_rules(_: &View) -> &'static [&'static str] {
        &[
            "carrots-board-rule-forward",
            "carrots-board-rule-back",
            "carrots-board-rule-position",
            "carrots-board-rule-carrot",
            "carrots-board-rule-lettuce",
            "carrots-board-rule-hare",
            "carrots-board-rule-stuck",
            "carrots-board-rule-finish",
        ]
    }

    fn whose_turn(view: &View) -> Turn {
        view.state.turn()
    }

    fn status(scene: &Scene<'_, Self>) -> Option<String> {
        status::sentence(scene)
    }

    fn actions_if_my_turn(view: &View) -> Vec<Action> {
        view.if_my_turn().map(|view| view.actions().to_vec()).unwrap_or_default()
    }

    fn prompt(scene: &Scene<'_, Self>, choice: &Choice<Self>) -> [String; 2] {
        go::prompt(scene, choice)
    }

    fn phase(view: &View) -> &'static str {
        match view.state.phase {
            Phase::Start => "start",
            Phase::Die(_) => "die",
            Phase::Again(_) => "again",
            Phase::Move | Phase::Over => "move",
        }
    }

    fn backdrop() -> Markup {
        html! {
            div.on-phone { (garden_phone()) }
            div.on-desktop { (garden_desktop()) }
        }
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let outlook = Outlook::of(scene);
        vec![
            status::region(scene),
            go::region(scene, &outlook),
            table::just(scene),
            ("r-course", course::region(scene, &outlook)),
            ("r-seats", seats::region(scene)),
            ("r-tables", tables::region(scene, &outlook)),
            table::log(scene),
            end::region(scene),
        ]
    }

    fn text_regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        plain::regions(scene)
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> String {
        end::decided(scene, seat)
    }

    fn souvenir(scene: &Scene<'_, Self>) -> String {
        let winner = table::by_rank(scene)[0];
        furrow_art::souvenir_frame(furrow_art::Souvenir::Carrots(winner.number()))
    }

    fn fields(beat: &Beat) -> Value {
        beats::fields(beat)
    }

    fn weight(beat: &Beat) -> u8 {
        beats::weight(beat)
    }

    fn lasts(beat: &Beat) -> u64 {
        beats::lasts(beat)
    }
}

/// The number that is printed on a space: pages show no other (P1).
const fn printed(space: u8) -> u8 {
    FINISH - space
}
