//! Chapter 12: plague.

use mittwoch_kernel::Seat;
use mittwoch_notre_dame::Open;

use crate::position::Position;

/// Seven rats: Barmaid 3, Fool 2, City guard 2.
fn seven(players: u8) -> Position {
    Position::cards(players).persons(&["barmaid", "fool", "city-guard"])
}

/// ND-12.1.
#[test]
fn the_plague_is_the_sum_of_the_rats_shown() {
    let position = seven(4);
    assert_eq!(position.game.plague(&position.state), 7);
    let position = position.plague();
    assert_eq!([0, 1, 2, 3].map(|seat| position.player(seat).rat), [7, 7, 7, 7]);
}

/// ND-12.2.
#[test]
fn the_plague_comes_in_turn_order() {
    let position = seven(3).round(2).plague();
    let order: Vec<u8> = position
        .told
        .iter()
        .filter_map(|event| match event {
            Open::PlagueCame { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 2, 0]);
}

/// ND-12.3.
#[test]
fn the_hospital_weakens_the_plague() {
    let position = seven(3).markers(0, "hospital", 3).markers(1, "hospital", 9).rat(1, 1);
    let position = position.friend(0, "hospital").plague();
    assert_eq!(position.player(0).rat, 3, "7 less three markers and the friend");
    assert_eq!(position.player(1).rat, 0, "never below 0");
    assert_eq!(position.player(2).rat, 7);
}

/// ND-12.4.
#[test]
fn beyond_nine_there_is_one_hit() {
    let position = seven(3).with_prestige(0, 20).with_prestige(1, 20).rat(0, 2).rat(1, 9);
    let position = position.markers(0, "bank", 2).markers(1, "bank", 2);
    assert_eq!([0, 1].map(|seat| position.game.forecast(&position.state, Seat(seat))), [9, 16]);
    let position = position.plague();
    assert_eq!((position.player(0).rat, position.prestige(0)), (9, 20), "exactly 9 is no harm");
    assert_eq!((position.player(1).rat, position.prestige(1)), (9, 18), "once, however far");
    assert_eq!((position.player(0).sectors[1], position.player(1).sectors[1]), (2, 1));
}

/// ND-12.5.
#[test]
fn nobody_loses_more_prestige_than_there_is() {
    let position = seven(3).with_prestige(0, 1).rat(0, 9).rat(1, 9).plague();
    assert_eq!([0, 1].map(|seat| position.prestige(seat)), [0, 0]);
    assert!(position.told.contains(&Open::LostPrestige { seat: Seat(0), prestige: 1 }));
}

/// ND-12.6.
#[test]
fn the_marker_comes_from_the_fullest_sector() {
    let position = seven(3).rat(0, 9).markers(0, "bank", 3).markers(0, "park", 2);
    let position = position.with(0, |player| player.cathedral = 4);
    let general = position.player(0).general;
    let position = position.plague();
    let player = position.player(0);
    assert_eq!((player.sectors[1], player.sectors[5], player.cathedral), (2, 2, 4));
    assert_eq!(player.general, general + 1);
}

/// ND-12.7.
#[test]
fn the_friend_counts_but_is_not_lost() {
    let friend = seven(3).rat(0, 9).markers(0, "bank", 2).markers(0, "park", 2).friend(0, "park");
    let friend = friend.plague();
    assert_eq!((friend.player(0).sectors[1], friend.player(0).sectors[5]), (2, 1));
    let alone = seven(3).rat(0, 9).friend(0, "park").plague();
    assert_eq!(alone.player(0).sectors, [0; 7], "nothing to lose");
    assert!(alone.player(0).friend.is_some());
    let tied = seven(3).rat(0, 9).friend(0, "park").markers(0, "bank", 1).plague();
    assert_eq!(tied.player(0).sectors, [0; 7], "the other one that is equally full");
    let choice = seven(3).rat(0, 9).friend(0, "park").markers(0, "bank", 1);
    let choice = choice.markers(0, "hotel", 1).plague();
    assert_eq!(choice.refused(0, "lose park"), "ND-12.7");
    assert_eq!(choice.offers(0), ["lose bank", "lose hotel"]);
}

/// ND-12.8.
#[test]
fn of_several_fullest_sectors_the_player_chooses() {
    let position = seven(3).rat(0, 9).markers(0, "bank", 2).markers(0, "hotel", 2);
    let position = position.markers(0, "park", 1).with_prestige(0, 5).plague();
    assert_eq!((position.asked(), position.prestige(0)), (vec![0], 3));
    assert_eq!(position.refused(0, "lose park"), "ND-12.6");
    let position = position.answer(0, "lose hotel");
    assert_eq!((position.player(0).sectors[1], position.player(0).sectors[4]), (2, 1));
    assert_eq!(position.state.round, 2, "the game goes on");
}
