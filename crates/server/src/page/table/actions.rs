//! The decision: a radio an action, and the one button that commits.

use super::{Region, curtain::curtain};
use crate::page::{Board, Moment, Scene};
use furrow_game::Game;
use maud::{Markup, html};
use std::cell::OnceCell;

/// What the viewer can select.
pub struct Choice<G: Game> {
    /// The actions, sorted: radio `n` is action `n`.
    pub actions: Vec<G::Action>,
    /// Whether they can be done now, not only thought of.
    pub live: bool,
    /// The radio that is selected from the start.
    pub checked: Option<usize>,
    /// Both lines of the button for each selection, once they have been asked for.
    lines: OnceCell<Vec<[String; 2]>>,
}

impl<G: Board> Choice<G> {
    pub(crate) fn of(scene: &Scene<'_, G>) -> Self {
        let live = matches!(scene.moment, Moment::Choose | Moment::Chosen);
        let thinks = scene.moment == Moment::Wait && scene.viewer.seat().is_some() && scene.replay.is_none();
        let actions = match (live, thinks) {
            (true, _) => G::view_actions(scene.view).as_ref().to_vec(),
            (false, true) => G::actions_if_my_turn(scene.view),
            (false, false) => Vec::new(),
        };
        let mine = scene.mine.and_then(|mine| actions.iter().position(|action| *action == mine));
        let only = (live && actions.len() == 1).then_some(0);
        let first = G::preselected(scene.view, &actions).filter(|_| live);
        let first = || first.and_then(|first| actions.iter().position(|action| *action == first));
        let checked = mine.or(only).or_else(first);
        Choice { actions, live, checked, lines: OnceCell::new() }
    }

    /// Both lines of the button for each selection: the radios are named by them too.
    fn lines(&self, scene: &Scene<'_, G>) -> &[[String; 2]] {
        let both = |radio| [G::does(scene, self, radio), G::follows(scene, self, radio)];
        self.lines.get_or_init(|| (0..self.actions.len()).map(both).collect())
    }

    /// The radio of an action.
    pub(crate) fn radio(&self, action: G::Action) -> Option<usize> {
        self.actions.iter().position(|a| *a == action)
    }

    /// Whether there is nothing to choose but one action.
    pub(crate) fn is_forced(&self) -> bool {
        self.live && self.actions.len() == 1
    }
}

/// A selection that is only a part of an action: it is a radio like theirs, but it cannot be committed.
pub struct Part {
    /// The id of its radio.
    pub id: String,
    /// What `data-for` calls it: a number that no action has.
    pub number: usize,
    /// What has been selected: the first line of the button.
    pub does: String,
    /// What is missing, a sentence: the second line.
    pub then: String,
}

/// The region around a game's own pieces; `inner` is left out at the end.
pub(crate) fn region<G: Board>(scene: &Scene<'_, G>, inner: &Markup) -> Region {
    let region = html! {
        section #r-actions aria-label=(scene.lang.t("board-actions")) {
            (hidden(scene))
            @if let Some(error) = &scene.error { (trouble::<G>(error)) }
            @if scene.mine().is_empty() && scene.moment != Moment::Over {
                p.watching { (scene.lang.t("board-watching")) }
            }
            @if scene.is_behind_curtain() && scene.goes_on() {
                (curtain(scene))
            } @else if scene.moment != Moment::Over {
                (inner)
            }
        }
    };
    ("r-actions", region)
}

fn hidden<G: Game>(scene: &Scene<'_, G>) -> Markup {
    html! {
        input type="hidden" name="decision" value=(scene.decision);
        input type="hidden" name="key" value=(scene.key);
    }
}

/// What a post was refused for, with a link to each ruling it names.
pub(crate) fn trouble<G: Game>(sentence: &str) -> Markup {
    html! {
        p.error role="alert" {
            span { (sentence) }
            @for ruling in furrow_text::rulings_in(sentence) {
                " " a.ruling href={ "/rules/" (G::NAME) "#" (ruling) } target="rules" { (ruling) }
            }
        }
    }
}

/// One radio an action; what is drawn are their labels.
pub(crate) fn radios<G: Board>(scene: &Scene<'_, G>, choice: &Choice<G>) -> Markup {
    let name = if choice.live { "action" } else { "think" };
    html! {
        div.radios {
            @for (n, action) in choice.actions.iter().enumerate() {
                input.act.sr type="radio" name=(name) id={ "a" (n) } value=(action) required[choice.live]
                    checked[choice.checked == Some(n)] data-confirm=[G::asks(scene, *action)] aria-label=(label(scene, choice, n));
            }
            @for part in G::parts(scene, choice) {
                @let (does, then) = (part.does, part.then);
                input.act.part.sr type="radio" name=(name) id=(part.id) value="" required[choice.live] data-part=(then)
                    aria-label=(scene.lang.with("board-radio", [("do", does.into()), ("then", then.as_str().into())]));
            }
        }
    }
}

/// The name of a radio: both lines of the button in one.
pub(crate) fn label<G: Board>(scene: &Scene<'_, G>, choice: &Choice<G>, radio: usize) -> String {
    let [does, then] = &choice.lines(scene)[radio];
    scene.lang.with("board-radio", [("do", does.as_str().into()), ("then", then.as_str().into())])
}

/// The button, its two lines once for every selection.
pub(crate) fn button<G: Board>(scene: &Scene<'_, G>, choice: &Choice<G>) -> Markup {
    let live = choice.live;
    let [idle, hint] = G::prompt(scene, choice);
    html! {
        button #go.primary type=(if live { "submit" } else { "button" }) aria-disabled=[(!live).then_some("true")]
            data-live[live] data-only[choice.is_forced()] {
            span.choice data-base {
                span.do { (idle) }
                span.then { @if scene.affairs.closed.is_none() { (hint) } }
            }
            @for (n, [does, then]) in choice.lines(scene).iter().enumerate() {
                span.choice data-for=(n) {
                    span.do { (does) }
                    span.then { (then) }
                }
            }
            @for part in G::parts(scene, choice) {
                span.choice data-for=(part.number) {
                    span.do { (part.does) }
                    span.then { (part.then) }
                }
            }
        }
        (no_other(live))
    }
}

/// Off turn Enter in the form must press no button that does something else: the first that could is this one, which
/// cannot be pressed.
fn no_other(live: bool) -> Markup {
    html! { @if !live { button type="submit" hidden disabled {} } }
}

/// The decision of the table in words: one list, one button. Off turn the button stays, so that the focus that is on
/// it does too.
pub(crate) fn plain_decision<G: Board>(scene: &Scene<'_, G>, choice: &Choice<G>) -> Markup {
    let lang = scene.lang;
    html! {
        @if scene.is_behind_curtain() && scene.goes_on() {
            (curtain(scene))
        } @else if choice.live {
            (hidden(scene))
            fieldset {
                legend { (lang.t("board-actions")) }
                @for (n, action) in choice.actions.iter().enumerate() {
                    p { label { input.act type="radio" name="action" id={ "a" (n) } value=(action) required checked[choice.checked == Some(n)] data-confirm=[G::asks(scene, *action)]; " " (label(scene, choice, n)) } }
                }
            }
        } @else if choice.actions.is_empty() {
            p { (lang.t("board-go-watch")) }
        } @else {
            ul { @for n in 0..choice.actions.len() { li { (label(scene, choice, n)) } } }
        }
        @if scene.viewer.seat().is_some() {
            button #go type=(if choice.live { "submit" } else { "button" }) aria-disabled=[(!choice.live).then_some("true")] {
                (lang.t("board-go-do"))
            }
        }
        (no_other(choice.live))
    }
}
