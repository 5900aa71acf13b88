//! The bonus slots of locations and districts, and the tokens that are left for them.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::{DistrictView, LocationView};

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
    let slots = |used| here.iter().flat_map(move |one| location_slots(one, used));
    let tokens = board.phrase(&Phrase::new("um-board-tokens").number("tokens", view.tokens));
    let mut items = vec![board.item(view.colour.name(), tokens)];
    items.extend(slots(false).map(|id| board.item(&id, board.printed(&id, "effect"))));
    items.extend(NEEDS.iter().zip(view.marks).map(|(need, mark)| {
        let id = format!("{}-{need}", view.colour.name());
        district_slot(board, &id, mark)
    }));
    let used: Vec<_> = slots(true).map(|id| board.words.piece(&id)).collect();
    if !used.is_empty() {
        items.push(board.note(board.say("um-board-slot-used"), used.join("; ")));
    }
    items
}

/// The slots of a location that are used, or those that are free.
fn location_slots(view: &LocationView, used: bool) -> impl Iterator<Item = String> {
    let slots = SLOTS.iter().zip(view.used).filter(move |(_, is_used)| *is_used == used);
    slots.map(|(place, _)| format!("{}-{place}", view.location.name()))
}

fn district_slot(board: &Board, id: &str, mark: Option<Seat>) -> Item {
    let text = match mark {
        Some(seat) => board.of_player("um-board-mark", seat),
        None => board.parts(id, &["need", "effect"]),
    };
    board.item(id, text)
}
