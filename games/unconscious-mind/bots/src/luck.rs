use mittwoch_kernel::{Chance, FastRng};

/// Luck that is the same for every answer one looks at, and that knows whether it was needed.
#[derive(Default)]
pub(super) struct SameLuck {
    seed: u64,
    stream: Option<FastRng>,
}

impl SameLuck {
    pub(super) fn new(seed: u64) -> SameLuck {
        SameLuck { seed, stream: None }
    }

    /// Whether anything was drawn.
    pub(super) fn was_needed(&self) -> bool {
        self.stream.is_some()
    }
}

impl Chance for SameLuck {
    fn below(&mut self, bound: u32) -> u32 {
        let seed = self.seed;
        self.stream.get_or_insert_with(|| FastRng::new(seed)).below(bound)
    }
}
