//! The board of Dreamworld.

mod card;
mod nights;
mod players;
mod spoken;
mod stage;

use mittwoch_dreamworld::{LineCard, Owner, Sheet, View};
use mittwoch_kernel::{Phrase, Seats};
use ratatui::text::Text;
use serde::Deserialize;

use mittwoch_terminal::{Drawing, Scene};
use mittwoch_words::Words;

/// How the game looks in a terminal.
pub const BOARD: mittwoch_terminal::TerminalBoard =
    mittwoch_terminal::TerminalBoard { draw, glyph: |piece, _| glyph(piece), describe };

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

    /// The plain name of the Client of a round, counted from 1.
    fn client(&self, round: u8) -> &str {
        let at = usize::from(round.saturating_sub(1)) / 2;
        self.view.clients.get(at).map_or(self.sheet.freud.as_str(), |client| client.name.as_str())
    }

    /// The plain name of the tile that governs a round.
    fn tile(&self, round: u8) -> Option<&str> {
        let at = usize::from(round.saturating_sub(1));
        self.view.clients.get(at / 2).map(|client| client.tiles[at % 2].as_str())
    }

    /// The round, its side and its Client, in words.
    fn round(&self) -> String {
        let view = &self.view;
        let at = usize::from(view.round.saturating_sub(1)) / 2;
        let suit = view.clients.get(at).map_or("any", |client| client.suit.name());
        let phrase = Phrase::new("dw-board-round")
            .number("round", view.round)
            .number("last", self.sheet.last_round)
            .word("side", view.side.name())
            .piece("client", self.client(view.round))
            .word("suit", suit);
        self.words.phrase(&phrase)
    }

    /// The tile of the round, in words.
    fn round_tile(&self) -> String {
        match self.tile(self.view.round) {
            Some(tile) => self.words.phrase(&Phrase::new("dw-board-tile").piece("tile", tile)),
            None => self.words.say("dw-board-no-tile"),
        }
    }

    fn stock(&self) -> String {
        let phrase = Phrase::new("dw-board-stock")
            .number("deck", self.view.deck)
            .number("down", self.view.non_player);
        self.words.phrase(&phrase)
    }

    /// What the tile adds for the owner of a card, where somebody scores with it.
    fn add(&self, placed: &LineCard) -> Option<String> {
        let scores = matches!(placed.owner, Owner::Seat(_) | Owner::Id);
        (scores && placed.add != 0).then(|| format!("{:+}", placed.add))
    }

    /// The corner number of the round.
    fn corner(&self) -> u8 {
        self.view.corner[self.view.side as usize]
    }
}

/// The board as a drawing: the stage, the players and the hand, then the fourteen nights.
fn draw(sight: &Scene, width: u16) -> Option<Drawing> {
    let board = BoardView::of(sight)?;
    let mut lines = stage::lines(&board, usize::from(width));
    lines.extend(players::lines(&board));
    lines.extend(players::hand(&board));
    let vital = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    lines.extend(nights::lines(&board, usize::from(width)));
    Some(Drawing { text: Text::from(lines), vital })
}

/// A Dream card as it looks on the board.
fn glyph(piece: &str) -> Option<String> {
    piece.parse().ok().map(card::text)
}

/// The board in sentences.
fn describe(sight: &Scene) -> Option<Vec<String>> {
    Some(spoken::lines(&BoardView::of(sight)?))
}
