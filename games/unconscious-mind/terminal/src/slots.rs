//! The bonus slots of locations and districts, and the tokens that are left for them.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::{CoverView, DistrictView, LocationView};

use super::Board;
use super::section::{Item, Section};

/// The slots of a location, from the top.
const SLOTS: [&str; 3] = ["top", "middle", "bottom"];
/// The tags by which the slots of a district are named.
const NEEDS: [u8; 4] = [3, 4, 5, 6];

/// Each district with its tokens, its locations' slots and its own.
pub(super) fn section(board: &Board) -> Section {
    let items = board.view.districts.iter().flat_map(|view| district(board, view));
    Section::list(board.say("um-board-districts"), items.collect())
}

fn district(board: &Board, view: &DistrictView) -> Vec<Item> {
    let here = board.view.locations.iter();
    let here: Vec<_> = here.filter(|one| one.location.district() == view.colour).collect();
    let tokens = board.phrase(&Phrase::new("um-board-tokens").number("tokens", view.tokens));
    let fireworks = board.view.fireworks == Some(view.colour);
    let lit = fireworks.then(|| board.say("um-board-fireworks-here"));
    let tokens = board.listed([Some(tokens), lit].into_iter().flatten());
    let mut items = vec![board.item(view.colour.name(), tokens)];
    for one in &here {
        items.extend(one.cover.as_ref().map(|cover| covered(board, one, cover)));
        let free = location_slots(one, false);
        items.extend(free.map(|(id, place)| board.item(&id, effect(board, one, place))));
    }
    items.extend(NEEDS.iter().zip(view.marks).map(|(need, mark)| {
        let id = format!("{}-{need}", view.colour.name());
        district_slot(board, &id, mark)
    }));
    let used = here.iter().flat_map(|one| location_slots(one, true));
    let used: Vec<_> = used.map(|(id, _)| board.words.piece(&id)).collect();
    if !used.is_empty() {
        items.push(board.note(board.say("um-board-slot-used"), used.join("; ")));
    }
    items
}

/// The slots of a location that are used, or those that are free.
fn location_slots(view: &LocationView, used: bool) -> impl Iterator<Item = (String, &str)> {
    let slots = SLOTS.iter().zip(view.used).filter(move |(_, is_used)| *is_used == used);
    slots.map(|(place, _)| (format!("{}-{place}", view.location.name()), *place))
}

/// What a slot does: as printed, or as the tile on it says.
fn effect(board: &Board, view: &LocationView, place: &str) -> String {
    match &view.cover {
        None => board.printed(&format!("{}-{place}", view.location.name()), "effect"),
        Some(cover) => board.printed(&cover.tile, &format!("{}-{place}", cover.side.name())),
    }
}

/// Which tile lies on a location.
fn covered(board: &Board, view: &LocationView, cover: &CoverView) -> Item {
    let phrase = Phrase::new("um-board-cover").piece("tile", cover.tile.as_str());
    let phrase = phrase.word("side", cover.side.name());
    board.note(board.words.piece(view.location.name()), board.phrase(&phrase))
}

fn district_slot(board: &Board, id: &str, mark: Option<Seat>) -> Item {
    let text = match mark {
        Some(seat) => board.of_player("um-board-mark", seat),
        None => board.parts(id, &["need", "effect"]),
    };
    board.item(id, text)
}
