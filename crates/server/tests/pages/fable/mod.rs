//! The table page of The Hare & the Tortoise, over every table of the example.

mod tables;

use crate::{
    affairs,
    html::{attr, tags, texts},
    laws::{self, Pictured as _},
};
use furrow_fable::{Action, State};
use furrow_game::Token;
use furrow_server::page::{Board as _, Moment, table};
use furrow_text::Lang;
use std::collections::BTreeSet;
use tables::shots;

#[test]
fn it_keeps_the_laws_of_every_page() {
    let shots = shots();
    laws::equal_scenes_give_equal_bytes_and_only_the_actions_know_the_decision(&shots);
    laws::no_page_has_styles_scripts_or_two_equal_ids_and_none_is_heavy(
        &shots,
        furrow_art::Set::Fable,
        |_| 75_000,
    );
    laws::every_text_comes_whole_out_of_the_catalogue(&shots, ['C', 'F'], |_| false);
    laws::two_truths_that_look_the_same_give_the_same_page(&shots);
}

#[test]
fn it_shows_what_goes_on_besides_the_game() {
    let shots = shots();
    affairs::what_goes_on_is_shown_with_a_way_to_answer(&shots);
    affairs::its_words_come_whole_out_of_the_catalogue(&shots, ['C', 'F'], |_| false);
    affairs::no_region_knows_what_time_it_is(&shots);
}

#[test]
fn a_radio_is_an_action_and_previews_speak_of_radios_that_are_there() {
    for shot in shots() {
        let page = shot.page(Lang::En);
        let radios: Vec<&str> = tags(&page).filter(|tag| tag.starts_with("input class=\"act")).collect();
        for (n, radio) in radios.iter().enumerate() {
            assert_eq!(attr(radio, "id"), Some(format!("a{n}").as_str()));
            assert!(Action::parse(attr(radio, "value").unwrap()).is_some());
        }
        let values: Vec<Action> =
            radios.iter().map(|r| Action::parse(attr(r, "value").unwrap()).unwrap()).collect();
        shot.show(Lang::En, |scene| match scene.moment {
            Moment::Choose | Moment::Chosen => assert_eq!(values[..], scene.view.actions()[..]),
            Moment::Wait | Moment::Over => assert!(!page.contains("name=\"action\"")),
        });
        assert!(shot.selected.is_none_or(|n| n < radios.len()), "{}", shot.name);
        for list in ["data-for", "data-lift", "data-lit", "data-out"] {
            for numbers in tags(&page).filter_map(|tag| attr(tag, list)) {
                assert!(numbers.split(' ').all(|n| n.parse::<usize>().unwrap() < radios.len()), "{numbers}");
            }
        }
    }
}

/// The radios that a tap can select while `selected` is: those whose labels show then.
fn within_reach(page: &str, selected: Option<usize>) -> impl Iterator<Item = usize> {
    let labels = tags(page).filter(|tag| tag.starts_with("label"));
    let shows = move |tag: &&str| {
        let radios = attr(tag, "data-for");
        let (base, always) = (tag.contains(" data-base"), radios.is_none() && !tag.contains(" data-base"));
        let chosen = |n: usize| radios.is_some_and(|list| list.split(' ').any(|r| r == n.to_string()));
        always || selected.map_or(base, chosen)
    };
    labels.filter(shows).map(|tag| attr(tag, "for").unwrap()[1..].parse().unwrap())
}

#[test]
fn every_action_is_reached_by_taps_alone() {
    for shot in shots().iter().filter(|shot| !shot.text) {
        let page = shot.drawn(Lang::En);
        let radios = tags(&page).filter(|tag| tag.starts_with("input class=\"act")).count();
        let (mut seen, mut open) = (BTreeSet::new(), vec![None]);
        while let Some(selected) = open.pop() {
            open.extend(within_reach(&page, selected).filter(|n| seen.insert(*n)).map(Some));
        }
        assert_eq!(seen.len(), radios, "{}", shot.name);
    }
}

#[test]
fn beats_come_in_order_with_their_words_and_draws_as_one() {
    for shot in shots() {
        shot.show(Lang::En, |scene| {
            for happening in scene.log {
                let beats = table::beats(scene, happening);
                let told: Vec<_> = beats.as_array().unwrap().iter().map(|b| (&b["k"], &b["seat"])).collect();
                assert!(told.windows(2).all(|two| two[0].0 != "draws" || two[0] != two[1]));
                assert!(beats.as_array().unwrap().iter().all(|b| b["ruling"].is_string()));
                let kinds = || beats.as_array().unwrap().iter();
                if kinds().any(|b| b["k"] == "bet_dealt") {
                    assert!(kinds().rfind(|b| b["k"] == "draws").is_some_and(|b| b["ruling"] == "F4"));
                }
                if kinds().any(|b| b["k"] == "next_game") {
                    assert!(kinds().rfind(|b| b["k"] == "token").is_some_and(|b| b["ruling"] == "F18"));
                }
            }
        });
    }
}

/// The page of the shot of this name.
fn page_of(name: &str) -> String {
    let shot = shots().into_iter().find(|shot| shot.name == name).unwrap();
    shot.page(Lang::En)
}

#[test]
fn apprentices_have_a_step_a_card_for_all_and_five_turbos() {
    let page = page_of("apprentice-start");
    let board = page.split("id=\"r-race\"").nth(1).unwrap().split("</section>").next().unwrap();
    let cells: Vec<&str> =
        board.split("class=\"cell\"").skip(1).map(|cell| texts(cell).next().unwrap()).collect();
    assert_eq!(cells, ["–", "1", "2", "3", "4"].repeat(5), "steps");
    assert_eq!(page.matches("data-turbo=").count(), 5);
    assert!(!page.contains("howl") && !page.contains("data-howl"), "no word of howls");
    assert!(page.contains("There is no second bet in this version (F19)."));
    assert!(page_of("digest-start").contains("There is no second bet in this version (F23)."));
    assert!(!page_of("start").contains("no second bet"));
}

#[test]
fn the_animal_moved_and_where_it_ends_are_on_the_button() {
    let page = page_of("apprentice-turbo");
    assert!(page.contains(", turbo → "), "the button names the turbo");
    assert!(page_of("apprentice-last").contains("Only move: "));
    assert!(page_of("apprentice-theirs").contains("If you move the "));
    for name in ["apprentice-moves", "apprentice-home", "apprentice-public"] {
        let page = page_of(name);
        assert!(["→ 12", "on 12.", "to 12"].iter().all(|finish| !page.contains(finish)), "{name}");
        assert!(page.contains("Still to move an animal, in this order: "));
    }
}

#[test]
fn level_animals_stand_on_one_step() {
    let page = page_of("apprentice-level");
    let guests =
        page.split("class=\"guest\"").skip(1).filter(|guest| guest.contains("data-home=\"2\" data-level="));
    assert!(guests.count() > 1);
    assert!(page.contains("Each is 2nd, a bet on it scores 3 points. There is no 3rd."));
    assert!(page_of("apprentice-text-level").contains("There is no 3rd."));
}

#[test]
fn the_next_game_of_a_championship_begins_with_how_the_last_one_ended() {
    for name in ["apprentice-again", "digest-again", "champion-bets"] {
        assert!(page_of(name).contains("id=\"recap\" open"), "{name}");
    }
    assert!(page_of("digest-text-again").contains("Game 1: how it ended"));
}

#[test]
fn the_rules_in_short_are_those_of_the_game() {
    let rules = |name: &str| {
        let shot = shots().into_iter().find(|shot| shot.name == name).unwrap();
        shot.show(Lang::En, |scene| State::short_rules(scene.view).to_vec())
    };
    let about = |name: &str, what: &str| rules(name).iter().any(|key| key.contains(what));
    assert!(about("start", "lamb") && !about("start", "digest") && !about("start", "apprentice"));
    assert!(about("digest-start", "digest") && about("digest-start", "lamb"));
    assert!(about("apprentice-start", "turbo") && !about("apprentice-start", "lamb"));
    assert!(about("apprentice-champion", "three-games") && about("champion-over", "three-games"));
}
