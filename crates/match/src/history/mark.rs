use std::collections::VecDeque;

use mittwoch_kernel::Whole;

/// How many moments are kept: each is as large as all that the seats know. Whoever goes back
/// further waits until the answers before are given again, a few thousandths of a second.
const KEPT: usize = 3;

/// A moment before an answer.
struct Checkpoint<G: Whole> {
    answers: usize,
    state: G::State,
    knowledge: Vec<G::Knowledge>,
}

/// The latest moments before answers, the latest last.
pub(super) struct Checkpoints<G: Whole>(VecDeque<Checkpoint<G>>);

impl<G: Whole> Default for Checkpoints<G> {
    fn default() -> Checkpoints<G> {
        Checkpoints(VecDeque::new())
    }
}

impl<G: Whole> Checkpoints<G> {
    /// Keeps a moment.
    pub(super) fn set(&mut self, answers: usize, state: &G::State, knowledge: &[G::Knowledge]) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back(Checkpoint { answers, state: *state, knowledge: knowledge.to_vec() });
    }

    /// What was true after so many answers, if it is kept; later moments are forgotten.
    pub(super) fn back(&mut self, answers: usize) -> Option<(G::State, Vec<G::Knowledge>)> {
        while self.0.back().is_some_and(|mark| mark.answers > answers) {
            self.0.pop_back();
        }
        self.0.back().filter(|mark| mark.answers == answers)?;
        let mark = self.0.pop_back()?;
        Some((mark.state, mark.knowledge))
    }
}
