//! The effects that are written by hand; each says in its word why.

use crate::UnconsciousMind;
use crate::action::Action;
use crate::effect::Special;
use crate::effect::reach::Reach;
use crate::state::{DISPLAY, ROOMS, SPACES, State};

/// Whether a special effect would do something.
pub(crate) fn can(game: &UnconsciousMind, state: &State, special: Special, reach: Reach) -> bool {
    match special {
        Special::ExchangeDream => {
            (0..ROOMS).any(|room| can_exchange(state, room))
                && state.shown_manifest.iter().any(Option::is_some)
        }
        Special::TakeBackIdea => (0..SPACES as u8).any(|space| is_own_idea(state, space)),
        Special::CopyDisplay => (0..DISPLAY).any(|at| can_copy(game, state, at, reach)),
    }
}

/// Whether a room has a manifest dream that is not just being used.
pub(crate) fn can_exchange(state: &State, room: u8) -> bool {
    state.me().rooms[usize::from(room)].manifest.is_some() && state.therapy.room != Some(room)
}

/// Whether an own idea lies on a space.
pub(crate) fn is_own_idea(state: &State, space: u8) -> bool {
    let space = state.spaces[usize::from(space)];
    space.ideas > 0 && space.owner == state.turn
}

/// Whether a tile of the display could be triggered: level times 3 plus column.
fn can_copy(game: &UnconsciousMind, state: &State, at: u8, reach: Reach) -> bool {
    let tile = state.tiles[usize::from(at / 3)].shown[usize::from(at % 3)];
    let main = |tile: u8| game.catalogue.tiles[usize::from(tile)].main;
    !at.is_multiple_of(3) && tile.is_some_and(|tile| game.runs(state, main(tile), reach))
}

/// The answers to a special effect.
pub(crate) fn offer(
    game: &UnconsciousMind,
    state: &State,
    special: Special,
    offers: &mut Vec<Action>,
) {
    match special {
        Special::ExchangeDream => {
            for room in (0..ROOMS).filter(|room| can_exchange(state, *room)) {
                let shown = state.shown_manifest.iter().flatten();
                offers.extend(shown.map(|dream| Action::Exchange { room, dream: *dream }));
            }
        }
        Special::TakeBackIdea => {
            offers.extend(
                (0..SPACES as u8).filter(|at| is_own_idea(state, *at)).map(Action::TakeBack),
            );
        }
        Special::CopyDisplay => {
            let open = (0..DISPLAY).filter(|at| can_copy(game, state, *at, Reach::Now));
            offers.extend(open.map(Action::Copy));
        }
    }
}
