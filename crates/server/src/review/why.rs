//! What speaks for a move: what a hint would have told its seat, told of it by name.

use crate::page::{Board, hint::all_reasons};
use furrow_bots::review::Choice;
use furrow_game::Sight;
use furrow_text::Lang;

/// What speaks for an action rather than for another, in one clause; `None`: nothing that the seat could have checked.
pub(super) fn reasons<G: Board>(
    lang: Lang,
    sight: &Sight<G>,
    names: &[&str],
    action: G::Action,
    other: Option<G::Action>,
) -> Option<String> {
    // Whoever looks back is told of another, whose name it has.
    let who = sight.viewer.seat().map(|seat| names[seat.index()]);
    let reasons = furrow_bots::why(sight, action, other);
    let clauses: Vec<String> =
        reasons.into_iter().map(|merit| G::reason(lang, &sight.view, merit, names, who)).collect();
    all_reasons(lang, &clauses)
}

/// What speaks for the best action rather than for the one that was done, where that promised less.
pub(super) fn better<G: Board>(
    lang: Lang,
    sight: &Sight<G>,
    names: &[&str],
    choice: &Choice<G>,
) -> Option<String> {
    let better = choice.best != choice.chosen && choice.cost > 0.0;
    better.then(|| reasons(lang, sight, names, choice.best, Some(choice.chosen))).flatten()
}

/// The best action besides the one that was done: by what a look back found out, else by the heuristics.
pub(super) fn rival<G: Board>(
    sight: &Sight<G>,
    done: G::Action,
    choice: Option<&Choice<G>>,
) -> Option<G::Action> {
    if let Some(choice) = choice {
        let others = choice.verdict.tried.iter().filter(|tried| tried.action != done);
        return others.max_by_key(|tried| tried.visits).map(|tried| tried.action);
    }
    let actions = G::view_actions(&sight.view);
    let others: Vec<G::Action> = actions.as_ref().iter().copied().filter(|action| *action != done).collect();
    let worths = G::worths(sight, &others);
    let best = others.into_iter().zip(worths).max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map(|(action, _)| action)
}
