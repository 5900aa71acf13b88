//! A thought that is shared among threads: each gathers in worlds and with luck of its own, and
//! what all have gathered is put together before anything is chosen.

use std::thread;

use mittwoch_ai::{Mind, MindBudget, MindScene};
use mittwoch_kernel::Whole;

/// A mind that can share a thought with helpers.
pub trait SharedMind<G: Whole>: Mind<G> + Sized {
    /// Whether more than one may think: whoever is meant to overlook things does so on any machine.
    fn is_shared(&self) -> bool;

    /// Another that has heard the same and thinks alike, with nothing gathered.
    fn helper(&self) -> Self;

    /// Gathers alone what the budget allows.
    fn gather(&mut self, scene: &MindScene<'_, G>, budget: &MindBudget);

    /// Adds what a helper has gathered about the same question.
    fn take_in(&mut self, helper: Self);
}

/// Gathers with all threads of a budget; what comes of it follows from seed, iterations and the
/// number of threads, whichever of them is done first.
pub fn gather<G: Whole, M: SharedMind<G>>(
    mind: &mut M,
    scene: &MindScene<'_, G>,
    budget: &MindBudget,
) {
    let threads = if mind.is_shared() { budget.threads() } else { 1 };
    let helpers: Vec<(u64, M)> = (1..threads.into()).map(|at| (at, mind.helper())).collect();
    let gathered: Vec<M> = thread::scope(|scope| {
        let help = |(at, mut helper): (u64, M)| {
            scope.spawn(move || {
                helper.gather(&with_luck_of(scene, at), budget);
                helper
            })
        };
        let helpers: Vec<_> = helpers.into_iter().map(help).collect();
        mind.gather(scene, budget);
        helpers.into_iter().map(|helper| helper.join().expect("a helper gathers")).collect()
    });
    gathered.into_iter().for_each(|helper| mind.take_in(helper));
}

/// The same question with other luck.
fn with_luck_of<'a, G: Whole>(scene: &MindScene<'a, G>, thread: u64) -> MindScene<'a, G> {
    let MindScene { game, knowledge, seat, offers, luck } = *scene;
    let luck = luck.wrapping_add(thread.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    MindScene { game, knowledge, seat, offers, luck }
}
