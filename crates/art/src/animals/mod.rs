//! The five animals: five silhouettes, five moods, two cuts and a ghost.

mod fox;
mod hare;
mod lamb;
mod tortoise;
mod wolf;

use crate::svg::{outline, reference, symbol};
use maud::Markup;

/// The animals in running order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Animal {
    /// A fork: two ears, one bent.
    Hare,
    /// A dome.
    Tortoise,
    /// A jagged wedge.
    Wolf,
    /// A kite.
    Fox,
    /// A cloud.
    Lamb,
}

impl Animal {
    /// All five, in running order.
    pub const ALL: [Self; 5] = [Self::Hare, Self::Tortoise, Self::Wolf, Self::Fox, Self::Lamb];

    /// Lower-case name: part of ids and classes, and the name of the animal's colour token.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hare => "hare",
            Self::Tortoise => "tortoise",
            Self::Wolf => "wolf",
            Self::Fox => "fox",
            Self::Lamb => "lamb",
        }
    }

    fn drawing(self) -> Drawing {
        match self {
            Self::Hare => hare::drawing(),
            Self::Tortoise => tortoise::drawing(),
            Self::Wolf => wolf::drawing(),
            Self::Fox => fox::drawing(),
            Self::Lamb => lamb::drawing(),
        }
    }
}

/// What an animal feels; shown by eyes and mouth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mood {
    /// Waiting for the race.
    Calm,
    /// In the race.
    Running,
    /// What only this animal does: the hare sleeps, the tortoise tucks in, the wolf howls, the fox is smug, the
    /// lamb drinks.
    Special,
    /// On the podium.
    Happy,
    /// Left behind.
    Sulking,
}

impl Mood {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Calm, Self::Running, Self::Special, Self::Happy, Self::Sulking];

    /// Lower-case name: part of ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Running => "running",
            Self::Special => "special",
            Self::Happy => "happy",
            Self::Sulking => "sulking",
        }
    }
}

/// How much of an animal is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// Silhouette, eye and one mark, for less than 32 px. It has no mood.
    Small,
    /// Everything.
    Full,
}

/// One posture without a face.
struct Body {
    /// Path data of the silhouette: the halo, the ink line and the clip of the marks.
    outline: &'static str,
    /// Colour token of the paper.
    fill: &'static str,
    /// Papers laid on the body, clipped to it, under the ink line.
    marks: &'static str,
    /// What lies over the ink line.
    details: &'static str,
}

/// All there is of one animal.
struct Drawing {
    outline: &'static str,
    fill: &'static str,
    marks: &'static str,
    details: &'static str,
    /// Marks of the small cut, clipped.
    small: &'static str,
    /// Eyes of the small cut, over the ink line.
    small_eyes: &'static str,
    /// Faces in the order of [`Mood::ALL`].
    faces: [String; 5],
    /// The calm face with its eyes shut.
    blink: String,
    /// The posture of the special mood, where eyes and mouth are not enough.
    other: Option<Body>,
}

/// Halo, paper, marks, ink line: the sticker rule.
fn sticker(outline: &str, fill: &str, marks: &str, details: &str) -> String {
    format!(
        r##"<use href="#{outline}" fill="$halo" stroke="$halo" stroke-width="7"/><use href="#{outline}" fill="${fill}"/><g clip-path="url(#{outline}k)">{marks}</g><use href="#{outline}" fill="none" stroke="$line" stroke-width="2.4"/>{details}"##
    )
}

/// Shared parts and the eight symbols of one animal.
pub(crate) fn symbols(animal: Animal) -> String {
    let (name, art) = (animal.name(), animal.drawing());
    let (shape, body) = (format!("{name}-o"), format!("{name}-b"));
    let mut defs = outline(&shape, art.outline);
    let full = sticker(&shape, art.fill, art.marks, art.details);
    defs += &crate::svg::paint(&format!(r#"<g id="{body}">{full}</g>"#));
    let mut out = String::new();
    for (mood, face) in Mood::ALL.into_iter().zip(&art.faces) {
        let id = format!("{name}-{}", mood.name());
        let pose = match (&art.other, mood) {
            (Some(other), Mood::Special) => {
                defs += &outline(&format!("{name}-p"), other.outline);
                sticker(&format!("{name}-p"), other.fill, other.marks, other.details)
            }
            _ => format!(r##"<use href="#{body}"/>"##),
        };
        out += &symbol(&id, 48, &format!("{pose}{face}"));
    }
    out += &symbol(&format!("{name}-blink"), 48, &format!(r##"<use href="#{body}"/>{}"##, art.blink));
    let eyes = format!("{name}-e");
    defs += &crate::svg::paint(&format!(r#"<g id="{eyes}">{}</g>"#, art.small_eyes));
    let small = sticker(&shape, art.fill, art.small, &format!(r##"<use href="#{eyes}"/>"##));
    out += &symbol(&format!("{name}-small"), 48, &small);
    let ghost = format!(
        r##"<use href="#{shape}" fill="$halo" stroke="$halo" stroke-width="5"/><use href="#{shape}" fill="${name}" fill-opacity=".3" stroke="$line" stroke-width="2" stroke-dasharray="3.2 3.4"/><use href="#{eyes}"/>"##
    );
    out += &symbol(&format!("{name}-ghost"), 48, &ghost);
    format!("<defs>{defs}</defs>{out}")
}

/// An animal as a small picture, 48 x 48 units; its size comes from the page. The small cut ignores the mood.
pub fn animal(animal: Animal, mood: Mood, cut: Cut) -> Markup {
    let name = animal.name();
    let id = match cut {
        Cut::Small => format!("{name}-small"),
        Cut::Full => format!("{name}-{}", mood.name()),
    };
    reference(&format!("art-{name}"), &id, 48)
}

/// The calm animal with its eyes shut, 48 x 48 units: shown for a moment, it blinks.
pub fn blink(animal: Animal) -> Markup {
    let name = animal.name();
    reference(&format!("art-{name}"), &format!("{name}-blink"), 48)
}

/// Where an animal would stand: its silhouette in a dashed line on a tint, 48 x 48 units.
pub fn ghost(animal: Animal) -> Markup {
    let name = animal.name();
    reference(&format!("art-ghost art-{name}"), &format!("{name}-ghost"), 48)
}

/// The small hare with all it refers to, unpainted, for documents without the sprite.
pub(crate) fn standalone_hare() -> String {
    let art = hare::drawing();
    format!("<defs>{}</defs>{}", outline("o", art.outline), sticker("o", art.fill, art.small, art.small_eyes))
}
