//! A hint: what a search advises whoever has to choose.

use super::{Choice, Region, post};
use crate::page::{
    Board, Chance, Hint, Scene,
    hint::{all_reasons, in_per_cent},
    named,
};
use furrow_game::Token;
use furrow_text::Lang;
use maud::{Markup, html};

/// Choices that are shown at once; the rest is folded.
const SHOWN: usize = 5;

/// The button that asks for a hint, where one may be asked for and none stands there.
pub(crate) fn ask<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let open = scene.affairs.may_hint && scene.affairs.hint.is_none();
    let open = open && scene.coach.is_none() && scene.replay.is_none();
    html! {
        @if let Some(seat) = scene.viewer.seat().filter(|_| open) {
            @let asks = named::answer_of(seat, scene.decision);
            p.control { (post(scene, "hint", Some(("asks", &asks)), &scene.lang.t("hint-button"))) }
        }
    }
}

/// The region `r-hint`; empty where there is no hint. What it looks like is fetched with the first hint.
pub(crate) fn region<G: Board>(scene: &Scene<'_, G>, text: bool) -> Region {
    let hint = scene.affairs.hint.as_ref();
    let region = html! {
        section #r-hint aria-live="polite" aria-label=[hint.map(|_| scene.lang.t("hint-title"))] {
            @if let Some(hint) = hint {
                @if text { h2 { (scene.lang.t("hint-title")) } (words(scene, hint, text)) }
                @else {
                    link rel="stylesheet" href="/assets/css/hint.css";
                    details.advice open {
                        summary { (scene.lang.t("hint-title")) }
                        (words(scene, hint, text))
                    }
                }
            } @else if text { (ask(scene)) }
        }
    };
    ("r-hint", region)
}

fn words<G: Board>(scene: &Scene<'_, G>, hint: &Hint, text: bool) -> Markup {
    let lang = scene.lang;
    let rest = hint.tried.len().saturating_sub(SHOWN);
    let choice = Choice::of(scene);
    html! {
        p.chances-of { (lang.t("hint-chances")) }
        (chances(scene, &choice, &hint.tried[..hint.tried.len() - rest], text))
        @if hint.is_settled() { p.advice-equal { (lang.t("hint-settled")) } }
        @else if let Some(n) = hint.equals() { p.advice-equal { (lang.with("hint-equal", [("n", n.into())])) } }
        p.advice-why { (why(lang, &hint.why)) }
        @if !hint.line.is_empty() {
            p.advice-line { (lang.t("hint-line")) @for sentence in &hint.line { " " (sentence) } }
        }
        @if rest > 0 {
            details.advice-rest {
                summary { (lang.with("hint-rest", [("n", rest.into())])) }
                (chances(scene, &choice, &hint.tried[hint.tried.len() - rest..], text))
            }
        }
        p.note { (lang.with("hint-note", [("n", hint.games.into())])) }
    }
}

/// Actions with their chances. On the drawn table each is a label of its radio: a tap selects it.
fn chances<G: Board>(
    scene: &Scene<'_, G>,
    choice: &Choice<G>,
    tried: &[(String, Option<Chance>)],
    text: bool,
) -> Markup {
    let radio = |action: &str| choice.radio(G::Action::parse(action)?);
    html! {
        ol.chances aria-label=(scene.lang.t("hint-chances")) {
            @for (action, chance) in tried {
                @if let Some(n) = radio(action) {
                    li {
                        @if text { (G::does(scene, choice, n)) " " b { (in_per_cent(scene.lang, *chance)) } }
                        @else {
                            label for={ "a" (n) } {
                                span { (G::does(scene, choice, n)) } " "
                                span.chance { (in_per_cent(scene.lang, *chance)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn why(lang: Lang, reasons: &[String]) -> String {
    match all_reasons(lang, reasons) {
        Some(reasons) => lang.with("hint-why", [("reasons", reasons.into())]),
        None => lang.t("hint-why-numbers"),
    }
}
