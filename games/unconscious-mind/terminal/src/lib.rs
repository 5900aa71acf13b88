//! The board of Unconscious Mind.

mod choice;
mod city;
mod dial;
mod heading;
mod id;
mod lattice;
mod notebook;
mod others;
mod players;
mod printed;
mod research;
mod rooms;
mod section;
mod shelves;
mod slots;
#[cfg(test)]
mod tests;
mod track;

use mittwoch_kernel::{Phrase, Seat, Seats};
use mittwoch_unconscious_mind::{ID, PlayerView, Sheet, View};
use ratatui::text::{Line, Text};
use serde::Deserialize;

use self::section::{Item, Section};
use mittwoch_terminal::layout::wrap;
use mittwoch_terminal::{Drawing, Scene, cell};
use mittwoch_words::Words;

/// From which width on regions stand side by side.
const WIDE: usize = 110;

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

    /// Whose board comes first: the viewer's, or that of whose turn it is.
    fn focus(&self) -> Seat {
        self.view.mine.as_ref().map_or(self.view.turn, |mine| mine.seat)
    }

    /// Whether a place of this name on the board of a seat is concerned: answers are about the
    /// board of whose turn it is.
    fn is_place_lit(&self, seat: Seat, name: &str) -> bool {
        seat == self.view.turn && self.is_lit(name)
    }

    /// The players with their seats: clockwise, the one in focus first.
    fn players(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        let players = (0..).map(Seat).zip(&self.view.players);
        let first = self.focus().index();
        players.clone().skip(first).chain(players.take(first))
    }

    /// The board in focus.
    fn own(&self) -> Option<(Seat, &PlayerView)> {
        self.players().next()
    }

    /// A text of this board.
    fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        self.words.phrase(phrase)
    }

    /// Whoever has a board: a player, or the Id in solo.
    fn name(&self, seat: Seat) -> String {
        if self.is_id(seat) { self.words.piece("the-id") } else { self.words.name(seat) }
    }

    /// Whether a board is the Id's.
    fn is_id(&self, seat: Seat) -> bool {
        self.view.id.is_some() && seat == ID
    }

    /// A text with a player's name in it.
    fn of_player(&self, key: &str, seat: Seat) -> String {
        self.phrase(&Phrase::new(key).word("name", &self.name(seat)))
    }

    /// A component with what is said of it.
    fn item(&self, name: &str, text: String) -> Item {
        Item { name: self.words.piece(name), lit: self.is_lit(name), text }
    }

    /// A line that is never lit.
    fn note(&self, name: String, text: String) -> Item {
        Item { name, lit: false, text }
    }

    /// A number and a name for a player.
    fn number(seat: Seat) -> String {
        (seat.0 + 1).to_string()
    }
}

/// Every region below the heading, the most important first.
fn sections(board: &BoardView, width: usize) -> Vec<Section> {
    let mut all = vec![choice::section(board)];
    if let Some((seat, _)) = board.own() {
        all.push(rooms::section(board, seat));
    }
    all.push(research::hand(board));
    all.push(lattice::section(board, width));
    if let Some((seat, player)) = board.own() {
        all.push(notebook::section(board, seat, player, width));
    }
    all.push(notebook::display(board));
    all.push(city::section(board));
    all.push(slots::section(board));
    all.extend(research::sections(board));
    all.push(track::section(board));
    all.extend(shelves::sections(board));
    let others = board.players().skip(1).filter(|(seat, _)| !board.is_id(*seat));
    all.extend(others.map(|(seat, player)| others::section(board, seat, player)));
    all.extend(id::sections(board));
    all.retain(|section| !section.is_empty());
    all
}

/// The board as a drawing: the round, the players and the own insights, then the regions; in a
/// wide window the regions stand in two columns.
fn draw(sight: &Scene, width: u16) -> Option<Drawing> {
    let board = BoardView::of(sight)?;
    let width = usize::from(width);
    let mut lines = heading::lines(&board, width);
    lines.extend(top(&board, width));
    let vital = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let signs = wrap(&board.say("um-board-figures-signs"), width, "  ").into_iter();
    lines.extend(signs.map(|text| Line::styled(text, cell::FAINT)));
    lines.extend(regions(&board, width));
    let lines: Vec<_> = lines.into_iter().map(|line| cell::clip(line, width)).collect();
    Some(Drawing { text: Text::from(lines), vital })
}

/// The players and the own insights, side by side where there is room.
fn top(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    let players = players::lines(board);
    let dial = board.own().map(|(seat, player)| dial::lines(board, seat, player));
    let dial = dial.unwrap_or_default();
    let column = cell::width(&players) + 2;
    if column + cell::width(&dial) <= width {
        return cell::beside(players, dial, column);
    }
    players.into_iter().chain(dial).collect()
}

fn regions(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    if width < WIDE {
        return sections(board, width).into_iter().flat_map(|one| one.lines(width)).collect();
    }
    let each = (width - 2) / 2;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for section in sections(board, each) {
        let shorter = if left.len() <= right.len() { &mut left } else { &mut right };
        shorter.extend(section.lines(each));
    }
    cell::beside(left, right, each + 2)
}

/// Names are the best signs that the pieces of this game have.
fn glyph(_piece: &str) -> Option<String> {
    None
}

/// The board in sentences.
fn describe(sight: &Scene) -> Option<Vec<String>> {
    let board = BoardView::of(sight)?;
    let mut lines = heading::sentences(&board);
    lines.extend(players::sentences(&board));
    lines
        .extend(board.own().into_iter().flat_map(|(seat, own)| dial::sentences(&board, seat, own)));
    lines.extend(sections(&board, 80).into_iter().flat_map(Section::sentences));
    Some(lines)
}
