//! The streets as a table: boroughs down, markets across, and where the streets lead.

use mittwoch_kernel::Phrase;
use ratatui::text::Line;

use super::super::BoardView;
use super::super::cell::{self, Cell};
use super::super::market;
use super::super::ring::{Ring, Spot, spot};
use mittwoch_terminal::layout::wrap;

/// A line for each borough clockwise, then the streets.
pub(super) fn lines(board: &BoardView, ring: &Ring, width: usize) -> Vec<Line<'static>> {
    let spots = spots(board);
    let mut head = vec![String::new()];
    head.extend(spots.iter().map(|spot| name(board, spot)));
    let rows: Vec<_> = (0..ring.boroughs).map(|borough| row(board, borough, &spots)).collect();
    let mut lines = cell::table(&head, &rows, &[]);
    let streets = streets(board, ring, &spots);
    lines.extend(streets.iter().flat_map(|text| wrap(text, width, "  ")).map(Line::from));
    lines
}

/// The names of the markets within a borough.
fn spots<'a>(board: &'a BoardView) -> Vec<&'a str> {
    let first = board.view.boroughs.first();
    let markets = first.map(|borough| borough.markets.as_slice()).unwrap_or_default();
    let spot = |name: &'a str| spot(board, name).map(|spot| spot.name);
    markets.iter().filter_map(|market| spot(&market.name)).collect()
}

fn name(board: &BoardView, spot: &str) -> String {
    board.words.phrase(&Phrase::new("nd-board-spot").word("spot", spot))
}

fn row(board: &BoardView, borough: usize, spots: &[&str]) -> Vec<Cell> {
    let colour = board.view.boroughs[borough].colour;
    let mut row = vec![Cell::new(board.words.piece(colour.name())).style(cell::style(colour))];
    let cells = spots.iter().map(|spot| market::cell(board, borough, spot).unwrap_or_default());
    row.extend(cells);
    row
}

/// Where the streets lead: said once if all boroughs are alike, else for every market.
fn streets(board: &BoardView, ring: &Ring, spots: &[&str]) -> Vec<String> {
    let ends = |borough: usize, name: &str| ring.ends(Spot { borough, name });
    let alike = |spot: &&str| (1..ring.boroughs).all(|at| ends(at, spot) == ends(0, spot));
    if !spots.iter().all(alike) {
        let markets = board.view.boroughs.iter().flat_map(|borough| &borough.markets);
        return markets.map(|market| leads(board, &market.name)).collect();
    }
    let line = |spot: &&str| {
        let end = |(ahead, name_there): &(usize, &str)| {
            format!("{}{}", name(board, name_there), arrow(*ahead, ring.boroughs))
        };
        let ends: Vec<_> = ends(0, spot).iter().map(end).collect();
        format!("{} - {}", name(board, spot), board.words.list(&ends))
    };
    spots.iter().map(line).chain([board.say("nd-board-arrows")]).collect()
}

/// A street to the next borough leads a line down, one to the borough before a line up.
fn arrow(ahead: usize, boroughs: usize) -> String {
    let back = boroughs - ahead;
    match ahead {
        0 => String::new(),
        _ if ahead <= back => "↓".repeat(ahead),
        _ => "↑".repeat(back),
    }
}

/// The markets to which streets lead from a market, in words.
pub(in super::super) fn leads(board: &BoardView, market: &str) -> String {
    let ends = board.view.streets.iter().filter_map(|[one, other]| match () {
        () if one == market => Some(other.clone()),
        () if other == market => Some(one.clone()),
        () => None,
    });
    let phrase = Phrase::new("nd-board-leads").piece("market", market);
    board.words.phrase(&phrase.pieces("markets", ends.collect()))
}
