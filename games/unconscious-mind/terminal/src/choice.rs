//! What there is to choose from in the set-up, and tiles that are not yet placed.

use super::BoardView;
use super::section::{Item, Section};
use mittwoch_unconscious_mind::TextPart;

/// Clients and starting tiles of the set-up, and tiles in hand.
pub(super) fn section(board: &BoardView) -> Section {
    let mut items: Vec<Item> = Vec::new();
    let clients = board.view.candidates.iter();
    items.extend(clients.map(|name| board.item(name, board.full(name))));
    let turn = board.view.players.get(board.view.turn.index());
    let tiles = turn.into_iter().flat_map(|player| &player.choice);
    items.extend(tiles.map(|name| board.item(name, board.full(name))));
    items.extend(board.view.held.iter().map(|name| {
        board.item(
            name,
            board.listed([board.say("um-board-held"), board.printed(name, TextPart::Effect)]),
        )
    }));
    Section::list(board.say("um-board-choose"), items)
}
