//! How strong those of a pool are who meet now in this company, now in that.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use std::collections::BTreeMap;

/// Skills by the method of Weng and Lin ("A Bayesian Approximation Method for Online Ranking", 2011), for whoever is known
/// by a `K`. Every game moves those who played it, by their ranks and by how well each was known before; so the order of the
/// games counts a little.
#[derive(Clone, Debug)]
pub struct Skills<K> {
    known: BTreeMap<K, Known>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Known {
    rating: WengLinRating,
    games: u64,
}

/// How strong somebody is, on Elo's scale: 400 points more are odds of ten to one of being before another at the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// 0 before the first game.
    pub points: f64,
    /// Half of the interval that holds the skill with 95 %, as the method sees it.
    pub half: f64,
    /// Games so far.
    pub games: u64,
}

impl<K> Default for Skills<K> {
    fn default() -> Self {
        Skills { known: BTreeMap::new() }
    }
}

impl<K: Ord + Clone> Skills<K> {
    /// Counts a game by the ranks of those who played it, from 1; equal ranks are a draw. Nobody may be there twice.
    /// A game of fewer than two says nothing.
    pub fn add(&mut self, ranks: &[(K, u8)]) {
        if ranks.len() < 2 {
            return;
        }
        let before: Vec<[WengLinRating; 1]> = ranks.iter().map(|(who, _)| [self.rating(who)]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(ranks)
            .map(|(team, (_, rank))| (&team[..], MultiTeamOutcome::new(usize::from(*rank))))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for ((who, _), team) in ranks.iter().zip(after) {
            let known = self.known.entry(who.clone()).or_default();
            *known = Known { rating: team[0], games: known.games + 1 };
        }
    }

    /// Of one of the pool; of one who has not played, what a newcomer has.
    #[must_use]
    pub fn of(&self, who: &K) -> Skill {
        self.known.get(who).copied().unwrap_or_default().skill()
    }

    /// All who have played, the strongest first.
    #[must_use]
    pub fn all(&self) -> Vec<(K, Skill)> {
        let mut all: Vec<(K, Skill)> =
            self.known.iter().map(|(who, known)| (who.clone(), known.skill())).collect();
        all.sort_by(|(_, one), (_, other)| other.points.total_cmp(&one.points));
        all
    }

    fn rating(&self, who: &K) -> WengLinRating {
        self.known.get(who).copied().unwrap_or_default().rating
    }
}

impl Known {
    /// The method's chance that one is before another goes by their distance over the root of twice its beta squared, as
    /// long as both are well known.
    fn skill(self) -> Skill {
        let newcomer = WengLinRating::new();
        let tenfold = WengLinConfig::new().beta * std::f64::consts::SQRT_2 * std::f64::consts::LN_10;
        let points = |distance: f64| 400.0 * distance / tenfold;
        let half = points(1.96 * self.rating.uncertainty);
        Skill { points: points(self.rating.rating - newcomer.rating), half, games: self.games }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng, seq::index};
    use rand_pcg::Pcg64Mcg;

    #[test]
    fn who_has_not_played_is_a_newcomer_and_a_lonely_game_says_nothing() {
        let mut skills = Skills::default();
        skills.add(&[("ann", 1)]);
        assert!(skills.all().is_empty());
        let Skill { points, half, games } = skills.of(&"ann");
        assert!(points == 0.0 && half > 400.0 && games == 0, "{points} {half}");
    }

    #[test]
    fn who_is_before_gains_what_the_other_loses_and_a_draw_of_equals_is_nothing() {
        let mut skills = Skills::default();
        skills.add(&[("ann", 2), ("bea", 1)]);
        let [ann, bea] = ["ann", "bea"].map(|who| skills.of(&who));
        assert!(bea.points > 50.0 && (ann.points + bea.points).abs() < 1e-9, "{ann:?} {bea:?}");
        assert_eq!(skills.all()[0].0, "bea");
        let mut level = Skills::default();
        level.add(&[("ann", 1), ("bea", 1), ("cid", 1)]);
        assert!(["ann", "bea", "cid"].iter().all(|who| level.of(who).points.abs() < 1e-9));
        assert!(level.of(&"ann").half < Known::default().skill().half, "they are better known");
    }

    /// Players of known strengths, whose luck in a game is as the scale says, meet three at a time.
    #[test]
    fn points_are_on_elos_scale() {
        let strengths = [300.0, 100.0, 0.0, -150.0, -250.0];
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let mut skills = Skills::default();
        for _ in 0..6000 {
            // Luck by Gumbel's distribution: pairs have the odds of Elo's scale.
            let luck = |rng: &mut Pcg64Mcg| -(-(rng.random_range(1e-12..1.0_f64)).ln()).ln();
            let mut drawn: Vec<(usize, f64)> = index::sample(&mut rng, 5, 3)
                .into_iter()
                .map(|one| (one, strengths[one] * std::f64::consts::LN_10 / 400.0 + luck(&mut rng)))
                .collect();
            drawn.sort_by(|one, other| other.1.total_cmp(&one.1));
            let ranks: Vec<(usize, u8)> = (1..).zip(drawn).map(|(rank, (one, _))| (one, rank)).collect();
            skills.add(&ranks);
        }
        let middle = (0..5).map(|one| skills.of(&one).points).sum::<f64>() / 5.0;
        for (one, strength) in strengths.iter().enumerate() {
            let Skill { points, half, .. } = skills.of(&one);
            assert!((points - middle - strength).abs() < half.max(60.0), "{one}: {points} ± {half}");
        }
    }
}
