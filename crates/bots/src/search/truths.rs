//! Truths that a view allows, as likely as what was seen makes them.

use crate::Playable;
use furrow_game::Sight;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

/// Imagined truths, to be drawn by weight.
pub(super) struct Truths<G> {
    truths: Vec<G>,
    /// The weights added up, the last one being their sum.
    sums: Vec<f64>,
}

impl<G: Playable> Truths<G> {
    /// So many, weighed by the evidence if there is any.
    pub(super) fn imagine(
        sight: &Sight<G>,
        count: u32,
        evidence: Option<&G::Evidence>,
        rng: &mut Pcg64Mcg,
    ) -> Self {
        let truths: Vec<G> = (0..count.max(1)).map(|_| G::imagine(&sight.view, rng)).collect();
        let logs: Vec<f32> =
            truths.iter().map(|truth| evidence.map_or(0.0, |evidence| truth.likelihood(evidence))).collect();
        let most = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        let add = |log: &f32| {
            sum += f64::from(log - most).exp();
            sum
        };
        let sums = logs.iter().map(add).collect();
        Truths { truths, sums }
    }

    /// The only one.
    pub(super) fn one(truth: G) -> Self {
        Truths { truths: vec![truth], sums: vec![1.0] }
    }

    /// One of them.
    pub(super) fn draw(&self, rng: &mut Pcg64Mcg) -> &G {
        let all = self.sums[self.sums.len() - 1];
        let at = rng.random::<f64>() * all;
        &self.truths[self.sums.partition_point(|sum| *sum <= at).min(self.truths.len() - 1)]
    }
}
