//! The table page of Hare and Tortoise, over every table of the example.

mod tables;

use furrow_carrots::{Action, State};
use furrow_game::{Game, Token};
use furrow_server::page::{Board as _, Moment, Scene, carrots, table};
use furrow_text::Lang;
use rand::SeedableRng;
use std::collections::BTreeSet;
use tables::{Shot, shots};

fn drawn(shot: &Shot, lang: Lang) -> String {
    shot.show(lang, |scene| table::drawn(scene).into_string())
}

fn page(shot: &Shot, lang: Lang) -> String {
    if shot.text { shot.show(lang, |scene| table::in_words(scene).into_string()) } else { drawn(shot, lang) }
}

/// The tags of a page, each without its brackets.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').skip(1).map(|rest| rest.split('>').next().unwrap())
}

fn attr<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

fn texts(html: &str) -> impl Iterator<Item = &str> {
    html.split('>').skip(1).map(|rest| rest.split('<').next().unwrap().trim()).filter(|text| !text.is_empty())
}

#[test]
fn equal_scenes_give_equal_bytes_and_only_the_actions_know_the_decision() {
    for shot in shots() {
        shot.show(Lang::En, |scene| {
            let (ranks, key) = (scene.ranks.clone(), "another".to_owned());
            let later = Scene { key, decision: scene.decision + 1, ranks, error: None, ..*scene };
            for ((id, now), (_, then)) in State::regions(scene).into_iter().zip(State::regions(&later)) {
                let again = State::regions(scene).into_iter().find(|(again, _)| *again == id).unwrap().1;
                assert_eq!(now.0, again.0, "{} {id}", shot.name);
                assert_eq!(now.0 == then.0, id != "r-actions", "{} {id}", shot.name);
                assert!(now.0.starts_with(&format!("<section id=\"{id}\"")), "{}", shot.name);
            }
        });
    }
}

#[test]
fn no_page_has_styles_scripts_or_two_equal_ids_and_none_is_heavy() {
    let sprite = furrow_art::sprite(furrow_art::Set::Carrots).into_string();
    for shot in shots() {
        let page = page(&shot, Lang::En);
        let mut ids: BTreeSet<&str> = tags(&sprite).filter_map(|tag| attr(tag, "id")).collect();
        for tag in tags(&page) {
            let handler = tag.split(' ').any(|word| word.starts_with("on") && word.contains("=\""));
            assert!(!handler && !tag.contains(" style=") && !tag.starts_with("script"), "{tag}");
            if let Some(id) = attr(tag, "id") {
                assert!(ids.insert(id), "{}: two {id}", shot.name);
            }
        }
        for tag in tags(&page) {
            let target = attr(tag, "popovertarget").filter(|target| *target != "menu").or(attr(tag, "for"));
            assert!(target.is_none_or(|target| ids.contains(target)), "{}: {tag}", shot.name);
        }
        let most = if shot.name == "rich" { 150_000 } else { 100_000 };
        assert!(page.len() < most, "{}: {} bytes", shot.name, page.len());
    }
}

#[test]
fn a_radio_is_an_action_and_previews_speak_of_radios_that_are_there() {
    for shot in shots() {
        let page = page(&shot, Lang::En);
        let radios: Vec<&str> = tags(&page).filter(|tag| tag.starts_with("input class=\"act")).collect();
        for (n, radio) in radios.iter().enumerate() {
            assert_eq!(attr(radio, "id"), Some(format!("a{n}").as_str()));
        }
        let values: Vec<Action> =
            radios.iter().map(|r| Action::parse(attr(r, "value").unwrap()).unwrap()).collect();
        shot.show(Lang::En, |scene| match scene.moment {
            Moment::Choose | Moment::Chosen => assert_eq!(values[..], scene.view.actions()[..]),
            Moment::Wait | Moment::Over => assert!(!page.contains("name=\"action\"")),
        });
        for list in ["data-for", "data-lit"] {
            for numbers in tags(&page).filter_map(|tag| attr(tag, list)) {
                assert!(numbers.split(' ').all(|n| n.parse::<usize>().unwrap() < radios.len()), "{numbers}");
            }
        }
    }
}

#[test]
fn every_action_has_one_label_and_every_other_space_says_why() {
    for shot in shots().iter().filter(|shot| !shot.text) {
        let page = drawn(shot, Lang::En);
        let radios = tags(&page).filter(|tag| tag.starts_with("input class=\"act")).count();
        let mut labels: Vec<usize> = tags(&page)
            .filter(|tag| tag.starts_with("label"))
            .filter_map(|tag| attr(tag, "for")?.strip_prefix('a')?.parse().ok())
            .collect();
        labels.sort_unstable();
        assert_eq!(labels, (0..radios).collect::<Vec<_>>(), "{}", shot.name);
        for cell in page.split("<div class=\"cell ").skip(1) {
            let cell =
                cell.split("<div class=\"cell ").next().unwrap().split("<div class=\"pawn").next().unwrap();
            let told = cell.contains("data-why") || cell.contains("<label");
            assert!(told || radios == 0, "{}: {cell}", shot.name);
        }
    }
}

#[test]
fn each_marker_stands_on_its_space_and_only_printed_numbers_show() {
    for shot in shots().iter().filter(|shot| !shot.text) {
        let page = drawn(shot, Lang::En);
        shot.show(Lang::En, |scene| {
            let state = &scene.view.state;
            for (seat, marker) in state.all_markers() {
                let pawn = tags(&page)
                    .find(|tag| attr(tag, "id") == Some(&format!("pawn-{seat}-{marker}")))
                    .unwrap();
                assert_eq!(attr(pawn, "data-space"), Some(state.space_of(seat, marker).to_string().as_str()));
            }
        });
        for space in 1..64 {
            let printed = format!("data-tile=\"{space}\"");
            let cell = page.split(&printed).nth(1).unwrap();
            assert!(cell.split("class=\"no\">").nth(1).unwrap().starts_with(&format!("{}<", 64 - space)));
        }
    }
}

#[test]
fn the_stylesheet_places_every_space_and_knows_every_radio() {
    let css = carrots::places_css();
    for space in 0..=64 {
        assert_eq!(css.matches(&format!("\n[data-tile=\"{space}\"]{{")).count(), 2, "{space}");
        assert!(css.contains(&format!(".pawn[data-space=\"{space}\"]")));
    }
    assert!(css.contains("#a107:checked") && !css.contains("#a108:checked"));
}

#[test]
fn every_text_comes_whole_out_of_the_catalogue() {
    let free = |text: &str| {
        let ruling = text.strip_prefix(['C', 'P']).is_some_and(|n| n.chars().all(|c| c.is_ascii_digit()));
        let hex = text.len() >= 32 && text.chars().all(|c| c.is_ascii_hexdigit());
        let initial = text.chars().count() == 1;
        ruling || hex || initial || !text.chars().any(char::is_alphabetic)
    };
    let whole = |text: &str| text.starts_with('⟦') && text.ends_with('⟧');
    for shot in shots() {
        let page = page(&shot, Lang::Pseudo);
        let names =
            shot.show(Lang::En, |scene| scene.sitters.iter().map(|s| s.name.clone()).collect::<Vec<_>>());
        for text in texts(&page) {
            let name = names.iter().any(|name| name == text);
            assert!(whole(text) || free(text) || name, "{}: {text:?}", shot.name);
        }
        for name in ["aria-label", "title", "data-why"] {
            tags(&page).filter_map(|tag| attr(tag, name)).for_each(|text| assert!(whole(text), "{text}"));
        }
    }
}

#[test]
fn two_truths_that_look_the_same_give_the_same_page() {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(7);
    for shot in shots() {
        shot.show(Lang::En, |scene| {
            let other = State::imagine(scene.view, &mut rng).view(scene.viewer);
            let ranks = scene.ranks.clone();
            let imagined = Scene { view: &other, key: scene.key.clone(), ranks, error: None, ..*scene };
            assert_eq!(table::drawn(scene).0, table::drawn(&imagined).0, "{}", shot.name);
        });
    }
}

#[test]
fn who_waits_sees_what_it_could_do_and_who_owes_a_meal_sees_nothing() {
    let thinks = |name: &str| {
        let shots = shots();
        let shot = shots.iter().find(|shot| shot.name == name).unwrap();
        drawn(shot, Lang::En).matches("name=\"think\"").count()
    };
    assert!(thinks("waits") > 0);
    assert_eq!(thinks("owes"), 0);
}
