//! Pictures for the rules: no words, only numbers, so they serve every language.

use crate::animals::Cut;
use crate::board::FINISH;
use crate::crazy_race::{self, Runner, StageSide};
use crate::seats::{mark, own_class};
use crate::svg::{picture, place};
use crate::{carrots::SpaceArt, numerals};
use maud::Markup;

/// What a rule looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Diagram {
    /// Fable: start, eleven spaces with two streams, the line, the podium. 640 x 96.
    FableTrack,
    /// Crazy Race: two points carry the flyer three spaces, for the own animal in between is jumped. 400 x 110.
    CrazyJump,
    /// Crazy Race: over the turning point, which pays its highest tile, and back. 400 x 130.
    CrazyTurn,
    /// Crazy Race: the side with the triangle first, then clockwise. 220 x 220.
    StageOrder,
    /// Carrots: what one to six spaces forward cost, space by space and together. 400 x 210.
    CarrotCosts,
    /// Carrots: four spaces back to the nearest tortoise pay forty. 400 x 110.
    TortoiseBack,
    /// Carrots: third in the race on a three: thirty. 400 x 110.
    Positions,
}

impl Diagram {
    /// All seven.
    pub const ALL: [Self; 7] = [
        Self::FableTrack,
        Self::CrazyJump,
        Self::CrazyTurn,
        Self::StageOrder,
        Self::CarrotCosts,
        Self::TortoiseBack,
        Self::Positions,
    ];
}

/// The picture; it refers to the sprite of its game. What it shows is said beside it.
pub fn diagram(which: Diagram) -> Markup {
    let (width, height, body) = match which {
        Diagram::FableTrack => (640, 96, fable_track()),
        Diagram::CrazyJump => (400, 110, crazy_jump()),
        Diagram::CrazyTurn => (400, 130, crazy_turn()),
        Diagram::StageOrder => (220, 220, stage_order()),
        Diagram::CarrotCosts => (400, 210, carrot_costs()),
        Diagram::TortoiseBack => (400, 110, tortoise_back()),
        Diagram::Positions => (400, 110, positions()),
    };
    picture("diagram", width, height, &body)
}

/// Papers in a row, each with an ink line.
fn card(x: f32, y: f32, side: f32, paper: &str) -> String {
    let (r, b) = (x + side, y + side);
    format!(
        r#"<path d="M{:.1} {y:.1}L{:.1} {:.1}Q{r:.1} {y:.1} {r:.1} {:.1}L{:.1} {:.1}Q{r:.1} {b:.1} {:.1} {b:.1}L{:.1} {b:.1}Q{x:.1} {b:.1} {x:.1} {:.1}L{x:.1} {:.1}Q{x:.1} {y:.1} {:.1} {y:.1}Z" fill="${paper}" stroke="$path-edge" stroke-width="1.6"/>"#,
        x + 6.0,
        r - 6.0,
        y - 0.6,
        y + 6.0,
        r + 0.4,
        b - 7.0,
        r - 6.0,
        x + 7.0,
        b - 6.0,
        y + 7.0,
        x + 6.0,
    )
}

fn fable_track() -> String {
    let mut body = place("hare-small", 2.0, 30.0, 34.0) + &place("tortoise-small", 24.0, 46.0, 34.0);
    for n in 1..=11_u8 {
        let x = 22.0 + f32::from(n) * 37.6;
        let stream = matches!(n, 4 | 8);
        let y = 40.0 + [0.0, 3.0, 1.0, -2.0][usize::from(n % 4)];
        body += &card(x, y, 34.0, if stream { "water" } else { "path" });
        if stream {
            body += &format!(
                r#"<path d="M{:.1} {:.1}q4.2-4 8.4 0t8.4 0t8.4 0" fill="none" stroke="$water-deep" stroke-width="2.2"/>"#,
                x + 4.4,
                y + 27.0
            );
        }
        body += &numerals::inked(&n.to_string(), x + 17.0, y + 14.0, 14.0);
    }
    body += &format!(r#"<g transform="translate(468 36)scale(.62)">{FINISH}</g>"#);
    body += r#"<path d="M522 56L558 55V38L596 37V64L632 63L633 88H522Z" fill="$wood" stroke="$line" stroke-width="2.4"/>"#;
    body + &numerals::inked("1", 577.0, 60.0, 18.0)
        + &numerals::inked("2", 540.0, 72.0, 15.0)
        + &numerals::inked("3", 615.0, 76.0, 13.0)
}

/// A lane of seven spaces, 52 units each, its top at `y`.
fn lane(y: f32) -> String {
    (0..7_u8)
        .map(|n| {
            let id = match n {
                0 => "lane-home",
                6 => "lane-turn",
                _ => "lane-step",
            };
            place(id, 18.0 + f32::from(n) * 52.0, y, 50.0)
        })
        .collect()
}

/// Middle of a space of the lane.
fn middle(space: u8) -> f32 {
    43.0 + f32::from(space) * 52.0
}

/// A symbol of a runner on its base on a space; one that goes home is drawn to the left.
fn on_lane(id: &str, space: u8, y: f32, back: bool) -> String {
    let (x, y, side) = (middle(space), y + 4.0, if back { -1.0 } else { 1.0 });
    let parts = ["runner-base", id].map(|id| place(id, 0.0, 0.0, 42.0)).concat();
    format!(r#"<g transform="matrix({side} 0 0 1 {:.1} {y:.1})">{parts}</g>"#, x - side * 21.0)
}

/// Everything in it belongs to the first seat.
fn owned(body: &str) -> String {
    format!(r#"<g class="{}">{body}</g>"#, own_class(0))
}

fn crazy_jump() -> String {
    let y = 52.0;
    let pieces = [
        lane(y),
        on_lane(Runner::Flyer.id(Cut::Full), 1, y, false),
        on_lane(Runner::Sprinter.id(Cut::Full), 2, y, false),
        on_lane("flyer-ghost", 4, y, false),
        crazy_race::arc((middle(1), y + 2.0), (middle(3) - 3.0, y + 4.0), 22.0),
        crazy_race::arc((middle(3) + 3.0, y + 2.0), (middle(4) - 2.0, y + 2.0), 14.0),
        numerals::cut("1", middle(2), 15.0, 18.0, "gold"),
        numerals::cut("2", middle(3) + 26.0, 22.0, 18.0, "gold"),
    ];
    owned(&pieces.concat())
}

fn crazy_turn() -> String {
    let y = 46.0;
    let pieces = [
        lane(y),
        on_lane(Runner::Reptile.id(Cut::Full), 4, y, false),
        on_lane("reptile-ghost", 5, y, true),
        crazy_race::arc((middle(4), y), (middle(6) + 4.0, y + 6.0), 20.0),
        crazy_race::arc((middle(6), y + 48.0), (middle(5) + 4.0, y + 52.0), -12.0),
        place("point-turn", middle(6) - 18.0, y + 7.0, 36.0),
        place("point-6", middle(6) - 18.0, y + 7.0, 36.0),
    ];
    owned(&pieces.concat())
}

fn stage_order() -> String {
    let side = |runner, points| StageSide { runner: Some(runner), points: Some(points) };
    let card = crazy_race::stage_body(&[
        side(Runner::Sprinter, 1),
        side(Runner::Reptile, 4),
        side(Runner::Flyer, 3),
        StageSide { runner: None, points: None },
    ]);
    let turns = ["M138 32Q176 40 186 74", "M188 140Q178 178 142 188", "M78 188Q44 178 34 142"];
    let heads =
        ["M188 64L186.6 75L176.6 70.6", "M152 181L141.4 188.4L152.6 193", "M30.6 153L33.6 141.4L44 147"];
    let arrow = |d: &str| format!(r#"<path d="{d}" fill="none" stroke="$ink" stroke-width="2.6"/>"#);
    let places = [(110.0, 24.0), (194.0, 108.0), (110.0, 197.0), (25.0, 108.0)];
    let numbers: String =
        (1..=4_u8).zip(places).map(|(n, (x, y))| numerals::cut(&n.to_string(), x, y, 28.0, "gold")).collect();
    let arrows: String = turns.into_iter().chain(heads).map(arrow).collect();
    format!(r#"<g transform="translate(50 48)">{card}</g>{arrows}{numbers}"#)
}

/// A staircase: one carrot for the first space, two for the second; under it the spaces, and what they cost together.
fn carrot_costs() -> String {
    let mut body = marker(0, 21.0, 111.0) + &place("crop-carrot", 1.0, 154.0, 40.0);
    let mut cost = 0;
    for n in 1..=6_u8 {
        let x = 46.0 + f32::from(n - 1) * 58.0;
        cost += n;
        for k in 0..n {
            let (across, up) = (f32::from(k % 2), f32::from(k / 2));
            let left = if n == 1 { x + 13.0 } else { x + 2.0 + across * 22.0 };
            body += &place("crop-carrot-small", left, 52.0 - up * 25.0, 26.0);
        }
        body += &card(x, 84.0, 52.0, SpaceArt::Numeral.ground());
        body += &numerals::inked(&n.to_string(), x + 26.0, 110.0, 24.0);
        body += &card(x, 148.0, 52.0, SpaceArt::Carrot.ground());
        body += &numerals::inked(&cost.to_string(), x + 26.0, 174.0, if cost < 10 { 26.0 } else { 22.0 });
    }
    body
}

/// A space with the picture of its kind.
fn space(x: f32, y: f32, kind: SpaceArt, id: &str) -> String {
    let art = if id.is_empty() { String::new() } else { place(id, x + 9.0, y + 9.0, 34.0) };
    card(x, y, 52.0, kind.ground()) + &art
}

/// A marker of a seat, its middle at `x`, `y`.
fn marker(seat: u8, x: f32, y: f32) -> String {
    let disc = place("marker-a", x - 18.0, y - 18.0, 36.0);
    format!(r#"<g class="{}">{disc}{}</g>"#, own_class(seat), mark(seat, x, y + 0.7, 0.75))
}

fn tortoise_back() -> String {
    let kinds = [
        (SpaceArt::Tortoise, "tortoise-small"),
        (SpaceArt::Numeral, ""),
        (SpaceArt::Carrot, "crop-carrot-small"),
        (SpaceArt::Hare, "hare-small"),
        (SpaceArt::Lettuce, "crop-lettuce-small"),
    ];
    let row: String = kinds
        .iter()
        .zip(0_u8..)
        .map(|(&(kind, id), n)| space(8.0 + f32::from(n) * 56.0, 50.0, kind, id))
        .collect();
    let number = numerals::inked("3", 90.0, 76.0, 22.0);
    let arc = crazy_race::arc((258.0, 48.0), (38.0, 48.0), 22.0);
    [row, number, marker(0, 262.0, 80.0), arc, earned("+40")].concat()
}

/// What comes of it, at the right edge.
fn earned(number: &str) -> String {
    let tag = r#"<path d="M302 52L388 50.6Q393 51 393 56L392.4 97Q392 102 387 102L303 102.4L296 77Z" fill="$paper" stroke="$line" stroke-width="2.2"/>"#;
    tag.to_owned() + &numerals::inked(number, 330.0, 77.0, 22.0) + &place("crop-carrot", 354.0, 58.0, 38.0)
}

fn positions() -> String {
    let kinds = [
        (SpaceArt::Numeral, "", "3"),
        (SpaceArt::Carrot, "crop-carrot-small", ""),
        (SpaceArt::Numeral, "", "2"),
        (SpaceArt::Hare, "hare-small", ""),
        (SpaceArt::Tortoise, "", ""),
    ];
    let row: String = kinds
        .iter()
        .zip(0_u8..)
        .map(|(&(kind, id, text), n)| {
            let x = 8.0 + f32::from(n) * 56.0;
            space(x, 50.0, kind, id) + &numerals::inked(text, x + 14.0, 66.0, 19.0)
        })
        .collect();
    let seats = [(0, 40.0, "3"), (1, 152.0, "2"), (2, 258.0, "1")];
    let markers: String = seats
        .into_iter()
        .map(|(seat, x, place)| {
            marker(seat, x + 2.0, 83.0) + &numerals::cut(place, x - 6.0, 24.0, 26.0, "gold")
        })
        .collect();
    [row, markers, earned("+30")].concat()
}
