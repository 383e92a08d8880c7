//! Writes every page but the table into a directory, with its stylesheets, to be looked at without a server:
//! `cargo run -p furrow-server --example front_pages -- DIR`.

use furrow_art::{art_css, favicon, specimen_plates, tokens::css_tokens};
use furrow_game::Seat;
use furrow_server::page::{
    Sitter, Who,
    front::{self, Front, MyGame, Offer, Standing},
    layout::{self, Frame, Kind},
    lobby::{self, Lobby},
    notice::{self, Notice, Trouble},
    prefs::{Prefs, Theme},
    rules, specimen,
};
use furrow_text::Lang;
use maud::{Markup, PreEscaped};
use std::{fs, io, path::Path};

/// Stands in for a QR code.
const QR: &str = r##"<svg viewBox="0 0 29 29" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h29v29H0z"/><path d="M4 4h7v7H4zM18 4h7v7h-7zM4 18h7v7H4zM13 5h2v3h-2zM13 10h3v2h-3zM5 13h4v2H5zM12 14h3v4h-3zM18 13h2v2h-2zM22 15h3v3h-3zM16 19h4v2h-4zM14 22h3v3h-3zM21 21h2v4h-2z"/></svg>"##;

const COMMIT: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

fn main() -> io::Result<()> {
    let dir = std::env::args().nth(1).unwrap_or_else(|| "target/front-pages".to_owned());
    let dir = Path::new(&dir);
    assets(dir)?;
    for (name, kind, body) in pages() {
        for theme in [Theme::Light, Theme::Dark] {
            let frame = Frame {
                lang: Lang::En,
                title: name,
                prefs: Prefs { theme, ..Prefs::default() },
                kind,
                your_turn: false,
                waits: false,
                text: name.ends_with("-text"),
                here: "/",
            };
            let page = layout::page(&frame, &body).into_string().replace("\"/assets/", "\"assets/");
            fs::write(dir.join(format!("{name}-{}.html", theme.name())), page)?;
        }
    }
    Ok(())
}

fn assets(dir: &Path) -> io::Result<()> {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for part in ["css", "fonts"] {
        fs::create_dir_all(dir.join("assets").join(part))?;
        for file in fs::read_dir(from.join(part))? {
            let file = file?;
            let to = dir.join("assets").join(part).join(file.file_name());
            match fs::read_to_string(file.path()) {
                Ok(css) => fs::write(to, css.replace("/assets/", "../"))?,
                Err(_) => fs::write(to, fs::read(file.path())?)?, // a font
            }
        }
    }
    fs::write(dir.join("assets/css/tokens.css"), css_tokens() + &art_css())?;
    fs::write(dir.join("assets/css/specimen.css"), specimen::css())?;
    fs::write(dir.join("assets/favicon.svg"), favicon(false))
}

fn pages() -> Vec<(&'static str, Kind, Markup)> {
    let mut pages = vec![
        ("front", Kind::Front, home(false, &[], None)),
        ("front-games", Kind::Front, home(false, &games(), Some("Your name has more than 20 characters."))),
        ("front-text", Kind::Front, home(true, &games(), None)),
        ("lobby-host", Kind::Lobby, room(Some(0), true, false)),
        ("lobby-guest", Kind::Lobby, room(None, false, false)),
        ("lobby-text", Kind::Lobby, room(Some(1), false, true)),
        ("rules", Kind::Rules, rules::page(Lang::En, &furrow_text::fable::rules(Lang::En), &[])),
        ("specimen", Kind::Specimen, specimen::page(Lang::En, &specimen_plates())),
    ];
    for (name, trouble) in [
        ("notice-no-table", Trouble::NoTable),
        ("notice-stale", Trouble::Stale),
        ("notice-broken", Trouble::Broken),
    ] {
        let back = (trouble == Trouble::Stale).then_some("/t/KUMQ7");
        let notice = Notice { lang: Lang::En, text: false, trouble, reason: None, back };
        pages.push((name, Kind::Notice, notice::page(&notice)));
    }
    pages
}

fn home(text: bool, games: &[MyGame], error: Option<&str>) -> Markup {
    let offer = Offer { id: "41".to_owned(), commit: COMMIT.to_owned() };
    front::page(&Front { lang: Lang::En, text, offer: &offer, games, name: "", error })
}

fn games() -> [MyGame; 4] {
    [
        ("KUMQ7", Standing::WaitsForYou(Some("Ann".to_owned()))),
        ("T3RRA", Standing::WaitingFor("Bea".to_owned(), 2)),
        ("W00DS", Standing::Gathering),
        ("HEDGE", Standing::Over),
    ]
    .map(|(code, standing)| MyGame { code: code.to_owned(), standing })
}

fn room(me: Option<u8>, host: bool, text: bool) -> Markup {
    let person = |name: &str, here| Sitter { name: name.to_owned(), who: Who::Person { here } };
    let bot = Sitter { name: "Eve".to_owned(), who: Who::Bot { level: "medium", face: 1 } };
    let places =
        [Some(person("Ann", true)), Some(person("Maximiliane-Henriett", false)), Some(bot), None, None];
    let qr = PreEscaped(QR.to_owned());
    lobby::page(&Lobby {
        lang: Lang::En,
        text,
        code: "KUMQ7",
        link: "http://192.168.1.20:7777/t/KUMQ7",
        qr: &qr,
        options: &[Lang::En.t("option-championship"), Lang::En.t("lobby-chance-starts")],
        places: &places,
        me: me.map(Seat::new),
        host,
        name: "",
        commit: COMMIT,
        version: 3,
        error: None,
    })
}
