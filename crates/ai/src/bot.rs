use mittwoch_kernel::{Seat, Whole};

/// Somebody who answers questions with nothing but what their seat can know.
pub trait Bot<G: Whole>: Send {
    /// Chooses one of the offers, of which there is at least one.
    fn choose(
        &mut self,
        game: &G,
        knowledge: &G::Knowledge,
        seat: Seat,
        offers: &[G::Action],
    ) -> G::Action;
}

/// A game that bots can play.
pub trait Playable: Whole {
    /// The names of its bots, weakest first.
    const BOTS: &'static [&'static str];

    /// Makes a bot by name; `seed` drives its own luck.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}
