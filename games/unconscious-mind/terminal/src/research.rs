//! Research cards in the hand, on display and in play, and the treatises.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::{PlayerView, TextPart, TreatiseView};

use super::BoardView;
use super::section::{Item, Section};

/// The viewer's own hand.
pub(super) fn hand(board: &BoardView) -> Section {
    let hand = board.view.mine.iter().flat_map(|mine| &mine.hand);
    Section::list(board.say("um-board-your-hand"), hand.map(|name| card(board, name)).collect())
}

fn card(board: &BoardView, name: &str) -> Item {
    board.item(name, board.full(name))
}

/// The display, what the player in focus has in play, and the treatises.
pub(super) fn sections(board: &BoardView) -> Vec<Section> {
    let shown = board.view.shown_research.iter().flatten();
    let mut items: Vec<_> = shown.map(|name| card(board, name)).collect();
    let deck = Phrase::new("um-board-decks").number("cards", board.view.research.count);
    items.push(board.note(board.phrase(&deck), String::new()));
    let mut all = vec![Section::list(board.say("um-board-research"), items)];
    all.extend(board.own().map(|(seat, player)| {
        let title = board.of_player("um-board-played", seat);
        Section::list(title, belongings(board, player))
    }));
    let treatises = board.view.treatises.iter().map(|one| treatise(board, one)).collect();
    all.push(Section::list(board.say("um-board-all-treatises"), treatises));
    all
}

/// Cards in play, cured clients and tags of a player.
pub(super) fn belongings(board: &BoardView, player: &PlayerView) -> Vec<Item> {
    let mut items: Vec<_> = player.played.iter().map(|name| card(board, name)).collect();
    items.extend(player.cured.iter().map(|name| {
        let text = board.parts(name, &[TextPart::Effect, TextPart::Tags]);
        board.item(name, board.listed([board.say("um-board-is-cured"), text]))
    }));
    let tags = tags(board, player);
    if !tags.is_empty() {
        items.push(board.note(board.say("um-board-tags-are"), tags));
    }
    items
}

/// How many tags of each location a player has; the wild ones count everywhere.
fn tags(board: &BoardView, player: &PlayerView) -> String {
    let some = mittwoch_unconscious_mind::Tag::ALL.iter();
    let some = some.map(|tag| (tag.name(), player.tags.of(*tag))).filter(|(_, count)| *count > 0);
    let texts: Vec<_> =
        some.map(|(name, count)| format!("{} {count}", board.words.piece(name))).collect();
    board.words.list(&texts)
}

fn treatise(board: &BoardView, treatise: &TreatiseView) -> Item {
    let owner = treatise.owner.map(|seat| published(board, treatise, seat));
    let texts = owner.into_iter().chain([board.full(&treatise.name)]);
    board.item(&treatise.name, board.listed(texts))
}

fn published(board: &BoardView, treatise: &TreatiseView, seat: Seat) -> String {
    let colour = |name: &String| {
        format!("{} ({})", board.words.piece(name), board.printed(name, TextPart::Volumes))
    };
    let volumes: Vec<_> = treatise.volumes.iter().flatten().map(colour).collect();
    let volumes = match volumes.is_empty() {
        true => "none".to_owned(),
        false => board.words.list(&volumes),
    };
    let phrase = Phrase::new("um-board-published").word("name", &board.name(seat));
    board.phrase(&phrase.word("volumes", &volumes))
}
