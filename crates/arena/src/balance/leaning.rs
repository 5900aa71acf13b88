//! What a seat must take and may not take.

use std::collections::BTreeSet;

use mittwoch_kernel::{Chance, FastRng};

/// What a seat is told about a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LeaningOrder {
    /// Nothing.
    Free,
    /// To take it as soon as it can be had.
    Forced,
    /// To leave it.
    Forbidden,
}

/// The orders of a seat in a game, and what it has taken so far.
pub(super) struct Leaning {
    seed: u64,
    lean: u32,
    taken: BTreeSet<String>,
}

impl Leaning {
    pub(super) fn new(seed: u64, lean: u32) -> Leaning {
        Leaning { seed, lean, taken: BTreeSet::new() }
    }

    /// What the seat is told about a component: it follows from the seed and the name alone.
    pub(super) fn order(&self, component: &str) -> LeaningOrder {
        if self.lean == 0 {
            return LeaningOrder::Free;
        }
        match FastRng::new(self.seed ^ number(component)).below(self.lean) {
            0 => LeaningOrder::Forced,
            1 => LeaningOrder::Forbidden,
            _ => LeaningOrder::Free,
        }
    }

    /// The places of the answers that are left, of some that each name components: those that take
    /// what must be taken, else those that take nothing forbidden, else all.
    pub(super) fn left(&self, named: &[Vec<String>]) -> Vec<usize> {
        let due =
            |one: &String| !self.taken.contains(one) && self.order(one) == LeaningOrder::Forced;
        let wrong = |one: &String| self.order(one) == LeaningOrder::Forbidden;
        let allowed: Vec<usize> =
            (0..named.len()).filter(|at| !named[*at].iter().any(wrong)).collect();
        let forced = allowed.iter().copied().filter(|at| named[*at].iter().any(due));
        let forced: Vec<usize> = forced.collect();
        match (forced.is_empty(), allowed.is_empty()) {
            (false, _) => forced,
            (true, false) => allowed,
            (true, true) => (0..named.len()).collect(),
        }
    }

    /// Notes what an answer took.
    pub(super) fn take(&mut self, named: &[String]) {
        self.taken.extend(named.iter().cloned());
    }
}

/// A number that follows from a name alone, with any compiler (FNV-1a).
fn number(name: &str) -> u64 {
    let step = |number: u64, byte: u8| (number ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
    name.bytes().fold(0xCBF2_9CE4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A component with this order.
    fn with(leaning: &Leaning, order: LeaningOrder) -> String {
        let names = (0..).map(|number| format!("tile {number}"));
        names.into_iter().find(|name| leaning.order(name) == order).expect("some have it")
    }

    #[test]
    fn what_is_forced_comes_first_and_once_and_what_is_forbidden_never_while_there_is_another() {
        let mut leaning = Leaning::new(7, 8);
        let [forced, free, forbidden] =
            [LeaningOrder::Forced, LeaningOrder::Free, LeaningOrder::Forbidden]
                .map(|order| vec![with(&leaning, order)]);
        let all = [forbidden.clone(), free.clone(), forced.clone(), Vec::new()];
        assert_eq!(leaning.left(&all), [2]);
        leaning.take(&forced);
        assert_eq!(leaning.left(&all), [1, 2, 3], "it was taken once");
        assert_eq!(leaning.left(&[forbidden]), [0], "something must be answered");
        assert_eq!(Leaning::new(7, 0).left(&all), [0, 1, 2, 3], "nothing is said");
    }
}
