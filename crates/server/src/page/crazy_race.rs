//! The table of Crazy Race.

mod art;
mod beats;
mod css;
mod end;
mod go;
mod hand;
mod lanes;
mod memory;
mod moves;
mod outlook;
mod plain;
mod preview;
mod seats;
mod side;
mod stage;
mod standing;
mod status;
mod story;

use crate::page::{
    Board, Held, Region, Scene,
    table::{self, Choice, Part},
};
use furrow_art::{parchment_desktop, parchment_phone};
use furrow_crazy_race::{Action, Animal, Beat, State, View};
use furrow_game::{Seat, Turn};
use furrow_table::registry::GameId;
use maud::{Markup, html};
use outlook::Outlook;
use serde_json::Value;

pub use css::places_css;

impl Board for State {
    const ID: GameId = GameId::CrazyRace;

    fn short_rules(_: &View) -> &'static [&'static str] {
        &[
            "crazy-race-board-rule-lay",
            "crazy-race-board-rule-recall",
            "crazy-race-board-rule-win",
            "crazy-race-board-rule-move",
            "crazy-race-board-rule-any",
            "crazy-race-board-rule-jump",
            "crazy-race-board-rule-tiles",
            "crazy-race-board-rule-three",
            "crazy-race-board-rule-end",
            "crazy-race-board-rule-penalties",
        ]
    }

    fn whose_turn(view: &View) -> Turn {
        view.turn()
    }

    fn status(scene: &Scene<'_, Self>) -> Option<String> {
        status::sentence(scene)
    }

    fn actions_if_my_turn(view: &View) -> Vec<Action> {
        view.actions_if_my_turn().to_vec()
    }

    fn prompt(scene: &Scene<'_, Self>, choice: &Choice<Self>) -> [String; 2] {
        go::prompt(scene, choice)
    }

    fn parts(scene: &Scene<'_, Self>, choice: &Choice<Self>) -> Vec<Part> {
        go::parts(scene, choice)
    }

    fn preselected(_: &View, actions: &[Action]) -> Option<Action> {
        go::preselected(actions)
    }

    fn asks(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        go::asks(scene, action)
    }

    fn phase(view: &View) -> &'static str {
        status::phase(view)
    }

    fn backdrop() -> Markup {
        html! {
            div.on-phone { (parchment_phone()) }
            div.on-desktop { (parchment_desktop()) }
        }
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let outlook = Outlook::of(scene);
        vec![
            status::region(scene),
            hand::region(scene, &outlook),
            table::just(scene),
            ("r-stage", stage::region(scene, &outlook)),
            ("r-seats", lanes::region(scene, &outlook)),
            table::log(scene),
            end::region(scene),
        ]
    }

    fn text_regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        plain::regions(scene)
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> String {
        let total = scene.view.board.tiles[seat.index()].sum();
        scene.lang.with("board-points", [("points", total.into())])
    }

    fn souvenir(scene: &Scene<'_, Self>) -> String {
        let winner = table::by_rank(scene)[0];
        furrow_art::souvenir_frame(furrow_art::Souvenir::CrazyRace(winner.number()))
    }

    fn hands(scene: &Scene<'_, Self>) -> Vec<Held> {
        hand::seen(scene)
    }

    fn fields(beat: &Beat) -> Value {
        beats::fields(beat)
    }

    fn replaces(later: &Beat, earlier: &Beat) -> bool {
        beats::replaces(later, earlier)
    }

    fn weight(beat: &Beat) -> u8 {
        beats::weight(beat)
    }

    fn lasts(beat: &Beat) -> u64 {
        beats::lasts(beat)
    }
}

/// The word of an animal's argument.
fn named(animal: Animal) -> (&'static str, furrow_text::Arg<'static>) {
    ("animal", animal.name().into())
}
