//! What the page of every game has to keep.

use crate::html::{attr, tags, texts};
use furrow_art::{Set, sprite};
use furrow_game::Game;
use furrow_server::page::{Board, Scene, Sitter, table};
use furrow_text::Lang;
use rand::SeedableRng;
use std::collections::BTreeSet;

/// A table to look at.
pub(crate) trait Pictured {
    /// Its game.
    type G: Board;

    /// What it is called.
    fn name(&self) -> &'static str;

    /// Whether it is the table in words.
    fn text(&self) -> bool;

    /// Makes something of the scene.
    fn show<T>(&self, lang: Lang, make: impl FnOnce(&Scene<'_, Self::G>) -> T) -> T;

    /// The drawn table.
    fn drawn(&self, lang: Lang) -> String {
        self.show(lang, |scene| table::drawn(scene).into_string())
    }

    /// The table in words or drawn.
    fn page(&self, lang: Lang) -> String {
        if self.text() {
            self.show(lang, |scene| table::in_words(scene).into_string())
        } else {
            self.drawn(lang)
        }
    }
}

pub(crate) fn equal_scenes_give_equal_bytes_and_only_the_actions_know_the_decision<S: Pictured>(shots: &[S]) {
    for shot in shots {
        shot.show(Lang::En, |scene| {
            let (ranks, key) = (scene.ranks.clone(), "another".to_owned());
            let later = Scene { key, decision: scene.decision + 1, ranks, error: None, ..*scene };
            for ((id, now), (_, then)) in S::G::regions(scene).into_iter().zip(S::G::regions(&later)) {
                let again = S::G::regions(scene).into_iter().find(|(again, _)| *again == id).unwrap().1;
                assert_eq!(now.0, again.0, "{} {id}", shot.name());
                assert_eq!(now.0 == then.0, id != "r-actions", "{} {id}", shot.name());
                assert!(now.0.starts_with(&format!("<section id=\"{id}\"")), "{}", shot.name());
            }
        });
    }
}

/// `most`: the bytes a page may have.
pub(crate) fn no_page_has_styles_scripts_or_two_equal_ids_and_none_is_heavy<S: Pictured>(
    shots: &[S],
    set: Set,
    most: impl Fn(&S) -> usize,
) {
    let sprite = sprite(set).into_string();
    for shot in shots {
        let page = shot.page(Lang::En);
        let mut ids: BTreeSet<&str> = tags(&sprite).filter_map(|tag| attr(tag, "id")).collect();
        for tag in tags(&page) {
            let handler = tag.split(' ').any(|word| word.starts_with("on") && word.contains("=\""));
            assert!(!handler && !tag.contains(" style=") && !tag.starts_with("script"), "{tag}");
            if let Some(id) = attr(tag, "id") {
                assert!(ids.insert(id), "{}: two {id}", shot.name());
            }
        }
        for tag in tags(&page) {
            let target = attr(tag, "popovertarget").filter(|target| *target != "menu").or(attr(tag, "for"));
            assert!(target.is_none_or(|target| ids.contains(target)), "{}: {tag}", shot.name());
        }
        assert!(page.len() < most(shot), "{}: {} bytes", shot.name(), page.len());
    }
}

/// Rulings begin with one of `letters`; `free` says which other texts need no catalogue.
pub(crate) fn every_text_comes_whole_out_of_the_catalogue<S: Pictured>(
    shots: &[S],
    letters: [char; 2],
    free: impl Fn(&str) -> bool,
) {
    for shot in shots {
        let page = shot.page(Lang::Pseudo);
        let names = shot.show(Lang::En, |scene| names(scene.sitters));
        texts_are_whole(&page, shot.name(), &names, letters, &free);
    }
}

pub(crate) fn names(sitters: &[Sitter]) -> Vec<String> {
    sitters.iter().map(|sitter| sitter.name.clone()).collect()
}

/// Holds a page in the pseudo-language against the catalogue.
pub(crate) fn texts_are_whole(
    page: &str,
    what: &str,
    names: &[String],
    letters: [char; 2],
    free: &impl Fn(&str) -> bool,
) {
    let free = |text: &str| {
        let ruling = text.strip_prefix(letters).is_some_and(|n| n.chars().all(|c| c.is_ascii_digit()));
        let hex = text.len() >= 32 && text.chars().all(|c| c.is_ascii_hexdigit());
        ruling || hex || free(text) || !text.chars().any(char::is_alphabetic)
    };
    let whole = |text: &str| text.starts_with('⟦') && text.ends_with('⟧');
    for text in texts(page) {
        let name = names.iter().any(|name| name == text);
        assert!(whole(text) || free(text) || name, "{what}: {text:?}");
    }
    for name in ["aria-label", "title", "data-why", "data-confirm"] {
        tags(page).filter_map(|tag| attr(tag, name)).for_each(|text| assert!(whole(text), "{text}"));
    }
    // What is missing of a selection that is only a part.
    let parts = tags(page).filter(|tag| tag.starts_with("input")).filter_map(|tag| attr(tag, "data-part"));
    parts.for_each(|text| assert!(whole(text), "{text}"));
}

pub(crate) fn two_truths_that_look_the_same_give_the_same_page<S: Pictured>(shots: &[S]) {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(7);
    for shot in shots {
        shot.show(Lang::En, |scene| {
            let other = S::G::imagine(scene.view, &mut rng).view(scene.viewer);
            let ranks = scene.ranks.clone();
            let imagined = Scene { view: &other, key: scene.key.clone(), ranks, error: None, ..*scene };
            assert_eq!(table::drawn(scene).0, table::drawn(&imagined).0, "{}", shot.name());
        });
    }
}
