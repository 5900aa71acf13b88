use std::sync::Arc;

use mittwoch_ai::Mind;
use mittwoch_kernel::{FastRng, Whole};

use crate::{JudgeNet, Sight};

/// How much a judge is taught: what is right depends on how dear a game is and how many positions
/// of it are worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lessons {
    /// Games of the first round.
    pub first: u64,
    /// Games of each later round.
    pub games: u64,
    /// How many rounds.
    pub rounds: u32,
    /// How often the positions of a round are looked at.
    pub epochs: u32,
    /// Of a hundred positions, how many are kept.
    pub kept: u32,
    /// Of a hundred games, how many have other options than the usual ones.
    pub others: u32,
    /// The numbers of players in turn; all of the game where there is none.
    pub players: &'static [u8],
    /// Of a hundred answers, how many are given at random, by kinds of games: enough to see what
    /// else there is, few enough that the end still tells who stood better.
    pub astray: [u32; 4],
    /// Whether positions are kept too that a search hardly asks about.
    pub midway: bool,
    /// How much of what came later counts beside what the judge so far said, position by position, in
    /// percent.
    pub trace: u32,
}

impl Lessons {
    /// How much of what came later counts, from 0 to 1.
    pub fn trace(&self) -> f32 {
        self.trace as f32 / 100.0
    }
}

impl Default for Lessons {
    fn default() -> Lessons {
        Lessons {
            first: 10_000,
            games: 10_000,
            rounds: 4,
            epochs: 3,
            kept: 30,
            others: 33,
            players: &[],
            astray: [0, 2, 4, 8],
            midway: true,
            trace: 60,
        }
    }
}

/// A game whose judge can be taught: how a position looks, who plays before anything is learnt, and
/// who plays with what was learnt so far.
pub trait Student<G: Whole>: Send + Sync {
    /// How positions look to the judge.
    fn sight(&self) -> &dyn Sight<G>;

    /// The numbers of the hidden layers.
    fn hidden(&self) -> [usize; 2] {
        [64, 32]
    }

    /// The file of the weights that are learnt from games of these numbers of players.
    fn file(&self, _players: &[u8]) -> &'static str {
        "judge.net"
    }

    /// How much is played and looked at where nobody says otherwise.
    fn lessons(&self) -> Lessons {
        Lessons::default()
    }

    /// Who plays the games of the first round, and some seats of the later ones.
    fn teacher(&self) -> Box<dyn Mind<G>>;

    /// The same with tastes of its own, where the game knows such, so that games differ.
    fn varied_teacher(&self, _luck: &mut FastRng) -> Box<dyn Mind<G>> {
        self.teacher()
    }

    /// Who plays with a judge that is being taught, quickly rather than well.
    fn learner(&self, net: Arc<JudgeNet>) -> Box<dyn Mind<G>>;
}
