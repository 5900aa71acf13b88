//! A market in a few cells: its message in short and the numbers of the carriages there.

use mittwoch_kernel::Seat;
use mittwoch_notre_dame::{MarketView, MessageTile};

use super::BoardView;
use super::cell::{self, Cell};

/// The seats whose carriages stand on a market.
pub(super) fn carriages(board: &BoardView, market: &str) -> Vec<Seat> {
    let there = board.players().filter(|(_, player)| player.carriage == market);
    there.map(|(seat, _)| seat).collect()
}

/// A market of a borough; an empty one is a small ring.
pub(super) fn cell(board: &BoardView, borough: usize, spot: &str) -> Option<Cell> {
    let borough = board.view.boroughs.get(borough)?;
    let is_here = |market: &&MarketView| {
        board.market(&market.name).is_some_and(|printed| printed.spot == spot)
    };
    let market = borough.markets.iter().find(is_here)?;
    let cell = Cell::new(text(board, market)).style(cell::style(borough.colour));
    Some(cell.lit(board.is_lit(&market.name)))
}

fn text(board: &BoardView, market: &MarketView) -> String {
    let message = market.message.as_deref().and_then(|name| board.message(name));
    let mut text = message.map(signs).unwrap_or_default();
    let carriages = carriages(board, &market.name);
    if !carriages.is_empty() {
        text.push('@');
        text.extend(carriages.iter().map(|seat| (seat.0 + 1).to_string()));
    }
    if text.is_empty() { "o".to_owned() } else { text }
}

/// A message in short: its prestige, and a sign for each other thing that it gives.
pub(super) fn signs(message: &MessageTile) -> String {
    let others = [(message.coins > 0, '¢'), (message.markers > 0, '■'), (message.rat_back, '~')];
    let given = others.into_iter().filter(|(given, _)| *given).map(|(_, sign)| sign);
    message.prestige.to_string().chars().chain(given).collect()
}
