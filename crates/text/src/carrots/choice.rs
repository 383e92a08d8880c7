//! What can be chosen, what would follow, and why not. Spaces are told by their printed number (P1).

use super::word::{carrots, from, printed, stay};
use crate::{Arg, Lang, list::list, teller::flag};
use furrow_carrots::{
    Act, Action, Beat, Effect, FINISH, Hare, Loss, Marker, Outlook, Preview, Refusal, Space, TEN, View, cost,
};
use furrow_game::{Refusal as _, Seat};

/// "Forward 6 to 36", "B: stay, take 10": the first line of the button.
#[must_use]
pub fn action(lang: Lang, view: &View, action: Action) -> String {
    let Preview { from: a, to: b, .. } = view.preview(action);
    let marker = letter(action);
    match action.act {
        Act::Forward(_) if b == FINISH => {
            lang.with("carrots-action-home", [marker, ("spaces", (b - a).into())])
        }
        Act::Forward(_) => lang
            .with("carrots-action-forward", [marker, ("spaces", (b - a).into()), ("to", printed(b).into())]),
        Act::Back => {
            lang.with("carrots-action-back", [marker, ("spaces", (a - b).into()), ("to", printed(b).into())])
        }
        Act::Take => lang.with("carrots-action-take", [marker, ("n", TEN.into())]),
        Act::Give => lang.with("carrots-action-give", [marker, ("n", TEN.into())]),
        Act::Restart => lang.with("carrots-action-restart", [marker]),
    }
}

/// The marker that a choice names, for a message to choose by: `none` with one marker each.
fn letter(action: Action) -> (&'static str, Arg<'static>) {
    ("marker", action.marker.map_or("none", Marker::name).into())
}

/// What it costs and brings, as the second line of the button: "pay 21, keep 27 · roll the die".
#[must_use]
pub fn preview(lang: Lang, view: &View, action: Action) -> String {
    let preview = view.preview(action);
    let income = ("income", (preview.position_income + preview.income).into());
    let left = carrots(preview.carrots);
    match action.act {
        Act::Forward(_) => {
            let pays = [income, ("cost", preview.cost.into()), left];
            let then = then(view, &preview);
            lang.with_all("carrots-preview-forward", pays.into_iter().chain(then))
        }
        Act::Back => lang.with("carrots-preview-back", [income, left]),
        Act::Take | Act::Give => lang.with("carrots-preview-stay", [income, left]),
        Act::Restart => lang.with("carrots-preview-restart", [income, left]),
    }
}

/// What follows a move forward, for `carrots-preview-forward`.
fn then(view: &View, preview: &Preview) -> [(&'static str, Arg<'static>); 2] {
    let two = view.state.setup.markers() == 2;
    let then = match (preview.place, preview.space) {
        (Some(_), _) if preview.ends && two => "both-home",
        (Some(_), _) if preview.ends => "home-last",
        (Some(_), _) if two => "marker-home",
        (Some(_), _) => "home",
        (None, Space::Lettuce) => "eats",
        (None, _) if preview.rolls => "rolls",
        _ => "nothing",
    };
    [("then", then.into()), ("place", preview.place.unwrap_or(1).into())]
}

/// The space of a choice and what it does to its marker, one to three sentences, for the seat that looks: "36, position
/// space 3." "You would be 2nd." The last may be a warning, if [`Outlook::stuck`].
#[must_use]
pub fn detail(lang: Lang, view: &View, action: Action) -> Vec<String> {
    let (preview, outlook) = (view.preview(action), view.outlook(action));
    let space = [("kind", preview.space.name().into()), ("space", printed(preview.to).into())];
    let mut told = vec![lang.with("carrots-detail-space", space)];
    told.push(match preview.space {
        Space::Start => lang.t("carrots-detail-start"),
        Space::Tortoise => {
            let spaces = ("spaces", (preview.from - preview.to).into());
            lang.with("carrots-detail-tortoise", [spaces, ("income", preview.income.into())])
        }
        Space::Lettuce => {
            let meal = outlook.meal.unwrap_or_default();
            lang.with(
                "carrots-detail-lettuce",
                [place(&outlook), ("ten", TEN.into()), ("income", meal.into())],
            )
        }
        Space::Hare => hare(lang, view, &outlook),
        Space::Carrot => lang.with("carrots-detail-carrot", [("n", TEN.into())]),
        Space::Two | Space::Three | Space::Four | Space::OneFiveSix => pays(lang, view, preview.space),
        Space::Finish => lang.with("carrots-detail-finish", [place(&outlook), letter(action)]),
    });
    if preview.space.is_position() {
        told.push(lang.with("carrots-detail-place", [place(&outlook)]));
    }
    if outlook.stuck {
        told.push(lang.t("carrots-detail-stuck"));
    }
    told
}

/// The position in the race, as the argument of a message.
fn place(outlook: &Outlook) -> (&'static str, Arg<'static>) {
    ("place", outlook.position.into())
}

/// What a hare space does by the table of this game (P3, P24).
fn hare(lang: Lang, view: &View, outlook: &Outlook) -> String {
    match view.state.setup.hare {
        Hare::Abacus | Hare::Intellect | Hare::Table(_) => lang.with("carrots-detail-hare", [place(outlook)]),
        Hare::Blank => lang.t("carrots-detail-hare-blank"),
        Hare::Mso => lang.with("carrots-detail-hare-mso", [("n", TEN.into())]),
    }
}

/// What a position space pays in the positions there are in this game (P9).
fn pays(lang: Lang, view: &View, space: Space) -> String {
    let markers = view.state.all_markers().count() as u8;
    let part = |place: u8| {
        let more = [("place", place.into()), ("income", space.income(place).into())];
        lang.part("carrots-detail-pays-if", more)
    };
    let paid: Vec<String> = (1..=markers).filter(|place| space.pays(*place)).map(part).collect();
    if paid.is_empty() {
        return lang.t("carrots-detail-pays-nobody");
    }
    lang.with("carrots-detail-pays", [("list", list(lang, paid).into())])
}

/// What the faces of the die, from 1 to 6, would do to the marker where the choice takes it; `None` if none is rolled.
#[must_use]
pub fn outcomes(lang: Lang, view: &View, action: Action) -> Option<[String; 6]> {
    view.fates(action).map(|fates| fates.map(|beat| outcome(lang, &beat)))
}

fn outcome(lang: Lang, fate: &Beat) -> String {
    match *fate {
        Beat::WillLoseTurn { why, .. } => {
            let no_lettuce = ("no-lettuce", flag(why == Loss::NoLettuce));
            lang.with("carrots-outcome-loses-turn", [no_lettuce])
        }
        Beat::HareMoves { effect, to: FINISH, .. } => {
            lang.with("carrots-outcome-home", [("effect", effect.name().into())])
        }
        Beat::HareMoves { effect, to, .. } => {
            let way = [("effect", effect.name().into()), ("to", printed(to).into())];
            lang.with("carrots-outcome-moves", way)
        }
        Beat::HareStays { effect: Effect::Again, .. } => lang.t("carrots-outcome-no-move"),
        Beat::HareStays { why, .. } => lang.with("carrots-outcome-stays", [("why", stay(why).into())]),
        Beat::WillEat { .. } => lang.t("carrots-outcome-eats"),
        Beat::EatsCarrot { .. } => lang.t("carrots-outcome-eats-carrot"),
        Beat::Restarts { from: a, .. } => lang.with("carrots-outcome-starts-over", [("from", from(a))]),
        Beat::Free { back, .. } => lang.with("carrots-outcome-takes-back", [carrots(back)]),
        Beat::Again { .. } => lang.t("carrots-outcome-again"),
        Beat::HareIsQuiet { .. } => lang.t("carrots-outcome-nothing"),
        _ => unreachable!("no fate: {fate:?}"),
    }
}

/// What a marker that is not home needs to come home in one move, and whether it has that now: carrots for the way, no
/// lettuce, and few carrots left over (P13, P22).
#[must_use]
pub fn finish_check(lang: Lang, view: &View, seat: Seat, marker: Marker) -> [(bool, String); 3] {
    let state = &view.state;
    let spaces = FINISH - state.space_of(seat, marker);
    let (price, held, lettuces) = (cost(spaces), state.purse(seat, marker), state.lettuces[seat.index()]);
    let (enough, left) = (held >= price, held.saturating_sub(price));
    let way = [carrots(price), ("spaces", spaces.into()), ("enough", flag(enough)), ("held", held.into())];
    let over = match state.carrots_allowed(seat, marker) {
        None => (true, lang.t("carrots-finish-any")),
        Some(most) => {
            let known = if enough { "yes".into() } else { "no".into() };
            let pairs = [("most", most.into()), ("known", known), ("left", left.into())];
            (left <= most, lang.with("carrots-finish-over", pairs))
        }
    };
    [
        (enough, lang.with("carrots-finish-way", way)),
        (lettuces == 0, lang.with("carrots-finish-lettuces", [("n", lettuces.into())])),
        over,
    ]
}

/// Why a choice is refused, a sentence that ends with the ruling: "No lettuce may be in hand at the finish (P13)."
#[must_use]
pub fn refusal(lang: Lang, refusal: &Refusal) -> String {
    let ruling = ("ruling", refusal.ruling().into());
    let key = match *refusal {
        Refusal::Bound(marker) => {
            return lang.with("carrots-no-bound", [("marker", marker.name().into()), ruling]);
        }
        Refusal::TooFewCarrots { cost, held } => {
            return lang.with("carrots-no-carrots", [carrots(cost), ("held", held.into()), ruling]);
        }
        Refusal::CarrotsAtFinish { most, left } => {
            return lang.with("carrots-no-heavy", [carrots(most), ("left", left.into()), ruling]);
        }
        Refusal::Over => "carrots-no-over",
        Refusal::ChanceNext => "carrots-no-chance-next",
        Refusal::ActionNext(_) => "carrots-no-action-next",
        Refusal::NoSuchChance => "carrots-no-such-chance",
        Refusal::NotYourTurn => "carrots-no-turn",
        Refusal::WhichMarker => "carrots-no-which-marker",
        Refusal::OneMarker => "carrots-no-one-marker",
        Refusal::Home => "carrots-no-home",
        Refusal::Again => "carrots-no-again",
        Refusal::BeyondFinish => "carrots-no-beyond",
        Refusal::Tortoise => "carrots-no-tortoise",
        Refusal::Occupied => "carrots-no-occupied",
        Refusal::NoLettuce => "carrots-no-lettuce",
        Refusal::LettuceAtFinish => "carrots-no-lettuce-home",
        Refusal::NoTortoise => "carrots-no-tortoise-behind",
        Refusal::TortoiseTaken => "carrots-no-tortoise-taken",
        Refusal::NotOnCarrot => "carrots-no-carrot-space",
        Refusal::NotTen => "carrots-no-ten",
        Refusal::NotStuck => "carrots-no-start-over",
    };
    lang.with(key, [ruling])
}
