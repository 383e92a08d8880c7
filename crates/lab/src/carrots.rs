//! Carrots: Hare and Tortoise (P1 to P24).

use crate::{Breakdown, Choice, Measure, Ruling, Scale, Studied, Told};
use furrow_carrots::{Act, Action, Beat, Effect, End, FINISH, Hare, Loss, Setup, Space, StartsOver, State};

/// A turn is one decision, whatever is chosen.
const TURN: &str = "turn";

/// Whether a die is rolled on hare spaces that can do one of these things (P3).
fn hare(of: &Setup, effects: &[Effect]) -> bool {
    of.hare.table().is_some_and(|table| table.0.iter().flatten().any(|effect| effects.contains(effect)))
}

impl Studied for State {
    const TITLE: &'static str = "Hare and Tortoise";

    const CHOICES: &'static [Choice<State>] = &[
        Choice::new(TURN, "forward"),
        Choice::new(TURN, "back"),
        Choice::new(TURN, "take"),
        Choice::new(TURN, "give"),
        Choice::new(TURN, "restart").only(|of: &Setup| of.seats == 2),
    ];

    fn choice(action: &Action) -> usize {
        match action.act {
            Act::Forward(_) => 0,
            Act::Back => 1,
            Act::Take => 2,
            Act::Give => 3,
            Act::Restart => 4,
        }
    }

    const RULINGS: &'static [Ruling<State>] = &[
        Ruling::new("C4", "a rank is shared"),
        Ruling::new("P3", "the die is rolled, or the hare is quiet").only(|of: &Setup| of.hare != Hare::Mso),
        Ruling::new("P5", "chance says who starts").only(|of: &Setup| of.start.is_none()),
        Ruling::new("P7", "a lost turn").only(|of: &Setup| hare(of, &[Effect::Lose, Effect::EatLettuce])),
        Ruling::new("P8", "a lettuce space is reached; a lettuce is eaten"),
        Ruling::new("P9", "income on a position space"),
        Ruling::new("P10", "10 carrots are taken or given"),
        Ruling::new("P11", "a marker moves forward"),
        Ruling::new("P12", "a marker moves back to a tortoise"),
        Ruling::new("P13", "a player comes home").only(|of: &Setup| of.seats > 2),
        Ruling::new("P14", "no action at all: a restart"),
        Ruling::new("P16", "the hare: lose a turn, eat a lettuce or a carrot")
            .only(|of: &Setup| hare(of, &[Effect::Lose, Effect::EatCarrot, Effect::EatLettuce])),
        Ruling::new("P17", "the hare: to a carrot space")
            .only(|of: &Setup| hare(of, &[Effect::CarrotBack, Effect::CarrotForward])),
        Ruling::new("P18", "the hare: one position forward or back")
            .only(|of: &Setup| hare(of, &[Effect::PositionBack, Effect::PositionForward])),
        Ruling::new("P19", "the hare: the move was free").only(|of: &Setup| hare(of, &[Effect::Free])),
        Ruling::new("P20", "the hare: move again").only(|of: &Setup| hare(of, &[Effect::Again])),
        Ruling::new("P21", "one player is left; ranks by coming home").only(|of: &Setup| of.seats > 2),
        Ruling::new("P22", "two players: markers home, bound and released").only(|of: &Setup| of.seats == 2),
        Ruling::new("P23", "a round begins; the limit of rounds"),
        Ruling::new("P24", "mso: a marker waits, is passed, is settled")
            .only(|of: &Setup| of.hare == Hare::Mso),
    ];

    const MEASURES: &'static [Measure<State>] = &[
        Measure::new("rounds", "rounds", |game| 1.0 + game.count(|beat| matches!(beat, Beat::Round { .. }))),
        Measure::share("limit_met", "games that meet the limit of rounds", |game| {
            game.count(|beat| matches!(beat, Beat::GameEnds { why: End::RoundLimit }))
        }),
        Measure::new("position_incomes", "position incomes", |game| {
            game.count(|beat| matches!(beat, Beat::PositionIncome { .. }))
        }),
        Measure::new("dice", "dice rolled", |game| game.count(|beat| matches!(beat, Beat::Rolls { .. })))
            .only(|of: &Setup| of.hare.table().is_some()),
        Measure::new("lettuces_eaten", "lettuces eaten", |game| {
            game.count(|beat| matches!(beat, Beat::Eats { .. }))
        }),
        Measure::new("turns_lost_to_die", "turns lost to the die", |game| {
            game.count(|beat| matches!(beat, Beat::WillLoseTurn { why: Loss::Die, .. }))
        })
        .only(|of: &Setup| hare(of, &[Effect::Lose])),
        Measure::new("turns_lost_for_lettuce", "turns lost for want of lettuce", |game| {
            game.count(|beat| matches!(beat, Beat::WillLoseTurn { why: Loss::NoLettuce, .. }))
        })
        .only(|of: &Setup| hare(of, &[Effect::EatLettuce])),
        Measure::new("restarts_stuck", "restarts, stuck", |game| {
            game.count(|beat| matches!(beat, Beat::Restarts { why: StartsOver::Stuck, .. }))
        }),
        Measure::new("restarts_no_carrot", "restarts, no carrot to eat", |game| {
            game.count(|beat| matches!(beat, Beat::Restarts { why: StartsOver::NoCarrot, .. }))
        })
        .only(|of: &Setup| hare(of, &[Effect::EatCarrot])),
    ];

    const BREAKDOWN: Breakdown<State> = Breakdown {
        key: "landings_by_space",
        heading: "Which spaces are landed on",
        about: "How often a marker comes to a space of each kind, by its own move or a hare's, in a game of all \
                players; and the same for one space of the kind, since some kinds have more spaces than others.",
        row: "space",
        rows: &["tortoise", "lettuce", "hare", "carrot", "2", "3", "4", "1/5/6", "finish"],
        columns: &[
            ("landings_a_game", "landings a game", Scale::Amount),
            ("landings_a_space", "for one such space", Scale::Amount),
        ],
        parts: 0,
        of: landings,
    };
}

/// The rows of the table of landings.
const KINDS: [Space; 9] = [
    Space::Tortoise,
    Space::Lettuce,
    Space::Hare,
    Space::Carrot,
    Space::Two,
    Space::Three,
    Space::Four,
    Space::OneFiveSix,
    Space::Finish,
];

fn landings(game: &Told<State>) -> Vec<f64> {
    let course = game.end.course();
    let reached = |beat: &Beat| match *beat {
        Beat::Forward { to, .. } | Beat::Back { to, .. } | Beat::HareMoves { to, .. } => {
            Some(course.space(to))
        }
        _ => None,
    };
    let cells = KINDS.into_iter().flat_map(|kind| {
        let landings = game.count(|beat| reached(beat) == Some(kind));
        let spaces = (1..=FINISH).filter(|space| course.space(*space) == kind).count() as f64;
        [landings, landings / spaces]
    });
    cells.collect()
}
