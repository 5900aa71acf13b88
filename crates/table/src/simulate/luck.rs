use mittwoch_kernel::{Chance, Dice, Draw, Recorder};

/// The luck of a simulated game, with or without a list of its draws.
pub(super) trait Luck: Chance {
    /// The draws since the last call, where somebody lists them.
    fn drawn(&mut self) -> Vec<Draw>;
}

impl Luck for Dice {
    fn drawn(&mut self) -> Vec<Draw> {
        Vec::new()
    }
}

impl Luck for Recorder<Dice> {
    fn drawn(&mut self) -> Vec<Draw> {
        self.take()
    }
}
