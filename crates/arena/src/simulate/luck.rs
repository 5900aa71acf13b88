use mittwoch_kernel::{Chance, Dice, Draw, Recorder};

/// The luck of a simulated game, with or without a list of its draws.
pub(super) trait SimulatedLuck: Chance {
    /// The draws since the last call, where somebody lists them.
    fn drawn(&mut self) -> Vec<Draw>;
}

impl SimulatedLuck for Dice {
    fn drawn(&mut self) -> Vec<Draw> {
        Vec::new()
    }
}

impl SimulatedLuck for Recorder<Dice> {
    fn drawn(&mut self) -> Vec<Draw> {
        self.take()
    }
}
