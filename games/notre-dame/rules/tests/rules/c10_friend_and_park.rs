//! Chapter 10: trusted friend and park.

use mittwoch_kernel::{Game, Wording};
use mittwoch_notre_dame::{Open, Sector};

use crate::position::{Position, game};

/// ND-10.18.
#[test]
fn the_friend_acts_without_a_marker() {
    let position = Position::cards(3).play(0, "lapis-trusted-friend");
    assert_eq!(position.offers(0).len(), 7);
    let position = position.answer(0, "to bank");
    let player = position.player(0);
    assert_eq!((player.friend, player.supply, player.coins), (Some(Sector::Bank), 4, 4));
    assert!(game(3).read("to notre-dame").is_err(), "never on the cathedral");
    let empty = Position::cards(3).with(0, |player| player.supply = 0);
    let empty = empty.play(0, "lapis-trusted-friend").answer(0, "to residence");
    assert_eq!(empty.prestige(0), 1, "no marker is needed");
}

/// ND-10.19.
#[test]
fn the_friend_must_go_to_another_sector() {
    let position = Position::cards(3).friend(0, "park").play(0, "lapis-trusted-friend");
    assert_eq!(position.refused(0, "to park"), "ND-10.19");
    assert_eq!(position.offers(0).len(), 6);
}

/// ND-10.20.
#[test]
fn the_friend_counts_but_is_no_marker() {
    let empty = Position::cards(3).friend(0, "bank").with(0, |player| player.supply = 0);
    let played = empty.play(0, "lapis-park");
    assert_eq!(played.asked(), [1], "there is no marker to move");
    assert_eq!(played.player(0).pieces(Sector::Bank), 1);
    assert_eq!(played.player(0).sectors, [0; 7]);
}

/// ND-10.21.
#[test]
fn the_park_moves_the_rat_one_step_back() {
    let position = Position::cards(3).markers(0, "park", 4).rat(0, 6).play(0, "lapis-park");
    assert_eq!((position.player(0).rat, position.prestige(0)), (5, 0));
    let zero = Position::cards(3).play(0, "lapis-park");
    assert_eq!(zero.player(0).rat, 0);
}

/// ND-10.22.
#[test]
fn every_two_pieces_in_the_park_add_one() {
    for (markers, bonus) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        let position = Position::cards(3).markers(0, "park", markers).play(0, "lapis-residence");
        assert_eq!(position.prestige(0), 1 + bonus, "{markers} in the park");
    }
    let friend = Position::cards(3).markers(0, "park", 1).friend(0, "park");
    assert_eq!(friend.play(0, "lapis-residence").prestige(0), 2);
    let nothing = Position::hiring(3, "lawyer").markers(0, "park", 4).answer(0, "hire lawyer");
    assert_eq!(nothing.prestige(0), 0, "an event that gives none has no bonus");
}

/// ND-10.23.
#[test]
fn every_event_that_gives_prestige_has_the_bonus_once() {
    let with_park = |position: Position| position.markers(0, "park", 4);
    let message = with_park(Position::cards(4)).message("lapis-inner", "plain");
    let message = message.play(0, "lapis-carriage-house").answer(0, "ride lapis-inner");
    assert_eq!(message.answer(0, "accept").prestige(0), 4 + 2);
    let gift = with_park(Position::cards(4)).play(0, "lapis-notre-dame").answer(0, "give 3");
    assert_eq!(gift.prestige(0), 6 + 2);
    let person = with_park(Position::hiring(4, "city-guard")).answer(0, "hire city-guard");
    assert_eq!(person.prestige(0), 4 + 2, "once, not for each piece");
    let monk = with_park(Position::hiring(4, "monk")).answer(0, "hire monk");
    assert_eq!(monk.prestige(0), 1 + 2);
    let hit = with_park(Position::cards(4)).with_prestige(0, 10).rat(0, 9);
    let hit = hit.persons(&["barmaid", "fool", "city-guard"]).plague();
    assert_eq!(hit.prestige(0), 8, "the plague's loss is not changed");
    let park = hit.told.iter().any(|event| matches!(event, Open::Scored { .. }));
    assert!(!park && hit.game.outcome(&hit.state).is_none());
}
