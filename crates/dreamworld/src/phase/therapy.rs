//! What the Therapy tile of the round adds to a limit.

use crate::Dreamworld;
use crate::component::{Effect, Icon};
use crate::state::State;

/// What the tile adds for the card at a place in the line, whose bare gap is known.
#[inline]
pub(crate) fn add(game: &Dreamworld, state: &State, at: u8, gap: u8) -> i8 {
    let card = state.line[usize::from(at)].card;
    let closest = usize::from(at) + 1 == state.line.len();
    match game.tile(state) {
        Some(Effect::Numbers { bits, add }) if bits >> card.number() & 1 != 0 => add, // DW-7.2
        Some(Effect::ByIcon { sun, moon }) => match card.icon() {
            Icon::Sun => sun, // DW-7.3
            Icon::Moon => moon,
        },
        Some(Effect::Farthest(amount)) if at == 0 => amount, // DW-7.4, DW-7.6
        Some(Effect::Closest(amount)) if closest => amount,  // DW-7.5, DW-7.6
        Some(Effect::SmallGap { at_most, add }) if gap <= at_most => add, // DW-7.7
        _ => 0,
    }
}

/// The limit of a turn: everything is added up before a negative sum is raised to 0 (DW-6.7).
#[inline]
pub(crate) fn limit(gap: u8, add: i8, spent: u8) -> u8 {
    (i16::from(gap) + i16::from(add) + i16::from(spent)).max(0) as u8
}
