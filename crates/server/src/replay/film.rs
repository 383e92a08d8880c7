//! A record as a film: its happenings, and the game at one of them.

use crate::page::{Board, Happening};
use furrow_game::{Record, Setup, Step, Viewer};

/// A record's happenings and the state at the one that is shown.
pub(super) struct Film<G: Board> {
    /// Everything that happens, the deal first; the `id` of each is its step's number plus one.
    happenings: Vec<Happening<G::Beat>>,
    /// The game after the step that is shown.
    pub(super) game: G,
    /// The step that is shown.
    pub(super) step: usize,
}

impl<G: Board> Film<G> {
    /// A record, shown at a step, or at its last where that comes earlier; `None`: it is no game by the rules.
    pub(super) fn of(record: &Record, step: Option<usize>) -> Option<Self> {
        let setup = G::Setup::new(record.seats, &record.options).ok()?;
        let mut game = G::new(&setup);
        let opening = G::opening(game.setup());
        let mut happenings = vec![Happening { id: 1, seat: None, beats: opening }];
        let mut shown = None;
        for text in &record.steps {
            let next = Step::parse::<G>(text, record.seats).ok()?;
            if let Step::Act(seat, _) = next {
                if Some(happenings.len() - 1) == step {
                    shown = Some(game.clone());
                }
                let id = happenings.len() as u64 + 1;
                happenings.push(Happening { id, seat: Some(seat), beats: Vec::new() });
            }
            let beats = &mut happenings.last_mut()?.beats;
            game.apply(next, beats).ok()?;
        }
        let last = happenings.len() - 1;
        let step = step.filter(|_| shown.is_some()).unwrap_or(last);
        Some(Film { happenings, game: shown.unwrap_or(game), step })
    }

    /// The number of the last step.
    pub(super) fn last(&self) -> usize {
        self.happenings.len() - 1
    }

    /// What happens at these steps, as a viewer sees it.
    pub(super) fn seen(
        &self,
        steps: std::ops::RangeInclusive<usize>,
        viewer: Viewer,
    ) -> Vec<Happening<G::Beat>> {
        let seen = |happening: &Happening<G::Beat>| Happening {
            id: happening.id,
            seat: happening.seat,
            beats: happening.beats.iter().map(|beat| G::beat_seen(beat, viewer)).collect(),
        };
        self.happenings[steps].iter().map(seen).collect()
    }
}
