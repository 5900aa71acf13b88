//! Chapter 7: hire a person.

use mittwoch_notre_dame::{Frame, Open};

use crate::position::Position;

/// ND-7.1.
#[test]
fn one_of_the_persons_shown_is_hired_for_a_coin() {
    let position = Position::hiring(3, "monk");
    assert_eq!(position.asked(), [0]);
    assert_eq!(position.refused(0, "hire mayor"), "ND-7.1");
    let position = position.answer(0, "hire monk");
    assert_eq!((position.player(0).coins, position.prestige(0)), (2, 1));
    assert_eq!(position.asked(), [1], "the next one in turn order");
}

/// ND-7.2.
#[test]
fn nobody_must_hire_and_nobody_hires_without_a_coin() {
    let position = Position::hiring(4, "monk").coins(1, 0).answer(0, "decline");
    assert_eq!((position.player(0).coins, position.prestige(0)), (3, 0));
    assert_eq!(position.asked(), [2], "seat 1 has no coin");
    let nobody = |event: &Open| matches!(event, Open::HiredNobody { .. });
    assert_eq!(position.told.iter().filter(|event| nobody(event)).count(), 2);
    let position = position.answer(2, "hire monk");
    assert_eq!(position.refused(2, "hire monk"), "ND-3.3", "only once");
}

/// ND-7.3.
#[test]
fn several_players_may_hire_the_same_person() {
    let position = Position::hiring(3, "monk").answer(0, "hire monk").answer(1, "hire monk");
    let position = position.answer(2, "hire monk");
    assert_eq!([0, 1, 2].map(|seat| position.prestige(seat)), [1, 1, 1]);
}

/// ND-7.4.
#[test]
fn a_person_who_moves_pieces_needs_some_to_move() {
    let position = Position::hiring(3, "fool").persons(&["fool", "minstrel", "bishop"]);
    assert_eq!(position.refused(0, "hire fool"), "ND-7.4");
    assert_eq!(position.refused(0, "hire minstrel"), "ND-7.4");
    assert_eq!(position.offers(0), ["hire bishop", "decline"]);
    let cathedral = position.with(0, |player| player.cathedral = 1);
    assert!(cathedral.offered(0, "hire fool"));
    assert_eq!(cathedral.refused(0, "hire minstrel"), "ND-7.4");
    let friend = cathedral.friend(0, "park");
    assert!(friend.offered(0, "hire minstrel"));
    let full = friend.with(0, |player| player.sectors = [1; 7]);
    assert_eq!(full.refused(0, "hire bishop"), "ND-7.4", "no empty sector");
    let none_left = full.with(0, |player| {
        (player.supply, player.cathedral) = (1, 0);
        player.sectors = [13, 0, 0, 0, 0, 0, 0];
    });
    assert_eq!(none_left.player(0).general, 0);
    assert_eq!(none_left.refused(0, "hire bishop"), "ND-7.4", "no marker");
    let lawyer = Position::hiring(3, "lawyer");
    let lawyer = lawyer.answer(0, "hire lawyer");
    assert_eq!((lawyer.prestige(0), lawyer.player(0).coins), (0, 2), "for nothing");
    assert_eq!(lawyer.state.stack.top(), Some(Frame::Hire { turn: 1 }));
}
