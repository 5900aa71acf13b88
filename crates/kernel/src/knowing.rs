use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Game, Viewer};

/// Who may know what.
pub trait Knowing: Game {
    /// What a viewer sees, built by whitelist: a field that is not in the type cannot leak.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer is told of an event; it goes over the wire, so it is written like the view.
    type EventView: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that a viewer can know who forgets nothing.
    type Knowledge: Clone + Debug + Send + Sync;

    /// What a viewer sees of the state.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a viewer is told of an event, if anything.
    fn event_view(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::EventView>;

    /// Whether an event shows a viewer something that was hidden from them.
    fn reveals(&self, event: &Self::Event, viewer: Viewer) -> bool;

    /// What a viewer knows who sees this view and remembers nothing of before.
    fn know(&self, viewer: Viewer, view: &Self::View) -> Self::Knowledge;

    /// Adds what an event tells.
    fn learn(&self, knowledge: &mut Self::Knowledge, event: &Self::EventView);

    /// The view that follows from what is known; it equals [`Knowing::view`] of the true state.
    fn known_view(&self, knowledge: &Self::Knowledge) -> Self::View;

    /// Samples a full state in which everything known is true.
    fn determinize<C: Chance>(&self, knowledge: &Self::Knowledge, chance: &mut C) -> Self::State;

    /// Groups of plain names that could change places without the viewer noticing.
    fn interchangeable(&self, knowledge: &Self::Knowledge) -> Vec<Vec<String>>;
}
