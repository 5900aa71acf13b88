//! Chapter 11: the way of the Inkpot and where it lands.

use mittwoch_unconscious_mind::{Frame, Insight, Open, Quality, Ring};

use crate::position::Position;

fn ink(position: Position, steps: u8) -> Position {
    position.frame(Frame::Ink { least: steps, most: steps })
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
    let position = ink(Position::new(2).mine(|player| player.bright = 2), 2);
    assert_eq!(position.verb("ink"), ["ink 1 1", "ink 2 0", "ink 3 1", "ink 4 2"]);
    assert_eq!(position.refused("ink 5 2"), "UM-11.3");
    let position = position.answer("ink 4 2");
    assert_eq!((position.me().inkpot, position.me().bright), (4, 0));
}

/// UM-11.5, UM-11.6.
#[test]
fn passing_from_left_to_top_frees_an_idea_before_the_landing() {
    let position = ink(Position::new(2).mine(|player| player.inkpot = 4), 1).answer("ink 1 0");
    assert_eq!((position.me().locked, position.me().ideas), (2, 4));
    assert_eq!(position.top(), Frame::PickColumn);
    assert_eq!(position.verb("line"), ["line column-1"], "the freed column can be triggered");
    assert_eq!(position.refused("line column-2"), "UM-11.10");
}

/// UM-11.7.
#[test]
fn a_long_way_may_free_two_ideas_and_the_fourth_crossing_none() {
    let lap = Position::new(2).mine(|player| (player.inkpot, player.bright) = (4, 2));
    let position = ink(lap, 4).answer("ink 6 2");
    assert_eq!((position.me().locked, position.me().inkpot), (1, 0));
    let position = Position::new(2).mine(|player| {
        (player.inkpot, player.locked, player.ideas) = (4, 0, 6);
    });
    assert_eq!(ink(position, 1).answer("ink 1 0").me().ideas, 6);
}

/// UM-11.8, UM-11.11, UM-11.12.
#[test]
fn a_row_gives_its_printed_insight_its_tiles_and_its_end() {
    let position = Position::new(2).dial(&[]).clear().tile(0, "second-cup");
    let position = ink(position, 1).answer("ink 1 0");
    assert_eq!(position.verb("trigger"), ["trigger first", "trigger printed"]);
    let position =
        position.answer("trigger printed").answer("generate reserve common minor-growth");
    assert_eq!(position.refused("trigger printed"), "UM-11.11", "at most once");
    let position = position.answer("trigger first");
    assert_eq!((position.at("minor-growth"), position.me().coffee), (1, 6));
    let full = Position::new(2).dial(&["minor-passion"]).fill(&[0, 1, 2]);
    let full = ink(full, 1).answer("ink 1 0");
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
    let position = ink(position, 1).answer("ink 1 0");
    let position = position.answer("trigger second").answer("pick 2").answer("skip");
    assert!(position.offered("trigger first") && !position.offered("trigger second"));
}

/// UM-11.15.
#[test]
fn a_range_of_steps_leaves_a_choice_that_bright_ideas_widen() {
    let position = Position::new(2).mine(|player| player.bright = 1);
    let position = position.frame(Frame::Ink { least: 1, most: 3 });
    assert_eq!(position.verb("ink"), ["ink 1 0", "ink 2 0", "ink 3 0", "ink 4 1"]);
}

/// UM-11.1: one piece or two, the way is the same and must be gone.
#[test]
fn two_pieces_do_not_lengthen_the_way() {
    for pieces in [1, 2] {
        let mut position = Position::new(2).state_ideas("2-2", "gain-research", pieces);
        while !matches!(position.top(), Frame::Ink { .. }) {
            position = position.answer("skip");
        }
        assert_eq!(position.verb("ink"), ["ink 2 0"]);
        assert_eq!([position.refused("ink 1 0"), position.refused("ink 3 0")], ["UM-11.3"; 2]);
        assert_eq!(position.refused("skip"), "UM-4.5");
    }
}

/// UM-11.3.
#[test]
fn bright_ideas_shorten_the_way_to_one_space_at_most() {
    let position = ink(Position::new(2).mine(|player| player.bright = 4), 3);
    let shorter = ["ink 1 2", "ink 2 1", "ink 3 0", "ink 4 1", "ink 5 2", "ink 6 3", "ink 7 4"];
    assert_eq!(position.verb("ink"), shorter);
    assert_eq!(position.refused("ink 0 3"), "UM-11.3");
    let position = position.answer("ink 1 2");
    assert_eq!((position.me().inkpot, position.me().bright), (1, 2));
}

/// UM-11.4, UM-11.8, UM-11.9.
#[test]
fn five_spaces_lie_in_a_circle() {
    let from = |inkpot: u8| {
        let start = Position::new(2).unlocked(1).mine(|player| player.inkpot = inkpot);
        ink(start, 1).answer("ink 1 0")
    };
    for row in 0..3 {
        let position = from(row);
        assert_eq!(position.me().inkpot, row + 1);
        assert_eq!(position.top(), Frame::Line { line: row, done: 0 });
    }
    let left = from(3).answer("do");
    assert!(left.heard(|event| matches!(event, Open::TrackTriggered { .. })));
    let top = from(4);
    assert_eq!((top.me().inkpot, top.top()), (0, Frame::PickColumn));
}

/// UM-11.8.
#[test]
fn spaces_on_the_way_are_not_resolved() {
    let position = ink(Position::new(2), 3).answer("ink 3 0");
    assert_eq!(position.top(), Frame::Line { line: 2, done: 0 });
    let position = position.answer("skip");
    assert_eq!((position.top(), position.me().locked), (Frame::Turn, 3), "no icon was crossed");
}

/// UM-11.5: columns are unlocked from the left.
#[test]
fn the_leftmost_locked_idea_is_freed_first() {
    for (freed, columns) in [(0, [false; 3]), (1, [true, false, false]), (2, [true, true, false])] {
        let position = Position::new(2).unlocked(freed);
        assert_eq!([0, 1, 2].map(|column| position.me().is_unlocked(column)), columns);
        let position = ink(position.mine(|player| player.inkpot = 4), 1).answer("ink 1 0");
        assert_eq!(position.me().locked, 2 - freed);
        assert!(position.me().is_unlocked(freed));
    }
}

/// UM-11.5, UM-11.7: the left space itself frees nothing.
#[test]
fn an_idea_is_freed_by_crossing_and_not_by_landing_before_the_icon() {
    let position = ink(Position::new(2), 4).answer("ink 4 0");
    assert_eq!(position.me().locked, 3);
    let last = Position::new(2).unlocked(2).mine(|player| (player.inkpot, player.bright) = (4, 2));
    let last = ink(last, 4).answer("ink 6 2");
    assert_eq!((last.me().locked, last.me().ideas), (0, 6), "two crossings, one idea left");
}

/// UM-11.10, UM-13.9.
#[test]
fn a_completed_column_gives_its_foot_once() {
    let position = Position::new(2).dial(&[]).unlocked(1).clear().fill(&[0, 3, 6]);
    let position = position.run("trigger column").answers(&["line column-1", "trigger end"]);
    let position = position.answer("generate reserve common median-growth");
    assert_eq!(position.at("median-growth"), 1);
    assert_eq!(position.refused("trigger end"), "UM-11.11", "at most once");
    let open = Position::new(2).dial(&[]).unlocked(1).clear().fill(&[0, 3]);
    let open = open.tile(0, "second-cup").run("trigger column").answer("line column-1");
    assert!(open.offered("trigger first") && !open.offered("trigger end"), "not completed");
}

/// UM-11.11.
#[test]
fn a_row_that_is_not_completed_has_no_end() {
    let position = Position::new(2).dial(&["minor-growth"]).clear().fill(&[0, 1]);
    let position = ink(position, 1).answer("ink 1 0");
    assert!(position.offered("trigger printed"));
    assert_eq!(position.refused("trigger end"), "UM-11.11");
}

/// UM-11.12.
#[test]
fn the_rows_print_growth_freedom_and_passion() {
    for (steps, quality) in (1..).zip(Quality::ALL) {
        let position = ink(Position::new(2), steps).answer(&format!("ink {steps} 0"));
        let position = position.answer("trigger printed");
        let insight = Insight { ring: Ring::Minor, quality: Some(quality) };
        assert_eq!(position.top(), Frame::Generate(insight));
    }
}

/// UM-11.13: an effect is over before the next one begins.
#[test]
fn a_part_of_a_line_is_resolved_in_full() {
    let position = Position::new(2).dial(&[]).clear().tile(0, "second-cup");
    let position = ink(position, 1).answers(&["ink 1 0", "trigger printed"]);
    assert_eq!(position.refused("trigger first"), "UM-4.7");
    let position = position.answers(&["skip", "trigger first"]);
    assert_eq!((position.me().coffee, position.top()), (6, Frame::Turn));
}

/// UM-11.15.
#[test]
fn steps_from_a_district_bonus_unlock_and_land_as_well() {
    let position = Position::new(2).mine(|player| player.inkpot = 4);
    let position = position.run("move inkpot 1..3 + gain box 2").answer("pick 1");
    assert_eq!(position.verb("ink"), ["ink 1 0", "ink 2 0", "ink 3 0"]);
    let position = position.answer("ink 1 0");
    assert_eq!((position.me().locked, position.me().ideas), (2, 4));
    assert_eq!(position.top(), Frame::PickColumn);
    let position = position.answer("skip");
    assert_eq!(position.me().boxes, 2, "the rest of the bonus follows");
}
