//! The table page of Hare and Tortoise, over every table of the example.

mod tables;

use crate::{
    affairs,
    html::{attr, tags},
    laws::{self, Pictured as _},
};
use furrow_carrots::Action;
use furrow_game::Token;
use furrow_server::page::{Moment, carrots};
use furrow_text::Lang;
use tables::shots;

#[test]
fn it_keeps_the_laws_of_every_page() {
    let shots = shots();
    laws::equal_scenes_give_equal_bytes_and_only_the_actions_know_the_decision(&shots);
    laws::no_page_has_styles_scripts_or_two_equal_ids_and_none_is_heavy(
        &shots,
        furrow_art::Set::Carrots,
        |shot| if shot.name == "rich" { 150_000 } else { 100_000 },
    );
    laws::every_text_comes_whole_out_of_the_catalogue(&shots, ['C', 'P'], |text| text.chars().count() == 1);
    laws::two_truths_that_look_the_same_give_the_same_page(&shots);
}

#[test]
fn it_shows_what_goes_on_besides_the_game() {
    let shots = shots();
    affairs::what_goes_on_is_shown_with_a_way_to_answer(&shots);
    affairs::its_words_come_whole_out_of_the_catalogue(&shots, ['C', 'P'], |text| text.chars().count() == 1);
    affairs::no_region_knows_what_time_it_is(&shots);
}

#[test]
fn a_radio_is_an_action_and_previews_speak_of_radios_that_are_there() {
    for shot in shots() {
        let page = shot.page(Lang::En);
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
        let page = shot.drawn(Lang::En);
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
        let page = shot.drawn(Lang::En);
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
fn who_waits_sees_what_it_could_do_and_who_owes_a_meal_sees_nothing() {
    let thinks = |name: &str| {
        let shots = shots();
        let shot = shots.iter().find(|shot| shot.name == name).unwrap();
        shot.drawn(Lang::En).matches("name=\"think\"").count()
    };
    assert!(thinks("waits") > 0);
    assert_eq!(thinks("owes"), 0);
}
