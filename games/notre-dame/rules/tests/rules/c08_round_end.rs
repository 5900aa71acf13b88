//! Chapter 8: the end of a round and of a period.

use mittwoch_kernel::{Game, Seat};
use mittwoch_notre_dame::Open;

use crate::position::Position;

/// ND-8.1.
#[test]
fn the_bell_ringer_goes_to_the_left() {
    let mut position = Position::new(4);
    for round in 1..=9 {
        assert_eq!(position.game.start(&position.state), Seat((round - 1) % 4));
        let shown = position.state.shown;
        position = position.until(|p| p.state.round != round || p.asked().is_empty());
        assert!(round == 9 || position.state.shown != shown, "others come");
    }
}

/// ND-8.2.
#[test]
fn notre_dame_is_scored_after_the_plague_of_every_third_round() {
    let position = Position::new(3).with(1, |player| player.cathedral = 1);
    let position = position.until(|p| p.state.round == 3);
    let scored = |position: &Position| {
        position.told.iter().position(|event| matches!(event, Open::CathedralScored { .. }))
    };
    assert_eq!(scored(&position), None);
    let position = position.until(|p| p.state.round == 4);
    let at = scored(&position).expect("scored");
    let plague = position.told.iter().rposition(|event| matches!(event, Open::PlagueCame { .. }));
    assert!(plague.expect("plague") < at);
}

/// ND-8.3.
#[test]
fn cards_and_brown_persons_come_back_after_a_period() {
    let position = Position::new(3).until(|p| p.state.round == 3);
    assert_eq!((position.state.deck.len(), position.state.persons.len()), (0, 6));
    let position = position.until(|p| p.state.round == 4);
    assert!(position.state.discard.is_empty());
    assert_eq!(position.state.deck.len(), 18, "nine each, and three drawn");
    assert_eq!(position.state.persons.len(), 4 + 2 + 3);
    assert_eq!(position.game.conserved(&position.state), Ok(()));
}
