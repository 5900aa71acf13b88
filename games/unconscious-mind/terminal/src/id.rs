//! The board of the Id, in solo: tiles, inkpot, clients with overlays, and what lies in rows.

use mittwoch_kernel::Phrase;
use mittwoch_unconscious_mind::{ID, IdView, PlayerView, TextPart};

use super::section::{Item, Section};
use super::{BoardView, notebook, research, rooms};

/// The board, and the rows that the compass chooses from.
pub(super) fn sections(board: &BoardView) -> Vec<Section> {
    let (Some(id), Some(player)) = (&board.view.id, board.view.players.get(ID.index())) else {
        return Vec::new();
    };
    let mut items = vec![facts(board, id, player)];
    items.extend(tiles(board, id));
    let ideas = Phrase::new("um-board-locked").number("locked", player.locked);
    items.push(board.note(notebook::inkpot(board, player), board.phrase(&ideas)));
    items.extend(rooms::items(board, ID, player));
    items.extend(overlays(board, id));
    items.extend(research::belongings(board, player));
    items.extend(rows(board, id));
    vec![Section::list(board.say("um-id-board"), items)]
}

/// Compass, coffee for a box, cards, and what lies in the supply of ideas.
fn facts(board: &BoardView, id: &IdView, player: &PlayerView) -> Item {
    let compass = Phrase::new("um-id-board-compass").word("side", id.compass.name());
    let brew = Phrase::new("um-id-board-brew").number("coffee", id.brew);
    let cards = Phrase::new("um-id-board-cards").number("deck", id.deck);
    let cards = cards.number("spent", id.spent.len() as i64);
    let guards = id.guards.iter().filter(|guard| **guard).count();
    let guards = Phrase::new("um-id-board-guards").number("count", guards as i64);
    let supply = Phrase::new("um-id-board-supply").number("count", player.dial[0][1]);
    let said = [brew, supply, guards, cards].map(|phrase| board.phrase(&phrase));
    board.note(board.phrase(&compass), board.listed(said))
}

/// The tiles row by row, active or not.
fn tiles<'a>(board: &'a BoardView, id: &'a IdView) -> impl Iterator<Item = Item> + 'a {
    let all = id.tiles.iter().zip(id.active).enumerate();
    all.map(|(at, (tile, active))| {
        let key = if active { "um-id-board-active" } else { "um-id-board-inactive" };
        let place = board.words.piece(&board.sheet.practice.cells[at]);
        board.item(tile, board.listed([place, board.say(key), board.full(tile)]))
    })
}

/// The overlays on clients, then the next ones of both columns from the top.
fn overlays(board: &BoardView, id: &IdView) -> Vec<Item> {
    let covered = id.covers.iter().map(|(overlay, client)| {
        let phrase = Phrase::new("um-id-board-covered").piece("overlay", overlay);
        let gives = gives(board, id, overlay);
        board.note(board.words.piece(client), board.listed([board.phrase(&phrase), gives]))
    });
    let mut items: Vec<_> = covered.collect();
    let (routine, twins) = id.order.split_at(id.order.len().min(4));
    for (key, column) in [("um-id-board-overlays", routine), ("um-id-board-twins", twins)] {
        let next = column.iter().filter(|name| !id.covers.iter().any(|(on, _)| on == *name));
        let texts: Vec<_> = next.map(|name| coming(board, id, name)).collect();
        if !texts.is_empty() {
            items.push(board.note(board.say(key), board.words.list(&texts)));
        }
    }
    items
}

/// An overlay that is still to come, with what it gives.
fn coming(board: &BoardView, id: &IdView, name: &str) -> String {
    format!("{} ({})", board.words.piece(name), gives(board, id, name))
}

/// The tags of an overlay, or what the side of a twin that is up scores.
fn gives(board: &BoardView, id: &IdView, name: &str) -> String {
    let side = if id.high { TextPart::High } else { TextPart::Low };
    board.parts(name, &[TextPart::Tags, side])
}

/// Goals that are left, the person's treatises and the Id's cards, from the left.
fn rows(board: &BoardView, id: &IdView) -> Vec<Item> {
    let open = |name: &&String| {
        board.view.goals.iter().any(|goal| goal.name == **name && goal.owner.is_none())
    };
    let goals: Vec<_> = id.goal_row.iter().filter(open).collect();
    let rows = [
        ("um-id-board-goals", goals),
        ("um-id-board-shelf", id.shelf.iter().collect()),
        ("um-id-board-row", id.row.iter().collect()),
    ];
    let some = rows.into_iter().filter(|(_, names)| !names.is_empty());
    some.map(|(key, names)| {
        let names: Vec<_> = names.iter().map(|name| board.words.piece(name)).collect();
        board.note(board.say(key), board.words.list(&names))
    })
    .collect()
}
