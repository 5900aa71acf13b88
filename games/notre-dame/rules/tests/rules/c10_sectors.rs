//! Chapter 10: placing, school, bank, residence, hotel and hospital.

use mittwoch_notre_dame::Open;

use crate::position::Position;

/// ND-10.1.
#[test]
fn a_card_places_a_marker_of_the_own_supply() {
    let position = Position::cards(3).play(0, "lapis-bank");
    let player = position.player(0);
    assert_eq!((player.supply, player.general, player.sectors[1]), (3, 10, 1));
    assert_eq!(position.asked(), [1], "nothing is asked");
}

/// ND-10.2.
#[test]
fn the_placed_marker_and_the_friend_count() {
    let position = Position::cards(3).markers(0, "bank", 2).friend(0, "bank");
    let position = position.play(0, "lapis-bank");
    assert_eq!(position.player(0).coins, 3 + 4);
    let acted = position.told.iter().find_map(|event| match event {
        Open::Acted { pieces, .. } => Some(*pieces),
        _ => None,
    });
    assert_eq!(acted, Some(4));
}

/// ND-10.3.
#[test]
fn the_school_gives_a_marker_for_each_piece() {
    let position = Position::cards(3).markers(0, "cloister-school", 1);
    let position = position.play(0, "lapis-cloister-school");
    let player = position.player(0);
    assert_eq!((player.supply, player.general), (4 - 1 + 2, 9 - 2));
}

/// ND-10.4.
#[test]
fn no_more_markers_are_taken_than_there_are() {
    let school = Position::cards(3).markers(0, "cloister-school", 4).markers(0, "bank", 5);
    assert_eq!(school.player(0).general, 1);
    let school = school.play(0, "lapis-cloister-school");
    assert_eq!((school.player(0).supply, school.player(0).general), (4, 0), "one instead of five");
    let monk = Position::hiring(3, "monk").with(0, |player| player.sectors = [9, 0, 0, 0, 0, 0, 0]);
    let monk = monk.answer(0, "hire monk");
    assert_eq!((monk.player(0).supply, monk.prestige(0)), (5, 1), "one instead of two");
}

/// ND-10.5.
#[test]
fn the_bank_gives_a_coin_for_each_piece() {
    let position = Position::cards(3).markers(0, "bank", 3).play(0, "lapis-bank");
    assert_eq!(position.player(0).coins, 3 + 4);
}

/// ND-10.6.
#[test]
fn the_residence_gives_prestige_for_each_piece() {
    let position = Position::cards(3).markers(0, "residence", 2).play(0, "lapis-residence");
    assert_eq!(position.prestige(0), 3);
}

/// ND-10.15.
#[test]
fn a_small_hotel_gives_one_favour() {
    for before in 0..3 {
        let position = Position::cards(3).markers(0, "hotel", before).rat(0, 4);
        let position = position.play(0, "lapis-hotel");
        assert_eq!(position.offers(0), ["choose coin", "choose marker", "choose rat"]);
        let position = position.answer(0, "choose rat");
        assert_eq!((position.player(0).rat, position.asked()), (3, vec![1]));
    }
    let marker = Position::cards(3).play(0, "lapis-hotel").answer(0, "choose marker");
    assert_eq!((marker.player(0).supply, marker.player(0).general), (4, 9));
    let coin = Position::cards(3).play(0, "lapis-hotel").answer(0, "choose coin");
    assert_eq!(coin.player(0).coins, 4);
}

/// ND-10.16.
#[test]
fn a_large_hotel_gives_two_favours() {
    let position = Position::cards(3).markers(0, "hotel", 3).rat(0, 4).play(0, "lapis-hotel");
    let position = position.answer(0, "choose coin");
    assert_eq!(position.asked(), [0], "one more");
    let twice = position.answer(0, "choose coin");
    assert_eq!((twice.player(0).coins, twice.asked()), (5, vec![1]));
    let friend = Position::cards(3).markers(0, "hotel", 2).friend(0, "hotel");
    let friend = friend.play(0, "lapis-hotel").answer(0, "choose marker");
    assert_eq!(friend.asked(), [0], "the friend is the fourth piece");
}

/// ND-10.17.
#[test]
fn what_is_not_there_cannot_be_chosen() {
    let position = Position::cards(3).play(0, "lapis-hotel");
    assert_eq!(position.refused(0, "choose rat"), "ND-10.17");
    let position = Position::cards(3).markers(0, "bank", 9).markers(0, "park", 1);
    let position = position.rat(0, 2).play(0, "lapis-hotel");
    assert_eq!(position.refused(0, "choose marker"), "ND-10.17");
    assert_eq!(position.offers(0), ["choose coin", "choose rat"]);
}

/// ND-10.24.
#[test]
fn the_hospital_moves_the_rat_one_step_back() {
    let position = Position::cards(3).markers(0, "hospital", 3).rat(0, 6).play(0, "lapis-hospital");
    assert_eq!((position.player(0).rat, position.player(0).sectors[6]), (5, 4));
    let position = Position::cards(3).play(0, "lapis-hospital");
    assert_eq!(position.player(0).rat, 0);
}
