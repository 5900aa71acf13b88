//! What the Therapy tile of the round adds to a limit.

use crate::Dreamworld;
use crate::component::{Effect, Icon};
use crate::config::Ends;
use crate::state::{Placed, State};

/// What the tile adds for the card at a place in the line, whose bare gap is known.
#[inline]
pub(crate) fn add(game: &Dreamworld, state: &State, at: u8, gap: u8) -> i8 {
    let card = state.line[usize::from(at)].card;
    match game.tile(state) {
        Some(Effect::Numbers { bits, add }) if bits >> card.number() & 1 != 0 => add, // DW-7.2
        Some(Effect::ByIcon { sun, moon }) => match card.icon() {
            Icon::Sun => sun, // DW-7.3
            Icon::Moon => moon,
        },
        Some(Effect::Farthest(amount)) if is_farthest(game, state, at) => amount, // DW-7.4
        Some(Effect::Closest(amount)) if is_closest(game, state, at) => amount,   // DW-7.5
        Some(Effect::SmallGap { at_most, add }) if gap <= at_most => add,         // DW-7.7
        _ => 0,
    }
}

/// Whether no card that counts lies farther from the Client (DW-7.6, DW-7.13).
fn is_farthest(game: &Dreamworld, state: &State, at: u8) -> bool {
    is_end(game, state.line[usize::from(at)], &state.line[..usize::from(at)])
}

/// Whether no card that counts lies closer to the Client (DW-7.6, DW-7.13).
fn is_closest(game: &Dreamworld, state: &State, at: u8) -> bool {
    is_end(game, state.line[usize::from(at)], &state.line[usize::from(at) + 1..])
}

fn is_end(game: &Dreamworld, placed: Placed, beyond: &[Placed]) -> bool {
    match game.config.ends {
        Ends::All => beyond.is_empty(),
        Ends::Players => placed.owner.plays() && !beyond.iter().any(|placed| placed.owner.plays()),
    }
}

/// The limit of a turn: everything is added up before a negative sum is raised to 0 (DW-6.7).
#[inline]
pub(crate) fn limit(gap: u8, add: i8, spent: u8) -> u8 {
    (i16::from(gap) + i16::from(add) + i16::from(spent)).max(0) as u8
}
