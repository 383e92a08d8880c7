//! Two tables that must be the same to everybody: one in memory and one woken from the store, or two truths to one viewer.

use crate::viewer::Page;
use furrow_game::{Game, Seat, SeatSet, Viewer};
use furrow_table::Table;

/// Asserts that two tables answer alike to one question.
macro_rules! alike {
    ($one:expr, $other:expr, $what:expr; $($ask:ident($($given:expr),*)),+ $(,)?) => {
        $(assert!(
            $one.$ask($($given),*) == $other.$ask($($given),*),
            "{}: {}: {:?} is not {:?}", $what, stringify!($ask), $one.$ask($($given),*), $other.$ask($($given),*)
        );)+
    };
}

/// Asserts that two tables are the same in all that can be asked of them.
pub(crate) fn same<G: Game>(one: &Table<G>, other: &Table<G>, away: &[Option<i64>], at: i64) {
    let what = "memory is not what the store wakes";
    alike!(one, other, what; events(), last_at(), places(), options(), terms(), chairs(), after(), kept(), listed(), nonces(),
        commitment(), ready_check(), closed(), has_begun(), is_over(), setup(), steps(), ranks(), record(), happenings(),
        notes());
    for seat in Seat::all(one.places()) {
        alike!(one, other, format!("{what}, seat {seat}"); early(seat), stand_in(seat), machine(seat));
    }
    between_moves(one, other, what, away, at);
    for viewer in Viewer::all(one.places()) {
        assert!(one.view(viewer) == other.view(viewer), "{what}: the view of {viewer}");
    }
}

/// What everybody may know of the table besides the game.
fn between_moves<G: Game>(one: &Table<G>, other: &Table<G>, what: &str, away: &[Option<i64>], at: i64) {
    alike!(one, other, what; awaited(), chosen(), decision(), version(), undone_at(), undo_request(), paused(), people(),
        next_due(away));
    for seat in Seat::all(one.places()) {
        alike!(one, other, format!("{what}, seat {seat}"); can_undo(seat), undo_is_free(seat), pauses_left(seat));
    }
    let clocks = |table: &Table<G>| {
        let clocks = table.clocks()?;
        let left: Vec<i64> = Seat::all(table.places()).map(|seat| clocks.left(seat, at)).collect();
        Some((clocks.running(), left))
    };
    assert_eq!(clocks(one), clocks(other), "{what}: the clocks");
}

/// Asserts that a viewer gets the same of two tables.
pub(crate) fn same_to<G: Game>(
    one: &Table<G>,
    other: &Table<G>,
    viewer: Viewer,
    away: &[Option<i64>],
    at: i64,
) {
    let what = format!("{viewer} can tell two truths apart");
    assert!(one.view(viewer) == other.view(viewer), "{what}: the view");
    assert!(Page::load(one, viewer) == Page::load(other, viewer), "{what}: what has happened");
    let history =
        |table: &Table<G>| table.steps().iter().map(|step| G::seen(*step, viewer)).collect::<Vec<_>>();
    assert!(history(one) == history(other), "{what}: the history");
    alike!(one, other, what; is_over(), ranks(), closed(), record(), chairs());
    between_moves(one, other, &what, away, at);
    let Some(seat) = viewer.seat() else { return };
    let last = one.happenings().iter().rfind(|happening| happening.seat == Some(seat));
    let (last, question) =
        (last.map_or(0, |last| last.id), one.undo_request().map_or(0, |request| request.id));
    alike!(one, other, what; early(seat), ask_undo(seat, last, SeatSet::NONE, at), answer_undo(seat, question, true));
    let actions = |table: &Table<G>| table.view(viewer).map(|view| G::view_actions(&view));
    assert!(actions(one) == actions(other), "{what}: its actions");
}
