//! Messages by language.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use std::sync::OnceLock;
use unic_langid::langid;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// English in brackets: a page rendered in it shows every text that does not come from the catalogue.
    Pseudo,
}

/// The catalogues of English, one file an area.
const ENGLISH: &[&str] = &[
    include_str!("../i18n/en/common.ftl"),
    include_str!("../i18n/en/front.ftl"),
    include_str!("../i18n/en/live.ftl"),
    include_str!("../i18n/en/fable-log.ftl"),
    include_str!("../i18n/en/fable-choice.ftl"),
    include_str!("../i18n/en/fable-moral.ftl"),
    include_str!("../i18n/en/fable-table.ftl"),
    include_str!("../i18n/en/crazy-race-log.ftl"),
    include_str!("../i18n/en/carrots-log.ftl"),
];

/// A value in a message.
pub type Arg<'a> = FluentValue<'a>;

/// Arguments of a message, by name.
#[must_use]
pub fn args<'a, const N: usize>(pairs: [(&'static str, Arg<'a>); N]) -> FluentArgs<'a> {
    pairs.into_iter().collect()
}

impl Lang {
    /// The language's code, for `lang="…"`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pseudo => "en-XA",
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
        format(key, Some(&args(pairs)))
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(self, key: &str) -> bool {
        bundle().has_message(key)
    }

    fn bracketed(self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        self.words(format(key, args))
    }

    /// A whole text in this language, as a page shows it.
    pub(crate) fn words(self, text: String) -> String {
        match self {
            Lang::En => text,
            Lang::Pseudo => format!("⟦{text}⟧"),
        }
    }
}

fn format(key: &str, args: Option<&FluentArgs<'_>>) -> String {
    let bundle = bundle();
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        panic!("the catalogue has no message {key:?}");
    };
    let (mut text, mut errors) = (String::new(), Vec::new());
    let written = bundle.write_pattern(&mut text, pattern, args, &mut errors);
    assert!(written.is_ok() && errors.is_empty(), "message {key:?}: {errors:?}");
    text
}

fn bundle() -> &'static FluentBundle<FluentResource> {
    static BUNDLE: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    BUNDLE.get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec![langid!("en")]);
        bundle.set_use_isolating(false); // marks around names would be read out and break comparisons
        for source in ENGLISH {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("catalogue: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("catalogue: {errors:?}"));
        }
        bundle
    })
}
