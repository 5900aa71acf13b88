//! Chapter 5: trading.

use mittwoch_kernel::{Game, Seat, Seats, Setting};
use mittwoch_night_market::NightMarket;

use crate::position::{Position, pack};

fn trading() -> Position {
    Position::new(2).hands(&[&[3, 4], &[8, 9]]).bids(&[3, 8])
}

/// NM-5.1.
#[test]
fn the_lowest_coin_may_trade_one_of_the_hand() {
    let position = trading();
    assert_eq!(position.game.asked(&position.state), Seats::only(Seat(0)));
    assert_eq!(position.refused(1, "keep"), "NM-5.1");
    let position = position.answer(0, "trade coin-4");
    assert!(position.state.spent.contains(4));
    assert_eq!(position.state.hands[0].len(), 1);
    assert_eq!(position.state.purse.len(), 25);
}

/// NM-5.2.
#[test]
fn a_hand_may_be_kept() {
    let position = trading();
    assert_eq!(position.offers(0), ["trade coin-4", "keep"]);
    let position = position.answer(0, "keep");
    assert_eq!(position.state.hands[0].iter().collect::<Vec<_>>(), [4]);
}

/// NM-5.3.
#[test]
fn nobody_is_asked_without_a_coin() {
    let position = Position::new(2).hands(&[&[3], &[8, 9]]).bids(&[3, 8]);
    assert_eq!(position.game.asked(&position.state), Seats::first_n(2), "the next round");
}

/// NM-5.4.
#[test]
fn without_trading_the_next_round_follows() {
    let setting = Setting::new(2).with("trade", "nobody");
    let game = NightMarket::new(&pack(), &setting).expect("a sound setting");
    let position = Position::of(game).hands(&[&[3, 4], &[8, 9]]).bids(&[3, 8]);
    assert_eq!(position.state.round, 2);
}
