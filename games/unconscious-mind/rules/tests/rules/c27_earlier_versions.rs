//! Chapter 27: what version 1 of the rules did otherwise, for matches that began with it.

use mittwoch_kernel::Game;
use mittwoch_unconscious_mind::{Frame, Location};

use crate::position::Position;

fn start(dial: &[&str], coffee: u8) -> Position {
    Position::before(2).no_goals().dial(dial).mine(|player| player.coffee = coffee)
}

/// UM-27.1.
#[test]
fn a_question_closed_where_nothing_could_be_paid() {
    let line = Frame::Line { line: 0, done: 0 };
    let position = start(&[], 4).clear().tile(0, "herbarium").frame(line);
    let position = position.answers(&["trigger printed", "generate reserve common minor-growth"]);
    assert_eq!(position.top(), Frame::Turn);
    let tile = start(&[], 6).shown_tile(0, 2, "forgotten-umbrella");
    let tile = tile.frame(Frame::GainTile { column: 2 }).answers(&[
        "tile level-i",
        "trigger banner",
        "pick 1",
        "generate reserve common minor-growth",
        "generate reserve common minor-freedom",
    ]);
    assert!(matches!(tile.top(), Frame::PlaceTile { .. }));
    assert!(tile.game.patient().is_none(), "the law is one of today's rules");
}

/// UM-27.2.
#[test]
fn the_second_client_was_asked_for_in_vain() {
    for frame in [Frame::Treat, Frame::TreatOne] {
        assert_eq!(start(&[], 0).frame(frame).top(), frame);
        let now = Position::new(2).dial(&[]).frame(frame);
        assert_eq!(now.top(), Frame::Turn, "UM-19.1");
    }
}

/// UM-27.3.
#[test]
fn the_end_of_a_turn_asked_for_boxes_at_hand_alone() {
    let near = ["major-growth", "minor-freedom", "minor-passion"];
    assert_eq!(start(&near, 6).ending().seat(), 1);
    let set = ["major-growth", "median-freedom", "minor-passion"];
    assert_eq!(start(&set, 0).ending().top(), Frame::Boxes);
    let last = start(&set, 0).emptied(0).with(|state| state.signal = Some(0));
    assert_eq!(last.ending().seat(), 1);
}

/// UM-27.4.
#[test]
fn bright_ideas_could_be_added_to_no_tags() {
    let position = start(&[], 0).figures(Location::Cafe, Location::Museum);
    let position = position.mine(|player| player.bright = 1).run("move professor 1..2");
    let position = position.answer("walk 1");
    assert_eq!(position.verb("visit"), ["visit figures 0", "visit figures 1", "visit tags 1"]);
    assert_eq!(position.answer("visit tags 1").triggers(), Some(2));
}
