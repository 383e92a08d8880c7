//! A look back as a page.

use super::{Looked, Standing, why};
use crate::{
    live::Asker,
    page::{
        Board,
        review::{self, Account, Costly, Point, State, Told, Turned},
    },
    replay::Source,
};
use furrow_bots::review::{Choice, Moment, Review};
use furrow_game::{Game, Record, Replay, Seat, Setup, Sight, Step, StepOf, Viewer};
use furrow_text::Lang;
use maud::Markup;

/// Moves that are told, dearest first.
const DEAR: usize = 3;
/// Sentences that are told of a step at which the game turned.
const SENTENCES: usize = 3;

/// The set-up and the steps of a game that is over; `None`: it is not.
#[must_use]
pub fn is_over<G: Game>(record: &Record) -> Option<(G::Setup, Vec<StepOf<G>>)> {
    let (steps, end) = Replay::<G>::steps(record).ok()?;
    end.ranks().is_some().then(|| (*end.setup(), steps))
}

/// The page of a look back as it stands; `None`: it was not begun, or failed.
#[must_use]
pub fn told<G: Board>(source: &Source<'_>, standing: &Standing, asker: &Asker) -> Option<Markup> {
    let lang = asker.lang;
    let names: Vec<&str> = source.people.iter().map(|sitter| sitter.name.as_str()).collect();
    let state = match standing {
        Standing::Goes(done, all) => State::Goes(*done, *all),
        Standing::Whole(looked) => State::Whole(whole::<G>(lang, source.record, looked, &names)?),
        Standing::Full | Standing::Long | Standing::Broken => return None,
    };
    let title = lang.t(&format!("front-{}-title", G::ID.name()));
    Some(review::page(&review::Review {
        lang,
        text: asker.text,
        game: &title,
        sitters: source.people,
        replay: &source.at,
        links: &source.links,
        table: source.table.as_deref(),
        state,
    }))
}

/// A game and what was found out about it.
struct Played<'a, G: Board> {
    lang: Lang,
    setup: G::Setup,
    steps: Vec<StepOf<G>>,
    names: &'a [&'a str],
    review: &'a Review<G>,
}

fn whole<G: Board>(lang: Lang, record: &Record, looked: &Looked, names: &[&str]) -> Option<Told> {
    let review = looked.at::<G>()?;
    let (setup, steps) = is_over::<G>(record)?;
    let ranks = G::ranks(&state_after::<G>(&setup, &steps))?;
    let game = Played { lang, setup, steps, names, review };
    let seats = || Seat::all(setup.seats());
    Some(Told {
        turns: seats().filter(|seat| ranks[seat.index()] == 1).filter_map(|seat| game.turned(seat)).collect(),
        course: review.course.moments.iter().map(|moment| game.point(moment)).collect(),
        costly: review.costliest(DEAR).into_iter().map(|choice| game.costly(choice)).collect(),
        accounts: seats().map(|seat| account(review, seat, ranks[seat.index()])).collect(),
        error: points(2.0 * review.course.error).max(1),
    })
}

fn state_after<G: Game>(setup: &G::Setup, steps: &[StepOf<G>]) -> G {
    let mut game = G::new(setup);
    steps.iter().for_each(|step| game.apply_unchecked(*step, &mut ()));
    game
}

/// Whether the choice after these steps was made in secret with others: also by the last of them, who chose alone.
fn is_secret<G: Board>(setup: &G::Setup, before: &[StepOf<G>]) -> bool {
    G::is_together(&state_after::<G>(setup, before).view(Viewer::Public))
}

/// A chance, or a difference of chances, in whole percent.
fn points(chance: f64) -> i64 {
    (100.0 * chance).round() as i64
}

fn account<G: Game>(review: &Review<G>, seat: Seat, rank: u8) -> Account {
    let n = seat.index();
    Account {
        seat,
        began: points(review.course.moments[0].chances[n]),
        luck: points(review.course.luck()[n]),
        given: points(review.given_away()[n]),
        rank,
    }
}

impl<G: Board> Played<'_, G> {
    /// The step of a replay that shows so many steps of the record: a replay's step is an action with its chance.
    fn shown(&self, steps: usize) -> usize {
        self.steps[..steps].iter().filter(|step| matches!(step, Step::Act(..))).count()
    }

    fn point(&self, moment: &Moment) -> Point {
        let chances = moment.chances[..usize::from(self.setup.seats())].to_vec();
        Point { step: self.shown(moment.step), by: moment.by, chances }
    }

    /// Where it turned for a winner; `None` where no step changed more than a course can be off.
    fn turned(&self, seat: Seat) -> Option<Turned> {
        let (before, after) = self.review.course.turn_for(seat)?;
        let [from, to] = [before, after].map(|moment| moment.chances[seat.index()]);
        (to - from > 2.0 * self.review.course.error).then(|| Turned {
            seat,
            by: after.by,
            secret: after.by.is_some() && is_secret::<G>(&self.setup, &self.steps[..before.step]),
            step: self.shown(after.step),
            percent: [points(from), points(to)],
            news: self.news(before.step, after.step),
        })
    }

    /// What happened between two moments, in sentences.
    fn news(&self, from: usize, to: usize) -> Vec<String> {
        let (mut game, mut beats) = (state_after::<G>(&self.setup, &self.steps[..from]), Vec::new());
        self.steps[from..to].iter().for_each(|step| game.apply_unchecked(*step, &mut beats));
        let news = G::news(self.lang, &beats, self.names, Viewer::Public);
        news.into_iter().map(|news| news.sentence).take(SENTENCES).collect()
    }

    fn costly(&self, choice: &Choice<G>) -> Costly {
        let (viewer, before) = (Viewer::Seat(choice.seat), &self.steps[..choice.step]);
        let view = state_after::<G>(&self.setup, before).view(viewer);
        let history = before.iter().map(|step| G::seen(*step, viewer)).collect();
        let sight = Sight { viewer, view, history };
        Costly {
            seat: choice.seat,
            step: self.shown(choice.step + 1),
            done: G::action_words(self.lang, &sight.view, choice.chosen),
            better: G::action_words(self.lang, &sight.view, choice.best),
            why: why::better(self.lang, &sight, self.names, choice),
            percent: [points(choice.chance), points(choice.chance + choice.cost)],
            cost: [points(choice.cost), points(2.0 * choice.error).max(1)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_fable::{Action, State};
    use furrow_game::{Turn, laws::random_step};
    use rand::SeedableRng;

    #[test]
    fn a_second_bet_is_made_in_secret_and_a_play_is_not() {
        let setup = <State as Game>::Setup::new(3, &serde_json::Map::new()).unwrap();
        let (mut game, mut steps) = (State::new(&setup), Vec::new());
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
        while game.turn() != Turn::Over {
            let step = random_step(&game, &mut rng);
            game.apply_unchecked(step, &mut ());
            steps.push(step);
        }
        let mut bets = 0;
        for (n, step) in steps.iter().enumerate() {
            if let Step::Act(_, action) = step {
                let bet = matches!(action, Action::Bet(_));
                assert_eq!(is_secret::<State>(&setup, &steps[..n]), bet, "{step}");
                bets += usize::from(bet);
            }
        }
        assert_eq!(bets, 3);
    }
}
