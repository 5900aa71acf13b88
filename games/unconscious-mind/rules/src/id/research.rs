//! Research cards of the Id: a face-down stack, and a row in play (ID-3.6 to ID-3.8).

use mittwoch_kernel::{Chance, Sink};

use super::{Pick, compass};
use crate::UnconsciousMind;
use crate::event::{Event, Open};
use crate::flow::happen;
use crate::phase::draft::peek;
use crate::state::State;

/// Draws a card face down: nobody sees it, so it stays among the unseen ones.
pub(super) fn draw<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) {
    let event = if state.research.count == 0 { Open::NoCard } else { Open::CardDrawn };
    happen(game, state, sink, event);
}

fn turn_up<C: Chance>(game: &UnconsciousMind, state: &State, chance: &mut C) -> Option<u8> {
    let name = |id: u8| game.catalogue.research[usize::from(id)].id.clone();
    peek(state.research.bag, chance, "card of the Id", name)
}

/// Plays a card: one that everybody knows first, else the top one of the stack.
pub(super) fn play<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    let known = state.me().hand.iter().next();
    match known.or_else(|| turn_up(game, state, chance)) {
        Some(card) => happen(game, state, sink, Open::Played { card }),
        None => super::flow::skip(game, state),
    }
}

/// Swaps the card just drawn with a shown one (ID-9.4).
pub(super) fn swap<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    let row = state.shown_research.iter().flatten().copied();
    let found = compass::outermost(state.id.compass, row);
    let Some(take) = compass::choose(game, state, sink, Pick::Research, found) else { return };
    if let Some(give) = turn_up(game, state, chance) {
        happen(game, state, sink, Open::Swapped { give, take });
    }
}
