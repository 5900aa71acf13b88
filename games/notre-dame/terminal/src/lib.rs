//! The board of Notre Dame.

mod cell;
mod heading;
mod map;
mod market;
mod players;
mod ring;
mod spoken;
#[cfg(test)]
mod tests;

use mittwoch_kernel::{Phrase, Seat, Seats};
use mittwoch_notre_dame::{
    ActionCard, Colour, Frame, Kind, MarketSpot, MessageTile, PlayerView, Sheet, View,
};
use ratatui::text::Text;
use serde::Deserialize;

use mittwoch_terminal::{Drawing, Scene};
use mittwoch_words::Words;

/// How the game looks in a terminal.
pub const BOARD: mittwoch_terminal::TerminalBoard =
    mittwoch_terminal::TerminalBoard { draw, glyph, describe };

/// The board with the words and what is lit.
struct BoardView<'a> {
    view: View,
    sheet: Sheet,
    awaited: Seats,
    words: &'a Words,
    lit: &'a [String],
}

impl<'a> BoardView<'a> {
    fn of(sight: &Scene<'a>) -> Option<BoardView<'a>> {
        let view = serde_json::from_value(sight.view.clone()).ok()?;
        let sheet = Sheet::deserialize(&*sight.sheet).ok()?;
        Some(BoardView { view, sheet, awaited: sight.awaited, words: sight.words, lit: sight.lit })
    }

    fn is_lit(&self, name: &str) -> bool {
        self.lit.iter().any(|lit| lit == name)
    }

    /// Whether the viewer's own place is concerned, also by a card that leads there.
    fn is_place_lit(&self, seat: Seat, place: Kind) -> bool {
        let leads = |card: &&ActionCard| card.place == place;
        let cards = self.sheet.cards.iter().filter(leads);
        let lit = || cards.map(|card| card.name.to_string()).any(|card| self.is_lit(&card));
        self.mine() == Some(seat) && (self.is_lit(place.name()) || lit())
    }

    /// The market of a plain name.
    fn market(&self, name: &str) -> Option<&MarketSpot> {
        self.sheet.markets.iter().find(|market| market.name == name)
    }

    /// The message of a plain name, where it is one.
    fn message(&self, name: &str) -> Option<&MessageTile> {
        self.sheet.messages.iter().find(|message| message.name == name)
    }

    fn mine(&self) -> Option<Seat> {
        self.view.mine.as_ref().map(|mine| mine.seat)
    }

    /// The players with their seats: clockwise, the viewer first.
    fn players(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        let players = (0..).map(Seat).zip(&self.view.players);
        let first = self.mine().map_or(0, Seat::index);
        players.clone().skip(first).chain(players.take(first))
    }

    /// The prestige of a player, where the viewer may see it.
    fn prestige(&self, seat: Seat) -> Option<u16> {
        self.view.prestige.iter().find(|known| known.seat == seat).map(|known| known.total)
    }

    /// Where the plague of this round would bring a rat, unless it has come already.
    fn forecast(&self, seat: Seat, player: &PlayerView) -> Option<u8> {
        let count = self.view.players.len().max(1);
        let turn = (seat.index() + count - self.view.start.index()) % count;
        let ahead = match self.view.phase {
            Frame::Plague { turn: now } => turn >= usize::from(now),
            Frame::Round | Frame::RoundEnd | Frame::Over => false,
            _ => true,
        };
        ahead.then_some(player.forecast)
    }

    /// Whether a carriage is being driven, so that the streets matter most.
    fn riding(&self) -> bool {
        matches!(self.view.question, Some(Frame::Ride { .. } | Frame::Message { .. }))
    }

    /// A text of this board.
    fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// A colour in two letters.
    fn code(&self, colour: Colour) -> String {
        self.words.phrase(&Phrase::new("nd-board-colour").word("colour", colour.name()))
    }

    /// A place in a word.
    fn place(&self, place: Kind) -> String {
        self.words.phrase(&Phrase::new("nd-board-place").word("place", place.name()))
    }
}

/// The board as a drawing: the round, the players and the boroughs, then the streets; the streets
/// come first while somebody rides over them.
fn draw(sight: &Scene, width: u16) -> Option<Drawing> {
    let board = BoardView::of(sight)?;
    let width = usize::from(width);
    let mut lines = heading::lines(&board, width);
    let tables = players::lines(&board, width);
    let map = map::lines(&board, width);
    let vital = if board.riding() { lines.len() + map.len() } else { lines.len() + tables.len() };
    let (first, second) = if board.riding() { (map, tables) } else { (tables, map) };
    lines.extend(first);
    lines.extend(second);
    lines.extend(players::round(&board, width));
    Some(Drawing { text: Text::from(lines), vital: u16::try_from(vital).unwrap_or(u16::MAX) })
}

/// A piece whose text has a short form: a message as it looks on the board.
fn glyph(piece: &str, words: &Words) -> Option<String> {
    let short = words.short_piece(piece);
    (short != words.piece(piece)).then_some(short)
}

/// The board in sentences.
fn describe(sight: &Scene) -> Option<Vec<String>> {
    Some(spoken::lines(&BoardView::of(sight)?))
}
