//! Chapter 11: the Inkpot.

use mittwoch_unconscious_mind::{Frame, Open};

use super::position::Position;

fn ink(position: Position, least: u8, most: u8) -> Position {
    position.frame(Frame::Ink { least, most })
}

/// UM-11.1, UM-11.2.
#[test]
fn each_row_of_spaces_has_its_steps() {
    for (space, steps) in [("1-2", 1), ("2-2", 2), ("3-2", 3), ("4-2", 4)] {
        let position = Position::new(2).answer("state-ideas");
        let point = position.verb("point").into_iter().find(|p| p.contains(space)).expect("open");
        let mut position = position.answer(&point).answer("lay 1 0");
        while !matches!(position.top(), Frame::Ink { .. }) {
            position = position.answer("skip");
        }
        assert_eq!(position.verb("ink"), [format!("ink {steps} 0")], "no way but this");
    }
}

/// UM-11.3.
#[test]
fn bright_ideas_change_the_steps_but_never_below_one() {
    let position = ink(Position::new(2).mine(|player| player.bright = 2), 2, 2);
    assert_eq!(position.verb("ink"), ["ink 1 1", "ink 2 0", "ink 3 1", "ink 4 2"]);
    assert_eq!(position.refused("ink 5 2"), "UM-11.3");
    let position = position.answer("ink 4 2");
    assert_eq!((position.me().inkpot, position.me().bright), (4, 0));
}

/// UM-11.4, UM-11.9.
#[test]
fn the_left_space_triggers_the_reputation_track() {
    let position = ink(Position::new(2), 4, 4).answer("ink 4 0");
    assert!(matches!(position.top(), Frame::May { .. }));
    let position = position.answer("do");
    assert!(position.told.iter().any(|event| matches!(event, Open::TrackTriggered { .. })));
    assert_eq!(position.top(), Frame::Zone);
}

/// UM-11.5, UM-11.6.
#[test]
fn passing_from_left_to_top_frees_an_idea_before_the_landing() {
    let position = ink(Position::new(2).mine(|player| player.inkpot = 4), 1, 1).answer("ink 1 0");
    assert_eq!((position.me().locked, position.me().ideas), (2, 4));
    assert_eq!(position.top(), Frame::PickColumn);
    assert_eq!(position.verb("line"), ["line column-1"], "the freed column can be triggered");
    assert_eq!(position.refused("line column-2"), "UM-11.10");
}

/// UM-11.7.
#[test]
fn a_long_way_may_free_two_ideas_and_the_fourth_crossing_none() {
    let lap = Position::new(2).mine(|player| (player.inkpot, player.bright) = (4, 2));
    let position = ink(lap, 4, 4).answer("ink 6 2");
    assert_eq!((position.me().locked, position.me().inkpot), (1, 0));
    let position = Position::new(2).mine(|player| {
        (player.inkpot, player.locked, player.ideas) = (4, 0, 6);
    });
    assert_eq!(ink(position, 1, 1).answer("ink 1 0").me().ideas, 6);
}

/// UM-11.8, UM-11.11, UM-11.12.
#[test]
fn a_row_gives_its_printed_insight_its_tiles_and_its_end() {
    let position = Position::new(2).dial(&[]).clear().tile(0, "second-cup");
    let position = ink(position, 1, 1).answer("ink 1 0");
    assert_eq!(position.verb("trigger"), ["trigger first", "trigger printed"]);
    let position =
        position.answer("trigger printed").answer("generate reserve common minor-growth");
    assert_eq!(position.refused("trigger printed"), "UM-11.11", "at most once");
    let position = position.answer("trigger first");
    assert_eq!((position.at("minor-growth"), position.me().coffee), (1, 6));
    let full = Position::new(2).dial(&["minor-passion"]).fill(&[0, 1, 2]);
    let full = ink(full, 1, 1).answer("ink 1 0");
    assert!(full.offered("trigger end"));
    let full = full.answer("trigger end").answer("elevate minor-passion common");
    assert_eq!(full.at("median-passion"), 1);
    assert!(full.offered("skip"), "the rest may be left out");
}

/// UM-11.10, UM-11.14.
#[test]
fn a_column_must_be_unlocked_from_whatever_source() {
    let position = Position::new(2).run("trigger column");
    assert_eq!(position.top(), Frame::Turn, "no column is unlocked");
    let position = Position::new(2).mine(|player| (player.locked, player.ideas) = (2, 4));
    let position = position.run("trigger column").answer("line column-1");
    assert!(matches!(position.top(), Frame::Line { line: 3, .. }));
    assert!(!position.offered("trigger printed"), "columns print nothing");
}

/// UM-11.13.
#[test]
fn effects_of_a_line_come_in_any_order() {
    let position = Position::new(2).dial(&[]).clear();
    let position = position.tile(0, "second-cup").tile(1, "garden-walk");
    let position = ink(position, 1, 1).answer("ink 1 0");
    let position = position.answer("trigger second").answer("pick 2").answer("skip");
    assert!(position.offered("trigger first") && !position.offered("trigger second"));
}

/// UM-11.15.
#[test]
fn a_range_of_steps_leaves_a_choice_that_bright_ideas_widen() {
    let position = ink(Position::new(2).mine(|player| player.bright = 1), 1, 3);
    assert_eq!(position.verb("ink"), ["ink 1 0", "ink 2 0", "ink 3 0", "ink 4 1"]);
}
