use mittwoch_kernel::{Chance, Dice};

/// The luck of a match.
pub(crate) trait MatchLuck: Chance + Clone + Send + 'static {
    /// Goes to a position in the stream of words, where there is one.
    fn seek(&mut self, position: u64);
}

impl MatchLuck for Dice {
    fn seek(&mut self, position: u64) {
        Dice::seek(self, position);
    }
}

/// Luck that is written down beforehand has no stream to go back in.
#[cfg(feature = "redeal")]
impl MatchLuck for mittwoch_kernel::Script {
    fn seek(&mut self, _position: u64) {}
}
