//! Why a request is not met.

use axum::http::StatusCode;
use furrow_game::Refusal;
use furrow_store::StoreError;
use furrow_table::Denied;
use furrow_text::Lang;

/// Why a request is not met: a status and a sentence for the person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The status.
    pub status: StatusCode,
    /// The sentence, in the reader's language.
    pub sentence: String,
}

impl Problem {
    /// No such table.
    #[must_use]
    pub fn no_table(lang: Lang) -> Self {
        Problem { status: StatusCode::NOT_FOUND, sentence: lang.t("denied-no-table") }
    }

    /// A request that the page never makes.
    #[must_use]
    pub fn bad_request(lang: Lang) -> Self {
        Problem { status: StatusCode::UNPROCESSABLE_ENTITY, sentence: lang.t("denied-bad-request") }
    }

    /// The post came without a choice.
    #[must_use]
    pub fn nothing_chosen(lang: Lang) -> Self {
        Problem { status: StatusCode::UNPROCESSABLE_ENTITY, sentence: lang.t("denied-nothing-chosen") }
    }

    /// What is to be had only at the end.
    #[must_use]
    pub fn not_over(lang: Lang) -> Self {
        Problem { status: StatusCode::CONFLICT, sentence: lang.t("denied-not-over") }
    }

    /// The server is about to stop.
    #[must_use]
    pub fn busy(lang: Lang) -> Self {
        Problem { status: StatusCode::SERVICE_UNAVAILABLE, sentence: lang.t("denied-store") }
    }

    /// Too many wait for a hint.
    #[must_use]
    pub fn too_many_hints(lang: Lang) -> Self {
        Problem { status: StatusCode::SERVICE_UNAVAILABLE, sentence: lang.t("denied-hints-busy") }
    }

    /// The hint is not there yet: the search for it goes on.
    #[must_use]
    pub fn hint_comes(lang: Lang) -> Self {
        Problem { status: StatusCode::ACCEPTED, sentence: lang.t("denied-hint-comes") }
    }

    /// Something broke, through a fault of ours; the reason goes to the log.
    #[must_use]
    pub fn broken(lang: Lang) -> Self {
        Problem { status: StatusCode::INTERNAL_SERVER_ERROR, sentence: lang.t("notice-broken-why") }
    }

    /// The table cannot be read.
    #[must_use]
    pub fn aside(lang: Lang) -> Self {
        Problem { status: StatusCode::INTERNAL_SERVER_ERROR, sentence: lang.t("notice-aside-why") }
    }

    /// The store failed; the reason goes to the log, not to the page.
    #[must_use]
    pub fn store(lang: Lang, error: &StoreError) -> Self {
        tracing::error!(%error, "the store refuses a change");
        Problem { status: StatusCode::SERVICE_UNAVAILABLE, sentence: lang.t("denied-store") }
    }

    /// The table refused.
    pub fn denied<R: Refusal>(lang: Lang, denied: &Denied<R>, rule: impl Fn(Lang, &R) -> String) -> Self {
        let (status, sentence) = match denied {
            Denied::Rule(refusal) => (StatusCode::UNPROCESSABLE_ENTITY, rule(lang, refusal)),
            Denied::NotSeated => (StatusCode::FORBIDDEN, lang.t("denied-not-seated")),
            Denied::NotHost => (StatusCode::FORBIDDEN, lang.t("denied-not-host")),
            Denied::Begun => (StatusCode::CONFLICT, lang.t("denied-begun")),
            Denied::NotBegun => (StatusCode::CONFLICT, lang.t("denied-not-begun")),
            Denied::Seated => (StatusCode::CONFLICT, lang.t("denied-seated")),
            Denied::Taken => (StatusCode::CONFLICT, lang.t("denied-taken")),
            Denied::Stale => (StatusCode::CONFLICT, lang.t("denied-stale")),
            Denied::TooFew(n) => {
                (StatusCode::CONFLICT, lang.with("denied-too-few", [("n", i64::from(*n).into())]))
            }
            Denied::BadName => (StatusCode::UNPROCESSABLE_ENTITY, lang.t("denied-bad-name")),
            Denied::Barred => (StatusCode::FORBIDDEN, lang.t("denied-barred")),
            Denied::Paused => (StatusCode::CONFLICT, lang.t("denied-paused")),
            Denied::NoPause => (StatusCode::CONFLICT, lang.t("denied-no-pause")),
            Denied::StoodIn => (StatusCode::CONFLICT, lang.t("denied-stood-in")),
            Denied::GivenUp => (StatusCode::CONFLICT, lang.t("denied-given-up")),
            Denied::NoUndo => (StatusCode::CONFLICT, lang.t("denied-no-undo")),
            Denied::UndoOff => (StatusCode::CONFLICT, lang.t("denied-undo-off")),
            Denied::HintsOff => (StatusCode::CONFLICT, lang.t("denied-hints-off")),
            Denied::Asked => (StatusCode::CONFLICT, lang.t("denied-asked")),
            Denied::NotAsked => (StatusCode::CONFLICT, lang.t("denied-not-asked")),
            Denied::Closed => (StatusCode::CONFLICT, lang.t("denied-closed")),
            Denied::BadNonce | Denied::NoAction(_) => return Self::bad_request(lang),
        };
        Problem { status, sentence }
    }
}
