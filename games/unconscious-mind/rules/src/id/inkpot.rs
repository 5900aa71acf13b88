//! Moving the inkpot (chapter 5).

use super::{Did, Freed};
use crate::UnconsciousMind;
use crate::phase::state_ideas::crossings;
use crate::state::{Frame, State};

/// The covered space, from which the move is repeated (ID-5.2).
const COVERED: u8 = 4;

/// Where the inkpot goes and what it unlocks (ID-5.1, ID-5.4).
pub(super) fn ink(state: &State, steps: u8) -> Did {
    let player = state.me();
    let to = (player.inkpot + steps) % 5;
    let leftmost = 3 - player.locked.min(3);
    let freed = if crossings(player.inkpot, steps) == 0 || player.locked == 0 {
        Freed::Nothing
    } else if state.id.guards >> leftmost & 1 != 0 {
        Freed::Bright
    } else {
        Freed::Idea
    };
    Did::Inked { steps, to, freed }
}

/// Lets the inkpot land, or go on from the covered space.
pub(super) fn land(game: &UnconsciousMind, state: &mut State, to: u8, freed: Freed) {
    let player = &mut state.players[state.turn.index()];
    player.inkpot = to;
    match freed {
        Freed::Nothing => {}
        Freed::Idea => {
            player.locked -= 1;
            player.ideas += 1;
        }
        Freed::Bright => {
            state.id.guards &= !(1 << (3 - player.locked));
            player.bright += 1;
        }
    }
    if to != COVERED {
        let effect = game.catalogue.board.spaces[usize::from(to)];
        state.stack.replace(Frame::Run { effect, asked: true });
    }
}
