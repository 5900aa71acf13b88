//! What everybody sees of each player, in figures.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::PlayerView;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::BoardView;
use mittwoch_terminal::cell::{Cell, STRONG, table};
use mittwoch_terminal::layout::fit;

/// The most that a name and a location take.
const NAME: usize = 12;
const PLACE: usize = 10;

const HEAD: [&str; 12] = [
    "um-board-player",
    "um-board-points",
    "um-board-reputation",
    "um-board-coffee",
    "um-board-boxes",
    "um-board-bright",
    "um-board-ideas",
    "um-board-hand",
    "um-board-tiles",
    "um-board-cured",
    "um-board-treatises",
    "um-board-professor",
];

/// A table with a line for each player.
pub(super) fn lines(board: &BoardView) -> Vec<Line<'static>> {
    let head = HEAD.map(|key| board.say(key));
    let rows: Vec<_> = board.players().map(|(seat, player)| row(board, seat, player)).collect();
    table(&head, &rows, &[HEAD.len() - 1])
}

fn row(board: &BoardView, seat: Seat, player: &PlayerView) -> Vec<Cell> {
    let mark = if board.awaited.contains(seat) { '>' } else { ' ' };
    let name = short(&board.name(seat), NAME);
    let place = short(&board.words.short_piece(player.professor.name()), PLACE);
    let coffee = &board.sheet.practice.coffee_name;
    vec![
        Cell::new(format!("{mark}{} {name}", BoardView::number(seat))).style(STRONG),
        Cell::new(player.points.to_string()),
        Cell::new(player.reputation.to_string()),
        Cell::count(player.coffee).lit(board.is_place_lit(seat, coffee)),
        Cell::count(player.boxes),
        Cell::count(player.bright),
        Cell::new(format!("{}+{}", player.ideas, on_table(board, seat))),
        Cell::count(player.hand),
        Cell::new(tiles(board, seat, player).to_string()),
        Cell::new(player.cured.len().to_string()),
        Cell::new(treatises(board, seat).to_string()),
        Cell::new(place),
    ]
}

fn short(text: &str, width: usize) -> String {
    if text.width() > width { fit(text, width) } else { text.to_owned() }
}

/// The ideas of a player that lie on the table.
fn on_table(board: &BoardView, seat: Seat) -> u8 {
    let own = board.view.spaces.iter().filter(|space| space.owner == Some(seat));
    own.map(|space| space.ideas).sum()
}

/// Tiles on the board; of the Id those that are active.
fn tiles(board: &BoardView, seat: Seat, player: &PlayerView) -> usize {
    if let Some(id) = board.view.id.as_ref().filter(|_| board.is_id(seat)) {
        return id.active.iter().filter(|active| **active).count();
    }
    player.notebook.iter().flatten().count()
}

fn treatises(board: &BoardView, seat: Seat) -> usize {
    board.view.treatises.iter().filter(|treatise| treatise.owner == Some(seat)).count()
}

/// A sentence for each player.
pub(super) fn sentences(board: &BoardView) -> Vec<String> {
    let sentence = |(seat, player): (Seat, &PlayerView)| {
        let phrase = Phrase::new("um-board-figures-are")
            .word("name", &board.name(seat))
            .number("points", player.points)
            .number("reputation", player.reputation)
            .number("coffee", player.coffee)
            .number("boxes", player.boxes)
            .number("bright", player.bright)
            .number("supply", player.ideas)
            .number("table", on_table(board, seat))
            .number("locked", player.locked)
            .number("hand", player.hand)
            .number("tiles", tiles(board, seat, player) as i64)
            .number("cured", player.cured.len() as i64)
            .number("treatises", treatises(board, seat) as i64)
            .piece("professor", player.professor.name());
        board.phrase(&phrase)
    };
    board.players().map(sentence).collect()
}
