//! The insight dial: rings down, qualities across, common and player-colour insights.

use mittwoch_kernel::{Phrase, Seat};
use mittwoch_unconscious_mind::{PlayerView, Quality, Ring, Spot};
use ratatui::text::Line;

use super::BoardView;
use super::printed::style;
use mittwoch_terminal::cell::{Cell, table};

/// A line for each ring; the reserve stands beside the inner one.
pub(super) fn lines(board: &BoardView, seat: Seat, player: &PlayerView) -> Vec<Line<'static>> {
    let mut head = vec![board.say("um-board-dial")];
    head.extend(Quality::ALL.iter().map(|quality| board.words.short_piece(quality.name())));
    head.push(board.words.short_piece("reserve"));
    let rows: Vec<_> = Ring::ALL.iter().map(|ring| row(board, seat, player, *ring)).collect();
    table(&head, &rows, &[])
}

fn row(board: &BoardView, seat: Seat, player: &PlayerView, ring: Ring) -> Vec<Cell> {
    let mut row = vec![Cell::new(self::ring(board, ring))];
    row.extend(Quality::ALL.iter().map(|quality| {
        let cell = here(board, seat, player, Spot::at(ring, *quality));
        cell.style(style(quality.colour()))
    }));
    if ring == Ring::Minor {
        row.push(here(board, seat, player, Spot::RESERVE));
    }
    row
}

/// A ring in a word.
fn ring(board: &BoardView, ring: Ring) -> String {
    board.phrase(&Phrase::new("um-board-ring").word("ring", ring.name()))
}

fn here(board: &BoardView, seat: Seat, player: &PlayerView, spot: Spot) -> Cell {
    let place = &board.sheet.practice.dial[spot.index()];
    let names = [&place.name, &place.common, &place.own];
    let lit = names.iter().any(|name| board.is_place_lit(seat, name));
    Cell::new(count(player, spot)).lit(lit)
}

/// Common insights, then a plus and the player-colour ones, such as `2+1`.
fn count(player: &PlayerView, spot: Spot) -> String {
    match player.dial[spot.index()] {
        [0, 0] => "·".to_owned(),
        [common, 0] => common.to_string(),
        [common, own] => format!("{common}+{own}"),
    }
}

/// The plain name of a place.
fn name<'a>(board: &'a BoardView, spot: Spot) -> &'a str {
    &board.sheet.practice.dial[spot.index()].name
}

/// The places that hold something, in a sentence.
pub(super) fn text(board: &BoardView, player: &PlayerView) -> String {
    let place = |spot: Spot| {
        let [common, own] = player.dial[spot.index()];
        let phrase = Phrase::new("um-board-insights-at").piece("spot", name(board, spot));
        let phrase = phrase.number("common", common).number("own", own);
        (common + own > 0).then(|| board.phrase(&phrase))
    };
    let places: Vec<_> = (0..Spot::COUNT as u8).filter_map(|at| place(Spot(at))).collect();
    board.listed(places)
}

/// The dial of a player in a sentence.
pub(super) fn sentences(board: &BoardView, seat: Seat, player: &PlayerView) -> Vec<String> {
    let phrase = Phrase::new("um-board-dial-of").word("name", &board.name(seat));
    vec![board.phrase(&phrase.word("insights", &text(board, player)))]
}
