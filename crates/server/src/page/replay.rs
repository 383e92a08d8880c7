//! What a replay has beside the table: the scrubber, whose eyes, the hands seen, the list of steps, a link to this one.

use super::{
    Board, Region, Scene,
    layout::keep,
    review::{Others, others_in_words, others_sheet},
    table::list,
};
use furrow_art::{Icon, icon, seat_shape};
use furrow_game::{Seat, Viewer};
use furrow_text::Lang;
use maud::{Markup, html};

/// Steps before and after the present one that are listed on the drawn page; the text view lists more.
const LISTED: usize = 60;
/// The same in the text view.
const LISTED_IN_WORDS: usize = 400;

/// Where to go from a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Links {
    /// The replay, where this is not it.
    pub replay: Option<String>,
    /// The page about chance.
    pub chance: String,
    /// The look back; none while the game is going on.
    pub review: Option<String>,
    /// The game file; none while the game is going on.
    pub file: Option<String>,
}

impl Links {
    /// Those of a live table whose game is over.
    #[must_use]
    pub fn of_table(code: &str) -> Self {
        Links {
            replay: Some(format!("/t/{code}/replay?step=0")),
            chance: format!("/t/{code}/chance"),
            review: Some(format!("/t/{code}/review")),
            file: Some(format!("/t/{code}/game.json")),
        }
    }
}

/// One step in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number; 0 is the deal.
    pub step: usize,
    /// Who acted.
    pub seat: Option<Seat>,
    /// What happened, in one sentence.
    pub says: String,
}

/// The film that a table is a frame of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reel {
    /// The address without a question: `/t/CODE/replay`, `/replay/ID`.
    pub at: String,
    /// What stands before it in a link to be sent to others.
    pub base: String,
    /// The step shown, from 0, the deal. A step is one action with the chance it caused.
    pub step: usize,
    /// The last step there is.
    pub last: usize,
    /// Whose eyes.
    pub eyes: Viewer,
    /// Whose eyes the reader may borrow; one entry: no choice.
    pub choices: Vec<Viewer>,
    /// The steps around the present one.
    pub entries: Vec<Entry>,
    /// What else could have been done at this step; none while the game is going on.
    pub others: Option<Others>,
    /// Where else to go.
    pub links: Links,
    /// Back to the table; a game file has none.
    pub table: Option<String>,
}

impl Reel {
    /// Which steps are listed around one of them.
    #[must_use]
    pub fn listed(step: usize, last: usize, text: bool) -> std::ops::RangeInclusive<usize> {
        let around = if text { LISTED_IN_WORDS } else { LISTED };
        step.saturating_sub(around)..=(step + around).min(last)
    }

    /// The address of a step, through the same eyes.
    #[must_use]
    pub fn to(&self, step: usize, text: bool) -> String {
        let eyes = if self.choices.len() > 1 { format!("&eyes={}", self.eyes) } else { String::new() };
        format!("{}?step={step}{eyes}{}", self.at, if text { "&view=text" } else { "" })
    }

    /// A link to the present step for somebody else, drawn.
    #[must_use]
    pub fn link(&self) -> String {
        format!("{}{}", self.base, self.to(self.step, false))
    }

    /// The ways out: the table, the page about chance, the file.
    pub(crate) fn links(&self, lang: Lang, text: bool) -> Markup {
        html! {
            @if let Some(table) = &self.table { p.next-steps { a.file href=(keep(text, table)) { (lang.t("replay-to-table")) } } }
            (links(lang, text, &self.links))
        }
    }
}

/// One line of links: replay, chance, file.
pub(crate) fn links(lang: Lang, text: bool, links: &Links) -> Markup {
    let words = |key: &str, picture: Icon| html! { @if !text { (icon(picture)) } span { (lang.t(key)) } };
    html! {
        p.next-steps.in-row {
            @if let Some(replay) = &links.replay {
                a.file href={ (replay) @if text { "&view=text" } } { (words("replay-link", Icon::Play)) } " "
            }
            @if let Some(review) = &links.review {
                a.file href=(keep(text, review)) { (words("review-link", Icon::Eye)) } " "
            }
            a.file href=(keep(text, &links.chance)) { (words("chance-link", Icon::Check)) } " "
            @if let Some(file) = &links.file {
                a.file href=(file) download { (words("board-file", Icon::Download)) }
            }
        }
    }
}

/// The region in the place of a decision.
pub(crate) fn region<G: Board>(scene: &Scene<'_, G>, reel: &Reel, text: bool) -> Region {
    let lang = scene.lang;
    let inner = if text { in_words(scene, reel) } else { drawn(scene, reel) };
    let region = html! {
        section #r-replay aria-label=(lang.t("replay-scrubber")) data-step=(reel.step) data-last=(reel.last) data-here=(reel.to(reel.step, text)) {
            (inner)
        }
    };
    ("r-replay", region)
}

fn drawn<G: Board>(scene: &Scene<'_, G>, reel: &Reel) -> Markup {
    let lang = scene.lang;
    html! {
        (hands(scene))
        div.scrub {
            (way(lang, reel, "first", Icon::Last, 0))
            (way(lang, reel, "back", Icon::Step, reel.step.saturating_sub(1)))
            button #replay-play.tool.script-only type="button" aria-pressed="false" aria-label=(lang.t("replay-play")) title=(lang.t("replay-play")) {
                span.when-still { (icon(Icon::Play)) } span.when-playing { (icon(Icon::Pause)) }
            }
            (way(lang, reel, "next", Icon::Step, (reel.step + 1).min(reel.last)))
            (way(lang, reel, "last", Icon::Last, reel.last))
            p.where { (where_now(lang, reel)) }
        }
        div.scrub {
            (range(lang, reel))
            (eyes(scene, reel))
            button.go-step.no-script type="submit" { (lang.t("replay-go")) }
            button.tool type="button" popovertarget="steps" { (lang.t("replay-steps")) }
            @if reel.others.is_some() {
                button.tool type="button" popovertarget="others" aria-label=(lang.t("review-others")) title=(lang.t("review-others")) { (icon(Icon::Info)) }
            }
            button.tool type="button" popovertarget="share" aria-label=(lang.t("replay-share")) title=(lang.t("replay-share")) { (icon(Icon::Link)) }
        }
        div #steps.sheet popover {
            h2 { (lang.t("replay-steps")) }
            (steps(lang, reel, false))
            button.close type="button" popovertarget="steps" popovertargetaction="hide" { (lang.t("board-close")) }
        }
        @if let (Some(others), Some(review)) = (&reel.others, &reel.links.review) { (others_sheet(lang, others, review)) }
        div #share.sheet popover {
            h2 { (lang.t("replay-share")) }
            (share(lang, reel))
            button.copy-step.script-only type="button" data-copy="replay-link" { (icon(Icon::Copy)) span { (lang.t("replay-copy")) } }
            (reel.links(lang, false))
            button.close type="button" popovertarget="share" popovertargetaction="hide" { (lang.t("board-close")) }
        }
    }
}

fn in_words<G: Board>(scene: &Scene<'_, G>, reel: &Reel) -> Markup {
    let lang = scene.lang;
    html! {
        h2 { (lang.t("replay-scrubber")) }
        p { (where_now(lang, reel)) }
        p.ways {
            @for (name, step) in [("first", 0), ("back", reel.step.saturating_sub(1)), ("next", (reel.step + 1).min(reel.last)), ("last", reel.last)] {
                @if step != reel.step { a rel=[rel(name)] data-way=(name) href=(reel.to(step, true)) { (lang.t(&format!("replay-{name}"))) } " " }
            }
        }
        p {
            label { (lang.t("replay-step-number")) " " input type="number" name="step" min="0" max=(reel.last) value=(reel.step) required; } " "
            (eyes(scene, reel)) " "
            button type="submit" { (lang.t("replay-go")) }
        }
        @for held in G::hands(scene) { p { (holds(scene, &held)) } }
        @if let (Some(others), Some(review)) = (&reel.others, &reel.links.review) { (others_in_words(lang, others, review)) }
        details { summary { (lang.t("replay-steps")) } (steps(lang, reel, true)) }
        p { (share(lang, reel)) }
        (reel.links(lang, true))
    }
}

fn where_now(lang: Lang, reel: &Reel) -> String {
    lang.with("replay-where", [("step", reel.step.into()), ("last", reel.last.into())])
}

fn rel(name: &str) -> Option<&'static str> {
    match name {
        "back" => Some("prev"),
        "next" => Some("next"),
        _ => None,
    }
}

/// A button that leads to a step; where it leads nowhere it stays, so that nothing moves under the finger.
fn way(lang: Lang, reel: &Reel, name: &'static str, picture: Icon, step: usize) -> Markup {
    let words = lang.t(&format!("replay-{name}"));
    let href = (step != reel.step).then(|| reel.to(step, false));
    html! {
        a.tool.to-step rel=[rel(name)] data-way=(name) href=[href.clone()] role=[href.is_none().then_some("link")] tabindex=[href.is_none().then_some("0")]
            aria-disabled=[href.is_none().then_some("true")] aria-label=(words) title=(words) { (icon(picture)) }
    }
}

fn range(lang: Lang, reel: &Reel) -> Markup {
    html! {
        input #replay-step type="range" name="step" min="0" max=(reel.last) value=(reel.step) aria-label=(lang.t("replay-step-number"))
            aria-valuetext=(where_now(lang, reel));
    }
}

/// Whose eyes, where there is a choice.
fn eyes<G: Board>(scene: &Scene<'_, G>, reel: &Reel) -> Markup {
    let lang = scene.lang;
    html! {
        @if reel.choices.len() > 1 {
            select #replay-eyes name="eyes" aria-label=(lang.t("replay-eyes")) {
                @for choice in &reel.choices {
                    option value=(choice) selected[*choice == reel.eyes] { (through(scene, *choice)) }
                }
            }
        }
    }
}

fn through<G: Board>(scene: &Scene<'_, G>, eyes: Viewer) -> String {
    match eyes {
        Viewer::All => scene.lang.t("replay-eyes-all"),
        Viewer::Public => scene.lang.t("replay-eyes-public"),
        Viewer::Seat(seat) => scene.lang.with("replay-eyes-seat", [("name", scene.name(seat).into())]),
    }
}

/// The hands that these eyes see.
fn hands<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let hands = G::hands(scene);
    html! {
        @if hands.iter().any(|held| !held.words.is_empty()) {
            ul.hands data-count=(hands.len()) aria-label=(scene.lang.t("replay-hands")) {
                @for held in &hands {
                    li data-seat=(held.seat) {
                        span.sr { (holds(scene, held)) }
                        span.drawn-hand aria-hidden="true" { (seat_shape(held.seat.number())) (held.cards) }
                    }
                }
            }
        }
    }
}

fn holds<G: Board>(scene: &Scene<'_, G>, held: &super::Held) -> String {
    let [you, name] = scene.about(held.seat);
    let cards = list(scene.lang, held.words.iter().cloned());
    scene.lang.with("replay-holds", [you, name, ("n", held.words.len().into()), ("list", cards.into())])
}

fn steps(lang: Lang, reel: &Reel, text: bool) -> Markup {
    let (first, last) =
        (reel.entries.first().map_or(0, |e| e.step), reel.entries.last().map_or(0, |e| e.step));
    html! {
        @if first > 0 { p { a href=(reel.to(first - 1, text)) { (lang.t("replay-earlier")) } } }
        ol.step-list {
            @for entry in &reel.entries {
                li {
                    a href=(reel.to(entry.step, text)) data-go=(entry.step) aria-current=[(entry.step == reel.step).then_some("step")] {
                        span.num { (entry.step) } " "
                        @if !text { @if let Some(seat) = entry.seat { (seat_shape(seat.number())) " " } }
                        span { (entry.says) }
                    }
                }
            }
        }
        @if last < reel.last { p { a href=(reel.to(last + 1, text)) { (lang.t("replay-later")) } } }
    }
}

fn share(lang: Lang, reel: &Reel) -> Markup {
    html! {
        label.field { span { (lang.t("replay-share-link")) } " " input #replay-link type="text" readonly value=(reel.link()); }
    }
}
