//! Chapter 10: Notre Dame.

use mittwoch_kernel::{Game, Seat, Wording};
use mittwoch_notre_dame::{Action, Open, Refusal, Sector};

use crate::position::{Position, game};

fn scored(position: Position) -> Position {
    position.persons(&["minstrel", "bishop", "lawyer"]).round(3).plague()
}

/// ND-10.25.
#[test]
fn a_marker_goes_to_the_cathedral_and_coins_to_the_bank() {
    let position = Position::cards(3).coins(0, 2).play(0, "lapis-notre-dame");
    assert_eq!(position.offers(0), ["give 0", "give 1", "give 2"]);
    assert_eq!(position.refused(0, "give 3"), "ND-10.25");
    let bank = position.state.bank;
    let position = position.answer(0, "give 2");
    let player = position.player(0);
    assert_eq!((player.coins, player.supply, player.cathedral), (0, 3, 1));
    assert_eq!(position.state.bank, bank + 2);
}

/// ND-10.26.
#[test]
fn a_larger_gift_gives_more() {
    for (coins, prestige) in [(1, 1), (2, 3), (3, 6)] {
        let position = Position::cards(3).play(0, "lapis-notre-dame");
        let position = position.answer(0, &format!("give {coins}"));
        assert_eq!((position.prestige(0), position.player(0).coins), (prestige, 3 - coins));
    }
}

/// ND-10.27.
#[test]
fn without_a_gift_nothing_is_placed() {
    let position = Position::cards(3).play(0, "lapis-notre-dame").answer(0, "give 0");
    let player = position.player(0);
    assert_eq!((player.coins, player.supply, player.cathedral), (3, 4, 0));
    assert_eq!((position.prestige(0), position.asked()), (0, vec![1]));
    let poor = Position::cards(3).coins(0, 0).play(0, "lapis-notre-dame");
    assert_eq!((poor.player(0).cathedral, poor.asked()), (0, vec![1]), "nothing is asked");
    assert!(poor.told.contains(&Open::NoEffect { seat: Seat(0) }));
}

/// ND-10.28.
#[test]
fn at_most_three_coins_and_one_marker() {
    let position = Position::cards(3).coins(0, 9).play(0, "lapis-notre-dame");
    assert_eq!(position.offers(0).len(), 4);
    let refused = position.game.check(&position.state, Seat(0), Action::Give(4));
    assert_eq!(refused, Err(Refusal::AtMostThree));
    assert!(game(3).read("give 4").is_err());
    let position = position.answer(0, "give 3").play(0, "amber-notre-dame").answer(0, "give 1");
    assert_eq!(
        (position.player(0).cathedral, position.prestige(0)),
        (2, 7),
        "as often as it comes"
    );
}

/// ND-10.29.
#[test]
fn the_friend_never_stands_on_the_cathedral() {
    assert!(Sector::named("notre-dame").is_none());
    let position = Position::cards(3).friend(0, "park").with(0, |player| player.supply = 0);
    let position = position.play(0, "lapis-notre-dame");
    assert_eq!(position.asked(), [1], "a gift needs a real marker");
    assert_eq!(position.player(0).cathedral, 0);
}

/// ND-10.30.
#[test]
fn the_prestige_is_shared_and_rounded_down() {
    let position = Position::cards(5).with(0, |player| player.cathedral = 3);
    let position = scored(position.with(3, |player| player.cathedral = 2));
    assert_eq!([0, 1, 3].map(|seat| position.prestige(seat)), [6, 0, 4], "12 over 5 is 2");
    let alone = scored(Position::cards(5).with(2, |player| player.cathedral = 1));
    assert_eq!(alone.prestige(2), 12);
    let nobody = scored(Position::cards(5));
    assert!(!nobody.told.iter().any(|event| matches!(event, Open::CathedralScored { .. })));
}

/// ND-10.31.
#[test]
fn the_markers_go_to_the_general_supply() {
    let position = scored(Position::cards(4).with(1, |player| player.cathedral = 3));
    let player = position.player(1);
    assert_eq!((player.cathedral, player.supply, player.general), (0, 4, 10));
}
