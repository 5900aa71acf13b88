//! Chapter 11: no marker in the supply.

use mittwoch_kernel::Wording;
use mittwoch_notre_dame::Open;

use crate::position::{Position, game};

fn empty() -> Position {
    let position = Position::cards(3).markers(0, "bank", 2).markers(0, "park", 1);
    position.with(0, |player| (player.supply, player.cathedral) = (0, 1))
}

/// ND-11.1.
#[test]
fn a_marker_moves_from_elsewhere_and_the_action_follows() {
    let position = empty().play(0, "lapis-residence");
    assert_eq!(position.offers(0), ["from bank", "from park", "from notre-dame", "decline"]);
    assert_eq!(position.refused(0, "from hotel"), "ND-11.1");
    let moved = position.answer(0, "from bank");
    assert_eq!((moved.player(0).sectors[1], moved.player(0).sectors[2]), (1, 1));
    assert_eq!(moved.prestige(0), 1);
    let cathedral = empty().play(0, "lapis-residence").answer(0, "from notre-dame");
    assert_eq!((cathedral.player(0).cathedral, cathedral.prestige(0)), (0, 1));
    let same = empty().play(0, "lapis-bank");
    assert_eq!(same.refused(0, "from bank"), "ND-11.1", "another sector");
}

/// ND-11.2.
#[test]
fn only_an_empty_supply_allows_it_and_only_for_markers() {
    let one = empty().with(0, |player| player.supply = 1).play(0, "lapis-residence");
    assert_eq!((one.asked(), one.player(0).supply), (vec![1], 0), "the supply is used");
    let friend = empty().friend(0, "hotel").play(0, "lapis-residence");
    assert_eq!(friend.refused(0, "from trusted-friend"), "ND-11.2");
    assert!(game(3).read("from general-supply").is_err(), "never from the general supply");
    assert_eq!(friend.player(0).general, 10);
}

/// ND-11.3.
#[test]
fn without_a_marker_there_is_no_action() {
    let declined = empty().play(0, "lapis-residence").answer(0, "decline");
    assert_eq!((declined.prestige(0), declined.asked()), (0, vec![1]));
    let nothing = Position::cards(3).with(0, |player| player.supply = 0);
    let nothing = nothing.play(0, "lapis-residence");
    assert_eq!((nothing.prestige(0), nothing.asked()), (0, vec![1]));
    let told = |p: &Position| p.told.iter().any(|event| matches!(event, Open::NoEffect { .. }));
    assert!(told(&declined) && told(&nothing));
    let only_there = Position::cards(3).markers(0, "bank", 3);
    let only_there = only_there.with(0, |player| player.supply = 0).play(0, "lapis-bank");
    assert_eq!(only_there.asked(), [1], "there is no other sector to take from");
}

/// ND-11.4.
#[test]
fn a_gift_must_follow_a_moved_marker() {
    let position = empty().play(0, "lapis-notre-dame");
    assert_eq!(position.refused(0, "from notre-dame"), "ND-11.1");
    let position = position.answer(0, "from park");
    assert_eq!(position.offers(0), ["give 1", "give 2", "give 3"]);
    assert_eq!(position.refused(0, "give 0"), "ND-11.4");
    let position = position.answer(0, "give 1");
    assert_eq!((position.player(0).cathedral, position.prestige(0)), (2, 1));
    let poor = empty().coins(0, 0).play(0, "lapis-notre-dame");
    assert_eq!(poor.asked(), [1], "without coins no marker is asked for");
}
