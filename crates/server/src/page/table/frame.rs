//! The element around a table's regions.

use super::{Region, affairs, clocks, coach, controls, hint};
use crate::page::{Board, Moment, Scene, replay};
use furrow_game::Game;
use furrow_text::Lang;
use maud::{Markup, html};

/// The whole table.
#[must_use]
pub fn drawn<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let inner = html! {
        div.meadow aria-hidden="true" { (G::backdrop()) }
        (form(scene, false))
    };
    main(scene, false, &inner)
}

/// The whole table in words.
#[must_use]
pub fn in_words<G: Board>(scene: &Scene<'_, G>) -> Markup {
    main(scene, true, &form(scene, true))
}

/// The form that posts a decision; that of a replay asks for another step.
fn form<G: Board>(scene: &Scene<'_, G>, text: bool) -> Markup {
    let (method, action) = match scene.replay {
        Some(reel) => ("get", reel.at.clone()),
        None => ("post", scene.post_to("act")),
    };
    html! {
        form #decide method=(method) action=(action) {
            @if text { input type="hidden" name="view" value="text"; }
            @for (_, region) in regions(scene, text) { (region) }
        }
    }
}

/// Every region with its id, in the order of the document: the game's, and what a tutorial says after the status. A
/// replay has its scrubber where others decide.
#[must_use]
pub fn regions<G: Board>(scene: &Scene<'_, G>, text: bool) -> Vec<Region> {
    let mut regions = if text { G::text_regions(scene) } else { G::regions(scene) };
    if let Some(coach) = scene.coach {
        regions.insert(1, coach::region(scene, coach));
    }
    if scene.coach.is_none() && scene.replay.is_none() {
        let (after, affairs) =
            if text { ("r-actions", affairs::plain(scene)) } else { ("r-just", affairs::region(scene)) };
        let at = regions.iter().position(|(id, _)| *id == after).map_or(regions.len(), |at| at + 1);
        regions.insert(at, affairs);
        let at = regions.iter().position(|(id, _)| *id == "r-actions").map_or(regions.len(), |at| at + 1);
        regions.insert(at, hint::region(scene, text));
        regions.extend(text.then(|| controls::region(scene, text)));
    }
    if let Some(reel) = scene.replay
        && let Some(decision) = regions.iter_mut().find(|(id, _)| *id == "r-actions")
    {
        *decision = replay::region(scene, reel, text);
    }
    regions
}

fn main<G: Board>(scene: &Scene<'_, G>, text: bool, inner: &Markup) -> Markup {
    let attrs = attrs(scene);
    let attr = |name: &str| attrs.iter().find(|(n, _)| *n == name).map(|(_, value)| value.as_str());
    let stream = scene.stream(text);
    html! {
        main #table.table.text[text].(<G as Game>::NAME) data-game=(G::NAME) data-code=(scene.code)
            data-viewer=(scene.viewer) data-now=[attr("now")] data-device[!scene.affairs.device.is_empty()] data-replay[scene.replay.is_some()] data-seats=(scene.sitters.len()) data-stream=[stream]
            data-moment=[attr("moment")] data-version=[attr("version")] data-phase=[attr("phase")] data-coach=[attr("coach")] {
            (inner)
            (clocks::when_loaded(scene))
            (question(scene.lang))
            (rules(scene.lang))
            div #say.sr role="log" aria-live="polite" aria-atomic="true" {}
        }
    }
}

/// What is asked once more before what can be done only once; scripts put the sentence in.
fn question(lang: Lang) -> Markup {
    html! {
        dialog #confirm aria-label=(lang.t("board-confirm")) {
            p {}
            form method="dialog" {
                button type="submit" value="no" autofocus { (lang.t("board-confirm-no")) }
                button.primary type="submit" value="yes" { (lang.t("board-confirm-yes")) }
            }
        }
    }
}

/// The sheet for the rules, which a script fetches when a link asks for them.
fn rules(lang: Lang) -> Markup {
    html! {
        div #rules.sheet.side popover aria-label=(lang.t("board-rules")) {
            button.close type="button" popovertarget="rules" popovertargetaction="hide" { (lang.t("board-close")) }
        }
    }
}

/// The attributes of the table that change: each becomes `data-NAME`.
#[must_use]
pub fn attrs<G: Board>(scene: &Scene<'_, G>) -> Vec<(&'static str, String)> {
    let phase = if scene.moment == Moment::Over { "over" } else { G::phase(scene.view) };
    let mut attrs = vec![
        ("moment", scene.moment.name().to_owned()),
        ("version", scene.version().to_string()),
        ("phase", phase.to_owned()),
        ("viewer", scene.viewer.to_string()),
    ];
    if clocks::run(scene) {
        attrs.push(("now", scene.affairs.now.to_string()));
    }
    attrs.extend(scene.coach.map(|coach| ("coach", coach.about.clone().unwrap_or_default())));
    attrs
}
