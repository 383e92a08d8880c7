//! What speaks for an action.

use super::word::carrots;
use crate::{Lang, Reasons};
use furrow_bots::merit::CarrotsMerit as Merit;
use furrow_carrots::{State, View};

impl Reasons for State {
    fn reason(lang: Lang, _: &View, merit: Merit, _: &[&str]) -> String {
        match merit {
            Merit::Home { place } => lang.part("carrots-why-home", [("place", place.into())]),
            Merit::Eats { income, left } => {
                lang.part("carrots-why-eats", [carrots(income), ("left", left.into())])
            }
            Merit::Sooner { turns, other } => {
                lang.part("carrots-why-sooner", [("turns", turns.into()), ("other", other.into())])
            }
            Merit::Pays { place, income } => {
                lang.part("carrots-why-pays", [carrots(income), ("place", place.into())])
            }
            Merit::Takes { carrots: n } => lang.part("carrots-why-takes", [carrots(n)]),
            Merit::Gives { carrots: n } => lang.part("carrots-why-gives", [carrots(n)]),
            Merit::Leads => lang.part("carrots-why-leads", []),
            Merit::Thrifty { carrots: n } => lang.part("carrots-why-thrifty", [carrots(n)]),
            Merit::Free => lang.part("carrots-why-free", []),
        }
    }
}
