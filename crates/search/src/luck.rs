use mittwoch_kernel::{Chance, FastRng};

/// Luck that is the same for every answer that is looked at in one world, made only where it is
/// needed.
pub struct WorldLuck {
    seed: u64,
    stream: Option<FastRng>,
}

impl WorldLuck {
    /// The luck of a world, from its beginning.
    pub fn new(seed: u64) -> WorldLuck {
        WorldLuck { seed, stream: None }
    }

    /// The generator itself, for guesses.
    pub fn stream(&mut self) -> &mut FastRng {
        let seed = self.seed;
        self.stream.get_or_insert_with(|| FastRng::new(seed))
    }

    /// Whether anything was drawn.
    pub fn was_needed(&self) -> bool {
        self.stream.is_some()
    }
}

impl Chance for WorldLuck {
    fn below(&mut self, bound: u32) -> u32 {
        self.stream().below(bound)
    }
}
