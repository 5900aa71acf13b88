use std::fmt::Debug;

use crate::{Game, Sink};

/// What an event that everybody sees does.
///
/// [`Folds::apply`] is the only place of a game that says it. The rules let things happen with
/// [`Folds::happen`], which applies the event to the state; whoever is told of it applies the same
/// event to what they know. So knowledge that is folded from event views cannot drift away from the
/// truth, and the question that follows is known to all.
///
/// What an event cannot say openly (a card drawn in secret, a sealed choice) is changed by the
/// phase that draws or seals it, and by [`Knowing::learn`](crate::Knowing::learn) for those who see
/// it.
pub trait Folds: Game {
    /// An event that everybody sees, with all that is needed in order to apply it.
    type Open: Copy + Eq + Debug + Send + Sync;

    /// Lets an open event change a state, or what somebody knows of one.
    ///
    /// It reads open fields alone, since in what somebody knows the hidden ones are missing, and it
    /// takes no luck.
    fn apply(&self, state: &mut Self::State, event: Self::Open);

    /// The open event as the table tells it.
    fn event(event: Self::Open) -> Self::Event;

    /// Lets something open happen: the state changes and the table is told.
    #[inline]
    fn happen<S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        sink: &mut S,
        event: Self::Open,
    ) {
        self.apply(state, event);
        sink.emit(|| Self::event(event));
    }
}
