//! The tree of what the searching seat may come to see.

use super::prospects::Payoffs;
use furrow_game::{Game, MAX_SEATS};

/// The number of a node in its tree.
pub(super) type NodeId = u32;

/// A step as the searcher sees it, and what came of it. Steps that it cannot tell apart are one.
#[derive(Clone, Debug)]
pub(super) struct Edge<G: Game> {
    pub(super) seen: G::Seen,
    /// The node behind it; the root, to which nobody goes, until somebody comes along.
    pub(super) to: NodeId,
    /// Simulations that came along.
    pub(super) visits: u32,
    /// Simulations that might have.
    pub(super) available: u32,
    /// By seat, the payoffs of those that came along, added up.
    pub(super) sums: [f64; MAX_SEATS],
}

impl<G: Game> Edge<G> {
    /// What a seat got along here on average; `None` if nobody came.
    pub(super) fn mean(&self, seat: usize) -> Option<f64> {
        (self.visits > 0).then(|| self.sums[seat] / f64::from(self.visits))
    }
}

/// An information set of the searcher, or a point where it waits for others or for chance.
#[derive(Clone, Debug)]
pub(super) struct Node<G: Game> {
    pub(super) edges: Vec<Edge<G>>,
    /// Simulations that ended a descent here or went on.
    pub(super) visits: u32,
    /// Their payoffs, added up.
    pub(super) sums: [f64; MAX_SEATS],
}

/// Nodes by number.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
}

/// The node where the searcher is now.
pub(super) const ROOT: NodeId = 0;

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        Tree { nodes: vec![Node::new()] }
    }

    pub(super) fn node(&self, node: NodeId) -> &Node<G> {
        &self.nodes[node as usize]
    }

    pub(super) fn node_mut(&mut self, node: NodeId) -> &mut Node<G> {
        &mut self.nodes[node as usize]
    }

    /// The place among a node's edges of the one that is seen so; it is made if there is none. It is looked for in the
    /// `likely` place first.
    pub(super) fn edge(&mut self, node: NodeId, seen: G::Seen, likely: usize) -> usize {
        let edges = &mut self.node_mut(node).edges;
        if edges.get(likely).is_some_and(|edge| edge.seen == seen) {
            return likely;
        }
        edges.iter().position(|edge| edge.seen == seen).unwrap_or_else(|| {
            edges.push(Edge { seen, to: ROOT, visits: 0, available: 0, sums: [0.0; MAX_SEATS] });
            edges.len() - 1
        })
    }

    /// The node behind an edge; it is made if nobody has been there.
    pub(super) fn follow(&mut self, node: NodeId, edge: usize) -> NodeId {
        let to = self.node(node).edges[edge].to;
        if to != ROOT {
            return to;
        }
        let to = self.nodes.len() as NodeId;
        self.nodes.push(Node::new());
        self.node_mut(node).edges[edge].to = to;
        to
    }

    /// Counts a simulation: the nodes it came through, each with the edge it left by but for the last.
    pub(super) fn count(&mut self, path: &[(NodeId, usize)], last: NodeId, payoffs: &Payoffs) {
        for (node, edge) in path {
            let node = &mut self.nodes[*node as usize];
            node.count(payoffs);
            let edge = &mut node.edges[*edge];
            edge.visits += 1;
            add(&mut edge.sums, payoffs);
        }
        self.nodes[last as usize].count(payoffs);
    }

    /// The part of the tree behind these steps, if it has been there.
    pub(super) fn behind(&self, steps: &[G::Seen]) -> Option<Self> {
        let mut at = ROOT;
        for step in steps {
            at = self.node(at).edges.iter().find(|edge| edge.seen == *step && edge.to != ROOT)?.to;
        }
        let mut tree = Tree { nodes: Vec::new() };
        self.copy(at, &mut tree);
        Some(tree)
    }

    fn copy(&self, from: NodeId, tree: &mut Self) -> NodeId {
        let to = tree.nodes.len() as NodeId;
        tree.nodes.push(self.node(from).clone());
        for edge in 0..self.node(from).edges.len() {
            let behind = self.node(from).edges[edge].to;
            if behind != ROOT {
                tree.nodes[to as usize].edges[edge].to = self.copy(behind, tree);
            }
        }
        to
    }
}

impl<G: Game> Node<G> {
    fn new() -> Self {
        Node { edges: Vec::new(), visits: 0, sums: [0.0; MAX_SEATS] }
    }

    fn count(&mut self, payoffs: &Payoffs) {
        self.visits += 1;
        add(&mut self.sums, payoffs);
    }
}

fn add(sums: &mut [f64; MAX_SEATS], payoffs: &Payoffs) {
    sums.iter_mut().zip(payoffs).for_each(|(sum, payoff)| *sum += f64::from(*payoff));
}
