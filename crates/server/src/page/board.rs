//! What a game needs beside its rules, its words and its players to be played on a page.

use super::{
    Scene,
    table::{Choice, Part, Region},
};
use furrow_game::{Seat, Turn};
use furrow_table::registry::GameId;
use furrow_text::Reasons;
use maud::Markup;
use serde_json::Value;

/// A hand that the viewer of a replay sees.
pub struct Held {
    /// Whose it is.
    pub seat: Seat,
    /// The cards, drawn small.
    pub cards: Markup,
    /// The cards in words, one entry a kind.
    pub words: Vec<String>,
}

/// A game with a page. What all tables have in common is in [`super::table`].
pub trait Board: Reasons {
    /// Which game it is.
    const ID: GameId;

    /// The rules of this game in short, for the sheet beside the table: keys of the catalogue.
    fn short_rules(view: &Self::View) -> &'static [&'static str];

    /// Who moves next.
    fn whose_turn(view: &Self::View) -> Turn;

    /// Whether several seats choose at once, so that it is no seat's turn alone (F4).
    fn is_together(_: &Self::View) -> bool {
        false
    }

    /// What the table waits for where it is more than "Bea is thinking": a sentence, verb first; `None` where it is
    /// just that.
    fn status(scene: &Scene<'_, Self>) -> Option<String>;

    /// What the viewer's seat could do if it were its turn, to be thought of off turn; nothing where that makes no sense.
    fn actions_if_my_turn(_: &Self::View) -> Vec<Self::Action> {
        Vec::new()
    }

    /// The two lines of the button while nothing is selected: what there is to choose, and how.
    fn prompt(scene: &Scene<'_, Self>, choice: &Choice<Self>) -> [String; 2];

    /// The first line of the button for a selection.
    fn does(scene: &Scene<'_, Self>, choice: &Choice<Self>, radio: usize) -> String {
        let does = Self::action_words(scene.lang, scene.view, choice.actions[radio]);
        match (choice.live, choice.is_forced()) {
            (false, _) => scene.lang.with("board-go-if", [("do", does.into())]),
            (true, true) => scene.lang.with("board-go-only", [("do", does.into())]),
            (true, false) => does,
        }
    }

    /// The second line of the button for a selection: what follows.
    fn follows(scene: &Scene<'_, Self>, choice: &Choice<Self>, radio: usize) -> String {
        Self::preview_words(scene.lang, scene.view, choice.actions[radio], &scene.names())
    }

    /// Selections that are only a part of an action, such as a card without a side: they are told what is missing.
    fn parts(_: &Scene<'_, Self>, _: &Choice<Self>) -> Vec<Part> {
        Vec::new()
    }

    /// The action that is selected from the start, where one is the natural one.
    fn preselected(_: &Self::View, _: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// What is asked once more before an action that can be done only once.
    fn asks(_: &Scene<'_, Self>, _: Self::Action) -> Option<String> {
        None
    }

    /// What a seat's game came to, once it is over: its points, or what else decides its rank.
    fn score(scene: &Scene<'_, Self>, seat: Seat) -> String;

    /// The picture behind a souvenir's words, as it stands in a file of SVG.
    fn souvenir(scene: &Scene<'_, Self>) -> String;

    /// A word for the stylesheet and the scripts: what the game is busy with. Not `over`, which all have.
    fn phase(view: &Self::View) -> &'static str;

    /// The scenery behind the table.
    fn backdrop() -> Markup;

    /// Every region of the table with its id, in the order of the document. Each is a pure function of the scene: equal
    /// scenes give equal bytes, and only `r-actions` knows the decision's number and key.
    fn regions(scene: &Scene<'_, Self>) -> Vec<Region>;

    /// Every region of the table in words: headings, short paragraphs, the decision as one list, no drawing.
    fn text_regions(scene: &Scene<'_, Self>) -> Vec<Region>;

    /// The seats whose hands the viewer sees, each with its cards, drawn and in words: for a replay. Nothing where a
    /// game has no hands.
    fn hands(_: &Scene<'_, Self>) -> Vec<Held> {
        Vec::new()
    }

    /// A beat for the browser to play: an object whose `k` says what it is.
    fn fields(beat: &Self::Beat) -> Value;

    /// Whether two beats, one after the other, are played as one: the first, with their number as `n`.
    fn merged(_: &Self::Beat, _: &Self::Beat) -> bool {
        false
    }

    /// Whether a later beat leaves nothing to say of an earlier one to someone who looks up from something else.
    fn replaces(_later: &Self::Beat, _earlier: &Self::Beat) -> bool {
        false
    }

    /// How much a beat matters to someone who looks up from something else; the two weightiest are shown, 0 never.
    fn weight(beat: &Self::Beat) -> u8;

    /// How long a beat lasts at normal speed, in milliseconds.
    fn lasts(beat: &Self::Beat) -> u64;
}
