//! Chapter 10: State Ideas.

use mittwoch_unconscious_mind::{Frame, Table};

use super::c04_course::idle;
use super::position::Position;

fn stating() -> Position {
    Position::new(4).answer("state-ideas")
}

/// UM-10.1, UM-10.9, UM-10.10.
#[test]
fn pieces_then_table_then_inkpot() {
    let position = stating().answers(&["point 2-1 gain-research", "lay 2 0"]);
    let action = position.top();
    assert!(matches!(action, Frame::May { .. }), "the first trigger: {action:?}");
    let position = position.answer("do").answer("skip");
    assert!(matches!(position.top(), Frame::May { .. }), "the second one");
    let position = position.answer("skip");
    assert_eq!(position.top(), Frame::Ink { least: 2, most: 2 });
    assert_eq!((position.me().hand_count, position.me().ideas), (1, 1));
}

/// UM-10.2.
#[test]
fn spaces_lie_around_actions() {
    let touched: Vec<usize> = (0..16).map(|space| Table::around(space).count()).collect();
    assert_eq!(touched, [1, 2, 2, 1, 2, 4, 4, 2, 2, 4, 4, 2, 1, 2, 2, 1]);
    for action in 0..9 {
        let around = (0..16).filter(|space| Table::around(*space).any(|at| at == action));
        assert_eq!(around.count(), 4);
    }
}

/// UM-10.3, UM-10.4.
#[test]
fn a_space_must_be_empty_and_touch_the_action() {
    let position = stating();
    assert_eq!(position.refused("point 1-1 tile-centre"), "UM-10.4");
    let position = position.answers(&["point 1-1 tile-left", "lay 1 0"]);
    let other = idle(position).answer("state-ideas");
    assert_eq!(other.refused("point 1-1 tile-left"), "UM-10.3");
    assert!(other.offered("point 1-2 tile-left"), "ideas of others do not matter");
}

/// UM-10.5.
#[test]
fn two_own_ideas_never_point_at_one_action() {
    let position = Position::new(4).with(|state| {
        (state.spaces[0].ideas, state.spaces[0].action) = (1, 0);
        state.players[0].ideas -= 1;
    });
    let position = position.answer("state-ideas");
    assert_eq!(position.refused("point 1-2 tile-left"), "UM-10.5");
    assert!(position.offered("point 1-2 tile-centre"));
}

/// UM-10.6, UM-10.7, UM-21.11.
#[test]
fn bright_ideas_stand_for_ideas_and_leave_at_the_end_of_the_turn() {
    let position = stating().mine(|player| player.bright = 1);
    let position = position.answer("point 1-1 tile-left");
    assert_eq!(position.verb("lay"), ["lay 0 1", "lay 1 0", "lay 1 1", "lay 2 0"]);
    assert_eq!(position.refused("lay 0 2"), "UM-10.6");
    let position = position.answer("lay 0 1");
    assert_eq!((position.state.spaces[0].bright, position.me().ideas), (1, 3));
    let position = idle(position);
    assert!(!position.state.spaces[0].is_taken());
}

/// UM-10.8.
#[test]
fn without_any_piece_there_is_no_such_turn() {
    let position = Position::new(2).with(|state| {
        let player = &mut state.players[0];
        (player.ideas, player.bright) = (0, 0);
        (state.spaces[1].ideas, state.spaces[1].action) = (3, 0);
    });
    assert_eq!(position.refused("state-ideas"), "UM-10.8");
    let position = position.mine(|player| player.bright = 1);
    assert!(position.offered("state-ideas"));
}
