//! Chapter 9: end of the game and final scoring.

use mittwoch_dreamworld::Suit;
use mittwoch_kernel::Game;

use crate::position::Position;

const CARDS: [&str; 4] = ["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"];

/// A position in which seat 0 has one token left, a 2, and can flip it.
fn about_to_finish(round: u8) -> Position {
    let position = Position::new(4).round(round).client(Suit::Hex).tile("small-gap");
    position.left(0, [0, 0, 0, 0, 1])
}

/// DW-9.1, DW-9.2.
#[test]
fn the_round_is_finished_before_somebody_wins() {
    let position = about_to_finish(1).play(&CARDS).answer(0, "score 0").answer(0, "flip row-2");
    assert_eq!(position.asked(), [1], "the others still take their turns");
    assert_eq!(position.winners(), None);
    let position = position.rest_of_round();
    assert_eq!(position.winners(), Some(vec![0]));
    assert_eq!(position.game.outcome(&position.state).expect("over").rounds, 1);
    assert_eq!(position.refused(1, "draw professor"), "DW-9.4", "nothing can be answered any more");
}

/// DW-9.3.
#[test]
fn of_several_who_finish_the_fuller_supply_wins_or_they_share() {
    let both = |supplies: [u8; 2]| {
        let position = about_to_finish(1).left(3, [0, 0, 0, 0, 1]);
        let position = position.supply(0, supplies[0]).supply(3, supplies[1]).play(&CARDS);
        let position = position.answer(0, "score 0").answer(0, "flip row-2").until_turn_of(3);
        position.answer(3, "score 0").answer(3, "flip row-2").winners()
    };
    assert_eq!(both([2, 1]), Some(vec![0]));
    assert_eq!(both([1, 2]), Some(vec![3]));
    assert_eq!(both([1, 1]), Some(vec![0, 3]));
    // Tokens on cards do not count: seat 0 spends one of its two and falls back to one.
    let position = about_to_finish(1).left(3, [0, 0, 0, 0, 1]).supply(0, 2).supply(3, 2);
    let position = position.play(&CARDS).answer(0, "score 1").answer(0, "flip row-2");
    let position = position.until_turn_of(3).answer(3, "score 0").answer(3, "flip row-2");
    assert_eq!(position.winners(), Some(vec![3]));
}

/// DW-9.4.
#[test]
fn the_next_round_begins_or_final_scoring_follows() {
    let position = Position::new(4).round(12).tile("small-gap").play(&CARDS).rest_of_round();
    assert_eq!((position.state.round, position.winners()), (13, None));
    let position = Position::new(4).round(14).play(&CARDS).rest_of_round();
    assert!(position.winners().is_some());
}

fn final_scoring(left: [[u8; 5]; 4], supply: [u8; 4]) -> Option<Vec<u8>> {
    let mut position = Position::new(4).round(14);
    for seat in 0..4u8 {
        let index = usize::from(seat);
        position = position.left(seat, left[index]).supply(seat, supply[index]);
    }
    position.play(&CARDS).rest_of_round().winners()
}

const MUCH: [u8; 5] = [1, 2, 3, 4, 5];

/// DW-9.5.
#[test]
fn most_golden_tokens_win() {
    assert_eq!(final_scoring([MUCH, [0, 2, 3, 4, 5], MUCH, MUCH], [9, 0, 0, 0]), Some(vec![1]));
}

/// DW-9.6.
#[test]
fn then_the_lowest_sum_of_unflipped_tokens() {
    let left = [[0, 2, 3, 4, 5], [1, 0, 3, 4, 5], [1, 2, 3, 4, 0], MUCH];
    // 44, 40 and 40 are left, golden ones included: seats 1 and 2 tie.
    assert_eq!(final_scoring(left, [0, 0, 1, 0]), Some(vec![2]));
}

/// DW-9.7.
#[test]
fn then_the_fuller_supply_or_a_shared_win() {
    let left = [MUCH, [1, 0, 3, 4, 5], [1, 2, 3, 4, 0], MUCH];
    assert_eq!(final_scoring(left, [0, 3, 1, 0]), Some(vec![1]));
    assert_eq!(final_scoring(left, [0, 2, 2, 5]), Some(vec![1, 2]));
}
