//! Where a line of thought goes on in Notre Dame, and what others may keep.

use mittwoch_ai::pick;
use mittwoch_kernel::{FastRng, Seat};
use mittwoch_notre_dame::{Action, Frame, NotreDame, State};
use mittwoch_search::Guide;

/// A line is a card or a person with all that it asks.
pub(super) struct RoundGuide;

impl Guide<NotreDame> for RoundGuide {
    fn goes_on(&self, _game: &NotreDame, _root: &State, state: &State, _seat: Seat) -> bool {
        state.stack.depth() > 1
    }

    /// What is kept in secret is guessed (ND-5.4); what others play afterwards is the judge's to know.
    fn is_settled(&self, _game: &NotreDame, _root: &State, state: &State, _seat: Seat) -> bool {
        !matches!(state.stack.top(), Some(Frame::Draft { .. }))
    }

    fn guess(
        &self,
        _game: &NotreDame,
        _state: &State,
        _seat: Seat,
        offers: &[Action],
        luck: &mut FastRng,
    ) -> Action {
        pick(offers, luck)
    }
}
