//! A market in a few cells: its message in short and the numbers of the carriages there.

use mittwoch_kernel::Seat;
use mittwoch_notre_dame::MarketView;

use super::Board;
use super::cell::{self, Cell};

/// The seats whose carriages stand on a market.
pub(super) fn carriages(board: &Board, market: &str) -> Vec<Seat> {
    let there = board.players().filter(|(_, player)| player.carriage == market);
    there.map(|(seat, _)| seat).collect()
}

/// A market of a borough; an empty one is a small ring.
pub(super) fn cell(board: &Board, borough: usize, spot: &str) -> Option<Cell> {
    let borough = board.view.boroughs.get(borough)?;
    let name = format!("{}-{spot}", borough.colour.name());
    let market = borough.markets.iter().find(|market| market.name == name)?;
    let cell = Cell::new(text(board, market)).style(cell::style(borough.colour));
    Some(cell.lit(board.is_lit(&market.name)))
}

fn text(board: &Board, market: &MarketView) -> String {
    let message = market.message.as_deref();
    let mut text = message.map(|name| board.words.short_piece(name)).unwrap_or_default();
    let carriages = carriages(board, &market.name);
    if !carriages.is_empty() {
        text.push('@');
        text.extend(carriages.iter().map(|seat| (seat.0 + 1).to_string()));
    }
    if text.is_empty() { "o".to_owned() } else { text }
}
