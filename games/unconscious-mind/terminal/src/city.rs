//! The city: six locations with the figures there, the tags of everybody, and their effects.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::{Location, LocationView};
use ratatui::text::Line;

use super::BoardView;
use super::printed::style;
use super::section::Section;
use mittwoch_terminal::cell::{Cell, table};

/// The locations in walking order.
pub(super) fn section(board: &BoardView) -> Section {
    let item = |view: &LocationView| {
        let name = view.location.name();
        board.item(name, board.full(name))
    };
    Section {
        title: board.say("um-board-city"),
        grid: grid(board),
        spoken: board.view.locations.iter().map(|view| sentence(board, view)).collect(),
        items: board.view.locations.iter().map(item).collect(),
        signs: explained(board),
    }
}

fn explained(board: &BoardView) -> String {
    let signs = board.say("um-board-city-signs");
    match board.view.journalist {
        None => signs,
        Some(_) => format!("{signs}; {}", board.say("um-board-journalist-signs")),
    }
}

fn seats(board: &BoardView) -> impl Iterator<Item = Seat> {
    (0..board.view.players.len() as u8).map(Seat)
}

fn grid(board: &BoardView) -> Vec<Line<'static>> {
    let mut head = vec![board.say("um-board-location"), board.say("um-board-figures")];
    head.extend(seats(board).map(|seat| {
        let number = BoardView::number(seat);
        board.phrase(&Phrase::new("um-board-tags-of").word("number", &number))
    }));
    head.push(board.say("um-board-free-slots"));
    let rows: Vec<_> = board.view.locations.iter().map(|view| row(board, view)).collect();
    table(&head, &rows, &[1])
}

fn row(board: &BoardView, view: &LocationView) -> Vec<Cell> {
    let (name, district) = (view.location.name(), view.location.district());
    let text =
        format!("{}, {}", board.words.short_piece(name), board.words.short_piece(district.name()));
    let mut row = vec![Cell::new(text).style(style(district)).lit(is_lit(board, view.location))];
    row.push(Cell::new(signs(board, view.location)));
    row.extend(seats(board).map(|seat| Cell::count(tags(board, seat, view.location))));
    row.push(Cell::count(free(view)));
    row
}

/// Whether an answer concerns a location or one of its effects.
fn is_lit(board: &BoardView, location: Location) -> bool {
    let printed = board.sheet.city.locations.iter().find(|printed| printed.name == location);
    let effects = printed.into_iter().flat_map(|printed| &printed.effect_names);
    board.is_lit(location.name()) || effects.into_iter().any(|name| board.is_lit(name))
}

/// Who stands at a location: numbers of players, F for Freud, J for the Journalist.
fn signs(board: &BoardView, location: Location) -> String {
    let mut signs: Vec<_> = there(board, location).map(BoardView::number).collect();
    if board.view.freud == location {
        signs.push("F".to_owned());
    }
    if board.view.journalist == Some(location) {
        signs.push("J".to_owned());
    }
    if signs.is_empty() { "·".to_owned() } else { signs.join(" ") }
}

fn there(board: &BoardView, location: Location) -> impl Iterator<Item = Seat> {
    let players = (0..).map(Seat).zip(&board.view.players);
    players.filter(move |(_, player)| player.professor == location).map(|(seat, _)| seat)
}

fn tags(board: &BoardView, seat: Seat, location: Location) -> u8 {
    board.view.players.get(seat.index()).map_or(0, |player| player.tags.at(location))
}

fn free(view: &LocationView) -> u8 {
    view.used.iter().filter(|used| !**used).count() as u8
}

fn sentence(board: &BoardView, view: &LocationView) -> String {
    let mut figures: Vec<_> = there(board, view.location).map(|seat| board.name(seat)).collect();
    if board.view.freud == view.location {
        figures.push("Freud".to_owned());
    }
    if board.view.journalist == Some(view.location) {
        figures.push(board.say("um-board-the-journalist"));
    }
    let figures = match figures.is_empty() {
        true => "none".to_owned(),
        false => board.words.list(&figures),
    };
    let tag = |seat: Seat| format!("{} {}", board.name(seat), tags(board, seat, view.location));
    let phrase = Phrase::new("um-board-location-is")
        .piece("location", view.location.name())
        .piece("district", view.location.district().name())
        .word("figures", &figures)
        .word("tags", &board.words.list(&seats(board).map(tag).collect::<Vec<_>>()))
        .number("slots", free(view));
    board.phrase(&phrase)
}
