//! Phase 2, Determine Scoring: from the farthest card inward, score or draw.

use mittwoch_kernel::{Folds, Seat, Sink};

use super::{arrange, therapy};
use crate::Dreamworld;
use crate::component::{Card, ROWS, RowId};
use crate::event::{Event, Open};
use crate::state::{Frame, Owner, Professor, State};

/// The most +1 tokens that may be spent in a round (DW-6.8).
pub(crate) const MOST_SPENT: u8 = 3;

/// Goes on to the next card of the line (DW-6.1).
pub(crate) fn next_card<S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    next: u8,
    sink: &mut S,
) {
    let Some(placed) = state.line.get(usize::from(next)) else {
        return state.stack.replace(Frame::Check);
    };
    match placed.owner {
        Owner::Seat(seat) => begin_turn(game, state, seat, next, sink),
        Owner::Id => id_turn(game, state, next, sink),
        Owner::NonPlayer | Owner::Random => state.stack.replace(Frame::Line { next: next + 1 }),
    }
}

fn begin_turn<S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    seat: Seat,
    at: u8,
    sink: &mut S,
) {
    let gap = arrange::gap(game, state, at);
    let add = therapy::add(game, state, at, gap);
    game.happen(state, sink, Open::TurnBegan { seat, at, gap, add });
    if !can_score(game, state, seat, at) && !can_draw(state, seat) {
        game.happen(state, sink, Open::Passed { seat }); // DW-6.19
    }
}

/// The limit of the card at a place with some +1 tokens (DW-6.7).
#[inline]
pub(crate) fn limit(game: &Dreamworld, state: &State, at: u8, spent: u8) -> u8 {
    let gap = arrange::gap(game, state, at);
    therapy::limit(gap, therapy::add(game, state, at, gap), spent)
}

/// The value of the cheapest token that a player could flip next.
#[inline]
pub(crate) fn cheapest(game: &Dreamworld, state: &State, seat: Seat) -> Option<u8> {
    let left = state.players[seat.index()].left;
    (0..ROWS as u8).filter_map(|row| game.catalogue.token(row, left[usize::from(row)])).min()
}

fn can_score(game: &Dreamworld, state: &State, seat: Seat, at: u8) -> bool {
    let spent = state.players[seat.index()].supply.min(MOST_SPENT);
    game.is_on_suit(state, state.line[usize::from(at)].card)
        && cheapest(game, state, seat).is_some_and(|value| value <= limit(game, state, at, spent))
}

/// Whether something can be drawn (DW-6.17).
pub(crate) fn can_draw(state: &State, seat: Seat) -> bool {
    state.players[seat.index()].professor == Professor::Table || !state.lying.is_empty()
}

/// Declares to score with some +1 tokens (DW-6.9, DW-6.11).
pub(crate) fn score<S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    seat: Seat,
    spent: u8,
    sink: &mut S,
) {
    let at = state.turn_place().expect("a player scores on a turn");
    let limit = limit(game, state, at, spent);
    game.happen(state, sink, Open::Scored { seat, spent, limit });
}

/// Flips the rightmost token of a row (DW-6.13, DW-6.14).
pub(crate) fn flip<S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    seat: Seat,
    row: RowId,
    sink: &mut S,
) {
    let left = state.players[seat.index()].left[usize::from(row)];
    let value = game.catalogue.token(row, left).expect("a row that is offered has a token");
    game.happen(state, sink, Open::Flipped { seat, row, value, golden: left == 1 });
    let Frame::Flip { left, .. } = state.stack.current() else {
        unreachable!("a flip is followed by the next one");
    };
    if cheapest(game, state, seat).is_none_or(|value| value > left) {
        stop(game, state, seat, sink);
    }
}

/// Ends a player's scoring; what is left of the limit lapses (DW-6.12).
pub(crate) fn stop<S: Sink<Event>>(game: &Dreamworld, state: &mut State, seat: Seat, sink: &mut S) {
    game.happen(state, sink, Open::TurnDone { seat });
}

/// Draws a face-up card with the +1 tokens on it (DW-6.17, DW-6.21).
pub(crate) fn draw<S: Sink<Event>>(
    game: &Dreamworld,
    state: &mut State,
    seat: Seat,
    card: Card,
    sink: &mut S,
) {
    let plus = state.plus_on[card.index()];
    game.happen(state, sink, Open::Drew { seat, card, plus });
}

/// Resolves the Id's card: always scoring, the highest token that fits first (DW-10.4, DW-10.6).
fn id_turn<S: Sink<Event>>(game: &Dreamworld, state: &mut State, at: u8, sink: &mut S) {
    let gap = arrange::gap(game, state, at);
    let add = therapy::add(game, state, at, gap);
    let mut left = therapy::limit(gap, add, 0);
    game.happen(state, sink, Open::IdTurn { at, gap, add, limit: left });
    while let Some((token, value)) = highest_fitting(game, state.id_flipped, left) {
        left -= value;
        game.happen(state, sink, Open::IdFlipped { token, value });
    }
}

fn highest_fitting(game: &Dreamworld, flipped: u8, left: u8) -> Option<(u8, u8)> {
    let tokens = game.catalogue.id_tokens.iter().enumerate();
    let open = tokens.filter(|(token, value)| flipped >> token & 1 == 0 && **value <= left);
    let highest = open.max_by_key(|(token, value)| (**value, usize::MAX - token));
    highest.map(|(token, value)| (token as u8, *value))
}
