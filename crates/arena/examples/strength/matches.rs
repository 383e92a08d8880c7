//! The matches that are played.

use furrow_arena::{Decision, Sprt, Tally};
use furrow_bots::{Level, Playable};
use serde_json::{Map, Value};
use std::hash::{DefaultHasher, Hash, Hasher};

/// One player among others who are alike.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Match {
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    pub(crate) option: Chosen,
    pub(crate) ours: &'static str,
    pub(crate) theirs: &'static str,
    /// Deals at least and at most.
    pub(crate) deals: (u64, u64),
}

/// A setting in which the levels are compared until it is clear which is stronger.
pub(crate) const SETTINGS: [(&str, u8); 6] =
    [("fable", 2), ("fable", 4), ("crazy-race", 3), ("crazy-race", 4), ("carrots", 2), ("carrots", 4)];

/// An option with its value.
type Chosen = Option<(&'static str, &'static str)>;

/// The other settings, a hundred games each.
const OTHERS: [(&str, u8, Chosen); 9] = [
    ("fable", 3, None),
    ("fable", 5, None),
    ("fable", 4, Some(("variant", "apprentice"))),
    ("fable", 2, Some(("variant", "digest"))),
    ("fable", 3, Some(("championship", "true"))),
    ("carrots", 3, None),
    ("carrots", 5, None),
    ("carrots", 6, None),
    ("carrots", 4, Some(("hare", "mso"))),
];

/// Each level over the one below it: `easy` stands aside, for it plays like a beginner.
pub(crate) const STEPS: [(&str, &str); 3] = [("medium", "random"), ("hard", "medium"), ("expert", "hard")];

/// All, those that tell most first.
pub(crate) fn all() -> Vec<Match> {
    let mut all = Vec::new();
    for (ours, theirs) in STEPS {
        for (game, seats) in SETTINGS {
            let deals = if ours == "expert" { (16, 200) } else { (48, 1000) };
            all.push(Match { game, seats, option: None, ours, theirs, deals });
        }
    }
    for (game, seats) in SETTINGS {
        let deals = (48, 48);
        all.push(Match { game, seats, option: None, ours: "cheat", theirs: "medium", deals });
        let off =
            Match { game, seats, option: None, ours: "hard", theirs: "hard:inference=off", deals: (64, 400) };
        let random = Match { ours: "hard", theirs: "hard:playouts=random", deals: (16, 200), ..off };
        all.extend((game != "carrots").then_some(off)); // where nothing is hidden there is nothing to infer
        all.push(random);
    }
    for (game, seats, option) in OTHERS {
        for (ours, theirs) in STEPS {
            let deals = (100_u64.div_ceil(u64::from(seats)), 100_u64.div_ceil(u64::from(seats)));
            all.push(Match { game, seats, option, ours, theirs, deals });
        }
    }
    all
}

impl Match {
    /// The share of the win of one who is no better than the others.
    pub(crate) fn fair(&self) -> f64 {
        1.0 / f64::from(self.seats)
    }

    pub(crate) fn sprt(&self) -> Sprt {
        Sprt { low: self.fair(), high: self.fair() + 0.06, errors: 0.05 }
    }

    /// Whether no more deals are needed.
    pub(crate) fn is_done(&self, tally: &Tally) -> bool {
        let (least, most) = self.deals;
        tally.deals >= most || tally.deals >= least && self.sprt().decide(tally) != Decision::Open
    }

    /// The same match, over as soon as its least deals are played.
    pub(crate) fn shortened(&self) -> Match {
        Match { deals: (self.deals.0, self.deals.0), ..*self }
    }

    pub(crate) fn name(&self) -> String {
        format!("{}, {} over {}", self.setting(), self.ours, self.theirs)
    }

    pub(crate) fn setting(&self) -> String {
        let option = self.option.map(|(key, value)| format!(", {key} {value}")).unwrap_or_default();
        format!("{}, {} seats{option}", self.game, self.seats)
    }

    pub(crate) fn options(&self) -> Map<String, Value> {
        let json = |value: &str| serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        self.option.iter().map(|(key, value)| ((*key).to_owned(), json(value))).collect()
    }

    /// Another number when the players have changed.
    pub(crate) fn revision<G: Playable>(&self, setup: &G::Setup) -> u64 {
        let view = G::new(setup).view(furrow_game::Viewer::Public);
        let efforts = Level::ALL.map(|level| format!("{:?}", G::effort(level, &view)));
        let mut hasher = DefaultHasher::new();
        (furrow_bots::REVISION, G::REVISION, efforts).hash(&mut hasher);
        hasher.finish()
    }
}
