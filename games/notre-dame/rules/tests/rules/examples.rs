//! The worked examples of the rulebook.

use mittwoch_kernel::Seat;
use mittwoch_notre_dame::Colour;

use crate::position::Position;

fn rats(position: &Position) -> [u8; 3] {
    [0, 1, 2].map(|seat| position.player(seat).rat)
}

/// ND-E.1.
#[test]
fn school() {
    let position = Position::cards(3).markers(0, "cloister-school", 2);
    let position = position.play(0, "lapis-cloister-school");
    assert_eq!(position.player(0).supply, 4 - 1 + 3);
    let position = position.play(0, "amber-cloister-school");
    assert_eq!(position.player(0).supply, 6 - 1 + 4);
}

/// ND-E.2.
#[test]
fn message_colours() {
    let position = Position::cards(4).collected(0, "lapis", 1).collected(0, "amber", 1);
    let position = position.collected(0, "jade", 1);
    let all = [Colour::Lapis, Colour::Amber, Colour::Brick, Colour::Jade];
    let may = |position: &Position| {
        all.map(|colour| position.game.may_take_colour(&position.state, Seat(0), colour))
    };
    assert_eq!(may(&position), [false, false, true, false], "the fourth colour is next");
    let position = position.collected(0, "brick", 1);
    assert_eq!(may(&position), [true; 4]);
    let position = position.collected(0, "brick", 1);
    assert_eq!(may(&position), [true, true, false, true], "then the others in any order");
}

/// ND-E.3.
#[test]
fn hotel() {
    let position = Position::cards(3).markers(0, "hotel", 2).play(0, "lapis-hotel");
    let position = position.answer(0, "choose coin");
    assert_eq!((position.player(0).coins, position.asked()), (4, vec![1]));
    let fourth = || Position::cards(3).markers(0, "hotel", 3).rat(0, 3).play(0, "lapis-hotel");
    let coins = fourth().answer(0, "choose coin").answer(0, "choose coin");
    assert_eq!(coins.player(0).coins, 5);
    let markers = fourth().answer(0, "choose marker").answer(0, "choose marker");
    assert_eq!(markers.player(0).supply, 5);
    let mixed = fourth().answer(0, "choose coin").answer(0, "choose rat");
    assert_eq!((mixed.player(0).coins, mixed.player(0).rat), (4, 2));
}

/// ND-E.4.
#[test]
fn bank_with_friend() {
    let position = Position::cards(3).markers(0, "bank", 2).play(0, "lapis-trusted-friend");
    assert_eq!(position.answer(0, "to bank").player(0).coins, 3 + 3);
}

/// ND-E.5.
#[test]
fn park_1() {
    let position = Position::cards(3).markers(0, "park", 1).rat(0, 5).play(0, "lapis-park");
    assert_eq!((position.player(0).rat, position.prestige(0)), (4, 0));
}

/// ND-E.6.
#[test]
fn park_2() {
    let position = Position::cards(3).markers(0, "park", 2).markers(0, "residence", 2);
    assert_eq!(position.play(0, "lapis-residence").prestige(0), 4);
}

/// ND-E.7.
#[test]
fn park_3() {
    let position = Position::hiring(4, "lawyer").markers(0, "park", 2);
    let position = position.collected(0, "amber", 4).collected(0, "jade", 1);
    assert_eq!(position.answer(0, "hire lawyer").prestige(0), 7);
}

/// ND-E.8.
#[test]
fn park_4() {
    let position = Position::cards(3).markers(0, "park", 5).play(0, "lapis-notre-dame");
    assert_eq!(position.answer(0, "give 2").prestige(0), 5);
}

/// ND-E.9.
#[test]
fn park_5() {
    let position = Position::cards(4).markers(0, "park", 6).with(0, |p| p.cathedral = 2);
    let position = position.with(1, |player| player.cathedral = 1);
    let position = position.persons(&["minstrel", "lawyer", "bishop"]).round(9).plague();
    assert_eq!((position.prestige(0), position.prestige(1)), (9, 3));
}

/// ND-E.10.
#[test]
fn notre_dame_ten_over_three() {
    let position = Position::cards(4).with(3, |player| player.cathedral = 2);
    let position = position.with(1, |player| player.cathedral = 1);
    let position = position.persons(&["minstrel", "lawyer", "bishop"]).round(3).plague();
    assert_eq!([1, 3].map(|seat| position.prestige(seat)), [3, 6]);
    assert_eq!([1, 3].map(|seat| position.player(seat).general), [10, 10]);
}

/// ND-E.11.
#[test]
fn notre_dame_with_an_empty_supply() {
    let position = Position::cards(3).markers(0, "hospital", 1).with(0, |p| p.supply = 0);
    let position = position.play(0, "lapis-notre-dame").answer(0, "from hospital");
    let position = position.answer(0, "give 2");
    let player = position.player(0);
    assert_eq!((player.sectors[6], player.cathedral, player.prestige()), (0, 1, 3));
}

/// ND-E.12.
#[test]
fn plague_of_three() {
    let position = Position::cards(3).persons(&["fool", "minstrel", "night-watchman"]);
    assert_eq!(position.game.plague(&position.state), 2 + 1);
    let position = position.rat(0, 4).markers(0, "hospital", 2).rat(1, 6).with_prestige(1, 9);
    let position = position.rat(2, 5).markers(2, "hospital", 3).friend(2, "hospital").plague();
    assert_eq!((rats(&position), position.prestige(1)), ([5, 9, 4], 9));
}

/// ND-E.13.
#[test]
fn plague_of_seven() {
    let position = Position::cards(3).persons(&["barmaid", "fool", "city-guard"]);
    let position = position.rat(0, 5).markers(0, "hospital", 2).with_prestige(0, 9);
    let position = position.rat(1, 9).markers(1, "bank", 3).with_prestige(1, 9);
    let position = position.rat(2, 4).markers(2, "hospital", 1).friend(2, "hospital");
    let position = position.with_prestige(2, 9).plague();
    assert_eq!(rats(&position), [9, 9, 9]);
    assert_eq!([0, 1, 2].map(|seat| position.prestige(seat)), [7, 7, 9]);
    assert_eq!((position.player(0).sectors[6], position.player(1).sectors[1]), (1, 2));
    assert_eq!(position.player(2).sectors[6], 1);
}

/// ND-E.14.
#[test]
fn fool() {
    let position = Position::hiring(4, "fool").markers(0, "bank", 1);
    let position = position.markers(0, "carriage-house", 2).answer(0, "hire fool");
    let position = position.answer(0, "from bank").answer(0, "to carriage-house");
    let map = &position.game.catalogue().streets;
    let near = (0..20).filter(|to| map.distance(position.player(0).carriage, *to) <= Some(3));
    assert_eq!(position.offers(0).len(), near.count());
    let position = position.answer(0, "ride brick-side");
    assert_eq!(position.offers(0), ["accept", "decline"]);
}

/// ND-E.15.
#[test]
fn doctor() {
    let position = Position::hiring(3, "doctor").persons(&["doctor", "barmaid", "night-watchman"]);
    assert_eq!(position.game.plague(&position.state), 2 + 3 + 1);
    let position = position.rat(0, 7).markers(0, "hospital", 1).friend(0, "hospital");
    assert_eq!(position.game.forecast(&position.state, Seat(0)), 11);
    let position = position.answer(0, "hire doctor").answer(1, "decline").answer(2, "decline");
    assert_eq!(position.player(0).rat, 5);
}

/// ND-E.16.
#[test]
fn beggar_king() {
    let position = Position::hiring(3, "beggar-king").rat(0, 4).answer(0, "hire beggar-king");
    assert_eq!(position.prestige(0), 5);
}

/// ND-E.17.
#[test]
fn lawyer() {
    let position = Position::hiring(4, "lawyer").collected(0, "amber", 4).collected(0, "jade", 1);
    assert_eq!(position.answer(0, "hire lawyer").prestige(0), 6);
}

/// ND-E.18.
#[test]
fn lady_of_the_court() {
    let position = Position::hiring(3, "lady-of-the-court").markers(0, "carriage-house", 5);
    let position = position.markers(0, "hotel", 4).friend(0, "hotel");
    assert_eq!(position.answer(0, "hire lady-of-the-court").prestige(0), 5);
}

/// ND-E.19.
#[test]
fn more_markers_than_prestige() {
    let mut position = Position::cards(5).markers(0, "park", 4);
    for (seat, markers) in [(0, 3), (1, 3), (2, 3), (3, 2), (4, 2)] {
        position = position.with(seat, |player| player.cathedral = markers);
    }
    let position = position.persons(&["minstrel", "lawyer", "bishop"]).round(3).plague();
    assert_eq!([0, 1, 2, 3, 4].map(|seat| position.prestige(seat)), [0; 5]);
    assert!((0..5).all(|seat| position.player(seat).cathedral == 0));
}
