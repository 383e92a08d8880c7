//! Choices that are posted: first, again, too late, and such as cannot be.

use crate::world::{Fate, World};
use furrow_game::{Game, Seat, Viewer};
use furrow_table::{By, Due, Made, Post};
use rand::{
    RngExt,
    seq::{IndexedRandom, IteratorRandom},
};

/// A post that a browser has sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) seat: Seat,
    decision: u64,
    key: String,
    action: String,
    /// What came of it; `None`: it was refused.
    pub(crate) fate: Option<Fate>,
}

impl Sent {
    /// The post as the log knows it.
    pub(crate) fn text(&self) -> String {
        format!("{} {}", self.key, self.action)
    }

    fn is_kept(&self) -> bool {
        matches!(self.fate, Some(Fate::Made | Fate::Unheard))
    }
}

/// Actions that no game has, or none at this moment.
const NO_ACTIONS: &[&str] =
    &["", "play", "play unicorn", "bet fox ", "LAY 1 1", "forward 65", "* draw 0 fox", "0 pass"];

impl<G: Game> World<G> {
    /// The person of a seat that has to choose, or may change what it chose, chooses.
    pub(crate) fn person_acts(&mut self) {
        let people = self.table.people();
        let awaited = self.table.awaited().iter().filter(|seat| people.contains(*seat));
        let chosen = self.table.chosen().iter().filter(|seat| people.contains(*seat));
        let seat = if self.rng.random_bool(0.9) {
            awaited.choose(&mut self.rng)
        } else {
            awaited.chain(chosen).choose(&mut self.rng)
        };
        let Some(seat) = seat else { return self.machine_acts() };
        let Some(action) = self.legal(seat) else { return };
        let sent = Sent {
            seat,
            decision: self.table.decision(),
            key: format!("k{}", self.steps),
            action,
            fate: None,
        };
        self.sent.push(sent);
        self.post(self.sent.len() - 1);
    }

    fn legal(&mut self, seat: Seat) -> Option<String> {
        let view = self.table.view(Viewer::Seat(seat))?;
        G::view_actions(&view).as_ref().choose(&mut self.rng).map(ToString::to_string)
    }

    /// A post comes a second time: a click too many, a retry, a browser that was asleep.
    pub(crate) fn post_comes_again(&mut self) {
        if self.sent.is_empty() {
            return;
        }
        let from = if self.rng.random_bool(0.8) { self.sent.len().saturating_sub(6) } else { 0 };
        let which = self.rng.random_range(from..self.sent.len());
        self.post(which);
    }

    /// A post that cannot be taken: too late, no action, another's turn.
    pub(crate) fn bad_post(&mut self) {
        let Some(seat) = Seat::all(self.table.places()).choose(&mut self.rng) else { return };
        let decision = self.table.decision();
        let late = self.rng.random_range(0..=decision);
        let bad = *NO_ACTIONS.choose(&mut self.rng).expect("some");
        let (decision, action) = match self.rng.random_range(0..4) {
            0 => (late, self.legal(seat).unwrap_or_default()),
            1 => (decision + 1, self.legal(seat).unwrap_or_default()),
            2 => (decision, bad.to_owned()),
            _ => {
                let other = Seat::all(self.table.places()).choose(&mut self.rng).unwrap_or(seat);
                (decision, self.legal(other).unwrap_or_default())
            }
        };
        if self.table.machine(seat).is_some_and(|(_, by)| by == By::Player) {
            return; // nobody holds the cookie of a computer player
        }
        // Two tabs of a page hold the same key.
        let key = self.sent.last().filter(|_| self.steps.is_multiple_of(2)).map(|sent| sent.key.clone());
        let key = key.unwrap_or_else(|| format!("k{}", self.steps));
        if self.sent.iter().any(|sent| sent.seat == seat && sent.key == key && sent.action == action) {
            return; // that is the same post
        }
        self.sent.push(Sent { seat, decision, key, action, fate: None });
        self.post(self.sent.len() - 1);
    }

    /// Whether the table has no reason to refuse a post that is new.
    fn is_right(&self, sent: &Sent) -> bool {
        let table = &self.table;
        let goes_on = table.closed().is_none() && !table.is_over() && table.paused().is_none();
        let mine = table.stand_in(sent.seat).is_none()
            && table.early(sent.seat).is_none_or(|early| early.by == By::Player);
        let view = table.view(Viewer::Seat(sent.seat));
        let legal = |view| G::view_actions(&view).as_ref().iter().any(|a| a.to_string() == sent.action);
        goes_on && mine && sent.decision == table.decision() && view.is_some_and(legal)
    }

    /// Sends a post: what was kept is one move, what is right is taken, all else is refused.
    fn post(&mut self, which: usize) {
        let sent = self.sent[which].clone();
        let Sent { seat, decision, key, action, .. } = &sent;
        let post =
            Post { seat: *seat, decision: *decision, key: Some(key), action, by: By::Player, at: self.now };
        let before = (self.table.events(), self.table.version(), self.table.decision(), self.table.chosen());
        let made = self.table.act(&post);
        self.tell(&format!("{sent:?}: {made:?}"));
        match made {
            Ok(Made::Again) => {
                assert!(sent.is_kept(), "{sent:?} was never made");
                self.sent[which].fate = Some(Fate::Made);
                self.tally.again += 1;
            }
            Ok(made) => {
                assert!(!sent.is_kept(), "{sent:?} is made twice");
                assert!(self.is_right(&sent), "{sent:?} is taken and should not be");
                self.sent[which].fate = Some(self.carry_made(made));
            }
            Err(denied) => {
                assert!(!sent.is_kept(), "{sent:?} is kept, and refused: {denied}");
                assert!(!self.is_right(&sent), "{sent:?} is right, and refused: {denied}");
                let table = &self.table;
                let after = (table.events(), table.version(), table.decision(), table.chosen());
                assert_eq!(before, after, "a refused post changes nothing");
            }
        }
    }

    /// Stores what a command means.
    pub(crate) fn carry_made(&mut self, made: Made) -> Fate {
        match made {
            Made::Again => Fate::Made,
            Made::Early(seat, early) => self.carry_early(seat, early),
            Made::Events { events, ends } => {
                let fate = self.carry(events);
                if fate == Fate::Made {
                    assert_eq!(ends, self.table.is_over(), "it is known whether a move ends the game");
                    self.tally.ended += u64::from(ends);
                }
                fate
            }
        }
    }

    /// A computer player that is awaited chooses.
    pub(crate) fn machine_acts(&mut self) {
        let machines = self.table.awaited().iter().filter(|seat| self.table.machine(*seat).is_some());
        let Some(seat) = machines.choose(&mut self.rng) else { return };
        if self.table.paused().is_some() {
            return;
        }
        let Some(action) = self.legal(seat) else { return };
        let by = self.table.machine(seat).map_or(By::Player, |(_, by)| by);
        self.tell(&format!("the computer player of {seat} ({by:?}) chooses {action}"));
        let decision = self.table.decision();
        let post = Post { seat, decision, key: None, action: &action, by, at: self.now };
        let made = self.table.act(&post).unwrap_or_else(|denied| panic!("{seat} {action}: {denied}"));
        self.carry_made(made);
    }

    /// What is due happens; whether anything was.
    pub(crate) fn timer(&mut self) -> bool {
        let due = self.table.next_due(&self.away()).filter(|(at, _)| *at <= self.now);
        let Some((at, due)) = due else { return false };
        self.tell(&format!("due since {}: {due:?}", at - self.now));
        if let Due::Clock(seat) = due {
            let clocks = self.table.clocks().expect("a game");
            assert_eq!(clocks.left(seat, self.now), 0, "whose time is up has none");
            self.tally.time_outs += 1;
        }
        let made = self.table.meet(due, "easy", self.now);
        let made = made.unwrap_or_else(|denied| panic!("{due:?} is due: {denied}"));
        self.carry_made(made);
        true
    }
}
