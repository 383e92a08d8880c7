//! The race board: cards laid, the table of steps, and how the race would go.

use super::{
    art, moves,
    outlook::{Outlook, Prospect},
    track::{stream_icon, turbos},
};
use crate::page::{Scene, table::Shown};
use furrow_art::{Cut, Icon, howl_badge, icon, seat_shape, turbo};
use furrow_fable::{Animal, FINISH, STEPS, State, Stay, View};
use furrow_game::Seat;
use furrow_text::{Lang, fable};
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let lang = scene.lang;
    html! {
        section #r-race data-board aria-label=(lang.t("fable-board-race")) {
            table.race {
                colgroup {
                    col.c-who; col.c-slots;
                    @for _ in 0..=4 { col; }
                    col.c-result;
                }
                thead {
                    tr {
                        th.counter scope="col" colspan="2" { (counter(scene, outlook)) }
                        @for n in 0..=4 { th.n scope="col" { (n) } }
                        @if scene.view.is_betting() { td {} } @else { th.result scope="col" { (lang.t("fable-board-if-now")) } }
                    }
                }
                tbody { @for animal in Animal::ALL { (row(scene, outlook, animal)) } }
            }
        }
    }
}

/// "7 of 8 cards", and the moon from the moment a howl lies there.
fn counter(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    html! {
        @for (n, shown) in outlook.group(|prospect| prospect.table.total()) {
            span.of-eight data-base[shown.base()] data-for=[shown.radios()] {
                (scene.lang.with("fable-board-of-eight", [("n", n.into())]))
            }
        }
    }
}

fn row(scene: &Scene<'_, State>, outlook: &Outlook, animal: Animal) -> Markup {
    let racing = !scene.view.is_betting();
    html! {
        tr data-row=(animal) {
            th.who scope="row" {
                (art::small(animal)) span.sr { (fable::heading(scene.lang, animal)) }
                @if let Some(radio) = moves::radio(outlook, animal) { label.tap for={ "a" (radio) } data-pick=(radio) {} }
                @for (_, space) in turbos(scene.view).filter(|(of, _)| *of == animal) { (turbo_at(scene.lang, animal, space)) }
                @if animal == Animal::Wolf { (moon(scene.lang, outlook)) }
            }
            td.slots { (slots(scene, outlook, animal)) }
            @for n in 0..=4 { (cell(scene.view, outlook, animal, n)) }
            @if !racing { td.result {} } @else { td.result {
                @for (fate, shown) in outlook.group(|prospect| Fate::of(scene.view, prospect, animal)) {
                    span.fate data-base[shown.base()] data-for=[shown.radios()] { (fate.markup(scene.lang, animal)) }
                }
            } }
        }
    }
}

fn moon(lang: Lang, outlook: &Outlook) -> Markup {
    html! {
        @if let Some(shown) = outlook.holds(Prospect::howl) {
            span.moon data-howl data-base[shown.base()] data-for=[shown.radios()] title=(lang.t("fable-board-howl-lies")) {
                (howl_badge()) span.sr { (lang.t("fable-board-howl-lies")) }
            }
        }
    }
}

/// Four places for cards: the shape of who laid each, mine in dashes where I would lay one.
fn slots(scene: &Scene<'_, State>, outlook: &Outlook, animal: Animal) -> Markup {
    let laid = &scene.view.laid[animal as usize];
    let text = scene.lang.with("fable-board-of-four", [("n", laid.len().into())]);
    html! {
        span.four {
            @for n in 1..=4_u8 {
                span.slot data-slot-of=(animal) data-n=(n) {
                    @if let Some(seat) = laid.get(usize::from(n) - 1) {
                        (seat_shape(seat.number()))
                    } @else if let (Some(me), Some(shown)) = (scene.viewer.seat(), fills(outlook, animal, n)) {
                        span.mine data-base[shown.base()] data-for=[shown.radios()] { (seat_shape(me.number())) }
                    }
                }
            }
        }
        span.sr { (text) }
        @for (seat, n) in by_seat(laid) {
            " " span.sr { (scene.lang.with("fable-board-laid-by", [("name", scene.name(seat).into()), ("n", n.into())])) }
        }
    }
}

fn by_seat(laid: &[Seat]) -> Vec<(Seat, usize)> {
    let mut sums: Vec<(Seat, usize)> = Vec::new();
    for seat in laid {
        match sums.iter_mut().find(|(s, _)| s == seat) {
            Some((_, n)) => *n += 1,
            None => sums.push((*seat, 1)),
        }
    }
    sums
}

fn fills(outlook: &Outlook, animal: Animal, n: u8) -> Option<Shown> {
    outlook.holds(|prospect| prospect.table.of_animal(animal) >= n)
}

/// On which space an animal's turbo token lies, beside it (F19).
fn turbo_at(lang: Lang, animal: Animal, space: u8) -> Markup {
    let words = lang.with("fable-log-turbo", [("animal", animal.name().into()), ("space", space.into())]);
    html! { span.turbo-at title=(words) { span aria-hidden="true" { (space) } span.sr { (words) } } }
}

/// The steps of an animal for so many cards: apprentices' animals have no rules of their own (F9, F20).
pub(super) fn steps(view: &View, animal: Animal, cards: u8) -> u8 {
    if view.setup.variant.is_apprentice() { cards } else { STEPS[animal as usize][usize::from(cards)] }
}

/// The steps for `n` cards: lit where that many lie there and the animal runs, struck out where it does not. What
/// has moved in an apprentice race is dark again.
fn cell(view: &View, outlook: &Outlook, animal: Animal, n: u8) -> Markup {
    let steps = steps(view, animal, n);
    let counts = |p: &Prospect| !view.is_betting() && p.table.of_animal(animal) == n && steps > 0;
    let lit = outlook.holds(|p| counts(p) && p.runs(animal));
    let out = outlook.holds(|p| counts(p) && p.run(animal).stays.is_some_and(|why| why != Stay::NoCard));
    let radios = |shown: Option<Shown>| shown.and_then(Shown::radios);
    let base = |shown: Option<Shown>| shown.is_some_and(Shown::base);
    html! {
        td.cell {
            span.steps.lit[lit == Some(Shown::Always)].out[out == Some(Shown::Always)]
                data-lit=[radios(lit)] data-lit-base[base(lit)] data-out=[radios(out)] data-out-base[base(out)] {
                @if steps == 0 { "–" } @else { (steps) }
            }
        }
    }
}

/// How an animal would fare.
#[derive(PartialEq)]
enum Fate {
    To {
        space: u8,
        drinks: bool,
        boost: bool,
    },
    Home {
        place: u8,
        now: bool,
    },
    /// Over the finish line, in which order is open (F20).
    Across,
    /// It has moved in this apprentice race.
    Moved,
    Stays(Stay),
}

impl Fate {
    fn of(view: &View, prospect: &Prospect, animal: Animal) -> Self {
        let run = prospect.run(animal);
        let home = prospect.podium.iter().position(|a| *a == animal).map(|i| i as u8 + 1);
        match (run.stays, home) {
            (_, Some(place)) if run.to == FINISH => Fate::Home { place, now: run.place.is_some() },
            (Some(_), _) if view.moved.contains(&animal) => Fate::Moved,
            (Some(why), _) => Fate::Stays(why),
            (None, _) if run.to == FINISH => Fate::Across,
            (None, _) => Fate::To { space: run.to, drinks: run.lost > 0, boost: run.boost > 0 },
        }
    }

    fn markup(&self, lang: Lang, animal: Animal) -> Markup {
        let named = ("animal", animal.name().into());
        match *self {
            Fate::To { space, drinks, boost } => {
                let key = match (drinks, boost) {
                    (true, _) => "fable-board-lands-drinks",
                    (_, true) => "fable-board-lands-turbo",
                    _ => "fable-board-lands",
                };
                html! {
                    span.to aria-hidden="true" {
                        @if boost { span.boost { (turbo(Cut::Small)) } }
                        (icon(Icon::Arrow)) b { (space) } @if drinks { (stream_icon()) }
                    }
                    span.sr { (lang.with(key, [named, ("space", space.into())])) }
                }
            }
            Fate::Across => {
                html! { span.to.home.now { (icon(Icon::Flag)) b { (lang.t("fable-board-across")) } } }
            }
            Fate::Moved => html! { span.to.stays { (icon(Icon::Check)) (lang.t("fable-board-moved")) } },
            Fate::Home { place, now } => html! {
                span.to.home.now[now] { (icon(if now { Icon::Flag } else { Icon::Check })) b { (lang.with("fable-board-home", [("place", place.into())])) } }
            },
            Fate::Stays(why) => html! {
                span.to.stays {
                    @match why {
                        Stay::Nap => { (icon(Icon::Zzz)) (lang.t("fable-board-naps")) }
                        Stay::Howl => { (icon(Icon::Moon)) (lang.t("fable-board-stays")) }
                        Stay::Third => (lang.t("fable-board-late")),
                        Stay::NoCard | Stay::Home => (lang.t("fable-board-stays")),
                    }
                }
            },
        }
    }
}
