//! Chapter 6: the end.

use mittwoch_kernel::{Bag, Game, Seat, Seats};

use crate::position::Position;

/// The last round, in which the second player buys nothing of worth to the test.
fn ended(bought: [&[u8]; 3]) -> Position {
    let mut position = Position::new(3).round(6).hands(&[&[3], &[4], &[8]]);
    position.state.stall = Some(0);
    let bag = |wares: &[u8]| wares.iter().copied().collect::<Bag>();
    position.state.bought = [bag(bought[0]), bag(bought[1]), bag(bought[2]), Bag::EMPTY];
    position.bids(&[3, 4, 8])
}

/// NM-6.1.
#[test]
fn the_game_ends_with_the_last_round() {
    let position = ended([&[], &[], &[]]);
    assert!(position.game.outcome(&position.state).is_some());
    assert_eq!(position.refused(0, "keep"), "NM-6.1");
}

/// NM-6.2.
#[test]
fn most_points_win() {
    let position = ended([&[7], &[1, 2], &[]]);
    let outcome = position.game.outcome(&position.state).expect("it is over");
    assert_eq!(outcome.scores.as_slice(), [8, 5, 1]);
    assert_eq!(outcome.winners, Seats::only(Seat(0)));
}

/// NM-6.3: of equal points those of fewer wares count more, else the victory is shared.
#[test]
fn fewer_wares_break_a_tie_or_it_is_shared() {
    let winners = |bought| {
        let position = ended(bought);
        position.game.outcome(&position.state).expect("it is over").winners
    };
    assert_eq!(winners([&[6], &[2, 3], &[]]), Seats::only(Seat(0)));
    assert_eq!(winners([&[3, 4], &[1, 6], &[]]), Seats::first_n(2));
}
