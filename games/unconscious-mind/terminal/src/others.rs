//! The board of another player in short.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::PlayerView;

use super::section::Section;
use super::{BoardView, dial, notebook, research, rooms};

/// Insights, clients, notebook, and what lies in play.
pub(super) fn section(board: &BoardView, seat: Seat, player: &PlayerView) -> Section {
    let mut items = vec![board.note(board.say("um-board-dial"), dial::text(board, player))];
    items.extend(rooms::items(board, seat, player));
    let ideas = Phrase::new("um-board-locked").number("locked", player.locked);
    items.push(board.note(notebook::inkpot(board, player), board.phrase(&ideas)));
    items.extend(notebook::tiles(board, seat, player));
    items.extend(research::belongings(board, player));
    if !player.known.is_empty() {
        let known: Vec<_> = player.known.iter().map(|name| board.words.piece(name)).collect();
        items.push(board.note(board.say("um-board-known"), board.words.list(&known)));
    }
    Section::list(board.of_player("um-board-player-board", seat), items)
}
