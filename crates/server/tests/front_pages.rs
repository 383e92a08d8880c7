//! Pages that are not a table: every word from the catalogue, no style attributes, no inline script, a label for
//! every control.

use furrow_art::specimen_plates;
use furrow_game::Seat;
use furrow_server::page::{
    Sitter, Who,
    front::{self, Front, MyGame, Offer, Standing},
    layout::{self, Frame, Kind},
    lobby::{self, Lobby},
    notice::{self, Notice, Trouble},
    prefs::{Prefs, Sound, Speed, Theme},
    rules, specimen,
};
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::{Markup, PreEscaped};
use std::collections::HashSet;

/// What players and the server put on a page themselves.
const DATA: [&str; 7] = ["Ann", "Bea", "Carl", "KUMQ7", "T3RRA", "c0ffee", "http://localhost/t/KUMQ7"];

fn page(lang: Lang, kind: Kind, text: bool, body: &Markup) -> String {
    let prefs = Prefs { theme: Theme::Dark, speed: Speed::Fast, sound: Sound::On };
    let title = lang.t("front-name");
    let here = "/t/KUMQ7";
    let frame = Frame { lang, title: &title, prefs, kind, your_turn: true, waits: false, text, here };
    layout::page(&frame, body).into_string()
}

fn home(lang: Lang, text: bool) -> Markup {
    let offer = Offer { id: "1".to_owned(), commit: "c0ffee".to_owned() };
    let standings = [
        Standing::WaitsForYou(None),
        Standing::WaitsForYou(Some("Ann".to_owned())),
        Standing::WaitingFor("Bea".to_owned(), 0),
        Standing::WaitingFor("Bea".to_owned(), 2),
        Standing::Gathering,
        Standing::Over,
    ];
    let games = standings.map(|standing| MyGame { code: "T3RRA".to_owned(), standing });
    front::page(&Front { lang, text, offer: &offer, games: &games, name: "Ann", error: None })
}

fn sitter(name: &str, who: Who) -> Option<Sitter> {
    Some(Sitter { name: name.to_owned(), who })
}

fn room(lang: Lang, me: Option<u8>, host: bool, full: bool, text: bool) -> Markup {
    let bot = Who::Bot { level: "random", face: 2 };
    let mut places = vec![
        sitter("Ann", Who::Person { here: true }),
        sitter("Bea", Who::Person { here: false }),
        sitter("Carl", bot),
    ];
    if !full {
        places.push(None);
    }
    lobby::page(&Lobby {
        lang,
        text,
        code: "KUMQ7",
        link: "http://localhost/t/KUMQ7",
        qr: &PreEscaped("<svg viewBox=\"0 0 9 9\"></svg>".to_owned()),
        options: &[lang.t("option-championship")],
        places: &places,
        me: me.map(Seat::new),
        host,
        name: "",
        commit: "c0ffee",
        version: 0,
        error: None,
    })
}

/// Every page, by name, with its drawings and without.
fn pages(lang: Lang) -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for text in [false, true] {
        let mut add = |name: &str, kind, body: Markup| {
            pages.push((format!("{name}, text {text}"), page(lang, kind, text, &body)));
        };
        add("front", Kind::Front, home(lang, text));
        add("lobby of the host", Kind::Lobby, room(lang, Some(0), true, false, text));
        add("lobby of a player", Kind::Lobby, room(lang, Some(1), false, false, text));
        add("lobby of a visitor", Kind::Lobby, room(lang, None, false, false, text));
        add("full lobby", Kind::Lobby, room(lang, None, false, true, text));
        add("rules of fable", Kind::Rules, rules::page(lang, &furrow_text::fable::rules(lang), &[]));
        add(
            "rules of crazy-race",
            Kind::Rules,
            rules::page(lang, &furrow_text::crazy_race::rules(lang), &[]),
        );
        add("rules of carrots", Kind::Rules, rules::page(lang, &furrow_text::carrots::rules(lang), &[]));
        for game in GameId::ALL {
            add(&format!("table of {}", game.name()), Kind::Table(game), Markup::default());
        }
        for trouble in Trouble::ALL {
            let notice = Notice { lang, text, trouble, reason: None, back: Some("/t/KUMQ7") };
            add(&format!("{trouble:?}"), Kind::Notice, notice::page(&notice));
        }
    }
    let drawings = specimen::page(lang, &specimen_plates());
    pages.push(("specimen".to_owned(), page(lang, Kind::Specimen, false, &drawings)));
    pages
}

/// The opening tags, without the angle brackets.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag)
}

/// The text nodes, trimmed, the empty ones left out.
fn texts(html: &str) -> impl Iterator<Item = &str> {
    html.split('<')
        .filter_map(|rest| rest.split_once('>'))
        .map(|(_, text)| text.trim())
        .filter(|t| !t.is_empty())
}

/// The value of an attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[start..].split('"').next()
}

fn is_free(text: &str) -> bool {
    let text = text.trim();
    let ruling = text.strip_prefix(['C', 'F', 'R', 'P']).is_some_and(|n| n.parse::<u8>().is_ok());
    let worded = text.starts_with('⟦') && text.ends_with('⟧');
    worded || ruling || DATA.contains(&text) || !text.chars().any(char::is_alphabetic)
}

#[test]
fn every_word_comes_from_the_catalogue() {
    for (name, html) in pages(Lang::Pseudo) {
        for text in texts(&html) {
            assert!(is_free(text), "{name}: {text:?} is not in the catalogue");
        }
        for tag in tags(&html) {
            for spoken in ["aria-label", "title", "placeholder", "alt", "data-copied", "data-lost"] {
                let word = attribute(tag, spoken).unwrap_or_default();
                assert!(is_free(word), "{name}: {spoken} {word:?} is not in the catalogue");
            }
        }
    }
}

#[test]
fn nothing_is_styled_or_scripted_in_line() {
    for (name, html) in pages(Lang::En) {
        for tag in tags(&html) {
            assert!(attribute(tag, "style").is_none() && !tag.starts_with("style"), "{name}: <{tag}>");
            let handler = |part: &str| part.starts_with("on") && part.contains('=');
            assert!(!tag.split(' ').any(handler), "{name}: <{tag}>");
            assert!(!tag.starts_with("script") || attribute(tag, "src").is_some(), "{name}: <{tag}>");
        }
    }
}

#[test]
fn every_control_has_a_label() {
    for (name, html) in pages(Lang::En) {
        let mut labels = 0;
        for tag in tags(&html) {
            match tag.split(' ').next() {
                Some("label") => labels += 1,
                Some("/label") => labels -= 1,
                Some("input") if attribute(tag, "type") != Some("hidden") => {
                    assert!(labels == 1, "{name}: <{tag}> has no label");
                }
                _ => {}
            }
        }
        for button in html.split("<button").skip(1).filter_map(|rest| rest.split("</button>").next()) {
            assert!(texts(button).next().is_some(), "{name}: a button without a word: {button}");
        }
    }
}

#[test]
fn no_id_is_there_twice() {
    for (name, html) in pages(Lang::En) {
        let mut seen = HashSet::new();
        for id in tags(&html).filter_map(|tag| attribute(tag, "id")) {
            assert!(seen.insert(id), "{name}: two elements have the id {id:?}");
        }
    }
}

#[test]
fn the_text_view_has_no_drawing_and_stays_the_text_view() {
    for (name, html) in pages(Lang::En).iter().filter(|(name, _)| name.ends_with("text true")) {
        assert!(!html.contains("<svg"), "{name}");
        let ways = tags(html).filter(|tag| tag.starts_with("a ")).filter_map(|tag| attribute(tag, "href"));
        let lost: Vec<&str> =
            ways.filter(|way| !way.starts_with('#') && !way.contains("view=text")).collect();
        let out = ["/t/KUMQ7", "/specimen"]; // to the drawn view of the same page, and to the drawings
        assert!(lost.iter().all(|way| out.contains(way)), "{name}: {lost:?}");
    }
}

#[test]
fn a_page_is_the_same_every_time() {
    assert_eq!(pages(Lang::En), pages(Lang::En));
}

#[test]
fn one_press_plays_and_one_press_invites() {
    let html = page(Lang::En, Kind::Front, false, &home(Lang::En, false));
    for kind in ["bots", "invite"] {
        assert!(
            tags(&html)
                .any(|tag| attribute(tag, "name") == Some("kind") && attribute(tag, "value") == Some(kind))
        );
    }
    let chosen: Vec<_> = tags(&html).filter(|tag| tag.ends_with(" checked")).collect();
    let preset = |name, value| {
        chosen
            .iter()
            .any(|tag| attribute(tag, "name") == Some(name) && attribute(tag, "value") == Some(value))
    };
    assert!(preset("seats", "4") && preset("level", "medium") && preset("start", "random"));
    assert_eq!(chosen.len(), 3, "championship and the house rule are off");
}

#[test]
fn a_host_alone_must_fill_the_places() {
    let alone = |people: usize| {
        let places: Vec<_> = (0..3)
            .map(|n| if n < people { sitter("Ann", Who::Person { here: true }) } else { None })
            .collect();
        let qr = Markup::default();
        let lobby = Lobby {
            lang: Lang::En,
            text: false,
            code: "KUMQ7",
            link: "",
            qr: &qr,
            options: &[],
            places: &places,
            me: Some(Seat::new(0)),
            host: true,
            name: "",
            commit: "",
            version: 0,
            error: None,
        };
        let html = lobby::region(&lobby).into_string();
        tags(&html).any(|tag| attribute(tag, "name") == Some("fill") && tag.contains(" required"))
    };
    assert!(alone(1));
    assert!(!alone(2));
}

#[test]
fn preferences_are_read_back_as_they_are_written() {
    for theme in Theme::ALL {
        assert_eq!(Prefs::default().with("theme", theme.name()).theme, *theme);
    }
    for speed in Speed::ALL {
        assert_eq!(Prefs::default().with("speed", speed.name()).speed, *speed);
    }
    for sound in Sound::ALL {
        assert_eq!(Prefs::default().with("sound", sound.name()).sound, *sound);
    }
    assert_eq!(Prefs::default().with("theme", "sepia").with("tone", "dark"), Prefs::default());
}

#[test]
fn the_root_says_the_preferences_and_the_tab_the_turn() {
    let html = page(Lang::En, Kind::Front, false, &home(Lang::En, false));
    assert!(html.contains(r#"<html lang="en" data-theme="dark" data-speed="fast" data-sound="on">"#));
    let mark = tags(&html).find(|tag| attribute(tag, "id") == Some("favicon")).unwrap();
    assert_eq!(attribute(mark, "href"), attribute(mark, "data-turn-href"));
}
