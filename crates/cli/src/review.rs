//! `furrow review`: where a game turned, what choices cost, what was luck.

use crate::{
    argument,
    failure::Failure,
    input::{Placed, records},
    output,
};
use furrow_bots::{
    Level, Playable,
    review::{Care, Choice, Looking, Review},
};
use furrow_game::{Replay, Seat, Setup, Step, StepOf};
use furrow_table::for_game;
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::{
    fmt::Write,
    io::{IsTerminal, stderr},
};

/// Choices that are told, dearest first.
const TOLD: usize = 3;

/// Look back at a finished game: where it turned, the three costliest moves, luck against skill.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A file of records; - is stdin.
    file: String,
    /// Which game of the file, from 1.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    game: u64,
    /// The level that looks into every move again: hard or expert.
    #[arg(long, default_value = "hard", value_parser = argument::searching)]
    level: Level,
    /// Simulations for each move, where not as many as the level has: fewer are quicker, more are surer. With few of them
    /// the chances between the moves are looked at no more carefully either.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    simulations: Option<u32>,
    /// The same number gives the same review.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Everything as one JSON object: the course and every choice, with all that could have been done.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut seen = 0;
    for placed in records(&args.file)? {
        seen += 1;
        if seen == args.game {
            let placed = placed?;
            return for_game!(placed.game, G => review::<G>(args, &placed));
        }
    }
    let games = if seen == 1 { "game" } else { "games" };
    Err(Failure::Usage(format!("{} has {seen} {games}, there is no game {}", args.file, args.game)))
}

fn review<G: Playable>(args: &Args, placed: &Placed) -> Result<(), Failure> {
    let fault = |why: &dyn std::fmt::Display| Failure::Negative(format!("{}: {why}", placed.place));
    let (steps, end) = Replay::<G>::steps(&placed.record).map_err(|why| fault(&why))?;
    let ranks =
        end.ranks().ok_or_else(|| fault(&"the game is not over; a review looks back at finished games"))?;
    let setup = *end.setup();
    let Care { playouts, .. } = Care::USUAL;
    let playouts = args.simulations.unwrap_or(playouts).min(playouts);
    let care = Care { level: args.level, simulations: args.simulations, playouts };
    let looking = Looking::<G>::new(&setup, &steps, care, args.seed);
    let parts = looking.parts();
    let bar = if stderr().is_terminal() { ProgressBar::new(parts as u64) } else { ProgressBar::hidden() };
    let part = |n| {
        let part = looking.part(n);
        bar.inc(1);
        part
    };
    let review = Review::of((0..parts).into_par_iter().map(part).collect());
    bar.finish_and_clear();
    let told = if args.json {
        format!("{}\n", as_json(&setup, &review))
    } else {
        as_text(&setup, &steps, &ranks, &review)
    };
    Ok(output::print(&told)?)
}

/// A chance in percent.
fn percent(chance: f64) -> f64 {
    100.0 * chance
}

fn as_text<G: Playable>(setup: &G::Setup, steps: &[StepOf<G>], ranks: &[u8], review: &Review<G>) -> String {
    let mut text = String::new();
    let acts = steps.iter().filter(|step| matches!(step, Step::Act(..))).count();
    let winners: Vec<Seat> = Seat::all(setup.seats()).filter(|seat| ranks[seat.index()] == 1).collect();
    let names: Vec<String> = winners.iter().map(|seat| format!("seat {seat}")).collect();
    let _ =
        writeln!(text, "{}, {} seats, {acts} moves; won by {}", G::NAME, setup.seats(), names.join(" and "));
    for winner in winners {
        turn(&mut text, steps, winner, review);
    }
    text.push_str("\nThe costliest moves (chance to win, by what the seat knew)\n");
    let costliest = review.costliest(TOLD);
    if costliest.is_empty() {
        text.push_str("  none that the search is sure of\n");
    }
    costliest.iter().for_each(|choice| cost(&mut text, choice));
    let _ = writeln!(
        text,
        "\nLuck and skill, in points of chance to win (± {:.1} a point of the course)",
        percent(review.course.error)
    );
    text.push_str("  seat   began   draws and dice   given away by own moves   rank\n");
    let (luck, given) = (review.course.luck(), review.given_away());
    for seat in Seat::all(setup.seats()) {
        let (n, rank) = (seat.index(), ranks[seat.index()]);
        let began = percent(review.course.moments[0].chances[n]);
        let _ = writeln!(
            text,
            "  {seat:>4} {began:>7.1} {:>+16.1} {:>25.1} {rank:>6}",
            percent(luck[n]),
            percent(given[n])
        );
    }
    text
}

/// Where the game turned for a winner.
fn turn<G: Playable>(text: &mut String, steps: &[StepOf<G>], winner: Seat, review: &Review<G>) {
    let Some((before, after)) = review.course.turn_for(winner) else { return };
    let (from, to) = (percent(before.chances[winner.index()]), percent(after.chances[winner.index()]));
    let made: Vec<String> = steps[before.step..after.step].iter().map(ToString::to_string).collect();
    let _ = writeln!(
        text,
        "It turned for seat {winner} at step {}: {from:.0} % to {to:.0} % with {}",
        before.step,
        made.join(", ")
    );
}

fn cost<G: Playable>(text: &mut String, choice: &Choice<G>) {
    let Choice { step, seat, chosen, best, .. } = choice;
    let _ = writeln!(
        text,
        "  step {step}, seat {seat}: {chosen} ({:.0} %) rather than {best} ({:.0} %) cost {:.0} ± {:.0} points",
        percent(choice.chance),
        percent(choice.chance + choice.cost),
        percent(choice.cost),
        percent(choice.error),
    );
}

fn as_json<G: Playable>(setup: &G::Setup, review: &Review<G>) -> Value {
    let seats = usize::from(setup.seats());
    let moment = |moment: &furrow_bots::review::Moment| {
        json!({
            "step": moment.step,
            "by": moment.by.map_or(json!("chance"), |seat| json!(seat.number())),
            "chances": moment.chances[..seats],
        })
    };
    let choice = |choice: &Choice<G>| {
        let tried = choice.verdict.tried.iter().map(|tried| {
            json!({
                "action": tried.action.to_string(),
                "visits": tried.visits,
                "chance": tried.chance,
                "error": tried.error,
            })
        });
        json!({
            "step": choice.step,
            "seat": choice.seat.number(),
            "chosen": choice.chosen.to_string(),
            "best": choice.best.to_string(),
            "chance": choice.chance,
            "cost": choice.cost,
            "error": choice.error,
            "tried": tried.collect::<Vec<_>>(),
            "line": choice.verdict.line.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })
    };
    json!({
        "game": G::NAME,
        "seats": seats,
        "error": review.course.error,
        "course": review.course.moments.iter().map(moment).collect::<Vec<_>>(),
        "choices": review.choices.iter().map(choice).collect::<Vec<_>>(),
        "luck": review.course.luck()[..seats],
        "given_away": review.given_away()[..seats],
    })
}
