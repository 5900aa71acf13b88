use mittwoch_ai::MindScene;
use mittwoch_kernel::{FastRng, Whole};

/// Where a search has its worlds from: states in which all that its seat knows is true.
pub trait Worlds<G: Whole>: Send {
    /// Whether what was heard counts beside what the seat knows.
    fn remembers(&self) -> bool {
        false
    }

    /// A game begins, or is told anew from its beginning.
    fn forget(&mut self) {}

    /// Hears what its seat was told; what the seat knows says so already.
    fn hear(&mut self, _game: &G, _knowledge: &G::Knowledge, _event: &G::EventView) {}

    /// Begins a thought, whose luck follows from `luck`.
    fn begin(&mut self, _scene: &MindScene<'_, G>, _luck: u64) {}

    /// The next world of a thought.
    fn next(&mut self, scene: &MindScene<'_, G>, luck: u64) -> G::State;
}

/// Deals what is hidden as if every deal were as likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct EvenWorlds;

impl<G: Whole> Worlds<G> for EvenWorlds {
    fn next(&mut self, scene: &MindScene<'_, G>, luck: u64) -> G::State {
        scene.game.determinize(scene.knowledge, &mut FastRng::new(luck))
    }
}
