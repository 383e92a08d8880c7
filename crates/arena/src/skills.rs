//! How strong those of a pool are who meet now in this company, now in that.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use std::{
    collections::BTreeMap,
    f64::consts::{LN_10, SQRT_2},
};

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
    /// The method's chance that one is before another goes by their distance over the root of twice the squares of its
    /// beta and of how little they are known: the less, the less a distance says.
    fn skill(self) -> Skill {
        let (newcomer, WengLinRating { rating, uncertainty }) = (WengLinRating::new(), self.rating);
        let beta = WengLinConfig::new().beta;
        let points = |distance: f64, spread: f64| 400.0 * distance / (spread * SQRT_2 * LN_10);
        let half = points(1.96 * uncertainty, beta);
        Skill { points: points(rating - newcomer.rating, beta.hypot(uncertainty)), half, games: self.games }
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
        assert!(bea.points > 30.0 && (ann.points + bea.points).abs() < 1e-9, "{ann:?} {bea:?}");
        assert_eq!(skills.all()[0].0, "bea");
        let mut level = Skills::default();
        level.add(&[("ann", 1), ("bea", 1), ("cid", 1)]);
        assert!(["ann", "bea", "cid"].iter().all(|who| level.of(who).points.abs() < 1e-9));
        assert!(level.of(&"ann").half < Known::default().skill().half, "they are better known");
    }

    const STRENGTHS: [f64; 5] = [300.0, 100.0, 0.0, -150.0, -250.0];

    /// Players of known strengths, whose luck in a game is as the scale says, meet three at a time.
    fn played(games: u32, rng: &mut Pcg64Mcg) -> Skills<usize> {
        let mut skills = Skills::default();
        // Luck by Gumbel's distribution: pairs have the odds of Elo's scale.
        let luck = |rng: &mut Pcg64Mcg| -(-(rng.random_range(1e-12..1.0_f64)).ln()).ln();
        for _ in 0..games {
            let mut drawn: Vec<(usize, f64)> = index::sample(rng, STRENGTHS.len(), 3)
                .into_iter()
                .map(|one| (one, STRENGTHS[one] * LN_10 / 400.0 + luck(rng)))
                .collect();
            drawn.sort_by(|one, other| other.1.total_cmp(&one.1));
            skills.add(&(1..).zip(drawn).map(|(rank, (one, _))| (one, rank)).collect::<Vec<(usize, u8)>>());
        }
        skills
    }

    #[test]
    fn points_are_on_elos_scale_however_many_games_there_were() {
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        for games in [40, 100, 300, 2000] {
            let leagues: Vec<_> = (0..40).map(|_| played(games, &mut rng)).collect();
            for (one, strength) in STRENGTHS.iter().enumerate() {
                let mean = leagues.iter().map(|skills| skills.of(&one).points).sum::<f64>() / 40.0;
                let held = |skills: &&Skills<usize>| {
                    let Skill { points, half, .. } = skills.of(&one);
                    (points - strength).abs() < half
                };
                let held = leagues.iter().filter(held).count();
                assert!((mean - strength).abs() < 75.0, "{games} games, {strength}: {mean}");
                assert!(held >= 34, "{games} games, {strength}: {held} of 40 intervals hold it");
            }
        }
    }
}
