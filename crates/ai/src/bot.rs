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

/// Makes a bot by name, if there is one of that name; the number drives its own luck.
pub type MakeBot<G> = fn(&str, u64) -> Option<Box<dyn Bot<G>>>;

/// The bots of a game.
pub struct Bots<G: Whole> {
    /// Their names, weakest first.
    pub names: &'static [&'static str],
    /// Makes one by name; the number drives its own luck.
    pub make: MakeBot<G>,
}

impl<G: Whole> Bots<G> {
    /// The bots of a game for which nobody has written any: one that plays at random.
    pub const RANDOM: Bots<G> = Bots {
        names: &["random"],
        make: |name, seed| match name {
            "random" => Some(Box::new(crate::Random::new(seed))),
            _ => None,
        },
    };

    /// Makes a bot by name; `seed` drives its own luck.
    pub fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
        (self.make)(name, seed)
    }
}
