//! The worked examples of the rulebook.

use mittwoch_dreamworld::{Owner, Suit};

use crate::position::Position;

/// DW-E.1.
#[test]
fn two_sixes_beside_a_diamond_client_on_the_moon_side() {
    let position = Position::new(4).round(2).client(Suit::Diamond).tile("numbers-low");
    let cards = ["diamond-6-sun", "diamond-6-moon", "hex-9-sun", "hex-10-sun"];
    let line = position.play(&cards).line();
    assert_eq!(line[2..], ["diamond-6-sun", "diamond-6-moon"], "the Moon card lies nearer");
}

/// DW-E.2.
#[test]
fn carl_spends_three_tokens_and_flips_the_golden_five() {
    let position = Position::new(4).round(1).client(Suit::Hex).tile("numbers-high");
    let position = position.supply(0, 3).left(0, [1, 1, 3, 4, 5]);
    let position = position.play(&["hex-2-sun", "circle-4-sun", "hex-10-sun", "hex-11-sun"]);
    assert_eq!(position.turn(0), Some((2, 0)));
    assert_eq!(position.game.limit(&position.state, 0, 3), 5);
    let position = position.answer(0, "score 3").answer(0, "flip row-5");
    let carl = position.state.players[0];
    assert_eq!((carl.left[1], carl.golden(), carl.supply), (0, 1, 0));
}

/// DW-E.3.
#[test]
fn sabina_flips_a_two_and_a_three_for_two_plus_one_tokens() {
    let position = Position::new(4).round(2).client(Suit::Hex).tile("numbers-low");
    let position = position.play(&["hex-8-sun", "circle-3-sun", "hex-2-sun", "hex-1-sun"]);
    assert_eq!(position.turn(0), Some((5, 0)));
    let position = position.answer(0, "score 0");
    assert!(position.offered(0, "flip row-5"), "the 5 would do as well");
    let position = position.answer(0, "flip row-2").answer(0, "flip row-3");
    assert_eq!(position.state.players[0].supply, 2);
    assert_eq!(position.asked(), [1], "the limit is used up");
}

/// DW-E.4.
#[test]
fn alfred_wins_with_the_lower_sum() {
    let position = Position::new(4).round(14);
    let position = position.left(1, [1, 0, 0, 0, 0]).left(2, [0, 0, 0, 0, 2]);
    let position = position.play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    let position = position.rest_of_round();
    assert_eq!(position.winners(), Some(vec![2]), "4 is less than 6");
}

/// DW-E.5, DW-E.6.
#[test]
fn freuds_order_on_both_sides() {
    let cards = ["circle-6-moon", "hex-6-sun", "diamond-6-moon", "diamond-6-sun"];
    let sun = Position::new(4).round(13).play(&cards);
    assert_eq!(sun.line(), ["diamond-6-moon", "diamond-6-sun", "hex-6-sun", "circle-6-moon"]);
    let moon = Position::new(4).round(14).play(&cards);
    assert_eq!(moon.line(), ["circle-6-moon", "hex-6-sun", "diamond-6-sun", "diamond-6-moon"]);
}

/// DW-E.7.
#[test]
fn four_players_the_closest_nine_has_a_gap_of_three() {
    let position = Position::new(4).round(1).client(Suit::Hex).tile("numbers-low");
    let position = position.play(&["hex-2-sun", "hex-6-sun", "hex-7-sun", "hex-9-sun"]);
    assert_eq!(position.game.gap(&position.state, 3), 3);
}

/// DW-E.8.
#[test]
fn two_players_the_closest_four_has_a_gap_of_three() {
    let position = Position::new(2).round(2).client(Suit::Hex).tile("numbers-high");
    let position = position.ownerless("diamond-9-sun", Owner::NonPlayer);
    let position = position.play(&["hex-4-sun", "hex-7-sun"]);
    assert_eq!(position.game.gap(&position.state, 2), 3);
}
