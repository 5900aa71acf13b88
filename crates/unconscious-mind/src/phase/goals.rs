//! Location goals (chapter 20).

use crate::UnconsciousMind;
use crate::state::State;

/// The first open goal that the player whose turn it is meets (UM-20.1, UM-20.3).
pub(crate) fn met(game: &UnconsciousMind, state: &State) -> Option<u8> {
    (0..7).find(|goal| {
        let condition = game.catalogue.goals[usize::from(*goal)].condition;
        state.goals[usize::from(*goal)].is_none()
            && game.count(state, state.turn, condition.count) >= condition.least
    })
}
