//! The few rules that pictures need.

/// Rules for pictures: round joins and ends of lines, default and named sizes (24, 32, 48, 96 px; on the picture or on its wrapper), icons as
/// large as the text around them, the greyscale and silhouette versions of the specimen.
pub fn art_css() -> String {
    let mut css = String::from(
        ".art-sprite{position:absolute;width:0;height:0;overflow:hidden}\n\
         .art{display:block;max-width:100%;stroke-linejoin:round;stroke-linecap:round}\n\
         .art.icon,.art.seat{display:inline-block;width:1.25em;height:1.25em;vertical-align:-.25em}\n\
         .art.scenery,.art.front-scene{width:100%;height:100%}\n\
         .plate-paper{background:var(--paper)}\n\
         .grey{filter:grayscale(1)}\n\
         .silhouette{--halo:transparent;filter:brightness(0)}\n",
    );
    for px in [24, 32, 48, 96] {
        css += &format!(".art.s{px},.s{px}>.art{{width:{px}px;height:{px}px}}\n");
    }
    css
}
