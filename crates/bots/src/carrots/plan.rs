//! How many turns a marker needs on its own, by its space, its lettuces and its carrots.
//!
//! The race of one marker that meets nobody, where position spaces pay by chance, is solved once by value iteration
//! and kept: what is left of a game is then looked up.

use super::purse::{self, POINTS};
use furrow_carrots::{Course, FINISH, LETTUCES, Layout, Setup, Space, TEN, cost, reach};
use std::{ops::Range, sync::OnceLock};

/// How often a position space pays whoever plans for it, if the race has such a position at all: often, for the space
/// is chosen when the time comes. Far and away the weight that matters most.
const LUCK: f32 = 0.8;

/// The turns that a hare space costs on average, where a die is rolled.
pub(super) const HARE: f64 = 0.4;

/// More turns than any plan takes.
const NEVER: f32 = 2000.0;

/// More turns than it takes to reach a carrot space.
const DETOUR: f32 = 10.0;

/// A plan is good enough once a sweep changes no number of turns by more than this.
const CLOSE: f32 = 0.01;

/// The same where there are far too many carrots.
const ROUGH: f32 = 0.2;

/// Sweeps at most; about thirty are enough.
const SWEEPS: usize = 3000;

/// The turns from each space, by purse.
type Table = Vec<[f32; POINTS]>;

/// The turns that a marker needs.
#[derive(Debug)]
pub(super) struct Plan {
    /// By lettuces, then by space: from the beginning of a turn, free to act, its position income taken.
    tables: Vec<Table>,
    terms: Terms,
}

/// What the turns depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// Which course.
    pub(super) layout: Layout,
    /// Players.
    pub(super) seats: u8,
    /// Whether a die is rolled on hare spaces.
    pub(super) rolls: bool,
}

/// Plans already made: by layout, players, die.
static PLANS: [OnceLock<Plan>; 20] = [const { OnceLock::new() }; 20];

impl Plan {
    /// The plan for such a race.
    pub(super) fn of(terms: Terms) -> &'static Plan {
        let kinds = [usize::from(terms.seats - 2), usize::from(terms.rolls)];
        let index = kinds.into_iter().zip([5, 2]).fold(terms.layout as usize, |at, (n, of)| at * of + n);
        PLANS[index].get_or_init(|| Plan::solve(terms))
    }

    /// Turns from the beginning of a turn.
    pub(super) fn turns(&self, space: u8, lettuces: u8, carrots: u32) -> f64 {
        f64::from(purse::at(&self.tables[usize::from(lettuces)][usize::from(space)], carrots))
    }

    /// Turns after the one that has brought it to this space.
    pub(super) fn after(&self, space: u8, lettuces: u8, carrots: u32) -> f64 {
        if space == FINISH {
            return 0.0;
        }
        let lettuces = usize::from(lettuces);
        f64::from(self.terms.arrival(&self.tables[..=lettuces], space, carrots))
    }

    fn solve(terms: Terms) -> Plan {
        let most = LETTUCES[usize::from(terms.seats == 2)];
        let mut tables: Vec<Table> = Vec::new();
        for _ in 0..=most {
            tables.push(vec![[NEVER; POINTS]; usize::from(FINISH)]);
            let mut arrivals = tables[tables.len() - 1].clone();
            let mut settle = |tables: &mut [Table], points: Range<usize>, close: f32| {
                let _ = (0..SWEEPS).any(|_| terms.sweep(tables, &mut arrivals, points.clone()) < close);
            };
            settle(&mut tables, 0..purse::RICH, CLOSE);
            for point in purse::RICH..POINTS {
                terms.guess(&mut tables, point);
            }
            settle(&mut tables, purse::RICH..POINTS, ROUGH);
            settle(&mut tables, 0..purse::RICH, CLOSE);
        }
        Plan { tables, terms }
    }
}

impl Terms {
    fn course(self) -> &'static Course {
        self.layout.course()
    }

    /// Markers in the race.
    fn markers(self) -> u8 {
        if self.seats == 2 { 4 } else { self.seats }
    }

    /// Turns after an arrival with as many lettuces as there are tables less one.
    fn arrival(self, tables: &[Table], space: u8, carrots: u32) -> f32 {
        let table = &tables[tables.len() - 1][usize::from(space)];
        match self.course().space(space) {
            Space::Lettuce => {
                let income = TEN * (u32::from(self.markers()) + 1) / 2;
                let Some(fewer) = tables.len().checked_sub(2) else { return NEVER };
                1.0 + purse::at(&tables[fewer][usize::from(space)], carrots + income)
            }
            Space::Hare if self.rolls => HARE as f32 + purse::at(table, carrots),
            kind => {
                let paying = (1..=self.markers()).filter(|position| kind.pays(*position));
                let chance = LUCK / paying.clone().count().max(1) as f32;
                let (mut turns, mut rest) = (0.0, 1.0_f32);
                for position in paying {
                    turns += chance * purse::at(table, carrots + TEN * u32::from(position));
                    rest -= chance;
                }
                turns + rest * purse::at(table, carrots)
            }
        }
    }

    /// Begins a point of the last table with the turns of the one before and those in which the difference is given.
    fn guess(self, tables: &mut [Table], point: usize) {
        let more = purse::carrots(point) - purse::carrots(point - 1);
        for turns in tables.iter_mut().last().into_iter().flatten() {
            turns[point] = turns[point - 1] + DETOUR + more as f32 / TEN as f32;
        }
    }

    /// Improves points of the last table; the greatest change.
    fn sweep(self, tables: &mut [Table], arrivals: &mut Table, points: Range<usize>) -> f32 {
        let mut change = 0.0_f32;
        let last = tables.len() - 1;
        for point in points {
            for space in (0..FINISH).rev() {
                let best = self.best(&tables[last], arrivals, last, space, point);
                let turns = &mut tables[last][usize::from(space)][point];
                change = change.max(*turns - best);
                *turns = turns.min(best);
                arrivals[usize::from(space)][point] = self.arrival(tables, space, purse::carrots(point));
            }
        }
        change
    }

    /// The turns with the best action (P10 to P14).
    fn best(self, table: &Table, arrivals: &Table, lettuces: usize, space: u8, point: usize) -> f32 {
        let (here, carrots) = (usize::from(space), purse::carrots(point));
        let mut best = self.best_forward(arrivals, lettuces, space, carrots);
        if let Some(to) = (1..space).rev().find(|to| self.course().space(*to) == Space::Tortoise) {
            best = best.min(purse::at(&table[usize::from(to)], carrots + TEN * u32::from(space - to)));
        }
        if self.course().space(space) == Space::Carrot {
            best = best.min(purse::at(&table[here], carrots + TEN));
            if point > 0 && carrots >= TEN {
                let below = point - (TEN as usize).min(point).min(if purse::is_fine(point) { 10 } else { 1 });
                let turns = (carrots - purse::carrots(below)) as f32 / TEN as f32;
                best = best.min(table[here][below] + turns - 1.0);
            }
        }
        if best == f32::INFINITY {
            best = table[0][purse::START as usize];
        }
        1.0 + best
    }

    fn best_forward(self, arrivals: &Table, lettuces: usize, space: u8, carrots: u32) -> f32 {
        let mut best = f32::INFINITY;
        for n in 1..=reach(carrots).min(FINISH - space) {
            let (to, left) = (space + n, carrots - cost(n));
            match self.course().space(to) {
                Space::Tortoise => {}
                Space::Lettuce if lettuces == 0 => {}
                Space::Finish if lettuces > 0 || left > TEN => {}
                Space::Finish => best = 0.0,
                _ => best = best.min(purse::at(&arrivals[usize::from(to)], left)),
            }
        }
        best
    }
}

const _: () = assert!(purse::START == Setup::standard(3).start_carrots);
