//! The board in sentences.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_notre_dame::{Card, MarketView, PlayerView};

use super::{BoardView, heading, map, market, players};

/// The same regions as the drawing, in the same order.
pub(super) fn lines(board: &BoardView) -> Vec<String> {
    let mut lines = vec![heading::round(board)];
    lines.extend(board.view.persons.iter().map(|person| heading::person(board, person)));
    lines.push(heading::plague(board));
    lines.extend(heading::bank(board));
    lines.extend(cards(board));
    lines.extend(board.players().map(|(seat, view)| player(board, seat, view)));
    lines.extend(board.players().map(|(seat, view)| borough(board, seat, view)));
    lines.push(map::cathedral(board));
    lines.extend(board.players().filter_map(|(seat, view)| done(board, seat, view)));
    let markets = || board.view.boroughs.iter().flat_map(|borough| &borough.markets);
    lines.extend(markets().filter_map(|here| stands(board, here)));
    lines.extend(markets().map(|here| map::leads(board, &here.name)));
    lines
}

fn cards(board: &BoardView) -> Vec<String> {
    let Some(mine) = &board.view.mine else { return Vec::new() };
    let groups = [("nd-board-hand-is", &mine.hand), ("nd-board-looking-is", &mine.looking)];
    let some = groups.into_iter().filter(|(_, cards)| !cards.is_empty());
    let sentence = |(key, cards): (&str, &Vec<Card>)| {
        let cards = cards.iter().map(ToString::to_string).collect();
        board.words.phrase(&Phrase::new(key).pieces("cards", cards))
    };
    some.map(sentence).collect()
}

fn player(board: &BoardView, seat: Seat, view: &PlayerView) -> String {
    let phrase = Phrase::new("nd-board-player")
        .seat("name", seat)
        .piece("colour", view.colour.name())
        .number("coins", view.coins)
        .number("supply", view.supply)
        .number("general", view.general)
        .number("rat", view.rat)
        .number("forecast", view.forecast)
        .word("plague", plague(board, seat, view))
        .word("messages", &messages(board, view));
    let phrase = match board.prestige(seat) {
        Some(prestige) => phrase.number("prestige", prestige),
        None => phrase.word("prestige", "hidden"),
    };
    board.words.phrase(&phrase)
}

/// What the plague of this round means for a player.
fn plague(board: &BoardView, seat: Seat, view: &PlayerView) -> &'static str {
    match board.forecast(seat, view) {
        None => "past",
        Some(there) if there > board.sheet.harbour.last_step => "hit",
        Some(_) => "ahead",
    }
}

/// The collected messages by colour, or none.
fn messages(board: &BoardView, view: &PlayerView) -> String {
    let some = view.messages.iter().filter(|(_, count)| *count > 0);
    let texts: Vec<_> = some
        .map(|(colour, count)| format!("{} {count}", board.words.piece(colour.name())))
        .collect();
    if texts.is_empty() { "none".to_owned() } else { board.words.list(&texts) }
}

fn borough(board: &BoardView, seat: Seat, view: &PlayerView) -> String {
    let count = |name: &str, markers: u8| format!("{} {markers}", board.words.piece(name));
    let sectors: Vec<_> =
        view.sectors.iter().map(|(sector, markers)| count(sector.name(), *markers)).collect();
    let friend = match view.friend {
        Some(sector) => board.words.piece(sector.name()),
        None => "beside".to_owned(),
    };
    let phrase = Phrase::new("nd-board-borough")
        .seat("name", seat)
        .word("sectors", &board.words.list(&sectors))
        .word("friend", &friend);
    board.words.phrase(&phrase)
}

/// What a player did in this round, if anything.
fn done(board: &BoardView, seat: Seat, view: &PlayerView) -> Option<String> {
    let phrase = Phrase::new("nd-board-done").seat("name", seat);
    let done = players::this_round(board, view);
    (!done.is_empty()).then(|| board.words.phrase(&phrase.word("done", &done)))
}

/// What is on a market, if anything.
fn stands(board: &BoardView, here: &MarketView) -> Option<String> {
    let mut things: Vec<_> = here.message.iter().map(|name| board.words.piece(name)).collect();
    things.extend(market::carriages(board, &here.name).into_iter().map(|seat| {
        let phrase = Phrase::new("nd-board-carriage").seat("name", seat);
        board.words.phrase(&phrase)
    }));
    if things.is_empty() {
        return None;
    }
    let phrase = Phrase::new("nd-board-market").piece("market", &here.name);
    Some(board.words.phrase(&phrase.word("things", &board.words.list(&things))))
}
