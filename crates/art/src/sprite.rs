//! The sprite: every shared drawing once, at the top of every page.

use crate::animals::{self, Animal};
use crate::{cards, faces, howl, icons, scenery, seats};
use maud::{Markup, PreEscaped};
use std::sync::LazyLock;

/// Drawn once a process. The element has no size instead of `display: none`, which would switch off the clips.
static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let animals: String = Animal::ALL.into_iter().map(animals::symbols).collect();
    format!(
        r#"<svg class="art-sprite" width="0" height="0" aria-hidden="true" focusable="false">{animals}{}{}{}{}{}{}</svg>"#,
        howl::symbol(),
        cards::symbols(),
        seats::symbols(),
        faces::symbols(),
        scenery::symbols(),
        icons::symbols()
    )
});

/// All symbols in one hidden `<svg>`: put it on a page once, before the first picture. At most 60 kB.
pub fn sprite() -> Markup {
    PreEscaped(SPRITE.clone())
}
