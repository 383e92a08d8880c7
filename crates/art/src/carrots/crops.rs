//! What grows in the garden: a wedge and a scallop.

use crate::animals::Cut;
use crate::svg::{outline, reference, symbol};
use maud::Markup;

/// The two crops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crop {
    /// A wedge with a tuft.
    Carrot,
    /// A scallop.
    Lettuce,
}

impl Crop {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Carrot, Self::Lettuce];

    /// Lower-case name: part of ids and classes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Carrot => "carrot",
            Self::Lettuce => "lettuce",
        }
    }

    /// The id of its symbol.
    pub(crate) const fn id(self, cut: Cut) -> &'static str {
        match (self, cut) {
            (Self::Carrot, Cut::Full) => "crop-carrot",
            (Self::Carrot, Cut::Small) => "crop-carrot-small",
            (Self::Lettuce, Cut::Full) => "crop-lettuce",
            (Self::Lettuce, Cut::Small) => "crop-lettuce-small",
        }
    }
}

const ROOT: &str = "M15.8 18.4Q23 13.6 32.4 17.6Q35.6 19.6 34.2 24.4Q30.4 35.6 22.2 43.2Q19.4 44.6 18.2 41.8Q13.6 30.8 12.8 22.6Q13 19.6 15.8 18.4Z";
const LEAVES: &str = "M20.6 18.4Q12.2 14.6 8.8 7.6Q17.4 7.4 21.8 12.4Q20.6 7.6 24 3.8Q29 7.8 27.6 12.6Q31.8 7 39 6.6Q37.2 14.4 28.6 18.4Z";
const HEAD: &str = "M23.6 5.2Q28.6 1.8 33 5.8Q39.4 5.4 40.6 12Q46 15.8 43.6 22Q45.8 28.8 40.6 32Q38.8 37.4 32.6 37Q30 38.8 29.2 42.8Q24.4 45.6 19.6 43.2Q18.6 38.8 15 37.2Q8.8 37.6 7.2 31.8Q2.2 28.2 4.6 22Q2.4 15.4 7.8 12.4Q9 6.2 15.2 6.4Q18.8 2.2 23.6 5.2Z";

/// Both crops in two cuts.
pub(super) fn symbols() -> String {
    let shapes =
        [outline("crop-root", ROOT), outline("crop-leaves", LEAVES), outline("crop-head", HEAD)].concat();
    let halo = |id: &str| format!(r##"<use href="#{id}" fill="$halo" stroke="$halo" stroke-width="7"/>"##);
    let piece = |id: &str, paper: &str, marks: &str| {
        format!(
            r##"<use href="#{id}" fill="${paper}"/><g clip-path="url(#{id}k)">{marks}</g><use href="#{id}" fill="none" stroke="$line" stroke-width="2.4"/>"##
        )
    };
    let carrot = |leaves: &str, root: &str| {
        [
            halo("crop-leaves"),
            halo("crop-root"),
            piece("crop-leaves", "tortoise", leaves),
            piece("crop-root", "carrot", root),
        ]
        .concat()
    };
    let lettuce = |marks: &str| halo("crop-head") + &piece("crop-head", "tortoise-pale", marks);
    let leaves =
        r#"<path d="M28 18Q38 14 39 5L42 18ZM24.6 18Q28 10 24.6 3L31 6L29 18Z" fill="$tortoise-deep"/>"#;
    let root = r#"<path d="M14 21Q18 17.6 22 17.8Q17 22 18.6 33Q14.4 27 14 21Z" fill="$carrot-pale"/><path d="M33 17Q30 33 19 45H25L38 22Z" fill="$carrot-deep"/><path d="M12.8 26q3.6 1.8 6.6.4M27.6 24.4q3 .8 6-.8M15.6 34.4q3 1.2 5.4 0M24 33.2q2.4.6 4.6-.4" fill="none" stroke="$line" stroke-width="1.6"/>"#;
    let small_root = r#"<path d="M33 17Q30 33 19 45H25L38 22Z" fill="$carrot-deep"/>"#;
    let heart = r#"<path d="M12 16Q18 8.6 25 12Q34 11 36.2 20Q37 30 29.6 33.4L24.6 42L19.8 34Q11.6 31 11.6 23Z" fill="$skin"/>"#;
    let shade = r#"<path d="M41 12Q41 27 33 34L27 44L33 46L48 30V10Z" fill="$tortoise"/>"#;
    let veins = r#"<path d="M24.4 43.4Q23.6 30 24.6 17.6M24.2 33Q29.6 30.6 32 24.6M24.2 28.4Q18.6 26.6 16.4 20.8M24.4 24Q28 21.6 29 17.8" fill="none" stroke="$tortoise-deep" stroke-width="2"/><path d="M8.6 13q2.4 2.8 1.6 5.4M15.6 7.2q2.8 1.2 3.6 3.6M6 26.6q2.6.6 4 2.4" fill="none" stroke="$tortoise-deep" stroke-width="1.6"/>"#;
    let small_veins = r#"<path d="M24.4 43.4Q23.6 30 24.6 16M24.2 33Q30 30 32.6 22.4M24.2 29Q18.4 27 15.6 20" fill="none" stroke="$tortoise-deep" stroke-width="3"/>"#;
    [
        format!("<defs>{shapes}</defs>"),
        symbol(Crop::Carrot.id(Cut::Full), 48, &carrot(leaves, root)),
        symbol(Crop::Carrot.id(Cut::Small), 48, &carrot("", small_root)),
        symbol(Crop::Lettuce.id(Cut::Full), 48, &lettuce(&[shade, heart, veins].concat())),
        symbol(Crop::Lettuce.id(Cut::Small), 48, &lettuce(&[shade, small_veins].concat())),
    ]
    .concat()
}

/// A carrot or a lettuce, 48 x 48 units. In a line of text the small cut with the class `icon` on a wrapper is as
/// large as the letters: see [`crate::art_css`].
pub fn crop(crop: Crop, cut: Cut) -> Markup {
    reference(&format!("crop crop-{}", crop.name()), crop.id(cut), 48)
}
