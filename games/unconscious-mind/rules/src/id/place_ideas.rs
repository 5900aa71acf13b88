//! Placing ideas (chapter 4).

use mittwoch_kernel::{Chance, Sink};

use super::{Did, Step};
use crate::UnconsciousMind;
use crate::event::{Event, Open};
use crate::flow::{happen, recall_event};
use crate::phase::draft::peek;
use crate::state::{Frame, IdeaSpace, State};

/// The ideas that it places.
const IDEAS: u8 = 2;

/// Turns a card, or recalls with too few ideas (ID-4.1, ID-4.2).
pub(super) fn begin<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    let (ideas, bright) = (state.me().ideas, state.me().bright);
    if ideas + bright < IDEAS {
        happen(game, state, sink, Open::Id(Did::TooFew { ideas, bright }));
        return happen(game, state, sink, recall_event(state));
    }
    if state.id.deck.is_empty() {
        happen(game, state, sink, Open::Id(Did::Reshuffled));
    }
    let name = |id: u8| game.catalogue.id.cards[usize::from(id)].id.clone();
    if let Some(card) = peek(state.id.deck, chance, "meeting-table card", name) {
        happen(game, state, sink, Open::Id(Did::Card { card }));
    }
}

/// Looks for a free space along the column, round and round (ID-4.4, ID-4.5).
pub(super) fn seek<S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    (card, tried): (u8, u8),
    sink: &mut S,
) {
    if tried == 4 {
        happen(game, state, sink, Open::Id(Did::Full));
        return happen(game, state, sink, recall_event(state));
    }
    let space = game.catalogue.id.cards[usize::from(card)].tried(tried);
    if !game.is_open(state, space) {
        return happen(game, state, sink, Open::Id(Did::Taken { space }));
    }
    let ideas = state.me().ideas.min(IDEAS);
    let bright = IDEAS - ideas; // ID-4.6
    happen(game, state, sink, Open::Id(Did::Placed { space, ideas, bright }));
}

/// Puts the pieces on the space; the inkpot comes next (ID-5.1).
pub(super) fn place(game: &UnconsciousMind, state: &mut State, space: u8, pieces: (u8, u8)) {
    let (ideas, bright) = pieces;
    let owner = state.turn;
    let player = &mut state.players[owner.index()];
    player.ideas -= ideas;
    player.bright -= bright;
    state.spaces[usize::from(space)] = IdeaSpace { ideas, bright, owner, action: 0 };
    state.stack.pop();
    let steps = game.catalogue.table.inkpot[usize::from(space / 4)];
    state.stack.replace(Frame::Id(Step::Ink { steps }));
}
