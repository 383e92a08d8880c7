//! The palette as data. Page colours come in a light and a dark value; paper colours (everything that is a cut
//! piece of paper) are the same by day and by night, since the cream halo carries a piece on either table.

use std::fmt::Write as _;

/// A colour of the page: one value for each theme, `#RRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Themed {
    /// Name of the custom property, without the two dashes.
    pub name: &'static str,
    /// Value in the light theme.
    pub light: &'static str,
    /// Value in the dark theme.
    pub dark: &'static str,
}

/// A colour of paper, the same in both themes, `#RRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Name of the custom property, without the two dashes.
    pub name: &'static str,
    /// Value in both themes.
    pub value: &'static str,
}

const fn themed(name: &'static str, light: &'static str, dark: &'static str) -> Themed {
    Themed { name, light, dark }
}

const fn paper(name: &'static str, value: &'static str) -> Paper {
    Paper { name, value }
}

/// Page colours. `act` is the one colour of buttons and of what is selected, `act-ink` the text on it, `edge`
/// the border of cards and fields, `shade` the hard paper shadow; from `leaf` on they paint the scenery: meadow, sky and
/// hills, night-blue parchment with gilt, garden beds.
pub const THEMED: &[Themed] = &[
    themed("table", "#F6EEDC", "#1F2723"),
    themed("card", "#FFFBF1", "#2B352F"),
    themed("ink", "#2E2A25", "#F3EAD7"),
    themed("muted", "#6B6154", "#B8AE9A"),
    themed("act", "#B4431F", "#F2A65A"),
    themed("act-ink", "#FFFBF1", "#231B12"),
    themed("good", "#2F6B3A", "#8CCB8F"),
    themed("edge", "#CDB98F", "#4C5A51"),
    themed("shade", "#DED2B8", "#141A17"),
    themed("leaf", "#D3D9AE", "#36483D"),
    themed("leaf-deep", "#B4C48D", "#2A3830"),
    themed("trunk", "#C6AE83", "#3F463A"),
    themed("sky", "#FBE6C8", "#26314A"),
    themed("sun", "#F4BE5A", "#FBE6A2"),
    themed("cloud", "#FFF8E7", "#38466A"),
    themed("hill-far", "#CDD3A0", "#36495A"),
    themed("hill", "#A9BF78", "#33564A"),
    themed("hill-near", "#7F9F57", "#274638"),
    themed("trail", "#DCC49A", "#857A62"),
    themed("trail-pale", "#E6D3AF", "#9A8F75"),
    themed("furrow", "#C39865", "#5B5546"),
    themed("furrow-deep", "#A47848", "#464236"),
    themed("veil", "#D9E0EE", "#26314D"),
    themed("veil-deep", "#B3C0DC", "#1B2440"),
    themed("gilt", "#B58A2E", "#D9B75A"),
    themed("bed", "#E6D2AC", "#2E2F26"),
];

/// The animals' papers, darkest first: a ladder of lightness that survives a grey print.
pub const ANIMALS: &[Paper] = &[
    paper("wolf", "#343A45"),
    paper("hare", "#7E4A2B"),
    paper("tortoise", "#6FA552"),
    paper("fox", "#F29A38"),
    paper("lamb", "#D6E6F2"),
];

/// The seats' papers in seat order: triangle, square, disc, diamond, star, pentagon.
pub const SEATS: &[Paper] = &[
    paper("seat-0", "#C73E36"),
    paper("seat-1", "#2B5FA8"),
    paper("seat-2", "#F2C230"),
    paper("seat-3", "#6DB98A"),
    paper("seat-4", "#6B2E63"),
    paper("seat-5", "#F7F3EA"),
];

/// All other papers: the line and the halo of every piece, second and third tones, ground, water, night; `own`
/// is the paper of a piece that takes its seat's colour ([`crate::own_class`]), the `ground-…` lie under the
/// spaces of Carrots, the `coat-…` are those of the computer players.
pub const PAPERS: &[Paper] = &[
    paper("line", "#2E2A25"),
    paper("halo", "#FFF8E7"),
    paper("paper", "#FFFBF1"),
    paper("path", "#DCC49A"),
    paper("path-pale", "#E6D3AF"),
    paper("path-deep", "#C4A672"),
    paper("path-edge", "#8E7350"),
    paper("water", "#8FC3DC"),
    paper("water-deep", "#4F8FB4"),
    paper("hare-deep", "#633719"),
    paper("hare-pale", "#D5A377"),
    paper("hare-cream", "#F4E1C8"),
    paper("tortoise-deep", "#477537"),
    paper("tortoise-pale", "#A5CC7B"),
    paper("skin", "#C9D98F"),
    paper("rim", "#DDB96C"),
    paper("wolf-mid", "#697386"),
    paper("wolf-pale", "#B4BCC9"),
    paper("fox-deep", "#8F4316"),
    paper("fox-warm", "#DE7F22"),
    paper("lamb-deep", "#AEC8DC"),
    paper("lamb-face", "#F8E2D0"),
    paper("blush", "#EC9C86"),
    paper("tongue", "#D9604C"),
    paper("gold", "#F5CC4A"),
    paper("moon", "#FBE6A2"),
    paper("night", "#2C3853"),
    paper("night-pale", "#465779"),
    paper("grass", "#A9BF78"),
    paper("grass-deep", "#7F9F57"),
    paper("soil", "#A9794C"),
    paper("wood", "#C39865"),
    paper("wood-deep", "#96693D"),
    paper("tin", "#9DBDB7"),
    paper("tin-deep", "#688F8A"),
    paper("straw", "#E9C874"),
    paper("dusk", "#F3C9A5"),
    paper("own", "#F4E1C8"),
    paper("carrot", "#E9752B"),
    paper("carrot-deep", "#B9521C"),
    paper("carrot-pale", "#F7A763"),
    paper("ground-carrot", "#F6CB96"),
    paper("ground-lettuce", "#D3E8A4"),
    paper("ground-hare", "#DDB593"),
    paper("ground-tortoise", "#A9C795"),
    paper("ground-numeral", "#FFFBF1"),
    paper("ground-line", "#F0E2BF"),
    paper("coat-0", "#E9C874"),
    paper("coat-1", "#96693D"),
    paper("coat-2", "#9DBDB7"),
    paper("coat-3", "#A9794C"),
    paper("coat-4", "#2C3853"),
    paper("coat-5", "#C39865"),
];

fn papers() -> impl Iterator<Item = &'static Paper> {
    ANIMALS.iter().chain(SEATS).chain(PAPERS)
}

/// The light theme's value of a token, `#RRGGBB`.
///
/// # Panics
/// If no token has that name; names are written in this crate only.
pub fn light(name: &str) -> &'static str {
    let page = THEMED.iter().find(|t| t.name == name).map(|t| t.light);
    page.or_else(|| papers().find(|t| t.name == name).map(|t| t.value))
        .unwrap_or_else(|| panic!("no colour token named {name}"))
}

/// The dark theme's value of a token, `#RRGGBB`.
///
/// # Panics
/// If no token has that name.
pub fn dark(name: &str) -> &'static str {
    THEMED.iter().find(|t| t.name == name).map_or_else(|| light(name), |t| t.dark)
}

/// Every token as a custom property: light by default, dark when the reader's system or `data-theme` on the
/// root element asks for it.
pub fn css_tokens() -> String {
    let mut day = String::from("color-scheme:light;");
    let mut night = String::from("color-scheme:dark;");
    for t in THEMED {
        let _ = write!(day, "--{}:{};", t.name, t.light);
        let _ = write!(night, "--{}:{};", t.name, t.dark);
    }
    for t in papers() {
        let _ = write!(day, "--{}:{};", t.name, t.value);
    }
    format!(
        ":root{{{day}}}\n@media (prefers-color-scheme: dark){{:root:not([data-theme=light]){{{night}}}}}\n\
         :root[data-theme=dark]{{{night}}}\n:root[data-theme=light]{{color-scheme:light}}\n"
    )
}
