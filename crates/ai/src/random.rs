use mittwoch_kernel::{FastRng, Seat, Whole};

use crate::{Bot, pick};

/// A bot that takes any offer, each with the same probability.
#[derive(Clone, Debug)]
pub struct Random(FastRng);

impl Random {
    /// A bot whose choices follow from `seed`.
    pub fn new(seed: u64) -> Random {
        Random(FastRng::new(seed))
    }
}

impl<G: Whole> Bot<G> for Random {
    fn choose(
        &mut self,
        _game: &G,
        _knowledge: &G::Knowledge,
        _seat: Seat,
        offers: &[G::Action],
    ) -> G::Action {
        pick(offers, &mut self.0)
    }
}
