//! Where the others may stand when this seat has its next turn.

use super::plan::Plan;
use furrow_carrots::{FINISH, Marker, Owes, Phase, State};
use furrow_game::Seat;

/// How soon a move that is worse becomes unlikely: by so many turns, and it is a sixteenth as likely as the best.
const BLUNDER: f64 = 1.5;

/// Spaces, start and finish included.
const SPACES: usize = FINISH as usize + 1;

/// A marker of another seat that is not home.
struct Rival {
    /// By space: how likely it is to stand ahead of it.
    ahead: [f64; SPACES],
}

/// The others.
pub(super) struct Rivals {
    markers: Vec<Rival>,
    /// The turns that each seat with a single marker needs.
    turns: Vec<f64>,
}

impl Rivals {
    /// What the others may do, each on its own.
    pub(super) fn new(state: &State, me: Seat, plan: &Plan) -> Self {
        let mut rivals = Rivals { markers: Vec::new(), turns: Vec::new() };
        for seat in Seat::all(state.setup.seats).filter(|seat| *seat != me && !state.has_finished(*seat)) {
            rivals.watch(state, seat, plan);
        }
        rivals
    }

    fn watch(&mut self, state: &State, seat: Seat, plan: &Plan) {
        let lands = lands(state, seat, plan);
        let moves: f64 = lands.iter().flatten().sum();
        for marker in state.markers().filter(|marker| !state.is_home(seat, *marker)) {
            let mut at = lands[marker.index()];
            let moved: f64 = at.iter().sum();
            let here = &mut at[usize::from(state.space_of(seat, marker))];
            if moves > 0.0 {
                *here += moves - moved;
                at.iter_mut().for_each(|weight| *weight /= moves);
            } else {
                *here = 1.0;
            }
            self.markers.push(Rival { ahead: tails(at) });
        }
        if state.setup.markers() == 1 {
            let space = state.space_of(seat, Marker::A);
            let (lettuces, carrots) = (state.lettuces[seat.index()], state.carrots[seat.index()]);
            self.turns.push(plan.turns(space, lettuces, carrots));
        }
    }

    /// By the number of markers of others ahead of a space that are not home now, how likely it is.
    pub(super) fn ahead(&self, space: u8) -> [f64; 6] {
        let mut chances = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        for rival in &self.markers {
            let ahead = rival.ahead[usize::from(space)];
            for n in (1..chances.len()).rev() {
                chances[n] = chances[n] * (1.0 - ahead) + chances[n - 1] * ahead;
            }
            chances[0] *= 1.0 - ahead;
        }
        chances
    }

    /// How likely a space is taken.
    pub(super) fn taken(&self, space: u8) -> f64 {
        let space = usize::from(space);
        let stands = |rival: &Rival| rival.ahead[space.saturating_sub(1)] - rival.ahead[space];
        self.markers.iter().map(stands).sum::<f64>().clamp(0.0, 1.0)
    }

    /// How many markers are likely to pass this space, of those behind it, and how many not; and how likely it is
    /// that none passes in either direction.
    pub(super) fn pass(&self, state: &State, me: Seat, space: u8) -> (f64, f64) {
        let others =
            state.all_markers().filter(|(seat, marker)| *seat != me && !state.is_home(*seat, *marker));
        let (mut passing, mut none) = (0.0, 1.0);
        for ((seat, marker), rival) in others.zip(&self.markers) {
            let ahead = rival.ahead[usize::from(space)];
            let passes = if state.space_of(seat, marker) > space { 1.0 - ahead } else { ahead };
            passing += passes;
            none *= 1.0 - passes;
        }
        (passing, none)
    }

    /// How many other seats need fewer turns than this.
    pub(super) fn faster(&self, turns: f64) -> usize {
        self.turns.iter().filter(|other| **other < turns).count()
    }
}

/// By marker and space, how much it is drawn there at its next turn; nothing if that turn passes by itself.
fn lands(state: &State, seat: Seat, plan: &Plan) -> [[f64; SPACES]; 2] {
    let mut lands = [[0.0; SPACES]; 2];
    if state.owes[seat.index()] != Owes::Nothing {
        return lands;
    }
    let mut then = state.clone();
    (then.seat, then.phase) = (seat, Phase::Move);
    let lettuces = state.lettuces[seat.index()];
    let judged: Vec<(Marker, u8, f64)> = then
        .actions(seat)
        .iter()
        .map(|action| {
            let marker = action.marker.unwrap_or(Marker::A);
            let (space, cost, income) = then.exchange(seat, marker, action.act);
            let purse = then.purse(seat, marker);
            let here = plan.turns(then.space_of(seat, marker), lettuces, purse);
            (marker, space, plan.after(space, lettuces, purse + income - cost) - here)
        })
        .collect();
    let best = judged.iter().map(|(_, _, turns)| *turns).fold(f64::INFINITY, f64::min);
    for (marker, space, turns) in judged {
        let near = 1.0 / (1.0 + (turns - best) / BLUNDER);
        lands[marker.index()][usize::from(space)] += near * near * near * near;
    }
    lands
}

/// From the chance of each space, that of standing ahead of it.
fn tails(at: [f64; SPACES]) -> [f64; SPACES] {
    let mut ahead = [0.0; SPACES];
    for space in (0..SPACES - 1).rev() {
        ahead[space] = ahead[space + 1] + at[space + 1];
    }
    ahead
}
