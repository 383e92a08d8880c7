//! What speaks for an action.

use super::word::carrots;
use crate::{Lang, Reasons, reasons::clause};
use furrow_bots::merit::CarrotsMerit as Merit;
use furrow_carrots::{State, View};

impl Reasons for State {
    fn reason(lang: Lang, _: &View, merit: Merit, _: &[&str], who: Option<&str>) -> String {
        match merit {
            Merit::Home { place } => clause(lang, who, "carrots-why-home", [("place", place.into())]),
            Merit::Eats { income, left } => {
                clause(lang, who, "carrots-why-eats", [carrots(income), ("left", left.into())])
            }
            Merit::Sooner { turns, other } => {
                clause(lang, who, "carrots-why-sooner", [("turns", turns.into()), ("other", other.into())])
            }
            Merit::Pays { place, income } => {
                clause(lang, who, "carrots-why-pays", [carrots(income), ("place", place.into())])
            }
            Merit::Takes { carrots: n } => clause(lang, who, "carrots-why-takes", [carrots(n)]),
            Merit::Gives { carrots: n } => clause(lang, who, "carrots-why-gives", [carrots(n)]),
            Merit::Leads => clause(lang, who, "carrots-why-leads", []),
            Merit::Thrifty { carrots: n } => clause(lang, who, "carrots-why-thrifty", [carrots(n)]),
            Merit::Free => clause(lang, who, "carrots-why-free", []),
        }
    }
}
