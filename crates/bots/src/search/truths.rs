//! Truths that a view allows, as likely as what was seen makes them.

use super::prospects::Prospects;
use crate::Playable;
use furrow_game::Sight;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

/// Imagined truths, to be drawn by weight.
pub(super) struct Truths<G> {
    truths: Vec<G>,
    /// The weights added up, the last one being their sum.
    sums: Vec<f64>,
    /// By truth, what is to be added to what is got in it, so that no truth promises more than another; empty for
    /// nothing.
    evening: Vec<Prospects>,
}

impl<G: Playable> Truths<G> {
    /// So many, weighed by the evidence if there is any.
    pub(super) fn imagine(
        sight: &Sight<G>,
        count: u32,
        evidence: Option<&G::Evidence>,
        rng: &mut Pcg64Mcg,
    ) -> Self {
        let imagine = |rng: &mut Pcg64Mcg| match evidence {
            Some(evidence) => G::imagine_by(&sight.view, evidence, rng),
            None => (G::imagine(&sight.view, rng), 0.0),
        };
        let (truths, logs): (Vec<G>, Vec<f32>) = (0..count.max(1)).map(|_| imagine(rng)).unzip();
        let most = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        let add = |log: &f32| {
            sum += f64::from(log - most).exp();
            sum
        };
        let sums = logs.iter().map(add).collect();
        Truths { truths, sums, evening: Vec::new() }
    }

    /// The only one.
    pub(super) fn one(truth: G) -> Self {
        Truths { truths: vec![truth], sums: vec![1.0], evening: Vec::new() }
    }

    /// The same, each evened out by what it promises.
    pub(super) fn evened(mut self) -> Self {
        let promised: Vec<Prospects> = self.truths.iter().map(Playable::prospects).collect();
        let weight = |n: usize| self.sums[n] - n.checked_sub(1).map_or(0.0, |n| self.sums[n]);
        let all = self.sums.last().copied().unwrap_or(1.0);
        let add = |mean: Prospects, (n, one): (usize, &Prospects)| mean.plus(one, (weight(n) / all) as f32);
        let mean = promised.iter().enumerate().fold(Prospects::default(), add);
        self.evening = promised.iter().map(|promised| mean.plus(promised, -1.0)).collect();
        self
    }

    /// One of them, and what is to be added to what is got in it.
    pub(super) fn draw(&self, rng: &mut Pcg64Mcg) -> (&G, Prospects) {
        let all = self.sums[self.sums.len() - 1];
        let at = rng.random::<f64>() * all;
        let n = self.sums.partition_point(|sum| *sum <= at).min(self.truths.len() - 1);
        (&self.truths[n], self.evening.get(n).copied().unwrap_or_default())
    }
}
