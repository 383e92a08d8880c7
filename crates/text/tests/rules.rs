//! The rules page says every ruling and the figures of the engine.

use furrow_fable::{Animal, DECK, POINTS, STEPS};
use furrow_text::Lang;
use furrow_text::fable::{self, Block, Rules};

fn ruling(rules: &Rules, number: &str) -> String {
    let found: Vec<&str> = rules.rulings().filter(|(n, _)| *n == number).map(|(_, text)| text).collect();
    assert_eq!(found.len(), 1, "{number}");
    found[0].to_owned()
}

#[test]
fn every_ruling_has_one_paragraph() {
    let rules = fable::rules(Lang::En);
    let told: Vec<&str> = rules.rulings().map(|(number, _)| number).collect();
    let standard = (1..=18).map(|n| format!("F{n}")).chain(["F24".to_owned()]);
    let all: Vec<String> = standard.chain((1..=4).map(|n| format!("C{n}"))).collect();
    assert_eq!(told, all);
}

#[test]
fn the_figures_are_those_of_the_engine() {
    let rules = fable::rules(Lang::En);
    let box_of = ruling(&rules, "F1");
    for (animal, n) in Animal::ALL.into_iter().zip(DECK.by_animal()) {
        let many = if animal == Animal::Wolf {
            "wolves".to_owned()
        } else {
            format!("{animal}{}", if animal == Animal::Fox { "es" } else { "s" })
        };
        assert!(box_of.contains(&format!("{n} {many}")), "{n} {many}");
    }
    let score = ruling(&rules, "F16");
    POINTS.iter().for_each(|points| assert!(score.contains(&format!("{points} points"))));
    let tables = rules.sections.iter().flat_map(|section| &section.blocks);
    let steps: Vec<&Vec<Vec<String>>> =
        tables.filter_map(|block| if let Block::Table(rows) = block { Some(rows) } else { None }).collect();
    assert_eq!(steps.len(), 1);
    for (row, animal) in steps[0][1..].iter().zip(Animal::ALL) {
        assert_eq!(row[0], fable::heading(Lang::En, animal));
        let cells: Vec<String> = STEPS[animal as usize].iter().map(u8::to_string).collect();
        assert_eq!(row[1..], cells);
    }
}

/// The rules in short and the advice at the second bet keep to the same figures.
#[test]
fn the_words_on_the_table_are_those_of_the_engine() {
    let [first, second, third] = POINTS;
    let twice = format!("{}, {} or {} points, or none", 2 * first, 2 * second, 2 * third);
    assert!(Lang::En.t("board-bet-rule").contains(&twice));
    let hare = Lang::En.t("board-rule-hare");
    let ran: Vec<u8> = STEPS[Animal::Hare as usize][1..].to_vec();
    assert!(ran.iter().all(|steps| hare.contains(&format!("{steps} steps with 1 to 4 cards"))));
    assert_eq!(STEPS[Animal::Hare as usize][0], 0, "not always two steps");
    assert!(!hare.contains("always"));
}

#[test]
fn a_terminal_can_show_them() {
    let text = fable::rules(Lang::En).to_text();
    assert!(text.starts_with("The Hare & the Tortoise\n=======================\n\n"));
    assert!(text.contains("Gary Kim") && text.contains("unofficial"));
    for name in ["Royal Turtle", "Tales & Games", "Schildkröte & Hase", "Le Lièvre et la Tortue"] {
        assert!(text.replace('\n', " ").contains(name), "{name}");
    }
    for line in text.lines() {
        assert!(line.chars().count() <= 80 && line == line.trim_end(), "{line:?}");
    }
    assert!(!text.contains("\n\n\n") && text.ends_with(".\n"));
}

#[test]
fn the_pseudo_language_brackets_each_piece_once() {
    let (plain, pseudo) = (fable::rules(Lang::En), fable::rules(Lang::Pseudo));
    assert_eq!(pseudo.title, format!("⟦{}⟧", plain.title));
    for ((_, plain), (_, pseudo)) in plain.rulings().zip(pseudo.rulings()) {
        assert_eq!(pseudo, format!("⟦{plain}⟧"));
    }
}
