//! A player on a seat of one game.

use crate::{Fallen, Player, player::Kind};
use furrow_bots::{Asked, Bot, Level, Playable, generator, search::Searcher};
use furrow_game::{Seat, Viewer, envelope, fair::Seed};
use furrow_outside::{Fault, Hello, Host, Outsider, Program};
use rand_pcg::Pcg64Mcg;

/// A player on a seat of one game.
#[derive(Debug)]
pub struct Seated<G: Playable> {
    player: Player,
    /// The text that names the game, for what it does by chance.
    game: String,
    seat: Seat,
    mind: Mind<G>,
    /// Decisions so far.
    asked: u32,
    fallen: Option<Fallen>,
}

#[derive(Debug)]
enum Mind<G: Playable> {
    /// It was not asked yet: how it searches goes by the view.
    Unasked,
    Bot(Bot<G>),
    Cheat(Pcg64Mcg),
    Outside(Outsider),
}

impl<G: Playable> Seated<G> {
    pub(crate) fn new(player: &Player, game: &str, seat: Seat) -> Self {
        let (player, game) = (player.clone(), game.to_owned());
        Seated { player, game, seat, mind: Mind::Unasked, asked: 0, fallen: None }
    }

    /// Chooses one of the actions. A program that fails is let go, and `random` chooses from then on.
    pub fn choose(&mut self, asked: &Asked<'_, G>) -> G::Action {
        self.asked += 1;
        let chosen = self.ask(asked);
        chosen.unwrap_or_else(|fault| {
            self.fallen = Some(self.fallen(&fault));
            let mut random = Bot::new(Level::Random, &self.game, self.seat);
            let action = random.choose(asked.sight, asked.actions);
            self.mind = Mind::Bot(random);
            action
        })
    }

    /// The game is over; `history` is what its seat saw. Tells how it was lost, if it was.
    pub fn end(self, game: &G, history: &[G::Seen]) -> Option<Fallen> {
        if let Mind::Outside(program) = self.mind {
            let known = envelope(game, Viewer::Seat(self.seat), history);
            program.end(&game.ranks().unwrap_or_default(), game.scores().as_deref(), known);
        }
        self.fallen
    }

    fn ask(&mut self, asked: &Asked<'_, G>) -> Result<G::Action, Fault> {
        if let Mind::Unasked = self.mind {
            self.mind = self.begin(asked)?;
        }
        let alone = asked.actions.len() == 1;
        Ok(match &mut self.mind {
            Mind::Outside(program) => {
                let known = envelope(asked.truth, asked.sight.viewer, &asked.sight.history);
                program.choose::<G>(known, asked.actions)?
            }
            _ if alone => asked.actions[0],
            Mind::Bot(bot) => bot.choose(asked.sight, asked.actions),
            Mind::Cheat(rng) => {
                Searcher::new(self.player.effort::<G>(&asked.sight.view)).cheat(asked, rng).best()
            }
            Mind::Unasked => unreachable!("it has begun"),
        })
    }

    fn begin(&self, asked: &Asked<'_, G>) -> Result<Mind<G>, Fault> {
        Ok(match self.player.kind() {
            Kind::Level(level) if !self.player.is_changed() => {
                Mind::Bot(Bot::new(*level, &self.game, self.seat))
            }
            Kind::Level(_) => {
                let effort = self.player.effort::<G>(&asked.sight.view);
                Mind::Bot(Bot::searching(effort, &self.game, self.seat))
            }
            Kind::Cheat => Mind::Cheat(generator(&self.game, self.seat)),
            Kind::Program(program, host) => Mind::Outside(self.start(program, host, asked.truth.setup())?),
        })
    }

    fn start(&self, program: &Program, host: &Host, setup: &G::Setup) -> Result<Outsider, Fault> {
        let seed = Seed::of_game(&format!("{}/program", self.game), u64::from(self.seat.number())).to_hex();
        Outsider::start(program, host, &Hello::of::<G>(setup, self.seat, &seed, &self.game))
    }

    fn fallen(&self, fault: &Fault) -> Fallen {
        let (kind, why) = (fault.kind().to_owned(), fault.to_string());
        let (seat, decision) = (self.seat.number(), self.asked);
        Fallen { seat, decision, fault: kind, why, stderr: fault.stderr.clone() }
    }
}
