//! Whole games as text: to be read by eye, and to show in a diff what a change of the rules changes.
//! `UPDATE=1 cargo test -p furrow-carrots --test playthrough` writes them anew.

use furrow_carrots::{Beat, Effect, Hare, HareTable, Layout, Setup, State};
use furrow_game::{Beat as _, Game, Turn, Viewer, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::{fmt::Write, path::Path};

/// The board, the same to all viewers, and what the seat that moves can do.
fn decision(game: &State) -> String {
    let mut text = format!("\n== round {}", game.round);
    for (seat, marker) in game.all_markers() {
        let at = game.space_of(seat, marker);
        let name = if game.setup.markers() == 2 { format!("{seat}{marker}") } else { seat.to_string() };
        let place = game.position(seat, marker);
        write!(text, " | {name} at {at} {} position {place}", game.course().space(at)).expect("a string");
    }
    let seats = usize::from(game.setup.seats);
    let owes: Vec<&str> = game.owes[..seats].iter().map(|owes| owes.name()).collect();
    let (carrots, lettuces) = (&game.carrots[..seats], &game.lettuces[..seats]);
    writeln!(text, " | carrots {carrots:?} lettuces {lettuces:?} owes {owes:?}").expect("a string");
    for viewer in Viewer::all(game.setup.seats) {
        let view = game.view(viewer);
        assert_eq!(&view.state, game, "nothing is hidden");
        let actions: Vec<String> = view.actions().iter().map(ToString::to_string).collect();
        assert_eq!(actions.is_empty(), game.turn() != viewer.seat().map_or(Turn::Chance, Turn::Act));
        if !actions.is_empty() {
            writeln!(text, "  {viewer}: {}", actions.join(", ").replace("forward ", "")).expect("a string");
        }
    }
    text
}

/// Every beat.
#[expect(clippy::unnecessary_wraps, reason = "a teller may leave beats out; here all are told")]
fn tell(beat: &Beat) -> Option<String> {
    Some(format!("{beat:?} ({})", beat.ruling()).replace("Seat(", "("))
}

fn same_as_file(name: &str, setup: &Setup, seed: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let text = laws::playthrough(setup, &seed.to_string(), &mut rng, decision, tell);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    laws::same_as_file(&text, &path);
}

/// The standard game, not too long to read.
fn short(seats: u8) -> Setup {
    Setup { round_limit: 60, ..Setup::standard(seats) }
}

#[test]
fn games_of_two_to_six() {
    for seats in 2..=6 {
        same_as_file(&format!("carrots-{seats}.txt"), &short(seats), u64::from(seats));
    }
}

#[test]
fn mso_with_two_and_with_four() {
    for seats in [2, 4] {
        let setup = Setup { hare: Hare::Mso, ..short(seats) };
        same_as_file(&format!("carrots-mso-{seats}.txt"), &setup, 20 + u64::from(seats));
    }
}

#[test]
fn a_table_of_ones_own_on_the_older_print() {
    use Effect::{Again, CarrotBack, CarrotForward, EatCarrot, EatLettuce, PositionBack, PositionForward};
    let rows = [PositionForward, PositionBack, CarrotForward, CarrotBack, Again, EatCarrot];
    let mut table = HareTable(rows.map(|effect| [effect; 6]));
    table.0[5] = [EatLettuce; 6];
    let setup =
        Setup { hare: Hare::Table(table), layout: Layout::Ravensburger1978, start_carrots: 40, ..short(4) };
    same_as_file("carrots-table.txt", &setup, 30);
}
