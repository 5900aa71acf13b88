//! Goals, clients and dreams that lie open for all.

use mittwoch_kernel::Phrase;
use mittwoch_unconscious_mind::{GoalView, ShownView};

use super::BoardView;
use super::section::{Item, Section};

/// A region each.
pub(super) fn sections(board: &BoardView) -> Vec<Section> {
    let view = &board.view;
    let mut clients: Vec<_> =
        view.shown_clients.iter().flatten().flat_map(|shown| client(board, shown)).collect();
    let decks = Phrase::new("um-board-client-decks")
        .number("routine", view.routine + u8::from(view.bottom.is_some()))
        .number("cases", view.cases);
    clients.push(board.note(board.phrase(&decks), String::new()));
    let dreams = view.shown_manifest.iter().flatten();
    // The deck is shown while its unseen top dream can be taken.
    let deck = &board.sheet.practice.manifest_deck;
    let unseen = board.is_lit(deck).then(|| board.item(deck, String::new()));
    vec![
        Section::list(
            board.say("um-board-goals"),
            view.goals.iter().map(|one| goal(board, one)).collect(),
        ),
        Section::list(board.say("um-board-clients"), clients),
        Section::list(
            board.say("um-board-dreams"),
            dreams.map(|name| board.item(name, board.dream(name))).chain(unseen).collect(),
        ),
    ]
}

fn goal(board: &BoardView, goal: &GoalView) -> Item {
    let owner = goal.owner.map(|seat| board.of_player("um-board-claimed", seat));
    let texts = owner.into_iter().chain([board.full(&goal.name)]);
    board.item(&goal.name, board.listed(texts))
}

/// A client and the layer it would bring.
fn client(board: &BoardView, shown: &ShownView) -> [Item; 2] {
    let layer = board.full(&shown.layer);
    [
        board.item(&shown.client, board.full(&shown.client)),
        board.item(&shown.layer, board.listed([board.say("um-board-grief"), layer])),
    ]
}
