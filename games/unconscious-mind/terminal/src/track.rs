//! The reputation track: what it gives everybody, and the actions that Freud opens.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::{PlayerView, ReputationActionSheet};

use super::BoardView;
use super::section::{Item, Section};

/// Where the markers are, then the actions.
pub(super) fn section(board: &BoardView) -> Section {
    let mut items: Vec<Item> =
        ranking(board).into_iter().map(|(seat, player)| marker(board, seat, player)).collect();
    items.extend(board.sheet.reputation.actions.iter().map(|one| action(board, one)));
    Section::list(board.say("um-board-track"), items)
}

/// An action of the track and where Freud's marker must be for it.
fn action(board: &BoardView, action: &ReputationActionSheet) -> Item {
    let from = board.phrase(&Phrase::new("um-board-from").number("space", action.from));
    let name = from.trim_end_matches(|sign: char| sign == ':' || sign.is_whitespace());
    let lit = board.is_lit(&action.name);
    Item { lit, ..board.note(name.to_owned(), board.effect(action.effect)) }
}

/// The players in the order of the track: on one space the lower marker is ahead.
fn ranking<'a>(board: &'a BoardView) -> Vec<(Seat, &'a PlayerView)> {
    let mut order: Vec<_> = board.players().collect();
    order.sort_by_key(|(_, player)| (u8::MAX - player.reputation, player.height));
    order
}

fn marker(board: &BoardView, seat: Seat, player: &PlayerView) -> Item {
    let zone = &board.sheet.reputation.zones[usize::from(player.reputation)];
    let zone =
        Phrase::new("um-board-zone").number("points", zone.points).number("coffee", zone.coffee);
    let zone = board.phrase(&zone);
    let phrase = Phrase::new("um-board-zone-of").number("space", player.reputation);
    board.note(board.name(seat), board.phrase(&phrase.word("zone", &zone)))
}
