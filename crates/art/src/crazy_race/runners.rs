//! The three runners. One drawing serves all seats: its paper is `--own`.

use crate::animals::Cut;
use crate::seats::own_class;
use crate::svg::{paint, picture, reference};
use maud::Markup;

/// The beasts of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Runner {
    /// A tall arch on long legs.
    Sprinter,
    /// A long low wave.
    Reptile,
    /// A wide V.
    Flyer,
}

/// Which way a runner goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facing {
    /// To the turning point, drawn to the right.
    Out,
    /// Home, drawn to the left: the picture carries the class `back`, which mirrors it.
    Back,
}

impl Runner {
    /// All three, in the order of the record.
    pub const ALL: [Self; 3] = [Self::Sprinter, Self::Reptile, Self::Flyer];

    /// Lower-case name: part of ids and classes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sprinter => "sprinter",
            Self::Reptile => "reptile",
            Self::Flyer => "flyer",
        }
    }

    /// The id of its symbol without a base.
    pub(crate) const fn id(self, cut: Cut) -> &'static str {
        match (self, cut) {
            (Self::Sprinter, Cut::Full) => "sprinter",
            (Self::Reptile, Cut::Full) => "reptile",
            (Self::Flyer, Cut::Full) => "flyer",
            (Self::Sprinter, Cut::Small) => "sprinter-small",
            (Self::Reptile, Cut::Small) => "reptile-small",
            (Self::Flyer, Cut::Small) => "flyer-small",
        }
    }

    const fn drawing(self) -> &'static Drawing {
        match self {
            Self::Sprinter => &SPRINTER,
            Self::Reptile => &REPTILE,
            Self::Flyer => &FLYER,
        }
    }
}

struct Drawing {
    outline: &'static str,
    /// Lighter and darker papers, clipped to the outline: cream and ink, thin enough for any seat's colour.
    marks: &'static str,
    /// Over the ink line.
    details: &'static str,
    /// Eyes of the small cut.
    small: &'static str,
}

const SPRINTER: Drawing = Drawing {
    outline: "M7.4 36.8L11.8 20.6Q10 18.4 6.2 18.8L4.4 14.6Q9 10.6 14.4 12.6Q19.6 6.6 27 7L29.6 2.8L33 7L42.4 9.4Q45.8 11.8 44.4 15.2L36.6 17.4Q36 19.6 36.6 22.4L41.6 36.2Q38.6 38.4 35 37.2L29.2 24.4Q23.4 20.2 19.4 24.4L14.4 37.2Q10.8 38.6 7.4 36.8Z",
    marks: r#"<path d="M14 14Q20 8 27.6 8.6L27 12Q19.6 12 15 18Z" fill="$halo" fill-opacity=".45"/><path d="M37.6 20L44 38H33L27.6 25L31.4 20Q35 16 37.6 20ZM13 24L8 39H12L18 25Z" fill="$line" fill-opacity=".26"/><path d="M18.4 11.2l2.2 5.4M22.6 9.4l1.8 5.2" stroke="$line" stroke-width="1.6" fill="none"/>"#,
    details: r#"<ellipse cx="36.2" cy="11.4" rx="2.9" ry="3.2" fill="$paper" stroke="$line" stroke-width="1.3"/><ellipse cx="37.2" cy="11.7" rx="1.5" ry="1.8" fill="$line"/><path d="M38.8 16.4q2.8.2 5-1" fill="none" stroke="$line" stroke-width="1.5"/>"#,
    small: r#"<ellipse cx="35.8" cy="11.8" rx="2.6" ry="2.9" fill="$paper" stroke="$line" stroke-width="1.6"/><path d="M36.6 12v.1" stroke="$line" stroke-width="2.6"/>"#,
};

const REPTILE: Drawing = Drawing {
    outline: "M2.6 16.8Q7.8 19.2 9.8 26.6Q12.6 20.4 17.6 20.8Q22 21.4 24.4 25.8Q27 21.8 30.8 22.6Q33.4 22.6 34 19.6Q35.2 14.8 40.2 15L45.2 18Q47 20.8 44.8 23.2L40.8 24.2Q41.6 31.4 37 34.6L37.8 38.4Q35 39.2 32.4 38.2L31 36.4Q24 37.4 17.4 36.4L16.4 38.6Q13.6 39.2 11.2 38.2L11.6 35Q3.2 31 2.6 16.8Z",
    marks: r#"<path d="M3.4 18Q7 21 9.6 29.4Q13 22.6 17.4 22.8Q20.6 23.4 22.4 26.4Q17 25.4 14 29.4Q10 33.4 7 29Q3.6 24 3.4 18Z" fill="$halo" fill-opacity=".45"/><path d="M5.4 31Q16 34.2 27 32.6Q37 31 40 23.8L46 24V41H8Z" fill="$line" fill-opacity=".26"/><path d="M15.4 26.2q1.8-1.8 3.8-.2M28.4 28q1.8-1.6 3.6-.2M21.4 30q2-1.6 3.8.1" stroke="$line" stroke-width="1.6" fill="none"/>"#,
    details: r#"<ellipse cx="38.4" cy="18.2" rx="2.6" ry="2.9" fill="$paper" stroke="$line" stroke-width="1.3"/><ellipse cx="39.3" cy="18.5" rx="1.3" ry="1.6" fill="$line"/><path d="M40.4 22q2.6.2 4.6-1.2" fill="none" stroke="$line" stroke-width="1.4"/>"#,
    small: r#"<ellipse cx="39" cy="19.2" rx="2.5" ry="2.8" fill="$paper" stroke="$line" stroke-width="1.6"/><path d="M39.8 19.4v.1" stroke="$line" stroke-width="2.6"/>"#,
};

const FLYER: Drawing = Drawing {
    outline: "M2.8 5.6Q9.4 6.4 13.2 11.4Q16.4 15.4 18.8 16.2L20.2 11.8L23.8 15L27.6 11.2L29.2 15.8Q32.4 14.6 35.4 10.2Q39.2 5.4 45.4 3.8Q46.4 16.6 40.4 24L35.6 22.8L33.2 28.6L29.2 28Q28 34.4 24 37.6Q19.6 34.4 18.6 28.4L14.6 29.2L12 23.6L7.4 24.8Q1.8 17.4 2.8 5.6Z",
    marks: r#"<path d="M3.6 7Q11 9 14.4 16.6Q10 19 8.4 24Q3 17 3.6 7Z" fill="$halo" fill-opacity=".45"/><path d="M45 5.4Q45.6 16.6 39.8 23.6L36 22.4L33.4 28L28.6 27.6Q28 33 24 37L31 39L47 26V5Z" fill="$line" fill-opacity=".26"/><path d="M12 12Q13.6 18 12.4 22.6M36 12.4Q33.8 18 34.8 22" stroke="$line" stroke-width="1.6" fill="none"/>"#,
    details: r#"<ellipse cx="20.6" cy="20.6" rx="2.7" ry="3" fill="$paper" stroke="$line" stroke-width="1.3"/><ellipse cx="27.6" cy="20.2" rx="2.7" ry="3" fill="$paper" stroke="$line" stroke-width="1.3"/><path d="M21.3 21v.1M28.2 20.6v.1" stroke="$line" stroke-width="2.4"/><path d="M22 26.2L26.2 25.8L24.4 30.4Z" fill="$fox" stroke="$line" stroke-width="1.4"/>"#,
    small: r#"<path d="M20 20.8v.2M28 20.4v.2" stroke="$line" stroke-width="4"/><path d="M21.4 26.4L26.6 26L24.2 31.2Z" fill="$line"/>"#,
};

/// The base: a strip of paper cut to a point in the direction of the run.
const BASE: &str = "M9.6 40.6L34 40.2L38.6 43.4L34.4 46.8L9.4 46.6L13 43.6Z";

/// A symbol on the grid of 48 with a margin, for these outlines go to its edge.
fn symbol(id: &str, body: &str) -> String {
    paint(&format!(r#"<symbol id="{id}" viewBox="-1.4 -1.4 50.8 50.8">{body}</symbol>"#))
}

/// Shared shapes, two cuts and a ghost of each runner, and the base.
pub(super) fn symbols() -> String {
    let base = format!(
        r#"<path d="{BASE}" fill="$halo" stroke="$halo" stroke-width="5"/><path d="{BASE}" fill="$gold" stroke="$line" stroke-width="2.2"/>"#
    );
    let mut out = symbol("runner-base", &base);
    for runner in Runner::ALL {
        let (name, art) = (runner.name(), runner.drawing());
        let halo = format!(r##"<use href="#{name}-o" fill="$halo" stroke="$halo" stroke-width="7"/>"##);
        let paper = format!(r##"<use href="#{name}-o" fill="$own"/>"##);
        let line = format!(r##"<use href="#{name}-o" fill="none" stroke="$line" stroke-width="2.5"/>"##);
        out += &crate::svg::outline(&format!("{name}-o"), art.outline);
        let Drawing { marks, details, small, .. } = art;
        let marks = format!(r##"<g clip-path="url(#{name}-ok)">{marks}</g>"##);
        out += &symbol(name, &format!("{halo}{paper}{marks}{line}{details}"));
        out += &symbol(&format!("{name}-small"), &format!("{halo}{paper}{line}{small}"));
        let ghost = format!(
            r##"<use href="#{name}-o" fill="$halo" stroke="$halo" stroke-width="5"/><use href="#{name}-o" fill="$own" fill-opacity=".3" stroke="$line" stroke-width="2" stroke-dasharray="3.2 3.4"/>{small}"##
        );
        out += &symbol(&format!("{name}-ghost"), &ghost);
    }
    out
}

fn on_base(class: &str, seat: u8, facing: Facing, id: &str) -> Markup {
    let back = if facing == Facing::Back { " back" } else { "" };
    let body = format!(r##"<use href="#runner-base"/><use href="#{id}"/>"##);
    picture(&format!("runner {class} {}{back}", own_class(seat)), 48, 48, &body)
}

/// A runner on its base, 48 x 48 units, in the colour of its seat (0 to 3). The base points where it runs.
pub fn runner(runner: Runner, seat: u8, facing: Facing, cut: Cut) -> Markup {
    on_base(&format!("art-{}", runner.name()), seat, facing, runner.id(cut))
}

/// Where a runner would stand: its silhouette in a dashed line on a tint, on its base, 48 x 48 units.
pub fn runner_ghost(runner: Runner, seat: u8, facing: Facing) -> Markup {
    on_base("art-ghost", seat, facing, &format!("{}-ghost", runner.name()))
}

/// A runner that is nobody's, in cream and without a base, 48 x 48 units: what a side of a stage card is about.
pub fn runner_plain(runner: Runner, cut: Cut) -> Markup {
    reference("runner", runner.id(cut), 48)
}
