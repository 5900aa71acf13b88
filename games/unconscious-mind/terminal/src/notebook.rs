//! The notebook of a player, and the tiles on display.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::{Column, DisplaySheet, PlayerView, TextPart, TileRowView, cells};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::BoardView;
use super::section::{Item, Section};
use mittwoch_terminal::cell::{Cell, LIT, table};

/// The nine cells with the inkpot, what the lines give and what the tiles do.
pub(super) fn section(board: &BoardView, seat: Seat, player: &PlayerView, width: usize) -> Section {
    let mut items = tiles(board, seat, player);
    items.extend((0..6).map(|line| self::line(board, seat, player, line)));
    Section {
        title: board.of_player("um-board-notebook", seat),
        grid: grid(board, seat, player, width),
        spoken: vec![inkpot(board, player)],
        items,
        signs: board.say("um-board-notebook-signs"),
    }
}

/// Where the inkpot is, in a sentence.
pub(super) fn inkpot(board: &BoardView, player: &PlayerView) -> String {
    let space = match player.inkpot {
        0 => "top",
        1..=3 => "row",
        _ => "left",
    };
    let phrase = Phrase::new("um-board-inkpot").word("space", space);
    board.phrase(&phrase.number("row", player.inkpot))
}

fn is_unlocked(player: &PlayerView, column: u8) -> bool {
    column + player.locked < 3
}

fn is_complete(player: &PlayerView, line: u8) -> bool {
    cells(line).all(|cell| player.notebook[usize::from(cell)].is_some())
}

fn grid(board: &BoardView, seat: Seat, player: &PlayerView, width: usize) -> Vec<Line<'static>> {
    let each = width.saturating_sub(12) / 3;
    let mut head = vec![inkpot_at(player, 0)];
    head.extend((0..3).map(|column| {
        let state = if is_unlocked(player, column) { "open" } else { "locked" };
        let phrase = Phrase::new("um-board-column").number("number", column + 1);
        let name = board.phrase(&phrase.word("state", state));
        format!("{name} {}", end(player, column + 3))
    }));
    let row = |row: u8| {
        let label = board.phrase(&Phrase::new("um-board-row").number("number", row + 1));
        let space = &board.sheet.practice.inkpot_spaces[usize::from(row) + 1];
        let label = Cell::new(format!("{}{label}", inkpot_at(player, row + 1)));
        let mut all = vec![label.lit(board.is_place_lit(seat, space))];
        all.extend(cells(row).map(|cell| self::cell(board, seat, player, cell).within(each)));
        all.push(Cell::new(end(player, row)));
        all
    };
    let mut lines = table(&head, &[row(0), row(1), row(2)], &[1, 2, 3]);
    if player.inkpot > 3 {
        lines.push(Line::from(format!(" {}", inkpot(board, player))));
    }
    lines.extend(beside_the_rows(board, seat));
    lines
}

/// The two spaces of the inkpot that stand beside no row, while an answer leads there.
fn beside_the_rows<'a>(
    board: &'a BoardView,
    seat: Seat,
) -> impl Iterator<Item = Line<'static>> + use<'a> {
    let [top, .., left] = &board.sheet.practice.inkpot_spaces;
    let lit = [top, left].into_iter().filter(move |name| board.is_place_lit(seat, name));
    lit.map(|name| {
        let text = format!(" [{}]", board.words.piece(name));
        Line::from(Span::styled(text, Style::new().add_modifier(LIT)))
    })
}

fn inkpot_at(player: &PlayerView, space: u8) -> String {
    if player.inkpot == space { ">" } else { " " }.to_owned()
}

/// A sign for the end of a line: its insight is still locked, or the line is complete.
fn end(player: &PlayerView, line: u8) -> &'static str {
    match (player.locked_lines[usize::from(line)], is_complete(player, line)) {
        (true, _) => "*",
        (false, true) => "✓",
        (false, false) => "",
    }
}

fn cell_name<'a>(board: &'a BoardView, cell: u8) -> &'a str {
    &board.sheet.practice.cells[usize::from(cell)]
}

fn line_name<'a>(board: &'a BoardView, line: u8) -> &'a str {
    &board.sheet.practice.lines[usize::from(line)].name
}

fn cell(board: &BoardView, seat: Seat, player: &PlayerView, at: u8) -> Cell {
    let tile = player.notebook[usize::from(at)].as_deref();
    let text = tile.map_or_else(|| "·".to_owned(), |name| board.words.short_piece(name));
    let lines = [line_name(board, at / 3), line_name(board, at % 3 + 3)];
    let lit = board.is_place_lit(seat, cell_name(board, at))
        || tile.is_some_and(|name| board.is_lit(name))
        || lines.iter().any(|line| board.is_place_lit(seat, line));
    Cell::new(text).lit(lit)
}

/// The tiles of a notebook with their cells and main effects.
pub(super) fn tiles(board: &BoardView, seat: Seat, player: &PlayerView) -> Vec<Item> {
    let all = (0..9).filter_map(|at| Some((at, player.notebook[usize::from(at)].as_deref()?)));
    all.map(|(at, tile)| {
        let place = cell_name(board, at);
        let texts = [board.words.piece(place), board.printed(tile, TextPart::Effect)];
        let mut item = board.item(tile, board.listed(texts));
        item.lit |= board.is_place_lit(seat, place);
        item
    })
    .collect()
}

/// What a line gives beside its tiles.
fn line(board: &BoardView, seat: Seat, player: &PlayerView, line: u8) -> Item {
    let name = line_name(board, line);
    let said = |key: &str, part: TextPart| {
        let effect = board.printed(name, part);
        let state = if is_complete(player, line) { "complete" } else { "open" };
        let phrase = Phrase::new(key).word("effect", &effect).word("state", state);
        if effect.is_empty() { effect } else { board.phrase(&phrase) }
    };
    let locked = match player.locked_lines[usize::from(line)] {
        true => board.say("um-board-line-locked"),
        false => String::new(),
    };
    let column = match line {
        0..=2 => String::new(),
        _ => {
            let state = if is_unlocked(player, line - 3) { "open" } else { "locked" };
            board.phrase(&Phrase::new("um-board-column-is").word("state", state))
        }
    };
    let texts = [
        column,
        said("um-board-line-printed", TextPart::Effect),
        said("um-board-line-end", TextPart::End),
        locked,
    ];
    let (lit, text) = (board.is_place_lit(seat, name), board.listed(texts));
    Item { name: board.words.piece(name), lit, text }
}

/// The tiles that can be gained.
pub(super) fn display(board: &BoardView) -> Section {
    let rows = board.view.tiles.iter();
    let shown = rows.flat_map(|row| row.shown.iter().map(move |tile| (row, tile.as_deref())));
    let items = board.sheet.table.display.iter().zip(shown);
    let items = items.map(|(place, (row, tile))| self::shown(board, row, place, tile));
    Section::list(board.say("um-board-display"), items.collect())
}

fn shown(board: &BoardView, row: &TileRowView, place: &DisplaySheet, tile: Option<&str>) -> Item {
    let (column, place) = (place.column, &place.name);
    let mut texts = vec![board.words.piece(place)];
    if column == Column::Left {
        texts.push(board.phrase(&Phrase::new("um-board-stack").number("below", row.below)));
    }
    let Some(tile) = tile else {
        let name = texts.remove(0);
        let lit = board.is_lit(place) || board.is_lit(row.level.name());
        return Item { name, lit, text: board.full(place) };
    };
    texts.push(board.printed(tile, TextPart::Effect));
    // The banner of the top of a stack lies hidden.
    if column != Column::Left {
        let banner =
            Phrase::new("um-board-banner").word("effect", &board.printed(tile, TextPart::Banner));
        texts.push(board.phrase(&banner));
    }
    let mut item = board.item(tile, board.listed(texts));
    item.lit |= board.is_lit(place);
    item
}
