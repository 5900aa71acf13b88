//! Chapter 2: set-up.

use crate::position::Position;

/// NM-2.1, NM-2.2.
#[test]
fn everybody_draws_six_coins_and_the_rest_is_the_purse() {
    for players in 2..=4 {
        let state = Position::new(players).state;
        let hands: Vec<_> = state.hands.iter().map(|hand| hand.len()).collect();
        let wanted: Vec<_> = (0..4).map(|seat| if seat < players { 6 } else { 0 }).collect();
        assert_eq!(hands, wanted);
        assert_eq!(state.purse.len(), 30 - 6 * u32::from(players));
    }
}
