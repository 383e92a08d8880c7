//! Pages that are not a table: every word from the catalogue, no style attributes, no inline script, a label for
//! every control.

use furrow_art::specimen_plates;
use furrow_game::{Game, Setup};
use furrow_server::page::{
    fields::Typed,
    front::{self, Front, Offer, Refused},
    layout::{self, Frame, Kind},
    notice::{self, Notice, Trouble},
    options,
    prefs::{Prefs, Sound, Speed, Theme},
    rules::{self, Reading},
    specimen,
    statistics::{self, Statistics},
    tables::{Glance, MyGame, OpenTable, Standing, Vacancy},
};
use furrow_server::statistics::settings;
use furrow_table::{Pace, for_game, registry::GameId};
use furrow_text::Lang;
use maud::Markup;
use serde_json::Map;
use std::collections::HashSet;

mod figures;
mod rooms;

/// What players and the server put on a page themselves.
const DATA: [&str; 7] = ["Ann", "Bea", "Carl", "KUMQ7", "T3RRA", "c0ffee", "http://localhost/t/KUMQ7"];

/// What stands in the lines of a deck or a table: words of the record, the same in every language.
const LINES: [&str; 11] = [
    "*2 S3 X2 R2",
    "lose",
    "carrot-back",
    "carrot-forward",
    "position-back",
    "position-forward",
    "free",
    "eat-carrot",
    "eat-lettuce",
    "again",
    "nothing",
];

fn page(lang: Lang, kind: Kind, text: bool, body: &Markup) -> String {
    let prefs = Prefs { theme: Theme::Dark, speed: Speed::Fast, sound: Sound::On };
    let title = lang.t("front-name");
    let here = "/t/KUMQ7";
    let (notice, closes, feed) = (None, None, None);
    let frame = Frame {
        lang,
        title: &title,
        prefs,
        kind,
        your_turn: true,
        waits: false,
        text,
        here,
        preview: None,
        notice,
        closes,
        feed,
        menu: None,
    };
    layout::page(&frame, body).into_string()
}

fn home(lang: Lang, text: bool) -> Markup {
    home_after(lang, text, None)
}

fn home_after(lang: Lang, text: bool, refused: Option<&Refused>) -> Markup {
    let offer = |id: &str| Offer { id: id.to_owned(), commit: "c0ffee".to_owned() };
    let offers =
        [(GameId::Fable, offer("1")), (GameId::CrazyRace, offer("2")), (GameId::Carrots, offer("3"))];
    let standings = [
        Standing::WaitsForYou(None),
        Standing::WaitsForYou(Some("Ann".to_owned())),
        Standing::WaitingFor("Bea".to_owned(), 0),
        Standing::WaitingFor("Bea".to_owned(), 2),
        Standing::Gathering,
        Standing::Over,
        Standing::Closed,
    ];
    let mut next = GameId::ALL.into_iter().cycle();
    let games = standings.map(|standing| {
        let file = matches!(standing, Standing::Over | Standing::Closed);
        let left = matches!(standing, Standing::WaitsForYou(_)).then_some(2 * 86_400_000);
        let closes = matches!(standing, Standing::WaitingFor(_, 0)).then(|| "2026-11-28".to_owned());
        let glance = Glance { standing, left, file };
        MyGame { code: "T3RRA".to_owned(), game: next.next().unwrap(), glance, closes }
    });
    let vacancy = |people: &[&str], clock| {
        let people = people.iter().map(|name| (*name).to_owned()).collect();
        let vacancy = Vacancy { people, free: 2, clock };
        OpenTable { code: "T3RRA".to_owned(), game: GameId::Carrots, vacancy }
    };
    let open = [vacancy(&["Ann", "Bea"], Pace::Game(600_000, 10_000)), vacancy(&[], Pace::None)];
    let front = Front {
        lang,
        text,
        offers: &offers,
        games: &games,
        open: &open,
        only: None,
        programs: &[],
        name: "Ann",
        refused,
    };
    front::page(&front)
}

/// A form that was sent: pairs as a browser writes them.
fn typed(game: GameId, fields: &[(&str, &str)]) -> Typed {
    let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Typed::new(game, fields).unwrap()
}

/// A deck of one card that will not do.
fn refused(lang: Lang) -> Refused {
    let fields = [("seats", "3"), ("deck", "own"), ("deck_lines", "*2 S3 X2 R2"), ("start", "2")];
    let typed = typed(GameId::CrazyRace, &fields);
    let sentence = options::refusal(lang, GameId::CrazyRace, 3, &typed.options(GameId::CrazyRace)).unwrap();
    Refused { game: GameId::CrazyRace, typed, sentence }
}

/// An address in the reader's view.
const fn figures_of_x(text: bool) -> &'static str {
    if text { "/statistics/x?view=text" } else { "/statistics/x" }
}

/// Every page, by name, with its drawings and without.
fn pages(lang: Lang) -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for text in [false, true] {
        let mut add = |name: &str, kind, body: Markup| {
            pages.push((format!("{name}, text {text}"), page(lang, kind, text, &body)));
        };
        add("front", Kind::Front, home(lang, text));
        for (name, room) in rooms::rooms(lang, text) {
            add(name, Kind::Lobby, room);
        }
        add("front after a refusal", Kind::Front, home_after(lang, text, Some(&refused(lang))));
        for (name, rules) in [
            ("fable", furrow_text::fable::rules(lang)),
            ("crazy-race", furrow_text::crazy_race::rules(lang)),
            ("carrots", furrow_text::carrots::rules(lang)),
        ] {
            let statistics = figures_of_x(text);
            let reading = Reading { lang, text, here: "/rules/x", rules: &rules, others: &[], statistics };
            add(&format!("rules of {name}"), Kind::Rules, rules::page(&reading));
        }
        for game in GameId::ALL {
            let settings: Vec<_> = settings().iter().filter(|setting| setting.game == game).collect();
            let figures = Statistics { lang, text, game, settings: &settings };
            add(&format!("statistics of {}", game.name()), Kind::Report, statistics::page(&figures));
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
    let data =
        DATA.contains(&text) || LINES.contains(&text) || Lang::ALL.iter().any(|l| l.own_name() == text);
    worded || ruling || data || !text.chars().any(char::is_alphabetic)
}

#[test]
fn every_word_comes_from_the_catalogue() {
    for (name, html) in pages(Lang::Pseudo) {
        for text in texts(&html) {
            assert!(is_free(text), "{name}: {text:?} is not in the catalogue");
        }
        for tag in tags(&html) {
            for spoken in
                ["aria-label", "title", "placeholder", "alt", "data-copied", "data-lost", "data-too-long"]
            {
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
    for kind in ["bots", "invite", "pass"] {
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
    assert!(preset("variant", "standard") && preset("deck", "reconstructed") && preset("hare", "abacus"));
    assert_eq!(chosen.len(), 7 + 6 + 7, "the plain games; championship and the house rule are off");
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

#[test]
fn a_form_that_is_refused_keeps_what_was_typed() {
    let html = page(Lang::En, Kind::Front, false, &home_after(Lang::En, false, Some(&refused(Lang::En))));
    let card = html.split("<section").find(|part| part.contains("game-crazy-race")).unwrap();
    assert!(
        card.contains("Your stage cards, line 1: “X2” is no side: a side begins with S, R, F or * (R4).")
    );
    let alert = tags(card).find(|tag| attribute(tag, "role") == Some("alert")).unwrap();
    assert!(alert.contains("autofocus"), "it is where the page opens");
    assert!(card.contains("<details class=\"options\" open"), "its options are open");
    assert!(card.contains(">*2 S3 X2 R2</textarea>") || card.contains("\n*2 S3 X2 R2</textarea>"));
    for (name, value) in [("seats", "3"), ("deck", "own"), ("start", "2")] {
        let chosen = |tag: &&str| attribute(tag, "name") == Some(name) && tag.ends_with(" checked");
        assert_eq!(tags(card).find(chosen).and_then(|tag| attribute(tag, "value")), Some(value));
    }
    let other = html.split("<section").find(|part| part.contains("game-carrots")).unwrap();
    assert!(!other.contains("role=\"alert\"") && !other.contains("<details class=\"options\" open"));
}

/// Every option that an engine has, as a person would set it on the page to something that is not the default.
fn all_set(game: GameId) -> Vec<(&'static str, &'static str)> {
    match game {
        GameId::Fable => vec![
            ("variant", "apprentice"),
            ("apprentice_hand", "6"),
            ("championship", "on"),
            ("nap_counts_podium", "on"),
            ("start", "2"),
        ],
        GameId::CrazyRace => vec![
            ("deck", "own"),
            (
                "deck_lines",
                "# mine\r\n*2 S3 F2 R2\r\nS1 R4 F3 *?\r\nR2 S4 F1 *1\r\nF3 S2 *? R3\r\n*3 F1 S4 R3\r\nS2 *? F4 R1\r\nR4 S1 F2 *2\r\nF4 R1 S3 *4\r\n",
            ),
            ("start", "2"),
        ],
        GameId::Carrots => vec![
            ("hare", "mso"),
            ("layout", "ravensburger-1978"),
            ("start_carrots", " 120 "),
            ("round_limit", "50"),
            ("start", "2"),
        ],
    }
}

#[test]
fn every_option_of_every_game_can_be_set_and_is_told() {
    for game in GameId::ALL {
        let set = all_set(game);
        let plain =
            for_game!(game, G => <<G as Game>::Setup as Setup>::new(3, &Map::new()).unwrap().options());
        let typed = typed(game, &set);
        let options = typed.options(game);
        let read = for_game!(game, G => <<G as Game>::Setup as Setup>::new(3, &options).unwrap().options());
        for (key, default) in &plain {
            assert_ne!(read[key], *default, "{}: {key} stays as it was", game.name());
        }
        let words = options::options_in_words(Lang::En, game, 3, &options);
        let idle = usize::from(game == GameId::Fable); // apprentices have no naps
        assert_eq!(words.len(), 1 + plain.len() - idle, "{words:?}");
        let untouched = options::options_in_words(Lang::En, game, 3, &Map::new());
        assert!(untouched.iter().any(|line| line.contains("Chance")), "{untouched:?}");
        assert_eq!(options::refusal(Lang::En, game, 3, &options), None);
    }
}

#[test]
fn what_will_not_do_is_said_with_its_ruling_in_every_language() {
    for (game, seats, fields, said) in [
        (GameId::Fable, 3, vec![("variant", "digest")], "(F23)"),
        (GameId::Fable, 6, vec![], "2"),
        (GameId::Fable, 2, vec![("start", "4")], "5"),
        (GameId::Fable, 2, vec![("start", "-1")], " -1 "),
        (GameId::Carrots, 2, vec![("start", "9223372036854775807")], "9223372036854775808"),
        (GameId::Carrots, 2, vec![("start", "18446744073709551615")], "18446744073709551615"),
        (GameId::CrazyRace, 2, vec![], "3"),
        (GameId::CrazyRace, 3, vec![("deck", "own")], "this one has 0 (R4)"),
        (GameId::CrazyRace, 3, vec![("deck", "own"), ("deck_lines", "*2 S3 F2")], "(R4)"),
        (GameId::CrazyRace, 3, vec![("deck", "own"), ("deck_lines", "*2 S3 F? R2")], "“F?”"),
        (GameId::CrazyRace, 3, vec![("deck", "own"), ("deck_lines", "*2 S3 F9 R2")], "“F9”"),
        (GameId::CrazyRace, 3, vec![("deck", "own"), ("deck_lines", "*2 *3 F2 R2")], "S"),
        (GameId::CrazyRace, 3, vec![("deck", "own"), ("deck_lines", "S2 S3 F2 R2")], "S"),
        (GameId::Carrots, 3, vec![("hare", "own"), ("hare_lines", "lose free")], "(P3)"),
        (
            GameId::Carrots,
            3,
            vec![("hare", "own"), ("hare_lines", "lose free lose lose lose cake")],
            "“cake”",
        ),
        (GameId::Carrots, 3, vec![("hare", "own"), ("hare_lines", "lose free lose lose lose free")], "(P3)"),
        (GameId::Carrots, 3, vec![("start_carrots", "10001")], "(P4)"),
        (GameId::Carrots, 3, vec![("start_carrots", "many")], "“many”"),
        (GameId::Carrots, 3, vec![("round_limit", "-3")], "(P23)"),
        (
            GameId::Carrots,
            6,
            vec![("round_limit", "501")],
            "“501” will not do. It takes a whole number from 1 to 500",
        ),
        (GameId::Carrots, 6, vec![("round_limit", "10001")], "from 1 to 500"),
    ] {
        let options = typed(game, &fields).options(game);
        let sentence = options::refusal(Lang::En, game, seats, &options).unwrap();
        assert!(sentence.contains(said) && sentence.ends_with('.'), "{sentence}");
        for lang in Lang::ALL {
            assert!(options::refusal(lang, game, seats, &options).is_some_and(|said| said.ends_with('.')));
        }
    }
}

#[test]
fn a_form_has_the_fields_of_its_game_and_no_others() {
    let fields = |name: &str| [(name.to_owned(), "x".to_owned())].into_iter().collect();
    assert!(Typed::new(GameId::Fable, fields("variant")).is_ok());
    assert_eq!(Typed::new(GameId::Fable, fields("deck")), Err("deck".to_owned()));
    assert_eq!(Typed::new(GameId::Carrots, fields("deck_lines")), Err("deck_lines".to_owned()));
    assert!(Typed::new(GameId::Carrots, fields("hare_lines")).is_ok());
}

#[test]
fn every_page_offers_every_language_by_its_own_name() {
    for (name, html) in pages(Lang::Fr) {
        assert!(html.contains("<html lang=\"fr\""), "{name}");
        for lang in Lang::ALL {
            let button = |tag: &&str| {
                attribute(tag, "name") == Some("lang") && attribute(tag, "value") == Some(lang.code())
            };
            let button = tags(&html).find(button).unwrap_or_else(|| panic!("{name}: no {lang:?}"));
            assert_eq!(attribute(button, "lang"), Some(lang.code()));
            assert_eq!(
                attribute(button, "aria-pressed"),
                Some(if lang == Lang::Fr { "true" } else { "false" })
            );
        }
    }
}
