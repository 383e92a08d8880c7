//! The few rules that pictures need.

/// Rules for pictures: round joins and ends of lines, default and named sizes (24, 32, 48, 96 px; on the picture or on its wrapper), icons as
/// large as the text around them, the seats' colours as classes, the mirror of what faces back, the greyscale and silhouette versions of the specimen.
pub fn art_css() -> String {
    let mut css = String::from(
        ".art-sprite{position:absolute;width:0;height:0;overflow:hidden}\n\
         .art{display:block;max-width:100%;stroke-linejoin:round;stroke-linecap:round}\n\
         .art.icon,.art.seat,.icon>.art{display:inline-block;width:1.25em;height:1.25em;vertical-align:-.25em}\n\
         .art.scenery,.art.front-scene,.art.lane-art{width:100%;height:100%}\n\
         .art.back{scale:-1 1}\n\
         .plate-paper{background:var(--paper)}\n\
         .grey{filter:grayscale(1)}\n\
         .silhouette{--halo:transparent;filter:brightness(0)}\n",
    );
    for px in [24, 32, 48, 96] {
        css += &format!(".art.s{px},.s{px}>.art{{width:{px}px;height:{px}px}}\n");
    }
    for seat in 0..6 {
        css += &format!(".own-{seat}{{--own:var(--seat-{seat})}}\n");
    }
    css + &crate::faces::css()
}
