//! The Fireworks (chapter 26): a district bonus for one tag less.

use crate::UnconsciousMind;
use crate::component::{Colour, Location};
use crate::state::State;

/// Where the Fireworks start: in Freud's district (UM-26.2).
pub(crate) fn set_up(game: &UnconsciousMind, freud: Location) -> Option<Colour> {
    game.config.fireworks.then(|| freud.district())
}

/// Whether a district bonus can still be had in a district (UM-26.6).
pub(crate) fn is_usable(state: &State, district: Colour) -> bool {
    let at = district.index();
    state.tokens[at] > 0 && state.marks[at].contains(&None)
}

/// Whether the Fireworks stand where they are of no more use.
pub(crate) fn are_stranded(state: &State) -> bool {
    state.fireworks.is_some_and(|district| !is_usable(state, district))
}

/// The next usable district clockwise, if there is another one (UM-26.5, UM-26.7).
pub(crate) fn next(state: &State) -> Option<Colour> {
    let from = state.fireworks?.index();
    let mut others = (1..Colour::ALL.len()).map(|step| Colour::ALL[(from + step) % 3]);
    others.find(|district| is_usable(state, *district))
}
