//! Location goals (chapter 20).

use crate::UnconsciousMind;
use crate::state::State;

/// The first open goal that the player whose turn it is meets (UM-20.1, UM-20.3).
pub(crate) fn met(game: &UnconsciousMind, state: &State) -> Option<u8> {
    let row = if game.config.is_solo() { state.id.goal_row } else { [0, 1, 2, 3, 4, 5, 6] };
    row.into_iter().find(|goal| {
        let condition = game.catalogue.goals[usize::from(*goal)].condition;
        state.goals[usize::from(*goal)].is_none()
            && game.count(state, state.turn, condition.count) >= condition.least
    })
}
