//! Numerals cut by hand: pictures hold no text, so a number on a piece is a path.

/// A glyph's strokes in a box 10 wide and 14 high: the ten digits, plus, minus, question mark.
const fn strokes(glyph: char) -> &'static str {
    match glyph {
        '0' => {
            "M5 .4C8.6 .2 9.6 3.6 9.5 7.2C9.4 11 8 13.8 4.8 13.7C1.6 13.6 .5 10.6 .5 7C.5 3.4 1.8 .5 5 .4Z"
        }
        '1' => "M2 3.2L5.6 .4V13.6M2 13.7L9 13.5",
        '2' => "M1 3.4Q2 .2 5.2 .3Q9.2 .6 8.8 4.2Q8.2 7.4 .9 13.4L9.4 13.2",
        '3' => {
            "M1.2 1.8Q5-.6 7.8 1.4Q9.8 4.4 6.8 6.2L4 6.7Q9.6 6.8 9.3 10.2Q8.4 14.2 4.4 13.8Q2.2 13.6 .8 12.2"
        }
        '4' => "M6.9 13.8V.4L.6 9.6L9.6 9.3",
        '5' => "M8.6 .4L2.2 .6L1.4 6.2Q5 4.6 7.6 6.2Q9.8 8.2 9 11Q7.6 14 4.2 13.8Q2.2 13.6 .8 12.2",
        '6' => "M8.4 1.2Q5-.6 2.6 2.4Q.6 5.2 .6 9Q1 13.8 5 13.7Q9.4 13.4 9.3 9.4Q8.8 6 5.4 5.9Q2.2 6 .8 9.2",
        '7' => "M.8 .6L9.2 .4Q5.6 6 4 13.8",
        '8' => {
            "M5 .4Q8.8 .6 8.6 3.6Q8.2 6 4.8 6.8Q.7 7.8 .6 10.6Q1 13.8 5 13.7Q9.3 13.6 9.3 10.4Q9 7.8 5 6.6Q1.6 5.6 1.5 3.4Q1.8 .5 5 .4Z"
        }
        '9' => "M1.6 12.8Q5 14.6 7.4 11.6Q9.4 8.8 9.4 5Q9 .2 5 .3Q.6 .6 .7 4.6Q1.2 8 4.6 8.1Q7.8 8 9.2 4.8",
        '+' => "M5 2.6V11.6M.6 7.2L9.4 7",
        '-' => "M.8 7.2L9.2 7",
        '?' => "M1.2 3.6Q1.8 .2 5.2 .3Q9.2 .6 8.8 4Q8.4 6.2 5 8.2V9.4M5 13.4V13.5",
        _ => panic!("a glyph that nobody has cut"),
    }
}

/// Width of a glyph with the gap to the next, in units of its box.
const ADVANCE: f32 = 13.4;

/// `text` with its middle at `x`, `y`, glyphs `height` high; each pass lays strokes of a colour and a width in the box's units, widest first.
fn passes(text: &str, x: f32, y: f32, height: f32, passes: &[(&str, f32)]) -> String {
    let scale = height / 14.0;
    let width = text.chars().count() as f32 * ADVANCE - ADVANCE + 10.0;
    let glyph = |(n, glyph): (usize, char)| match n {
        0 => format!(r#"<path d="{}"/>"#, strokes(glyph)),
        n => format!(r#"<path d="{}" transform="translate({:.1})"/>"#, strokes(glyph), n as f32 * ADVANCE),
    };
    let glyphs: String = text.chars().enumerate().map(glyph).collect();
    let layer = |(colour, wide): &(&str, f32)| {
        format!(r#"<g fill="none" stroke="${colour}" stroke-width="{wide}">{glyphs}</g>"#)
    };
    format!(
        r#"<g transform="translate({:.1} {:.1})scale({scale:.2})">{}</g>"#,
        x - width * scale / 2.0,
        y - height / 2.0,
        passes.iter().map(layer).collect::<String>()
    )
}

/// A number in the line of a piece.
pub(crate) fn inked(text: &str, x: f32, y: f32, height: f32) -> String {
    passes(text, x, y, height, &[("line", 2.6)])
}

/// A number cut out of coloured paper, with an ink line around it.
pub(crate) fn cut(text: &str, x: f32, y: f32, height: f32, paper: &str) -> String {
    passes(text, x, y, height, &[("line", 4.6), (paper, 2.6)])
}
