//! Messages by language.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use std::sync::OnceLock;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
    /// Portuguese, as in Brazil.
    Pt,
    /// Portuguese, as in Portugal: what differs from [`Lang::Pt`], and that for the rest.
    PtPt,
    /// German.
    De,
    /// English in brackets: a page rendered in it shows every text that does not come from the catalogue.
    Pseudo,
}

/// The catalogues of a language, one file an area.
macro_rules! catalogues {
    ($lang:literal) => {
        catalogues!($lang:
            "common", "front", "live", "options", "learn", "table", "affairs", "hint", "replay", "review", "house", "ratings", "statistics",
            "fable-log", "fable-choice", "fable-why", "fable-moral", "fable-table", "fable-tutorial",
            "crazy-race-log", "crazy-race-choice", "crazy-race-why", "crazy-race-moral", "crazy-race-table", "crazy-race-tutorial",
            "carrots-log", "carrots-choice", "carrots-why", "carrots-moral", "carrots-table", "carrots-tutorial",
        )
    };
    ($lang:literal: $($area:literal),* $(,)?) => {
        &[$(include_str!(concat!("../i18n/", $lang, "/", $area, ".ftl"))),*]
    };
}

const ENGLISH: &[&str] = catalogues!("en");
const FRENCH: &[&str] = catalogues!("fr");
const PORTUGUESE: &[&str] = catalogues!("pt");
const OF_PORTUGAL: &[&str] = catalogues!("pt-PT": "overlay");
const GERMAN: &[&str] = catalogues!("de");

/// A value in a message.
pub type Arg<'a> = FluentValue<'a>;

/// Arguments of a message, by name.
#[must_use]
pub fn args<'a, const N: usize>(pairs: [(&'static str, Arg<'a>); N]) -> FluentArgs<'a> {
    pairs.into_iter().collect()
}

impl Lang {
    /// The languages that people can choose.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::Fr, Lang::Pt, Lang::PtPt, Lang::De];

    /// The language's code (BCP 47), for `lang="…"`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Pt => "pt",
            Lang::PtPt => "pt-PT",
            Lang::De => "de",
            Lang::Pseudo => "en-XA",
        }
    }

    /// The language of this code, in any case.
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// What the language is called in itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En | Lang::Pseudo => "English",
            Lang::Fr => "Français",
            Lang::Pt => "Português",
            Lang::PtPt => "Português (Portugal)",
            Lang::De => "Deutsch",
        }
    }

    /// The language whose messages stand in for those that this one has none of its own for.
    const fn fallback(self) -> Option<Self> {
        match self {
            Lang::PtPt => Some(Lang::Pt),
            Lang::Pseudo | Lang::Fr | Lang::Pt | Lang::De => Some(Lang::En),
            Lang::En => None,
        }
    }

    const fn sources(self) -> &'static [&'static str] {
        match self {
            Lang::En => ENGLISH,
            Lang::Fr => FRENCH,
            Lang::Pt => PORTUGUESE,
            Lang::PtPt => OF_PORTUGAL,
            Lang::De => GERMAN,
            Lang::Pseudo => &[],
        }
    }

    /// The message without arguments.
    ///
    /// # Panics
    /// If the catalogue has no such message, or one with an argument missing: a test asks for every key.
    #[must_use]
    pub fn t(self, key: &str) -> String {
        self.bracketed(key, None)
    }

    /// The message with arguments.
    ///
    /// # Panics
    /// As [`Lang::t`].
    #[must_use]
    pub fn with<'a, const N: usize>(self, key: &str, pairs: [(&'static str, Arg<'a>); N]) -> String {
        self.with_all(key, pairs)
    }

    /// The message with any number of arguments.
    pub(crate) fn with_all<'a>(
        self,
        key: &str,
        pairs: impl IntoIterator<Item = (&'a str, Arg<'a>)>,
    ) -> String {
        self.bracketed(key, Some(&pairs.into_iter().collect()))
    }

    /// A message that goes into another one as an argument: the pseudo-language brackets the whole only.
    ///
    /// # Panics
    /// As [`Lang::t`].
    #[must_use]
    pub fn part<'a, const N: usize>(self, key: &str, pairs: [(&'static str, Arg<'a>); N]) -> String {
        self.format(key, Some(&args(pairs)))
    }

    /// The same with any number of arguments.
    pub(crate) fn part_all<'a>(
        self,
        key: &str,
        pairs: impl IntoIterator<Item = (&'a str, Arg<'a>)>,
    ) -> String {
        self.format(key, Some(&pairs.into_iter().collect()))
    }

    /// Whether the language has such a message of its own.
    #[must_use]
    pub fn has(self, key: &str) -> bool {
        self.bundle().has_message(key)
    }

    fn bracketed(self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        self.words(self.format(key, args))
    }

    /// A whole text in this language, as a page shows it.
    pub(crate) fn words(self, text: String) -> String {
        match self {
            Lang::Pseudo => format!("⟦{text}⟧"),
            _ => text,
        }
    }

    /// The message in this language or in the one that stands in for it.
    fn format(self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let bundle = self.bundle();
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            let Some(other) = self.fallback() else { panic!("the catalogue has no message {key:?}") };
            return other.format(key, args);
        };
        let (mut text, mut errors) = (String::new(), Vec::new());
        let written = bundle.write_pattern(&mut text, pattern, args, &mut errors);
        assert!(written.is_ok() && errors.is_empty(), "message {key:?} in {}: {errors:?}", self.code());
        text
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; 6] = [const { OnceLock::new() }; 6];
        BUNDLES[self as usize].get_or_init(|| read(self))
    }
}

/// Portugal's messages stand beside Brazil's, so that either may take in words of the other.
fn read(lang: Lang) -> FluentBundle<FluentResource> {
    let id = lang.code().parse().unwrap_or_else(|error| panic!("{}: {error}", lang.code()));
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false); // marks around names would be read out and break comparisons
    let beside = if lang == Lang::PtPt { PORTUGUESE } else { &[] };
    for source in beside.iter().chain(lang.sources()) {
        let resource = FluentResource::try_new((*source).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("catalogue {}: {errors:?}", lang.code()));
        if lang == Lang::PtPt {
            bundle.add_resource_overriding(resource);
            continue;
        }
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("catalogue {}: {errors:?}", lang.code()));
    }
    bundle
}
