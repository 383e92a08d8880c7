//! Trees, bushes and the meadow around the table: paper without an ink line, for it is not a piece.

use crate::svg::{backdrop, place, symbol};
use maud::Markup;

/// Silhouettes in two greens, light from the top left.
const PLANTS: [(&str, &str); 5] = [
    (
        "tree-round",
        r#"<path d="M22 30L21 46H27.4L26 30Z" fill="$trunk"/><path d="M23 3C31 1 38 6 38.6 12.6C44 16 44 24 39.6 28C36 34.6 28 35.4 23.6 33.4C17 36.4 9.4 32.6 8.4 27.4C3.6 22.6 5.6 14.6 10.6 12.4C11.4 7 17 3 23 3Z" fill="$leaf-deep"/><path d="M22 5.4C27 5 30 9 28.6 13C31 18 27 22.6 21.6 21.6C17 25 10.4 22.4 10.4 17.4C9.4 11.4 15 5.8 22 5.4Z" fill="$leaf"/>"#,
    ),
    (
        "tree-tall",
        r#"<path d="M22.6 34L22 46.6H26.6L26 34Z" fill="$trunk"/><path d="M24.6 1.4C32 8 34.6 18 33.4 27C32.4 36 28.6 39 24 38.8C18.6 38.6 14.6 34.4 14.4 26C14.2 16 18.6 7 24.6 1.4Z" fill="$leaf-deep"/><path d="M24 4.6C25.4 12 24.6 24 19.4 31C15 26 16.4 12.6 24 4.6Z" fill="$leaf"/>"#,
    ),
    (
        "tree-pine",
        r#"<path d="M22.4 38L22 46.6H26.8L26.2 38Z" fill="$trunk"/><path d="M24.6 2L32.6 14.4L28.6 14L37 26.4L31.6 25.8L40.4 39.6Q24 43 7.6 39L17 26L11.4 26.4L20 14.2L16 14.4Z" fill="$leaf-deep"/><path d="M23.4 6.6L22 37.6Q17 38 12.4 37.4L21 24.6L16.4 24.4L22 13Z" fill="$leaf"/>"#,
    ),
    (
        "bush",
        r#"<path d="M2.6 45C1.4 38 6 33.4 11 34C13 27 21 24.4 26 28.6C32 25 40 28.6 40.4 35C45 36 46.6 40.6 45.4 45Z" fill="$leaf-deep"/><path d="M5 45C4.6 39.6 8 36.4 12.4 37C14.4 32 19 30 23 32C23.6 38 18 44 12 45Z" fill="$leaf"/>"#,
    ),
    (
        "tuft",
        r#"<path d="M14 45Q14.4 37 9 31Q18 34.4 19.4 40Q20 31 25.6 25Q25 34 26.4 40Q30 33.4 38 31.4Q32.4 37.6 32.6 45Z" fill="$leaf-deep"/>"#,
    ),
];

/// The symbols of the plants.
pub(crate) fn symbols() -> String {
    PLANTS.iter().map(|(id, body)| symbol(id, 48, body)).collect()
}

/// A plant: symbol, middle of its foot, height of its square.
pub(crate) type Plant = (&'static str, f32, f32, f32);

pub(crate) fn grove(plants: &[Plant]) -> String {
    plants.iter().map(|&(id, x, foot, side)| place(id, x - side / 2.0, foot - side, side)).collect()
}

/// The meadow behind a phone's table, 390 x 664, cut to fit: edges planted, middle free.
pub fn meadow_phone() -> Markup {
    let ground = r#"<path d="M0 0H390V46Q330 78 262 50Q190 24 118 54Q52 78 0 50Z" fill="$leaf"/><path d="M0 664V604Q60 570 128 598Q204 628 276 596Q340 570 390 606V664Z" fill="$leaf"/><path d="M0 664V636Q90 606 180 634Q290 662 390 628V664Z" fill="$leaf-deep"/>"#;
    let plants = grove(&[
        ("tree-pine", 18.0, 62.0, 62.0),
        ("tree-round", 62.0, 70.0, 56.0),
        ("bush", 108.0, 66.0, 34.0),
        ("tree-tall", 372.0, 66.0, 66.0),
        ("tree-round", 332.0, 76.0, 58.0),
        ("tuft", 288.0, 70.0, 26.0),
        ("tuft", 8.0, 224.0, 30.0),
        ("bush", 384.0, 250.0, 38.0),
        ("bush", 2.0, 446.0, 42.0),
        ("tuft", 380.0, 470.0, 30.0),
        ("tree-round", 16.0, 626.0, 74.0),
        ("bush", 66.0, 624.0, 44.0),
        ("tree-pine", 374.0, 630.0, 78.0),
        ("tree-round", 324.0, 626.0, 58.0),
        ("tuft", 120.0, 622.0, 24.0),
    ]);
    backdrop("scenery", 390, 664, &format!("{ground}{plants}"))
}

/// The meadow behind a large screen's table, 1366 x 625, cut to fit: edges planted, middle free.
pub fn meadow_desktop() -> Markup {
    let ground = r#"<path d="M0 0H1366V40Q1240 84 1090 50Q930 16 760 42Q560 70 390 40Q190 12 0 64Z" fill="$leaf"/><path d="M0 625V548Q170 506 350 556Q560 606 760 570Q980 530 1160 562Q1280 580 1366 540V625Z" fill="$leaf"/><path d="M0 625V590Q240 556 480 596Q760 630 1000 594Q1200 570 1366 592V625Z" fill="$leaf-deep"/>"#;
    let plants = grove(&[
        ("tree-pine", 40.0, 92.0, 104.0),
        ("tree-round", 112.0, 90.0, 88.0),
        ("tree-tall", 176.0, 74.0, 84.0),
        ("bush", 236.0, 66.0, 44.0),
        ("tuft", 420.0, 60.0, 28.0),
        ("bush", 960.0, 56.0, 40.0),
        ("tree-round", 1150.0, 84.0, 76.0),
        ("tree-pine", 1222.0, 92.0, 96.0),
        ("tree-round", 1316.0, 104.0, 110.0),
        ("tuft", 16.0, 230.0, 44.0),
        ("bush", 6.0, 360.0, 66.0),
        ("tuft", 1352.0, 250.0, 44.0),
        ("bush", 1362.0, 400.0, 70.0),
        ("tree-round", 44.0, 574.0, 122.0),
        ("tree-tall", 128.0, 562.0, 104.0),
        ("bush", 204.0, 562.0, 60.0),
        ("tuft", 300.0, 566.0, 32.0),
        ("tuft", 1050.0, 572.0, 30.0),
        ("bush", 1150.0, 584.0, 60.0),
        ("tree-tall", 1226.0, 586.0, 100.0),
        ("tree-pine", 1322.0, 582.0, 132.0),
    ]);
    backdrop("scenery", 1366, 625, &format!("{ground}{plants}"))
}
