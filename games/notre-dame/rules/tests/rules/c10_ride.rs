//! Chapter 10: carriage house and messages.

use mittwoch_kernel::{Game, Seat};
use mittwoch_notre_dame::Colour;

use crate::position::Position;

/// A ride over at most so many streets.
fn ride(position: Position, steps: u8) -> Position {
    position.markers(0, "carriage-house", steps - 1).play(0, "lapis-carriage-house")
}

/// ND-10.7.
#[test]
fn a_ride_goes_over_as_many_streets_as_there_are_pieces() {
    let position = ride(Position::cards(4), 1);
    assert!(position.offered(0, "ride lapis-inner") && position.offered(0, "ride amber-inner"));
    assert!(position.offered(0, "ride lapis-centre"), "not moving is allowed");
    assert_eq!(position.refused(0, "ride brick-inner"), "ND-10.7");
    let position = ride(Position::cards(4), 2);
    assert!(position.offered(0, "ride brick-inner"), "two streets away");
    assert!(position.offered(0, "ride lapis-inner"), "a ride may end early");
    let map = &position.game.catalogue().streets;
    let far = (0..20).filter(|to| map.distance(position.player(0).carriage, *to) > Some(2));
    let mut refused = Vec::new();
    position.game.neighbours(&position.state, Seat(0), &mut refused);
    assert_eq!(refused.len(), far.count());
}

/// ND-10.8.
#[test]
fn a_carriage_stops_on_any_market_also_beside_others() {
    let position = ride(Position::cards(4).carriage(1, "lapis-inner"), 1);
    let position = position.answer(0, "ride lapis-inner").answer(0, "decline");
    assert_eq!(position.player(0).carriage, position.player(1).carriage);
    let position = ride(Position::cards(4).carriage(0, "brick-side"), 1);
    assert!(position.offered(0, "ride jade-centre") && position.offered(0, "ride brick-centre"));
    let through = ride(Position::cards(4), 2).answer(0, "ride brick-inner");
    assert_eq!(through.asked(), [0]);
    let kept = through.answer(0, "decline");
    let on_board = kept.state.messages.iter().flatten().count();
    assert_eq!(on_board, 16, "what lies on the way stays");
}

/// ND-10.9.
#[test]
fn the_message_may_be_taken_or_left() {
    let position = ride(Position::cards(4), 1).answer(0, "ride lapis-inner");
    assert_eq!(position.offers(0), ["accept", "decline"]);
    let left = position.answer(0, "decline");
    assert_eq!((left.prestige(0), left.player(0).messages), (0, 0));
    let again = ride(left, 1).answer(0, "ride lapis-inner");
    assert_eq!(again.offers(0), ["accept", "decline"], "a ride of no street");
    let market = usize::from(again.market("lapis-inner"));
    let taken = again.answer(0, "accept");
    assert_eq!(taken.state.messages[market], None);
    assert!(taken.prestige(0) > 0);
    let empty = ride(taken, 1).answer(0, "ride lapis-inner");
    assert_eq!(empty.asked(), [1], "nothing lies there any more");
}

/// ND-10.10.
#[test]
fn messages_give_prestige_with_a_coin_or_a_marker_or_alone() {
    let take = |kind: &str| {
        let position = ride(Position::cards(4).message("lapis-inner", kind), 1);
        position.answer(0, "ride lapis-inner").answer(0, "accept")
    };
    let coin = take("coin");
    assert_eq!((coin.prestige(0), coin.player(0).coins), (1, 4));
    let marker = take("marker");
    assert_eq!((marker.prestige(0), marker.player(0).supply, marker.player(0).general), (2, 4, 9));
    let plain = take("plain");
    assert_eq!((plain.prestige(0), plain.asked()), (4, vec![1]));
}

/// ND-10.11.
#[test]
fn the_message_with_a_rat_lets_it_go_back() {
    let position = Position::cards(4).message("lapis-inner", "rat").rat(0, 5);
    let position = ride(position, 1).answer(0, "ride lapis-inner").answer(0, "accept");
    assert_eq!(
        (position.prestige(0), position.offers(0)),
        (3, vec!["accept".into(), "decline".into()])
    );
    let stays = Position::cards(4).message("lapis-inner", "rat").rat(0, 5);
    let stays = ride(stays, 1).answer(0, "ride lapis-inner").answer(0, "accept");
    assert_eq!(stays.answer(0, "decline").player(0).rat, 5);
    assert_eq!(position.answer(0, "accept").player(0).rat, 4);
    let zero = ride(Position::cards(4).message("lapis-inner", "rat"), 1);
    let zero = zero.answer(0, "ride lapis-inner").answer(0, "accept");
    assert_eq!((zero.prestige(0), zero.asked()), (3, vec![1]), "nothing is asked on 0");
}

/// ND-10.12.
#[test]
fn a_colour_comes_again_only_with_a_full_set() {
    let may = |position: &Position, colour| {
        position.game.may_take_colour(&position.state, Seat(0), colour)
    };
    let one = Position::cards(4).collected(0, "lapis", 1);
    assert!(!may(&one, Colour::Lapis), "the own colour counts like any other");
    assert!(may(&one, Colour::Amber) && may(&one, Colour::Brick) && may(&one, Colour::Jade));
    let position = ride(one, 1).answer(0, "ride lapis-side");
    assert_eq!(position.asked(), [1], "a forbidden message is not asked about");
    let set = ["lapis", "amber", "brick", "jade"];
    let full = set.iter().fold(Position::cards(4), |p, colour| p.collected(0, colour, 1));
    assert!(may(&full, Colour::Lapis));
    let second = full.collected(0, "amber", 1);
    assert!(!may(&second, Colour::Amber) && may(&second, Colour::Lapis));
    let third = set.iter().fold(Position::cards(4), |p, colour| p.collected(0, colour, 2));
    let third = third.collected(0, "jade", 1);
    assert!(!may(&third, Colour::Jade) && may(&third, Colour::Brick));
}

/// ND-10.13.
#[test]
fn a_colour_that_is_gone_holds_up_nobody() {
    let position = Position::cards(3).collected(0, "lapis", 1).collected(0, "amber", 1);
    let may = |position: &Position, colour| {
        position.game.may_take_colour(&position.state, Seat(0), colour)
    };
    assert!(!may(&position, Colour::Lapis), "brick is missing");
    let gone = position.collected(1, "brick", 4);
    assert!(may(&gone, Colour::Lapis) && may(&gone, Colour::Amber));
    let more = gone.collected(0, "lapis", 1);
    assert!(!may(&more, Colour::Lapis), "amber still is on the board");
}

/// ND-10.14.
#[test]
fn collected_messages_stay_with_the_player() {
    let position = ride(Position::cards(4), 1).answer(0, "ride lapis-inner").answer(0, "accept");
    assert_eq!(position.player(0).messages_of(Colour::Lapis), 1);
    let later = position.until(|p| p.state.round == 3);
    assert!(later.player(0).messages_of(Colour::Lapis) >= 1);
}
