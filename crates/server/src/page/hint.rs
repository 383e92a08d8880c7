//! A hint, as its seat reads it.

use super::Board;
use furrow_bots::{Advice, search::Tried};
use furrow_game::Viewer;
use furrow_text::Lang;

/// The uncertainty that is told is so many standard errors: the search's own chance lies within it 19 times of 20.
const ERRORS: f64 = 2.0;

/// So near to none or to all the chance to win is as good as settled, in per cent.
const SETTLED: u8 = 4;

/// A chance to win, in per cent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The chance, 0 to 100.
    pub percent: u8,
    /// Its uncertainty either way.
    pub error: u8,
}

/// What a search advises a seat, in its reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The actions as posts write them, the best first; `None` for one that was hardly tried.
    pub tried: Vec<(String, Option<Chance>)>,
    /// What is likely to happen then, a sentence each.
    pub line: Vec<String>,
    /// What speaks for the best action, a clause each.
    pub why: Vec<String>,
    /// Games that were played on.
    pub games: u32,
}

impl Hint {
    /// How many of the best, at least two, are about equal: what the first is ahead is within the uncertainty of both.
    /// `None`: the first is ahead of the next.
    #[must_use]
    pub fn equals(&self) -> Option<usize> {
        let mut chances = self.tried.iter().map(|(_, chance)| *chance);
        let best = chances.next()??;
        let square = |n: u8| u32::from(n).pow(2);
        let near = |chance: &Option<Chance>| {
            chance.is_some_and(|chance| {
                square(best.percent.saturating_sub(chance.percent))
                    <= square(best.error) + square(chance.error)
            })
        };
        let others = chances.take_while(near).count();
        (others > 0).then_some(others + 1)
    }

    /// Whether every choice is as good as lost or every one as good as won, whatever its uncertainty: then it changes
    /// little any more.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        let all = |settled: fn(Chance) -> bool| {
            self.tried.len() > 1 && self.tried.iter().all(|(_, chance)| chance.is_some_and(settled))
        };
        all(|chance| chance.percent + chance.error <= SETTLED)
            || all(|chance| chance.percent >= 100 - SETTLED + chance.error)
    }

    /// An advice in words, for the seat that looks.
    pub(crate) fn new<G: Board>(
        lang: Lang,
        view: &G::View,
        viewer: Viewer,
        advice: &Advice<G>,
        names: &[&str],
    ) -> Self {
        let beats = G::expected(view, &advice.line);
        let line = G::news(lang, &beats, names, viewer).into_iter().map(|news| news.sentence).collect();
        Hint {
            tried: advice.tried.iter().map(|tried| (tried.action.to_string(), chance(tried))).collect(),
            line,
            why: advice.why.iter().map(|merit| G::reason(lang, view, *merit, names, None)).collect(),
            games: advice.simulations(),
        }
    }
}

/// What a search found of an action; `None` if it was hardly tried.
pub(crate) fn chance<A>(tried: &Tried<A>) -> Option<Chance> {
    let percent = |share: f64| (100.0 * share).round().clamp(0.0, 100.0) as u8;
    // What never differed in a few games is not therefore certain: one game more might differ.
    let least = 1.0 / f64::from(tried.visits.max(1) + 2);
    let error = (ERRORS * tried.error).max(least);
    (tried.visits > 1).then(|| Chance { percent: percent(tried.chance), error: percent(error).max(1) })
}

/// A chance with its uncertainty, in words.
pub(crate) fn in_per_cent(lang: Lang, chance: Option<Chance>) -> String {
    match chance {
        Some(Chance { percent, error }) => {
            lang.with("hint-chance", [("chance", percent.into()), ("error", error.into())])
        }
        None => lang.t("hint-untried"),
    }
}

/// Reasons, a clause each, in one clause; `None` if there are none.
pub(crate) fn all_reasons(lang: Lang, reasons: &[String]) -> Option<String> {
    let both = |a: String, b: &String| lang.part("hint-both", [("a", a.into()), ("b", b.as_str().into())]);
    let (first, rest) = reasons.split_first()?;
    Some(rest.iter().fold(first.clone(), both))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(percents: &[u8]) -> Hint {
        let chance = |percent: &u8| (String::new(), Some(Chance { percent: *percent, error: 1 }));
        let tried = percents.iter().map(chance).collect();
        Hint { tried, line: Vec::new(), why: Vec::new(), games: 100 }
    }

    #[test]
    fn what_is_as_good_as_lost_or_won_is_settled() {
        assert!(hint(&[3, 2, 0]).is_settled() && hint(&[100, 99, 97]).is_settled());
        assert!(!hint(&[4, 2, 0]).is_settled() && !hint(&[100, 96]).is_settled());
        assert!(!hint(&[98, 1]).is_settled(), "the choice decides all");
        assert!(!hint(&[0]).is_settled(), "there is no choice to speak of");
        let with = |chance: Option<Chance>| {
            let mut hint = hint(&[3, 2, 0]);
            hint.tried.push((String::new(), chance));
            hint
        };
        assert!(!with(None).is_settled(), "one that was not tried may be better");
        assert!(
            !with(Some(Chance { percent: 0, error: 25 })).is_settled(),
            "so may one that was tried twice"
        );
        assert_eq!(hint(&[50, 50]).equals(), Some(2));
    }
}
