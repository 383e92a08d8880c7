//! The souvenir card: a picture to keep of a finished game, a document of its own.

use crate::animals::{self, Animal, Cut};
use crate::svg::{paint_fixed, place, settle};
use crate::{carrots, crazy_race, numerals, scenery, seats};

/// Width and height of the card.
pub const SOUVENIR_SIZE: (u16, u16) = (1200, 630);

/// Where the words go, in the card's units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SouvenirText {
    /// Middle and baseline of the title, letters up to 54 high, at most 620 wide.
    pub title: (f32, f32),
    /// Middle and baseline of the small line under it (date, place of play), at most 620 wide.
    pub subtitle: (f32, f32),
    /// Left edge of the seats' marks, names and their right-hand scores.
    pub columns: [f32; 3],
    /// Baseline of the first of six rows of names, and the distance to the next; letters up to 34 high.
    pub rows: (f32, f32),
    /// Middle and baseline of the moral on the band below, letters up to 30 high, at most 1100 wide.
    pub moral: (f32, f32),
}

/// Where the words go on every card.
pub const SOUVENIR_TEXT: SouvenirText = SouvenirText {
    title: (600.0, 88.0),
    subtitle: (600.0, 124.0),
    columns: [700.0, 752.0, 1130.0],
    rows: (226.0, 58.0),
    moral: (600.0, 602.0),
};

/// Whose card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Souvenir<'a> {
    /// The animals with a place, 1 to 3, stand on the podium, level ones on one step; the others sulk beside it.
    Fable(&'a [(Animal, u8)]),
    /// The runners of this seat stand on the stage.
    CrazyRace(u8),
    /// The marker of this seat stands on the stage, between hare and tortoise.
    Carrots(u8),
}

/// The background of a souvenir card: what lies in `<svg xmlns viewBox="0 0 1200 630">` before the text, colours
/// fixed, so that it needs neither sprite nor stylesheet. It has ids of its own: never put it into a page, link to it.
pub fn souvenir_frame(souvenir: Souvenir<'_>) -> String {
    let (symbols, land, stage, seat) = match souvenir {
        Souvenir::Fable(podium) => {
            (Animal::ALL.map(animals::symbols).concat(), MEADOW, podium_with(podium), None)
        }
        Souvenir::CrazyRace(seat) => (crazy_race::symbols(), NIGHT, runners(), Some(seat)),
        Souvenir::Carrots(seat) => {
            let pair = [Animal::Hare, Animal::Tortoise].map(animals::symbols).concat();
            (pair + &carrots::symbols(), GARDEN, marker(seat), Some(seat))
        }
    };
    let symbols = symbols + &seats::symbols() + &scenery::symbols();
    let body = paint_fixed(&format!(r#"{land}{PANEL}{BAND}{stage}"#));
    settle(
        &format!(r#"{symbols}<g stroke-linejoin="round" stroke-linecap="round">{body}</g>"#),
        seat.map(seats::colour),
    )
}

const MEADOW: &str = r#"<path d="M0 0H1200V630H0Z" fill="$dusk"/><path d="M0 250Q300 190 620 232T1200 214V630H0Z" fill="$moon"/><path d="M372 150C442 148 494 202 492 268C490 340 436 392 366 390C296 388 246 334 248 264C250 198 304 150 372 150Z" fill="$gold"/><g fill="$halo"><path d="M60 150Q62 118 96 120Q116 86 154 102Q190 80 208 116Q246 112 246 152Q244 162 226 162H80Q62 162 60 150ZM1000 110Q1002 84 1030 86Q1046 60 1078 74Q1106 58 1120 84Q1148 84 1146 114Q1144 120 1130 120H1016Q1002 120 1000 110Z"/></g><path d="M0 356Q180 290 380 346T820 330T1200 344V630H0Z" fill="$grass"/><path d="M0 440Q240 386 520 432T1200 420V630H0Z" fill="$grass-deep"/>"#;
const NIGHT: &str = r#"<path d="M0 0H1200V630H0Z" fill="$night"/><path d="M0 300Q260 220 560 276T1200 250V630H0Z" fill="$night-pale"/><path d="M206 150Q120 152 112 236Q118 318 206 320Q244 316 262 284Q190 300 172 236Q166 182 206 150Z" fill="$moon"/><path d="M146 232q10 8 20 0M150 262q12 8 22-2" fill="none" stroke="$line" stroke-width="4"/><g fill="$gold" stroke="$gold" stroke-width="5"><path d="M60 90v.1M300 170v.1M420 210v.1M520 160v.1M96 380v.1M40 260v.1M940 60v.1M1040 110v.1M1150 70v.1M1100 150v.1M240 60v.1M610 200v.1"/></g><path d="M340 140L380 110L430 116L470 84" fill="none" stroke="$gold" stroke-width="2.6" stroke-dasharray="2 10"/><path d="M0 470Q240 420 520 462T1200 446V630H0Z" fill="$line"/>"#;
const GARDEN: &str = r#"<path d="M0 0H1200V630H0Z" fill="$dusk"/><path d="M0 250Q300 190 620 232T1200 214V630H0Z" fill="$moon"/><path d="M202 156C262 154 306 200 304 256C302 318 256 362 196 360C136 358 94 312 96 252C98 196 144 156 202 156Z" fill="$carrot-pale"/><path d="M0 350Q180 292 380 336T820 320T1200 334V630H0Z" fill="$grass-deep"/><path d="M0 410Q240 356 520 402T1200 390V630H0Z" fill="$soil"/><g fill="none" stroke="$wood-deep" stroke-width="9"><path d="M0 438Q240 384 520 430T1200 418M0 470Q240 416 520 462T1200 450M0 506Q240 452 520 498T1200 486M0 546Q240 492 520 538T1200 526"/></g>"#;

/// The paper for the title and the paper for names and scores.
const PANEL: &str = r#"<path d="M262 34L938 28L946 146L256 150Z" fill="$line" fill-opacity=".22" transform="translate(0 7)"/><path d="M262 34L938 28L946 146L256 150Z" fill="$paper" stroke="$line" stroke-width="5"/><path d="M672 176L1158 172L1162 536L668 540Z" fill="$line" fill-opacity=".22" transform="translate(0 8)"/><path d="M672 176L1158 172L1162 536L668 540Z" fill="$paper" stroke="$line" stroke-width="5"/>"#;

/// The paper band below, for the moral.
const BAND: &str = r#"<path d="M0 562Q300 552 600 560T1200 556V630H0Z" fill="$paper"/><path d="M0 562Q300 552 600 560T1200 556" fill="none" stroke="$line" stroke-width="5"/>"#;

const PODIUM: &str = "M70 430L230 426V372L406 370V462L566 460L568 545L68 548Z";

fn podium_with(podium: &[(Animal, u8)]) -> String {
    let steps = [(318.0, 376.0), (150.0, 432.0), (486.0, 466.0)];
    let wood = format!(
        r#"<path d="{PODIUM}" fill="$halo" stroke="$halo" stroke-width="18"/><path d="{PODIUM}" fill="$wood"/><path d="M70 430L230 426V444L70 448ZM230 372L406 370V388L230 391ZM406 462L566 460V477L406 480Z" fill="$path-pale"/><path d="M376 390L406 388V546H376ZM204 444L230 444V546H204ZM540 478H566L568 545H540Z" fill="$wood-deep"/><path d="M230 426V546M406 462V546" stroke="$line" stroke-width="6"/><path d="{PODIUM}" fill="none" stroke="$line" stroke-width="6"/>"#
    );
    let numbers = [("1", 306.0, 460.0), ("2", 142.0, 496.0), ("3", 474.0, 512.0)]
        .map(|(n, x, y)| numerals::cut(n, x, y, if n == "3" { 34.0 } else { 44.0 }, "gold"))
        .concat();
    let home: String = (1..).zip(steps).map(|(step, at)| on_step(podium, step, at)).collect();
    let others = Animal::ALL
        .into_iter()
        .filter(|a| !podium.iter().any(|(home, _)| home == a))
        .zip([14.0, 570.0, 290.0, 110.0, 450.0]);
    let left: String = others.map(|(a, x)| place(&format!("{}-sulking", a.name()), x, 468.0, 92.0)).collect();
    wood + &numbers + &home + &left
}

/// The animals on one step of the podium: several are smaller, side by side.
fn on_step(podium: &[(Animal, u8)], step: u8, (x, y): (f32, f32)) -> String {
    let here: Vec<Animal> = podium.iter().filter(|(_, place)| *place == step).map(|(a, _)| *a).collect();
    let size = [136.0, 136.0, 96.0, 74.0, 62.0][here.len().min(4)];
    let apart = size * 0.82;
    let first = x - size / 2.0 - apart * (here.len().max(1) - 1) as f32 / 2.0;
    let at = |(nth, a): (usize, &Animal)| {
        place(&format!("{}-happy", a.name()), first + apart * nth as f32, y - size * 0.956, size)
    };
    here.iter().enumerate().map(at).collect()
}

const STAGE: &str = "M60 436L580 430L606 546L40 550Z";

fn boards() -> String {
    format!(
        r#"<path d="{STAGE}" fill="$halo" stroke="$halo" stroke-width="18"/><path d="{STAGE}" fill="$wood"/><path d="M60 436L580 430L584 450L56 456Z" fill="$path-pale"/><path d="M190 434L176 548M320 433V548M450 432L466 547" stroke="$wood-deep" stroke-width="5"/><path d="{STAGE}" fill="none" stroke="$line" stroke-width="6"/>"#
    )
}

fn runners() -> String {
    use crazy_race::Runner;
    boards()
        + &place(Runner::Reptile.id(Cut::Full), 44.0, 318.0, 168.0)
        + &place(Runner::Sprinter.id(Cut::Full), 206.0, 258.0, 212.0)
        + &place(Runner::Flyer.id(Cut::Full), 412.0, 262.0, 168.0)
}

fn marker(seat: u8) -> String {
    let disc = place("marker-a", 226.0, 262.0, 188.0);
    let mark = seats::mark(seat, 320.0, 360.0, 3.9);
    boards()
        + &disc
        + &mark
        + &place("hare-happy", 66.0, 304.0, 150.0)
        + &place("tortoise-happy", 426.0, 306.0, 150.0)
        + &place("crop-carrot", 212.0, 400.0, 76.0)
        + &place("crop-lettuce", 358.0, 404.0, 76.0)
}
