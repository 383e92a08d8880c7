//! How strong a player was, as one number.

use crate::Tally;

/// A rating on Elo's scale, 0 as good as the others on average: 400 points for odds of ten to one of being before another's
/// seat at the end, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating; where the player was before all others in every game, or behind all, the end of the interval that
    /// there is.
    pub points: f64,
    /// `None`: there is no lower end.
    pub low: Option<f64>,
    /// `None`: there is no upper end.
    pub high: Option<f64>,
}

impl Rating {
    /// By the part of the others' seats that it was before.
    #[must_use]
    pub fn of(beaten: &Tally) -> Self {
        let (low, high) = beaten.range();
        let ends = [low, high].map(|part| (part > TINY && part < 1.0 - TINY).then(|| elo(part)));
        let mean = beaten.mean();
        let points = match ends {
            _ if mean > TINY && mean < 1.0 - TINY => elo(mean),
            [Some(end), _] | [None, Some(end)] => end,
            [None, None] => 0.0,
        };
        Rating { points, low: ends[0], high: ends[1] }
    }
}

/// Nearer to 0 or 1 than this is 0 or 1.
const TINY: f64 = 1e-9;

fn elo(part: f64) -> f64 {
    400.0 * (part / (1.0 - part)).log10()
}
