//! The rules pages say every ruling and the figures of the engines.

use furrow_carrots::{
    Course, Effect, FINISH, Hare, HareTable, LETTUCES, Layout, Setup as CarrotsSetup, Space, cost,
};
use furrow_crazy_race::{
    Animal as Racer, Deck, HAND, Setup as CrazySetup, State as CrazyRace, Values, card_text, highest_tile,
};
use furrow_fable::{Animal, DECK, POINTS, STEPS, TURBO_SPACES, TURBO_STEPS, Variant};
use furrow_game::{Game, Seat, Setup, Step, Viewer};
use furrow_text::{Block, Lang, Rules, Section, carrots, crazy_race, fable};
use serde_json::Map;

fn ruling(rules: &Rules, number: &str) -> String {
    let found: Vec<&str> = rules.rulings().filter(|(n, _)| *n == number).map(|(_, text)| text).collect();
    assert_eq!(found.len(), 1, "{number}");
    found[0].to_owned()
}

fn section<'a>(rules: &'a Rules, id: &str) -> &'a [Block] {
    &rules.sections.iter().find(|section| section.id == id).unwrap_or_else(|| panic!("{id}")).blocks
}

/// The tables of a section, each with its head.
fn tables<'a>(rules: &'a Rules, id: &str) -> Vec<&'a [Vec<String>]> {
    let rows = |block: &'a Block| if let Block::Table(rows) = block { Some(rows.as_slice()) } else { None };
    section(rules, id).iter().filter_map(rows).collect()
}

/// Every page with the letter and the number of its rulings.
fn pages(lang: Lang) -> [(Rules, char, usize); 3] {
    [(fable::rules(lang), 'F', 24), (crazy_race::rules(lang), 'R', 18), (carrots::rules(lang), 'P', 24)]
}

#[test]
fn every_ruling_has_one_paragraph() {
    for (rules, letter, last) in Lang::ALL.into_iter().flat_map(pages) {
        let told: Vec<&str> = rules.rulings().map(|(number, _)| number).collect();
        let own = (1..=last).map(|n| format!("{letter}{n}"));
        let all: Vec<String> = own.chain((1..=4).map(|n| format!("C{n}"))).collect();
        assert_eq!(told, all, "{}", rules.title);
    }
}

/// What is named in brackets or in a sentence is there.
#[test]
fn every_number_named_is_a_ruling_of_the_page() {
    for (rules, letter, last) in Lang::ALL.into_iter().flat_map(pages) {
        for word in rules.to_text().split(|c: char| !c.is_alphanumeric()) {
            let Some(Ok(n)) = word.strip_prefix(letter).map(str::parse::<usize>) else { continue };
            // R1 to R4 and F1 to F4 are also sides of stage cards.
            assert!((1..=last).contains(&n), "{}: {word}", rules.title);
        }
    }
}

/// What is no word: figures, and how a side of a stage card is written.
fn is_data(cell: &str) -> bool {
    cell.contains(|c: char| c.is_ascii_digit() || "*+?".contains(c))
        && cell.chars().all(|c| c.is_ascii_digit() || "SRF*+?/ ".contains(c))
}

/// Sections with the same names, lists as long and tables as wide as the English ones, with the same figures.
#[test]
fn every_language_has_the_shape_of_the_english_page() {
    let shape = |block: &Block| match block {
        Block::Text(_) => "text".to_owned(),
        Block::Ruling { number, .. } => number.clone(),
        Block::List(items) => format!("list of {}", items.len()),
        Block::Table(rows) => {
            let cell = |cell: &String| if is_data(cell) { cell.clone() } else { "word".to_owned() };
            let row = |row: &Vec<String>| row.iter().map(cell).collect::<Vec<_>>().join("|");
            rows.iter().map(row).collect::<Vec<_>>().join("\n")
        }
    };
    let shapes = |rules: &Rules| -> Vec<(String, Vec<String>)> {
        let section = |section: &Section| (section.id.clone(), section.blocks.iter().map(shape).collect());
        rules.sections.iter().map(section).collect()
    };
    for lang in Lang::ALL {
        for ((theirs, ..), (ours, ..)) in pages(Lang::En).iter().zip(pages(lang)) {
            assert_eq!(theirs.lead.len(), ours.lead.len(), "{}: {}", lang.code(), ours.title);
            assert_eq!(shapes(theirs), shapes(&ours), "{}: {}", lang.code(), ours.title);
        }
    }
}

#[test]
fn what_is_reconstructed_is_called_so() {
    assert!(ruling(&crazy_race::rules(Lang::En), "R4").contains("reconstructed"));
    assert!(ruling(&carrots::rules(Lang::En), "P3").contains("reconstructed"));
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
    let steps = tables(&rules, "race");
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
    assert!(Lang::En.t("fable-board-bet-rule").contains(&twice));
    let hare = Lang::En.t("fable-board-rule-hare");
    let ran: Vec<u8> = STEPS[Animal::Hare as usize][1..].to_vec();
    assert!(ran.iter().all(|steps| hare.contains(&format!("{steps} steps with 1 to 4 cards"))));
    assert_eq!(STEPS[Animal::Hare as usize][0], 0, "not always two steps");
    assert!(!hare.contains("always"));
}

#[test]
fn the_apprentices_figures_are_those_of_the_engine() {
    let f19 = ruling(&fable::rules(Lang::En), "F19");
    let deck = Variant::Apprentice.deck();
    let each = deck.by_animal()[0];
    assert!(deck.by_animal().iter().all(|n| *n == each));
    assert!(f19.contains(&format!("{each} of each animal, {} in all", 5 * each)));
    let [spaces @ .., last] = TURBO_SPACES.map(|space| space.to_string());
    assert!(f19.contains(&format!("spaces {} and {last}", spaces.join(", "))));
    let f21 = ruling(&fable::rules(Lang::En), "F21");
    assert!(f21.contains(&format!("{TURBO_STEPS} spaces more")));
}

#[test]
fn the_stage_cards_are_those_of_the_engine() {
    let rules = crazy_race::rules(Lang::En);
    let [table] = tables(&rules, "box")[..] else { panic!("one table") };
    let cards = Deck::RECONSTRUCTED;
    assert_eq!(table.len(), 1 + cards.cards().len());
    for ((row, card), n) in table[1..].iter().zip(cards.cards()).zip(1..) {
        let sides = card.map(|side| side.to_string());
        assert_eq!(row[..], [&[format!("{n}")], &sides[..]].concat());
    }
    let first = card_text(&cards.cards()[0]);
    let own = section(&rules, "box")
        .iter()
        .any(|block| matches!(block, Block::Text(text) if text.contains(&first)));
    assert!(own, "how one's own cards are written");
}

#[test]
fn the_figures_of_crazy_race_are_those_of_the_engine() {
    let rules = crazy_race::rules(Lang::En);
    let hand: Vec<String> = HAND.iter().map(|value| value.to_string()).collect();
    let (last, others) = hand.split_last().unwrap();
    assert!(ruling(&rules, "R2").contains(&format!("{} and {last}", others.join(", "))));
    let r3 = ruling(&rules, "R3");
    assert!(r3.contains(&format!("With 4 players the tiles 1 to {}", highest_tile(4))));
    assert!(r3.contains(&format!("With 3 players it is 1 to {}", highest_tile(3))));
}

/// The example of the page, card by card, as the engine plays it.
#[test]
fn the_example_of_crazy_race_is_played_so() {
    let rules = crazy_race::rules(Lang::En);
    let [table] = tables(&rules, "example")[..] else { panic!("one table") };
    let card = Deck::RECONSTRUCTED.cards()[7];
    let laid = |cell: &str| match cell.split_once(" at ") {
        None => cell.to_owned(),
        Some((value, at)) => {
            let side = card.iter().position(|side| side.to_string() == at).unwrap() + 1;
            format!("lay {side} {value}")
        }
    };
    let mut steps = vec!["* start 0".to_owned(), "* stage 8".to_owned()];
    for row in &table[1..] {
        steps.extend(row[1..].iter().zip(0..).map(|(cell, seat)| format!("{seat} {}", laid(cell))));
    }
    let moves = [
        "0 move flyer",
        "0 move reptile",
        "1 move sprinter",
        "0 step sprinter",
        "0 step flyer",
        "0 step flyer",
    ];
    steps.extend(moves.map(str::to_owned));
    let mut game = CrazyRace::new(&CrazySetup::new(4, &Map::new()).unwrap());
    for text in &steps {
        let step = Step::parse::<CrazyRace>(text, 4).unwrap_or_else(|why| panic!("{text}: {why}"));
        game.apply(step, &mut ()).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
    let board = game.view(Viewer::Public).board;
    let [sprinter, reptile, flyer] = Racer::ALL.map(|animal| animal as usize);
    let mut progress = [[0; 3]; 4];
    (progress[0][sprinter], progress[0][reptile], progress[0][flyer]) = (2, 1, 6);
    progress[1][sprinter] = 3;
    assert_eq!(board.progress, progress);
    assert_eq!((board.tiles[0].highest(), board.turn_tile), (Some(6), 5));
    assert_eq!(board.used.map(Values::len).iter().sum::<u8>(), 9);
    assert_eq!((board.stage, board.first), (1, Some(Seat::new(1))));
}

/// The spaces of a kind by their printed numbers, from the start (P1).
fn printed(course: &Course, kind: Space) -> String {
    let spaces = (1..FINISH).filter(|n| course.space(*n) == kind).map(|n| (FINISH - n).to_string());
    spaces.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_course_is_that_of_the_engine() {
    use Space::{Carrot, Four, Hare, Lettuce, OneFiveSix, Three, Tortoise, Two};
    let rules = carrots::rules(Lang::En);
    let [course, _] = tables(&rules, "box")[..] else { panic!("two tables") };
    let kinds = [Tortoise, Lettuce, Hare, Carrot, Two, Three, Four, OneFiveSix];
    assert_eq!(course.len(), 1 + kinds.len());
    for (row, kind) in course[1..].iter().zip(kinds) {
        assert_eq!(row[0].to_lowercase(), kind.name());
        assert_eq!(row[1], printed(Layout::Abacus.course(), kind));
    }
    let [ours, other] = [Layout::Abacus, Layout::Ravensburger1978].map(Layout::course);
    let differs = |n: &u8| ours.space(*n) != other.space(*n);
    let told = (1..FINISH).filter(differs).map(|n| match other.space(n) {
        Two => format!("{} \"2\"", FINISH - n),
        kind => format!("{} {kind}", FINISH - n),
    });
    let told = told.collect::<Vec<_>>().join(", ");
    assert!(ruling(&rules, "P3").contains(&told), "{told}");
}

#[test]
fn the_hare_table_is_that_of_the_engine() {
    let rules = carrots::rules(Lang::En);
    let [_, table] = tables(&rules, "box")[..] else { panic!("two tables") };
    let columns = ["1st", "2nd", "3rd", "4th to 6th"];
    assert_eq!((table.len(), &table[0][1..]), (7, &columns.map(str::to_owned)[..]));
    for (row, die) in table[1..].iter().zip(1_u8..) {
        assert_eq!(row[0], die.to_string());
        for position in 1..=6_u8 {
            let effect = HareTable::ABACUS.effect(die, position);
            let cell = &row[usize::from(position.min(4))];
            assert_eq!(*cell, effect.name().replace('-', " "), "{die} in position {position}");
        }
    }
}

/// How a table of one's own is written.
#[test]
fn the_words_of_hare_tables_and_layouts_are_those_of_the_engine() {
    let rules = carrots::rules(Lang::En);
    let text = rules.to_text().split_whitespace().collect::<Vec<_>>().join(" ");
    let line: Vec<&str> = (1..=6).map(|n| HareTable::ABACUS.effect(5, n).name()).collect();
    assert!(text.contains(&format!("Line 5 of the table above would be: {}.", line.join(" "))));
    let words = Effect::ALL.map(Effect::name);
    let (last, others) = words.split_last().unwrap();
    assert!(text.contains(&format!("The words are {} and {last}.", others.join(", "))));
    let p3 = ruling(&rules, "P3");
    Hare::NAMES.iter().chain(&Layout::NAMES).for_each(|name| assert!(p3.contains(name), "{name}"));
}

#[test]
fn the_costs_are_those_of_the_engine() {
    let rules = carrots::rules(Lang::En);
    let [table] = tables(&rules, "turn")[..] else { panic!("one table") };
    let mut told = 0;
    for row in &table[1..] {
        let base: u8 = row[0].parse().unwrap();
        for (cell, head) in row[1..].iter().zip(&table[0][1..]) {
            told += 1;
            assert_eq!(base + head.strip_prefix('+').unwrap().parse::<u8>().unwrap(), told);
            assert_eq!(*cell, cost(told).to_string(), "{told}");
        }
    }
    assert_eq!(told, 45);
}

#[test]
fn the_start_of_carrots_is_that_of_the_engine() {
    let rules = carrots::rules(Lang::En);
    let p4 = ruling(&rules, "P4");
    let [one, two] = LETTUCES;
    let start = |seats| CarrotsSetup::standard(seats).start_carrots;
    assert!(p4.contains(&format!("With 3 players everybody has {one} lettuces and {} carrots", start(3))));
    assert!((4..=6).all(|n| p4.contains(&format!("with 4 or more {one} lettuces and {} carrots", start(n)))));
    assert!(p4.contains(&format!("two markers, {two} lettuces and {} carrots", start(2))));
    let rounds = CarrotsSetup::standard(3).round_limit;
    assert!(ruling(&rules, "P23").contains(&format!("{rounds} rounds")));
}

#[test]
fn a_terminal_can_show_them() {
    let designers = ["Gary Kim", "Michael Schacht", "David Parlett"];
    assert!(pages(Lang::En).iter().all(|(rules, ..)| rules.to_text().contains("unofficial")));
    let designed = Lang::ALL.into_iter().flat_map(|lang| pages(lang).into_iter().zip(designers));
    for ((rules, ..), designer) in designed {
        let text = rules.to_text();
        let title = &rules.title;
        assert!(text.starts_with(&format!("{title}\n{}\n\n", "=".repeat(title.chars().count()))));
        assert!(text.contains(designer), "{title}: {designer}");
        for line in text.lines() {
            assert!(line.chars().count() <= 80 && line == line.trim_end(), "{line:?}");
        }
        assert!(!text.contains("\n\n\n") && text.ends_with('\n') && !text.ends_with("\n\n"));
    }
}

#[test]
fn the_other_names_of_fable_are_told() {
    let text = fable::rules(Lang::En).to_text();
    for name in ["Royal Turtle", "Tales & Games", "Schildkröte & Hase", "Le Lièvre et la Tortue"] {
        assert!(text.replace('\n', " ").contains(name), "{name}");
    }
}

#[test]
fn the_pseudo_language_brackets_each_piece_once() {
    for ((plain, ..), (pseudo, ..)) in pages(Lang::En).iter().zip(pages(Lang::Pseudo)) {
        assert_eq!(pseudo.title, format!("⟦{}⟧", plain.title));
        for ((_, plain), (_, pseudo)) in plain.rulings().zip(pseudo.rulings()) {
            assert_eq!(pseudo, format!("⟦{plain}⟧"));
        }
    }
}
