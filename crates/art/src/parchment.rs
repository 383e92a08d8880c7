//! What lies around a table of Crazy Race: dusk-blue parchment, and constellations in gold ink.

use crate::svg::backdrop;
use maud::Markup;

/// A star at a point, `size` times its grid.
fn star(x: f32, y: f32, size: f32) -> String {
    format!(r##"<use href="#magic-star" transform="translate({x} {y})scale({size})" fill="$gilt"/>"##)
}

/// Stars joined by a dotted line.
fn constellation(points: &[(f32, f32)], size: f32) -> String {
    let line: String = points.iter().map(|(x, y)| format!("L{x} {y}")).collect();
    let stars: String = points
        .iter()
        .enumerate()
        .map(|(n, &(x, y))| star(x, y, if n % 3 == 0 { 1.3 * size } else { size }))
        .collect();
    format!(
        r#"<path d="M{}" fill="none" stroke="$gilt" stroke-width="1.6" stroke-dasharray="1 5.4"/>{stars}"#,
        &line[1..]
    )
}

/// The runners as constellations, in a box of 100 x 60: the arch, the wave, the V.
const ARCH: [(f32, f32); 6] =
    [(14.0, 58.0), (26.0, 26.0), (48.0, 12.0), (70.0, 22.0), (88.0, 16.0), (72.0, 56.0)];
const WAVE: [(f32, f32); 6] =
    [(4.0, 24.0), (18.0, 44.0), (36.0, 26.0), (54.0, 46.0), (74.0, 34.0), (94.0, 18.0)];
const VEE: [(f32, f32); 5] = [(6.0, 6.0), (24.0, 30.0), (48.0, 54.0), (70.0, 26.0), (96.0, 2.0)];

fn at(shape: &[(f32, f32)], x: f32, y: f32, scale: f32) -> String {
    let moved: Vec<(f32, f32)> =
        shape.iter().map(|(px, py)| ((x + px * scale).round(), (y + py * scale).round())).collect();
    constellation(&moved, 0.9)
}

fn moon(x: f32, y: f32, scale: f32) -> String {
    format!(
        r#"<g transform="translate({x} {y})scale({scale})"><path d="M6-20Q-16-20-18 2Q-16 22 6 22Q16 21 20 13Q2 16-1 1Q-2-12 6-20Z" fill="$gilt" fill-opacity=".3" stroke="$gilt" stroke-width="1.8"/><path d="M-9 2q2.6 1.8 5.2 0M-8 10q2.8 2 5-.6" fill="none" stroke="$gilt" stroke-width="1.6"/></g>"#
    )
}

/// The parchment behind a phone's table, 390 x 664, cut to fit: edges drawn, middle free.
pub fn parchment_phone() -> Markup {
    let ground = r#"<path d="M0 0H390V52Q352 60 330 44Q290 34 262 50Q220 66 176 48Q130 36 96 56Q50 66 0 46Z" fill="$veil"/><path d="M0 664V612Q52 598 92 616Q140 632 190 612Q246 596 292 616Q340 630 390 606V664Z" fill="$veil"/><path d="M0 664V642Q70 628 140 644Q230 656 300 640Q350 632 390 640V664Z" fill="$veil-deep"/><path d="M0 54Q50 74 96 64Q130 46 176 56Q220 74 262 58Q290 44 330 54Q352 68 390 60M0 604Q52 590 92 608Q140 624 190 604Q246 588 292 608Q340 622 390 598" fill="none" stroke="$gilt" stroke-opacity=".7" stroke-width="1.6"/>"#;
    let sky = [
        moon(360.0, 26.0, 0.7),
        at(&VEE, 250.0, 8.0, 0.42),
        at(&ARCH, 22.0, 6.0, 0.5),
        at(&WAVE, 120.0, 8.0, 0.5),
        star(9.0, 230.0, 1.2),
        star(380.0, 300.0, 1.4),
        star(6.0, 430.0, 0.9),
        star(384.0, 520.0, 1.0),
        at(&WAVE, 20.0, 614.0, 0.7),
        at(&VEE, 286.0, 618.0, 0.6),
    ]
    .concat();
    backdrop("scenery", 390, 664, &(ground.to_owned() + &sky))
}

/// The parchment behind a large screen's table, 1366 x 625, cut to fit: edges drawn, middle free.
pub fn parchment_desktop() -> Markup {
    let ground = r#"<path d="M0 0H1366V58Q1290 84 1210 62Q1110 30 1000 50Q880 76 760 52Q640 28 520 54Q400 78 280 50Q150 24 0 66Z" fill="$veil"/><path d="M0 625V560Q120 536 250 562Q380 590 520 566Q660 540 800 568Q940 594 1080 564Q1220 540 1366 566V625Z" fill="$veil"/><path d="M0 625V598Q200 578 420 600Q680 622 900 598Q1140 580 1366 600V625Z" fill="$veil-deep"/><path d="M0 76Q150 34 280 60Q400 88 520 64Q640 38 760 62Q880 86 1000 60Q1110 40 1210 72Q1290 94 1366 68M0 550Q120 526 250 552Q380 580 520 556Q660 530 800 558Q940 584 1080 554Q1220 530 1366 556" fill="none" stroke="$gilt" stroke-opacity=".7" stroke-width="1.8"/>"#;
    let sky = [
        moon(1296.0, 56.0, 1.7),
        at(&ARCH, 40.0, 10.0, 0.9),
        at(&WAVE, 560.0, 4.0, 0.8),
        at(&VEE, 1060.0, 6.0, 0.7),
        star(300.0, 26.0, 1.6),
        star(450.0, 40.0, 1.0),
        star(900.0, 28.0, 1.4),
        star(14.0, 220.0, 1.8),
        star(10.0, 400.0, 1.2),
        star(1350.0, 260.0, 1.6),
        star(1356.0, 440.0, 1.2),
        at(&VEE, 120.0, 566.0, 0.8),
        at(&ARCH, 640.0, 576.0, 0.7),
        at(&WAVE, 1160.0, 568.0, 0.9),
    ]
    .concat();
    backdrop("scenery", 1366, 625, &(ground.to_owned() + &sky))
}
