//! The look back at a game that is over: who won, where it turned, how the chances went, the costliest moves, luck and
//! skill; and what else a seat could have done at a step of a replay.

mod course;
mod others;

pub use course::Point;
pub use others::{Chosen, Compared, Listed, Others};
pub(crate) use others::{in_words as others_in_words, sheet as others_sheet};

use super::{Sitter, layout::keep, replay::Links};
use furrow_art::seat_shape;
use furrow_game::Seat;
use furrow_text::{Lang, list};
use maud::{Markup, html};

/// A step at which the game turned for one who won it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    /// Who won.
    pub seat: Seat,
    /// Whose choice it was; `None`: chance.
    pub by: Option<Seat>,
    /// Whether that was a choice in secret, such as a bet.
    pub secret: bool,
    /// The step of the replay.
    pub step: usize,
    /// The chance to win before and after, in percent.
    pub percent: [i64; 2],
    /// What happened, in sentences.
    pub news: Vec<String>,
}

/// A move that cost much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Costly {
    /// Whose.
    pub seat: Seat,
    /// The step of the replay that shows it.
    pub step: usize,
    /// What was done.
    pub done: String,
    /// What would have been better.
    pub better: String,
    /// What speaks for the better move: clauses.
    pub why: Option<String>,
    /// The chance to win with what was done and with the better move, in percent.
    pub percent: [i64; 2],
    /// What it cost, and how far that can be off, in points of percent.
    pub cost: [i64; 2],
}

/// A seat's luck and skill; in points of percent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose.
    pub seat: Seat,
    /// The chance to win at the start, in percent.
    pub began: i64,
    /// What chance added or took away.
    pub luck: i64,
    /// What its own moves gave away.
    pub given: i64,
    /// Its final rank.
    pub rank: u8,
}

/// All that is told of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Where it turned, for each who won; empty where it never did.
    pub turns: Vec<Turned>,
    /// How the chances went.
    pub course: Vec<Point>,
    /// The costliest moves, dearest first.
    pub costly: Vec<Costly>,
    /// A row a seat.
    pub accounts: Vec<Account>,
    /// How far a chance of the course can be off, in points of percent.
    pub error: i64,
}

/// How the look back stands.
#[derive(Clone, PartialEq, Debug)]
pub enum State {
    /// Whole.
    Whole(Told),
    /// Worked on: parts done, parts in all; 0 in all before that is known.
    Goes(usize, usize),
}

/// What the page is made from.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Whether this is the text view.
    pub text: bool,
    /// The title of the game.
    pub game: &'a str,
    /// The players by seat.
    pub sitters: &'a [Sitter],
    /// The address of the replay, without a question.
    pub replay: &'a str,
    /// Where else to go.
    pub links: &'a Links,
    /// The address of the table; a game file has none.
    pub table: Option<&'a str>,
    /// How it stands.
    pub state: State,
}

impl Review<'_> {
    fn name(&self, seat: Seat) -> &str {
        &self.sitters[seat.index()].name
    }

    /// A seat with its shape.
    fn who(&self, seat: Seat) -> Markup {
        html! { @if !self.text { (seat_shape(seat.number())) " " } span.name dir="auto" { (self.name(seat)) } }
    }

    /// The address of a step of the replay, through somebody's eyes.
    fn step(&self, step: usize, eyes: Option<Seat>) -> String {
        let eyes = eyes.map_or(String::new(), |seat| format!("&eyes={seat}"));
        format!("{}?step={step}{eyes}{}", self.replay, if self.text { "&view=text" } else { "" })
    }

    fn step_link(&self, step: usize, eyes: Option<Seat>) -> Markup {
        let words = self.lang.with("review-step", [("step", step.into())]);
        html! { a.to-step href=(self.step(step, eyes)) { (words) } }
    }
}

/// The body of the page.
#[must_use]
pub fn page(review: &Review<'_>) -> Markup {
    let lang = review.lang;
    let awaits = !matches!(review.state, State::Whole(_));
    html! {
        main #main.report.review data-awaits[awaits] {
            article.sheet {
                h1 { (lang.t("review-title")) }
                p.facts { (review.game) }
                @match &review.state {
                    State::Whole(told) => { (won(review, told)) p { (lang.t("review-how")) } (turned(review, told)) },
                    State::Goes(done, all) => (goes(lang, *done, *all)),
                }
            }
            @if let State::Whole(told) = &review.state {
                section.sheet { h2 { (lang.t("review-course")) } (course::course(review, told)) }
                section.sheet { h2 { (lang.t("review-costly")) } (costly(review, told)) }
                section.sheet { h2 { (lang.t("review-luck")) } (accounts(review, told)) }
            }
            (ways(review))
        }
    }
}

fn ways(review: &Review<'_>) -> Markup {
    let (lang, text) = (review.lang, review.text);
    html! {
        p.game-links {
            @if let Some(table) = review.table { a href=(keep(text, table)) { (lang.t("replay-to-table")) } " " }
            a href=(review.step(0, None)) { (lang.t("replay-link")) } " "
            a href=(keep(text, &review.links.chance)) { (lang.t("chance-link")) } " "
            @if let Some(file) = &review.links.file { a href=(file) download { (lang.t("board-file")) } }
        }
    }
}

/// What says that somebody works on it; a script keeps it up to date, without one the page loads itself again.
fn goes(lang: Lang, done: usize, all: usize) -> Markup {
    html! {
        p { (lang.t("review-working")) }
        p role="status" { (lang.with("review-progress", [("done", done.into()), ("all", all.into())])) }
        @if all > 0 { progress value=(done) max=(all) aria-label=(lang.t("review-progress-name")) {} }
    }
}

fn won(review: &Review<'_>, told: &Told) -> Markup {
    let winners =
        told.accounts.iter().filter(|account| account.rank == 1).map(|account| review.name(account.seat));
    let names: Vec<&str> = winners.collect();
    let pairs = [("n", names.len().into()), ("names", list(review.lang, names).into())];
    html! { p.won { (review.lang.with("review-won", pairs)) } }
}

fn turned(review: &Review<'_>, told: &Told) -> Markup {
    let lang = review.lang;
    html! {
        h2 { (lang.t("review-turned")) }
        @if told.turns.is_empty() { p { (lang.t("review-turned-never")) } }
        @for turn in &told.turns {
            p.turned {
                (review.step_link(turn.step, None)) " "
                (lang.with("review-turned-says", [
                    ("by", by(turn).into()),
                    ("other", turn.by.map_or("", |seat| review.name(seat)).into()),
                    ("name", review.name(turn.seat).into()),
                    ("from", turn.percent[0].into()),
                    ("to", turn.percent[1].into()),
                ]))
            }
            @if !turn.news.is_empty() {
                blockquote.news { @for sentence in &turn.news { (sentence) " " } }
            }
        }
    }
}

/// Who turned it, for a message to choose by.
fn by(turn: &Turned) -> &'static str {
    match (turn.by, turn.secret) {
        (None, _) => "chance",
        (Some(seat), false) if seat == turn.seat => "own",
        (Some(seat), true) if seat == turn.seat => "own-bet",
        (Some(_), false) => "other",
        (Some(_), true) => "other-bet",
    }
}

fn costly(review: &Review<'_>, told: &Told) -> Markup {
    let lang = review.lang;
    html! {
        @if told.costly.is_empty() { p { (lang.t("review-costly-none")) } }
        @else {
            p { (lang.t("review-costly-how")) }
            ol.costly {
                @for dear in &told.costly {
                    li {
                        p.whose { (review.who(dear.seat)) ", " (review.step_link(dear.step, Some(dear.seat))) }
                        dl {
                            dt { (lang.t("review-done")) }
                            dd { (dear.done) " " b.percent { (percent(lang, dear.percent[0])) } }
                            dt { (lang.t("review-better")) }
                            dd { (dear.better) " " b.percent { (percent(lang, dear.percent[1])) } }
                        }
                        @if let Some(reasons) = dear.why.as_deref() {
                            p { (lang.with("review-why-better", [
                                ("name", review.name(dear.seat).into()),
                                ("reasons", reasons.into()),
                            ])) }
                        }
                        p.note { (lang.with("review-cost", [("n", dear.cost[0].into()), ("error", dear.cost[1].into())])) }
                    }
                }
            }
        }
    }
}

fn accounts(review: &Review<'_>, told: &Told) -> Markup {
    let lang = review.lang;
    html! {
        p { (lang.t("review-luck-how")) }
        div.wide tabindex="0" role="group" aria-label=(lang.t("review-luck")) {
            table.numbers {
                thead { tr {
                    th scope="col" { (lang.t("review-player")) }
                    th scope="col" { (lang.t("review-began")) }
                    th scope="col" { (lang.t("review-chance")) }
                    th scope="col" { (lang.t("review-given")) }
                    th scope="col" { (lang.t("review-rank")) }
                } }
                tbody {
                    @for account in &told.accounts {
                        tr {
                            th scope="row" { (review.who(account.seat)) }
                            td { (percent(lang, account.began)) }
                            td { (signed(account.luck)) }
                            td { (signed(-account.given)) }
                            td { (account.rank) }
                        }
                    }
                }
            }
        }
        p.note { (lang.with("review-error", [("n", told.error.into())])) }
    }
}

/// A chance in whole percent.
fn percent(lang: Lang, n: i64) -> String {
    lang.part("review-percent", [("n", n.into())])
}

/// A number of points with its sign.
fn signed(n: i64) -> String {
    match n {
        0 => "0".to_owned(),
        1.. => format!("+{n}"),
        _ => format!("\u{2212}{}", -n),
    }
}
