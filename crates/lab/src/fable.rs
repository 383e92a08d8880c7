//! Fable: The Hare & the Tortoise (F1 to F24).

use crate::{Breakdown, Choice, Measure, Scale, Studied, Told};
use furrow_fable::{Action, Animal, Beat, POINTS, Places, State, Stay};
use furrow_game::{Beat as _, Game, Seat, Viewer};

impl Studied for State {
    const TITLE: &'static str = "The Hare & the Tortoise";

    const CHOICES: &'static [Choice] = &[
        Choice::new("second bet", "bet"),
        Choice::new("turn", "play"),
        Choice::new("apprentice race", "move"),
    ];

    fn choice(action: &Action) -> usize {
        match action {
            Action::Bet(_) => 0,
            Action::Play(_) => 1,
            Action::Move(_) => 2,
        }
    }

    const RULINGS: &'static [(&'static str, &'static str)] = &[
        ("C4", "final ranks"),
        ("F2", "a stream is laid"),
        ("F3", "a starting bet is dealt"),
        ("F4", "a second bet is laid"),
        ("F5", "chance says who starts"),
        ("F6", "cards are played"),
        ("F7", "a card is drawn, or the pile formed anew"),
        ("F8", "a race starts"),
        ("F9", "an animal runs, or stays for want of a card"),
        ("F10", "the hare naps"),
        ("F11", "the wolf howls, and others stay"),
        ("F12", "the lamb drinks at a stream"),
        ("F13", "an animal crosses the line; the third ends the game"),
        ("F14", "an animal is home already"),
        ("F15", "the table is cleared, the token goes on"),
        ("F16", "bets are turned over"),
        ("F17", "a tie is broken by the best animal"),
        ("F18", "the next game of a championship"),
        ("F19", "a turbo token is laid"),
        ("F20", "a seat moves an animal"),
        ("F21", "a turbo token gives 2 steps more"),
        ("F22", "an apprentice race is completed"),
    ];

    fn ruling(beat: &Beat) -> &'static str {
        beat.ruling()
    }

    fn starter(beat: &Beat) -> Option<Seat> {
        beat.starter()
    }

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
        }),
        Measure::new("howls", "races with a howl", |game| {
            game.count(|beat| matches!(beat, Beat::Howl { .. }))
        }),
        Measure::new("drinks", "runs that ended at a stream", |game| {
            game.count(|beat| matches!(beat, Beat::Runs { lost: 1.., .. }))
        }),
        Measure::new("boosts", "boosts by a turbo token", |game| {
            game.count(|beat| matches!(beat, Beat::Boosts { .. }))
        }),
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
