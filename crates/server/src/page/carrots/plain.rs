//! The table in words, for screen readers and browsers without scripts or pictures.

use super::{end, outlook::Outlook, printed, roll, seats};
use crate::page::{
    Moment, Region, Scene,
    table::{Plain, by_rank, list, order, plain_regions, rank, section},
};
use furrow_carrots::{Act, Action, Effect, FINISH, Hare, HareTable, Marker, State, TEN, View, cost, reach};
use furrow_game::Seat;
use furrow_text::{Arg, carrots};
use maud::{Markup, html};

/// The longest way whose cost is told.
const COSTS: u8 = 44;

/// The regions of the text view, in the order of the document.
pub(super) fn regions(scene: &Scene<'_, State>) -> Vec<Region> {
    let outlook = Outlook::of(scene);
    let over = scene.moment == Moment::Over;
    let parts = Plain {
        before: before(scene),
        after: after(scene, &outlook),
        end: html! { @if over { (end_of_game(scene)) } },
        board: vec![
            section("r-seats", &people(scene)),
            section("r-course", &course(scene)),
            section("r-tables", &html! { @if !over { (hares(scene)) (costs(scene)) } }),
        ],
    };
    plain_regions(scene, &outlook.choice, parts)
}

/// Where the reader is, what it has, and what it takes to come home.
fn before(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let Some(seat) = scene.viewer.seat() else { return html! {} };
    html! {
        h2 { (lang.t("carrots-board-plain-mine")) }
        (standing(scene, seat))
        @for marker in on_the_way(scene, seat) {
            h3 { (lang.with("carrots-board-plain-finish", [letter(scene, marker)])) }
            ul {
                @for (met, condition) in carrots::finish_check(lang, scene.view, seat, marker) {
                    li { (condition) " " (lang.t(if met { "carrots-board-met" } else { "carrots-board-unmet" })) }
                }
            }
        }
    }
}

/// What each choice does.
fn after(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let Some((_, view)) = outlook.chooser() else { return html! {} };
    html! {
        h2 { (scene.lang.t("carrots-board-plain-choices")) }
        ul { @for action in &outlook.choice.actions { li { (about(scene, view, *action)) } } }
    }
}

/// A choice with its space, and the six outcomes where the die would be rolled.
fn about(scene: &Scene<'_, State>, view: &View, action: Action) -> Markup {
    let lang = scene.lang;
    let outcomes = match action.act {
        Act::Take | Act::Give => None,
        _ => carrots::outcomes(lang, view, action),
    };
    html! {
        b { (carrots::action(lang, view, action)) }
        @for sentence in carrots::detail(lang, view, action) { " " span { (sentence) } }
        @if let Some(outcomes) = outcomes { ol { @for outcome in outcomes { li { (outcome) } } } }
    }
}

fn people(scene: &Scene<'_, State>) -> Markup {
    html! {
        h2 { (scene.lang.t("board-seats")) }
        @for seat in order(scene) { h3 { (scene.called(seat)) } (standing(scene, seat)) }
    }
}

/// All there is to know of a seat: where its markers are, what it holds, what it has to do.
fn standing(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (state, lang) = (&scene.view.state, scene.lang);
    let (held, lettuces) = (state.carrots[seat.index()], state.lettuces[seat.index()]);
    html! {
        ul {
            @for marker in state.markers() { li { (seats::stands(scene, seat, marker)) } }
            li {
                (lang.with("carrots-board-carrots", [("n", held.into())])) " "
                (lang.with("carrots-board-lettuces", [("n", lettuces.into())]))
            }
            @if let Some(owes) = seats::owes(scene, seat) { li { (owes) } }
            @if let Some(marker) = state.bound_to(seat) {
                li { (lang.with("carrots-board-plain-bound", [("marker", marker.name().into())])) }
            }
            @if let Some(wait) = state.waits[seat.index()] {
                li { (lang.with("carrots-board-plain-waits", [letter(scene, wait.marker), ("passed", wait.passed.into())])) }
            }
        }
    }
}

/// All spaces from the start on, and who stands there.
fn course(scene: &Scene<'_, State>) -> Markup {
    html! {
        h2 { (scene.lang.t("board-track")) }
        ul { @for at in 0..=FINISH { li { (space(scene, at)) } } }
    }
}

fn space(scene: &Scene<'_, State>, at: u8) -> String {
    let state = &scene.view.state;
    let there = state.all_markers().filter(|(seat, marker)| state.space_of(*seat, *marker) == at);
    let there: Vec<String> = there.map(|(seat, marker)| whose(scene, seat, marker)).collect();
    let taken = if there.is_empty() { "no" } else { "yes" };
    scene.lang.with(
        "carrots-board-plain-space",
        [
            ("kind", state.course().space(at).name().into()),
            ("space", printed(at).into()),
            ("taken", taken.into()),
            ("list", list(scene.lang, there).into()),
        ],
    )
}

/// Whose marker it is, and with two players which.
fn whose(scene: &Scene<'_, State>, seat: Seat, marker: Marker) -> String {
    let name = ("name", scene.called(seat).into());
    scene.lang.with("carrots-board-plain-whose", [name, letter(scene, marker)])
}

/// What hare spaces do, and what the die has said of late.
fn hares(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let hare = &scene.view.state.setup.hare;
    let rolls = roll::last(scene);
    html! {
        h2 { (lang.t("carrots-board-hare-table")) }
        @match hare {
            Hare::Blank => p { (lang.t("carrots-board-hare-blank")) },
            Hare::Mso => p { (lang.with("carrots-board-hare-mso", [("n", TEN.into())])) },
            Hare::Abacus | Hare::Intellect | Hare::Table(_) => {}
        }
        @if *hare == Hare::Abacus { p { (lang.t("carrots-board-reconstructed")) } }
        @if let Some(table) = hare.table() { (hare_table(scene, table)) }
        @if let Some(first) = rolls.first() {
            p { (lang.with("carrots-board-rolled", scene.about(first.seat))) }
            ol {
                @for roll in &rolls {
                    li { (lang.with("carrots-board-plain-roll", [
                        ("die", roll.die.into()), ("place", roll.position.into()), ("effect", roll.effect.name().into()),
                    ])) }
                }
            }
        }
    }
}

/// A row a face of the die, a column a place in the race; then the column of the reader's own place.
fn hare_table(scene: &Scene<'_, State>, table: &HareTable) -> Markup {
    let lang = scene.lang;
    let state = &scene.view.state;
    let places = state.all_markers().count() as u8;
    let effect = |effect: Effect| lang.with("carrots-board-effect", [("effect", effect.name().into())]);
    html! {
        table {
            caption { (lang.t("carrots-board-hare-caption")) }
            tr {
                th scope="col" { (lang.t("carrots-board-die")) }
                @for place in 1..=places { th scope="col" { (lang.with("carrots-board-place", [("marker", "none".into()), ("place", place.into())])) } }
            }
            @for die in 1..=6 {
                tr {
                    th scope="row" { (die) }
                    @for place in 1..=places { td { (effect(table.effect(die, place))) } }
                }
            }
        }
        @for (seat, marker) in scene.viewer.seat().into_iter().flat_map(|seat| on_the_way(scene, seat).map(move |m| (seat, m))) {
            @let place = state.position(seat, marker);
            p { (lang.with("carrots-board-plain-column", [letter(scene, marker), ("place", place.into())])) }
            ol { @for die in 1..=6 { li { (effect(table.effect(die, place))) } } }
        }
    }
}

/// What ways forward cost, and how far the reader's carrots reach.
fn costs(scene: &Scene<'_, State>) -> Markup {
    let (state, lang) = (&scene.view.state, scene.lang);
    let way =
        |n: u8| lang.with("carrots-board-plain-way", [("spaces", n.into()), ("carrots", cost(n).into())]);
    let held =
        scene.viewer.seat().filter(|seat| !state.has_finished(*seat)).map(|seat| state.carrots[seat.index()]);
    html! {
        h2 { (lang.t("carrots-board-costs")) }
        @if let Some(held) = held {
            p { (lang.with("carrots-board-reach", [("carrots", held.into()), ("spaces", reach(held).into())])) }
        }
        p { (lang.t("carrots-board-costs-note")) " " (list(lang, (1..=COSTS).map(way))) }
    }
}

/// The ranks, what gave them, and what each has left.
fn end_of_game(scene: &Scene<'_, State>) -> Markup {
    html! {
        ol {
            @for seat in by_rank(scene) {
                li { (scene.lang.with("carrots-board-plain-ranked", [
                    ("place", rank(scene, seat).into()), ("name", scene.called(seat).into()),
                    ("decided", end::decided(scene, seat).into()),
                ])) }
            }
        }
    }
}

/// The markers of a seat that are not home.
fn on_the_way(scene: &Scene<'_, State>, seat: Seat) -> impl Iterator<Item = Marker> {
    let state = &scene.view.state;
    state.markers().filter(move |marker| !state.is_home(seat, *marker))
}

/// Which of a seat's markers, for a message to choose by: `none` with one marker each.
fn letter(scene: &Scene<'_, State>, marker: Marker) -> (&'static str, Arg<'static>) {
    ("marker", if scene.view.state.setup.markers() == 2 { marker.name().into() } else { "none".into() })
}
