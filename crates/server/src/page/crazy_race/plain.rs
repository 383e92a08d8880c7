//! The table in words, for screen readers and browsers without scripts or pictures.

use super::{lanes, outlook::Outlook, side, standing, story};
use crate::page::{
    Moment, Region, Scene,
    table::{Plain, by_rank, list, order, plain_regions, rank, section},
};
use furrow_crazy_race::{Action, Animal, Beat, Laid, Place, Refusal, Side, State};
use furrow_game::Seat;
use furrow_text::crazy_race;
use maud::{Markup, html};

/// The regions of the text view, in the order of the document.
pub(super) fn regions(scene: &Scene<'_, State>) -> Vec<Region> {
    let outlook = Outlook::of(scene);
    let over = scene.moment == Moment::Over;
    let parts = Plain {
        before: hand(scene),
        after: why_not(scene, &outlook),
        end: html! { @if over { (end_of_game(scene)) } },
        board: vec![
            section("r-stage", &html! { @if !over { (stage_card(scene)) } }),
            section("r-seats", &players(scene)),
            section("r-standing", &html! { @if !over { (if_ended(scene)) } }),
            section("r-stages", &stages(scene)),
        ],
    };
    plain_regions(scene, &outlook.choice, parts)
}

fn hand(scene: &Scene<'_, State>) -> Markup {
    let (hand, lang) = (scene.view.hand(), scene.lang);
    html! {
        @if scene.viewer.seat().is_some() {
            h2 { (lang.t("board-hand")) }
            p { (lang.with("crazy-race-plain-hand", [("n", hand.len().into()), ("list", numbers(scene, hand.iter()).into())])) }
        }
    }
}

/// Why cards cannot be taken back (R7), and not be laid at a side (R9).
fn why_not(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let recall = scene.viewer.seat().filter(|_| !outlook.choice.actions.contains(&Action::Recall));
    let recall = recall.map(|seat| match scene.view.board.recalled[seat.index()] {
        true => Refusal::Recalled,
        false => Refusal::NothingUsed,
    });
    let closed = scene.view.closed().map(Refusal::SideClosed);
    html! {
        @if outlook.choice.live && scene.view.board.is_laying() {
            @for why in recall.iter().chain(&closed) { p { (crazy_race::refusal(scene.lang, why)) } }
        }
    }
}

fn stage_card(scene: &Scene<'_, State>) -> Markup {
    let (board, lang) = (&scene.view.board, scene.lang);
    let now = story::stages(scene);
    html! {
        h2 { (lang.t("crazy-race-board-stage-card")) }
        @if let Some(card) = board.stage_card() {
            p { (lang.with("crazy-race-plain-stage", [("stage", board.stage.into()), ("round", board.round.into())])) }
            ol { @for (at, asked) in (1..).zip(card) { li { (at_side(scene, at, asked)) } } }
            @if board.points > 0 {
                p { (lang.with("crazy-race-plain-points-left", [("points", board.points.into())])) }
            }
            @if let Some(stage) = now.last() {
                @for line in stage.lines(scene) { p { (line) } }
            }
        }
    }
}

/// What a side asks, and the cards there in order of laying.
fn at_side(scene: &Scene<'_, State>, at: u8, asked: &Side) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let lying = || view.laid.iter().filter(|card| card.side == at);
    let first = lying().next();
    html! {
        span { (lang.with("crazy-race-board-side", crazy_race::side(at, Some(asked)))) }
        @if view.closed() == Some(at) { " " span { (lang.t("crazy-race-plain-closed")) } }
        @else if first.is_none() { " " span { (lang.t("crazy-race-plain-no-cards")) } }
        @if view.board.is_turned_up(at) && first.is_some() {
            " " span { (turned_up(scene, at)) }
        } @else {
            @for card in lying() { " " span { (side::lies(scene, card)) } }
            @if let Some(card) = first { " " span { (lang.with("crazy-race-plain-first", scene.about(card.seat))) } }
        }
    }
}

/// The cards turned up at a side with their sums, as the log has them.
fn turned_up(scene: &Scene<'_, State>, at: u8) -> String {
    let mut sums = [0; 4];
    for seat in Seat::all(scene.seats()) {
        sums[seat.index()] = scene.view.sum_at(at, seat);
    }
    let lying = scene.view.laid.iter().filter(|card| card.side == at);
    let cards =
        lying.filter_map(|card| Some(Laid { side: at, seat: card.seat, value: card.value? })).collect();
    let beat = Beat::TurnsUp { side: at, cards, sums };
    crazy_race::sentence(scene.lang, &beat, &scene.names(), scene.viewer).unwrap_or_default()
}

/// Tiles left, then lane, hand and tiles of each player.
fn players(scene: &Scene<'_, State>) -> Markup {
    let (board, lang) = (&scene.view.board, scene.lang);
    html! {
        h2 { (lang.t("board-seats")) }
        p {
            span { (stack(scene, Place::Turnaround, board.turn_tile)) } " "
            span { (stack(scene, Place::Finish, board.finish_tile)) }
        }
        @for seat in order(scene) {
            h3 { (scene.called(seat)) }
            p { @for animal in Animal::ALL { span { (lanes::stands(lang, animal, board.progress_of(seat, animal))) } " " } }
            p { @for sentence in holds(scene, seat) { span { (sentence) } " " } }
        }
    }
}

/// The tiles left at one end of the lanes.
fn stack(scene: &Scene<'_, State>, place: Place, highest: u8) -> String {
    let tiles = numbers(scene, (1..=highest).rev());
    let pairs = [("place", place.name().into()), ("n", highest.into()), ("list", tiles.into())];
    scene.lang.with("crazy-race-plain-stack", pairs)
}

/// What a seat has: tiles, hand, used cards, and what can still come from it.
fn holds(scene: &Scene<'_, State>, seat: Seat) -> Vec<String> {
    let (view, lang) = (scene.view, scene.lang);
    let (board, of) = (&view.board, seat.index());
    let cards = |key: &str, cards: furrow_crazy_race::Values| {
        lang.with(key, [("n", cards.len().into()), ("list", numbers(scene, cards.iter()).into())])
    };
    let mut told = vec![super::seats::tiles(scene, seat)];
    if scene.moment != Moment::Over {
        if board.first == Some(seat) {
            told.push(lang.t("crazy-race-plain-token"));
        }
        told.push(lang.with("crazy-race-board-hand-count", [("n", view.hands[of].len().into())]));
        told.push(cards("crazy-race-plain-used", board.used[of]));
        let recall =
            if board.recalled[of] { "crazy-race-board-recall-used" } else { "crazy-race-board-recall-ready" };
        told.push(lang.t(recall));
        told.push(cards("crazy-race-plain-remaining", view.remaining(seat)));
    }
    told
}

/// Points, and who would pay the penalties with what, if the game ended now.
fn if_ended(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        h2 { (lang.t("crazy-race-board-if-ended")) }
        @for sentence in standing::sentences(scene) { p { (sentence) } }
        ul { @for seat in order(scene) { li { (would_have(scene, seat)) } } }
        p { (lang.t("crazy-race-board-penalty-note")) }
    }
}

fn would_have(scene: &Scene<'_, State>, seat: Seat) -> String {
    let lost: Vec<u8> = standing::losses(scene, seat).into_iter().flatten().collect();
    let points = scene.view.board.tiles[seat.index()].sum() - lost.iter().sum::<u8>();
    let pairs = [
        ("name", scene.called(seat).into()),
        ("points", points.into()),
        ("n", lost.len().into()),
        ("list", numbers(scene, lost.into_iter()).into()),
    ];
    scene.lang.with("crazy-race-plain-would-have", pairs)
}

/// The stages that are over, the latest first.
fn stages(scene: &Scene<'_, State>) -> Markup {
    let mut past = story::stages(scene);
    if scene.moment != Moment::Over {
        past.pop();
    }
    html! {
        @if !past.is_empty() {
            h2 { (scene.lang.t("crazy-race-board-stages")) }
            @for stage in past.iter().rev() {
                h3 { (story::heading(scene, stage)) }
                (story::lines(scene, stage))
            }
        }
    }
}

/// Ranks with the tiles that are left, then what penalties took and why, and ties.
fn end_of_game(scene: &Scene<'_, State>) -> Markup {
    html! {
        ul { @for seat in by_rank(scene) { li { (final_line(scene, seat)) } } }
        @for sentence in story::ending(scene) { p { (sentence) } }
    }
}

fn final_line(scene: &Scene<'_, State>, seat: Seat) -> String {
    let tiles = scene.view.board.tiles[seat.index()];
    let pairs = [
        ("place", rank(scene, seat).into()),
        ("name", scene.called(seat).into()),
        ("points", tiles.sum().into()),
        ("n", tiles.len().into()),
        ("list", numbers(scene, tiles.iter().rev()).into()),
    ];
    scene.lang.with("crazy-race-plain-final", pairs)
}

/// "1, 1, 2 and 6".
fn numbers(scene: &Scene<'_, State>, numbers: impl Iterator<Item = u8>) -> String {
    list(scene.lang, numbers.map(|number| number.to_string()))
}
