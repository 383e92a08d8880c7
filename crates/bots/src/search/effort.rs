//! How a search goes about it.

/// How much is searched, and in which way. Equal efforts, sights, actions and generators give equal results, on any
/// number of threads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Simulations a tree; at least 1.
    pub simulations: u32,
    /// Trees grown one beside the other, their counts added at the end; at least 1. Each may have a thread.
    pub trees: u32,
    /// Truths imagined for each tree, of which each simulation takes one.
    pub truths: u32,
    /// How much is explored what the policy likes: the weight of the bias.
    pub bias: f32,
    /// How playouts choose.
    pub playouts: Playouts,
    /// Quiet points that a playout goes past before it is cut off; `None` for playouts to the end.
    pub horizon: Option<u8>,
    /// Whether imagined truths are weighed by what the others did.
    pub inference: bool,
    /// Whether what is got in a truth is told against what that truth promised from the start, by the game's
    /// prospects: a truth that is good for a seat whatever it does tells nothing of its choices. The means stay.
    pub even: bool,
    /// Whether a tree is kept from one decision of a game to the next: as far as it has an edge for every step since, so
    /// not past a draw where chance is not told apart.
    pub reuse: bool,
    /// Whether chance is told apart in the tree. If not, a node stands for all that chance may have brought, and only
    /// choices are told apart.
    pub chance: bool,
}

/// How playouts choose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Playouts {
    /// Any action, each as likely.
    Random,
    /// By the game's policy, an action that it likes e times as much being e^sharpness times as likely.
    Policy {
        /// 1 as the policy says, 0 anything, many the best.
        sharpness: f32,
    },
}

impl Effort {
    /// A single tree of so many simulations, everything else as most games have it.
    #[must_use]
    pub const fn of(simulations: u32) -> Self {
        Effort {
            simulations,
            trees: 1,
            truths: 512,
            bias: 0.7,
            playouts: Playouts::Policy { sharpness: 1.0 },
            horizon: Some(0),
            inference: true,
            even: false,
            reuse: false,
            chance: true,
        }
    }
}
