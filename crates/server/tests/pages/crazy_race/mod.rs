//! The table page of Crazy Race, over tables of every kind.

mod tables;

use crate::{
    affairs,
    html::{attr, tags},
    laws::{self, Pictured as _},
};
use furrow_crazy_race::Action;
use furrow_game::Token;
use furrow_server::page::Moment;
use furrow_text::Lang;
use std::collections::BTreeSet;
use tables::shots;

#[test]
fn it_keeps_the_laws_of_every_page() {
    let shots = shots();
    laws::equal_scenes_give_equal_bytes_and_only_the_actions_know_the_decision(&shots);
    laws::no_page_has_styles_scripts_or_two_equal_ids_and_none_is_heavy(
        &shots,
        furrow_art::Set::CrazyRace,
        |_| 90_000,
    );
    laws::every_text_comes_whole_out_of_the_catalogue(&shots, ['C', 'R'], |_| false);
    laws::two_truths_that_look_the_same_give_the_same_page(&shots);
}

#[test]
fn it_shows_what_goes_on_besides_the_game() {
    let shots = shots();
    affairs::what_goes_on_is_shown_with_a_way_to_answer(&shots);
    affairs::its_words_come_whole_out_of_the_catalogue(&shots, ['C', 'R'], |_| false);
    affairs::no_region_knows_what_time_it_is(&shots);
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
fn a_radio_is_an_action_or_a_part_of_one_and_previews_speak_of_radios_that_are_there() {
    let numbers = numbers();
    for shot in shots() {
        let page = shot.page(Lang::En);
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
        let page = shot.page(Lang::En);
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
        let page = shot.page(Lang::En);
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
fn only_taking_cards_back_is_asked_once_more() {
    for shot in shots() {
        let page = shot.page(Lang::En);
        for tag in tags(&page).filter(|tag| tag.starts_with("input class=\"act")) {
            let recall = attr(tag, "value") == Some("recall");
            assert_eq!(attr(tag, "data-confirm").is_some(), recall, "{}: {tag}", shot.name);
        }
        let dialog = page.split_once("</form><dialog id=\"confirm\"");
        assert!(dialog.is_some(), "{}: the question stands outside the form", shot.name);
    }
}
