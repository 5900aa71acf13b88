//! Chapter 3: rounds.

use mittwoch_kernel::{Game, Seats};

use crate::position::Position;

/// NM-3.1.
#[test]
fn coins_are_bid_first_and_traded_afterwards() {
    let position = Position::new(2).hands(&[&[3, 4], &[8, 9]]);
    assert_eq!(position.refused(0, "trade coin-3"), "NM-3.1");
    let position = position.bids(&[3, 8]);
    assert_eq!(position.refused(0, "bid coin-4"), "NM-3.1");
    let position = position.answer(0, "keep");
    assert_eq!((position.state.round, position.offers(0)), (2, vec!["bid coin-4".to_owned()]));
}

/// NM-3.1: after the sixth round there is no other.
#[test]
fn there_are_six_rounds() {
    let position = Position::new(2).round(6).hands(&[&[3], &[8]]).bids(&[3, 8]);
    assert_eq!(position.game.asked(&position.state), Seats::NONE);
    assert_eq!(position.game.outcome(&position.state).map(|outcome| outcome.rounds), Some(6));
}

/// NM-3.2.
#[test]
fn every_round_shows_a_ware_that_was_not_shown_before() {
    let position = Position::new(2);
    let first = position.state.stall.expect("a ware");
    assert!(!position.state.wares.contains(first));
    let position = position.hands(&[&[3, 4], &[8, 9]]).bids(&[3, 8]).answer(0, "keep");
    let second = position.state.stall.expect("a ware");
    assert_ne!(first, second);
    assert_eq!(position.state.wares.len(), 6);
}
