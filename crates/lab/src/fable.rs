//! Fable: The Hare & the Tortoise (F1 to F24).

use crate::{Breakdown, Choice, Measure, Ruling, Scale, Studied, Told};
use furrow_fable::{Action, Animal, Beat, POINTS, Places, Setup, State, Stay};
use furrow_game::{Game, Viewer};

/// The seats move the animals (F19 to F22).
const fn apprentice(of: &Setup) -> bool {
    of.variant.is_apprentice()
}

/// The animals run by themselves (F9 to F14).
const fn animals_run(of: &Setup) -> bool {
    !apprentice(of)
}

impl Studied for State {
    const TITLE: &'static str = "The Hare & the Tortoise";

    const CHOICES: &'static [Choice<State>] = &[
        Choice::new("second bet", "bet").only(|of: &Setup| of.variant.has_second_bets()),
        Choice::new("turn", "play"),
        Choice::new("apprentice race", "move").only(apprentice),
    ];

    fn choice(action: &Action) -> usize {
        match action {
            Action::Bet(_) => 0,
            Action::Play(_) => 1,
            Action::Move(_) => 2,
        }
    }

    const RULINGS: &'static [Ruling<State>] = &[
        Ruling::new("C4", "final ranks"),
        Ruling::new("F2", "a stream is laid"),
        Ruling::new("F3", "a starting bet is dealt"),
        Ruling::new("F4", "a second bet is laid").only(|of: &Setup| of.variant.has_second_bets()),
        Ruling::new("F5", "chance says who starts").only(|of: &Setup| of.start.is_none()),
        Ruling::new("F6", "cards are played"),
        Ruling::new("F7", "a card is drawn, or the pile formed anew"),
        Ruling::new("F8", "a race starts"),
        Ruling::new("F9", "an animal runs, or stays for want of a card").only(animals_run),
        Ruling::new("F10", "the hare naps").only(animals_run),
        Ruling::new("F11", "the wolf howls, and others stay").only(animals_run),
        Ruling::new("F12", "the lamb drinks at a stream").only(animals_run),
        Ruling::new("F13", "an animal crosses the line; the third ends the game").only(animals_run),
        Ruling::new("F14", "an animal is home already").only(animals_run),
        Ruling::new("F15", "the table is cleared, the token goes on"),
        Ruling::new("F16", "bets are turned over"),
        Ruling::new("F17", "a tie is broken by the best animal").only(|of: &Setup| !of.championship),
        Ruling::new("F18", "the next game of a championship").only(|of: &Setup| of.championship),
        Ruling::new("F19", "a turbo token is laid").only(apprentice),
        Ruling::new("F20", "a seat moves an animal").only(apprentice),
        Ruling::new("F21", "a turbo token gives 2 steps more").only(apprentice),
        Ruling::new("F22", "an apprentice race is completed").only(apprentice),
    ];

    const MEASURES: &'static [Measure<State>] = &[
        Measure::new("races", "races", |game| game.count(|beat| matches!(beat, Beat::RaceStarts { .. }))),
        Measure::new("races_by_four", "races started by four of an animal", |game| {
            game.count(|beat| matches!(beat, Beat::RaceStarts { trigger } if trigger.four.is_some()))
        }),
        Measure::new("new_piles", "piles formed anew", |game| {
            game.count(|beat| matches!(beat, Beat::PileForms { .. }))
        }),
        Measure::new("naps", "naps of the hare", |game| {
            game.count(|beat| matches!(beat, Beat::Stays { why: Stay::Nap, .. }))
        })
        .only(animals_run),
        Measure::new("howls", "races with a howl", |game| {
            game.count(|beat| matches!(beat, Beat::Howl { .. }))
        })
        .only(animals_run),
        Measure::new("drinks", "runs that ended at a stream", |game| {
            game.count(|beat| matches!(beat, Beat::Runs { lost: 1.., .. }))
        })
        .only(animals_run),
        Measure::new("boosts", "boosts by a turbo token", |game| {
            game.count(|beat| matches!(beat, Beat::Boosts { .. }))
        })
        .only(apprentice),
    ];

    const BREAKDOWN: Breakdown<State> = Breakdown {
        key: "places_by_animal",
        heading: "Which animals come home, and in which place",
        about: "The share of games in which each animal took each place of the podium, and what one bet card on it \
                was worth at the end, on average. Level apprentice animals share a place.",
        row: "animal",
        rows: &["hare", "tortoise", "wolf", "fox", "lamb"],
        columns: &[
            ("first", "1st", Scale::Share),
            ("second", "2nd", Scale::Share),
            ("third", "3rd", Scale::Share),
            ("off_podium", "not on the podium", Scale::Share),
            ("points_a_bet", "points a bet", Scale::Amount),
        ],
        parts: 4,
        of: places,
    };
}

/// Games of a championship count alike (F18).
fn places(game: &Told<State>) -> Vec<f64> {
    let view = game.end.view(Viewer::Public);
    let last: Places = Animal::ALL.map(|animal| view.place(animal).unwrap_or_default());
    let played: Vec<Places> = view.finished.iter().map(|game| game.places).chain([last]).collect();
    let mut cells = Vec::new();
    for animal in Animal::ALL {
        let place = |places: &Places| usize::from(places[animal as usize]);
        let share = |fits: &dyn Fn(usize) -> bool| {
            played.iter().filter(|places| fits(place(places))).count() as f64 / played.len() as f64
        };
        let on_podium = |place: usize| (1..=POINTS.len()).contains(&place);
        cells.extend((1..=POINTS.len()).map(|wanted| share(&|place| place == wanted)));
        cells.push(share(&|place| !on_podium(place)));
        let worth = |place: usize| if on_podium(place) { f64::from(POINTS[place - 1]) } else { 0.0 };
        cells.push(played.iter().map(|places| worth(place(places))).sum::<f64>() / played.len() as f64);
    }
    cells
}
