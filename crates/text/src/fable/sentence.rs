//! A sentence a beat: the log, the just-happened strip and the screen reader say the same.

use super::word::cards;
use crate::{
    Arg, Lang,
    list::list,
    teller::{Teller, flag},
};
use furrow_fable::{Animal, Beat, Card, Counts, FINISH, Play, Stay, Trigger};
use furrow_game::{Seat, Viewer};

/// What happened, in a sentence; `None` if there is nothing to say. `names` has a name a seat. The ruling
/// behind it is not in it: it is [`furrow_game::Beat::ruling`], for a link beside.
///
/// # Panics
/// If a seat of the beat has no name.
#[must_use]
pub fn sentence(lang: Lang, beat: &Beat, names: &[&str], viewer: Viewer) -> Option<String> {
    let teller = Teller { lang, names, viewer };
    match *beat {
        Beat::Starts { seat } => Some(teller.about(seat, "fable-log-starts", [])),
        Beat::BetDealt { seat, animal } => teller.bet_dealt(seat, animal),
        Beat::Stream { space } => Some(lang.with("fable-log-stream", [("space", space.into())])),
        Beat::Draws { seat, card } => card.and_then(|card| draws(lang, seat, &[Some(card)], names, viewer)),
        Beat::LaysBet { seat, card } => Some(teller.lays_bet(seat, card)),
        Beat::Plays { seat, play, of_animal, in_all } => Some(teller.plays(seat, play, of_animal, in_all)),
        Beat::PileForms { cards } => {
            Some(lang.with("fable-log-pile-forms", [("cards", cards.total().into())]))
        }
        Beat::RaceStarts { trigger } => Some(race_starts(lang, trigger)),
        Beat::Howl { wolf_home: false } => Some(lang.t("fable-log-howl")),
        Beat::Howl { wolf_home: true } => Some(lang.t("fable-log-howl-home")),
        Beat::Stays { animal, cards, why } => stays(lang, animal, cards, why),
        Beat::Runs { animal, cards, steps, from, to, lost } => Some(runs(
            lang,
            to,
            lost,
            [
                named(animal),
                ("cards", cards.into()),
                ("steps", steps.into()),
                ("from", from.into()),
                ("to", to.into()),
                ("lost", lost.into()),
            ],
        )),
        Beat::Crosses { animal, place } => {
            Some(lang.with("fable-log-crosses", [named(animal), ("place", place.into())]))
        }
        Beat::Turbo { space, animal } => {
            Some(lang.with("fable-log-turbo", [named(animal), ("space", space.into())]))
        }
        Beat::Choosers { order } => Some(teller.choosers(&order)),
        Beat::Moves { seat, animal, steps, from, to } => Some(teller.moves(seat, animal, steps, [from, to])),
        Beat::Boosts { animal, from, to } => Some(lang.with(
            "fable-log-boosts",
            [named(animal), ("from", from.into()), ("to", to.into()), ("home", flag(to == FINISH))],
        )),
        Beat::Arrives { animal, place } => {
            Some(lang.with("fable-log-arrives", [named(animal), ("place", place.into())]))
        }
        Beat::RaceCompletes => Some(lang.t("fable-log-race-completes")),
        Beat::Places { place, animals, points } => Some(places(lang, place, &animals, points)),
        Beat::Clears { .. } => None,
        Beat::Token { to } => Some(teller.about(to, "fable-log-token", [])),
        Beat::GameEnds => Some(lang.t("fable-log-game-ends")),
        Beat::Reveals { seat, bets, points } => Some(teller.reveals(seat, &bets, points)),
        Beat::TieBroken { seat, over, animal } => Some(teller.tie_broken(seat, over, animal)),
        Beat::Ranks { seat, rank, total } => {
            Some(teller.about(seat, "fable-log-ranks", [("place", rank.into()), ("points", total.into())]))
        }
        Beat::NextGame { game } => Some(lang.with("fable-log-next-game", [("game", (game + 1).into())])),
    }
}

/// Cards a seat draws one after the other, in one sentence; `None` if there are none.
///
/// # Panics
/// If the seat has no name.
#[must_use]
pub fn draws(
    lang: Lang,
    seat: Seat,
    cards: &[Option<Card>],
    names: &[&str],
    viewer: Viewer,
) -> Option<String> {
    let teller = Teller { lang, names, viewer };
    if cards.is_empty() {
        return None;
    }
    let known: Option<Counts> = cards.iter().copied().collect::<Option<Vec<Card>>>().map(Counts::from_iter);
    Some(match known {
        Some(known) => teller.about(seat, "fable-log-draws", [("list", card_list(lang, known).into())]),
        None => teller.about(seat, "fable-log-draws-hidden", [("cards", cards.len().into())]),
    })
}

/// "2 foxes and a lamb", kind by kind.
fn card_list(lang: Lang, counts: Counts) -> String {
    let kind = |(card, n): (Card, u8)| match card {
        Card::Howl => lang.part("fable-howl-cards", [("howls", n.into())]),
        _ => lang.part("fable-cards", cards(Play::plain(card.animal(), n))),
    };
    list(lang, counts.iter().map(kind))
}

fn named(animal: Animal) -> (&'static str, Arg<'static>) {
    ("animal", animal.name().into())
}

fn race_starts(lang: Lang, trigger: Trigger) -> String {
    match (trigger.four, trigger.eight) {
        (Some(four), true) => lang.with("fable-log-race-both", [named(four)]),
        (Some(four), false) => lang.with("fable-log-race-four", [named(four)]),
        (None, _) => lang.t("fable-log-race-eight"),
    }
}

/// How far each animal came in a race, in one sentence; `None` where none ran.
pub(super) fn race(lang: Lang, beats: &[Beat]) -> Option<String> {
    let way = |beat: &Beat| match *beat {
        Beat::Runs { animal, from, to, .. } => Some(lang.part(
            "fable-log-way",
            [named(animal), ("from", from.into()), ("to", to.into()), ("home", flag(to == FINISH))],
        )),
        _ => None,
    };
    let ways: Vec<String> = beats.iter().filter_map(way).collect();
    (!ways.is_empty()).then(|| lang.with("fable-log-race-over", [("list", list(lang, ways).into())]))
}

/// An animal that is home and of which no card lies there is not worth a word.
fn stays(lang: Lang, animal: Animal, cards: u8, why: Stay) -> Option<String> {
    match why {
        Stay::NoCard => Some(lang.with("fable-log-no-card", [named(animal)])),
        Stay::Nap => Some(lang.t("fable-log-nap")),
        Stay::Howl => Some(lang.with("fable-log-stays-howl", [named(animal)])),
        Stay::Home if cards == 0 => None,
        Stay::Home => Some(lang.with("fable-log-stays-home", [named(animal), ("cards", cards.into())])),
        Stay::Third => Some(lang.with("fable-log-stays-third", [named(animal)])),
    }
}

/// The animals at a place, level with each other (F22).
fn places(lang: Lang, place: u8, animals: &[Option<Animal>], points: u8) -> String {
    let the = |animal: &Animal| lang.part("fable-animal-the", [named(*animal)]);
    let level = animals.iter().flatten().count() > 1;
    let words = list(lang, animals.iter().flatten().map(the));
    let (place, level) = (("place", place.into()), ("level", flag(level)));
    lang.with("fable-log-places", [place, level, ("list", words.into()), ("points", points.into())])
}

/// A run that ends on space `to`, with `lost` steps lost; the finish line is never a number.
fn runs<const N: usize>(lang: Lang, to: u8, lost: u8, pairs: [(&'static str, Arg<'_>); N]) -> String {
    match (lost, to) {
        (1.., _) => lang.with("fable-log-drinks", pairs),
        (0, FINISH) => lang.with("fable-log-runs-home", pairs),
        (0, _) => lang.with("fable-log-runs", pairs),
    }
}

/// What the beats of this game say of seats.
impl Teller<'_> {
    /// Another's starting bet is hidden, and that it is dealt is no news.
    fn bet_dealt(&self, seat: Seat, animal: Option<Animal>) -> Option<String> {
        animal.map(|animal| self.about(seat, "fable-log-bet-dealt", [named(animal)]))
    }

    fn lays_bet(&self, seat: Seat, card: Option<Card>) -> String {
        match card {
            Some(card) => self.about(
                seat,
                "fable-log-lays-bet",
                [named(card.animal()), ("howl", flag(card == Card::Howl))],
            ),
            None => self.about(seat, "fable-log-lays-bet-hidden", []),
        }
    }

    fn plays(&self, seat: Seat, play: Play, of_animal: u8, in_all: u8) -> String {
        let [animal, n, howls] = cards(play);
        let (of, all) = (("of", of_animal.into()), ("all", in_all.into()));
        self.about(seat, "fable-log-plays", [animal, n, howls, of, all])
    }

    /// Who moves the animals of an apprentice race, one seat after the other (F20).
    fn choosers(&self, order: &[Option<Seat>]) -> String {
        let who = |seat: &Seat| self.lang.part("fable-chooser", self.who(*seat));
        let words = list(self.lang, order.iter().flatten().map(who));
        let n = order.iter().flatten().count();
        self.lang.with("fable-log-choosers", [("n", n.into()), ("list", words.into())])
    }

    fn moves(&self, seat: Seat, animal: Animal, steps: u8, [from, to]: [u8; 2]) -> String {
        let key = if to == FINISH { "fable-log-moves-home" } else { "fable-log-moves" };
        let run = [named(animal), ("steps", steps.into()), ("from", from.into()), ("to", to.into())];
        self.about(seat, key, run)
    }

    fn reveals(&self, seat: Seat, bets: &[Option<Card>], points: u8) -> String {
        let word = |card: &Card| self.lang.part("fable-animal", [named(card.animal())]);
        let words = list(self.lang, bets.iter().flatten().map(word));
        self.about(seat, "fable-log-reveals", [("list", words.into()), ("points", points.into())])
    }

    fn tie_broken(&self, seat: Seat, over: Seat, animal: Animal) -> String {
        let you = match self.viewer.seat() {
            Some(viewer) if viewer == seat => "ahead",
            Some(viewer) if viewer == over => "behind",
            _ => "nobody",
        };
        self.lang.with(
            "fable-log-tie-broken",
            [("you", you.into()), ("name", self.name(seat)), ("over", self.name(over)), named(animal)],
        )
    }
}
