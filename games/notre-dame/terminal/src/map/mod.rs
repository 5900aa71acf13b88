//! The streets with messages and carriages: a picture where there is room, else a table.

mod picture;
mod table;

pub(super) use table::leads;

use mittwoch_kernel::Phrase;
use ratatui::text::Line;

use super::BoardView;
use super::cell::FAINT;
use super::ring::Ring;
use mittwoch_terminal::layout::wrap;

/// A title, the streets, the cathedral, and what the signs mean.
pub(super) fn lines(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    let ring = Ring::of(board);
    let (title, streets) = match picture::lines(board, &ring, width) {
        Some(picture) => ("nd-board-streets-drawn", picture),
        None => ("nd-board-streets-listed", table::lines(board, &ring, width)),
    };
    let mut lines = vec![Line::styled(board.say(title), FAINT)];
    lines.extend(streets);
    lines.push(Line::from(cathedral(board)));
    let signs = ["nd-board-signs", "nd-board-figures"].map(|key| board.say(key));
    let signs = signs.iter().flat_map(|text| wrap(text, width, "  "));
    lines.extend(signs.map(|text| Line::styled(text, FAINT)));
    lines
}

/// The cathedral with its prestige and whose markers lie there.
pub(super) fn cathedral(board: &BoardView) -> String {
    let there = board.players().filter(|(_, player)| player.cathedral > 0);
    let markers: Vec<_> = there
        .map(|(seat, player)| format!("{} ({})", board.words.name(seat), player.cathedral))
        .collect();
    let markers = if markers.is_empty() { "none".to_owned() } else { board.words.list(&markers) };
    let phrase = Phrase::new("nd-board-cathedral")
        .number("prestige", board.view.cathedral)
        .word("markers", &markers);
    board.words.phrase(&phrase)
}
