//! The order of the Dream cards beside the Client, and the gaps between them.

use crate::Dreamworld;
use crate::component::{Card, Effect, Side};
use crate::state::{Placed, State};

/// How near a card lies to the current Client: of two cards the one with more lies nearer.
///
/// In order of weight: the number (DW-5.6), the Client's suit (DW-5.7), Freud's order of suits
/// (DW-5.9, DW-8.2), the icon of the side (DW-5.8).
#[inline]
pub(crate) fn nearness(game: &Dreamworld, state: &State, card: Card) -> u16 {
    let side = state.side();
    let number = match side {
        Side::Sun => card.number(),
        Side::Moon => Card::HIGHEST + 1 - card.number(),
    };
    // At Freud every card is on-suit, so this step decides nothing there (DW-8.2).
    let on_suit = game.is_on_suit(state, card);
    let suit = game.catalogue.suit_rank[side as usize][card.suit() as usize];
    let icon = card.icon() == side;
    u16::from(number) << 4 | u16::from(on_suit) << 3 | u16::from(suit) << 1 | u16::from(icon)
}

/// Inserts a card into the line at its place, which is the answer (DW-5.15).
#[inline]
pub(crate) fn insert(game: &Dreamworld, state: &mut State, placed: Placed) -> u8 {
    let near = nearness(game, state, placed.card);
    let farther = |other: &&Placed| nearness(game, state, other.card) < near;
    let place = state.line.iter().take_while(farther).count();
    state.line.insert(place, placed);
    place as u8
}

/// The gap of the card at a place in the line (DW-6.4, DW-6.5).
#[inline]
pub(crate) fn gap(game: &Dreamworld, state: &State, at: u8) -> u8 {
    let skipped = match game.tile(state) {
        // DW-7.10: the closest card has nothing to skip.
        Some(Effect::Skip(cards)) if usize::from(at) + 1 < state.line.len() => cards,
        _ => 0,
    };
    let own = state.line[usize::from(at)].card.number();
    let next = state.line.get(usize::from(at) + 1 + usize::from(skipped));
    let target =
        next.map_or_else(|| game.catalogue.corner(state.side()), |placed| placed.card.number());
    own.abs_diff(target)
}
