//! Chapter 1: components.

use crate::position::game;

/// NM-1.1.
#[test]
fn there_are_eight_wares_of_one_to_eight_points() {
    let mut points: Vec<_> = game(2).catalogue().wares.iter().map(|ware| ware.points).collect();
    points.sort_unstable();
    assert_eq!(points, [1, 2, 3, 4, 5, 6, 7, 8]);
}

/// NM-1.2.
#[test]
fn there_is_one_coin_of_each_number() {
    assert_eq!(game(2).catalogue().coins, [1, 30]);
}
