//! What can be chosen in Hare and Tortoise, with all that is said of it: a file to be read by eye
//! (`tests/carrots-choices.txt`, written anew with `UPDATE=1`).

#[path = "told/stored.rs"]
mod stored;

use furrow_carrots::{
    Act, Action, Beat, Effect, FINISH, Hare, HareTable, Layout, Loss, Marker, Refusal, Setup, State, Stay,
    View,
};
use furrow_game::{Game, Seat, Step, Turn, Viewer};
use furrow_text::{Lang, carrots};
use std::{collections::BTreeSet, fmt::Write};
use stored::reads_as_stored;

/// A table at which seat 0 is to move, markers on these spaces and those on 64 home, changed by hand.
fn table(setup: Setup, at: &[u8], change: impl FnOnce(&mut State)) -> View {
    let mut state = State::new(&Setup { start: Some(Seat::new(0)), ..setup });
    let markers: Vec<(Seat, Marker)> = state.all_markers().collect();
    assert_eq!(markers.len(), at.len());
    for ((seat, marker), at) in markers.into_iter().zip(at) {
        state.at[seat.index()][marker.index()] = *at;
        if *at == FINISH {
            state.finished.push((seat, marker));
        }
    }
    change(&mut state);
    state.view(Viewer::Seat(Seat::new(0)))
}

fn standard(at: &[u8], change: impl FnOnce(&mut State)) -> View {
    table(Setup::standard(at.len() as u8), at, change)
}

fn two(at: [u8; 4], change: impl FnOnce(&mut State)) -> View {
    table(Setup::standard(2), &at, change)
}

/// A table of one's own: each effect somewhere, whatever the position.
fn effects() -> Hare {
    use Effect::{CarrotForward, EatCarrot, EatLettuce, Nothing, PositionBack, PositionForward};
    let rows = [Nothing, CarrotForward, PositionForward, PositionBack, EatCarrot, EatLettuce];
    Hare::Table(HareTable(rows.map(|effect| [effect; 6])))
}

fn tables() -> Vec<(&'static str, View)> {
    let with = |hare, seats| Setup { hare, ..Setup::standard(seats) };
    let mso = || table(with(Hare::Mso, 3), &[24, 5, 2], |_| {});
    let light = |state: &mut State| (state.lettuces[0], state.carrots[0]) = (0, 38);
    vec![
        ("three on the start", standard(&[0, 0, 0], |state| state.carrots[0] = 30)),
        ("six on the way, 3rd, on a carrot space", standard(&[21, 23, 28, 19, 18, 17], |_| {})),
        ("poor, the tortoise behind taken", standard(&[16, 19, 13], |state| state.carrots[0] = 10)),
        ("8 to give, first", standard(&[33, 5, 2], |state| state.carrots[0] = 8)),
        (
            "the 1978 print",
            table(Setup { layout: Layout::Ravensburger1978, ..Setup::standard(3) }, &[5; 3], |_| {}),
        ),
        (
            "a hare told to move again",
            standard(&[25, 19, 2], |state| {
                state.phase = furrow_carrots::Phase::Again(Marker::A);
                state.carrots[0] = 6;
            }),
        ),
        ("a hare that does nothing", table(with(Hare::Blank, 3), &[24, 5, 2], |state| state.carrots[0] = 1)),
        ("a hare that counts who passes", mso()),
        (
            "a table of its own, last",
            table(with(effects(), 3), &[24, 26, 28], |state| {
                (state.carrots[0], state.lettuces[0]) = (1, 0);
            }),
        ),
        ("a table of its own, first", table(with(effects(), 3), &[61, 0, 0], |_| {})),
        ("a table of its own, second", table(with(effects(), 3), &[61, 63, 5], light)),
        (
            "a table of its own, the last but one home",
            table(with(effects(), 3), &[61, 64, 55], |state| {
                state.carrots[0] = 1;
            }),
        ),
        ("home with 10 left", standard(&[57, 64, 60, 2], light)),
        ("home and the end", standard(&[57, 64, 60], light)),
        ("two markers each, income to come", two([8, 21, 26, 5], |state| state.carrots[0] = 6)),
        ("two markers, one coming home", two([57, 40, 26, 5], light)),
        ("two markers, the second coming home", two([57, 64, 26, 5], light)),
        ("two markers, both stuck", two([22, 25, 19, 24], |state| state.carrots[0] = 0)),
        (
            "two markers, both stuck, rich",
            table(
                Setup { layout: Layout::Ravensburger1978, ..Setup::standard(2) },
                &[63, 62, 56, 61],
                |state| state.carrots[0] = 200,
            ),
        ),
        ("no way on, nor behind", standard(&[23, 24, 13], |state| state.carrots[0] = 3)),
        ("behind it one on the first space", standard(&[2, 1, 13], |state| state.carrots[0] = 1)),
    ]
}

/// All that is said of a choice.
fn told(out: &mut String, view: &View, action: Action) {
    let lines = [carrots::action(Lang::En, view, action), carrots::preview(Lang::En, view, action)];
    let _ = writeln!(out, "  {}", lines.join(" | "));
    let _ = writeln!(out, "      {}", carrots::detail(Lang::En, view, action).join(" "));
    if let Some(outcomes) = carrots::outcomes(Lang::En, view, action) {
        let _ = writeln!(out, "      {}", outcomes.join(" | "));
    }
}

fn finish(out: &mut String, view: &View) {
    let seat = Seat::new(0);
    for marker in view.state.markers().filter(|marker| !view.state.is_home(seat, *marker)) {
        let lines = carrots::finish_check(Lang::En, view, seat, marker);
        let lines = lines.map(|(is, text)| format!("{text} ({})", if is { "yes" } else { "no" }));
        let _ = writeln!(out, "  finish: {}", lines.join(" · "));
    }
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::Over,
        Refusal::ChanceNext,
        Refusal::ActionNext(Seat::new(1)),
        Refusal::NoSuchChance,
        Refusal::NotYourTurn,
        Refusal::WhichMarker,
        Refusal::OneMarker,
        Refusal::Home,
        Refusal::Bound(Marker::A),
        Refusal::Bound(Marker::B),
        Refusal::Again,
        Refusal::BeyondFinish,
        Refusal::Tortoise,
        Refusal::Occupied,
        Refusal::NoLettuce,
        Refusal::TooFewCarrots { cost: 1, held: 0 },
        Refusal::TooFewCarrots { cost: 28, held: 21 },
        Refusal::LettuceAtFinish,
        Refusal::CarrotsAtFinish { most: 10, left: 33 },
        Refusal::NoTortoise,
        Refusal::TortoiseTaken,
        Refusal::NotOnCarrot,
        Refusal::NotTen,
        Refusal::NotStuck,
    ]
}

#[test]
fn choices_read_as_they_are_stored() {
    let mut out = String::new();
    for (about, view) in tables() {
        let _ = writeln!(out, "{about}");
        finish(&mut out, &view);
        view.actions().iter().for_each(|action| told(&mut out, &view, *action));
    }
    for refusal in refusals() {
        let _ = writeln!(out, "{}", carrots::refusal(Lang::En, &refusal));
    }
    reads_as_stored("carrots-choices.txt", &out);
}

/// The tables bring every kind of fate there is.
#[test]
fn every_outcome_is_among_them() {
    let mut fates = BTreeSet::new();
    for (_, view) in tables() {
        for beat in view.actions().iter().filter_map(|action| view.fates(*action)).flatten() {
            fates.insert(match beat {
                Beat::WillLoseTurn { why: Loss::Die, .. } => "loses turn",
                Beat::WillLoseTurn { why: Loss::NoLettuce, .. } => "no lettuce",
                Beat::HareMoves { to: FINISH, .. } => "home",
                Beat::HareMoves { effect, .. } => effect.name(),
                Beat::HareStays { why: Stay::NoCarrotSpace, .. } => "no carrot space",
                Beat::HareStays { why: Stay::First, .. } => "first",
                Beat::HareStays { why: Stay::Last, .. } => "last",
                Beat::HareStays { why: Stay::NeighbourHome, .. } => "neighbour home",
                Beat::HareStays { why: Stay::NeighbourOnStart, .. } => "neighbour on start",
                Beat::HareStays { why: Stay::NoSpace, .. } => "no space",
                Beat::HareStays { why: Stay::FinishClosed, .. } => "finish closed",
                Beat::HareStays { why: Stay::NoMove, .. } => "no move",
                Beat::WillEat { .. } => "eats",
                Beat::EatsCarrot { .. } => "eats a carrot",
                Beat::Restarts { .. } => "starts over",
                Beat::Free { .. } => "takes back",
                Beat::Again { .. } => "again",
                Beat::HareIsQuiet { .. } => "nothing",
                _ => panic!("{beat:?}"),
            });
        }
    }
    assert_eq!(fates.len(), 20, "{fates:#?}");
}

/// Every decision of games played anyhow.
fn whole_games() -> impl Iterator<Item = View> {
    let hares = [Hare::Abacus, Hare::Intellect, Hare::Blank, Hare::Mso, effects()];
    let setups = hares
        .into_iter()
        .flat_map(|hare| (2..=6).map(move |seats| Setup { hare, round_limit: 40, ..Setup::standard(seats) }));
    setups.flat_map(|setup| {
        let (mut game, mut number, mut views) = (State::new(&setup), 0_usize, Vec::new());
        while game.turn() != Turn::Over {
            number = number.wrapping_mul(25_173).wrapping_add(13_849);
            let step = match game.turn() {
                Turn::Act(seat) => {
                    views.push(game.view(Viewer::Seat(seat)));
                    let actions = game.legal_actions(seat);
                    Step::Act(seat, actions[number / 64 % actions.len()])
                }
                _ => {
                    let mut outcomes = Vec::new();
                    game.chance_outcomes(|outcome, _| outcomes.push(outcome));
                    Step::Chance(outcomes[number / 64 % outcomes.len()])
                }
            };
            game.apply_unchecked(step, &mut ());
        }
        views
    })
}

#[test]
fn the_words_fit_the_button() {
    for view in tables().into_iter().map(|(_, view)| view).chain(whole_games()) {
        for action in view.actions() {
            let (line, below) =
                (carrots::action(Lang::En, &view, action), carrots::preview(Lang::En, &view, action));
            assert!(line.chars().count() <= 24, "{line}");
            assert!(below.chars().count() <= 60, "{below}");
            let detail = carrots::detail(Lang::En, &view, action);
            assert!((2..=4).contains(&detail.len()), "{detail:?}");
        }
    }
}

#[test]
fn the_pseudo_language_brackets_once() {
    let bracketed = |plain: String| format!("⟦{plain}⟧");
    for (_, view) in tables() {
        for action in view.actions() {
            assert_eq!(
                carrots::action(Lang::Pseudo, &view, action),
                bracketed(carrots::action(Lang::En, &view, action))
            );
            assert_eq!(
                carrots::preview(Lang::Pseudo, &view, action),
                bracketed(carrots::preview(Lang::En, &view, action))
            );
            let detail = carrots::detail(Lang::En, &view, action).into_iter().map(bracketed);
            assert!(carrots::detail(Lang::Pseudo, &view, action).into_iter().eq(detail));
            let outcomes = carrots::outcomes(Lang::En, &view, action);
            assert_eq!(
                carrots::outcomes(Lang::Pseudo, &view, action),
                outcomes.map(|all| all.map(bracketed))
            );
        }
    }
}

/// A tap on a space that cannot be reached has a reason in words (P11 to P13).
#[test]
fn what_is_refused_at_a_table_has_words() {
    let view = standard(&[57, 60, 62], |_| {});
    let why = |act| {
        let refusal = view.refusal(Action { marker: None, act }).unwrap();
        carrots::refusal(Lang::En, &refusal)
    };
    let told = [Act::Forward(3), Act::Forward(7), Act::Forward(8), Act::Give].map(why);
    assert!(told.iter().all(|text| text.ends_with(").")), "{told:?}");
    assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), 4, "{told:?}");
}
