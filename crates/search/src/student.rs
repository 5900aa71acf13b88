use std::sync::Arc;

use mittwoch_ai::Mind;
use mittwoch_kernel::Whole;

use crate::{JudgeNet, Sight};

/// A game whose judge can be taught: how a position looks, who plays before anything is learnt, and
/// who plays with what was learnt so far.
pub trait Student<G: Whole>: Send + Sync {
    /// How positions look to the judge.
    fn sight(&self) -> &dyn Sight<G>;

    /// The numbers of the hidden layers.
    fn hidden(&self) -> [usize; 2] {
        [64, 32]
    }

    /// Who plays the games of the first round, and some seats of the later ones.
    fn teacher(&self) -> Box<dyn Mind<G>>;

    /// Who plays with a judge that is being taught, quickly rather than well.
    fn learner(&self, net: Arc<JudgeNet>) -> Box<dyn Mind<G>>;
}
