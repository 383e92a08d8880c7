//! The table page of Crazy Race, over tables of every kind.

mod tables;

use furrow_crazy_race::{Action, State};
use furrow_game::{Game, Token};
use furrow_server::page::{Board as _, Moment, Scene, table};
use furrow_text::Lang;
use rand::SeedableRng;
use std::collections::BTreeSet;
use tables::{Shot, shots};

fn page(shot: &Shot, lang: Lang) -> String {
    let text = shot.text;
    shot.show(lang, |scene| if text { table::in_words(scene) } else { table::drawn(scene) }.into_string())
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

/// The radios of a page: their ids and values; a part of a lay has no value.
fn radios(page: &str) -> Vec<(&str, &str)> {
    let all = tags(page).filter(|tag| tag.starts_with("input class=\"act"));
    all.map(|tag| (attr(tag, "id").unwrap(), attr(tag, "value").unwrap())).collect()
}

/// What `data-for` calls a radio, as the stylesheet has it.
fn numbers() -> Vec<(String, String)> {
    let css = furrow_server::page::crazy_race::places_css();
    let rules = css.split("#table:has(#").skip(1);
    rules
        .filter_map(|rule| {
            let (id, rest) = rule.split_once(":checked) #r-actions")?;
            let number = rest.split_once("[data-for~=\"")?.1.split('"').next()?;
            Some((id.to_owned(), number.to_owned()))
        })
        .collect()
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
fn no_page_has_styles_scripts_or_two_equal_ids() {
    let sprite = furrow_art::sprite(furrow_art::Set::CrazyRace).into_string();
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
        assert!(page.len() < 90_000, "{}: {} bytes", shot.name, page.len());
    }
}

#[test]
fn a_radio_is_an_action_or_a_part_of_one_and_previews_speak_of_radios_that_are_there() {
    let numbers = numbers();
    for shot in shots() {
        let page = page(&shot, Lang::En);
        let radios = radios(&page);
        let actions = || radios.iter().filter(|(_, value)| !value.is_empty());
        let values: Vec<Action> = actions().map(|(_, value)| Action::parse(value).unwrap()).collect();
        assert!(actions().enumerate().all(|(n, (id, _))| *id == format!("a{n}")));
        shot.show(Lang::En, |scene| match scene.moment {
            Moment::Choose => assert_eq!(values[..], scene.view.actions()[..], "{}", shot.name),
            _ => assert!(!page.contains("name=\"action\"")),
        });
        let there: BTreeSet<&str> = radios
            .iter()
            .filter_map(|(id, _)| numbers.iter().find(|(known, _)| known == id))
            .map(|(_, number)| number.as_str())
            .collect();
        if !shot.text {
            assert_eq!(there.len(), radios.len(), "{}: every radio has a number", shot.name);
        }
        for list in ["data-for", "data-lift", "data-pick"] {
            for listed in tags(&page).filter_map(|tag| attr(tag, list)) {
                assert!(listed.split(' ').all(|n| there.contains(n)), "{}: {listed}", shot.name);
            }
        }
    }
}

/// The radios that a tap can select while `selected` is: those whose labels show then.
fn within_reach<'a>(page: &'a str, selected: Option<&'a str>) -> impl Iterator<Item = &'a str> {
    let shows = move |tag: &&str| {
        let listed = attr(tag, "data-for");
        let (base, always) = (tag.contains(" data-base"), listed.is_none() && !tag.contains(" data-base"));
        let chosen = |n: &str| listed.is_some_and(|list| list.split(' ').any(|r| r == n));
        always || selected.map_or(base, chosen)
    };
    tags(page).filter(|tag| tag.starts_with("label")).filter(shows).filter_map(|tag| attr(tag, "for"))
}

#[test]
fn every_action_is_reached_by_taps_alone() {
    let numbers = numbers();
    let number = |id: &str| numbers.iter().find(|(known, _)| known == id).map(|(_, number)| number.clone());
    for shot in shots().iter().filter(|shot| !shot.text) {
        let page = page(shot, Lang::En);
        let (mut seen, mut open): (BTreeSet<String>, Vec<Option<String>>) = (BTreeSet::new(), vec![None]);
        while let Some(selected) = open.pop() {
            let near: Vec<&str> = within_reach(&page, selected.as_deref()).collect();
            open.extend(near.into_iter().filter(|id| seen.insert((*id).to_owned())).map(&number));
        }
        assert_eq!(seen.len(), radios(&page).len(), "{}", shot.name);
    }
}

#[test]
fn a_card_and_a_side_are_chosen_in_either_order_by_one_visible_label_each() {
    let numbers = numbers();
    for shot in shots().iter().filter(|shot| !shot.text) {
        let page = page(shot, Lang::En);
        let hits: Vec<&str> = page.split("<div ").filter(|part| part.contains("class=\"hit\"")).collect();
        for (id, _) in radios(&page) {
            let (_, number) = numbers.iter().find(|(known, _)| known == id).unwrap();
            for part in &hits {
                assert_eq!(within_reach(part, Some(number)).count(), 1, "{}: {id} {part}", shot.name);
            }
        }
    }
}

#[test]
fn every_text_comes_whole_out_of_the_catalogue() {
    let free = |text: &str| {
        let mut chars = text.chars();
        let ruling = chars.next().is_some_and(|c| "CR".contains(c)) && chars.all(|c| c.is_ascii_digit());
        let hex = text.len() >= 32 && text.chars().all(|c| c.is_ascii_hexdigit());
        ruling || hex || !text.chars().any(char::is_alphabetic)
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
        for name in ["aria-label", "title", "data-why", "data-part", "data-confirm"] {
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
fn only_taking_cards_back_is_asked_once_more() {
    for shot in shots() {
        let page = page(&shot, Lang::En);
        for tag in tags(&page).filter(|tag| tag.starts_with("input class=\"act")) {
            let recall = attr(tag, "value") == Some("recall");
            assert_eq!(attr(tag, "data-confirm").is_some(), recall, "{}: {tag}", shot.name);
        }
        let dialog = page.split_once("</form><dialog id=\"confirm\"");
        assert!(dialog.is_some(), "{}: the question stands outside the form", shot.name);
    }
}
