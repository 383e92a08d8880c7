//! Whole pictures: the front page and the pages where there is nothing else to see.

use crate::svg::{backdrop, picture, place};
use maud::Markup;

/// Why a page is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Empty {
    /// Waiting for a friend: the animals skip with a rope.
    Waiting,
    /// No such page: a lamb at a signpost.
    Lost,
    /// Something broke: the path is torn.
    Broken,
}

impl Empty {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Waiting, Self::Lost, Self::Broken];
}

const SKY: &str = r#"<path d="M0 0H720V240H0Z" fill="$sky"/><path d="M150 22C172 21 188 38 187 60C186 82 170 98 148 97C126 96 110 80 111 58C112 37 129 23 150 22Z" fill="$sun"/><g fill="$cloud"><path d="M232 62Q232 50 245 51Q252 38 268 44Q282 34 291 48Q306 46 305 61Q304 66 296 66H240Q233 66 232 62Z"/><path d="M512 44Q513 34 524 35Q531 24 544 30Q557 24 563 35Q574 35 573 46H518Q512 47 512 44Z"/><path d="M30 40Q31 32 40 33Q46 24 57 29Q67 25 71 34Q79 34 78 42H36Q30 43 30 40Z"/></g>"#;
const HILLS: &str = r#"<path d="M0 122Q90 78 196 112Q300 146 410 104Q530 62 640 100Q690 116 720 104V240H0Z" fill="$hill-far"/><path d="M238 128Q326 142 412 104Q446 92 474 86Q520 112 566 134Q500 154 440 166Q330 180 262 152Q246 142 238 128Z" fill="$furrow"/><g fill="none" stroke="$furrow-deep" stroke-width="4"><path d="M246 138Q330 154 420 116Q456 101 494 98M256 147Q336 164 432 128Q476 113 514 109M272 155Q350 172 444 141Q494 126 536 119M300 163Q370 178 456 154Q510 140 556 129"/></g><path d="M0 158Q120 118 250 148Q400 182 540 140Q640 114 720 138V240H0Z" fill="$hill"/>"#;
const PATH: &str = r#"<path d="M0 194Q110 166 238 186Q390 210 520 182Q630 160 720 172V240H0Z" fill="$trail"/><path d="M0 194Q110 166 238 186Q390 210 520 182Q630 160 720 172V178Q630 168 522 190Q390 218 236 194Q110 174 0 202Z" fill="$trail-pale"/>"#;
const FINISH: &str = r#"<path d="M632 92L636 206M704 86L706 200" stroke="$halo" stroke-width="10"/><path d="M632 92L636 206M704 86L706 200" stroke="$line" stroke-width="5.4"/><path d="M632 92L636 206M704 86L706 200" stroke="$wood" stroke-width="2"/><path d="M626 84L710 78L711 106L628 112Z" fill="$paper" stroke="$halo" stroke-width="8"/><path d="M626 84L710 78L711 106L628 112Z" fill="$paper"/><path d="M626 84L643 82.800L643.6 97L627 98ZM660 81.600L677 80.400L677.5 94.400L660.5 95.700ZM643.6 97L660.5 95.700L661 109.700L644.4 110.900ZM677.5 94.400L694.3 93.200L694.6 107.200L678 108.500ZM693.8 79.200L710 78L710.5 92L694.3 93.200Z" fill="$line"/><path d="M626 84L710 78L711 106L628 112Z" fill="none" stroke="$line" stroke-width="3.6"/>"#;
const NEAR: &str = r#"<path d="M0 222Q30 210 62 216Q120 228 180 217Q236 208 300 218Q372 228 440 216Q500 206 566 219Q640 232 720 212V240H0Z" fill="$hill-near"/>"#;

/// The header of the front page, 720 x 240 units, cut to fit: the old tale. The tortoise nears the line, three
/// look over the verge, the hare sleeps under a tree; by night the moon is out.
pub fn front_scene() -> Markup {
    let plants = [
        place("tree-tall", 200.0, 56.0, 66.0),
        place("tree-round", 446.0, 52.0, 56.0),
        place("bush", 492.0, 66.0, 40.0),
        place("tree-pine", 566.0, 36.0, 66.0),
        place("tree-round", -14.0, 52.0, 140.0),
    ]
    .concat();
    let verge = [
        place("wolf-running", 190.0, 150.0, 84.0),
        place("fox-special", 310.0, 141.0, 84.0),
        place("lamb-happy", 424.0, 139.0, 84.0),
        place("hare-special", 64.0, 140.0, 88.0),
    ]
    .concat();
    let tortoise = place("tortoise-happy", 540.0, 122.0, 92.0);
    let tufts = [
        place("tuft", 20.0, 196.0, 40.0),
        place("tuft", 404.0, 204.0, 34.0),
        place("bush", 660.0, 196.0, 48.0),
    ]
    .concat();
    backdrop(
        "front-scene",
        720,
        240,
        &format!("{SKY}{HILLS}{plants}{PATH}{FINISH}{tortoise}{verge}{NEAR}{tufts}"),
    )
}

const GROUND: &str = r#"<path d="M8 126Q40 112 84 120Q140 130 190 118Q220 112 234 126Q226 144 120 145Q16 145 8 126Z" fill="$hill"/><path d="M30 132Q76 122 120 130T210 130Q200 140 120 141Q44 141 30 132Z" fill="$hill-near"/>"#;

/// A picture for an empty page, 240 x 150 units.
pub fn empty_state(kind: Empty) -> Markup {
    let (class, body) = match kind {
        Empty::Waiting => ("empty-waiting", waiting()),
        Empty::Lost => ("empty-lost", lost()),
        Empty::Broken => ("empty-broken", broken()),
    };
    picture(class, 240, 150, &format!("{GROUND}{body}"))
}

fn rope(d: &str) -> String {
    format!(
        r#"<path d="{d}" fill="none" stroke="$halo" stroke-width="7"/><path d="{d}" fill="none" stroke="$line" stroke-width="3.4"/><path d="{d}" fill="none" stroke="$tongue" stroke-width="1.4"/>"#
    )
}

fn waiting() -> String {
    [
        r#"<ellipse cx="121" cy="130" rx="22" ry="4" fill="$line" fill-opacity=".25"/>"#.to_owned(),
        place("hare-happy", 90.0, 36.0, 62.0),
        rope("M64 98Q92 138 124 128Q160 124 182 100"),
        place("tortoise-running", 12.0, 72.0, 58.0),
        place("fox-happy", 174.0, 70.0, 56.0),
        r#"<path d="M84 34l-5-6M156 32l5-6M120 24v-8" stroke="$muted" stroke-width="2.4"/>"#.to_owned(),
    ]
    .concat()
}

const SIGN: &str = "M118 30L126.6 29.600L128 128L119 128.600Z";
const ARMS: [&str; 2] = ["M100 38L164 34L177 45L165 56L101 57.600Z", "M146 66L84 64L70 74L83 86L146 85Z"];

fn lost() -> String {
    let halo: String = [SIGN, ARMS[0], ARMS[1]]
        .iter()
        .map(|d| format!(r#"<path d="{d}" fill="$halo" stroke="$halo" stroke-width="8"/>"#))
        .collect();
    let wood: String = [(SIGN, "wood-deep"), (ARMS[0], "wood"), (ARMS[1], "straw")]
        .iter()
        .map(|(d, paper)| format!(r#"<path d="{d}" fill="${paper}" stroke="$line" stroke-width="2.8"/>"#))
        .collect();
    let marks = r#"<path d="M129.4 42.6q3.6-5.6 7.2-2.4t-2.4 8M134 53.6v.2" fill="none" stroke="$line" stroke-width="2.6"/><path d="M96 75.600H122M103 70l-7 5.6 7 5.6" fill="none" stroke="$line" stroke-width="2.6"/>"#;
    [
        halo,
        wood,
        marks.to_owned(),
        place("lamb-calm", 146.0, 78.0, 60.0),
        place("tuft", 60.0, 104.0, 30.0),
        place("tuft", 26.0, 96.0, 26.0),
    ]
    .concat()
}

fn broken() -> String {
    let halves =
        ["M14 96L108 90L100 101L111 108L102 122L18 128Z", "M128 88L228 92L224 124L122 121L132 108L120 100Z"];
    let path: String = halves
        .iter()
        .map(|d| {
            format!(
                r#"<path d="{d}" fill="$halo" stroke="$halo" stroke-width="9"/><path d="{d}" fill="$path" stroke="$line" stroke-width="2.8"/>"#
            )
        })
        .collect();
    let seams = r#"<path d="M48 95V126M80 93V124M158 90V121M192 92V122" stroke="$path-edge" stroke-width="2" stroke-dasharray="4 5"/><path d="M106 74l-4-9M116 70V60M126 74l5-9" stroke="$muted" stroke-width="2.6"/>"#;
    [
        path,
        seams.to_owned(),
        place("hare-sulking", 36.0, 44.0, 62.0),
        place("tortoise-special", 148.0, 50.0, 60.0),
    ]
    .concat()
}
