//! Replays: the steps of random games of every kind, through every pair of eyes.

use crate::html::{attr, tags, texts};
use furrow_carrots::{Act, Action};
use furrow_game::{Game, Record, Setup as _, Step, Turn, Viewer, laws::random_step};
use furrow_server::{
    live::Asker,
    page::{Board, chance, fields, replay::Links, replay_upload},
    replay::{Account, Blind, Draws, Look, Screen, Source, fair, in_words, people, report, screen, take},
};
use furrow_table::registry::{Carrots, CrazyRace, Fable, GameId};
use furrow_text::Lang;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A random game by these options, as far as `most` steps.
fn game<G: Board>(seats: u8, options: &Value, seed: u64, most: usize) -> Record {
    let options = options.as_object().cloned().unwrap_or_default();
    let setup = G::Setup::new(seats, &options).expect("a set-up");
    let (mut game, mut steps) = (G::new(&setup), Vec::new());
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    while game.turn() != Turn::Over && steps.len() < most {
        let step = random_step(&game, &mut rng);
        steps.push(step.to_string());
        game.apply_unchecked(step, &mut ());
    }
    let players = &["Ann", "Bea", "Carl", "bot:hard", "Eve", "Finn"][..usize::from(seats)];
    let record = json!({
        "format": "furrow", "version": 1, "game": G::NAME, "seats": seats, "options": setup.options(),
        "players": players, "steps": steps,
    });
    Record::parse(&record.to_string(), 1).expect("a record")
}

/// A game of Carrots for six in which nobody comes to an end: turns that follow on one's own are taken first, then the way
/// back, then the shortest way forward.
fn slow(options: &Value) -> Record {
    let options = options.as_object().cloned().unwrap_or_default();
    let setup = <Carrots as Game>::Setup::new(6, &options).expect("a set-up");
    let (mut game, mut steps) = (Carrots::new(&setup), Vec::new());
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    while game.turn() != Turn::Over {
        let step = match game.turn() {
            Turn::Act(seat) => {
                let actions = game.legal_actions(seat);
                let goes_on = |action: &&Action| {
                    let mut then = game.clone();
                    then.apply_unchecked(Step::Act(seat, **action), &mut ());
                    while then.turn() == Turn::Chance {
                        let chance = then.sample_chance(&mut Pcg64Mcg::seed_from_u64(1));
                        then.apply_unchecked(Step::Chance(chance), &mut ());
                    }
                    then.turn() == Turn::Act(seat)
                };
                let back = |action: &&Action| action.to_string().ends_with("back");
                let forward = |action: &&Action| action.to_string().contains("forward");
                let shortest = |action: &&Action| match action.act {
                    Act::Forward(spaces) => spaces,
                    _ => 0,
                };
                let actions = actions.as_ref();
                let first =
                    actions.iter().filter(forward).find(goes_on).or_else(|| actions.iter().find(back));
                Step::Act(seat, *first.or_else(|| actions.iter().min_by_key(shortest)).expect("an action"))
            }
            _ => random_step(&game, &mut rng),
        };
        steps.push(step.to_string());
        game.apply_unchecked(step, &mut ());
    }
    let record = json!({
        "format": "furrow", "version": 1, "game": "carrots", "seats": 6, "options": setup.options(), "steps": steps,
    });
    Record::parse(&record.to_string(), 1).expect("a record")
}

/// How a game is looked at.
#[derive(Clone, Copy)]
struct From {
    lang: Lang,
    text: bool,
    own: Viewer,
    open: bool,
}

const OPEN: From = From { lang: Lang::En, text: false, own: Viewer::Public, open: true };

fn shown<G: Board>(record: &Record, step: usize, eyes: &str, from: From) -> Result<Screen, Blind> {
    let asker = Asker { text: from.text, ..Asker::of("reader", from.lang) };
    let links = Links { replay: None, chance: "/c".to_owned(), review: Some("/r".to_owned()), file: None };
    let source = Source {
        record,
        people: &people(from.lang, record),
        fair: &fair(record),
        own: from.own,
        open: from.open,
        code: "0",
        at: "/replay/0".to_owned(),
        looked: None,
        links,
        table: None,
    };
    let look = Look { step: Some(step), eyes: Some(eyes.to_owned()) };
    screen::<G>(&source, &look, &asker).map(|screen| screen.expect("a game by the rules"))
}

fn page<G: Board>(record: &Record, step: usize, eyes: &str, from: From) -> String {
    shown::<G>(record, step, eyes, from).expect("eyes to be borrowed").body.into_string()
}

/// The number of the last step: one for each action.
fn last(record: &Record) -> usize {
    record.steps.iter().filter(|step| !step.starts_with('*')).count()
}

fn eyes(seats: u8) -> Vec<String> {
    ["all".to_owned(), "public".to_owned()]
        .into_iter()
        .chain((0..seats).map(|seat| seat.to_string()))
        .collect()
}

/// No style, no script, no id twice, and it says where it is.
fn is_sound(page: &str, step: usize, eyes: &str) {
    let mut ids = BTreeSet::new();
    for tag in tags(page) {
        assert!(!tag.contains(" style=") && !tag.starts_with("script"), "{tag}");
        assert!(attr(tag, "id").is_none_or(|id| ids.insert(id)), "step {step}, {eyes}: twice {tag}");
    }
    assert!(page.contains(&format!("data-step=\"{step}\"")), "step {step}, {eyes}");
    assert!(!page.contains("name=\"action\"") && !page.contains("formaction"), "nothing can be done here");
}

fn every_step_is_shown<G: Board>(seats: u8, options: &Value, seed: u64, all: bool) {
    let record = game::<G>(seats, options, seed, usize::MAX);
    let eyes = eyes(seats);
    for step in 0..=last(&record) {
        for (n, who) in eyes.iter().enumerate().filter(|(n, _)| all || *n == step % eyes.len()) {
            let from = From { text: (step + n) % 3 == 0, ..OPEN };
            is_sound(&page::<G>(&record, step, who, from), step, who);
        }
    }
    assert!(page::<G>(&record, last(&record), "all", OPEN).contains("data-phase=\"over\""));
    let beyond = page::<G>(&record, last(&record) + 9, "all", OPEN);
    assert!(beyond.contains(&format!("data-step=\"{}\"", last(&record))), "past the end is the end");
}

#[test]
fn every_step_of_games_of_fable_is_shown_through_all_eyes() {
    every_step_is_shown::<Fable>(4, &json!({}), 1, true);
    for seats in [2, 3, 5] {
        every_step_is_shown::<Fable>(seats, &json!({}), 2, false);
    }
    every_step_is_shown::<Fable>(3, &json!({"variant": "apprentice"}), 3, false);
    every_step_is_shown::<Fable>(2, &json!({"variant": "digest", "championship": true}), 4, false);
}

#[test]
fn every_step_of_games_of_crazy_race_is_shown_through_all_eyes() {
    every_step_is_shown::<CrazyRace>(3, &json!({}), 5, true);
    every_step_is_shown::<CrazyRace>(4, &json!({"start": 2}), 6, false);
}

#[test]
fn the_longest_games_that_are_played_here_are_replayed_here_and_their_pages_stay_short() {
    let again = "again again again again again again\n".repeat(6);
    for (hare, start_carrots) in
        [("abacus", 95), ("blank", 10_000), (again.as_str(), 95), (again.as_str(), 10_000)]
    {
        let options =
            json!({"hare": hare, "start_carrots": start_carrots, "round_limit": fields::MOST_ROUNDS});
        assert!(fields::check(GameId::Carrots, 6, options.as_object().expect("options")).is_ok());
        let record = slow(&options);
        let what = format!("{hare:?} with {start_carrots}: {} steps", record.steps.len());
        assert!(record.steps.len() > 2_000, "{what}");
        let line = serde_json::to_string(&record).expect("a line");
        assert!(take(Lang::En, &line, 1).is_ok(), "{what}: {:?}", take(Lang::En, &line, 1).err());
        for text in [false, true] {
            let page = page::<Carrots>(&record, last(&record), "all", From { text, ..OPEN });
            assert!(page.len() < 200_000, "{what}: a page of {} bytes", page.len());
        }
    }
}

#[test]
fn every_step_of_games_of_carrots_is_shown_through_all_eyes() {
    every_step_is_shown::<Carrots>(3, &json!({"round_limit": 20}), 7, true);
    for (n, hare) in ["intellect", "blank", "mso"].into_iter().enumerate() {
        every_step_is_shown::<Carrots>(2 + 2 * n as u8, &json!({"hare": hare, "round_limit": 40}), 8, false);
    }
}

#[test]
fn a_record_that_is_cut_short_anywhere_is_shown() {
    fn cut<G: Board>(seats: u8) {
        let whole = game::<G>(seats, &json!({}), 9, 150);
        for most in (0..whole.steps.len()).step_by(3) {
            let record = Record { steps: whole.steps[..most].to_vec(), ..whole.clone() };
            is_sound(&page::<G>(&record, usize::MAX, "all", OPEN), last(&record), "all");
        }
    }
    cut::<Fable>(3);
    cut::<CrazyRace>(3);
    cut::<Carrots>(4);
}

/// The hands that a page shows: whose.
fn hands(page: &str) -> Vec<&str> {
    let list =
        page.split("class=\"hands\"").nth(1).and_then(|rest| rest.split("</ul>").next()).unwrap_or_default();
    tags(list).filter(|tag| tag.starts_with("li")).filter_map(|tag| attr(tag, "data-seat")).collect()
}

#[test]
fn all_eyes_see_every_hand_bet_and_card_face_down_and_others_their_own() {
    let fable = game::<Fable>(3, &json!({}), 10, usize::MAX);
    let crazy = game::<CrazyRace>(3, &json!({}), 11, 40);
    for step in [0, 4, 8] {
        for (eyes, seen) in [("all", vec!["0", "1", "2"]), ("1", vec!["1"]), ("public", vec![])] {
            let page = [page::<Fable>(&fable, step, eyes, OPEN), page::<CrazyRace>(&crazy, step, eyes, OPEN)];
            let sorted = page.each_ref().map(|page| {
                let mut hands = hands(page);
                hands.sort_unstable();
                hands
            });
            assert_eq!(sorted, [seen.clone(), seen.clone()], "step {step}, {eyes}");
        }
        assert!(
            !page::<Fable>(&fable, step, "all", OPEN).contains("class=\"bet back\""),
            "every bet lies open"
        );
    }
    assert!(page::<Fable>(&fable, 8, "public", OPEN).contains("class=\"bet back\""));
    let lays = crazy
        .steps
        .iter()
        .filter(|step| !step.starts_with('*'))
        .take_while(|step| step.contains("lay"))
        .count();
    let page = page::<CrazyRace>(&crazy, lays, "all", OPEN);
    assert_eq!(page.matches("magic-back").count(), 0, "no card lies face down to all eyes");
}

#[test]
fn while_a_game_goes_on_only_the_readers_own_eyes_see_it() {
    let record = game::<Fable>(3, &json!({}), 12, 60);
    for own in [Viewer::Public, Viewer::Seat(furrow_game::Seat::new(1))] {
        let from = From { own, open: false, ..OPEN };
        for wanted in eyes(3) {
            let seen = shown::<Fable>(&record, 2, &wanted, from);
            assert_eq!(seen.is_ok(), wanted == own.to_string(), "{wanted} for {own}");
        }
        let page = page::<Fable>(&record, 2, "", from);
        assert!(!page.contains("name=\"eyes\"") && !page.contains("eyes="), "there is no choice");
    }
}

#[test]
fn every_text_of_a_replay_is_out_of_the_catalogue() {
    let whole = |text: &str| text.starts_with('⟦') && text.ends_with('⟧');
    let free = |text: &str| {
        let ruling =
            text.strip_prefix(['C', 'F', 'R', 'P']).is_some_and(|n| n.chars().all(|c| c.is_ascii_digit()));
        let named = ["Ann", "Bea", "Carl", "Computer 4"].contains(&text);
        ruling
            || named
            || text.chars().count() == 1
            || text.starts_with("http://localhost/replay/0")
            || !text.chars().any(char::is_alphabetic)
    };
    fn pages<G: Board>(record: &Record) -> Vec<String> {
        let from = |text| From { lang: Lang::Pseudo, text, ..OPEN };
        let steps = [0, last(record) / 2, last(record)];
        let both = |step| [false, true].map(|text| page::<G>(record, step, "all", from(text)));
        steps.into_iter().flat_map(both).collect()
    }
    let mut all = pages::<Fable>(&game::<Fable>(4, &json!({}), 13, usize::MAX));
    all.extend(pages::<CrazyRace>(&game::<CrazyRace>(3, &json!({}), 14, usize::MAX)));
    all.extend(pages::<Carrots>(&game::<Carrots>(4, &json!({"round_limit": 20}), 15, usize::MAX)));
    for page in &all {
        texts(page).for_each(|text| assert!(whole(text) || free(text), "{text:?}"));
        for name in ["aria-label", "title", "aria-valuetext"] {
            tags(page)
                .filter_map(|tag| attr(tag, name))
                .for_each(|text| assert!(whole(text), "{name}: {text}"));
        }
    }
}

/// The pages around a replay: of its chance, of all chance, and of files, in brackets.
fn reports<G: Draws>(record: &Record, text: bool, open: bool) -> String {
    let lang = Lang::Pseudo;
    let asker = Asker { text, ..Asker::of("reader", lang) };
    let mut proof = fair(record);
    proof.commit = "c0ffee".repeat(10);
    proof.nonces = vec![Some("ab".repeat(16)), None];
    let links = Links {
        replay: None,
        chance: "/c".to_owned(),
        review: Some("/r".to_owned()),
        file: Some("/f".to_owned()),
    };
    let (people, at) = (people(lang, record), "/replay/0".to_owned());
    let (record, people, fair) = (record, people.as_slice(), &proof);
    let (own, looked, table) = (Viewer::Public, None, None);
    let source = Source { record, people, fair, own, open, code: "0", at, looked, links, table };
    let charts = Account::of::<G>(record).0.iter().map(|chart| in_words::<G>(lang, chart, &[])).collect();
    let all = chance::all(lang, text, &[(lang.t("front-name"), 1, charts)]);
    let upload =
        replay_upload::Upload { lang, text, typed: "", number: 1, refused: None, days: 30, most: 500 };
    report::<G>(&source, &asker).into_string()
        + &all.into_string()
        + &replay_upload::page(&upload).into_string()
}

#[test]
fn every_text_about_chance_and_files_is_out_of_the_catalogue() {
    let whole = |text: &str| text.starts_with('⟦') && text.ends_with('⟧');
    let free = |text: &str| {
        let hex = text.len() >= 32 && text.chars().all(|c| c.is_ascii_hexdigit());
        ["Ann", "Bea", "Carl", "furrow verify FILE"].contains(&text)
            || hex
            || !text.chars().any(char::is_alphabetic)
    };
    let fable = game::<Fable>(3, &json!({}), 16, usize::MAX);
    let crazy = game::<CrazyRace>(3, &json!({}), 17, usize::MAX);
    let carrots = game::<Carrots>(3, &json!({"round_limit": 30}), 18, usize::MAX);
    for (text, open) in [(false, true), (true, true), (false, false)] {
        let pages = [
            reports::<Fable>(&fable, text, open),
            reports::<CrazyRace>(&crazy, text, open),
            reports::<Carrots>(&carrots, text, open),
        ];
        for page in &pages {
            texts(page).for_each(|text| assert!(whole(text) || free(text), "{text:?}"));
            assert!(tags(page).all(|tag| !tag.contains(" style=")));
            assert_eq!(
                page.matches("svg class=\"bar\"").count() > 0,
                !text,
                "bars are drawn, and told in numbers"
            );
        }
    }
}

#[test]
fn the_chance_of_a_game_that_goes_on_shows_no_draw() {
    let fable = game::<Fable>(3, &json!({}), 19, 60);
    let page = reports::<Fable>(&fable, false, false);
    let own = page.split("class=\"report\"").nth(1).expect("the page of the game");
    assert!(!own.contains("class=\"chart\"") && own.contains("c0ffee"));
}
