//! What every game has to say.

use crate::{Lang, Rules};
use furrow_game::{Beat as _, Game, Viewer};

/// A piece of news: one sentence of a log.
#[derive(Clone, PartialEq, Debug)]
pub struct News<'a, B> {
    /// The beat it tells, the first if it tells several.
    pub beat: &'a B,
    /// What happened.
    pub sentence: String,
    /// The ruling behind it, for a link beside.
    pub ruling: &'static str,
}

/// A game with words. `names` has a name a seat; a function that is given fewer panics.
pub trait Words: Game {
    /// The rules.
    fn rules(lang: Lang) -> Rules;

    /// What happens by itself before the first step.
    fn opening(_: &Self::Setup) -> Vec<Self::Beat> {
        Vec::new()
    }

    /// Whether two beats, one after the other, may be told in one sentence.
    fn together(_: &Self::Beat, _: &Self::Beat) -> bool {
        false
    }

    /// The ruling behind a beat.
    fn ruling(beat: &Self::Beat) -> &'static str {
        beat.ruling()
    }

    /// The log of these beats, in order; beats that another one has said are left out. They can be handed over a step
    /// at a time or all at once.
    fn news<'a>(
        lang: Lang,
        beats: &'a [Self::Beat],
        names: &[&str],
        viewer: Viewer,
    ) -> Vec<News<'a, Self::Beat>>;

    /// What came of the beats of one step, in one sentence, where the log takes several to tell it.
    fn outcome(_: Lang, _: &[Self::Beat]) -> Option<String> {
        None
    }

    /// What an action of the view's seat does: the first line of the button.
    fn action_words(lang: Lang, view: &Self::View, action: Self::Action) -> String;

    /// What would follow it: the second line.
    fn preview_words(lang: Lang, view: &Self::View, action: Self::Action, names: &[&str]) -> String;

    /// Why something is refused: a sentence that ends with the ruling.
    fn refusal_words(lang: Lang, refusal: &Self::Refusal) -> String;

    /// One sentence to take away from a game: of all its beats, from the start.
    fn moral<'a>(lang: Lang, beats: impl Iterator<Item = &'a Self::Beat>) -> String;
}
