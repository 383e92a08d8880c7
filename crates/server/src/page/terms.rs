//! What holds at a table beside the rules: as fields of the front page's form, and in words.

use super::fields::{Typed, offers};
use furrow_table::{Hints, Name, Pace, Terms};
use furrow_text::Lang;

/// The clocks that a form offers, by what they are for; the first of all is proposed.
pub(super) const CLOCKS: [(&str, &[&str]); 3] = [
    ("move", &["none", "move-30", "move-60", "move-120"]),
    ("game", &["game-600-10", "game-1200-15"]),
    ("days", &["move-86400", "move-259200", "move-604800"]),
];

/// After how many seconds a computer player takes over one who left, as a form offers it.
pub(super) const TAKEOVERS: [&str; 4] = ["60", "120", "300", "never"];

/// What is proposed.
pub(super) const TAKEOVER: &str = "120";

/// The longest and the shortest such time that a form takes, in seconds.
const TAKEOVER_SECONDS: std::ops::RangeInclusive<u32> = 5..=86_400;

/// What the form of every game has of them.
pub(super) const FIELDS: [&str; 5] = ["clock", "undo", "takeover", "hints", "listed"];

/// The terms that were typed; a field that was not sent is as proposed. `programs`: those of the host.
///
/// # Errors
/// What will not do, as a sentence.
pub fn read(lang: Lang, typed: &Typed, programs: &[Name]) -> Result<Terms, String> {
    let refused = |field: &str, got: &str| {
        let got: String = got.chars().take(40).collect();
        lang.with(&format!("setup-{field}"), [("got", got.into())])
    };
    let mut terms = Terms::default();
    if let Some(text) = typed.get("clock") {
        terms.clock = Pace::parse(text).ok_or_else(|| refused("clock", text))?;
    }
    if let Some(text) = typed.get("takeover") {
        terms.takeover = takeover(text).ok_or_else(|| refused("takeover", text))?;
    }
    match typed.get("undo") {
        None | Some("yes") => {}
        Some("no") => terms.undo = false,
        Some(other) => return Err(refused("undo", other)),
    }
    if let Some(text) = typed.get("hints") {
        terms.hints = Hints::parse(text).ok_or_else(|| refused("hints", text))?;
    }
    // One that is not offered is refused where it is used.
    terms.level = typed.get("level").filter(|level| offers(level, programs)).map(str::to_owned);
    Ok(terms)
}

fn takeover(text: &str) -> Option<Option<u32>> {
    if text == "never" {
        return Some(None);
    }
    let seconds: u32 = text.parse().ok()?;
    TAKEOVER_SECONDS.contains(&seconds).then(|| Some(seconds * 1000))
}

/// The terms, a sentence each.
#[must_use]
pub fn in_words(lang: Lang, terms: &Terms) -> Vec<String> {
    let undo = lang.t(if terms.undo { "terms-undo-yes" } else { "terms-undo-no" });
    let mut words = vec![clock_in_words(lang, terms.clock), undo];
    // Over days nobody is missed who is away.
    if !terms.clock.is_slow() {
        words.push(match terms.takeover {
            Some(ms) => lang.with("terms-takeover", [("time", exactly(lang, ms).into())]),
            None => lang.t("terms-takeover-never"),
        });
    }
    words.push(lang.t(&format!("terms-hints-{}", terms.hints.name())));
    words
}

/// How long people may think, as a sentence.
#[must_use]
pub fn clock_in_words(lang: Lang, pace: Pace) -> String {
    match pace {
        Pace::None => lang.t("terms-clock-none"),
        Pace::Move(each) => lang.with("terms-clock-move", [("time", exactly(lang, each).into())]),
        Pace::Game(all, more) => {
            let [time, more] = [all, more].map(|ms| exactly(lang, ms).into());
            lang.with("terms-clock-game", [("time", time), ("more", more)])
        }
    }
}

/// The same as a choice of a list that says what it is for.
pub(super) fn clock_in_short(lang: Lang, pace: Pace) -> String {
    match pace {
        Pace::None => lang.t("terms-clock-none"),
        Pace::Move(each) => lang.with("option-clock-each", [("time", exactly(lang, each).into())]),
        Pace::Game(all, more) => {
            let [time, more] = [all, more].map(|ms| exactly(lang, ms).into());
            lang.with("option-clock-plus", [("time", time), ("more", more)])
        }
    }
}

/// Names of units of time and their seconds, the largest first.
const UNITS: [(&str, i64); 3] = [("days", 86_400), ("hours", 3600), ("minutes", 60)];

/// A time in the largest unit that it is a whole number of.
pub(super) fn exactly(lang: Lang, ms: u32) -> String {
    let seconds = i64::from(ms / 1000);
    let (unit, size) = UNITS.into_iter().find(|(_, size)| seconds % size == 0).unwrap_or(("seconds", 1));
    lang.part(&format!("time-{unit}"), [("n", (seconds / size).into())])
}

/// A time that is left, in the largest unit that it has one of: people plan with it.
#[must_use]
pub fn roughly(lang: Lang, ms: i64) -> String {
    let seconds = (ms / 1000).max(0);
    match UNITS.into_iter().find(|(_, size)| seconds >= *size) {
        Some((unit, size)) => lang.part(&format!("time-{unit}"), [("n", (seconds / size).into())]),
        None => lang.part("time-moment", []),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_table::registry::GameId;

    fn typed(fields: &[(&str, &str)]) -> Typed {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Typed::new(GameId::Fable, fields.collect()).unwrap()
    }

    #[test]
    fn what_a_form_offers_is_read_and_what_it_does_not_is_refused_with_a_sentence() {
        assert_eq!(read(Lang::En, &typed(&[]), &[]), Ok(Terms::default()));
        for text in CLOCKS.iter().flat_map(|(_, clocks)| *clocks) {
            let terms = read(Lang::En, &typed(&[("clock", text)]), &[]).unwrap();
            assert_eq!(terms.clock.to_string(), *text);
        }
        let terms = read(Lang::En, &typed(&[("undo", "no"), ("takeover", "never")]), &[]).unwrap();
        assert!(!terms.undo && terms.takeover.is_none());
        for (field, value) in [
            ("hints", "maybe"),
            ("clock", "fast"),
            ("clock", ""),
            ("clock", "move-99999999999"),
            ("undo", "maybe"),
            ("takeover", "0"),
            ("takeover", "-5"),
            ("takeover", "4294967296"),
            ("takeover", "99999999"),
        ] {
            for lang in Lang::ALL {
                let sentence = read(lang, &typed(&[(field, value)]), &[]).unwrap_err();
                assert!(sentence.contains(value) && sentence.ends_with('.'), "{sentence}");
            }
        }
    }

    #[test]
    fn terms_are_told_in_words() {
        let terms = Terms {
            clock: Pace::Game(600_000, 10_000),
            takeover: Some(90_000),
            undo: false,
            ..Terms::default()
        };
        let words = in_words(Lang::En, &terms);
        assert!(words[0].contains("10 minutes") && words[0].contains("10 seconds"), "{words:?}");
        assert!(words[2].contains("90 seconds"), "{words:?}");
        let slow = Terms { clock: Pace::Move(86_400_000), ..terms };
        assert_eq!(in_words(Lang::En, &slow).len(), 3, "nobody is missed who is away for an hour");
        assert_eq!(roughly(Lang::En, 3 * 86_400_000 - 1), "2 days");
        assert_eq!(roughly(Lang::En, 59_000), roughly(Lang::En, -5));
    }
}
