//! Chapter 4: bidding.

use mittwoch_kernel::{Game, Seat, Seats};
use mittwoch_night_market::{Event, Open};

use crate::position::{Position, coin};

fn position() -> Position {
    Position::new(3).hands(&[&[3, 4], &[20, 21], &[8, 9]])
}

/// NM-4.1.
#[test]
fn everybody_bids_a_coin_of_the_hand_at_once() {
    let position = position();
    assert_eq!(position.game.asked(&position.state), Seats::first_n(3));
    assert_eq!(position.offers(1), ["bid coin-20", "bid coin-21"]);
    let position = position.answer(1, "bid coin-20");
    assert_eq!(position.refused(1, "bid coin-21"), "NM-4.1");
    assert_eq!(position.events, [Event::Bid { seat: Seat(1), coin: coin(20) }]);
}

/// NM-4.2.
#[test]
fn coins_are_revealed_once_all_have_bid() {
    let position = position().answer(0, "bid coin-3").answer(2, "bid coin-8");
    assert_eq!(position.state.shown, [None; 4]);
    let position = position.answer(1, "bid coin-20");
    assert_eq!(position.state.shown, [Some(coin(3)), Some(coin(20)), Some(coin(8)), None]);
}

/// NM-4.3.
#[test]
fn the_highest_coin_buys_the_ware() {
    let position = position();
    let ware = position.state.stall.expect("a ware");
    let position = position.bids(&[3, 20, 8]);
    assert!(position.events.contains(&Event::Open(Open::Sold { seat: Seat(1), ware })));
    assert!(position.state.bought[1].contains(ware));
}

/// NM-4.4.
#[test]
fn revealed_coins_do_not_come_back() {
    let position = position().bids(&[3, 20, 8]).answer(0, "keep");
    assert_eq!(position.state.spent.iter().collect::<Vec<_>>(), [3, 8, 20]);
    assert_eq!(position.refused(0, "bid coin-3"), "NM-7.2");
}
