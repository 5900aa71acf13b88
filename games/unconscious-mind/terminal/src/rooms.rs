//! The clients of a player with their therapy, layers and dreams.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::{PlayerView, RoomView};

use super::BoardView;
use super::section::{Item, Section};

/// Both rooms of a player.
pub(super) fn section(board: &BoardView, seat: Seat) -> Section {
    let player = board.view.players.get(seat.index());
    let items = player.map(|player| items(board, seat, player)).unwrap_or_default();
    let mut section = Section::list(board.of_player("um-board-rooms", seat), items);
    let catharsis = board.sheet.practice.catharsis;
    let track = Phrase::new("um-board-therapy-track").number("catharsis", catharsis);
    section.signs = board.phrase(&track);
    section
}

/// What is in the rooms of a player.
pub(super) fn items(board: &BoardView, seat: Seat, player: &PlayerView) -> Vec<Item> {
    let both = (0..).zip(&player.rooms);
    both.flat_map(|(at, room)| match &room.client {
        Some(client) => occupied(board, seat, at, room, client),
        None => vec![empty(board, seat, at, player)],
    })
    .collect()
}

fn empty(board: &BoardView, seat: Seat, at: usize, player: &PlayerView) -> Item {
    let name = &board.sheet.practice.rooms[at];
    let text = match at == 1 && player.blocked {
        true => {
            board.phrase(&Phrase::new("um-board-room-blocked").piece("card", &player.room_card))
        }
        false => board.say("um-board-room-empty"),
    };
    Item { name: board.words.piece(name), lit: board.is_place_lit(seat, name), text }
}

/// The client, the layer, and the dreams that are left.
fn occupied(board: &BoardView, seat: Seat, at: usize, room: &RoomView, client: &str) -> Vec<Item> {
    let place = &board.sheet.practice.rooms[at];
    let marker = Phrase::new("um-board-therapy").piece("room", place);
    let marker = board.phrase(&marker.number("marker", room.marker));
    let done = seat == board.view.turn && board.view.treated.get(at).copied().unwrap_or(false);
    let treated = if done { board.say("um-board-treated") } else { String::new() };
    let facts = board.full(client);
    let mut item = board.item(client, board.listed([marker, treated, facts]));
    item.lit |= board.is_place_lit(seat, place);
    let mut items = vec![item];
    items.extend(room.layer.as_ref().map(|layer| {
        let text = board.full(layer);
        board.item(layer, board.listed([board.say("um-board-grief"), text]))
    }));
    let dreams = [("um-board-manifest", &room.manifest), ("um-board-latent", &room.latent)];
    items.extend(dreams.iter().filter_map(|(key, dream)| {
        let dream = dream.as_ref()?;
        Some(board.item(dream, board.listed([board.say(key), board.dream(dream)])))
    }));
    items
}
