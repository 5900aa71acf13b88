//! Chapter 8: Freud.

use crate::position::Position;

/// DW-8.1.
#[test]
fn at_freud_every_suit_scores_and_the_corner_number_counts() {
    let position = Position::new(4).round(13);
    let position = position.play(&["hex-2-sun", "circle-5-moon", "diamond-8-sun", "hex-9-moon"]);
    assert!(position.offered(0, "score 0"));
    let position = position.answer(0, "draw professor");
    assert!(position.offered(1, "score 0"), "another suit scores too");
    assert_eq!(position.game.gap(&position.state, 3), 3, "9 to 12");
    assert_eq!(position.turn(0), Some((3, 0)), "no tile acts");
}

/// DW-8.2, DW-8.3.
#[test]
fn suits_have_an_order_on_each_side_and_icons_decide_within_a_suit() {
    let cards = ["hex-6-sun", "circle-6-moon", "diamond-6-sun", "hex-6-moon"];
    let sun = Position::new(4).round(13).play(&cards);
    assert_eq!(sun.line(), ["diamond-6-sun", "hex-6-moon", "hex-6-sun", "circle-6-moon"]);
    let moon = Position::new(4).round(14).play(&cards);
    assert_eq!(moon.line(), ["circle-6-moon", "hex-6-sun", "hex-6-moon", "diamond-6-sun"]);
}
