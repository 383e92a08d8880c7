//! What a game's draws brought, beside what could be expected of them.

use super::Draws;
use furrow_game::{Record, Seat, Setup, Step, Turn};

/// One row of a chart: how often an outcome came.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Which outcome, as [`Draws`] numbers it.
    pub outcome: u8,
    /// How often it came.
    pub drawn: u32,
    /// How often it was to be expected: the sum of its chances at each draw, as the draws before had left them.
    pub expected: f64,
    /// The variance of what comes: the sum of chance times its opposite.
    pub variance: f64,
}

/// The draws of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// The kind: a word of the catalogue, `chance-chart-KIND`.
    pub kind: &'static str,
    /// Whose draws; `None`: everybody's.
    pub seat: Option<Seat>,
    /// Outcomes in their order.
    pub rows: Vec<Row>,
}

impl Chart {
    /// How many draws it counts.
    #[must_use]
    pub fn draws(&self) -> u32 {
        self.rows.iter().map(|row| row.drawn).sum()
    }

    /// Of how many fair games one departs from what could be expected at least as far as these draws; `None`: there are
    /// too few of them to say. By the chi-square of the rows, its tail by the cube root (Wilson and Hilferty, 1931).
    #[must_use]
    pub fn one_in(&self) -> Option<u32> {
        let draws = f64::from(self.draws());
        let free = self.rows.iter().filter(|row| row.variance > 0.0).count().saturating_sub(1);
        if draws < 10.0 || free == 0 {
            return None;
        }
        let part = |row: &Row| {
            let gap = f64::from(row.drawn) - row.expected;
            gap * gap / row.variance * (1.0 - row.expected / draws)
        };
        let sum: f64 = self.rows.iter().filter(|row| row.variance > 0.0).map(part).sum();
        Some((1.0 / tail(sum, free as f64).max(1e-6)).round() as u32)
    }

    fn row(&mut self, outcome: u8) -> &mut Row {
        let place = self.rows.partition_point(|row| row.outcome < outcome);
        if self.rows.get(place).is_none_or(|row| row.outcome != outcome) {
            self.rows.insert(place, Row { outcome, drawn: 0, expected: 0.0, variance: 0.0 });
        }
        &mut self.rows[place]
    }
}

/// The chance that a chi-square of so many degrees of freedom is at least `sum`.
fn tail(sum: f64, free: f64) -> f64 {
    let spread = 2.0 / (9.0 * free);
    let z = ((sum / free).cbrt() - (1.0 - spread)) / spread.sqrt();
    // Abramowitz and Stegun, 26.2.17: right to seven digits.
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let poly = t
        * (0.319_381_530
            + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    let upper = (-z * z / 2.0).exp() / std::f64::consts::TAU.sqrt() * poly;
    if z > 0.0 { upper } else { 1.0 - upper }
}

/// Charts by kind and seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Account(pub Vec<Chart>);

impl Account {
    /// Of all draws of a record; empty where it is no game by the rules.
    #[must_use]
    pub fn of<G: Draws>(record: &Record) -> Self {
        let mut account = Account::default();
        let Ok(setup) = G::Setup::new(record.seats, &record.options) else { return account };
        let mut game = G::new(&setup);
        for text in &record.steps {
            let Ok(step) = Step::parse::<G>(text, record.seats) else { return Account::default() };
            if let (Step::Chance(chance), Turn::Chance) = (step, game.turn()) {
                account.draw(&game, chance);
            }
            if game.apply(step, &mut ()).is_err() {
                return Account::default();
            }
        }
        account
    }

    fn draw<G: Draws>(&mut self, game: &G, came: G::Chance) {
        let Some(drawn) = G::sort(&came) else { return };
        let (mut chances, mut all) = (Vec::<(u8, u32)>::new(), 0);
        game.chance_outcomes(|chance, weight| {
            let Some(cell) = G::sort(&chance) else { return };
            all += weight;
            match chances.iter_mut().find(|(outcome, _)| *outcome == cell.outcome) {
                Some((_, sum)) => *sum += weight,
                None => chances.push((cell.outcome, weight)),
            }
        });
        let chart = self.chart(drawn.kind, drawn.seat);
        for (outcome, weight) in chances.into_iter().filter(|(_, weight)| *weight > 0) {
            let chance = f64::from(weight) / f64::from(all);
            let row = chart.row(outcome);
            row.expected += chance;
            row.variance += chance * (1.0 - chance);
        }
        chart.row(drawn.outcome).drawn += 1;
    }

    fn chart(&mut self, kind: &'static str, seat: Option<Seat>) -> &mut Chart {
        let place = self.0.iter().position(|chart| chart.kind == kind && chart.seat == seat);
        let place = place.unwrap_or_else(|| {
            self.0.push(Chart { kind, seat, rows: Vec::new() });
            self.0.len() - 1
        });
        &mut self.0[place]
    }

    /// Adds another game's draws, everybody's together.
    pub fn add(&mut self, other: &Account) {
        for chart in &other.0 {
            let sum = self.chart(chart.kind, None);
            for row in &chart.rows {
                let into = sum.row(row.outcome);
                into.drawn += row.drawn;
                into.expected += row.expected;
                into.variance += row.variance;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_carrots::State as Carrots;
    use furrow_fable::State as Fable;
    use rand::SeedableRng;

    #[test]
    fn the_tail_is_that_of_the_tables() {
        // Critical values of the printed tables, 5 % and 1 %.
        for (sum, free, chance) in
            [(11.070, 5.0, 0.05), (15.086, 5.0, 0.01), (3.841, 1.0, 0.05), (18.307, 10.0, 0.05)]
        {
            assert!((tail(sum, free) - chance).abs() < 0.004, "{sum} {free}: {}", tail(sum, free));
        }
    }

    fn random_game<G: Draws>(seed: u64) -> Record {
        let setup = G::Setup::new(*G::Setup::SEATS.start(), &serde_json::Map::new()).unwrap();
        let (mut game, mut steps) = (G::new(&setup), Vec::new());
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
        while game.turn() != Turn::Over {
            let step = furrow_game::laws::random_step(&game, &mut rng);
            steps.push(step.to_string());
            game.apply_unchecked(step, &mut ());
        }
        let text = serde_json::json!({"format": "furrow", "version": 1, "game": G::NAME, "seats": setup.seats(),
            "options": setup.options(), "steps": steps});
        Record::parse(&text.to_string(), 1).unwrap()
    }

    #[test]
    fn what_was_expected_adds_up_to_what_was_drawn() {
        let all = [
            Account::of::<Fable>(&random_game::<Fable>(1)),
            Account::of::<Carrots>(&random_game::<Carrots>(2)),
        ];
        for account in &all {
            assert!(!account.0.is_empty());
            for chart in &account.0 {
                let expected: f64 = chart.rows.iter().map(|row| row.expected).sum();
                assert!((expected - f64::from(chart.draws())).abs() < 1e-6, "{chart:?}");
            }
        }
    }

    #[test]
    fn fair_games_are_seldom_called_rare() {
        let mut rare = 0;
        for seed in 0..60 {
            let mut sum = Account::default();
            sum.add(&Account::of::<Fable>(&random_game::<Fable>(seed)));
            rare += sum.0.iter().filter(|chart| chart.one_in().is_some_and(|n| n >= 100)).count();
        }
        assert!(rare < 8, "{rare} of some 200 charts are of the kind that one in a hundred is");
    }
}
