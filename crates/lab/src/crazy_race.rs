//! Crazy Race (R1 to R18).

use crate::{Breakdown, Choice, Measure, Ruling, Scale, Studied, Told};
use furrow_crazy_race::{Action, Animal, Beat, Deck, HOME, Setup, State, Stay};

const LAYING: &str = "laying cards";
const NUMBER: &str = "side with a number";
const PER_CARD: &str = "side with a ?";

impl Studied for State {
    const TITLE: &'static str = "Crazy Race";

    const CHOICES: &'static [Choice<State>] = &[
        Choice::new(LAYING, "recall"),
        Choice::new(LAYING, "lay"),
        Choice::new(LAYING, "pass"),
        Choice::new(NUMBER, "move"),
        Choice::new(NUMBER, "decline"),
        Choice::new(PER_CARD, "step"),
        Choice::new(PER_CARD, "stop"),
        Choice::new("penalty 2", "discard"),
    ];

    fn choice(action: &Action) -> usize {
        match action {
            Action::Recall => 0,
            Action::Lay { .. } => 1,
            Action::Pass => 2,
            Action::Move(_) => 3,
            Action::Decline => 4,
            Action::Step(_) => 5,
            Action::Stop => 6,
            Action::Discard(_) => 7,
        }
    }

    const RULINGS: &'static [Ruling<State>] = &[
        Ruling::new("C4", "final ranks"),
        Ruling::new("R4", "the stage cards are the reconstructed ones")
            .only(|of: &Setup| of.deck == Deck::RECONSTRUCTED),
        Ruling::new("R5", "chance says who starts; a stage card is turned over"),
        Ruling::new("R6", "a round begins, a card is laid, a seat passes"),
        Ruling::new("R7", "a seat recalls its used cards"),
        Ruling::new("R8", "a seat without cards and recall is skipped"),
        Ruling::new("R9", "a fourth side is closed"),
        Ruling::new("R11", "a side is turned up and won; cards are cleared"),
        Ruling::new("R12", "a side's points are used, declined, or move nothing"),
        Ruling::new("R13", "an animal hops a space"),
        Ruling::new("R14", "a tile is taken, or none is left; points are lost"),
        Ruling::new("R15", "the start player's token goes on"),
        Ruling::new("R16", "the game ends"),
        Ruling::new("R17", "a penalty falls"),
        Ruling::new("R18", "a tie is broken by the least animal"),
    ];

    const MEASURES: &'static [Measure<State>] = &[
        Measure::new("stages", "stages", |game| game.count(|beat| matches!(beat, Beat::Stage { .. }))),
        Measure::share("early_ends", "games that end before the eighth stage", |game| {
            game.count(|beat| matches!(beat, Beat::GameEnds { early: true }))
        }),
        Measure::new("cards_laid", "cards laid", |game| game.count(|beat| matches!(beat, Beat::Lays { .. }))),
        Measure::new("recalls", "recalls", |game| game.count(|beat| matches!(beat, Beat::Recalls { .. }))),
        Measure::new("empty_sides", "sides without a card", |game| {
            game.count(|beat| matches!(beat, Beat::Stay { why: Stay::NoCards, .. }))
        }),
        Measure::new("wins_by_order", "sides won only by laying first", |game| {
            game.count(|beat| matches!(beat, Beat::Wins { by_order: true, .. }))
        }),
        Measure::new("declines", "moves declined", |game| {
            game.count(|beat| matches!(beat, Beat::Declines { .. }))
        }),
        Measure::new("tiles_taken", "tiles taken", |game| {
            game.count(|beat| matches!(beat, Beat::Tile { tile: Some(_), .. }))
        }),
        Measure::new("tiles_lost", "tiles lost to penalties", |game| {
            game.count(|beat| matches!(beat, Beat::LosesTile { tile: Some(_), .. }))
        }),
    ];

    const BREAKDOWN: Breakdown<State> = Breakdown {
        key: "progress_by_animal",
        heading: "How far each kind of animal runs",
        about: "How often an animal of each kind comes home, over all seats, and how many of its 12 spaces it has run \
                when the game ends, on average.",
        row: "animal",
        rows: &["sprinter", "reptile", "flyer"],
        columns: &[("home", "comes home", Scale::Share), ("spaces", "spaces run", Scale::Amount)],
        parts: 0,
        of: progress,
    };
}

fn progress(game: &Told<State>) -> Vec<f64> {
    let board = game.end.board();
    let lanes = &board.progress[..board.seats()];
    let mean = |of: &dyn Fn(u8) -> f64, animal: Animal| {
        lanes.iter().map(|lane| of(lane[animal as usize])).sum::<f64>() / lanes.len() as f64
    };
    let home = |progress| if progress == HOME { 1.0 } else { 0.0 };
    Animal::ALL.into_iter().flat_map(|animal| [mean(&home, animal), mean(&f64::from, animal)]).collect()
}
