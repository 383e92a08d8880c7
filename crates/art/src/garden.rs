//! What lies around a table of Carrots: beds with furrows, and a hedge.

use crate::scenery::grove;
use crate::svg::backdrop;
use maud::Markup;

/// The garden behind a phone's table, 390 x 664, cut to fit: one bed above and one below, for the board needs the rest.
pub fn garden_phone() -> Markup {
    let beds = r#"<path d="M0 0H390V30Q300 44 200 34Q90 26 0 42Z" fill="$leaf"/><path d="M0 664V620Q110 604 210 616Q310 628 390 610V664Z" fill="$bed"/><path d="M0 632Q110 616 210 628Q310 640 390 622M0 644Q110 628 210 640Q310 652 390 634M0 657Q110 641 210 653Q310 664 390 647" fill="none" stroke="$furrow" stroke-opacity=".6" stroke-width="3"/>"#;
    let plants = grove(&[
        ("bush", 12.0, 40.0, 40.0),
        ("bush", 378.0, 42.0, 44.0),
        ("tuft", 60.0, 622.0, 22.0),
        ("tuft", 128.0, 618.0, 20.0),
        ("tuft", 262.0, 628.0, 22.0),
        ("tuft", 344.0, 624.0, 20.0),
    ]);
    backdrop("scenery", 390, 664, &(beds.to_owned() + &plants))
}

/// The garden behind a large screen's table, 1366 x 625, cut to fit: a hedge above, a bed with crops below.
pub fn garden_desktop() -> Markup {
    let ground = r#"<path d="M0 0H1366V44Q1230 70 1080 48Q920 26 760 46Q580 66 400 44Q200 24 0 56Z" fill="$leaf"/><path d="M0 625V552Q180 520 380 546Q600 576 820 550Q1060 522 1366 556V625Z" fill="$bed"/><path d="M0 566Q180 534 380 560Q600 590 820 564Q1060 536 1366 570M0 582Q180 550 380 576Q600 606 820 580Q1060 552 1366 586M0 599Q180 567 380 593Q600 623 820 597Q1060 569 1366 603M0 617Q180 585 380 611Q600 641 820 615Q1060 587 1366 621" fill="none" stroke="$furrow" stroke-opacity=".6" stroke-width="4.4"/><path d="M0 120Q34 180 26 262T34 420Q30 480 0 510ZM1366 130Q1334 190 1342 270T1330 430Q1336 486 1366 512Z" fill="$bed"/><path d="M0 170Q18 220 13 280T16 400Q14 440 0 462M1366 180Q1350 226 1354 286T1347 410Q1350 446 1366 468" fill="none" stroke="$furrow" stroke-opacity=".6" stroke-width="4"/>"#;
    let hedge = grove(&[
        ("tree-round", 60.0, 96.0, 104.0),
        ("bush", 140.0, 70.0, 64.0),
        ("bush", 200.0, 60.0, 50.0),
        ("tuft", 470.0, 58.0, 26.0),
        ("tuft", 900.0, 52.0, 26.0),
        ("bush", 1150.0, 70.0, 52.0),
        ("bush", 1214.0, 76.0, 70.0),
        ("tree-round", 1306.0, 100.0, 112.0),
    ]);
    let crops: String =
        [70.0, 168.0, 262.0, 372.0, 470.0, 566.0, 680.0, 776.0, 884.0, 980.0, 1088.0, 1192.0, 1296.0]
            .into_iter()
            .enumerate()
            .map(|(n, x)| {
                let foot = [
                    556.0, 546.0, 545.0, 552.0, 562.0, 568.0, 568.0, 562.0, 550.0, 545.0, 542.0, 546.0, 554.0,
                ][n];
                grove(&[("tuft", x, foot + 8.0, 30.0 + (n % 3) as f32 * 5.0)])
            })
            .collect();
    backdrop("scenery", 1366, 625, &(ground.to_owned() + &hedge + &crops))
}
