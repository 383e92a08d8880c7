//! The form that opens a table of one game: two buttons, and its options behind them.

use super::fields::{
    Field, LEVELS, LONGEST_LINES, OWN, PROPOSED, Typed, level_of, lines_of, offers, seats, words_of,
};
use super::front::{Front, Offer};
use super::layout::kept;
use super::options::key;
use super::terms::{CLOCKS, TAKEOVER, TAKEOVERS, clock_in_short, exactly};
use furrow_table::{Hints, Name, Pace, registry::GameId};
use furrow_text::Lang;
use maud::{Markup, html};

/// The places proposed.
const SEATS: &str = "4";

/// What a form shows as chosen: what was typed, or else what is proposed.
#[derive(Clone, Copy)]
struct Shown<'a> {
    lang: Lang,
    typed: Option<&'a Typed>,
}

impl<'a> Shown<'a> {
    fn chosen(&self, name: &str, default: &'static str) -> &'a str {
        match self.typed {
            Some(typed) => typed.get(name).unwrap_or_default(),
            None => default,
        }
    }

    /// The same of a field that every form has: one that was not sent is as proposed.
    fn chosen_or(&self, name: &str, proposed: &'static str) -> &'a str {
        self.typed.and_then(|typed| typed.get(name)).unwrap_or(proposed)
    }
}

/// The form of a game.
pub(super) fn form(front: &Front<'_>, game: GameId, offer: &Offer) -> Markup {
    let lang = front.lang;
    let refused = front.refused.filter(|refused| refused.game == game);
    let shown = Shown { lang, typed: refused.map(|refused| &refused.typed) };
    let heading = format!("game-{}", game.name());
    html! {
        form.new method="post" action="/new" {
            (kept(front.text))
            input type="hidden" name="game" value=(game.name());
            input type="hidden" name="offer" value=(offer.id);
            input type="hidden" name="nonce" value="";
            @if let Some(refused) = refused {
                p.trouble role="alert" tabindex="-1" autofocus { (refused.sentence) }
            }
            div.go-row {
                button.go type="submit" name="kind" value="bots" aria-describedby=(heading) { (lang.t("front-play")) }
                button.second type="submit" name="kind" value="invite" aria-describedby=(heading) { (lang.t("front-invite")) }
                button.second.pass type="submit" name="kind" value="pass" aria-describedby=(heading) { (lang.t("front-pass")) }
            }
            details.options open[refused.is_some()] {
                summary { (lang.t("front-options")) }
                div.options-body {
                    (places(shown, game))
                    @for option in Field::of(game) { (field(shown, game, *option)) }
                    (level(lang, shown.chosen("level", PROPOSED), front.programs))
                    (name_field(lang, shown.typed.and_then(|typed| typed.get("name")).unwrap_or(front.name)))
                    (terms(shown))
                    (fair(lang, &offer.commit))
                }
            }
        }
    }
}

/// What holds beside the rules: seldom wanted, so it is folded once more.
fn terms(shown: Shown<'_>) -> Markup {
    let lang = shown.lang;
    let listed = !shown.chosen("listed", "").is_empty();
    let [clock, takeover] = [("clock", CLOCKS[0].1[0]), ("takeover", TAKEOVER)].map(|(name, proposed)| {
        let chosen = shown.chosen_or(name, proposed);
        (chosen, chosen != proposed)
    });
    let undo = shown.chosen_or("undo", "yes");
    let hints = shown.chosen_or("hints", Hints::ALL[0].name());
    let unusual = undo != "yes" || hints != Hints::ALL[0].name();
    let open = shown.typed.is_some() && (listed || clock.1 || takeover.1 || unusual);
    html! {
        details.terms open[open] {
            summary { (lang.t("front-more-options")) }
            div.options-body {
                (clocks(lang, clock.0))
                (takeovers(lang, takeover.0))
                fieldset data-field="undo" {
                    legend { (lang.t("option-undo")) }
                    div.picks { @for value in ["yes", "no"] {
                        (pick("undo", value, undo, &lang.t(&format!("option-undo-{value}")), None))
                    } }
                }
                fieldset data-field="hints" {
                    legend { (lang.t("option-hints")) }
                    div.picks { @for value in Hints::ALL.map(Hints::name) {
                        (pick("hints", value, hints, &lang.t(&format!("option-hints-{value}")), None))
                    } }
                }
                label.tick data-field="listed" {
                    input type="checkbox" name="listed" value="on" checked[listed];
                    span { (lang.t("option-listed")) }
                }
            }
        }
    }
}

/// The choice of a clock; one that was typed and is not offered stays a choice.
fn clocks(lang: Lang, chosen: &str) -> Markup {
    let choice = |text: &str| {
        let word = Pace::parse(text).map_or_else(|| text.to_owned(), |pace| clock_in_short(lang, pace));
        html! { option value=(text) selected[text == chosen] { (word) } }
    };
    let known = CLOCKS.iter().any(|(_, clocks)| clocks.contains(&chosen));
    html! {
        label.field data-field="clock" {
            span { (lang.t("option-clock")) }
            select name="clock" {
                @if !known { (choice(chosen)) }
                @for (group, clocks) in CLOCKS {
                    optgroup label=(lang.t(&format!("option-clock-{group}"))) { @for text in clocks { (choice(text)) } }
                }
            }
        }
    }
}

fn takeovers(lang: Lang, chosen: &str) -> Markup {
    let choice = |text: &str| {
        let word = match text.parse::<u32>().ok().and_then(|seconds| seconds.checked_mul(1000)) {
            Some(ms) => lang.with("option-takeover-after", [("time", exactly(lang, ms).into())]),
            None if text == "never" => lang.t("option-takeover-never"),
            None => text.to_owned(),
        };
        html! { option value=(text) selected[text == chosen] { (word) } }
    };
    html! {
        label.field data-field="takeover" {
            span { (lang.t("option-takeover")) }
            select name="takeover" {
                @if !TAKEOVERS.contains(&chosen) { (choice(chosen)) }
                @for text in TAKEOVERS { (choice(text)) }
            }
        }
    }
}

fn places(shown: Shown<'_>, game: GameId) -> Markup {
    let chosen = shown.chosen("seats", SEATS);
    html! {
        fieldset data-field="seats" {
            legend { (shown.lang.t("option-seats")) }
            div.picks { @for n in seats(game) { (pick("seats", &n.to_string(), chosen, &n.to_string(), None)) } }
        }
    }
}

/// One radio button as a piece of paper; `from`: the place it speaks of, which smaller tables do not have.
fn pick(name: &str, value: &str, chosen: &str, word: &str, from: Option<u8>) -> Markup {
    html! {
        label.pick data-from=[from] {
            input type="radio" name=(name) value=(value) checked[value == chosen];
            span { (word) }
        }
    }
}

fn field(shown: Shown<'_>, game: GameId, field: Field) -> Markup {
    let lang = shown.lang;
    match field {
        Field::Picks(name, values) => picks(shown, name, values),
        Field::Lines(name, words) => lines(shown, name, words),
        Field::Start => start(shown, game),
        Field::Tick(name) => html! {
            label.tick data-field=(name) {
                input type="checkbox" name=(name) value="on" checked[!shown.chosen(name, "").is_empty()];
                span { (lang.t(&key(name, ""))) }
            }
        },
        Field::Number(name) => html! {
            label.field data-field=(name) {
                span { (lang.t(&key(name, ""))) }
                input type="text" name=(name) value=(shown.chosen(name, "")) inputmode="numeric" maxlength="20"
                    autocomplete="off";
                span.note { (lang.t(&key(name, "-note"))) }
            }
        },
    }
}

fn picks(shown: Shown<'_>, name: &str, values: &'static [&'static str]) -> Markup {
    let lang = shown.lang;
    let chosen = shown.chosen(name, values[0]);
    let word = |value: &str| {
        if value.bytes().all(|b| b.is_ascii_digit()) {
            value.to_owned()
        } else {
            lang.t(&key(name, &format!("-{value}")))
        }
    };
    html! {
        fieldset data-field=(name) {
            legend { (lang.t(&key(name, ""))) }
            div.picks { @for value in values { (pick(name, value, chosen, &word(value), None)) } }
            @if values.contains(&"digest") { p.note.only-digest { (lang.t("option-variant-digest-note")) } }
        }
    }
}

fn start(shown: Shown<'_>, game: GameId) -> Markup {
    let lang = shown.lang;
    let chosen = shown.chosen("start", "random");
    html! {
        fieldset data-field="start" {
            legend { (lang.t("option-start")) }
            div.picks {
                (pick("start", "random", chosen, &lang.t("option-start-random"), None))
                (pick("start", "0", chosen, &lang.t("option-start-you"), None))
                @for place in 2..=*seats(game).end() {
                    @let word = lang.with("option-start-place", [("n", i64::from(place).into())]);
                    (pick("start", &(place - 1).to_string(), chosen, &word, Some(place)))
                }
            }
        }
    }
}

/// A few words, or lines of one's own: pasted, or read from a file by a script.
fn lines(shown: Shown<'_>, name: &str, words: &'static [&'static str]) -> Markup {
    let lang = shown.lang;
    let chosen = shown.chosen(name, words[0]);
    let all = words.iter().copied().chain([OWN]);
    let area = lines_of(name);
    html! {
        fieldset data-field=(name) {
            legend { (lang.t(&key(name, ""))) }
            div.picks.rows { @for value in all {
                (pick(name, value, chosen, &lang.t(&key(name, &format!("-{value}"))), None))
            } }
            div.own {
                label.field {
                    span { (lang.t(&key(name, "-lines"))) }
                    textarea id=(area) name=(area) rows="8" maxlength=(LONGEST_LINES) spellcheck="false"
                        autocapitalize="off" autocomplete="off" { "\n" (shown.chosen(&area, "")) }
                }
                p.note {
                    (lang.t(&key(name, "-lines-note")))
                    @for word in words_of(name) { " " code { (word) } }
                }
                label.field.script-only {
                    span { (lang.t("option-file")) }
                    input type="file" accept=".txt,text/plain" data-into=(area) data-too-long=(lang.t("option-file-too-long"));
                    output.note {}
                }
            }
        }
    }
}

/// The choice of a level for all computer players, as `level`; the programs of the host stand beside the levels.
pub(super) fn level(lang: Lang, chosen: &str, programs: &[Name]) -> Markup {
    let chosen = if offers(chosen, programs) { chosen } else { PROPOSED };
    html! {
        fieldset data-field="level" {
            legend { (lang.t("option-level")) }
            div.picks {
                @for level in LEVELS {
                    (pick("level", level, chosen, &lang.t(&format!("level-{level}")), None))
                }
                @for name in programs { (pick("level", &level_of(name), chosen, name.as_str(), None)) }
            }
        }
    }
}

/// The field for one's name, as `name`.
pub(super) fn name_field(lang: Lang, name: &str) -> Markup {
    html! {
        label.field {
            span { (lang.t("front-your-name")) }
            input type="text" name="name" value=(name) maxlength=(Name::LONGEST) autocomplete="nickname"
                spellcheck="false";
        }
    }
}

/// What the server has bound itself to before anybody chose, and what that is good for.
pub(super) fn fair(lang: Lang, commit: &str) -> Markup {
    html! {
        details.fair {
            summary { (lang.t("fair-title")) }
            p { (lang.t("fair-note")) }
            p.hex { code { (commit) } }
        }
    }
}
