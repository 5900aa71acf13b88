//! The bonus slots of locations and districts, and the tokens that are left for them.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::{CoverView, DistrictView, Face, LocationView, SlotSheet};

use super::BoardView;
use super::section::{Item, Section};

/// Each district with its tokens, its locations' slots and its own.
pub(super) fn section(board: &BoardView) -> Section {
    let items = board.view.districts.iter().flat_map(|view| district(board, view));
    Section::list(board.say("um-board-districts"), items.collect())
}

fn district(board: &BoardView, view: &DistrictView) -> Vec<Item> {
    let here = board.view.locations.iter();
    let here: Vec<_> = here.filter(|one| one.location.district() == view.colour).collect();
    let tokens = board.phrase(&Phrase::new("um-board-tokens").number("tokens", view.tokens));
    let fireworks = board.view.fireworks == Some(view.colour);
    let lit = fireworks.then(|| board.say("um-board-fireworks-here"));
    let tokens = board.listed([Some(tokens), lit].into_iter().flatten());
    let mut items = vec![board.item(view.colour.name(), tokens)];
    for one in &here {
        items.extend(one.cover.as_ref().map(|cover| covered(board, one, cover)));
        let free = location_slots(board, one, false);
        items.extend(free.map(|(at, slot)| board.item(&slot.name, effect(board, one, at, slot))));
    }
    let slots = &board.sheet.city.districts[view.colour.index()].slots;
    let slots = slots.iter().zip(view.marks);
    items.extend(slots.map(|(slot, mark)| district_slot(board, &slot.name, mark)));
    let used = here.iter().flat_map(|one| location_slots(board, one, true));
    let used: Vec<_> = used.map(|(_, slot)| board.words.piece(&slot.name)).collect();
    if !used.is_empty() {
        items.push(board.note(board.say("um-board-slot-used"), used.join("; ")));
    }
    items
}

/// The slots of a location that are used, or those that are free.
fn location_slots<'a>(
    board: &'a BoardView,
    view: &LocationView,
    used: bool,
) -> impl Iterator<Item = (usize, &'a SlotSheet)> {
    let slots = board.sheet.city.locations[view.location.index()].slots.iter().enumerate();
    slots.zip(view.used).filter(move |(_, is_used)| *is_used == used).map(|(slot, _)| slot)
}

/// What a slot does: as printed, or as the tile on it says.
fn effect(board: &BoardView, view: &LocationView, at: usize, slot: &SlotSheet) -> String {
    let cover = view.cover.as_ref().and_then(|cover| {
        let tiles = &board.sheet.city.location_tiles;
        Some((tiles.iter().find(|tile| tile.name == cover.tile)?, cover.side))
    });
    board.effect(match cover {
        None => slot.effect,
        Some((tile, Face::Coloured)) => tile.coloured[at],
        Some((tile, Face::Grey)) => tile.grey[at],
    })
}

/// Which tile lies on a location.
fn covered(board: &BoardView, view: &LocationView, cover: &CoverView) -> Item {
    let phrase = Phrase::new("um-board-cover").piece("tile", cover.tile.as_str());
    let phrase = phrase.word("side", cover.side.name());
    board.note(board.words.piece(view.location.name()), board.phrase(&phrase))
}

fn district_slot(board: &BoardView, id: &str, mark: Option<Seat>) -> Item {
    let text = match mark {
        Some(seat) => board.of_player("um-board-mark", seat),
        None => board.full(id),
    };
    board.item(id, text)
}
