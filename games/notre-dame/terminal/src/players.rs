//! What everybody sees of each player: figures first, then the boroughs.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_notre_dame::{Kind, PlayerView, Sector};
use ratatui::text::Line;

use super::BoardView;
use super::cell::{self, Cell, FAINT, table};
use mittwoch_terminal::layout::wrap;

/// From which width on the cards played stand beside the figures.
const WIDE: usize = 110;

/// Two tables with a line for each player.
pub(super) fn lines(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    let mut lines = figures(board, width);
    lines.extend(boroughs(board));
    lines
}

fn figures(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    let keys = [
        "nd-board-players",
        "nd-board-coins",
        "nd-board-prestige",
        "nd-board-markers",
        "nd-board-rat",
        "nd-board-messages",
        "nd-board-this-round",
    ];
    let shown = if width >= WIDE { keys.len() } else { keys.len() - 1 };
    let head: Vec<_> = keys[..shown].iter().map(|key| board.say(key)).collect();
    let rows: Vec<_> = board
        .players()
        .map(|(seat, player)| {
            let mut row = figure_row(board, seat, player);
            row.push(Cell::new(this_round(board, player)));
            row.truncate(shown);
            row
        })
        .collect();
    table(&head, &rows, &[5, 6])
}

fn figure_row(board: &BoardView, seat: Seat, player: &PlayerView) -> Vec<Cell> {
    let prestige = board.prestige(seat).map_or("?".to_owned(), |prestige| prestige.to_string());
    vec![
        name(board, seat, player),
        Cell::new(player.coins.to_string()),
        Cell::new(prestige),
        Cell::new(format!("{}+{}", player.supply, player.general)),
        Cell::new(rat(board, seat, player)),
        Cell::new(messages(board, player)),
    ]
}

/// Who it is: a mark if the answer is awaited, the number that stands on the carriage, the name
/// and the colour.
fn name(board: &BoardView, seat: Seat, player: &PlayerView) -> Cell {
    let mark = if board.awaited.contains(seat) { '>' } else { ' ' };
    let colour = board.words.piece(player.colour.name());
    let text = format!("{mark}{} {}, {colour}", seat.0 + 1, board.words.name(seat));
    Cell::new(text).style(cell::style(player.colour))
}

/// The step of the rat and where the plague would bring it, with a word if that is beyond the end.
fn rat(board: &BoardView, seat: Seat, player: &PlayerView) -> String {
    match board.forecast(seat, player) {
        None => player.rat.to_string(),
        Some(there) if there > board.sheet.harbour.last_step => {
            format!("{}→{there} {}", player.rat, board.say("nd-board-hit"))
        }
        Some(there) => format!("{}→{there}", player.rat),
    }
}

/// The collected messages by colour, such as `La1 Br2`.
fn messages(board: &BoardView, player: &PlayerView) -> String {
    let some = player.messages.iter().filter(|(_, count)| *count > 0);
    let texts: Vec<_> =
        some.map(|(colour, count)| format!("{}{count}", board.code(*colour))).collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(" ") }
}

/// The boroughs with the pieces in their sectors, the friend as a star.
fn boroughs(board: &BoardView) -> Vec<Line<'static>> {
    let Some(first) = board.view.players.first() else { return Vec::new() };
    let mut head = vec![board.say("nd-board-boroughs")];
    head.extend(first.sectors.iter().map(|(sector, _)| board.place(Kind::Sector(*sector))));
    head.push(board.place(Kind::NotreDame));
    let rows: Vec<_> =
        board.players().map(|(seat, player)| borough_row(board, seat, player)).collect();
    table(&head, &rows, &[])
}

fn borough_row(board: &BoardView, seat: Seat, player: &PlayerView) -> Vec<Cell> {
    let name = format!("{} {}", seat.0 + 1, board.words.name(seat));
    let mut row = vec![Cell::new(name).style(cell::style(player.colour))];
    row.extend(player.sectors.iter().map(|(sector, markers)| {
        let lit = board.is_place_lit(seat, Kind::Sector(*sector))
            || (here(player, *sector) && board.is_place_lit(seat, Kind::TrustedFriend));
        Cell::new(pieces(player, *sector, *markers)).lit(lit)
    }));
    let lit = board.is_place_lit(seat, Kind::NotreDame);
    row.push(Cell::new(dot(player.cathedral)).lit(lit));
    row
}

fn here(player: &PlayerView, sector: Sector) -> bool {
    player.friend == Some(sector)
}

/// The markers in a sector, with a star if the friend is there too.
fn pieces(player: &PlayerView, sector: Sector, markers: u8) -> String {
    if here(player, sector) { format!("{markers}*") } else { dot(markers) }
}

fn dot(markers: u8) -> String {
    if markers == 0 { "·".to_owned() } else { markers.to_string() }
}

/// What the players did in this round, where it does not stand beside the figures.
pub(super) fn round(board: &BoardView, width: usize) -> Vec<Line<'static>> {
    if width >= WIDE {
        return Vec::new();
    }
    let acted = board.players().filter(|(_, player)| !player.played.is_empty());
    let texts: Vec<_> = acted
        .map(|(seat, player)| format!("{}: {}", board.words.name(seat), this_round(board, player)))
        .collect();
    let lines = texts.iter().flat_map(|text| wrap(text, width, "  ")).map(Line::from);
    let title = Line::styled(board.say("nd-board-this-round"), FAINT);
    if texts.is_empty() { Vec::new() } else { [title].into_iter().chain(lines).collect() }
}

/// The cards a player has played in this round and whom the player has hired.
pub(super) fn this_round(board: &BoardView, player: &PlayerView) -> String {
    let mut done: Vec<_> = player.played.iter().map(|card| board.place(card.kind())).collect();
    if let Some(person) = &player.hired {
        let phrase = Phrase::new("nd-board-hired").piece("person", person);
        done.push(board.words.phrase(&phrase));
    }
    board.words.list(&done)
}
